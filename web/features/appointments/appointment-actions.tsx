import { CalendarClock, Check, ClipboardPlus, Undo2, UserMinus, X } from 'lucide-react';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { type Appointment, type AppointmentStatus, serviceIds } from '#contract/appointments/appointments.ts';
import { nameIn } from '#contract/patient/name-in.ts';
import { useLocale } from '../../lib/locale.ts';
import { appointmentTime } from '../../lib/care-paths.ts';
import { useBeginVisit } from '../../lib/begin-visit.ts';
import { besides } from '../../lib/beside.ts';
import { paths } from '../../lib/paths.ts';
import { usePrescribes, useWritesChart } from '../../lib/roster.ts';
import { said } from '../../lib/said.ts';
import { useNow } from '../../lib/use-now.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { RowAction, RowActions } from '../../ui/row-actions.tsx';
import { stageOf } from '#contract/appointments/stages.ts';
import { isLateAttendance, isMovable, stepsOf } from '#contract/appointments/steps.ts';
import { CancelDialog } from './cancel-dialog.tsx';
import { LateDialog } from './late-dialog.tsx';
import { whenMeant } from '../../lib/press.ts';
import { type Report, useChange } from './use-change.ts';

/** What the change of an appointment to another status is called. */
function stepName(from: string, to: AppointmentStatus): string {
  if (to === 'arrived') return from === 'fulfilled' ? m.appointmentUndoComplete() : m.appointmentArrived();
  if (to === 'fulfilled') return from === 'arrived' ? m.appointmentComplete() : m.appointmentAttended();
  if (to === 'noshow') return m.appointmentNoShow();
  if (to === 'cancelled') return m.appointmentCancel();
  if (from === 'pending') return m.appointmentConfirm();
  if (from === 'arrived') return m.appointmentUndoArrived();
  return from === 'cancelled' ? m.appointmentUndoCancel() : m.appointmentUndoNoShow();
}
const iconOf = (from: string, to: AppointmentStatus) =>
  to === 'noshow' ? UserMinus : to === 'fulfilled' || (to === 'booked' && from === 'pending') ? Check : Undo2;

const openedName = { note: () => m.visitOpen(), 'vital-signs': () => m.vitalSigns() } as const;

interface AppointmentActionsProps {
  readonly appointment: Appointment;
  readonly report: Report;
  /** The page on which its time is chosen; by default any time. */
  readonly timePath?: string;
  readonly size?: 'small' | 'normal';
}

/** The actions of staff on an appointment: the usual one as a button, the others in a menu. */
export function AppointmentActions({ appointment, report, timePath, size = 'normal' }: AppointmentActionsProps) {
  const locale = useLocale();
  const changing = useChange(report);
  const navigate = useNavigate();
  const { beginning } = useBeginVisit(appointment.patient.id, () =>
    navigate(paths.chart(appointment.patient.id), { state: besides('note') }),
  );
  const prescribes = usePrescribes() === true;
  const isSeen = useWritesChart() === true && appointment.status === 'arrived';
  const [asking, setAsking] = useState<'cancelled' | 'fulfilled'>();
  const { id, status, patient, service, reason } = appointment;
  const name = nameIn(patient, locale);
  const steps = stepsOf(appointment, new Date(useNow()));
  const stage = stageOf(appointment);
  const beginsUsually = isSeen && prescribes && stage !== 'in-visit';
  /** What is opened beside the chart for somebody who sees the patient next, or already. */
  const opened = !isSeen ? undefined : stage === 'in-visit' ? 'note' : !prescribes && stage === 'arrived' ? 'vital-signs' : undefined;
  const usual = steps.find((to) => (to === 'arrived' && status === 'booked') || (to === 'booked' && status === 'pending'));
  const others = steps.filter((to) => to !== usual);
  const toTime = timePath ?? appointmentTime(patient.id, id);
  const begin = () => {
    if (beginning.isPending) return;
    beginning.mutate(
      {
        service: serviceIds.find((one) => one === service) ?? 'consultation',
        appointmentId: id,
        ...(reason && { reason: said(reason) }),
      },
      { onError: (error) => report({ kind: 'failed', appointment, error }) },
    );
  };
  const change = (to: AppointmentStatus) => {
    if (!changing.isPending) changing.mutate({ appointment, status: to });
  };
  return (
    <span className="ms-auto flex items-center gap-1">
      {beginsUsually && (
        <Button
          size={size}
          look="primary"
          aria-label={m.appointmentOf({ action: m.visitBegin(), name })}
          aria-disabled={beginning.isPending}
          data-leads-to={paths.chart(patient.id)}
          onClick={({ nativeEvent }) => {
            // Not by the second click of a double click on “Arrived”.
            if (nativeEvent.detail < 2) whenMeant(`${id} begin`, nativeEvent, begin);
          }}
        >
          {m.visitBegin()}
        </Button>
      )}
      {opened !== undefined && (
        <Button
          as={Link}
          size={size}
          look="primary"
          to={paths.chart(patient.id)}
          state={besides(opened)}
          aria-label={m.appointmentOf({ action: openedName[opened](), name })}
        >
          {openedName[opened]()}
        </Button>
      )}
      {status === 'waitlist' ? (
        <Button as={Link} size={size} to={toTime} aria-label={m.appointmentOf({ action: m.appointmentGiveTime(), name })}>
          {m.appointmentGiveTime()}
        </Button>
      ) : (
        usual !== undefined && (
          <Button
            size={size}
            aria-label={m.appointmentOf({ action: stepName(status, usual), name })}
            aria-disabled={changing.isPending}
            onClick={(event) => {
              // The second click of a double click would trigger the next step too, or the step of a row that has moved up.
              if (event.detail < 2) whenMeant(id, event.nativeEvent, () => change(usual));
            }}
          >
            {stepName(status, usual)}
          </Button>
        )
      )}
      {(others.length > 0 || isMovable(appointment)) && (
        <RowActions label={m.appointmentOf({ action: m.columnActions(), name })}>
          {isSeen && !beginsUsually && stage !== 'in-visit' && (
            <RowAction icon={ClipboardPlus} text={m.visitBegin()} name={m.appointmentOf({ action: m.visitBegin(), name })} does={begin} />
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
              does={() => (to === 'cancelled' || (to === 'fulfilled' && isLateAttendance(appointment, to)) ? setAsking(to) : change(to))}
            />
          ))}
        </RowActions>
      )}
      {asking === 'cancelled' && <CancelDialog appointment={appointment} report={report} onClose={() => setAsking(undefined)} />}
      {asking === 'fulfilled' && <LateDialog appointment={appointment} onClose={() => setAsking(undefined)} />}
    </span>
  );
}
