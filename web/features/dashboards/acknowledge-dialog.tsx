import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';
import toast from 'react-hot-toast/headless';
import type { Alert } from '#contract/overview/alerts.ts';
import { limits } from '#contract/base/limits.ts';
import { nameIn } from '#contract/patient/name-in.ts';
import { ApiError } from '../../lib/api.ts';
import { useLocale } from '../../lib/locale.ts';
import { failureText } from '../../lib/problem-text.ts';
import { said } from '../../lib/said.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { TextArea } from '../../ui/control.tsx';
import { Field } from '../../ui/field.tsx';
import { acknowledgeAlert, alertsChanged } from './queries.ts';

interface AcknowledgeDialogProps {
  readonly alert: Alert;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Asks what was done about an alert and takes it off the list. Open while mounted. */
export function AcknowledgeDialog({ alert, onDone, onClose }: AcknowledgeDialogProps) {
  const locale = useLocale();
  const queryClient = useQueryClient();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const id = useId();
  const [done, setDone] = useState('');
  const acknowledging = useMutation({
    mutationFn: () => acknowledgeAlert({ patientId: alert.patient.id, alertId: alert.id, done }),
    onSuccess: async () => {
      toast.success(m.acknowledged());
      await alertsChanged(queryClient);
      dialog.current?.close();
      // The button that opened the dialog has disappeared with its alert.
      onDone();
    },
    onError: async (error) => {
      // The record was deleted, and its alerts with it.
      if (error instanceof ApiError && error.status === 404) await alertsChanged(queryClient);
    },
  });
  return (
    <ConfirmDialog
      ref={dialog}
      title={m.acknowledgeTitle()}
      action={m.acknowledge()}
      busy={acknowledging.isPending}
      problem={acknowledging.isError ? failureText(acknowledging.error, m.acknowledgeFailed()) : undefined}
      onConfirm={() => acknowledging.mutate()}
      onClose={onClose}
    >
      <p>
        <span className="block font-semibold">{said(alert.message)}</span>
        <bdi>{nameIn(alert.patient, locale)}</bdi>
      </p>
      <p className="text-muted">{m.acknowledgeText()}</p>
      <Field id={id} label={m.acknowledgeDone()} problem={false} need="optional">
        {(attributes) => (
          <TextArea
            {...attributes}
            rows={2}
            maxLength={limits.alertDone}
            dir="auto"
            value={done}
            onChange={(event) => setDone(event.target.value)}
          />
        )}
      </Field>
    </ConfirmDialog>
  );
}
