import { useQuery } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { dutyWords } from '#contract/staff/accounts.ts';
import { wordFor } from '../../lib/open-words.ts';
import { staffKeptMs, staffQuery, useOwnDuties } from '../../lib/roster.ts';
import { said } from '../../lib/said.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { Select } from '../../ui/control.tsx';

interface ColleagueSelectProps extends Omit<ComponentProps<'select'>, 'className' | 'children' | 'onChange'> {
  /** Who cannot be chosen. */
  readonly without?: string;
  readonly onChoose: (userId: string) => void;
}

const saidDuties = Object.fromEntries(Object.entries(dutyWords).map(([duty, words]) => [duty, () => said(words)]));

/** Chooses somebody who works here: oneself, or a colleague by name and duties. */
export function ColleagueSelect({ without, onChoose, ...select }: ColleagueSelectProps) {
  const { id: own } = useOwnDuties();
  const { data = [] } = useQuery({ ...staffQuery, staleTime: staffKeptMs });
  const colleagues = data
    .filter(({ id, hasLeft }) => id !== own && id !== without && !hasLeft)
    .map(({ id, name, duties }) => ({
      id,
      text: [said(name), duties.map((duty) => wordFor(saidDuties, duty)).join(m.listComma())].filter(Boolean).join(' · '),
    }))
    .toSorted((one, other) => one.text.localeCompare(other.text));
  return (
    <Select {...select} onChange={({ target: { value } }) => onChoose(value)}>
      <option value="">{m.choose()}</option>
      {own !== without && <option value={own}>{m.taskForMe()}</option>}
      {colleagues.map(({ id, text }) => (
        <option key={id} value={id}>
          {text}
        </option>
      ))}
    </Select>
  );
}
