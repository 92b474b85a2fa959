import type { ElementType } from 'react';
import { type As, classes } from './as.ts';
import type { Tone } from './tone.ts';
import './chip.css';
import './tone.css';

interface Look {
  readonly tone: Tone;
  readonly size?: 'small' | 'normal';
  /** `dot` for what many rows have: a dot and the word; `solid` for what must be seen first. */
  readonly look?: 'pill' | 'dot' | 'solid';
}

/** A short label, in words and colour. */
export function Chip<Drawn extends ElementType = 'span'>({ as, tone, size = 'small', look = 'pill', className, ...rest }: As<Drawn, Look>) {
  const Element: ElementType = as ?? 'span';
  return <Element {...rest} className={classes('chip', className)} data-tone={tone} data-size={size} data-look={look} />;
}
