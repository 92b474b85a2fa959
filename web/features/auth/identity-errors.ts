import { m } from '../../i18n/paraglide/messages.js';
import { getLocale } from '../../i18n/paraglide/runtime.js';

/** What a person is told, by the name of the identity provider's error (product spec, section 8). */
const byName: Record<string, () => string> = {
  UserNotFoundException: () => m.errorUserNotFound(),
  NotAuthorizedException: () => m.errorNotAuthorized(),
  UserNotConfirmedException: () => m.errorNotConfirmed(),
  InvalidPasswordException: () => m.errorInvalidPassword(),
  UsernameExistsException: () => m.errorUsernameExists(),
  CodeMismatchException: () => m.errorCodeMismatch(),
  // The same of the first code of an authenticator that is being set up.
  EnableSoftwareTokenMFAException: () => m.errorCodeMismatch(),
  ExpiredCodeException: () => m.errorExpiredCode(),
  LimitExceededException: () => m.errorLimitExceeded(),
  TooManyRequestsException: () => m.errorTooManyRequests(),
};

/** What Cognito has no name of its own for, and calls a wrong password or nothing at all. */
const byMessage: readonly (readonly [RegExp, () => string])[] = [
  [/Current status is CONFIRMED|User is already confirmed/, () => m.errorAlreadyConfirmed()],
  [/Temporary password has expired/, () => m.errorInvitationExpired()],
  // Three minutes; the second is what Amplify says when it has forgotten the sign-in by itself.
  [/Invalid session for the user|signIn was not called before confirmSignIn/, () => m.errorSignInEnded()],
];

/** Whether an address has an account already, be it confirmed or not. */
export const isTaken = (error: unknown): boolean => error instanceof Error && error.name === 'UsernameExistsException';

/**
 * The text for what the identity provider refused with. Any other error speaks for itself, where its English is understood;
 * one without a text gets `otherwise`.
 */
export function identityErrorText(error: unknown, otherwise: () => string = m.errorUnexpected): string {
  if (!(error instanceof Error)) return otherwise();
  const said = byMessage.find(([pattern]) => pattern.test(error.message))?.[1] ?? byName[error.name];
  return said?.() ?? ((getLocale() === 'en' && error.message) || otherwise());
}
