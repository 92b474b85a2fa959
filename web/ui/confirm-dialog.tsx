import { type ReactNode, type RefObject, useEffect, useId, useRef } from 'react';
import { m } from '../i18n/paraglide/messages.js';

interface ConfirmDialogProps {
  readonly ref: RefObject<HTMLDialogElement | null>;
  readonly title: string;
  readonly children: ReactNode;
  /** What the button says that it does. */
  readonly action: string;
  readonly dangerous?: boolean;
  readonly busy: boolean;
  /** What went wrong with the last try. */
  readonly problem?: string | undefined;
  readonly onConfirm: () => void;
  readonly onClose?: () => void;
}

/** Asks before something is done that cannot be taken back. Opened with the dialog's own `showModal`. */
export function ConfirmDialog({ ref, title, children, action, dangerous = false, busy, problem, onConfirm, onClose }: ConfirmDialogProps) {
  const titleId = useId();
  // The second press of a double click comes before the first is seen to be under way.
  const pressed = useRef(false);
  useEffect(() => {
    if (!busy) pressed.current = false;
  }, [busy]);
  const confirm = () => {
    if (pressed.current) return;
    pressed.current = true;
    onConfirm();
  };
  const closed = () => {
    pressed.current = false;
    onClose?.();
  };
  return (
    <dialog ref={ref} className="dialog" aria-labelledby={titleId} closedby={busy ? 'none' : 'any'} onClose={closed}>
      <div className="grid gap-4 p-5 sm:p-6">
        <h2 id={titleId}>{title}</h2>
        {children}
        {problem !== undefined && (
          <p role="alert" className="notice">
            {problem}
          </p>
        )}
        <p className="flex flex-wrap justify-end gap-3">
          <button type="button" className="button button--outline" disabled={busy} onClick={() => ref.current?.close()}>
            {m.cancel()}
          </button>
          <button
            type="button"
            className={`button ${dangerous ? 'button--danger' : 'button--primary'}`}
            aria-disabled={busy}
            onClick={confirm}
          >
            {action}
          </button>
        </p>
      </div>
    </dialog>
  );
}
