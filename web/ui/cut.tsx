import { classes } from './as.ts';
import './cut.css';

interface CutProps {
  /** The text's own direction, by its first letter unless given. */
  readonly dir?: 'ltr' | 'auto';
  readonly className?: string;
  readonly children: string;
}

/** A text on its own line. If it does not fit, its end is cut off in either direction of the page, because the beginning identifies it. */
export const Cut = ({ dir = 'auto', className, children }: CutProps) => (
  <span dir={dir} title={children} className={classes('cut', className)}>
    {children}
  </span>
);
