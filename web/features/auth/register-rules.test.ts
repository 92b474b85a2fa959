import { expect, it } from 'vitest';
import { internationalPhone, newPasswordProblems, passwordRequirements, registrationProblems } from './register-rules.ts';

const good = {
  firstName: 'Huda',
  lastName: 'Al-Kuwari',
  email: 'huda@afiya.example',
  phoneNumber: '',
  dateOfBirth: '',
  password: 'Calm-Harbour-7',
  confirmPassword: 'Calm-Harbour-7',
  acceptTerms: true,
  consentHealth: true,
} as const;
const today = '2026-06-15';

it('a registration without its optional fields has no problem', () => {
  expect(registrationProblems(good, today)).toEqual({});
});

it('an empty registration names every required field', () => {
  const empty = {
    ...good,
    firstName: ' ',
    lastName: '',
    email: '',
    password: '',
    confirmPassword: '',
    acceptTerms: false,
    consentHealth: false,
  };
  expect(registrationProblems(empty, today)).toEqual({
    firstName: 'firstNameRequired',
    lastName: 'lastNameRequired',
    email: 'emailRequired',
    password: 'passwordLength',
    confirmPassword: 'confirmPasswordRequired',
    acceptTerms: 'termsNotAccepted',
    consentHealth: 'consentNotGiven',
  });
});

it.each([
  [{ firstName: 'H' }, { firstName: 'firstNameTooShort' }],
  [{ firstName: 'هد' }, {}],
  [{ firstName: 'h'.repeat(50) }, {}],
  // Nobody sees these.
  [{ firstName: '\u3164\u3164' }, { firstName: 'firstNameRequired' }],
  [{ firstName: '..' }, { firstName: 'firstNameRequired' }],
  [{ firstName: 'h'.repeat(51) }, { firstName: 'firstNameTooLong' }],
  [{ lastName: ' K ' }, { lastName: 'lastNameTooShort' }],
  [{ lastName: 'k'.repeat(51) }, { lastName: 'lastNameTooLong' }],
  [{ email: 'huda@afiya' }, { email: 'emailInvalid' }],
  [{ phoneNumber: '+974 (55) 12-3456' }, {}],
  [{ phoneNumber: '5512 3456 ext 1' }, { phoneNumber: 'phoneNumberInvalid' }],
  [{ phoneNumber: '12' }, { phoneNumber: 'phoneNumberInvalid' }],
  [{ dateOfBirth: '2026-06-14' }, {}],
  [{ dateOfBirth: today }, { dateOfBirth: 'dateOfBirthNotPast' }],
  [{ dateOfBirth: '12026-06-14' }, { dateOfBirth: 'invalidInput' }],
  [{ dateOfBirth: '-06-14' }, { dateOfBirth: 'invalidInput' }],
  [{ dateOfBirth: '2025-02-30' }, { dateOfBirth: 'invalidInput' }],
  [{ acceptTerms: false }, { acceptTerms: 'termsNotAccepted' }],
  [{ consentHealth: false }, { consentHealth: 'consentNotGiven' }],
  [{ confirmPassword: 'Calm-Harbour-8' }, { confirmPassword: 'passwordsDiffer' }],
])('%o has the problems %o', (change, problems) => {
  expect(registrationProblems({ ...good, ...change }, today)).toEqual(problems);
});

it.each([
  ['Calm-Harb-7', 'passwordLength'],
  ['calm-harbour-7', 'passwordUppercase'],
  ['CALM-HARBOUR-7', 'passwordLowercase'],
  ['Calm-Harbour-x', 'passwordNumber'],
  ['CalmHarbour77', 'passwordSpecial'],
])('%s lacks one requirement, %s', (password, problem) => {
  expect(newPasswordProblems(password, password)).toEqual({ password: problem });
  expect(passwordRequirements.filter(([, isMet]) => !isMet(password)).map(([name]) => name)).toEqual([problem]);
});

it.each([
  ['5512 3456', '+97455123456'],
  ['٥٥١٢٣٤٥٦', '+97455123456'],
  ['97455123456', '+97455123456'],
  ['00974 5512-3456', '+97455123456'],
  ['+1 (555) 123-4567', '+15551234567'],
  ['(555) 123-4567', undefined],
  ['+', undefined],
  ['+0123456789', undefined],
])('the phone %s is %s', (typed, international) => {
  expect(internationalPhone(typed)).toBe(international);
});
