import * as z from 'zod/mini';
import { limits } from './limits.ts';
import { say } from './say.ts';
import { oneTimeCode } from './one-time-code.ts';
import { dateOfBirth } from './patient/checks.ts';
import { PatientName } from './patient/name.ts';
import { isCalendarDate } from './qatar-time.ts';
import { formed, notOneOf, optionalText } from './text.ts';

/** Whom an account is linked to a record as: the patient, or somebody who acts for them. */
export const relations = ['self', 'parent', 'guardian', 'carer'] as const;
export const Relation = z.enum(relations, notOneOf('Relation', relations));
export type Relation = z.output<typeof Relation>;

const ageOfMajority = 18;

/** The last day (YYYY-MM-DD) on which somebody born on a day is a child: others act for them until then and no longer. */
export function lastDayAsChild(born: string): string {
  const date = new Date(`${born}T00:00:00Z`);
  return new Date(Date.UTC(date.getUTCFullYear() + ageOfMajority, date.getUTCMonth(), date.getUTCDate() - 1)).toISOString().slice(0, 10);
}

const untilMessage = say('notDate', { field: 'Until' });

/**
 * POST /patients/{id}/link-codes. `until` is the last day of somebody who acts for the patient; for a child it is, and is at most, the
 * last one before they come of age. Who is of age has no parent or guardian here; a carer of theirs needs a reason and a last day.
 */
export const LinkCodeRequest = z.strictObject({
  relation: Relation,
  until: z.optional(
    z.string(untilMessage).check(...formed(/^\d{4}-\d{2}-\d{2}$/, 10, untilMessage), z.refine(isCalendarDate, untilMessage)),
  ),
  reason: optionalText('Reason', limits.linkReason),
});
export type LinkCodeRequest = z.output<typeof LinkCodeRequest>;

/** A code that waits to be entered. Nobody can read it again. */
export const LinkCode = z.object({
  relation: Relation,
  until: z.optional(z.string()),
  issuedAt: z.string(),
  expiresAt: z.string(),
  /** None left: nobody can enter it any more. */
  attemptsLeft: z.int(),
});
export type LinkCode = z.output<typeof LinkCode>;

/** The one answer that has the code. */
export const IssuedLinkCode = z.object({ ...LinkCode.shape, code: z.string() });
export type IssuedLinkCode = z.output<typeof IssuedLinkCode>;

const link = { id: z.string(), relation: Relation, since: z.string(), until: z.optional(z.string()) };

/** An account that sees the record, as staff see it. Without name and e-mail when the account is gone. */
export const PatientLink = z.object({
  ...link,
  reason: z.optional(z.string()),
  account: z.object({ id: z.string(), name: z.optional(z.string()), email: z.optional(z.string()) }),
});
export type PatientLink = z.output<typeof PatientLink>;

/** GET /patients/{id}/links: the oldest link first, and at most one open code of each relation. */
export const PatientLinks = z.object({ links: z.array(PatientLink), codes: z.array(LinkCode) });
export type PatientLinks = z.output<typeof PatientLinks>;

/** A record that the caller's account sees. */
export const OwnLink = z.object({ ...link, patient: PatientName });
export type OwnLink = z.output<typeof OwnLink>;

/** POST /links: the code from the clinic's desk, and the birth date of the patient whose record it is. */
export const LinkEntry = z.strictObject({
  code: oneTimeCode(limits.linkCode, say('linkCodeInvalid', { length: limits.linkCode })),
  dateOfBirth,
});
export type LinkEntry = z.output<typeof LinkEntry>;

export const LinkCodeWithdrawn = z.object({ success: z.literal(true), relation: Relation });
export const LinkEnded = z.object({ success: z.literal(true), id: z.string() });
