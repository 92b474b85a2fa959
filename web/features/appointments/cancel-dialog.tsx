import { useEffect, useId, useRef, useState } from 'react';
import type { Appointment } from '#contract/appointments/appointments.ts';
import { careLimits } from '#contract/base/care-limits.ts';
import { nameIn } from '#contract/patient/name-in.ts';
import { formatTime, useLocale } from '../../lib/locale.ts';
import { useIsStaff } from '../../lib/use-session.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { TextArea } from '../../ui/control.tsx';
import { Field } from '../../ui/field.tsx';
import { type Report, changeFailure, isStale, useChange } from './use-change.ts';

interface CancelDialogProps {
  readonly appointment: Appointment;
  readonly report: Report;
  readonly onClose: () => void;
}

/** Asks why an appointment is cancelled, and cancels it. Open while mounted. */
export function CancelDialog({ appointment, report, onClose }: CancelDialogProps) {
  const locale = useLocale();
  const isStaff = useIsStaff();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const id = useId();
  const [reason, setReason] = useState('');
  const changing = useChange((outcome) => {
    // The page below shows the outcome; while offline, the typed text is kept.
    if (outcome?.kind !== 'failed') report(outcome);
  });
  const cancel = () =>
    changing.mutate(
      { appointment, status: 'cancelled', ...(reason.trim() !== '' && { reason }) },
      {
        onSuccess: () => dialog.current?.close(),
        onError: (error) => {
          if (!isStale(error)) return;
          report({ kind: 'failed', appointment, error });
          dialog.current?.close();
        },
      },
    );
  return (
    <ConfirmDialog
      ref={dialog}
      title={m.appointmentCancelTitle()}
      action={m.appointmentCancel()}
      keep={m.appointmentKeep()}
      dangerous
      busy={changing.isPending}
      problem={changing.isError ? changeFailure(changing.error) : undefined}
      onConfirm={cancel}
      onClose={onClose}
    >
      <p>
        <bdi className="block font-semibold">{nameIn(appointment.patient, locale)}</bdi>
        {appointment.startsAt === undefined ? m.appointmentWaiting() : formatTime(locale, appointment.startsAt)}
      </p>
      <Field id={id} label={m.appointmentCancelReason()} {...(isStaff && { hint: m.reasonForStaff() })} problem={false} need="optional">
        {(attributes) => (
          <TextArea
            {...attributes}
            rows={2}
            maxLength={careLimits.appointmentReason}
            dir="auto"
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        )}
      </Field>
    </ConfirmDialog>
  );
}
