import type { ComponentProps, ReactNode } from 'react';
import { classes } from './as.ts';
import './field-group.css';

/** Related fields under a common legend. */
export const FieldGroup = ({ legend, children, ...fieldset }: { legend: string } & Omit<ComponentProps<'fieldset'>, 'className'>) => (
  <fieldset {...fieldset} className="field-group">
    <legend>{legend}</legend>
    {children}
  </fieldset>
);

/** A part of a form with its own groups, under a heading. */
export const FormPart = ({ children }: { children: ReactNode }) => <section className="field-group grid gap-5">{children}</section>;

/** Fields side by side where there is room. */
export const FormFields = ({ className, children }: { className?: string; children: ReactNode }) => (
  <div className={classes('form-fields', className)}>{children}</div>
);
