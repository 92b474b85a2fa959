import { CalendarClock, Check, ClipboardPlus, Undo2, UserMinus, X } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { type Appointment, type AppointmentStatus } from '#contract/appointments/appointments.ts';
import { nameIn } from '#contract/patient/name-in.ts';
import { useLocale } from '../../lib/locale.ts';
import { appointmentTime, visitOf } from '../../lib/care-paths.ts';
import { useNow } from '../../lib/use-now.ts';
import { useIsClinician } from '../../lib/use-session.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { RowAction, RowActions } from '../../ui/data-table.tsx';
import { isMovable, stepsOf } from './actions.ts';
import { CancelDialog } from './cancel-dialog.tsx';
import { isMeant } from './press.ts';
import { type Report, useChange } from './use-change.ts';

/** What the change of an appointment to another status is called. */
function stepName(from: string, to: AppointmentStatus): string {
  if (to === 'arrived') return from === 'fulfilled' ? m.appointmentUndoComplete() : m.appointmentArrived();
  if (to === 'fulfilled') return m.appointmentComplete();
  if (to === 'noshow') return m.appointmentNoShow();
  if (to === 'cancelled') return m.appointmentCancel();
  return from === 'pending' ? m.appointmentConfirm() : from === 'arrived' ? m.appointmentUndoArrived() : m.appointmentUndoNoShow();
}
const iconOf = (from: string, to: AppointmentStatus) =>
  to === 'noshow' ? UserMinus : to === 'booked' && from === 'pending' ? Check : Undo2;

interface AppointmentActionsProps {
  readonly appointment: Appointment;
  readonly report: Report;
  /** The page on which its time is chosen; by default any time. */
  readonly timePath?: string;
}

/** The actions of staff on an appointment: the usual one as a button, the others in a menu. */
export function AppointmentActions({ appointment, report, timePath }: AppointmentActionsProps) {
  const locale = useLocale();
  const changing = useChange(report);
  const isHere = useIsClinician() && appointment.status === 'arrived';
  const [cancelling, setCancelling] = useState(false);
  const { id, status, patient } = appointment;
  const name = nameIn(patient, locale);
  const steps = stepsOf(appointment, useNow());
  const usual = steps.find(
    (to) => to === 'fulfilled' || (to === 'arrived' && status === 'booked') || (to === 'booked' && status === 'pending'),
  );
  const others = steps.filter((to) => to !== usual);
  const toTime = timePath ?? appointmentTime(patient.id, id);
  const change = (to: AppointmentStatus) => {
    if (!changing.isPending) changing.mutate({ appointment, status: to });
  };
  return (
    <span className="ms-auto flex items-center gap-1">
      {status === 'waitlist' ? (
        <Button as={Link} to={toTime} aria-label={m.appointmentOf({ action: m.appointmentGiveTime(), name })}>
          {m.appointmentGiveTime()}
        </Button>
      ) : (
        usual !== undefined && (
          <Button
            aria-label={m.appointmentOf({ action: stepName(status, usual), name })}
            aria-disabled={changing.isPending}
            onClick={(event) => {
              // The second click of a double click would trigger the next step too, or the step of a row that has moved up.
              if (isMeant(id, event.nativeEvent) && event.detail < 2) change(usual);
            }}
          >
            {stepName(status, usual)}
          </Button>
        )
      )}
      {(others.length > 0 || isMovable(appointment)) && (
        <RowActions label={m.appointmentOf({ action: m.columnActions(), name })}>
          {isHere && (
            <RowAction
              icon={ClipboardPlus}
              text={m.visitBegin()}
              name={m.appointmentOf({ action: m.visitBegin(), name })}
              does={{ to: visitOf(appointment) }}
            />
          )}
          {isMovable(appointment) && status !== 'waitlist' && (
            <RowAction
              icon={CalendarClock}
              text={m.appointmentMove()}
              name={m.appointmentOf({ action: m.appointmentMove(), name })}
              does={{ to: toTime }}
            />
          )}
          {others.map((to) => (
            <RowAction
              key={to}
              icon={to === 'cancelled' ? X : iconOf(status, to)}
              text={stepName(status, to)}
              name={m.appointmentOf({ action: stepName(status, to), name })}
              does={() => (to === 'cancelled' ? setCancelling(true) : change(to))}
            />
          ))}
        </RowActions>
      )}
      {cancelling && <CancelDialog appointment={appointment} report={report} onClose={() => setCancelling(false)} />}
    </span>
  );
}
