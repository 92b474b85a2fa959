import { useEffect, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import type { Appointment } from '#contract/appointments/appointments.ts';
import { qatarDate } from '#contract/base/qatar-time.ts';
import { saidService } from '../../lib/appointment-words.ts';
import { webConfig } from '../../lib/config.ts';
import { formatClock, useLocale } from '../../lib/locale.ts';
import { paths } from '../../lib/paths.ts';
import { said } from '../../lib/said.ts';
import { formatLongDate } from '../../lib/weekday.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { AppointmentChip } from '../../ui/appointment-chip.tsx';
import { Button } from '../../ui/button.tsx';
import { DayBlock } from '../../ui/day-block.tsx';
import { Fact, Facts } from '../../ui/facts.tsx';
import { Panel } from '../../ui/panel.tsx';
import { CancelDialog } from './cancel-dialog.tsx';

/** What was asked for, and what happens next. */
export function Asked({ appointment }: { appointment: Appointment }) {
  const locale = useLocale();
  const navigate = useNavigate();
  const heading = useRef<HTMLHeadingElement>(null);
  const [cancelling, setCancelling] = useState(false);
  useEffect(() => {
    scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, []);
  const { operator: clinic } = webConfig();
  const { startsAt, clinician, service } = appointment;
  const day = startsAt === undefined ? undefined : qatarDate(new Date(startsAt));
  return (
    <Panel className="grid max-w-3xl gap-4 p-5">
      <h2 ref={heading} tabIndex={-1} className="text-dialog outline-none">
        {m.askedTitle()}
      </h2>
      {startsAt !== undefined && day !== undefined && (
        <div className="flex items-start gap-4">
          <DayBlock date={day} />
          <div className="grid min-w-0 gap-1">
            <p className="text-lg font-semibold">
              {formatLongDate(locale, day)}
              {m.listComma()}
              {formatClock(locale, startsAt)}
            </p>
            <p>
              {clinician?.name && `${m.visitWith({ name: said(clinician.name) })} · `}
              {saidService(service)}
            </p>
            <p>
              <AppointmentChip appointment={appointment} />
            </p>
          </div>
        </div>
      )}
      <Facts>
        <Fact name={m.askedHappens()}>{m.askedNext()}</Fact>
        <Fact name={m.askedPlace()}>
          {service === 'telephone' ? m.askedPhone() : m.askedWhere({ name: said(clinic.name), address: said(clinic.address) })}
        </Fact>
      </Facts>
      <p className="flex flex-wrap gap-3">
        <Button as={Link} look="primary" to={paths.appointments}>
          {m.homeAllVisits()}
        </Button>
        <Button look="ghost" className="text-danger" onClick={() => setCancelling(true)}>
          {m.appointmentCancel()}
        </Button>
      </p>
      {cancelling && (
        <CancelDialog
          appointment={appointment}
          report={(outcome) => outcome?.kind === 'cancelled' && void navigate(paths.appointments, { replace: true })}
          onClose={() => setCancelling(false)}
        />
      )}
    </Panel>
  );
}
