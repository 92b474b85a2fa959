import { useState } from 'react';
import { m } from '../../i18n/paraglide/messages.js';
import { PasswordField } from '../../ui/field.tsx';
import { Requirements } from '../../ui/requirements.tsx';
import { type NewPasswordProblem, passwordRequirements } from './register-rules.ts';

/** Each problem's text, said in the language of the moment. */
export const newPasswordText: Record<NewPasswordProblem, () => string> = {
  passwordLength: () => m.passwordLength(),
  passwordUppercase: () => m.passwordUppercase(),
  passwordLowercase: () => m.passwordLowercase(),
  passwordNumber: () => m.passwordNumber(),
  passwordSpecial: () => m.passwordSpecial(),
  confirmPasswordRequired: () => m.confirmPasswordRequired(),
  passwordsDiffer: () => m.passwordsDiffer(),
};
const requirementText = {
  passwordLength: () => m.passwordNeedsLength(),
  passwordUppercase: () => m.passwordNeedsUppercase(),
  passwordLowercase: () => m.passwordNeedsLowercase(),
  passwordNumber: () => m.passwordNeedsNumber(),
  passwordSpecial: () => m.passwordNeedsSpecial(),
} as const;

/** What is still wrong once a field of a form is edited: its own problem is gone, and so is that of a repetition. */
export const withoutField = <P extends object>(problems: P, edited: string): P => ({
  ...problems,
  [edited]: undefined,
  ...(edited === 'password' && { confirmPassword: undefined }),
});

interface NewPasswordProps {
  readonly label: string;
  /** The texts of what is wrong. */
  readonly problem: string | undefined;
  readonly confirmProblem: string | undefined;
}

/** A new password, which of its requirements are met as it is typed, and its repetition: `password` and `confirmPassword` of the form. */
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
