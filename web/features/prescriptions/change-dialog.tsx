import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';
import toast from 'react-hot-toast/headless';
import { limits } from '#contract/base/limits.ts';
import type { Prescription } from '#contract/prescriptions.ts';
import { failureText } from '../../lib/problem-text.ts';
import { said } from '../../lib/said.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { TextArea } from '../../ui/control.tsx';
import { Field } from '../../ui/field.tsx';
import { changePrescription, patientQuery } from './queries.ts';

/** What a press can make of a prescription that is taken. */
export type ChangedStatus = 'on-hold' | 'completed' | 'stopped';

interface ChangeDialogProps {
  readonly patientId: string;
  readonly one: Prescription;
  readonly status: ChangedStatus;
  readonly onClose: () => void;
}

/** Asks why a prescription is held, completed or stopped; a stop needs a reason. Open while mounted. */
export function ChangeDialog({ patientId, one, status, onClose }: ChangeDialogProps) {
  const queryClient = useQueryClient();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const id = useId();
  const [requestId] = useState(() => crypto.randomUUID());
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<string>();
  const changed = () => queryClient.invalidateQueries({ queryKey: patientQuery(patientId).queryKey });
  const changing = useMutation({
    mutationFn: () => changePrescription(patientId, one, { status, ...(reason.trim() && { reason }) }, requestId),
    onSuccess: async () => {
      toast.success(m.prescriptionChanged());
      dialog.current?.close();
      await changed();
    },
    onError: changed,
  });
  const confirm = (): boolean => {
    if (status === 'stopped' && reason.trim() === '') {
      setProblem(m.prescribeReasonMissing());
      document.getElementById(id)?.focus();
      return false;
    }
    changing.mutate();
    return true;
  };
  const action = { 'on-hold': m.prescriptionHold(), completed: m.prescriptionComplete(), stopped: m.prescriptionStop() }[status];
  return (
    <ConfirmDialog
      ref={dialog}
      title={action}
      action={action}
      dangerous={status === 'stopped'}
      busy={changing.isPending}
      problem={changing.isError ? failureText(changing.error, m.prescriptionChangeFailed()) : undefined}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>
        <bdi className="block font-semibold">{said(one.drug.name)}</bdi>
        {said(one.doseText)}
      </p>
      <Field id={id} label={m.prescriptionChangeReason()} need={status === 'stopped' ? 'required' : 'optional'} problem={problem}>
        {(field) => (
          <TextArea
            {...field}
            rows={2}
            dir="auto"
            maxLength={limits.overrideReason}
            value={reason}
            onChange={(event) => {
              setReason(event.target.value);
              setProblem(undefined);
            }}
          />
        )}
      </Field>
    </ConfirmDialog>
  );
}
