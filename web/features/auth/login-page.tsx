import { type SubmitEvent, Suspense, lazy, useRef, useState } from 'react';
import toast from 'react-hot-toast/headless';
import { Link, Navigate, useLocation } from 'react-router-dom';
import { seen } from '#contract/base/seen.ts';
import { about } from '../../lib/contacts.ts';
import { paths } from '../../lib/paths.ts';
import { type NextStep, signInStarted } from '../../lib/session.ts';
import { useSession } from '../../lib/use-session.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { Input } from '../../ui/control.tsx';
import { Field, PasswordField, focusFirst } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { OperatedBy } from '../../ui/operated-by.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { Tick } from '../../ui/tick.tsx';
import { AccountPage } from './account-page.tsx';
import { type Arrival, arrivedWith } from './arrival.ts';
import { FrontDoor } from './front-door.tsx';
import { identityErrorText } from './identity-errors.ts';
import { type AskedAttribute, type LoginProblem, type LoginProblems, askedAttributes, loginProblems } from './login-rules.ts';
import { intoView } from './into-view.ts';
import { setWaitingEmail } from './waiting-email.ts';

/** The page the user wanted when the guard sent them here. */
function wanted(state: unknown): string {
  const from: unknown = Object(state).from;
  const { pathname, search } = Object(from) as { pathname?: unknown; search?: unknown };
  return typeof pathname === 'string' ? pathname + (typeof search === 'string' ? search : '') : paths.dashboard;
}
/** The history state of that page. */
const wantedState = (state: unknown): unknown => Object(Object(state).from).state;

/** Each problem's text in the current language. */
const problemText: Record<LoginProblem, () => string> = {
  emailRequired: () => m.emailRequired(),
  emailInvalid: () => m.emailInvalid(),
  passwordRequired: () => m.passwordRequired(),
  passwordTooShort: () => m.passwordTooShort(),
};

const arrivalText: Record<Arrival, () => string> = {
  passwordChanged: () => m.passwordChanged(),
  emailVerified: () => m.emailVerified(),
  registeredAndConfirmed: () => m.registeredAndConfirmed(),
};

/** Its code comes once the page is shown. */
const enter = async (email: string, password: string, remembered: boolean) => (await signInStarted()).enter(email, password, remembered);

/** Few users have an authenticator or an invitation; the others need not wait for these forms. */
const TotpForm = lazy(async () => ({ default: (await import('./totp-form.tsx')).TotpForm }));
const FirstPasswordForm = lazy(async () => ({ default: (await import('./first-password-form.tsx')).FirstPasswordForm }));

