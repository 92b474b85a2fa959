import { m } from '../../i18n/paraglide/messages.js';
import { getLocale } from '../../i18n/paraglide/runtime.js';

/** What users are told, by the name of the identity provider's error (product spec, section 8). */
const byName: Record<string, () => string> = {
  UserNotFoundException: () => m.errorUserNotFound(),
  NotAuthorizedException: () => m.errorNotAuthorized(),
  UserNotConfirmedException: () => m.errorNotConfirmed(),
  InvalidPasswordException: () => m.errorInvalidPassword(),
  UsernameExistsException: () => m.errorUsernameExists(),
  CodeMismatchException: () => m.errorCodeMismatch(),
  // The same, for the first code of an authenticator being set up.
  EnableSoftwareTokenMFAException: () => m.errorCodeMismatch(),
  ExpiredCodeException: () => m.errorExpiredCode(),
  LimitExceededException: () => m.errorLimitExceeded(),
  TooManyRequestsException: () => m.errorTooManyRequests(),
};

/** Errors without their own Cognito name, which reports them as a wrong password or without a name. */
const byMessage: readonly (readonly [RegExp, () => string])[] = [
  [/Current status is CONFIRMED|User is already confirmed/, () => m.errorAlreadyConfirmed()],
  [/Temporary password has expired/, () => m.errorInvitationExpired()],
  // A sign-in lasts three minutes; the second message is Amplify's, when it has itself forgotten the sign-in.
  [/Invalid session for the user|signIn was not called before confirmSignIn/, () => m.errorSignInEnded()],
];

/** Whether an address already has an account, confirmed or not. */
export const isTaken = (error: unknown): boolean => error instanceof Error && error.name === 'UsernameExistsException';

/** Amplify's message if the identity provider sent none. */
const unsaid = 'Unknown error';

/**
 * The text for an identity provider's error. An unlisted error shows its own message on an English page; one without a text gets
 * `otherwise`.
 */
export function identityErrorText(error: unknown, otherwise: () => string = m.errorUnexpected): string {
  if (!(error instanceof Error)) return otherwise();
  const said = byMessage.find(([pattern]) => pattern.test(error.message))?.[1] ?? byName[error.name];
  return said?.() ?? ((getLocale() === 'en' && error.message !== unsaid && error.message) || otherwise());
}
