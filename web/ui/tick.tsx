import type { ComponentProps } from 'react';
import { classes } from './as.ts';
import './tick.css';

interface TickProps extends ComponentProps<'input'> {
  readonly type: 'checkbox' | 'radio';
}

/** A checkbox or radio button, large enough for a finger. */
export const Tick = ({ className, ...input }: TickProps) => <input {...input} className={classes('tick', className)} />;
