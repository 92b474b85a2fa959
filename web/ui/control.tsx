import type { ComponentProps } from 'react';
import { classes } from './as.ts';
import './control.css';

/** A line of text, a number, a date, a password. */
export const Input = ({ className, ...input }: ComponentProps<'input'>) => <input {...input} className={classes('control', className)} />;

/** One of many answers. */
export const Select = ({ className, ...select }: ComponentProps<'select'>) => (
  <select {...select} className={classes('control', className)} />
);

/** Several lines of text. */
export const TextArea = ({ className, ...area }: ComponentProps<'textarea'>) => (
  <textarea {...area} className={classes('control', className)} />
);

/** What is dragged between two ends. */
export const Range = (range: Omit<ComponentProps<'input'>, 'type' | 'className'>) => <input {...range} type="range" className="range" />;
