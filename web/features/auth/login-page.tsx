import { Stethoscope } from 'lucide-react';
import { type SubmitEvent, Suspense, lazy, useRef, useState } from 'react';
import toast from 'react-hot-toast/headless';
import { Link, Navigate, useLocation } from 'react-router-dom';
import { about } from '../../app/contacts.ts';
import { paths } from '../../app/paths.ts';
import { enter } from '../../app/session.ts';
import { useSession } from '../../app/use-session.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { Field, PasswordField, focusFirst } from '../../ui/field.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { AccountPage } from './account-page.tsx';
import { identityErrorText } from './identity-errors.ts';
import { type LoginProblem, type LoginProblems, loginProblems } from './login-rules.ts';
import { setWaitingEmail } from './waiting-email.ts';

/** Where the person wanted to go when the guard sent them here. */
function wanted(state: unknown): string {
  const from: unknown = Object(state).from;
  const { pathname, search } = Object(from) as { pathname?: unknown; search?: unknown };
  return typeof pathname === 'string' ? pathname + (typeof search === 'string' ? search : '') : paths.dashboard;
}
/** What the history knew of it beside its address. */
const wantedState = (state: unknown): unknown => Object(Object(state).from).state;

/** Each problem's text, said in the language of the moment. */
const problemText: Record<LoginProblem, () => string> = {
  emailRequired: () => m.emailRequired(),
  emailInvalid: () => m.emailInvalid(),
  passwordRequired: () => m.passwordRequired(),
  passwordTooShort: () => m.passwordTooShort(),
};

/** Few have an authenticator; the others need not wait for its form. */
const TotpForm = lazy(async () => ({ default: (await import('./totp-form.tsx')).TotpForm }));
/** The step that asks for the code of an authenticator. */
const authenticatorStep = 'CONFIRM_SIGN_IN_WITH_TOTP_CODE';

type Failure = { readonly error: unknown } | { readonly step: string };
const isUnconfirmed = (failure: Failure): boolean =>
  'step' in failure ? failure.step === 'CONFIRM_SIGN_UP' : Object(failure.error).name === 'UserNotConfirmedException';

export function LoginPage() {
  const session = useSession();
  const location = useLocation();
  const email = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);
  const [problems, setProblems] = useState<LoginProblems>({});
  const [failure, setFailure] = useState<Failure>();
  const [submitting, setSubmitting] = useState(false);
  const [remember, setRemember] = useState(false);
  const [asksCode, setAsksCode] = useState(false);

  if (session.status === 'signed-in') return <Navigate to={wanted(location.state)} state={wantedState(location.state)} replace />;

  const attempt = async (go: () => Promise<string | undefined>) => {
    setFailure(undefined);
    setSubmitting(true);
    try {
      const step = await go();
      if (step === undefined) toast.success(m.loginSuccessful());
      else if (step === authenticatorStep) setAsksCode(true);
      else setFailure({ step });
    } catch (error) {
      const name = error instanceof Error ? error.name : 'unknown';
      console.error('sign-in failed', name);
      setFailure({ error });
      // A wrong code may be typed again; anything else ends this sign-in.
      if (name !== 'CodeMismatchException') setAsksCode(false);
    } finally {
      setSubmitting(false);
    }
  };

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const input = { email: email.current?.value ?? '', password: password.current?.value ?? '' };
    const found = loginProblems(input);
    setProblems(found);
    setFailure(undefined);
    if (!focusFirst(found, ['email', 'password'])) await attempt(() => enter(input.email.trim(), input.password, remember));
  };

  return (
    <AccountPage title={m.loginTitle()} tab={m.signIn()} subtitle={m.loginSubtitle()} footer={<About />}>
      {session.status === 'signed-out' && session.because === 'idle' && !failure && (
        <output className="notice" data-tone="yellow">
          {m.idleSignedOut()}
        </output>
      )}
      {failure && (
        <p role="alert" className="notice">
          {isUnconfirmed(failure) ? (
            <>
              {m.errorNotConfirmed()}{' '}
              <Link to={paths.confirmEmail} onClick={() => setWaitingEmail(email.current?.value.trim() ?? '')}>
                {m.confirmEmailTitle()}
              </Link>
            </>
          ) : 'step' in failure ? (
            m.additionalStep(failure)
          ) : (
            identityErrorText(failure.error, m.loginFailed)
          )}
        </p>
      )}
      {asksCode && (
        <Suspense fallback={<Spinner />}>
          <TotpForm submitting={submitting} onAttempt={attempt} onBack={() => setAsksCode(false)} />
        </Suspense>
      )}
      {/* What was typed stays, should the sign-in begin anew. */}
      <form className="grid gap-5" noValidate hidden={asksCode} onSubmit={(event) => void submit(event)}>
        <Field id="email" label={m.email()} need="required" problem={problems.email && problemText[problems.email]()}>
          {(field) => (
            <input
              {...field}
              ref={email}
              className="control"
              type="email"
              dir="ltr"
              autoComplete="username"
              onChange={() => setProblems((found) => ({ ...found, email: undefined }))}
            />
          )}
        </Field>
        <PasswordField
          id="password"
          ref={password}
          label={m.password()}
          problem={problems.password && problemText[problems.password]()}
          autoComplete="current-password"
          onChange={() => setProblems((found) => ({ ...found, password: undefined }))}
        />
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          <label className="flex min-h-11 items-center gap-3">
            <input
              type="checkbox"
              className="size-5 accent-(--accent)"
              checked={remember}
              onChange={(event) => setRemember(event.target.checked)}
            />
            {m.rememberMe()}
          </label>
          <Link className="text-link" to={paths.forgotPassword}>
            {m.forgotPasswordLink()}
          </Link>
        </div>
        <button type="submit" className="button button--primary w-full" disabled={submitting}>
          {submitting ? m.signingIn() : m.signIn()}
        </button>
      </form>
      <p>
        {m.noAccountYet()}{' '}
        <Link className="text-link" to={paths.register}>
          {m.createAccount()}
        </Link>
      </p>
      {/* A page of its own that works without this one: it is opened, not routed to. */}
      <a className="button button--outline h-auto w-full py-2 whitespace-normal" href={paths.symptomChecker}>
        <Stethoscope aria-hidden="true" />
        <span>
          {m.checkerInvite()} <span className="font-normal">({m.checkerInviteHint()})</span>
        </span>
      </a>
    </AccountPage>
  );
}

/** Who stands behind the product. */
const About = () => (
  <footer className="flex flex-wrap justify-center gap-x-6 gap-y-2 px-4 pb-6 text-sm">
    <Link className="text-link" to={paths.terms}>
      {m.termsTitle()}
    </Link>
    <Link className="text-link" to={paths.privacy}>
      {m.privacyTitle()}
    </Link>
    <a className="text-link" href={about.portfolio} rel="noopener">
      {m.portfolio()}
    </a>
    <a className="text-link" href={about.profile} rel="noopener">
      {m.professionalProfile()}
    </a>
  </footer>
);
