import type { ElementType } from 'react';
import { type As, classes } from './as.ts';
import './ltr.css';

/** A phone number, id or code, which reads left to right in every language. */
export function Ltr<Drawn extends ElementType = 'bdi'>({ as, className, ...rest }: As<Drawn>) {
  const Element: ElementType = as ?? 'bdi';
  return <Element {...rest} className={classes('ltr', className)} />;
}
