import { type SubmitEvent, useState } from 'react';
import toast from 'react-hot-toast/headless';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { seen } from '#contract/base/seen.ts';
import { paths } from '../../lib/paths.ts';
import { useSession } from '../../lib/use-session.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { Address } from './address.tsx';
import { Button } from '../../ui/button.tsx';
import { Input } from '../../ui/control.tsx';
import { Field, focusFirst } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { changePassword, sendResetCode } from './account.ts';
import { AccountPage } from './account-page.tsx';
import { arrival, arrivedWith } from './arrival.ts';
import { BackToSignIn } from './back-to-sign-in.tsx';
import { CodeField, ResendButton, codeIn } from './code-field.tsx';
import { identityErrorText } from './identity-errors.ts';
import { emailProblem } from './login-rules.ts';
import { NewPassword, newPasswordTexts, withoutField } from './new-password.tsx';
import { type NewPasswordProblem, newPasswordProblems } from './register-rules.ts';

export function ForgotPasswordPage() {
  const session = useSession();
  /** The address a code was sent to, if it has an account. */
  const [sentTo, setSentTo] = useState<string>();
  const { state }: { state: unknown } = useLocation();
  /** Whether the address was just confirmed, whose password may be someone else's. */
  const { confirmed }: { confirmed?: unknown } = Object(state);
  const known = arrivedWith(state).email;
  if (session.status === 'signed-in') return <Navigate to={paths.home} replace />;
  return (
    <AccountPage title={m.forgotPasswordTitle()} subtitle={m.forgotPasswordSubtitle()}>
      {confirmed === true && sentTo === undefined && (
        <Notice as="output" tone="green">
          {m.setOwnPassword()}
        </Notice>
      )}
      {sentTo === undefined ? (
        <AskCode email={known} onSent={setSentTo} />
      ) : (
        <ChangePassword email={sentTo} onOther={() => setSentTo(undefined)} />
      )}
      <BackToSignIn email={sentTo ?? known} />
    </AccountPage>
  );
}

const Failure = ({ of }: { of: { readonly error: unknown } | undefined }) => of && <Notice>{identityErrorText(of.error)}</Notice>;

function AskCode({ email: known, onSent }: { email: string; onSent: (email: string) => void }) {
  const [problem, setProblem] = useState<'emailRequired' | 'emailInvalid'>();
  const [failure, setFailure] = useState<{ error: unknown }>();
  const [submitting, setSubmitting] = useState(false);
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('email');
    const email = typeof typed === 'string' ? seen(typed) : '';
    const found = emailProblem(email);
    setProblem(found);
    setFailure(undefined);
    if (focusFirst(found ? { email } : {}, ['email'])) return;
    setSubmitting(true);
    try {
      await sendResetCode(email);
      onSent(email);
    } catch (error) {
      setFailure({ error });
      setSubmitting(false);
    }
  };
  return (
    <form className="grid gap-5" noValidate onSubmit={(event) => void submit(event)} onChange={() => setProblem(undefined)}>
      <Failure of={failure} />
      <Field
        id="email"
        label={m.email()}
        need="required"
        problem={problem === 'emailRequired' ? m.emailRequired() : problem && m.emailInvalid()}
      >
        {(field) => <Input {...field} name="email" type="email" dir="ltr" autoComplete="username" defaultValue={known} />}
      </Field>
      <Button look="primary" type="submit" className="w-full" disabled={submitting}>
        {submitting ? m.sendingCode() : m.sendCode()}
      </Button>
    </form>
  );
}

interface Problems {
  readonly code?: 'codeRequired' | undefined;
  readonly password?: NewPasswordProblem | undefined;
  readonly confirmPassword?: NewPasswordProblem | undefined;
}

function ChangePassword({ email, onOther }: { email: string; onOther: () => void }) {
  const navigate = useNavigate();
  const [problems, setProblems] = useState<Problems>({});
  const [failure, setFailure] = useState<{ error: unknown }>();
  const [submitting, setSubmitting] = useState(false);

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const code = codeIn(event.currentTarget);
    const form = new FormData(event.currentTarget);
    const [password, repeated] = [form.get('password'), form.get('confirmPassword')].map((value) =>
      typeof value === 'string' ? value : '',
    );
    const found: Problems = {
      ...(code === '' && { code: 'codeRequired' as const }),
      ...newPasswordProblems(password ?? '', repeated ?? ''),
    };
    setProblems(found);
    setFailure(undefined);
    if (focusFirst(found, ['code', 'password', 'confirmPassword'])) return;
    setSubmitting(true);
    try {
      await changePassword(email, code, password ?? '');
      await navigate(paths.login, { state: arrival('passwordChanged', email) });
    } catch (error) {
      setFailure({ error });
      setSubmitting(false);
    }
  };

  const resend = async (): Promise<boolean> => {
    setFailure(undefined);
    try {
      await sendResetCode(email);
      toast.success(m.codeSent());
      return true;
    } catch (error) {
      setFailure({ error });
      return false;
    }
  };

  return (
    <form
      className="grid gap-5"
      noValidate
      onSubmit={(event) => void submit(event)}
      onChange={({ target }) => target instanceof HTMLInputElement && setProblems((found) => withoutField(found, target.id))}
    >
      <Notice as="output" tone="green">
        {m.resetCodeSent()} <Address of={email} />
      </Notice>
      <Failure of={failure} />
      {/* Tells password managers whose password this is. */}
      <input hidden readOnly type="email" autoComplete="username" value={email} />
      <CodeField label={m.verificationCode()} focused problem={problems.code && m.codeRequired()} />
      <NewPassword label={m.newPassword()} {...newPasswordTexts(problems)} />
      <Button look="primary" type="submit" className="w-full" disabled={submitting}>
        {submitting ? m.changingPassword() : m.changePassword()}
      </Button>
      <div className="grid gap-3 sm:grid-cols-2">
        <ResendButton onResend={resend} />
        <Button look="ghost" className="w-full" onClick={onOther}>
          {m.otherEmail()}
        </Button>
      </div>
    </form>
  );
}
