import type { ElementType } from 'react';
import { type As, classes } from './as.ts';
import './panel.css';

/** A raised surface for things that belong together. */
export function Panel<Drawn extends ElementType = 'section'>({ as, className, ...rest }: As<Drawn>) {
  const Element: ElementType = as ?? 'section';
  return <Element {...rest} className={classes('panel', className)} />;
}
