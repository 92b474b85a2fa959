import type { ElementType } from 'react';
import { type As, classes } from './as.ts';
import './icon-button.css';

/** A button with only an icon, or a link that looks like one (`as`). It needs an `aria-label` or text for screen readers. */
export function IconButton<Drawn extends ElementType = 'button'>({ as, className, ...rest }: As<Drawn>) {
  const Element: ElementType = as ?? 'button';
  return <Element {...(Element === 'button' && { type: 'button' })} {...rest} className={classes('icon-button', className)} />;
}
