import type { ElementType } from 'react';
import { type As, classes } from './as.ts';
import './choice.css';

interface Look {
  /** A card may span several lines. */
  readonly look?: 'line' | 'card';
}

/** One of a few answers: a label around its tick, or a button with `as`. */
export function Choice<Drawn extends ElementType = 'label'>({ as, look = 'line', className, ...rest }: As<Drawn, Look>) {
  const Element: ElementType = as ?? 'label';
  return <Element {...(Element === 'button' && { type: 'button' })} {...rest} className={classes('choice', className)} data-look={look} />;
}
