import * as z from 'zod/mini';
import { qatarDate } from '#contract/base/qatar-time.ts';
import { Relation } from '#contract/links/links.ts';
import type { Prescription } from '#contract/prescriptions/prescriptions.ts';
import type { Repeat } from '#contract/prescriptions/repeats.ts';
import { queryItems } from '#platform/dynamodb.ts';
import { env } from '../clinic/env.ts';
import { patientPartition } from '../clinic/patient.ts';
import { type SignedPrescription, type StoredPrescription, isReleasedPrescription } from './stored.ts';

/**
 * A patient's last request for more of a medicine, by themselves or by a person who acts for them: one item per medicine, so that no two
 * can be open at once. A later signature for the medicine answers it implicitly; a refusal has a reason.
 */
const StoredRepeat = z.object({
  version: z.int(),
  medicine: z.string(),
  prescriptionId: z.string(),
  state: z.enum(['asked', 'declined']),
  /** The requester's account, and its relation. */
  askedBy: z.string(),
  relation: Relation,
  askedAt: z.string(),
  declinedBy: z.optional(z.string()),
  declinedAt: z.optional(z.string()),
  reason: z.optional(z.string()),
});
export type StoredRepeat = z.output<typeof StoredRepeat>;

const TableName = env.CLINICAL_TABLE_NAME;
export const repeatPrefix = 'REPEAT#';

/** The requests of a patient, by medicine. */
export async function repeatsOf(patientId: string): Promise<StoredRepeat[]> {
  const items = await queryItems({
    TableName,
    KeyConditionExpression: 'pk = :pk AND begins_with(sk, :prefix)',
    ExpressionAttributeValues: { ':pk': patientPartition(patientId), ':prefix': repeatPrefix },
    ConsistentRead: true,
  });
  return z.parse(z.array(StoredRepeat), items);
}

/** The medicine of a request: its ingredient, or its name as written. */
export const medicineOf = ({ drug: { ingredientId, name } }: StoredPrescription): string => ingredientId ?? name.en.toLowerCase();

/** The last prescription of a medicine that was signed after a time. */
const signedAfter = (at: string, medicine: string, all: readonly StoredPrescription[]): SignedPrescription | undefined =>
  all
    .filter(isReleasedPrescription)
    .filter((one) => one.signedAt > at && medicineOf(one) === medicine)
    .toSorted((one, other) => (one.signedAt < other.signedAt ? 1 : -1))[0];

/** Whether more of a prescription can be requested: it is active, or was completed without a later one. */
const isRepeatable = (one: StoredPrescription, all: readonly StoredPrescription[]): boolean =>
  isReleasedPrescription(one) &&
  (one.status === 'active' || (one.status === 'completed' && signedAfter(one.signedAt, medicineOf(one), all) === undefined));

/** The open request that a prescription could answer. */
export const openFor = (
  one: StoredPrescription,
  all: readonly StoredPrescription[],
  repeats: readonly StoredRepeat[],
): StoredRepeat | undefined =>
  repeats.find(
    ({ prescriptionId, state, medicine, askedAt }) =>
      prescriptionId === one.id && state === 'asked' && isRepeatable(one, all) && signedAfter(askedAt, medicine, all) === undefined,
  );

/** A request as the clinic sees it on a prescription. */
export function askedOf(
  one: StoredPrescription,
  all: readonly StoredPrescription[],
  repeats: readonly StoredRepeat[],
): Prescription['asked'] {
  const found = openFor(one, all, repeats);
  return found && { version: found.version, at: found.askedAt, relation: found.relation };
}

const day = (instant: string): string => qatarDate(new Date(instant));
/** A request as the requester sees it. */
export const answerOf = ({ state, askedAt, declinedAt, reason }: StoredRepeat): Repeat => ({
  state,
  on: day(declinedAt ?? askedAt),
  reason,
});

/** The request state that a patient sees on a prescription: whether they may request more, and the status of their last request. */
export function repeatOn(
  one: StoredPrescription,
  all: readonly StoredPrescription[],
  repeats: readonly StoredRepeat[],
): { readonly mayAsk: boolean; readonly repeat?: Repeat } {
  const medicine = medicineOf(one);
  const last = repeats.find((repeat) => repeat.medicine === medicine);
  const isOpen = all.some((other) => medicineOf(other) === medicine && openFor(other, all, repeats) !== undefined);
  const mayAsk = isRepeatable(one, all) && !isOpen;
  if (last === undefined) return { mayAsk };
  const followed = last.state === 'asked' ? signedAfter(last.askedAt, medicine, all) : undefined;
  if (followed?.id === one.id) return { mayAsk, repeat: { state: 'repeated', on: day(followed.signedAt) } };
  const isOf = last.prescriptionId === one.id && (last.state === 'declined' || isOpen);
  return { mayAsk, ...(isOf && { repeat: answerOf(last) }) };
}
