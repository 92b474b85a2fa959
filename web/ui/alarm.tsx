import type { ElementType } from 'react';
import { type As, classes } from './as.ts';
import './alarm.css';

/** A surface for emergencies. */
export function Alarm<Drawn extends ElementType = 'section'>({ as, className, ...rest }: As<Drawn>) {
  const Element: ElementType = as ?? 'section';
  return <Element {...rest} className={classes('alarm', className)} />;
}
