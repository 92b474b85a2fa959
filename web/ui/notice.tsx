import type { ElementType } from 'react';
import { type As, classes } from './as.ts';
import type { Tone } from './tone.ts';
import './notice.css';
import './tone.css';

interface Look {
  readonly tone?: Tone;
}

/** Something to know before going on; without a tone, an error, which is announced. */
export function Notice<Drawn extends ElementType = 'p'>({ as, tone, className, ...rest }: As<Drawn, Look>) {
  const Element: ElementType = as ?? 'p';
  return (
    <Element {...(tone === undefined && { role: 'alert' })} {...rest} className={classes('notice', className)} data-tone={tone ?? 'red'} />
  );
}
