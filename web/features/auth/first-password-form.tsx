import { confirmSignIn } from 'aws-amplify/auth';
import { type ComponentProps, type SubmitEvent, useEffect, useState } from 'react';
import { isCalendarDate } from '#contract/base/qatar-time.ts';
import { hasVisibleLetter, seen } from '#contract/base/seen.ts';
import { browserFacts } from '../../lib/browser-mark.ts';
import type { NextStep } from '../../lib/session.ts';
import { finish } from '../../lib/sign-in.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { Input } from '../../ui/control.tsx';
import { DateField } from '../../ui/date-field.tsx';
import { Field, focusFirst } from '../../ui/field.tsx';
import type { AskedAttribute } from './login-rules.ts';
import { NewPassword, newPasswordTexts, typedIn, withoutField } from './new-password.tsx';
import { type NewPasswordProblem, internationalPhone, newPasswordProblems } from './register-rules.ts';

interface Question extends ComponentProps<'input'> {
  readonly label: () => string;
  readonly problem: () => string;
  /** The answer in the user pool's format; undefined if invalid. */
  readonly answer: (typed: string) => string | undefined;
}
const named = (typed: string): string | undefined => (hasVisibleLetter(typed) ? seen(typed) : undefined);
const questions: Readonly<Record<AskedAttribute, Question>> = {
  given_name: { label: () => m.firstName(), problem: () => m.firstNameRequired(), answer: named, dir: 'auto', autoComplete: 'given-name' },
  family_name: { label: () => m.lastName(), problem: () => m.lastNameRequired(), answer: named, dir: 'auto', autoComplete: 'family-name' },
  phone_number: {
    label: () => m.phoneNumber(),
    problem: () => m.phoneNumberInvalid(),
    answer: internationalPhone,
    type: 'tel',
    dir: 'ltr',
    autoComplete: 'tel',
  },
  birthdate: {
    label: () => m.dateOfBirth(),
    problem: () => m.dateOfBirthRequired(),
    answer: (typed) => (isCalendarDate(typed) ? typed : undefined),
  },
};

type Problems = Partial<Record<AskedAttribute, true | undefined>> & {
  readonly password?: NewPasswordProblem | undefined;
  readonly confirmPassword?: NewPasswordProblem | undefined;
};

interface FirstPasswordFormProps {
  readonly email: string;
  readonly missing: readonly AskedAttribute[];
  readonly submitting: boolean;
  /** Continues a sign-in and handles the outcome. */
  readonly onAttempt: (go: () => Promise<NextStep | undefined>) => Promise<void>;
  readonly onBack: () => void;
}

/** The first sign-in of an invited user: a password of their own, and whatever the user pool still requires. */
export function FirstPasswordForm({ email, missing, submitting, onAttempt, onBack }: FirstPasswordFormProps) {
  const [problems, setProblems] = useState<Problems>({});
  const [born, setBorn] = useState('');
  const [firstField = 'password'] = missing;
  // The form continues what the user just did.
  useEffect(() => document.getElementById(firstField)?.focus(), [firstField]);
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const typed = (name: string): string => (name === 'birthdate' ? born : typedIn(form, name));
    const answers = missing.map((name) => [name, questions[name].answer(typed(name))] as const);
    const found: Problems = {
      ...Object.fromEntries(answers.flatMap(([name, answer]) => (answer === undefined ? [[name, true]] : []))),
      ...newPasswordProblems(typed('password'), typed('confirmPassword')),
    };
    setProblems(found);
    if (focusFirst(found, [...missing, 'password', 'confirmPassword'])) return;
    const userAttributes = Object.fromEntries(answers.flatMap(([name, answer]) => (answer === undefined ? [] : [[name, answer]])));
    await onAttempt(() =>
      finish(() => confirmSignIn({ challengeResponse: typed('password'), options: { userAttributes, clientMetadata: browserFacts() } })),
    );
  };
  return (
    <form
      className="grid gap-5"
      noValidate
      onSubmit={(event) => void submit(event)}
      onChange={({ target }) => target instanceof HTMLInputElement && setProblems((found) => withoutField(found, target.id))}
    >
      {/* Tells password managers whose password this is. */}
      <input hidden readOnly type="email" autoComplete="username" value={email} />
      {missing.map((name) => {
        const { label, problem, answer: _, ...input } = questions[name];
        const asked = { id: name, label: label(), need: 'required', problem: problems[name] && problem() } as const;
        if (name !== 'birthdate')
          return (
            <Field key={name} {...asked}>
              {(field) => <Input {...input} {...field} name={name} />}
            </Field>
          );
        const change = (date: string): void => {
          setBorn(date);
          setProblems((found) => withoutField(found, name));
        };
        return <DateField key={name} {...asked} value={born} onChange={change} isOwnBirthDate />;
      })}
      <NewPassword label={m.newPassword()} {...newPasswordTexts(problems)} />
      <Button look="primary" type="submit" className="w-full" disabled={submitting}>
        {submitting ? m.signingIn() : m.savePasswordAndSignIn()}
      </Button>
      <Button look="ghost" onClick={onBack}>
        {m.backToSignIn()}
      </Button>
    </form>
  );
}
