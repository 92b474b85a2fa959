import { useEffect, useId, useRef, useState } from 'react';
import { m } from '../i18n/paraglide/messages.js';
import { idleNow, markActivity, onActivityElsewhere } from '../lib/activity.ts';
import { useLocale } from '../lib/locale.ts';
import { expire } from '../lib/session.ts';

/** What counts as doing something, however it is done: by mouse, touch, keyboard, voice or screen reader. */
const signs = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'input', 'click'] as const;
/** A machine that slept has timers that come late. */
const looksEveryMs = 15_000;
const noticesEveryMs = 1000;

/** Warns who does nothing for long, and signs them out when nothing follows. */
export function IdleWatch({ onSignOut }: { onSignOut: () => void }) {
  useLocale();
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const textId = useId();
  const [minutesLeft, setMinutesLeft] = useState<number>();

  useEffect(() => {
    let timer = 0;
    let noticed = 0;
    function look(): void {
      clearTimeout(timer);
      const idle = idleNow();
      if (idle.status === 'over') return expire();
      setMinutesLeft(idle.status === 'warning' ? idle.minutesLeft : undefined);
      timer = window.setTimeout(look, Math.min(idle.changesInMs, looksEveryMs));
    }
    function notice(): void {
      if (Date.now() - noticed < noticesEveryMs) return;
      noticed = Date.now();
      // Whoever comes back to a machine that slept is not the one who left it; who is warned answers the warning.
      if (idleNow().status === 'active') markActivity();
      else look();
    }
    const seen = () => document.visibilityState === 'visible' && look();
    for (const sign of signs) addEventListener(sign, notice, { capture: true, passive: true });
    const stopHearing = onActivityElsewhere(look);
    document.addEventListener('visibilitychange', seen);
    look();
    return () => {
      for (const sign of signs) removeEventListener(sign, notice, { capture: true });
      stopHearing();
      document.removeEventListener('visibilitychange', seen);
      clearTimeout(timer);
    };
  }, []);
  const stay = () => {
    markActivity();
    setMinutesLeft(undefined);
  };

  const warned = minutesLeft !== undefined;
  useEffect(() => {
    if (warned) dialog.current?.showModal();
    else dialog.current?.close();
  }, [warned]);

  return (
    <dialog ref={dialog} role="alertdialog" className="dialog" aria-labelledby={titleId} aria-describedby={textId} onCancel={stay}>
      <div className="grid gap-4 p-5 sm:p-6">
        <h2 id={titleId}>{m.idleTitle()}</h2>
        <div id={textId} className="grid gap-2">
          <p>{m.idleText()}</p>
          <p aria-live="polite" className="text-2xl font-semibold">
            {warned && m.idleMinutes({ minutes: minutesLeft })}
          </p>
        </div>
        <p className="flex flex-wrap gap-3">
          <button type="button" className="button button--primary" onClick={stay}>
            {m.staySignedIn()}
          </button>
          <button type="button" className="button button--outline" onClick={onSignOut}>
            {m.signOut()}
          </button>
        </p>
      </div>
    </dialog>
  );
}
