import type { ComponentProps } from 'react';
import { classes } from './as.ts';
import './control.css';

/** A single-line input: text, number or password. */
export const Input = ({ className, ...input }: ComponentProps<'input'>) => <input {...input} className={classes('control', className)} />;

/** A choice among many options. */
export const Select = ({ className, ...select }: ComponentProps<'select'>) => (
  <select {...select} className={classes('control', className)} />
);

/** Multi-line text. */
export const TextArea = ({ className, ...area }: ComponentProps<'textarea'>) => (
  <textarea {...area} className={classes('control', className)} />
);

/** A slider between two ends. */
export const Range = (range: Omit<ComponentProps<'input'>, 'type' | 'className'>) => <input {...range} type="range" className="range" />;
