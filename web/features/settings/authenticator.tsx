import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { type SetUpTOTPOutput, fetchMFAPreference, setUpTOTP, updateMFAPreference, verifyTOTPSetup } from 'aws-amplify/auth';
import { Copy } from 'lucide-react';
import { type SubmitEvent, Suspense, lazy, useEffect, useRef, useState } from 'react';
import toast from 'react-hot-toast/headless';
import { sessionState } from '../../lib/session.ts';
import { askProof } from '../../lib/session-end.ts';
import { renew } from '../../lib/sign-in.ts';
import { useSession } from '../../lib/use-session.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { focusFirst } from '../../ui/field.tsx';
import { Ltr } from '../../ui/ltr.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Failure } from '../../ui/page.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { CodeField, codeIn } from '../auth/code-field.tsx';
import { identityErrorText } from '../auth/identity-errors.ts';
import { provedJustNow } from './proof.ts';

/** Only users setting up an authenticator need the code drawn. */
const QrCode = lazy(async () => ({ default: (await import('../../ui/qr-code.tsx')).QrCode }));

/** Whether sign-in asks for an authenticator's code. */
const authenticatorQuery = queryOptions({
  queryKey: ['authenticator'],
  queryFn: async () => (await fetchMFAPreference()).enabled?.includes('TOTP') ?? false,
});

/** The step in progress. */
type Doing = { readonly what: 'proof' } | { readonly what: 'set-up'; readonly key: SetUpTOTPOutput };

/** Shows whether the account has an authenticator; sets one up or turns it off for users who have just proved who they are. */
export function Authenticator() {
  const queryClient = useQueryClient();
  const { data: on, isError, refetch } = useQuery(authenticatorQuery);
  const session = useSession();
  const isDemanded = session.status === 'signed-in' && session.person.lacksSecondFactor;
  const [doing, setDoing] = useState<Doing>();
  const [failure, setFailure] = useState<{ error: unknown }>();
  const [busy, setBusy] = useState(false);
  const turnOff = useRef<HTMLDialogElement>(null);
  const state = useRef<HTMLParagraphElement>(null);

  const attempt = async (action: () => Promise<void>) => {
    setFailure(undefined);
    setBusy(true);
    try {
      await action();
    } catch (error) {
      setFailure({ error });
    } finally {
      setBusy(false);
    }
  };
  /** A person who finds an open screen must neither gain lasting access nor lock out its owner. */
  const proved = (then: () => Promise<void> | void) =>
    attempt(async () => {
      if (await provedJustNow()) await then();
      else setDoing({ what: 'proof' });
    });
  const changed = async (nowOn: boolean) => {
    queryClient.setQueryData(authenticatorQuery.queryKey, nowOn);
    setDoing(undefined);
    toast.success(nowOn ? m.authenticatorTurnedOn() : m.authenticatorTurnedOff());
    state.current?.focus();
    // If the stage requires a second factor of staff, their rights depend on it.
    await renew();
  };

  if (isError) return <Failure text={m.authenticatorFailed()} onRetry={refetch} />;
  if (on === undefined) return <Spinner />;
  return (
    <>
      <p className="text-muted">{m.authenticatorWhy()}</p>
      <p ref={state} tabIndex={-1} className="font-semibold outline-none">
        {on ? m.authenticatorOn() : isDemanded ? m.secondFactorNone() : m.authenticatorOff()}
      </p>
      {failure && doing?.what !== 'set-up' && <Notice>{identityErrorText(failure.error)}</Notice>}
      {doing?.what === 'set-up' ? (
        <SetUp
          of={doing.key}
          busy={busy}
          failure={failure}
          onCode={(code) =>
            attempt(async () => {
              await verifyTOTPSetup({ code });
              await updateMFAPreference({ totp: 'PREFERRED' });
              await changed(true);
            })
          }
          onCancel={() => {
            setDoing(undefined);
            setFailure(undefined);
            state.current?.focus();
          }}
        />
      ) : doing?.what === 'proof' ? (
        <Notice as="div" tone="accent" className="grid justify-items-start gap-3">
          <output>{m.proofNeeded()}</output>
          <Button look="primary" disabled={busy} onClick={() => void attempt(askProof)}>
            {m.signInAgain()}
          </Button>
        </Notice>
      ) : on ? (
        <Button className="justify-self-start" disabled={busy} onClick={() => void proved(() => turnOff.current?.showModal())}>
          {m.turnOff()}
        </Button>
      ) : (
        <Button
          look="primary"
          className="justify-self-start"
          disabled={busy}
          onClick={() => void proved(async () => setDoing({ what: 'set-up', key: await setUpTOTP() }))}
        >
          {m.authenticatorSetUp()}
        </Button>
      )}
      <ConfirmDialog
        ref={turnOff}
        title={m.authenticatorTurnOff()}
        action={m.turnOff()}
        dangerous
        busy={busy}
        onConfirm={() => {
          turnOff.current?.close();
          void attempt(async () => {
            await updateMFAPreference({ totp: 'DISABLED' });
            await changed(false);
          });
        }}
      >
        <p>{m.authenticatorTurnOffText()}</p>
      </ConfirmDialog>
    </>
  );
}

interface SetUpProps {
  readonly of: SetUpTOTPOutput;
  readonly busy: boolean;
  readonly failure: { readonly error: unknown } | undefined;
  readonly onCode: (code: string) => Promise<void>;
  readonly onCancel: () => void;
}

/** The key for the app, as a picture and as text, and a first code to prove that it arrived. */
function SetUp({ of, busy, failure, onCode, onCancel }: SetUpProps) {
  const [missing, setMissing] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const session = sessionState();
  const email = session.status === 'signed-in' ? session.person.email : '';
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(of.sharedSecret);
      toast.success(m.keyCopied());
    } catch {
      toast.error(m.keyNotCopied());
    }
  };
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const code = codeIn(event.currentTarget);
    setMissing(code === '');
    if (!focusFirst(code === '' ? { code } : {}, ['code'])) await onCode(code);
  };
  return (
    <div className="grid gap-5">
      <div className="grid justify-items-start gap-3">
        <h3 ref={heading} tabIndex={-1} className="outline-none">
          {m.authenticatorScan()}
        </h3>
        <Suspense fallback={<Spinner />}>
          <QrCode text={of.getSetupUri('Afiya', email).href} label={m.authenticatorQrCode()} />
        </Suspense>
        <p id="authenticator-key">{m.authenticatorKey()}</p>
        <p className="flex flex-wrap items-center gap-3">
          <Ltr as="code" breaks aria-labelledby="authenticator-key" className="text-lg">
            {of.sharedSecret.match(/.{1,4}/g)?.join(' ')}
          </Ltr>
          <Button onClick={() => void copy()}>
            <Copy size={18} aria-hidden="true" />
            {m.copyKey()}
          </Button>
        </p>
      </div>
      <form className="grid gap-4" noValidate onSubmit={(event) => void submit(event)}>
        <p>{m.authenticatorProve()}</p>
        {failure && <Notice>{identityErrorText(failure.error)}</Notice>}
        <CodeField label={m.authenticatorCode()} problem={missing ? m.codeRequired() : undefined} />
        <p className="flex flex-wrap gap-3">
          <Button look="primary" type="submit" disabled={busy}>
            {busy ? m.verifying() : m.turnOn()}
          </Button>
          <Button onClick={onCancel}>{m.cancel()}</Button>
        </p>
      </form>
    </div>
  );
}
