import * as z from 'zod/mini';
import type { Saying } from './say.ts';
import { formed } from './text.ts';
import type { Reason } from './reasons.ts';

interface IdForm {
  readonly pattern: RegExp;
  /** Maximum length in characters. */
  readonly max: number;
}

/** A ULID: the id of a patient, an export, an attached session, a visit, an alert or an event. It begins with its creation time. */
export const ulidForm = { pattern: /^[0-7][0-9A-HJKMNP-TV-Z]{25}$/, max: 26 } as const satisfies IdForm;
/** The id of a visitor's symptom session: 24 random bytes. */
const sessionIdForm = { pattern: /^[\w-]{32}$/, max: 32 } as const satisfies IdForm;
/** The id of a notification, in a format of our own. */
const notificationIdForm = { pattern: /^[\w.:-]{1,64}$/, max: 64 } as const satisfies IdForm;
/** The id of an account in the user pool: a UUID. */
const userIdForm = { pattern: /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/, max: 36 } as const satisfies IdForm;

const hasForm =
  ({ pattern, max }: IdForm) =>
  (text: string): boolean =>
    text.length <= max && pattern.test(text);

/** Whether a text has the form of a patient, export or event id. */
export const isUlid = hasForm(ulidForm);
/** Whether a text has the form of an account's id. */
export const isUserId = hasForm(userIdForm);

/** From one to `max` ids of a form, joined by commas. */
const someOf = ({ pattern }: IdForm, max: number): RegExp => {
  const one = pattern.source.slice(1, -1);
  return new RegExp(`^${one}(?:,${one}){0,${max - 1}}$`);
};
/** A ULID in a request; anything else is refused with `message`. */
export const ulidText = (message: Saying) => z.string(message).check(...formed(ulidForm.pattern, ulidForm.max, message));
/** The id of an account in a request. */
export const userIdText = (message: Saying) => z.string(message).check(...formed(userIdForm.pattern, userIdForm.max, message));
/** Ids of up to `max` accounts in a request, joined by commas; answers each once. */
export const userIdsText = (max: number, message: Saying) =>
  z.pipe(
    z.string(message).check(...formed(someOf(userIdForm, max), (userIdForm.max + 1) * max, message)),
    z.transform((text) => [...new Set(text.split(','))]),
  );
/** The id of a notification in a request. */
export const notificationIdText = (message: Saying) =>
  z.string(message).check(...formed(notificationIdForm.pattern, notificationIdForm.max, message));

/** Path parameters: their form, and the message for a malformed one, which is answered like an unknown id. */
export const pathParameters = {
  id: { ...ulidForm, unknown: 'patientNotFound' },
  mergedId: { ...ulidForm, unknown: 'patientNotFound' },
  exportId: { ...ulidForm, unknown: 'exportNotFound' },
  sessionId: { ...sessionIdForm, unknown: 'sessionNotFound' },
  alertId: { ...ulidForm, unknown: 'alertNotFound' },
  linkId: { ...ulidForm, unknown: 'linkEnded' },
  eventId: { ...ulidForm, unknown: 'entryNotFound' },
  appointmentId: { ...ulidForm, unknown: 'appointmentNotFound' },
  seriesId: { ...ulidForm, unknown: 'appointmentNotFound' },
  entryId: { ...ulidForm, unknown: 'entryNotFound' },
  prescriptionId: { ...ulidForm, unknown: 'prescriptionNotFound' },
  taskId: { ...ulidForm, unknown: 'taskNotFound' },
  orderId: { ...ulidForm, unknown: 'orderNotFound' },
  test: { pattern: /^[a-z0-9-]{1,40}$/, max: 40, unknown: 'testNotFound' },
  clinicianId: { ...userIdForm, unknown: 'clinicianNotFound' },
  userId: { ...userIdForm, unknown: 'accountNotFound' },
  relation: { pattern: /^(?:self|parent|guardian|carer)$/, max: 8, unknown: 'noOpenCode' },
} as const satisfies Record<string, IdForm & { readonly unknown: Reason }>;

export type PathParameter = keyof typeof pathParameters;
export const isPathParameter = (name: string): name is PathParameter => Object.hasOwn(pathParameters, name);
/** Whether a path parameter is well formed. */
export const canName = (name: PathParameter, text: string): boolean => hasForm(pathParameters[name])(text);
