import type { ElementType } from 'react';
import { type As, classes } from './as.ts';
import './button.css';

interface Look {
  /** How prominent it is; `call` is for a number to call, on an alarm surface. */
  readonly look?: 'primary' | 'plain' | 'ghost' | 'danger' | 'danger-soft' | 'call';
  /** `small` is for a row of many. */
  readonly size?: 'small' | 'normal' | 'large';
}

/** A button, or a link that looks like one (`as`). */
export function Button<Drawn extends ElementType = 'button'>({ as, look = 'plain', size = 'normal', className, ...rest }: As<Drawn, Look>) {
  const Element: ElementType = as ?? 'button';
  return (
    <Element
      {...(Element === 'button' && { type: 'button' })}
      {...rest}
      className={classes('button', className)}
      data-look={look}
      data-size={size}
    />
  );
}
