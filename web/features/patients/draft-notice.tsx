import { type RefObject, useRef } from 'react';
import { m } from '../../i18n/paraglide/messages.js';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';

/** What was entered before is back; it can be given up. */
export function DraftNotice({ onStartOver }: { onStartOver: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  return (
    <div className="note flex flex-wrap items-center justify-between gap-3">
      <output>{m.draftRestored()}</output>
      <button type="button" className="button button--outline" onClick={() => dialog.current?.showModal()}>
        {m.startOver()}
      </button>
      <DiscardDialog ref={dialog} onDiscard={onStartOver} />
    </div>
  );
}

/** Asks before what was entered is given up. */
export function DiscardDialog({ ref, onDiscard }: { ref: RefObject<HTMLDialogElement | null>; onDiscard: () => void }) {
  return (
    <ConfirmDialog
      ref={ref}
      title={m.discardTitle()}
      action={m.discard()}
      dangerous
      busy={false}
      onConfirm={() => {
        ref.current?.close();
        onDiscard();
      }}
    >
      <p>{m.discardText()}</p>
    </ConfirmDialog>
  );
}
