import type { ElementType } from 'react';
import { type As, classes } from './as.ts';
import './text-link.css';

/** A link in text or beside other links; a router link or a button with `as`. */
export function TextLink<Drawn extends ElementType = 'a'>({ as, className, ...rest }: As<Drawn>) {
  const Element: ElementType = as ?? 'a';
  return <Element {...rest} className={classes('text-link', className)} />;
}
