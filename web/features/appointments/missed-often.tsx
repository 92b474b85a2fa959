import { MissedOftenPage } from '#contract/appointments/to-call.ts';
import { call } from '../../lib/api.ts';
import { formatDay, formatNumber, useLocale } from '../../lib/locale.ts';
import { usePatientPage } from '../../lib/own-work.ts';
import { pagesQuery, usePages } from '../../lib/pages.ts';
import { namesOf } from '../../lib/person.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { Chip } from '../../ui/chip.tsx';
import { Lines } from '../../ui/lines.tsx';
import { Paged } from '../../ui/paged.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Phone } from '../../ui/phone.tsx';
import { RowLink } from '../../ui/row-link.tsx';

const missedQuery = {
  ...pagesQuery(['appointments', 'missed'], (query, signal) => call('appointments.missed', { answer: MissedOftenPage, query, signal })),
  staleTime: 60_000,
};

/** Who missed two or more appointments in the last twelve months, most first, with how to reach them. */
export function MissedOften() {
  const locale = useLocale();
  const patientPage = usePatientPage();
  const pages = usePages(missedQuery);
  return (
    <Panel aria-labelledby="missed-often" className="grid content-start gap-3 p-5">
      <h2 id="missed-often" className="text-lg font-semibold">
        {m.missedOften()}
      </h2>
      <Paged pages={pages} empty={m.missedOftenNone()} failed={m.missedOftenFailed()} more={m.pagesMore()}>
        {(rows) => (
          <>
            <p className="text-sm text-muted">{m.missedOftenCount({ count: formatNumber(locale, pages.total ?? rows.length) })}</p>
            <Lines as="ol">
              {rows.map(({ patient, phone, count, lastMissedAt }) => {
                const { name, otherName } = namesOf({ personalInfo: patient }, locale);
                return (
                  <li key={patient.id} className="flex flex-wrap items-center gap-x-4 gap-y-1">
                    <span className="min-w-40 flex-1 wrap-anywhere">
                      <RowLink to={patientPage(patient.id)}>
                        <bdi>{name}</bdi>
                      </RowLink>
                      {otherName !== undefined && <bdi className="ms-2 text-sm text-muted">{otherName}</bdi>}
                    </span>
                    <Phone number={phone} />
                    <span className="text-sm text-muted">{m.missedLast({ date: formatDay(locale, lastMissedAt) })}</span>
                    <Chip tone="red">{m.missedTimes({ count: formatNumber(locale, count) })}</Chip>
                  </li>
                );
              })}
            </Lines>
          </>
        )}
      </Paged>
    </Panel>
  );
}
