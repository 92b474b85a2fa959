import * as z from 'zod/mini';
import { dayText } from '../appointments/clinic-hours.ts';
import { ageOfMajority } from '../base/age-of-majority.ts';
import { open } from '../base/open.ts';
import { limits } from '../base/limits.ts';
import { say } from '../base/say.ts';
import { oneTimeCode } from '../base/one-time-code.ts';
import { dateOfBirth } from '../patient/checks.ts';
import { PatientName } from '../patient/name.ts';
import { Patient } from '../patient/patient.ts';
import { notOneOf, optionalText } from '../base/text.ts';

/** The linked account's relation to the patient: the patient, or a person who acts for the patient. */
export const relations = ['self', 'parent', 'guardian', 'carer'] as const;
export const Relation = z.enum(relations, notOneOf('Relation', relations));
export type Relation = z.output<typeof Relation>;

/** The day (YYYY-MM-DD) some years and days after another; the day after February where February 29 does not exist. */
function yearsAfter(day: string, years: number, days = 0): string {
  const date = new Date(`${day}T00:00:00Z`);
  return new Date(Date.UTC(date.getUTCFullYear() + years, date.getUTCMonth(), date.getUTCDate() + days)).toISOString().slice(0, 10);
}
/** The last day on which a person born on a date is a child: a parent or guardian may act for them until then. */
export const lastDayAsChild = (born: string): string => yearsAfter(born, ageOfMajority, -1);
/** The last day until which a carer of an adult may have access. It is granted again for longer. */
export const lastDayOfCarer = (today: string): string => yearsAfter(today, limits.carerYears);

/**
 * POST /patients/{id}/link-codes. `until` is the last day of a person who acts for the patient. For a child, it defaults to, and is at
 * most, the last day before the child comes of age. An adult has no parent or guardian here; an adult's carer needs a reason and a last
 * day, at most five years ahead.
 */
export const LinkCodeRequest = z.strictObject({
  relation: Relation,
  until: z.optional(dayText('Until')),
  reason: optionalText('Reason', limits.linkReason),
});
export type LinkCodeRequest = z.output<typeof LinkCodeRequest>;

/** An open code. It cannot be read again. */
export const LinkCode = z.object({
  relation: open(relations),
  until: z.optional(z.string()),
  issuedAt: z.string(),
  expiresAt: z.string(),
  /** At zero, the code no longer works. */
  attemptsLeft: z.int(),
});
export type LinkCode = z.output<typeof LinkCode>;

/** The only answer that contains the code. */
export const IssuedLinkCode = z.object({ ...LinkCode.shape, code: z.string() });
export type IssuedLinkCode = z.output<typeof IssuedLinkCode>;

const link = { id: z.string(), relation: open(relations), since: z.string(), until: z.optional(z.string()) };

/** An account linked to the record, as staff see it; without name and e-mail once the account is deleted. */
export const PatientLink = z.object({
  ...link,
  reason: z.optional(z.string()),
  account: z.object({ id: z.string(), name: z.optional(z.string()), email: z.optional(z.string()) }),
});
export type PatientLink = z.output<typeof PatientLink>;

/** GET /patients/{id}/links: oldest link first, with at most one open code per relation. */
export const PatientLinks = z.object({ links: z.array(PatientLink), codes: z.array(LinkCode) });
export type PatientLinks = z.output<typeof PatientLinks>;

/** A record linked to the caller's account. Age and sex tell apart people of similar names, and say which care fits them. */
export const OwnLink = z.object({
  ...link,
  patient: z.object({
    ...PatientName.shape,
    ...z.pick(Patient.shape.personalInfo, { dateOfBirth: true, dateOfBirthAccuracy: true, gender: true }).shape,
  }),
});
export type OwnLink = z.output<typeof OwnLink>;

/** POST /links: the code from the clinic's desk and the patient's birth date. */
export const LinkEntry = z.strictObject({
  code: oneTimeCode(limits.linkCode, say('linkCodeInvalid', { length: limits.linkCode })),
  dateOfBirth,
});
export type LinkEntry = z.output<typeof LinkEntry>;

export const LinkCodeWithdrawn = z.object({ success: z.literal(true), relation: open(relations) });
export const LinkEnded = z.object({ success: z.literal(true), id: z.string() });
