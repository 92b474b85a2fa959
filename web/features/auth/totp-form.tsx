import { confirmSignIn } from 'aws-amplify/auth';
import { type SubmitEvent, useState } from 'react';
import { browserFacts } from '../../lib/browser-mark.ts';
import type { NextStep } from '../../lib/session.ts';
import { finish } from '../../lib/sign-in.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { focusFirst } from '../../ui/field.tsx';
import { CodeField, codeIn } from './code-field.tsx';

interface TotpFormProps {
  readonly submitting: boolean;
  /** Continues a sign-in and handles the outcome. */
  readonly onAttempt: (go: () => Promise<NextStep | undefined>) => Promise<void>;
  readonly onBack: () => void;
}

/** The second step of a sign-in: the code from an authenticator. */
export function TotpForm({ submitting, onAttempt, onBack }: TotpFormProps) {
  const [missing, setMissing] = useState(false);
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const code = codeIn(event.currentTarget);
    setMissing(code === '');
    if (focusFirst(code === '' ? { code } : {}, ['code'])) return;
    await onAttempt(() => finish(() => confirmSignIn({ challengeResponse: code, options: { clientMetadata: browserFacts() } })));
  };
  return (
    <form className="grid gap-5" noValidate onSubmit={(event) => void submit(event)}>
      <CodeField label={m.authenticatorCode()} focused problem={missing ? m.codeRequired() : undefined} />
      <Button look="primary" type="submit" className="w-full" disabled={submitting}>
        {submitting ? m.verifying() : m.signIn()}
      </Button>
      <Button look="ghost" onClick={onBack}>
        {m.backToSignIn()}
      </Button>
    </form>
  );
}
