import { Plus, ShieldCheck } from 'lucide-react';
import { useId } from 'react';
import { NavLink } from 'react-router-dom';
import { m } from '../i18n/paraglide/messages.js';
import { Button } from '../ui/button.tsx';
import { MenuItem } from '../ui/menu-item.tsx';
import { type Entry, lowerEntries, primaryEntries } from './navigation.ts';
import { paths } from '../lib/paths.ts';
import { useIsStaff } from '../lib/use-session.ts';
import { useLedTo } from './use-led-to.ts';

/** A page's name with its hint below, highlighted on the page and its subpages. */
function EntryLink({ entry: { path, name, hint, icon: Icon }, onLeave }: { entry: Entry; onLeave: (() => void) | undefined }) {
  const hintId = useId();
  return (
    // The link covers both rows: the label is its name, the hint only describes it.
    <li className="grid grid-rows-[2.25rem_auto]">
      <MenuItem
        as={NavLink}
        to={path}
        className="col-start-1 row-span-2 row-start-1 items-start pt-2"
        aria-describedby={hintId}
        onClick={onLeave}
      >
        <Icon size={20} aria-hidden="true" className="mt-0.5 shrink-0" />
        {name()}
      </MenuItem>
      <span id={hintId} className="pointer-events-none col-start-1 row-start-2 ps-11 pe-3 pb-2 text-sm text-muted">
        {hint()}
      </span>
    </li>
  );
}

/** Navigation, quick action and badge: beside the page, or over it on a phone. */
export function Sidebar({ onLeave }: { onLeave?: () => void }) {
  const isStaff = useIsStaff();
  const ledTo = useLedTo();
  const entries = (list: typeof primaryEntries) => (
    <ul className="grid gap-1">
      {ledTo(list).map((entry) => (
        <EntryLink key={entry.path} entry={entry} onLeave={onLeave} />
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
