import type { SeriesDone, SeriesProblem } from '#contract/appointments/series.ts';
import { useLocale } from '../../lib/locale.ts';
import { wordFor } from '../../lib/open-words.ts';
import { formatLongDate } from '../../lib/weekday.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { clockOf } from './chosen-text.ts';

const problemName: Readonly<Record<SeriesProblem, () => string>> = {
  closed: () => m.seriesClosed(),
  taken: () => m.seriesTaken(),
  patientBusy: () => m.seriesPatientBusy(),
  past: () => m.seriesPast(),
  changed: () => m.seriesChanged(),
};
/** Why a date of a series is not booked as it is wanted. */
export const problemWord = (problem: string): string => wordFor(problemName, problem);

/** The dates for which something was not done, and why. */
export function Refused({ of }: { readonly of: SeriesDone['refused'] }) {
  const locale = useLocale();
  return (
    <ul className="list-disc ps-5">
      {of.map(({ date, time, problem }) => (
        <li key={`${date} ${time}`}>
          {formatLongDate(locale, date)}
          {m.listComma()}
          {clockOf(locale, { date, time })}: {problemWord(problem)}
        </li>
      ))}
    </ul>
  );
}
