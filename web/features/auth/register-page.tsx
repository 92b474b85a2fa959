import { type SubmitEvent, useRef, useState } from 'react';
import toast from 'react-hot-toast/headless';
import { Link, Navigate, useNavigate } from 'react-router-dom';
import { qatarDate } from '#contract/base/qatar-time.ts';
import { paths } from '../../lib/paths.ts';
import { useSession } from '../../lib/use-session.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { Input } from '../../ui/control.tsx';
import { Field, Problem, focusFirst } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { Tick } from '../../ui/tick.tsx';
import { register, resendCode } from './account.ts';
import { AccountPage } from './account-page.tsx';
import { identityErrorText, isTaken } from './identity-errors.ts';
import { NewPassword, newPasswordText, withoutField } from './new-password.tsx';
import { type Registration, type RegistrationProblem, type RegistrationProblems, registrationProblems } from './register-rules.ts';
import { setWaitingEmail } from './waiting-email.ts';

/** Each problem's text in the current language. */
const problemText: Record<RegistrationProblem, () => string> = {
  ...newPasswordText,
  firstNameRequired: () => m.firstNameRequired(),
  firstNameTooShort: () => m.firstNameTooShort(),
  firstNameTooLong: () => m.firstNameTooLong(),
  lastNameRequired: () => m.lastNameRequired(),
  lastNameTooShort: () => m.lastNameTooShort(),
  lastNameTooLong: () => m.lastNameTooLong(),
  emailRequired: () => m.emailRequired(),
  emailInvalid: () => m.emailInvalid(),
  phoneNumberInvalid: () => m.phoneNumberInvalid(),
  invalidInput: () => m.invalidInput(),
  dateOfBirthNotPast: () => m.dateOfBirthNotPast(),
  termsNotAccepted: () => m.termsNotAccepted(),
};

const order = ['firstName', 'lastName', 'email', 'phoneNumber', 'dateOfBirth', 'password', 'confirmPassword', 'acceptTerms'] as const;

