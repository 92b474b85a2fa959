import { Trash2 } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { ApiError } from '../../lib/api.ts';
import { formatLength, useLocale } from '../../lib/locale.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Ltr } from '../../ui/ltr.tsx';
import { type CheckResult, timeLeft } from './check-result.ts';
import { UpgradeDialog } from './register-view.tsx';
import { forget } from './symptom-check.ts';

const tickMs = 1000;

interface SessionPanelProps {
  readonly result: CheckResult;
  readonly offersAccount: boolean;
  readonly onGone: (text: string) => void;
  /** How to share it. */
  readonly children: ReactNode;
}

/** What is kept, for how long, and how to delete it now. */
export function SessionPanel({ result: { sessionId, expiresAt }, offersAccount, onGone, children }: SessionPanelProps) {
  const locale = useLocale();
  const [now, setNow] = useState(Date.now);
  const [deleting, setDeleting] = useState(false);
  const [failed, setFailed] = useState(false);
  const dialog = useRef<HTMLDialogElement>(null);
  const left = timeLeft(expiresAt, now);
  const over = left === undefined;
  // An answer may come without a session: there is then nothing to delete or to share.
  const named = sessionId !== '';

  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), tickMs);
    return () => clearInterval(timer);
  }, []);
  useEffect(() => {
    if (over) onGone(m.sessionExpired());
  }, [over, onGone]);

  const remove = async () => {
    setDeleting(true);
    setFailed(false);
    try {
      await forget(sessionId);
      onGone(m.sessionDeleted());
    } catch (error) {
      // It was deleted elsewhere or has expired: it is gone, as intended.
      if (error instanceof ApiError && error.status === 404) return onGone(m.sessionDeleted());
      setFailed(true);
      setDeleting(false);
    }
  };

  return (
    <Disclosure summary={left ? `${m.sessionHeading()} · ${m.sessionLeft({ time: formatLength(locale, left) })}` : m.sessionHeading()}>
      <div className="grid gap-3">
        {named && (
          <p className="text-sm text-muted">
            {m.sessionId()}: <Ltr breaks>{sessionId}</Ltr>
          </p>
        )}
        <p>{m.sessionNote()}</p>
        <p className="flex flex-wrap gap-3 print:hidden">
          {named && (
            <Button disabled={deleting} onClick={() => void remove()}>
              <Trash2 aria-hidden="true" />
              {m.sessionDelete()}
            </Button>
          )}
          {offersAccount && (
            <Button look="ghost" onClick={() => dialog.current?.showModal()}>
              {m.aboutAccounts()}
            </Button>
          )}
        </p>
        {named && children}
        {failed && (
          <p role="alert" className="text-sm text-danger">
            {m.sessionDeleteFailed()}
          </p>
        )}
        {offersAccount && <UpgradeDialog ref={dialog} sessionId={sessionId} />}
      </div>
    </Disclosure>
  );
}
