import type { ElementType } from 'react';
import { type As, classes } from './as.ts';
import { Notice } from './notice.tsx';
import type { Tone } from './tone.ts';
import './sticky-notice.css';

/** A notice that stays in view below what it is about, and moves nothing. */
export function StickyNotice<Drawn extends ElementType = 'p'>({ className, ...rest }: As<Drawn, { readonly tone?: Tone }>) {
  return <Notice {...rest} className={classes('sticky-notice', className)} />;
}
