import type { ElementType } from 'react';
import { type As, classes } from './as.ts';
import './menu-item.css';

/** A menu entry: a router link or a button, depending on `as`. */
export function MenuItem<Drawn extends ElementType>({ as, className, ...rest }: As<Drawn> & { readonly as: Drawn }) {
  const Element: ElementType = as;
  return <Element {...(Element === 'button' && { type: 'button' })} {...rest} className={classes('menu-item', className)} />;
}
