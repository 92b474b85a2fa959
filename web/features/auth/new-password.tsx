import { useState } from 'react';
import { m } from '../../i18n/paraglide/messages.js';
import { PasswordField } from '../../ui/field.tsx';
import { Requirements } from '../../ui/requirements.tsx';
import { type NewPasswordProblem, passwordRequirements } from './register-rules.ts';

/** Each problem's text in the current language. */
export const newPasswordText: Record<NewPasswordProblem, () => string> = {
  passwordLength: () => m.passwordLength(),
  passwordUppercase: () => m.passwordUppercase(),
  passwordLowercase: () => m.passwordLowercase(),
  passwordNumber: () => m.passwordNumber(),
  passwordSpecial: () => m.passwordSpecial(),
  confirmPasswordRequired: () => m.confirmPasswordRequired(),
  passwordsDiffer: () => m.passwordsDiffer(),
};
interface NewPasswordProblems {
  readonly password?: NewPasswordProblem | undefined;
  readonly confirmPassword?: NewPasswordProblem | undefined;
}
/** What is said of the problems of a new password. */
export const newPasswordTexts = ({ password, confirmPassword }: NewPasswordProblems) => ({
  problem: password && newPasswordText[password](),
  confirmProblem: confirmPassword && newPasswordText[confirmPassword](),
});
const requirementText = {
  passwordLength: () => m.passwordNeedsLength(),
  passwordUppercase: () => m.passwordNeedsUppercase(),
  passwordLowercase: () => m.passwordNeedsLowercase(),
  passwordNumber: () => m.passwordNeedsNumber(),
  passwordSpecial: () => m.passwordNeedsSpecial(),
} as const;

/** The problems left after a field is edited: its own is cleared and, for a password, its confirmation's too. */
export const withoutField = <P extends object>(problems: P, edited: string): P => ({
  ...problems,
  [edited]: undefined,
  ...(edited === 'password' && { confirmPassword: undefined }),
});

/** What was typed into a field of a submitted form. */
export function typedIn(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}

interface NewPasswordProps {
  readonly label: string;
  /** The error texts. */
  readonly problem: string | undefined;
  readonly confirmProblem: string | undefined;
}

/** A new password, its requirements checked as it is typed, and its confirmation: the form's `password` and `confirmPassword`. */
export function NewPassword({ label, problem, confirmProblem }: NewPasswordProps) {
  const [password, setPassword] = useState('');
  const requirements = passwordRequirements.map(([name, isMet]) => ({ name: requirementText[name](), met: isMet(password) }));
  const met = requirements.filter((one) => one.met).length;
  return (
    <>
      <PasswordField
        id="password"
        name="password"
        label={label}
        problem={problem}
        describedBy={['password-requirements']}
        autoComplete="new-password"
        onChange={(event) => setPassword(event.target.value)}
      />
      <div id="password-requirements" className="grid gap-1.5">
        <p className="text-sm font-medium">{m.passwordNeeds()}</p>
        <Requirements requirements={requirements} />
        <output className="sr-only">{password !== '' && m.requirementsMet({ met, total: requirements.length })}</output>
      </div>
      <PasswordField
        id="confirmPassword"
        name="confirmPassword"
        label={m.confirmPassword()}
        problem={confirmProblem}
        autoComplete="new-password"
      />
    </>
  );
}
