import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { namesOf } from '../lib/person.ts';
import { patientListQuery } from '../features/patients/queries.ts';
import { m } from '../i18n/paraglide/messages.js';
import { Input } from '../ui/control.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { MenuItem } from '../ui/menu-item.tsx';
import { useLocale } from '../lib/locale.ts';
import { lowerEntries, primaryEntries } from './navigation.ts';
import { paths } from '../lib/paths.ts';
import { useSettled } from '../lib/use-settled.ts';
import { useIsStaff } from '../lib/use-session.ts';

interface Target {
  readonly path: string;
  readonly name: string;
  readonly hint: string;
}

const patientsShown = 5;
const searchFrom = 2;

/** Ctrl-K: finds a page or a patient from a few letters, without the mouse. */
export function CommandPalette({ onClose }: { onClose: () => void }) {
  const locale = useLocale();
  const navigate = useNavigate();
  const isStaff = useIsStaff();
  const dialog = useRef<HTMLDialogElement>(null);
  const [text, setText] = useState('');
  const wanted = text.trim();
  const search = useSettled(wanted);
  useEffect(() => dialog.current?.showModal(), []);

  const { data } = useQuery({
    ...patientListQuery({ page: 1, search, status: '', sortBy: 'createdAt', sortOrder: 'desc' }, undefined),
    enabled: search.length >= searchFrom,
  });
  const pages: Target[] = [
    ...[...primaryEntries, ...lowerEntries]
      .filter(({ forStaff }) => isStaff || !forStaff)
      .map(({ path, name, hint }) => ({ path, name: name(), hint: hint() })),
    ...(isStaff ? [{ path: paths.newPatient, name: m.addNewPatient(), hint: '' }] : []),
  ].filter(({ name, hint }) => `${name} ${hint}`.toLowerCase().includes(wanted.toLowerCase()));
  const patients: Target[] =
    // Enter opens the first target, so matches for an earlier text, perhaps another patient, are left out.
    wanted.length < searchFrom || search !== wanted
      ? []
      : (data?.patients ?? []).slice(0, patientsShown).map((patient) => ({
          path: paths.patient(patient.id),
          name: namesOf(patient, locale).name,
          hint: patient.personalInfo.email,
        }));
  const targets = [...patients, ...pages];

  const open = (event: SubmitEvent) => {
    event.preventDefault();
    const [first] = targets;
    if (first === undefined) return;
    onClose();
    void navigate(first.path);
  };
  /** Arrow keys move from the field through the links and wrap around. */
  const walk = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step === 0) return;
    event.preventDefault();
    const stops = [...(dialog.current?.querySelectorAll<HTMLElement>('input, a') ?? [])];
    const at = stops.findIndex((stop) => stop === document.activeElement);
    stops[(at + step + stops.length) % stops.length]?.focus();
  };

  return (
    <Dialog ref={dialog} look="palette" closedby="any" aria-label={m.quickSearch()} onClose={onClose} onKeyDown={walk}>
      <form onSubmit={open}>
        <Input
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- typing is what the dialog is for
          autoFocus
          className="border-0"
          type="text"
          inputMode="search"
          aria-label={m.quickSearch()}
          placeholder={m.quickSearchHint()}
          autoComplete="off"
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </form>
      <ul className="border-t p-1">
        {targets.map(({ path, name, hint }) => (
          <li key={path}>
            <MenuItem as={Link} to={path} className="flex-wrap content-center items-baseline gap-y-0 py-1" onClick={onClose}>
              <bdi>{name}</bdi>
              <bdi className="truncate text-sm font-normal text-muted">{hint}</bdi>
            </MenuItem>
          </li>
        ))}
      </ul>
      <output className="block px-4 text-muted">{targets.length === 0 && m.quickSearchNothing()}</output>
    </Dialog>
  );
}
