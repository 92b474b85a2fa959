import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import toast from 'react-hot-toast/headless';
import { careLimits } from '#contract/base/care-limits.ts';
import { chartChanged } from '../lib/chart-changes.ts';
import { failureText } from '../lib/problem-text.ts';
import { m } from '../i18n/paraglide/messages.js';
import { Button } from './button.tsx';
import { Input } from './control.tsx';
import { Dialog } from './dialog.tsx';
import { Field } from './field.tsx';
import { Notice } from './notice.tsx';

interface EntryDialogProps {
  /** Refetches what has changed. */
  readonly changed: (queryClient: QueryClient) => Promise<void>;
  readonly title: string;
  /** The text of the button that sends it. */
  readonly action: string;
  readonly dangerous?: boolean;
  readonly wide?: boolean;
  /** The toast on success. */
  readonly done: string;
  /** The request for the typed values; undefined if they have a problem, which the dialog's content then shows. */
  readonly prepare: () => (() => Promise<unknown>) | undefined;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A form about one thing, such as an entry of a chart. Open while mounted. */
export function EntryDialog({
  changed,
  title,
  action,
  dangerous = false,
  wide = false,
  done,
  prepare,
  onClose,
  children,
}: EntryDialogProps) {
  const queryClient = useQueryClient();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  /** The browser reports a closed dialog late: a quick user would open the next one, and see it close. */
  const close = (): void => {
    dialog.current?.close();
    onClose();
  };
  const sending = useMutation({
    mutationFn: (send: () => Promise<unknown>) => send(),
    onSuccess: async () => {
      toast.success(done);
      await changed(queryClient);
      close();
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // Not the form around it, if there is one.
    event.stopPropagation();
    if (sending.isPending) return;
    const send = prepare();
    if (send !== undefined) sending.mutate(send);
  };
  return (
    <Dialog
      ref={dialog}
      title={title}
      look={wide ? 'wide' : 'normal'}
      closedby={sending.isPending ? 'none' : 'closerequest'}
      onClose={onClose}
    >
      <form noValidate className="grid gap-4" onSubmit={submit}>
        {children}
        {sending.isError && <Notice>{failureText(sending.error, m.entryFailed())}</Notice>}
        <p className="flex flex-wrap justify-end gap-3">
          <Button disabled={sending.isPending} onClick={close}>
            {m.cancel()}
          </Button>
          <Button type="submit" look={dangerous ? 'danger' : 'primary'} aria-disabled={sending.isPending}>
            {action}
          </Button>
        </p>
      </form>
    </Dialog>
  );
}

interface Asking {
  readonly max: number;
  readonly hint?: string;
}

/** A field for a reason that is required. `given` answers it, or says that it is missing and goes there. */
export function useReason({ max, hint }: Asking) {
  const id = useId();
  const [reason, setReason] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  return {
    reason,
    given: (): string | undefined => {
      const given = reason.trim();
      setIsMissing(given === '');
      if (given !== '') return given;
      document.getElementById(id)?.focus();
      return undefined;
    },
    clear: () => setReason(''),
    field: (
      <Field
        id={id}
        label={m.reason()}
        {...(hint !== undefined && { hint })}
        problem={isMissing ? m.reasonRequired() : undefined}
        need="required"
      >
        {(attributes) => (
          <Input
            {...attributes}
            dir="auto"
            autoComplete="off"
            maxLength={max}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
        )}
      </Field>
    ),
  };
}

interface ReasonDialogProps extends Pick<EntryDialogProps, 'changed' | 'title' | 'action' | 'dangerous' | 'done' | 'onClose'> {
  /** What comes of it. */
  readonly texts: readonly (string | undefined)[];
  readonly send: (reason: string) => Promise<unknown>;
}

/** Asks for the reason of something. Open while mounted. */
export function ReasonDialog({ texts, send, ...dialog }: ReasonDialogProps) {
  const { given, field } = useReason({ max: careLimits.chartReason });
  const prepare = () => {
    const reason = given();
    return reason === undefined ? undefined : () => send(reason);
  };
  return (
    <EntryDialog {...dialog} prepare={prepare}>
      {texts.map(
        (text) =>
          text !== undefined && (
            <p key={text} className="text-muted">
              {text}
            </p>
          ),
      )}
      {field}
    </EntryDialog>
  );
}

interface InErrorDialogProps {
  readonly patientId: string;
  readonly mark: (reason: string) => Promise<unknown>;
  /** What else comes of it. */
  readonly more?: string | undefined;
  readonly onClose: () => void;
}

/** Asks why an entry is wrong, and marks it. Open while mounted. */
export const InErrorDialog = ({ patientId, mark, more, onClose }: InErrorDialogProps) => (
  <ReasonDialog
    changed={(queryClient) => chartChanged(queryClient, patientId)}
    title={m.inErrorTitle()}
    texts={[m.inErrorText(), more]}
    action={m.inError()}
    dangerous
    done={m.inErrorDone()}
    send={mark}
    onClose={onClose}
  />
);
