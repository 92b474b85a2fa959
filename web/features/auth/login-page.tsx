import { Stethoscope } from 'lucide-react';
import { type SubmitEvent, useRef, useState } from 'react';
import toast from 'react-hot-toast/headless';
import { Navigate, useLocation } from 'react-router-dom';
import { useLocale } from '../../app/locale.ts';
import { paths } from '../../app/paths.ts';
import { enter } from '../../app/session.ts';
import { useSession } from '../../app/use-session.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { Brand } from '../../ui/brand.tsx';
import { Field, PasswordField } from '../../ui/field.tsx';
import { LanguageSwitch } from '../../ui/language-switch.tsx';
import { identityErrorText } from './identity-errors.ts';
import { type LoginProblem, type LoginProblems, loginProblems } from './login-rules.ts';

/** Where the person wanted to go when the guard sent them here. */
function wanted(state: unknown): string {
  const from: unknown = Object(state).from;
  const { pathname, search } = Object(from) as { pathname?: unknown; search?: unknown };
  return typeof pathname === 'string' ? pathname + (typeof search === 'string' ? search : '') : paths.dashboard;
}

/** Each problem's text, said in the language of the moment. */
const problemText: Record<LoginProblem, () => string> = {
  emailRequired: () => m.emailRequired(),
  emailInvalid: () => m.emailInvalid(),
  passwordRequired: () => m.passwordRequired(),
  passwordTooShort: () => m.passwordTooShort(),
};

/** The provider asks for a step that has no screen. An address that is not confirmed yet has a message of its own. */
const stepText = (step: string): string => (step === 'CONFIRM_SIGN_UP' ? m.errorNotConfirmed() : m.additionalStep({ step }));

export function LoginPage() {
  const locale = useLocale();
  const session = useSession();
  const location = useLocation();
  const email = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);
  const [problems, setProblems] = useState<LoginProblems>({});
  const [failure, setFailure] = useState<{ error: unknown } | { step: string }>();
  const [submitting, setSubmitting] = useState(false);
  const [remember, setRemember] = useState(false);

  if (session.status === 'signed-in') return <Navigate to={wanted(location.state)} replace />;

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    const input = { email: email.current?.value ?? '', password: password.current?.value ?? '' };
    const found = loginProblems(input);
    setProblems(found);
    setFailure(undefined);
    if (found.email) return email.current?.focus();
    if (found.password) return password.current?.focus();
    setSubmitting(true);
    try {
      const step = await enter(input.email.trim(), input.password, remember);
      if (step === undefined) toast.success(m.loginSuccessful());
      else setFailure({ step });
    } catch (error) {
      console.error('sign-in failed', error instanceof Error ? error.name : 'unknown');
      setFailure({ error });
    } finally {
      setSubmitting(false);
    }
  };

  return (
    <div className="grid min-h-dvh grid-rows-[auto_1fr]">
      <title>{`${m.signIn()} · Afiya`}</title>
      <header className="flex items-center justify-between px-4 py-3 sm:px-6">
        <Brand locale={locale} />
        <LanguageSwitch />
      </header>
      <main className="grid place-items-center px-4 pb-16">
        <form className="panel grid w-full max-w-md gap-5 p-6 sm:p-8" noValidate onSubmit={(event) => void submit(event)}>
          <div>
            <h1>{m.loginTitle()}</h1>
            <p className="text-muted">{m.loginSubtitle()}</p>
          </div>
          {failure && (
            <p role="alert" className="notice">
              {'step' in failure ? stepText(failure.step) : identityErrorText(failure.error)}
            </p>
          )}
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
          <label className="flex min-h-11 items-center gap-3">
            <input
              type="checkbox"
              className="size-5 accent-(--accent)"
              checked={remember}
              onChange={(event) => setRemember(event.target.checked)}
            />
            {m.rememberMe()}
          </label>
          <button type="submit" className="button button--primary w-full" disabled={submitting}>
            {submitting ? m.signingIn() : m.signIn()}
          </button>
          {/* A page of its own that works without this one: it is opened, not routed to. */}
          <a className="button button--outline h-auto w-full py-2 whitespace-normal" href={paths.symptomChecker}>
            <Stethoscope aria-hidden="true" />
            <span>
              {m.checkerInvite()} <span className="font-normal">({m.checkerInviteHint()})</span>
            </span>
          </a>
        </form>
      </main>
    </div>
  );
}
