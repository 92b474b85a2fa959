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
  ExpiredCodeException: () => m.errorExpiredCode(),
  LimitExceededException: () => m.errorLimitExceeded(),
  TooManyRequestsException: () => m.errorTooManyRequests(),
};

/** Whether an address has an account already, be it confirmed or not. */
export const isTaken = (error: unknown): boolean => error instanceof Error && error.name === 'UsernameExistsException';

/** Cognito has no name of its own for a confirmation that is not needed any more. */
const alreadyConfirmed = /Current status is CONFIRMED|User is already confirmed/;

/**
 * The text for what the identity provider refused with. Any other error speaks for itself, where its English is understood;
 * one without a text gets `otherwise`.
 */
export function identityErrorText(error: unknown, otherwise: () => string = m.errorUnexpected): string {
  if (!(error instanceof Error)) return otherwise();
  if (alreadyConfirmed.test(error.message)) return m.errorAlreadyConfirmed();
  return byName[error.name]?.() ?? ((getLocale() === 'en' && error.message) || otherwise());
}
