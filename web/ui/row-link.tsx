import { Link, type LinkProps } from 'react-router-dom';
import './row-link.css';

interface RowLinkProps extends Omit<LinkProps, 'className'> {
  /** Whether all of the row or tile it stands in opens it; that must be `position: relative`. */
  readonly covers?: boolean;
}

/** The name of a record, which opens it. */
export const RowLink = ({ covers = false, ...link }: RowLinkProps) => <Link {...link} className="row-link" data-covers={covers} />;
