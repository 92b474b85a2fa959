import type { ElementType } from 'react';
import { type As, classes } from './as.ts';
import type { Tone } from './tone.ts';
import './notice.css';
import './tone.css';

interface Look {
  readonly tone?: Tone;
  /** It answers what was just done elsewhere on the page: it comes into view and takes the focus. */
  readonly takesFocus?: boolean;
}

const seen = (notice: HTMLElement | null): void => {
  notice?.focus({ preventScroll: true });
  notice?.scrollIntoView({ block: 'center' });
};

/** Something to know before going on; without a tone, an error, which is announced. */
export function Notice<Drawn extends ElementType = 'p'>({ as, tone, takesFocus = false, className, ...rest }: As<Drawn, Look>) {
  const Element: ElementType = as ?? 'p';
  return (
    <Element
      {...(tone === undefined && { role: 'alert' })}
      {...(takesFocus && { ref: seen, tabIndex: -1 })}
      {...rest}
      className={classes('notice', className)}
      data-tone={tone ?? 'red'}
    />
  );
}