/** A sign-in step that has a form here. */
type Asked = { readonly form: 'code' } | { readonly form: 'first-password'; readonly missing: readonly AskedAttribute[] };
function askedBy(step: NextStep): Asked | undefined {
  if (step.signInStep === 'CONFIRM_SIGN_IN_WITH_TOTP_CODE') return { form: 'code' };
  if (step.signInStep !== 'CONFIRM_SIGN_IN_WITH_NEW_PASSWORD_REQUIRED') return undefined;
  const wanted: readonly string[] = step.missingAttributes ?? [];
  const missing = askedAttributes.filter((name) => wanted.includes(name));
  return missing.length === wanted.length ? { form: 'first-password', missing } : undefined;
}
const endedText = { idle: () => m.idleSignedOut(), proof: () => m.proofSignedOut(), refused: () => m.refusedSignedOut() } as const;
/** Errors that can be corrected without restarting the sign-in. */
const goesOn = ['CodeMismatchException', 'ExpiredCodeException', 'InvalidPasswordException', 'InvalidParameterException', 'NetworkError'];

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
  const [asked, setAsked] = useState<Asked>();
  const arrived = arrivedWith(location.state);
  /** The address of the sign-in in progress. */
  const [address, setAddress] = useState(arrived.email);
  /** The address as typed so far, for the page that sends a code. */
  const [typed, setTyped] = useState(arrived.email);

  if (session.status === 'signed-in') return <Navigate to={wanted(location.state)} state={wantedState(location.state)} replace />;

  const attempt = async (go: () => Promise<NextStep | undefined>) => {
    setFailure(undefined);
    setSubmitting(true);
    try {
      const step = await go();
      const next = step && askedBy(step);
      setAsked(next);
      if (step === undefined) toast.success(m.loginSuccessful());
      else if (next === undefined) setFailure({ step: step.signInStep });
    } catch (error) {
      const name = error instanceof Error ? error.name : 'unknown';
      console.error('sign-in failed', name);
      setFailure({ error });
      if (!goesOn.includes(name)) setAsked(undefined);
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
    setAddress(seen(input.email));
    if (!focusFirst(found, ['email', 'password'])) await attempt(() => enter(seen(input.email), input.password, remember));
  };

  const first = asked?.form === 'first-password';
  return (
    <AccountPage
      title={first ? m.firstPasswordTitle() : m.loginTitle()}
      tab={first ? m.firstPasswordTitle() : m.signIn()}
      subtitle={first ? m.firstPasswordSubtitle() : m.loginSubtitle()}
      footer={<About />}
      {...(first ? {} : { beside: <FrontDoor /> })}
    >
      {arrived.because && !failure && !asked && (
        <Notice as="output" tone="green">
          {arrivalText[arrived.because]()}
        </Notice>
      )}
      {session.status === 'signed-out' && session.because && session.because !== 'left' && !arrived.because && !failure && !asked && (
        <Notice as="output" tone="yellow" {...intoView}>
          {endedText[session.because]()}
        </Notice>
      )}
      {failure && (
        <Notice>
          {isUnconfirmed(failure) ? (
            <>
              {m.errorNotConfirmed()}{' '}
              <TextLink
                as={Link}
                className="text-inherit"
                to={paths.confirmEmail}
                onClick={() => setWaitingEmail(seen(email.current?.value ?? ''))}
              >
                {m.confirmEmailTitle()}
              </TextLink>
            </>
          ) : 'step' in failure ? (
            m.additionalStep(failure)
          ) : (
            identityErrorText(failure.error, m.loginFailed)
          )}
        </Notice>
      )}
      {asked && (
        <Suspense fallback={<Spinner />}>
          {asked.form === 'code' ? (
            <TotpForm submitting={submitting} onAttempt={attempt} onBack={() => setAsked(undefined)} />
          ) : (
            <FirstPasswordForm
              email={address}
              missing={asked.missing}
              submitting={submitting}
              onAttempt={attempt}
              onBack={() => setAsked(undefined)}
            />
          )}
        </Suspense>
      )}
      {/* What was typed is kept in case the sign-in restarts; after an invitation, only the address is. */}
      {!first && (
        <form className="grid gap-5" noValidate hidden={asked !== undefined} onSubmit={(event) => void submit(event)}>
          <Field id="email" label={m.email()} need="required" problem={problems.email && problemText[problems.email]()}>
            {(field) => (
              <Input
                {...field}
                ref={email}
                type="email"
                dir="ltr"
                autoComplete="username"
                defaultValue={address}
                onChange={({ target: { value } }) => {
                  setTyped(seen(value));
                  setProblems((found) => ({ ...found, email: undefined }));
                }}
              />
            )}
          </Field>
          <PasswordField
            id="password"
            ref={password}
            label={m.password()}
            problem={problems.password && problemText[problems.password]()}
            autoComplete="current-password"
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- it continues what the user just did
            autoFocus={arrived.because !== undefined}
            onChange={() => setProblems((found) => ({ ...found, password: undefined }))}
          />
          <div className="flex flex-wrap items-center justify-between gap-x-4">
            <label className="flex min-h-11 items-center gap-3">
              <Tick type="checkbox" checked={remember} onChange={(event) => setRemember(event.target.checked)} />
              {m.rememberMe()}
            </label>
            <TextLink as={Link} to={paths.forgotPassword} state={{ email: typed }}>
              {m.forgotPasswordLink()}
            </TextLink>
          </div>
          <Button look="primary" type="submit" className="w-full" disabled={submitting}>
            {submitting ? m.signingIn() : m.signIn()}
          </Button>
        </form>
      )}
      {!first && <Elsewhere />}
    </AccountPage>
  );
}

/** For visitors without an account. */
const Elsewhere = () => (
  <p>
    {m.noAccountYet()}{' '}
    <TextLink as={Link} to={paths.register}>
      {m.createAccount()}
    </TextLink>
  </p>
);

/** The terms, the privacy notice and who made the product. */
const About = () => (
  <footer className="flex flex-wrap justify-center gap-x-6 gap-y-2 px-4 pb-6 text-sm">
    <TextLink as={Link} to={paths.terms}>
      {m.termsTitle()}
    </TextLink>
    <TextLink as={Link} to={paths.privacy}>
      {m.privacyTitle()}
    </TextLink>
    <TextLink href={about.portfolio} rel="noopener">
      {m.portfolio()}
    </TextLink>
    <TextLink href={about.profile} rel="noopener">
      {m.professionalProfile()}
    </TextLink>
    <div className="w-full text-center">
      <OperatedBy />
    </div>
  </footer>
);
