import { useEffect, useRef } from 'react';
import { m } from '../i18n/paraglide/messages.js';
import { useIsStaff } from '../lib/use-session.ts';
import { Dialog } from '../ui/dialog.tsx';
import { PaletteSearch } from './quick-search.tsx';

/** Ctrl-K: finds a page, or for staff a patient, from a few letters, without the mouse. */
export function CommandPalette({ onClose }: { onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <Dialog ref={dialog} look="palette" closedby="any" aria-label={useIsStaff() ? m.quickSearch() : m.quickSearchPages()} onClose={onClose}>
      <PaletteSearch onLeave={onClose} />
    </Dialog>
  );
}
