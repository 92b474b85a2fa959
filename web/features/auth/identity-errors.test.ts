import { afterEach, expect, it } from 'vitest';
import { m } from '../../i18n/paraglide/messages.js';
import { overwriteGetLocale } from '../../i18n/paraglide/runtime.js';
import { identityErrorText } from './identity-errors.ts';

afterEach(() => overwriteGetLocale(() => 'en'));

const named = (name: string, message: string) => Object.assign(new Error(message), { name });

it.each([
  ['UserNotFoundException', 'No account found with this email address. Please check your email or sign up for a new account.'],
  ['NotAuthorizedException', 'Incorrect email or password. Please try again.'],
  ['UserNotConfirmedException', 'Please verify your email address before signing in.'],
  ['InvalidPasswordException', 'Password does not meet requirements. Please choose a stronger password.'],
  ['UsernameExistsException', 'An account with this email already exists. Please sign in instead.'],
  ['CodeMismatchException', 'Invalid verification code. Please try again.'],
  ['EnableSoftwareTokenMFAException', 'Invalid verification code. Please try again.'],
  ['ExpiredCodeException', 'Verification code has expired. Please request a new one.'],
  ['LimitExceededException', 'Too many attempts. Please try again later.'],
  ['TooManyRequestsException', 'Too many requests. Please wait before trying again.'],
])('%s has its text in both languages', (name, text) => {
  expect(identityErrorText(named(name, 'raw'))).toBe(text);
  overwriteGetLocale(() => 'ar');
  expect(identityErrorText(named(name, 'raw'))).toMatch(/^[^A-Za-z]+$/);
});

it('any other error has its own message, or the general one without a message', () => {
  expect(identityErrorText(named('SomethingElse', 'raw'))).toBe('raw');
  expect(identityErrorText(named('SomethingElse', ''))).toBe('An unexpected error occurred. Please try again.');
  // Amplify's own words for an answer without a message.
  expect(identityErrorText(named('SomethingElse', 'Unknown error'))).toBe('An unexpected error occurred. Please try again.');
  expect(identityErrorText('raw')).toBe('An unexpected error occurred. Please try again.');
  expect(identityErrorText(named('SomethingElse', ''), m.loginFailed)).toBe('Login failed. Please try again.');
});

it('a repeated confirmation is not reported as a wrong password', () => {
  const again = named('NotAuthorizedException', 'User cannot be confirmed. Current status is CONFIRMED');
  expect(identityErrorText(again)).toBe('This email address is already verified. You can sign in.');
});

it.each([
  ['Temporary password has expired and must be reset by an administrator.', m.errorInvitationExpired],
  ['Invalid session for the user, session is expired.', m.errorSignInEnded],
])('an error that Cognito misreports as a wrong password gets its own text: %s', (message, text) => {
  expect(identityErrorText(named('NotAuthorizedException', message))).toBe(text());
});

it('an English message is not shown in Arabic', () => {
  overwriteGetLocale(() => 'ar');
  expect(identityErrorText(named('SomethingElse', 'raw'))).toBe(m.errorUnexpected());
});
