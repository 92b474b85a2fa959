import { useEffect, useRef, useState } from 'react';
import type { Doubt } from '#contract/patient/despite.ts';
import { connectApi } from '../lib/api.ts';
import { entryFor } from '../lib/open-words.ts';
import { m } from '../i18n/paraglide/messages.js';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';

const texts = {
  deceased: () => m.despiteDeceased(),
  suspended: () => m.despiteSuspended(),
  inactive: () => m.despiteInactive(),
} as const satisfies Record<Doubt, () => string>;

/** Asks before anything new for a patient who died, or whose record is not active, whichever page sends it. */
export function DespiteDialog() {
  const dialog = useRef<HTMLDialogElement>(null);
  const answer = useRef<(goesOn: boolean) => void>(() => undefined);
  const [doubt, setDoubt] = useState('');
  useEffect(() => {
    connectApi({
      onDoubt: (found) =>
        new Promise((resolve) => {
          answer.current = resolve;
          setDoubt(found);
          dialog.current?.showModal();
        }),
    });
    return () => connectApi({ onDoubt: async () => false });
  }, []);
  return (
    <ConfirmDialog
      ref={dialog}
      title={m.despiteTitle()}
      action={m.despiteConfirm()}
      dangerous
      busy={false}
      onConfirm={() => {
        answer.current(true);
        dialog.current?.close();
      }}
      onClose={() => answer.current(false)}
    >
      <p>{(entryFor(texts, doubt) ?? m.despiteInactive)()}</p>
    </ConfirmDialog>
  );
}
