import { type ChangeEvent, type SubmitEvent, useState } from 'react';
import toast from 'react-hot-toast/headless';
import { Link, Navigate, useNavigate } from 'react-router-dom';
import * as z from 'zod/mini';
import { qatarDate } from '#contract/base/qatar-time.ts';
import { seen } from '#contract/base/seen.ts';
import { paths } from '../../lib/paths.ts';
import { useDraft } from '../../lib/use-draft.ts';
import { useSession } from '../../lib/use-session.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { Input } from '../../ui/control.tsx';
import { DateField } from '../../ui/date-field.tsx';
import { Field, focusFirst } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { register, resendCode } from './account.ts';
import { AccountPage } from './account-page.tsx';
import { Agreements, agreementFields, agreementText, agreementsIn } from './agreements.tsx';
import { arrival } from './arrival.ts';
import { identityErrorText, isTaken } from './identity-errors.ts';
import { NewPassword, newPasswordText, typedIn, withoutField } from './new-password.tsx';
import { intoView } from './into-view.ts';
import { type Registration, type RegistrationProblem, type RegistrationProblems, registrationProblems } from './register-rules.ts';
import { registrationDraft, setAgreedFor, setWaitingEmail } from './waiting-email.ts';

/** Each problem's text in the current language. */
const problemText: Record<RegistrationProblem, () => string> = {
  ...newPasswordText,
  ...agreementText,
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
};

const order = ['firstName', 'lastName', 'email', 'phoneNumber', 'dateOfBirth', 'password', 'confirmPassword', ...agreementFields] as const;

const Draft = z.object({
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phoneNumber: z.string(),
  dateOfBirth: z.string(),
});
type Draft = z.output<typeof Draft>;
const draftOptions = {
  key: registrationDraft,
  initial: (): Draft => ({ firstName: '', lastName: '', email: '', phoneNumber: '', dateOfBirth: '' }),
  parse: (stored: unknown): Draft | undefined => Draft.safeParse(stored).data,
  isEntered: (draft: Draft): boolean => Object.values(draft).some((text) => text !== ''),
};

/** Registers an account. What was typed survives a reload and a look at another page, except the passwords. */
export function RegisterPage() {
  const session = useSession();
  const navigate = useNavigate();
  const { draft, change, forget } = useDraft(draftOptions);
  const [problems, setProblems] = useState<RegistrationProblems>({});
  const [failure, setFailure] = useState<{ error: unknown }>();
  const [submitting, setSubmitting] = useState(false);

  if (session.status === 'signed-in') return <Navigate to={paths.home} replace />;

  const problem = (field: keyof Registration): string | undefined => {
    const found = problems[field];
    return found && problemText[found]();
  };

  const text = (name: keyof Draft) => ({
    name,
    value: draft[name],
    onChange: (event: ChangeEvent<HTMLInputElement>) => change(() => ({ [name]: event.target.value })),
  });

  /** The mailbox's owner may take over its unconfirmed account. */
  const takeOver = async () => {
    const address = seen(draft.email);
    setSubmitting(true);
    try {
      await resendCode(address);
      setWaitingEmail(address);
      // The boxes were ticked here, before the address turned out to be taken.
      setAgreedFor(address);
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
    const form = new FormData(event.currentTarget);
    const given = {
      ...draft,
      password: typedIn(form, 'password'),
      confirmPassword: typedIn(form, 'confirmPassword'),
      ...agreementsIn(form),
    };
    const found = registrationProblems(given, qatarDate(new Date()));
    setProblems(found);
    setFailure(undefined);
    if (focusFirst(found, order)) return;
    setSubmitting(true);
    try {
      const isWaiting = await register(given);
      if (isWaiting) {
        // What was typed stays until the address is confirmed: it may be wrong.
        await navigate(paths.confirmEmail, { state: { registered: true } });
      } else {
        forget();
        await navigate(paths.login, { state: arrival('registeredAndConfirmed', seen(given.email)) });
      }
    } catch (error) {
      setFailure({ error });
    } finally {
      setSubmitting(false);
    }
  };

  return (
    <AccountPage wide title={m.registerTitle()} subtitle={m.registerSubtitle()}>
      {failure && <Notice {...intoView}>{identityErrorText(failure.error, m.registrationFailed)}</Notice>}
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
            {(field) => <Input {...field} {...text('firstName')} autoComplete="given-name" dir="auto" />}
          </Field>
          <Field id="lastName" label={m.lastName()} need="required" problem={problem('lastName')}>
            {(field) => <Input {...field} {...text('lastName')} autoComplete="family-name" dir="auto" />}
          </Field>
        </div>
        <Field id="email" label={m.email()} need="required" problem={problem('email')}>
          {(field) => <Input {...field} {...text('email')} type="email" dir="ltr" autoComplete="username" />}
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
                <Input {...field} {...text('phoneNumber')} type="tel" dir="ltr" autoComplete="tel" />
                <span id="phoneNumber-about" className="text-sm text-muted">
                  {m.phoneNumberHint()}
                </span>
              </>
            )}
          </Field>
          <DateField
            id="dateOfBirth"
            label={m.dateOfBirth()}
            hint={m.birthDateWhy()}
            need="optional"
            problem={problem('dateOfBirth')}
            value={draft.dateOfBirth}
            onChange={(dateOfBirth) => {
              change(() => ({ dateOfBirth }));
              setProblems((found) => withoutField(found, 'dateOfBirth'));
            }}
            isOwnBirthDate
          />
        </div>
        <NewPassword label={m.password()} problem={problem('password')} confirmProblem={problem('confirmPassword')} />
        <Agreements problem={problem} />
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
