import { classes } from './as.ts';
import './cut.css';

interface CutProps {
  /** The text's own direction, by its first letter unless given. */
  readonly dir?: 'ltr' | 'auto';
  readonly className?: string;
  readonly children: string;
}

/** A text on a line of its own. Where it has no room its end is cut off, whatever the page's direction: the beginning says whose it is. */
export const Cut = ({ dir = 'auto', className, children }: CutProps) => (
  <span dir={dir} title={children} className={classes('cut', className)}>
    {children}
  </span>
);
