import * as z from 'zod/mini';
import type { Texts } from '#contract/base/language.ts';
import { daysOf, leaveLimits, overlaps } from '#contract/chart/leave.ts';
import { dayAfter, qatarDate } from '#contract/base/qatar-time.ts';
import { enteredInError } from '#contract/chart/entry.ts';
import { type Letter, type ReferralEntry, type SickLeaveEntry, letterChanges, letterTypes } from '#contract/chart/letters.ts';
import { say } from '#contract/base/say.ts';
import { bytesOf } from '#platform/item-size.ts';
import { Refusal, wrongField } from '#platform/refusal.ts';
import { encounterKind } from './encounters.ts';
import { type Kind, type Made, entriesOf, entryOf, newEntry } from './entries.ts';
import type { Opened } from './chart-item.ts';
import { licenceOf, readNote } from './notes.ts';
import { type AttachedChart, StoredLetter } from './stored.ts';

function titleOf({ type, leave, referral }: StoredLetter): Texts {
  const { en, ar } = letterTypes[type];
  if (referral !== undefined) return { en: `${en}: ${referral.to}`, ar: `${ar}: ${referral.to}` };
  return leave === undefined ? { en, ar } : { en: `${en}, days: ${daysOf(leave)}`, ar: `${ar}، الأيام: ${daysOf(leave)}` };
}

/** Certificates and letters. */
export const letterKind: Kind<StoredLetter> = {
  kind: 'letter',
  changes: letterChanges,
  parse: (item) => z.parse(StoredLetter, item),
  row: (entry) => ({ at: entry.createdAt, title: titleOf(entry) }),
};

/** A letter as shown to those who may not read a referral. */
export const withoutReason = ({ referral, ...letter }: StoredLetter): Letter => ({
  ...letter,
  ...(referral && { referral: { to: referral.to, urgency: referral.urgency } }),
});

/** Throws NOT_FOUND without the visit, and NOT_ALLOWED_NOW for one entered in error. */
async function requireVisit(patientId: string, id: string): Promise<void> {
  const { status } = await entryOf(encounterKind, patientId, id);
  if (status === enteredInError) throw new Refusal('NOT_ALLOWED_NOW', { reason: 'visitInError' });
}

/** What a signature adds to a letter. */
interface Signer {
  readonly licence?: string | undefined;
}

/**
 * Checks a leave before it is issued, and answers with its signer's license. Throws NOT_FOUND without the visit, NOT_ALLOWED_NOW for one
 * entered in error and for a leave that begins too far from today, and DUPLICATE_ENTRY, with the earlier certificate, if
 * one overlaps it and the caller has not accepted that.
 */
export async function certifiable(patientId: string, leave: SickLeaveEntry, { by, now }: Made): Promise<Signer> {
  const today = qatarDate(now);
  if (leave.from < dayAfter(today, -leaveLimits.before) || leave.from > dayAfter(today, leaveLimits.after))
    throw new Refusal('NOT_ALLOWED_NOW', { reason: 'leaveBegins' });
  const [letters, licence] = await Promise.all([
    entriesOf(letterKind, patientId),
    licenceOf(by),
    requireVisit(patientId, leave.encounterId),
  ]);
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

/** Visits that are looked through for a signed note. */
const visitsRead = 10;

/** The assessment and plan of the last signed note; undefined if none of the last visits has one. */
async function lastConclusion(patientId: string): Promise<AttachedChart['note']> {
  const visits = (await entriesOf(encounterKind, patientId, visitsRead)).filter(({ status }) => status !== enteredInError);
  const notes = await Promise.all(visits.map(async ({ id }) => readNote(patientId, id)));
  const last = notes.find(
    ({
      note: {
        status,
        sections: { assessment, plan },
      },
    }) => (status === 'final' || status === 'amended') && (assessment || plan),
  );
  if (last === undefined) return undefined;
  const { assessment, plan } = last.note.sections;
  return {
    startedAt: last.note.startedAt,
    ...(assessment && { assessment }),
    ...(plan && { plan }),
    ...(last.addenda.length > 0 && { addenda: last.addenda.map(({ text }) => text) }),
  };
}

interface Referring extends Signer {
  readonly note?: AttachedChart['note'];
}

/** Checks a referral before it is signed; its signer's license, and the last conclusion. Throws NOT_FOUND, and NOT_ALLOWED_NOW. */
export async function referable(patientId: string, { encounterId }: ReferralEntry, { by }: Made): Promise<Referring> {
  const [licence, note] = await Promise.all([licenceOf(by), lastConclusion(patientId), requireVisit(patientId, encounterId)]);
  return { licence, note };
}

/** Of the 400 kB of an item; the rest is for what marks a letter as an error. */
const letterBytesMax = 380_000;

/** A note with its latest addenda, as many as fit. */
function noteWithin(bytes: number, note: NonNullable<AttachedChart['note']>): AttachedChart['note'] {
  const { addenda = [], ...conclusion } = note;
  const sizes = addenda.map((text) => bytesOf(text) + 1);
  let first = addenda.length;
  for (let room = bytes - bytesOf(conclusion) - 100; first > 0; first -= 1) {
    room -= sizes[first - 1] ?? 0;
    if (room < 0) break;
  }
  return {
    ...conclusion,
    ...(first < addenda.length && { addenda: addenda.slice(first) }),
    ...(first > 0 && { addendaLeftOut: first }),
  };
}

/**
 * A signed referral letter, with what the chart says now: it stays as it was signed, whatever the chart says later. Throws a refusal of a
 * reason for which there is no room beside the chart's longest texts.
 */
export function signedReferral(
  { patient, chart }: Opened,
  { encounterId, to, urgency, reason }: ReferralEntry,
  { licence, note }: Referring,
  made: Made,
): StoredLetter {
  const { allergyStatus, allergies, allergySeverities, medications } = patient.medicalInfo;
  const problems = chart.problems
    .filter(({ status }) => status === 'active')
    .map(({ text, icd10 }) => ({ text, ...(icd10 !== undefined && { icd10 }) }));
  const attached = { problems, allergyStatus, allergies, allergySeverities, medications, vitals: chart.vitals };
  const letterWith = (more: Pick<AttachedChart, 'note'>): StoredLetter => ({
    ...newEntry(patient.id, made),
    status: 'issued',
    type: 'referral',
    encounterId,
    ...(licence !== undefined && { licence }),
    referral: { to, urgency, reason, attached: { ...attached, ...more } },
  });
  const letter = letterWith(note === undefined ? {} : { note: noteWithin(letterBytesMax - bytesOf(letterWith({})), note) });
  if (bytesOf(letter) > letterBytesMax) throw wrongField('reason', say('noRoom', { field: 'Reason' }));
  return letter;
}
