import { type ComponentProps, useRef } from 'react';
import { m } from '../i18n/paraglide/messages.js';
import { Button } from './button.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { Notice } from './notice.tsx';

/** Says that a draft was restored, and offers to discard it. */
export function DraftNotice({ onStartOver }: { onStartOver: () => void }) {
  return (
    <Notice as="div" tone="accent" className="flex flex-wrap items-center justify-between gap-3">
      <output>{m.draftRestored()}</output>
      <DiscardButton entered onDiscard={onStartOver}>
        {m.startOver()}
      </DiscardButton>
    </Notice>
  );
}

interface DiscardButtonProps extends Omit<ComponentProps<typeof Button>, 'onClick'> {
  /** Whether there is anything to lose. */
  readonly entered: boolean;
  readonly onDiscard: () => void;
}

/** Discards what was entered, after asking if there is anything to lose. */
export function DiscardButton({ entered, onDiscard, ...button }: DiscardButtonProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  return (
    <>
      <Button {...button} onClick={() => (entered ? dialog.current?.showModal() : onDiscard())} />
      <ConfirmDialog
        ref={dialog}
        title={m.discardTitle()}
        action={m.discard()}
        dangerous
        busy={false}
        onConfirm={() => {
          dialog.current?.close();
          onDiscard();
        }}
      >
        <p>{m.discardText()}</p>
      </ConfirmDialog>
    </>
  );
}