export function RegisterPage() {
  const session = useSession();
  const navigate = useNavigate();
  const dateOfBirth = useRef<HTMLInputElement>(null);
  const email = useRef<HTMLInputElement>(null);
  const [problems, setProblems] = useState<RegistrationProblems>({});
  const [failure, setFailure] = useState<{ error: unknown }>();
  const [submitting, setSubmitting] = useState(false);

  if (session.status === 'signed-in') return <Navigate to={paths.home} replace />;

  const problem = (field: keyof Registration): string | undefined => {
    const found = problems[field];
    return found && problemText[found]();
  };

  /** Whoever reads the mailbox may take over its unconfirmed account. */
  const takeOver = async () => {
    const address = email.current?.value.trim() ?? '';
    setSubmitting(true);
    try {
      await resendCode(address);
      setWaitingEmail(address);
      toast.success(m.codeSent());
      await navigate(paths.confirmEmail, { state: { takingOver: true } });
    } catch (error) {
      setFailure({ error });
    } finally {
      setSubmitting(false);
    }
  };

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const given = registrationOf(new FormData(event.currentTarget), dateOfBirth.current?.validity.badInput ?? false);
    const found = registrationProblems(given, qatarDate(new Date()));
    setProblems(found);
    setFailure(undefined);
    if (focusFirst(found, order)) return;
    setSubmitting(true);
    try {
      if (await register(given)) {
        await navigate(paths.confirmEmail, { state: { registered: true } });
      } else {
        toast.success(m.registeredAndConfirmed());
        await navigate(paths.login);
      }
    } catch (error) {
      setFailure({ error });
    } finally {
      setSubmitting(false);
    }
  };

  return (
    <AccountPage wide title={m.registerTitle()} subtitle={m.registerSubtitle()}>
      {failure && <Notice>{identityErrorText(failure.error, m.registrationFailed)}</Notice>}
      {failure && isTaken(failure.error) && (
        <div className="grid justify-items-start gap-3">
          <p>{m.takenByNobody()}</p>
          <Button disabled={submitting} onClick={() => void takeOver()}>
            {m.takeOver()}
          </Button>
        </div>
      )}
      <form
        className="grid gap-5"
        noValidate
        onSubmit={(event) => void submit(event)}
        onChange={({ target }) => target instanceof HTMLInputElement && setProblems((found) => withoutField(found, target.id))}
      >
        <div className="grid gap-5 sm:grid-cols-2">
          <Field id="firstName" label={m.firstName()} need="required" problem={problem('firstName')}>
            {(field) => <Input {...field} name="firstName" autoComplete="given-name" dir="auto" />}
          </Field>
          <Field id="lastName" label={m.lastName()} need="required" problem={problem('lastName')}>
            {(field) => <Input {...field} name="lastName" autoComplete="family-name" dir="auto" />}
          </Field>
        </div>
        <Field id="email" label={m.email()} need="required" problem={problem('email')}>
          {(field) => <Input {...field} ref={email} name="email" type="email" dir="ltr" autoComplete="username" />}
        </Field>
        <div className="grid gap-5 sm:grid-cols-2">
          <Field
            id="phoneNumber"
            label={m.phoneNumber()}
            need="optional"
            describedBy={['phoneNumber-about']}
            problem={problem('phoneNumber')}
          >
            {(field) => (
              <>
                <Input {...field} name="phoneNumber" type="tel" dir="ltr" autoComplete="tel" />
                <span id="phoneNumber-about" className="text-sm text-muted">
                  {m.phoneNumberHint()}
                </span>
              </>
            )}
          </Field>
          <Field id="dateOfBirth" label={m.dateOfBirth()} need="optional" problem={problem('dateOfBirth')}>
            {(field) => <Input {...field} ref={dateOfBirth} name="dateOfBirth" type="date" autoComplete="bday" />}
          </Field>
        </div>
        <NewPassword label={m.password()} problem={problem('password')} confirmProblem={problem('confirmPassword')} />
        <div className="grid gap-1.5">
          <div className="flex gap-3">
            <Tick
              id="acceptTerms"
              name="acceptTerms"
              type="checkbox"
              className="mt-0.5"
              aria-required="true"
              aria-invalid={problems.acceptTerms !== undefined}
              aria-describedby="acceptTerms-problem"
            />
            <label htmlFor="acceptTerms">
              {m.acceptTermsBefore()} <Document to={paths.terms} name={m.termsOfService()} /> {m.acceptTermsAnd()}{' '}
              <Document to={paths.privacy} name={m.privacyPolicy()} />
            </label>
          </div>
          <Problem id="acceptTerms-problem">{problem('acceptTerms')}</Problem>
        </div>
        <Button look="primary" type="submit" className="w-full" disabled={submitting}>
          {submitting ? m.creatingAccount() : m.createAccount()}
        </Button>
      </form>
      <p>
        {m.haveAccount()}{' '}
        <TextLink as={Link} to={paths.login}>
          {m.signIn()}
        </TextLink>
      </p>
    </AccountPage>
  );
}

/** The form's values; a half-entered date is `undefined`. */
function registrationOf(form: FormData, halfADate: boolean): Registration {
  const text = (name: string): string => {
    const value = form.get(name);
    return typeof value === 'string' ? value : '';
  };
  return {
    firstName: text('firstName'),
    lastName: text('lastName'),
    email: text('email'),
    phoneNumber: text('phoneNumber'),
    dateOfBirth: halfADate ? undefined : text('dateOfBirth'),
    password: text('password'),
    confirmPassword: text('confirmPassword'),
    acceptTerms: form.has('acceptTerms'),
  };
}

/** A document to read while registering; a new tab keeps what was typed here. */
const Document = ({ to, name }: { to: string; name: string }) => (
  <TextLink href={to} target="_blank" rel="noopener">
    {name}
    <span className="sr-only"> {m.opensNewTab()}</span>
  </TextLink>
);
