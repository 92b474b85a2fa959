import { useEffect, useId, useRef, useState } from 'react';
import { m } from '../i18n/paraglide/messages.js';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { idleNow, markActivity, onActivityElsewhere } from '../lib/activity.ts';
import { formatLength, useLocale } from '../lib/locale.ts';
import { expire } from '../lib/session-end.ts';

/** Events that count as activity, whether by mouse, touch, keyboard, voice or screen reader. */
const signs = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'input', 'click'] as const;
/** Timers fire late after a machine has slept, so the idle time is checked this often. */
const looksEveryMs = 15_000;
const noticesEveryMs = 1000;

/** Warns an inactive user, then signs them out unless they respond. */
export function IdleWatch({ onSignOut }: { onSignOut: () => void }) {
  const locale = useLocale();
  const dialog = useRef<HTMLDialogElement>(null);
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
      // Activity after a machine has slept may be someone else's, and a warned user must answer the warning.
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
    <Dialog ref={dialog} title={m.idleTitle()} role="alertdialog" aria-describedby={textId} onCancel={stay}>
      <div id={textId} className="grid gap-2">
        <p>{m.idleText()}</p>
        <p aria-live="polite" className="text-2xl font-semibold">
          {warned && formatLength(locale, { minute: minutesLeft })}
        </p>
      </div>
      <p className="flex flex-wrap gap-3">
        <Button look="primary" onClick={stay}>
          {m.staySignedIn()}
        </Button>
        <Button onClick={onSignOut}>{m.signOut()}</Button>
      </p>
    </Dialog>
  );
}
