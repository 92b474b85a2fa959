import { Link, type LinkProps } from 'react-router-dom';
import './row-link.css';

interface RowLinkProps extends Omit<LinkProps, 'className'> {
  /** Whether all of its row or tile opens the record; that must be `position: relative`. */
  readonly covers?: boolean;
}

/** A record's name, which opens it. */
export const RowLink = ({ covers = false, ...link }: RowLinkProps) => <Link {...link} className="row-link" data-covers={covers} />;
