import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import toast from 'react-hot-toast/headless';
import { limits } from '#contract/base/limits.ts';
import type { LabOrder } from '#contract/laboratory/laboratory.ts';
import { nameIn } from '#contract/patient/name-in.ts';
import { useLocale } from '../../lib/locale.ts';
import { failureText } from '../../lib/problem-text.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { TextArea } from '../../ui/control.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { acknowledge, labChanged, orderQuery, orderWritten } from './queries.ts';
import { WorstResults } from './words.tsx';

interface AskDialogProps {
  readonly title: string;
  /** What the text says: what was done, or why. */
  readonly label: string;
  readonly max: number;
  /** The text of the button that sends it. */
  readonly action: string;
  readonly dangerous?: boolean;
  readonly send: (text: string) => Promise<LabOrder>;
  readonly onDone?: () => void;
  readonly onClose: () => void;
  readonly children?: ReactNode;
}

/** A step of an order that needs a text: asks for it, and takes the step. Open while mounted. */
export function AskDialog({ title, label, max, action, dangerous = false, send, onDone, onClose, children }: AskDialogProps) {
  const queryClient = useQueryClient();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const id = useId();
  const [text, setText] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const sending = useMutation({
    mutationFn: () => send(text.trim()),
    onSuccess: async (order) => {
      await orderWritten(queryClient, order);
      dialog.current?.close();
      onDone?.();
    },
    // Another person acted first, or a result arrived in between: the page must show what the decision is about.
    onError: () => labChanged(queryClient),
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (sending.isPending) return;
    if (text.trim() !== '') return sending.mutate();
    setIsMissing(true);
    document.getElementById(id)?.focus();
  };
  return (
    <Dialog ref={dialog} title={title} closedby={sending.isPending ? 'none' : 'any'} onClose={onClose}>
      {children}
      <form className="grid gap-4" noValidate onSubmit={submit}>
        {sending.isError && <Notice>{failureText(sending.error, m.labSaveFailed())}</Notice>}
        <Field id={id} label={label} problem={isMissing ? m.labReasonNeeded() : undefined} need="required">
          {(attributes) => (
            <TextArea
              {...attributes}
              rows={2}
              maxLength={max}
              dir="auto"
              value={text}
              onChange={(event) => {
                setIsMissing(false);
                setText(event.target.value);
              }}
            />
          )}
        </Field>
        <p className="flex flex-wrap justify-end gap-3">
          <Button disabled={sending.isPending} onClick={() => dialog.current?.close()}>
            {m.cancel()}
          </Button>
          <Button look={dangerous ? 'danger' : 'primary'} type="submit" aria-disabled={sending.isPending}>
            {action}
          </Button>
        </p>
      </form>
    </Dialog>
  );
}

interface AcknowledgeDialogProps {
  readonly order: LabOrder;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Asks what was done about verified results, and takes them off the inbox. */
export function AcknowledgeDialog({ order, onDone, onClose }: AcknowledgeDialogProps) {
  const locale = useLocale();
  return (
    <AskDialog
      title={m.labAcknowledgeTitle()}
      label={m.acknowledgeDone()}
      max={limits.alertDone}
      action={m.acknowledge()}
      send={(done) => acknowledge(order, done)}
      onDone={() => {
        toast.success(m.labAcknowledged());
        // The button that opened the dialog has disappeared with its results.
        onDone();
      }}
      onClose={onClose}
    >
      <p className="font-semibold">
        <bdi>{nameIn(order.patient, locale)}</bdi>
      </p>
      <WorstResults order={order} />
      <p className="text-muted">{m.labAcknowledgeText()}</p>
    </AskDialog>
  );
}

interface AcknowledgeOrderProps extends Omit<AcknowledgeDialogProps, 'order'> {
  readonly patientId: string;
  readonly orderId: string;
}

/** The same of an order that is not at hand. */
export function AcknowledgeOrder({ patientId, orderId, ...dialog }: AcknowledgeOrderProps) {
  const { data, isError } = useQuery(orderQuery(patientId, orderId));
  const { onClose } = dialog;
  useEffect(() => {
    if (!isError) return;
    toast.error(m.labOrdersFailed());
    onClose();
  }, [isError, onClose]);
  return data && <AcknowledgeDialog order={data} {...dialog} />;
}
