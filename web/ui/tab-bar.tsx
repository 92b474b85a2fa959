import type { LucideIcon } from 'lucide-react';
import { NavLink } from 'react-router-dom';
import './tab-bar.css';

interface Tab {
  readonly path: string;
  readonly to: string;
  readonly name: string;
  readonly icon: LucideIcon;
}

/** The main pages along the lower edge of a phone, below the thumb. */
export const TabBar = ({ label, tabs }: { label: string; tabs: readonly Tab[] }) => (
  <nav aria-label={label} className="tab-bar">
    <ul>
      {tabs.map(({ path, to, name, icon: Icon }) => (
        <li key={path}>
          <NavLink to={to}>
            <Icon size={22} aria-hidden="true" />
            {name}
          </NavLink>
        </li>
      ))}
    </ul>
  </nav>
);
