import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import toast from 'react-hot-toast/headless';
import { limits } from '#contract/base/limits.ts';
import { type Patient, PatientDeleted } from '#contract/patient/patient.ts';
import { ApiError, call } from '../../lib/api.ts';
import { useLocale } from '../../lib/locale.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { namesOf } from '../../lib/person.ts';
import { failureText } from '../../lib/problem-text.ts';
import { Identity } from '../../ui/identity.tsx';
import { useReason } from '../../ui/entry-dialog.tsx';
import { patientQuery } from '../../lib/patient-queries.ts';
import { patientsChanged } from './queries.ts';

interface DeleteDialogProps {
  readonly patient: Patient;
  readonly onDeleted?: () => void;
  readonly onClose: () => void;
}

/** Asks for confirmation and a reason, then permanently deletes a patient. Open while mounted. */
export function DeleteDialog({ patient, onDeleted, onClose }: DeleteDialogProps) {
  const locale = useLocale();
  const queryClient = useQueryClient();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const { reason, given, field } = useReason({ max: limits.deletionReason, hint: m.deleteReasonHint() });
  const deleting = useMutation({
    mutationFn: async () => {
      try {
        await call('patients.delete', { answer: PatientDeleted, params: { id: patient.id }, body: { reason } });
      } catch (error) {
        // Someone else deleted it first: it is gone, as intended.
        if (!(error instanceof ApiError && error.status === 404)) throw error;
      }
    },
    onSuccess: async () => {
      toast.success(m.deleted());
      onClose();
      onDeleted?.();
      queryClient.removeQueries({ queryKey: patientQuery(patient.id).queryKey });
      await patientsChanged(queryClient);
    },
  });
  const confirm = () => {
    const isGiven = given() !== undefined;
    if (isGiven) deleting.mutate();
    return isGiven;
  };
  return (
    <ConfirmDialog
      ref={dialog}
      title={m.deleteTitle({ name: namesOf(patient, locale).name })}
      action={m.deleteConfirm()}
      dangerous
      busy={deleting.isPending}
      problem={deleting.isError ? failureText(deleting.error, m.deleteFailed()) : undefined}
      onConfirm={confirm}
      onClose={onClose}
    >
      <Identity patient={patient} />
      <p>{m.deleteText()}</p>
      {field}
    </ConfirmDialog>
  );
}
