import { m } from '../i18n/paraglide/messages.js';
import { Notice } from './notice.tsx';
import { failureText } from '../lib/problem-text.ts';

/** Shown above the buttons: why nothing was saved, and that nothing entered is lost. */
export function SaveAlert({ error, otherwise }: { error: unknown; otherwise: string }) {
  return (
    <Notice as="div">
      <p>{failureText(error, otherwise)}</p>
      <p>{m.entriesKept()}</p>
    </Notice>
  );
}
