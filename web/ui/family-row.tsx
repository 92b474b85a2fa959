import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Avatar } from './avatar.tsx';
import './family-row.css';

/** The people of a family side by side, one of whom the page is about. */
export const FamilyRow = (nav: Omit<ComponentProps<'nav'>, 'className'>) => <nav {...nav} className="family-row" />;

interface FamilyMemberProps {
  readonly to: string;
  readonly called: string;
  readonly isChosen: boolean;
  /** The full name, the age, and who the person is. */
  readonly children: ReactNode;
}

/** One of them: the initial, the name and more. */
export const FamilyMember = ({ to, called, isChosen, children }: FamilyMemberProps) => (
  <Link to={to} className="family-member" aria-current={isChosen ? 'page' : undefined}>
    <Avatar name={called} />
    <span className="grid min-w-0">{children}</span>
  </Link>
);
