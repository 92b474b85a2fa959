import { isCalendarDate } from '#contract/base/qatar-time.ts';
import { hasVisibleLetter, seen } from '#contract/base/seen.ts';
import { latinDigits } from '#contract/base/text.ts';
import { plainSigns } from '#contract/patient/phone.ts';
import { emailProblem } from './login-rules.ts';

/** Product spec, section 5, Registration. Each rule names its message, so that it can be shown in either language. */
export interface Registration {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phoneNumber: string;
  /** YYYY-MM-DD, or what was typed of it so far. */
  readonly dateOfBirth: string;
  readonly password: string;
  readonly confirmPassword: string;
  readonly acceptTerms: boolean;
  /** Apart from the terms, as Law No. 13 of 2016 wants it for data of a special nature (docs/adr/0068). */
  readonly consentHealth: boolean;
}
export type NewPasswordProblem =
  | 'passwordLength'
  | 'passwordUppercase'
  | 'passwordLowercase'
  | 'passwordNumber'
  | 'passwordSpecial'
  | 'confirmPasswordRequired'
  | 'passwordsDiffer';
export type AgreementProblem = 'termsNotAccepted' | 'consentNotGiven';
export type RegistrationProblem =
  | 'firstNameRequired'
  | 'firstNameTooShort'
  | 'firstNameTooLong'
  | 'lastNameRequired'
  | 'lastNameTooShort'
  | 'lastNameTooLong'
  | 'emailRequired'
  | 'emailInvalid'
  | 'phoneNumberInvalid'
  | 'invalidInput'
  | 'dateOfBirthNotPast'
  | NewPasswordProblem
  | AgreementProblem;
export type RegistrationProblems = { readonly [Field in keyof Registration]?: RegistrationProblem | undefined };

/** The five requirements, in display order. The symbols are those Cognito counts as special. */
export const passwordRequirements = [
  ['passwordLength', (password) => password.length >= 12],
  ['passwordUppercase', (password) => /[A-Z]/.test(password)],
  ['passwordLowercase', (password) => /[a-z]/.test(password)],
  ['passwordNumber', (password) => /[0-9]/.test(password)],
  ['passwordSpecial', (password) => /[\^$*.[\]{}()?"!@#%&/\\,><':;|_~`=+-]|(?<=.) (?=.)/.test(password)],
] as const satisfies readonly (readonly [NewPasswordProblem, (password: string) => boolean])[];

/** The problems of a new password and its confirmation. */
export function newPasswordProblems(
  password: string,
  confirmPassword: string,
): { password?: NewPasswordProblem; confirmPassword?: NewPasswordProblem } {
  const unmet = passwordRequirements.find(([, isMet]) => !isMet(password))?.[0];
  return {
    ...(unmet !== undefined && { password: unmet }),
    ...(confirmPassword === ''
      ? { confirmPassword: 'confirmPasswordRequired' }
      : confirmPassword !== password && { confirmPassword: 'passwordsDiffer' }),
  };
}

function nameProblem<P>(name: string, required: P, tooShort: P, tooLong: P): P | undefined {
  const { length } = seen(name);
  return !hasVisibleLetter(name) ? required : length < 2 ? tooShort : length > 50 ? tooLong : undefined;
}

/** A registration's problems; fields without one are absent. `today` is the date in Qatar. */
export function registrationProblems(given: Registration, today: string): RegistrationProblems {
  const found: RegistrationProblems = {
    firstName: nameProblem(given.firstName, 'firstNameRequired', 'firstNameTooShort', 'firstNameTooLong'),
    lastName: nameProblem(given.lastName, 'lastNameRequired', 'lastNameTooShort', 'lastNameTooLong'),
    email: emailProblem(given.email),
    phoneNumber: seen(given.phoneNumber) !== '' && internationalPhone(given.phoneNumber) === undefined ? 'phoneNumberInvalid' : undefined,
    dateOfBirth:
      given.dateOfBirth !== '' && !isCalendarDate(given.dateOfBirth)
        ? 'invalidInput'
        : given.dateOfBirth >= today
          ? 'dateOfBirthNotPast'
          : undefined,
    ...newPasswordProblems(given.password, given.confirmPassword),
    ...agreementProblems(given),
  };
  return Object.fromEntries(Object.entries(found).filter(([, problem]) => problem !== undefined));
}

/** What of an account's agreements is missing. */
export const agreementProblems = ({
  acceptTerms,
  consentHealth,
}: Pick<Registration, 'acceptTerms' | 'consentHealth'>): {
  readonly acceptTerms?: AgreementProblem;
  readonly consentHealth?: AgreementProblem;
} => ({
  ...(!acceptTerms && { acceptTerms: 'termsNotAccepted' }),
  ...(!consentHealth && { consentHealth: 'consentNotGiven' }),
});

/** A phone number in E.164 for the user pool. Eight digits are a Qatari number; any other needs its country code. Undefined if invalid. */
export function internationalPhone(typed: string): string | undefined {
  const text = plainSigns(latinDigits(seen(typed)));
  if (!/^\+?[\d\s()-]+$/.test(text)) return undefined;
  const digits = text.replaceAll(/[\s()-]/g, '').replace(/^00/, '+');
  const international = /^\d{8}$/.test(digits) ? `+974${digits}` : digits.replace(/^(?=974\d{8}$)/, '+');
  return /^\+[1-9]\d{6,14}$/.test(international) ? international : undefined;
}
