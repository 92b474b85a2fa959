import type { ElementType } from 'react';
import { type As, classes } from './as.ts';
import './ltr.css';

/**
 * A phone number, id or code, which reads left to right in every language. A number stays on one line, as nobody can dial or compare half of
 * one; `breaks` says that it may be too long for that, such as an e-mail address or an id.
 */
export function Ltr<Drawn extends ElementType = 'bdi'>({ as, className, breaks, ...rest }: As<Drawn, { readonly breaks?: boolean }>) {
  const Element: ElementType = as ?? 'bdi';
  return <Element {...rest} className={classes('ltr', className)} data-breaks={breaks} />;
}
