import type { ComponentProps, ReactNode } from 'react';
import { classes } from './as.ts';
import './field-group.css';

/** Fields that belong together, under the name of what they are about. */
export const FieldGroup = ({ legend, children, ...fieldset }: { legend: string } & Omit<ComponentProps<'fieldset'>, 'className'>) => (
  <fieldset {...fieldset} className="field-group">
    <legend>{legend}</legend>
    {children}
  </fieldset>
);

/** A part of a form with groups of its own, under a heading. */
export const FormPart = ({ children }: { children: ReactNode }) => <section className="field-group grid gap-5">{children}</section>;

/** Fields beside each other where there is room. */
export const FormFields = ({ className, children }: { className?: string; children: ReactNode }) => (
  <div className={classes('form-fields', className)}>{children}</div>
);
