import { m } from '../../i18n/paraglide/messages.js';

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
  // Amplify's, which the identity provider never heard of.
  NetworkError: () => m.requestNetwork(),
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

const named = new WeakSet<Error>();
/** Names an error in the console, once: its text is asked for whenever a page is drawn. Never what it says, which may repeat what was typed. */
function nameOnce(error: Error): void {
  if (named.has(error)) return;
  named.add(error);
  console.warn('identity provider', error.name);
}

/**
 * The text for an identity provider's error. For an unlisted one it is `otherwise`: its own words are the library's, in English and for developers.
 */
export function identityErrorText(error: unknown, otherwise: () => string = m.errorUnexpected): string {
  if (!(error instanceof Error)) return otherwise();
  const said = byMessage.find(([pattern]) => pattern.test(error.message))?.[1] ?? byName[error.name];
  if (said === undefined) nameOnce(error);
  return (said ?? otherwise)();
}
