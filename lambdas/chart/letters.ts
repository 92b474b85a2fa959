import * as z from 'zod/mini';
import type { Texts } from '#contract/base/language.ts';
import { careLimits } from '#contract/base/care-limits.ts';
import { dayAfter, qatarDate } from '#contract/base/qatar-time.ts';
import { say } from '#contract/base/say.ts';
import { enteredInError } from '#contract/chart/entry.ts';
import { type SickLeaveEntry, daysOf, letterChanges, letterTypes, overlaps } from '#contract/chart/letters.ts';
import { Refusal, wrongField } from '#platform/refusal.ts';
import { encounterKind } from './encounters.ts';
import { type Kind, type Made, entriesOf, entryOf, newEntry } from './entries.ts';
import { licenceOf } from './notes.ts';
import { StoredLetter } from './stored.ts';

function titleOf({ type, leave }: StoredLetter): Texts {
  const { en, ar } = letterTypes[type];
  return leave === undefined ? { en, ar } : { en: `${en}, days: ${daysOf(leave)}`, ar: `${ar}، الأيام: ${daysOf(leave)}` };
}

/** Certificates and letters. */
export const letterKind: Kind<StoredLetter> = {
  kind: 'letter',
  changes: letterChanges,
  parse: (item) => z.parse(StoredLetter, item),
  row: (entry) => ({ at: entry.createdAt, title: titleOf(entry) }),
};

/** What a signature adds to a letter. */
interface Signer {
  readonly licence?: string | undefined;
}

/**
 * Checks a leave before it is issued, and answers with its signer's license. Throws NOT_FOUND without the visit, NOT_ALLOWED_NOW for one
 * entered in error, a refusal, by field, of a leave that begins too far from today, and DUPLICATE_ENTRY, with the earlier certificate, if
 * one overlaps it and the caller has not accepted that.
 */
export async function certifiable(patientId: string, leave: SickLeaveEntry, { by, now }: Made): Promise<Signer> {
  const today = qatarDate(now);
  const { leaveDaysBack, leaveDaysAhead } = careLimits;
  if (leave.from < dayAfter(today, -leaveDaysBack)) throw wrongField('from', say('leaveTooEarly', { max: leaveDaysBack }));
  if (leave.from > dayAfter(today, leaveDaysAhead)) throw wrongField('from', say('leaveTooLate', { max: leaveDaysAhead }));
  const [visit, letters, licence] = await Promise.all([
    entryOf(encounterKind, patientId, leave.encounterId),
    entriesOf(letterKind, patientId),
    licenceOf(by),
  ]);
  if (visit.status === enteredInError) throw new Refusal('NOT_ALLOWED_NOW', { reason: 'visitInError' });
  const earlier = letters.find((one) => one.status === 'issued' && one.leave !== undefined && overlaps(one.leave, leave));
  if (earlier !== undefined && leave.duplicate !== true) throw new Refusal('DUPLICATE_ENTRY', { current: earlier });
  return { licence };
}

/** A signed sick-leave certificate. */
export const issuedLeave = (
  patientId: string,
  { encounterId, from, until, diagnosis, remark }: SickLeaveEntry,
  { licence }: Signer,
  made: Made,
): StoredLetter => ({
  ...newEntry(patientId, made),
  status: 'issued',
  type: 'sick-leave',
  encounterId,
  ...(licence !== undefined && { licence }),
  leave: { from, until, ...(diagnosis && { diagnosis }), ...(remark && { remark }) },
});
