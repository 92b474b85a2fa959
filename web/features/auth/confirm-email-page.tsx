import { type SubmitEvent, useRef, useState } from 'react';
import toast from 'react-hot-toast/headless';
import { Link, Navigate, useLocation, useNavigate } from 'react-router-dom';
import { seen } from '#contract/base/seen.ts';
import { paths } from '../../lib/paths.ts';
import { useSession } from '../../lib/use-session.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { Address } from './address.tsx';
import { Button } from '../../ui/button.tsx';
import { Input } from '../../ui/control.tsx';
import { Field, focusFirst } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { confirmEmail, resendCode } from './account.ts';
import { AccountPage } from './account-page.tsx';
import { Agreements, agreementFields, agreementText, agreementsIn } from './agreements.tsx';
import { arrival } from './arrival.ts';
import { BackToSignIn } from './back-to-sign-in.tsx';
import { CodeField, ResendButton, codeIn } from './code-field.tsx';
import { identityErrorText } from './identity-errors.ts';
import { emailProblem } from './login-rules.ts';
import { type AgreementProblem, agreementProblems } from './register-rules.ts';
import { hasAgreedFor, registrationDraft, setWaitingEmail, waitingEmail } from './waiting-email.ts';

interface Problems {
  readonly email?: () => string;
  readonly code?: () => string;
  readonly acceptTerms?: AgreementProblem;
  readonly consentHealth?: AgreementProblem;
}
const emailText = { emailRequired: () => m.emailRequired(), emailInvalid: () => m.emailInvalid() } as const;
const emailProblems = (email: string): Problems => {
  const wrong = emailProblem(email);
  return wrong === undefined ? {} : { email: emailText[wrong] };
};

export function ConfirmEmailPage() {
  const session = useSession();
  const navigate = useNavigate();
  const { registered, takingOver }: { registered?: unknown; takingOver?: unknown } = Object(useLocation().state);
  /** The address that was sent a code; without one, the page asks for it. */
  const [known, setKnown] = useState(waitingEmail);
  const typed = useRef<HTMLInputElement>(null);
  /** Whoever did not register in this tab has agreed to nothing yet, such as the owner of a mailbox that somebody else typed. */
  const [asks, setAsks] = useState(() => !hasAgreedFor(waitingEmail()));
  const [problems, setProblems] = useState<Problems>({});
  const [failure, setFailure] = useState<{ error: unknown }>();
  const [submitting, setSubmitting] = useState(false);

  if (session.status === 'signed-in') return <Navigate to={paths.home} replace />;

  const address = () => known || seen(typed.current?.value ?? '');

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (submitting) return;
    const code = codeIn(event.currentTarget);
    const found = {
      ...emailProblems(address()),
      ...(code === '' && { code: m.codeRequired }),
      ...(asks && agreementProblems(agreementsIn(new FormData(event.currentTarget)))),
    };
    setProblems(found);
    setFailure(undefined);
    if (focusFirst(found, ['email', 'code', ...agreementFields])) return;
    setSubmitting(true);
    try {
      const confirmed = address();
      const entered = await confirmEmail(confirmed, code);
      sessionStorage.removeItem(registrationDraft);
      // The current password may be someone else's.
      if (takingOver === true) return await navigate(paths.forgotPassword, { state: { email: confirmed, confirmed: true } });
      if (entered) toast.success(m.emailVerified());
      else await navigate(paths.login, { state: arrival('emailVerified', confirmed) });
    } catch (error) {
      setFailure({ error });
    } finally {
      setSubmitting(false);
    }
  };

  const resend = async (): Promise<boolean> => {
    const found = emailProblems(address());
    setProblems(found);
    setFailure(undefined);
    if (focusFirst(found, ['email'])) return false;
    try {
      const email = address();
      await resendCode(email);
      setWaitingEmail(email);
      setKnown(email);
      toast.success(m.codeSent());
      return true;
    } catch (error) {
      setFailure({ error });
      return false;
    }
  };

  return (
    <AccountPage title={m.confirmEmailTitle()} subtitle={m.confirmEmailSubtitle()}>
      {registered === true && !failure && (
        <Notice as="output" tone="green">
          {m.registered()}
        </Notice>
      )}
      {failure && <Notice>{identityErrorText(failure.error)}</Notice>}
      <form className="grid gap-5" noValidate onSubmit={(event) => void submit(event)}>
        {known === '' ? (
          <Field id="email" label={m.email()} need="required" problem={problems.email?.()}>
            {(field) => (
              <Input
                {...field}
                ref={typed}
                type="email"
                dir="ltr"
                autoComplete="username"
                defaultValue={waitingEmail()}
                onChange={({ target: { value } }) => setAsks(!hasAgreedFor(seen(value)))}
              />
            )}
          </Field>
        ) : (
          <div>
            <p>
              {m.codeSentTo()} <Address of={known} />
            </p>
            <WrongAddress startsOver={registered === true || takingOver === true} onOther={() => setKnown('')} />
          </div>
        )}
        <CodeField label={m.verificationCode()} problem={problems.code?.()} focused={known !== ''} sendsItself={!asks} />
        {asks && (
          <Agreements
            problem={(field) => {
              const found = problems[field];
              return found && agreementText[found]();
            }}
          />
        )}
        <Button look="primary" type="submit" className="w-full" disabled={submitting}>
          {submitting ? m.verifying() : m.verifyEmail()}
        </Button>
        <ResendButton onResend={resend} />
      </form>
      <BackToSignIn email={known} />
    </AccountPage>
  );
}

/** A way to another address: for who has just registered, back to the form with all that was typed; otherwise a field. */
const WrongAddress = ({ startsOver, onOther }: { startsOver: boolean; onOther: () => void }) =>
  startsOver ? (
    <TextLink as={Link} to={paths.register}>
      {m.wrongAddress()}
    </TextLink>
  ) : (
    <TextLink as="button" type="button" onClick={onOther}>
      {m.wrongAddress()}
    </TextLink>
  );
