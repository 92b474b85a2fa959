import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';
import toast from 'react-hot-toast/headless';
import { careLimits } from '#contract/base/care-limits.ts';
import type { Prescription, changedStatuses } from '#contract/prescriptions/prescriptions.ts';
import { drugTitle } from '../../lib/drug-title.ts';
import { failureText } from '../../lib/problem-text.ts';
import { said } from '../../lib/said.ts';
import { patientQuery } from '../../lib/patient-queries.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { TextArea } from '../../ui/control.tsx';
import { Field } from '../../ui/field.tsx';
import { changePrescription } from './queries.ts';

/** The status changes that need no signature. */
export type ChangedStatus = (typeof changedStatuses)[number];

interface ChangeDialogProps {
  readonly patientId: string;
  readonly one: Prescription;
  readonly status: ChangedStatus;
  readonly onClose: () => void;
}

/**
 * Asks for the reason to hold, complete, stop or mark a prescription as an error, or for confirmation to discard a draft. Open while
 * mounted.
 */
export function ChangeDialog({ patientId, one, status, onClose }: ChangeDialogProps) {
  const queryClient = useQueryClient();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const id = useId();
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<string>();
  const isDraft = one.status === 'draft';
  const isGrave = status === 'stopped' || status === 'entered-in-error';
  const needsReason = isGrave && !isDraft;
  const action = {
    'on-hold': m.prescriptionHold(),
    completed: m.prescriptionComplete(),
    stopped: m.prescriptionStop(),
    'entered-in-error': isDraft ? m.prescriptionDiscard() : m.inError(),
  }[status];
  const changed = () => queryClient.invalidateQueries({ queryKey: patientQuery(patientId).queryKey });
  const changing = useMutation({
    mutationFn: () => changePrescription(patientId, one, { status, ...(reason.trim() && { reason }) }),
    onSuccess: async () => {
      toast.success(isDraft ? m.prescriptionDiscarded() : m.prescriptionChanged());
      dialog.current?.close();
      await changed();
    },
    onError: changed,
  });
  const confirm = (): boolean => {
    if (needsReason && reason.trim() === '') {
      setProblem(m.prescribeReasonMissing());
      document.getElementById(id)?.focus();
      return false;
    }
    changing.mutate();
    return true;
  };
  return (
    <ConfirmDialog
      ref={dialog}
      title={action}
      action={action}
      dangerous={isGrave}
      busy={changing.isPending}
      problem={changing.isError ? failureText(changing.error, m.prescriptionChangeFailed()) : undefined}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>
        <bdi className="block font-semibold">{drugTitle(one.drug.name, one.drug.strength)}</bdi>
        {said(one.doseText)}
      </p>
      {isDraft ? (
        <p>{m.prescriptionDiscardText()}</p>
      ) : (
        <Field id={id} label={m.prescriptionChangeReason()} need={needsReason ? 'required' : 'optional'} problem={problem}>
          {(field) => (
            <TextArea
              {...field}
              rows={2}
              dir="auto"
              maxLength={careLimits.overrideReason}
              value={reason}
              onChange={(event) => {
                setReason(event.target.value);
                setProblem(undefined);
              }}
            />
          )}
        </Field>
      )}
    </ConfirmDialog>
  );
}
