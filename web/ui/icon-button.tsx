import type { ElementType } from 'react';
import { type As, classes } from './as.ts';
import './icon-button.css';

/** A button that is a picture alone, or a link that looks like one (`as`). It needs an `aria-label`, or words that are not seen. */
export function IconButton<Drawn extends ElementType = 'button'>({ as, className, ...rest }: As<Drawn>) {
  const Element: ElementType = as ?? 'button';
  return <Element {...(Element === 'button' && { type: 'button' })} {...rest} className={classes('icon-button', className)} />;
}
