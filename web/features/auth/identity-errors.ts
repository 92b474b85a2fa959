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

/** The text for what the identity provider refused with. Any other error speaks for itself, where its English is understood. */
export function identityErrorText(error: unknown): string {
  if (!(error instanceof Error)) return m.errorUnexpected();
  return byName[error.name]?.() ?? ((getLocale() === 'en' && error.message) || m.errorUnexpected());
}
