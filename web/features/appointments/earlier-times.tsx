import type { EarlierTime } from '#contract/appointments/appointments.ts';
import { qatarDate } from '#contract/base/qatar-time.ts';
import { formatClock, formatDay, formatNumber, useLocale } from '../../lib/locale.ts';
import { said } from '../../lib/said.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { Disclosure } from '../../ui/disclosure.tsx';

/** The times from which an appointment was moved, latest first, each with who moved it, when and why. */
export function EarlierTimes({ times }: { readonly times: readonly EarlierTime[] }) {
  const locale = useLocale();
  return (
    <Disclosure summary={m.earlierTimes({ count: formatNumber(locale, times.length) })}>
      <ol className="grid gap-2 text-sm">
        {times.toReversed().map(({ startsAt, clinician, movedAt, movedBy, isMovedByPatient, reason }) => (
          <li key={`${movedAt} ${startsAt}`}>
            <span className="block">
              {formatDay(locale, qatarDate(new Date(startsAt)))} {formatClock(locale, startsAt)}
              {clinician.name && ` · ${said(clinician.name)}`}
            </span>
            <span className="block text-muted">
              {isMovedByPatient
                ? m.movedByPatient({ date: formatDay(locale, movedAt) })
                : movedBy
                  ? m.movedBy({ name: said(movedBy), date: formatDay(locale, movedAt) })
                  : m.movedOn({ date: formatDay(locale, movedAt) })}
              {reason !== undefined && (
                <>
                  {' · '}
                  <bdi>{reason}</bdi>
                </>
              )}
            </span>
          </li>
        ))}
      </ol>
    </Disclosure>
  );
}
