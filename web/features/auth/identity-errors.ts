import type { m } from '../../i18n/paraglide/messages.js';

type Messages = typeof m;

/** What a person is told, by the name of the identity provider's error (product spec, section 8). */
const byName: Record<string, (messages: Messages) => string> = {
  UserNotFoundException: (messages) => messages.errorUserNotFound(),
  NotAuthorizedException: (messages) => messages.errorNotAuthorized(),
  UserNotConfirmedException: (messages) => messages.errorNotConfirmed(),
  InvalidPasswordException: (messages) => messages.errorInvalidPassword(),
  UsernameExistsException: (messages) => messages.errorUsernameExists(),
  CodeMismatchException: (messages) => messages.errorCodeMismatch(),
  ExpiredCodeException: (messages) => messages.errorExpiredCode(),
  LimitExceededException: (messages) => messages.errorLimitExceeded(),
  TooManyRequestsException: (messages) => messages.errorTooManyRequests(),
};

export function identityErrorText(error: unknown, messages: Messages): string {
  if (!(error instanceof Error)) return messages.errorUnexpected();
  return byName[error.name]?.(messages) ?? (error.message || messages.errorUnexpected());
}
