import { limits } from '#contract/limits.ts';
import { ApiError } from './api.ts';
import { m } from '../i18n/paraglide/messages.js';
import { getLocale } from '../i18n/paraglide/runtime.js';

/** What the contract says of a field, as the page says it. */
const texts: Readonly<Record<string, () => string>> = {
  'First name is required': () => m.firstNameRequired(),
  'Last name is required': () => m.lastNameRequired(),
  'Email is required': () => m.emailRequired(),
  'Email is invalid': () => m.patientEmailInvalid(),
  'Phone number is required': () => m.phoneRequired(),
  'Invalid phone number format': () => m.phoneInvalid(),
  'Date of birth is required': () => m.dateOfBirthRequired(),
  'Date of birth must be a date written YYYY-MM-DD': () => m.dateOfBirthInvalid(),
  'Date of birth must be in the past': () => m.dateOfBirthPast(),
  'Date of birth must be after 1900-01-01': () => m.dateOfBirthTooEarly(),
  'Gender is required': () => m.genderRequired(),
  'QID must be 11 digits': () => m.qidInvalid(),
  'Emergency contact name is required': () => m.contactNameRequired(),
  'Emergency contact phone is required': () => m.contactPhoneRequired(),
  'Emergency contact relationship is required': () => m.contactRelationshipRequired(),
};

/** A problem of a field in the language of the moment. What only the server knows is said in its words, or in Arabic in general. */
export function problemText(message: string): string {
  const known = texts[message];
  if (known !== undefined) return known();
  const [, label = '', max, unit] = /^(.*) must (?:be|have) at most (\d+) (characters|entries)$/.exec(message) ?? [];
  if (max !== undefined) {
    const isList = label === 'Allergies' || label === 'Medications';
    return unit === 'entries' ? m.tooManyEntries({ max }) : isList ? m.entryTooLong({ max }) : m.textTooLong({ max });
  }
  if (message.endsWith('contains characters that cannot be stored')) return m.textNotStorable();
  return getLocale() === 'en' ? message : m.valueRefused();
}

const refusals: Readonly<Record<string, () => string>> = {
  VALIDATION_ERROR: () => m.saveRefused(),
  CONFLICT: () => m.saveConflict(),
  FORBIDDEN: () => m.saveForbidden(),
  NOT_FOUND: () => m.patientNotFound(),
  PAYLOAD_TOO_LARGE: () => m.saveTooLarge(),
  EXPORT_EMPTY: () => m.exportEmpty(),
  EXPORT_TOO_LARGE: () => m.exportTooMany(),
  EXPORT_LIMIT: () => m.exportsUnderWay({ limit: limits.exportsUnderWay }),
  TOO_MANY_REQUESTS: () => m.errorTooManyRequests(),
  SERVICE_UNAVAILABLE: () => m.saveBusy(),
};

/** Why something could not be saved: the server's message, in Arabic a translated one; `otherwise` when there is none. */
export function failureText(error: unknown, otherwise: string): string {
  if (!(error instanceof ApiError)) return otherwise;
  if (error.code === 'REQUEST_ID_REUSED') return m.savedBefore();
  if (error.code === 'TIMEOUT' && error.status === 0) return `${otherwise}. ${m.requestTimeout()}`;
  if (error.status === 0) return `${otherwise}. ${m.requestNetwork()}`;
  if (error.code === 'API_ERROR') return otherwise;
  return getLocale() === 'en' ? error.message : (refusals[error.code]?.() ?? otherwise);
}
