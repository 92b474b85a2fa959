import { useState } from 'react';
import type { Appointment } from '#contract/appointments/appointments.ts';
import { plain } from '#contract/base/plain.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { Input } from '../../ui/control.tsx';

/** What an appointment is found by: the patient's names, the clinician's, and the reason. */
const textOf = ({ patient: { firstName, lastName, nameArabic }, clinician, reason }: Appointment): string =>
  plain([firstName, lastName, nameArabic, ...Object.values(clinician?.name ?? {}), ...Object.values(reason ?? {})].join(' '));
/** Fewer appointments are seen at once. */
const searchedFrom = 8;

/** The appointments of a day that have all words typed into `field`; all of them while nothing is typed. */
export function useDaySearch(of: readonly Appointment[] = []) {
  const [searched, setSearched] = useState('');
  const words = plain(searched).split(/\s+/).filter(Boolean);
  return {
    found: of.filter((one) => words.every((word) => textOf(one).includes(word))),
    isSearched: words.length > 0,
    field: of.length >= searchedFrom && (
      <Input
        type="search"
        className="max-w-sm"
        aria-label={m.appointmentsSearch()}
        placeholder={m.appointmentsSearch()}
        autoComplete="off"
        dir="auto"
        value={searched}
        onChange={({ target: { value } }) => setSearched(value)}
      />
    ),
  };
}
