import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { m } from '../i18n/paraglide/messages.js';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { Notice } from './notice.tsx';

interface ConfirmDialogProps {
  readonly ref: RefObject<HTMLDialogElement | null>;
  readonly title: string;
  readonly children: ReactNode;
  /** The text of the confirm button. */
  readonly action: string;
  /** The text of the other one, which does nothing; by default "Cancel". */
  readonly keep?: string;
  readonly dangerous?: boolean;
  readonly busy: boolean;
  /** What went wrong with the last attempt. */
  readonly problem?: string | undefined;
  /** Answers false if it began nothing, so that it can be pressed again. */
  readonly onConfirm: () => unknown;
  readonly onClose?: () => void;
}

/** Asks for confirmation before an action. Opened with the dialog's own `showModal`. */
export function ConfirmDialog({
  ref,
  title,
  children,
  action,
  keep = m.cancel(),
  dangerous = false,
  busy,
  problem,
  onConfirm,
  onClose,
}: ConfirmDialogProps) {
  // The second press of a double click comes before `busy` is set.
  const pressed = useRef(false);
  useEffect(() => {
    if (!busy) pressed.current = false;
  }, [busy]);
  const confirm = () => {
    if (pressed.current) return;
    pressed.current = onConfirm() !== false;
  };
  const closed = () => {
    pressed.current = false;
    onClose?.();
  };
  return (
    <Dialog ref={ref} title={title} closedby={busy ? 'none' : 'any'} onClose={closed}>
      {children}
      {problem !== undefined && <Notice>{problem}</Notice>}
      <p className="flex flex-wrap justify-end gap-3">
        <Button disabled={busy} onClick={() => ref.current?.close()}>
          {keep}
        </Button>
        <Button look={dangerous ? 'danger' : 'primary'} aria-disabled={busy} onClick={confirm}>
          {action}
        </Button>
      </p>
    </Dialog>
  );
}
