import { Plus, ShieldCheck, UserPlus } from 'lucide-react';
import { useId } from 'react';
import { NavLink } from 'react-router-dom';
import { m } from '../i18n/paraglide/messages.js';
import { Button } from '../ui/button.tsx';
import { MenuItem } from '../ui/menu-item.tsx';
import { RailItem } from '../ui/rail-item.tsx';
import { type Entry, lowerEntries, ownEntries, ownLowerEntries, primaryEntries } from './navigation.ts';
import { paths } from '../lib/paths.ts';
import { useIsStaff } from '../lib/use-session.ts';
import { useLedTo, useOwnAddress } from './use-led-to.ts';

interface EntryLinkProps {
  readonly entry: Entry;
  readonly to: string;
  readonly onLeave: (() => void) | undefined;
}

/** A page's name with its hint below, highlighted on the page and its subpages. */
function EntryLink({ entry: { name, hint, icon: Icon }, to, onLeave }: EntryLinkProps) {
  const hintId = useId();
  return (
    // The link covers both rows: the label is its name, the hint only describes it.
    <li className="grid grid-rows-[2.25rem_auto]">
      <MenuItem
        as={NavLink}
        to={to}
        className="col-start-1 row-span-2 row-start-1 items-start pt-2"
        aria-describedby={hintId}
        onClick={onLeave}
      >
        <Icon size={20} aria-hidden="true" className="mt-0.5 shrink-0" />
        {name()}
      </MenuItem>
      {/* In a low window the hints would push the last pages out of sight. */}
      <span
        id={hintId}
        className="pointer-events-none col-start-1 row-start-2 ps-11 pe-3 pb-2 text-sm text-muted [@media(height<62rem)]:sr-only"
      >
        {hint()}
      </span>
    </li>
  );
}

/** The staff's navigation beside pages that need the width, a patient's and the day's: names below icons. */
export function NarrowSidebar() {
  const ledTo = useLedTo();
  const entries = (of: typeof primaryEntries) => (
    <ul className="grid">
      {ledTo(of).map(({ path, name, icon }) => (
        <li key={path}>
          <RailItem as={NavLink} icon={icon} name={name()} to={path} />
        </li>
      ))}
    </ul>
  );
  return (
    <div className="flex grow flex-col gap-2">
      {entries(primaryEntries)}
      <RailItem as={NavLink} icon={UserPlus} name={m.addNewPatient()} to={paths.newPatient} />
      <div className="mt-auto border-t pt-2">{entries(lowerEntries)}</div>
    </div>
  );
}

/** Navigation, quick action and badge: beside the page, or over it on a phone. */
export function Sidebar({ onLeave }: { onLeave?: () => void }) {
  const isStaff = useIsStaff();
  const ledTo = useLedTo();
  const ownAddress = useOwnAddress();
  const entries = (ofStaff: typeof primaryEntries, own: typeof ownEntries) => (
    <ul className="grid gap-1">
      {isStaff
        ? ledTo(ofStaff).map((entry) => <EntryLink key={entry.path} entry={entry} to={entry.path} onLeave={onLeave} />)
        : own.map((entry) => <EntryLink key={entry.path} entry={entry} to={ownAddress(entry)} onLeave={onLeave} />)}
    </ul>
  );
  return (
    <div className="flex grow flex-col gap-4">
      {entries(primaryEntries, ownEntries)}
      {isStaff && (
        <Button as={NavLink} look="primary" to={paths.newPatient} className="w-full" onClick={onLeave}>
          <Plus aria-hidden="true" />
          {m.addNewPatient()}
        </Button>
      )}
      <div className="mt-auto grid gap-4 border-t pt-4">
        {entries(lowerEntries, ownLowerEntries)}
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
