import { Plus, ShieldCheck } from 'lucide-react';
import { NavLink } from 'react-router-dom';
import { m } from '../i18n/paraglide/messages.js';
import { lowerEntries, primaryEntries } from './navigation.ts';
import { paths } from '../lib/paths.ts';
import { useIsStaff } from '../lib/use-session.ts';

/** The entries, the quick action and the badge: beside the page, or over it on a phone. */
export function Sidebar({ onLeave }: { onLeave?: () => void }) {
  const isStaff = useIsStaff();
  const entries = (list: typeof primaryEntries) => (
    <ul className="grid gap-1">
      {list.map(({ path, name, hint, icon: Icon }) => (
        <li key={path}>
          {/* Highlighted on its own page and on those below it. */}
          <NavLink to={path} className="nav-link" title={hint()} onClick={onLeave}>
            <Icon size={20} aria-hidden="true" />
            {name()}
          </NavLink>
        </li>
      ))}
    </ul>
  );
  return (
    <div className="flex grow flex-col gap-4">
      {entries(primaryEntries)}
      {isStaff && (
        <NavLink to={paths.newPatient} className="button button--primary w-full" onClick={onLeave}>
          <Plus aria-hidden="true" />
          {m.addNewPatient()}
        </NavLink>
      )}
      <div className="mt-auto grid gap-4 border-t pt-4" data-line>
        {entries(lowerEntries)}
        <p className="flex items-center gap-3 rounded-xl px-3 py-2.5 text-sm" data-badge>
          <ShieldCheck size={20} aria-hidden="true" className="shrink-0" />
          <span>
            <span className="block font-semibold">{m.badgeHipaa()}</span>
            {m.badgeSecure()}
          </span>
        </p>
      </div>
    </div>
  );
}
