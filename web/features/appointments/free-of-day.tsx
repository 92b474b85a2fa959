import type { Clinician, FreeTime } from '#contract/appointments/appointments.ts';
import { formatNumber, useLocale } from '../../lib/locale.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { Choice } from '../../ui/choice.tsx';
import { Disclosure, Folds } from '../../ui/disclosure.tsx';
import { Tick } from '../../ui/tick.tsx';
import type { Place } from './appointment-draft.ts';
import { clockOf, nameOfClinician } from './chosen-text.ts';

interface FreeOfDayProps {
  readonly rows: readonly FreeTime[];
  readonly clinicians: readonly Clinician[];
  readonly place: Place | undefined;
  readonly onPlace: (place: Place) => void;
}

/** More clinicians than this are folded, each with the first free time. */
const unfolded = 4;

/** Who is free on a day, the soonest first, and when. */
export function FreeOfDay({ rows, clinicians, place, onPlace }: FreeOfDayProps) {
  const locale = useLocale();
  const times = ({ date, clinicianId, times: all }: FreeTime) => (
    <div className="flex flex-wrap gap-2">
      {all.map((time) => (
        <Choice key={time}>
          <Tick
            type="radio"
            name="time"
            checked={place?.clinicianId === clinicianId && place.date === date && place.time === time}
            onChange={() => onPlace({ clinicianId, date, time })}
          />
          <span className="tabular-nums">{clockOf(locale, { date, time })}</span>
        </Choice>
      ))}
    </div>
  );
  if (rows.length <= unfolded)
    return (
      <div className="grid gap-4">
        {rows.map((row) => (
          <fieldset key={row.clinicianId}>
            <legend className="mb-2 font-semibold">{nameOfClinician(clinicians, row.clinicianId)}</legend>
            {times(row)}
          </fieldset>
        ))}
      </div>
    );
  return (
    <Folds>
      {rows.map((row, index) => {
        const { clinicianId, date, times: all } = row;
        const name = nameOfClinician(clinicians, clinicianId);
        const [first = ''] = all;
        return (
          <Disclosure
            key={clinicianId}
            open={index === 0 || (place?.clinicianId === clinicianId && place.date === date)}
            summary={m.freeFrom({ name, time: clockOf(locale, { date, time: first }), count: formatNumber(locale, all.length) })}
          >
            {() => (
              <fieldset>
                <legend className="sr-only">{name}</legend>
                {times(row)}
              </fieldset>
            )}
          </Disclosure>
        );
      })}
    </Folds>
  );
}
