import { useEffect, useRef } from 'react';
import { m } from '../i18n/paraglide/messages.js';
import { Dialog } from '../ui/dialog.tsx';
import { PaletteSearch } from './quick-search.tsx';

/** Ctrl-K: for staff, finds a page or a patient from a few letters, without the mouse. */
export function CommandPalette({ onClose }: { onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <Dialog ref={dialog} look="palette" closedby="any" aria-label={m.quickSearch()} onClose={onClose}>
      <PaletteSearch onLeave={onClose} />
    </Dialog>
  );
}
