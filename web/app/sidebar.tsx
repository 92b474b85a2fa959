import { Plus, ShieldCheck } from 'lucide-react';
import { NavLink } from 'react-router-dom';
import { m } from '../i18n/paraglide/messages.js';
import { Button } from '../ui/button.tsx';
import { MenuItem } from '../ui/menu-item.tsx';
import { lowerEntries, primaryEntries } from './navigation.ts';
import { paths } from '../lib/paths.ts';
import { useIsStaff } from '../lib/use-session.ts';

/** Navigation, quick action and badge: beside the page, or over it on a phone. */
export function Sidebar({ onLeave }: { onLeave?: () => void }) {
  const isStaff = useIsStaff();
  const entries = (list: typeof primaryEntries) => (
    <ul className="grid gap-1">
      {list.map(({ path, name, hint, icon: Icon }) => (
        <li key={path}>
          {/* Highlighted on its own page and its subpages. */}
          <MenuItem as={NavLink} to={path} title={hint()} onClick={onLeave}>
            <Icon size={20} aria-hidden="true" />
            {name()}
          </MenuItem>
        </li>
      ))}
    </ul>
  );
  return (
    <div className="flex grow flex-col gap-4">
      {entries(primaryEntries)}
      {isStaff && (
        <Button as={NavLink} look="primary" to={paths.newPatient} className="w-full" onClick={onLeave}>
          <Plus aria-hidden="true" />
          {m.addNewPatient()}
        </Button>
      )}
      <div className="mt-auto grid gap-4 border-t pt-4">
        {entries(lowerEntries)}
        <p className="flex items-center gap-3 rounded-xl bg-accent-tint px-3 py-2.5 text-sm text-accent-text">
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
