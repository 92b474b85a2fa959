import { updatePassword } from 'aws-amplify/auth';
import { type SubmitEvent, useState } from 'react';
import toast from 'react-hot-toast/headless';
import { m } from '../../i18n/paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { PasswordField, focusFirst } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { identityErrorText } from '../auth/identity-errors.ts';
import { NewPassword, newPasswordTexts, withoutField } from '../auth/new-password.tsx';
import { type NewPasswordProblem, newPasswordProblems } from '../auth/register-rules.ts';

interface Problems {
  readonly currentPassword?: 'required' | 'wrong' | undefined;
  readonly password?: NewPasswordProblem | undefined;
  readonly confirmPassword?: NewPasswordProblem | undefined;
}
const order = ['currentPassword', 'password', 'confirmPassword'] as const;

/** Replaces the password of a user who knows the current one. */
export function PasswordForm({ email }: { email: string }) {
  /** Each change starts with empty fields. */
  const [changes, setChanges] = useState(0);
  const [problems, setProblems] = useState<Problems>({});
  const [failure, setFailure] = useState<{ error: unknown }>();
  const [submitting, setSubmitting] = useState(false);

  const show = (found: Problems): boolean => {
    setProblems(found);
    return focusFirst(found, order);
  };
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const [current = '', password = '', repeated = ''] = order.map((name) => {
      const value = form.get(name);
      return typeof value === 'string' ? value : '';
    });
    setFailure(undefined);
    if (show({ ...(current === '' && { currentPassword: 'required' as const }), ...newPasswordProblems(password, repeated) })) return;
    setSubmitting(true);
    try {
      await updatePassword({ oldPassword: current, newPassword: password });
      toast.success(m.passwordReplaced());
      setChanges(changes + 1);
    } catch (error) {
      // How the user pool reports a wrong password; nothing else is asked for here.
      const wrong = error instanceof Error && error.message.startsWith('Incorrect username or password');
      if (wrong) show({ currentPassword: 'wrong' });
      else setFailure({ error });
    } finally {
      setSubmitting(false);
    }
  };

  return (
    <form
      key={changes}
      className="grid gap-5"
      noValidate
      onSubmit={(event) => void submit(event)}
      onChange={({ target }) => target instanceof HTMLInputElement && setProblems((found) => withoutField(found, target.id))}
    >
      {failure && <Notice>{identityErrorText(failure.error)}</Notice>}
      {/* Tells password managers whose password this is. */}
      <input hidden readOnly type="email" autoComplete="username" value={email} />
      <PasswordField
        id="currentPassword"
        name="currentPassword"
        label={m.currentPassword()}
        problem={problems.currentPassword && (problems.currentPassword === 'wrong' ? m.currentPasswordWrong() : m.passwordRequired())}
        autoComplete="current-password"
      />
      <NewPassword label={m.newPassword()} {...newPasswordTexts(problems)} />
      <Button look="primary" type="submit" className="justify-self-start" disabled={submitting}>
        {submitting ? m.changingPassword() : m.changePassword()}
      </Button>
    </form>
  );
}
