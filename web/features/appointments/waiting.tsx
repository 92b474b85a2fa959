import { Link } from 'react-router-dom';
import { qatarInstant } from '#contract/base/qatar-time.ts';
import { minutesOf } from '#contract/appointments/clinic-hours.ts';
import { formatNumber, formatTime, useLocale } from '../../lib/locale.ts';
import { usePages } from '../../lib/pages.ts';
import { appointmentTime } from '../../lib/care-paths.ts';
import { paths } from '../../lib/paths.ts';
import { inLongList } from '../../lib/use-near.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { Lines } from '../../ui/lines.tsx';
import { Paged } from '../../ui/paged.tsx';
import { Panel } from '../../ui/panel.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { AppointmentActions } from './appointment-actions.tsx';
import { AppointmentLine } from './appointment-line.tsx';
import { OutcomeNotice } from './outcome-notice.tsx';
import { waitingQuery } from './queries.ts';
import { useOutcome } from './use-change.ts';
import { type View, addressOf } from './view.ts';

/** The waiting list, longest wait first; for a freed time, only the people who could take it. */
export function Waiting({ view, today }: { view: View; today: string }) {
  const locale = useLocale();
  const { clinicianId, offered, date } = view;
  const pages = usePages(waitingQuery({ clinicianId, minutes: offered?.minutes }));
  const { outcome, report, place } = useOutcome(pages.rows);
  const everybody = addressOf({ ...view, clinicianId: undefined, offered: undefined, date: today }, today);
  return (
    <>
      <Panel ref={place} tabIndex={-1} aria-labelledby="waiting" className="grid content-start gap-3 p-5">
        <h2 id="waiting" className="text-lg font-semibold">
          {m.appointmentWaiting()}
        </h2>
        {offered !== undefined && (
          <p>
            {m.appointmentOffered({ time: formatTime(locale, qatarInstant(date, minutesOf(offered.time))) })}{' '}
            <TextLink as={Link} to={everybody}>
              {m.appointmentAllWaiting()}
            </TextLink>
          </p>
        )}
        {pages.rows?.length === 0 && !pages.isMore ? (
          <div className="grid justify-items-center gap-3 px-4 py-16 text-center">
            <p className="text-lg font-semibold">{m.waitingNone()}</p>
            {clinicianId === undefined && offered === undefined ? (
              <>
                <p className="text-muted">{m.waitingFor()}</p>
                <Button as={Link} to={paths.newAppointment}>
                  {m.pageNewAppointment()}
                </Button>
              </>
            ) : (
              offered === undefined && (
                <Button as={Link} to={everybody}>
                  {m.appointmentAllWaiting()}
                </Button>
              )
            )}
          </div>
        ) : (
          <Paged pages={pages} empty={undefined} failed={m.waitingFailed()} more={m.pagesMore()}>
            {(rows) => (
              <>
                {pages.total !== undefined && (
                  <p className="text-sm text-muted">{m.waitingCount({ count: formatNumber(locale, pages.total) })}</p>
                )}
                <Lines as="ol">
                  {rows.map((one, index) => (
                    <AppointmentLine key={one.id} appointment={one} tells="patient" index={inLongList(rows, index)}>
                      <AppointmentActions
                        appointment={one}
                        report={report}
                        {...(offered !== undefined &&
                          clinicianId !== undefined && {
                            timePath: `${appointmentTime(one.patient.id, one.id)}&clinicianId=${clinicianId}&date=${date}&time=${offered.time}`,
                          })}
                      />
                    </AppointmentLine>
                  ))}
                </Lines>
              </>
            )}
          </Paged>
        )}
      </Panel>
      {outcome !== undefined && <OutcomeNotice outcome={outcome} report={report} />}
    </>
  );
}
