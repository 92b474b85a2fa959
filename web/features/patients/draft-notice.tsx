import { type RefObject, useRef } from 'react';
import { m } from '../../i18n/paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Notice } from '../../ui/notice.tsx';

/** Says that a draft was restored, and offers to discard it. */
export function DraftNotice({ onStartOver }: { onStartOver: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  return (
    <Notice as="div" tone="accent" className="flex flex-wrap items-center justify-between gap-3">
      <output>{m.draftRestored()}</output>
      <Button onClick={() => dialog.current?.showModal()}>{m.startOver()}</Button>
      <DiscardDialog ref={dialog} onDiscard={onStartOver} />
    </Notice>
  );
}

/** Asks before discarding what was entered. */
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
