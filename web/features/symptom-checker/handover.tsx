import { Share2 } from 'lucide-react';
import { useState } from 'react';
import * as z from 'zod/mini';
import { call } from '../../lib/api.ts';
import { formatTime, useLocale } from '../../lib/locale.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { Ltr } from '../../ui/ltr.tsx';

/** Only the two fields shown, not the contract's schema: its file would also load the server's rules for the form. */
const HandoverCode = z.object({ code: z.string(), expiresAt: z.string() });

/** A code that lets a clinician keep the session. Throws ApiError. */
export const handOver = async (sessionId: string): Promise<z.output<typeof HandoverCode>> =>
  call('symptomCheck.handover', { params: { sessionId }, answer: HandoverCode });

/** The visitor's consent to a clinician keeping this check, given as a code to read out. */
export function Handover({ sessionId }: { sessionId: string }) {
  const locale = useLocale();
  const [state, setState] = useState<'asked' | 'making' | 'failed' | { readonly code: string; readonly expiresAt: string }>('asked');
  const make = async () => {
    setState('making');
    setState(await handOver(sessionId).catch(() => 'failed' as const));
  };
  return (
    <details className="print:hidden">
      <Button as="summary" className="w-fit">
        <Share2 aria-hidden="true" />
        {m.handoverOffer()}
      </Button>
      <div className="grid justify-items-start gap-3 pt-3">
        {typeof state === 'object' ? (
          <output className="grid gap-1">
            <span className="text-sm text-muted">{m.handoverCode()}</span>
            <Ltr as="strong" className="w-fit text-2xl tracking-widest">
              {state.code.replace(/^.{4}/, '$&-')}
            </Ltr>
            <span>{m.handoverNote({ time: formatTime(locale, state.expiresAt) })}</span>
          </output>
        ) : (
          <>
            <p>{m.handoverConsent()}</p>
            <Button look="primary" disabled={state === 'making'} onClick={() => void make()}>
              {m.handoverMake()}
            </Button>
            {state === 'failed' && (
              <p role="alert" className="text-sm text-danger">
                {m.handoverFailed()}
              </p>
            )}
          </>
        )}
      </div>
    </details>
  );
}
