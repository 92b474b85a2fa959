import * as z from 'zod/mini';
import { qatarDate } from '#contract/base/qatar-time.ts';
import { Relation } from '#contract/links/links.ts';
import { agendaIndex, workIndex } from '#contract/deployment/storage.ts';
import type { Prescription, WaitingRepeat } from '#contract/prescriptions/prescriptions.ts';
import type { Repeat } from '#contract/prescriptions/repeats.ts';
import { type TransactItem, queryItems } from '#platform/dynamodb.ts';
import type { Page } from '#platform/pages.ts';
import { nameOf, patientsOf } from '../clinic/agenda.ts';
import { env } from '../clinic/env.ts';
import { patientPartition } from '../clinic/patient.ts';
import { type Members, readMembers, workerOf, worksFor } from '../clinic/roster.ts';
import { nextVersion, stillAt } from '../clinic/versioned.ts';
import { readWork } from '../clinic/worklists.ts';
import { type SignedPrescription, type StoredPrescription, doseTexts, isReleasedPrescription, prescriptionsAt } from './stored.ts';
import { nobody, repeatsFor } from './waiting.ts';

/**
 * A patient's last request for more of a medicine, by themselves or by a person who acts for them: one item per medicine, so that no two
 * can be open at once. A later signature for the medicine answers it implicitly; a refusal has a reason.
 */
export const StoredRepeat = z.object({
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

/** The partition of the whole clinic's open requests. */
const waiting = 'REPEATS';

/** Who answers a request: its prescriber or, if they left without a successor, all prescribers. */
interface Awaits {
  readonly authorId: string;
  readonly staff: Members;
}

/** What puts an open request on the clinic's list and on that of who answers. */
export function waitingList(patientId: string, { askedAt, prescriptionId }: StoredRepeat, { authorId, staff }: Awaits) {
  const sort = `${askedAt}#${prescriptionId}`;
  return {
    patientId,
    [agendaIndex.partitionKey]: waiting,
    [agendaIndex.sortKey]: sort,
    [workIndex.partitionKey]: repeatsFor(workerOf(staff, authorId) === undefined ? nobody : authorId),
    [workIndex.sortKey]: sort,
  };
}

/** Replaces the last request for a medicine; the condition fails if another write came first. An open one is on the lists. */
export const repeatItem = (patientId: string, before: StoredRepeat | undefined, after: StoredRepeat, awaits?: Awaits): TransactItem =>
  nextVersion({ pk: patientPartition(patientId), sk: `${repeatPrefix}${after.medicine}` }, before, {
    ...after,
    ...(awaits && waitingList(patientId, after, awaits)),
  });

const offTheLists = {
  UpdateExpression: 'REMOVE #agenda, #agendaSort, #work, #workSort',
  ExpressionAttributeNames: {
    '#agenda': agendaIndex.partitionKey,
    '#agendaSort': agendaIndex.sortKey,
    '#work': workIndex.partitionKey,
    '#workSort': workIndex.sortKey,
  },
};

/** The items that take the requests off the list that a signature of these medicines answers, and those of prescriptions that ended. */
export async function closedBy(
  patientId: string,
  signed: readonly StoredPrescription[],
  changed: readonly StoredPrescription[],
): Promise<TransactItem[]> {
  const medicines = new Set(signed.map(medicineOf));
  const ended = new Set(changed.filter(({ status }) => status === 'stopped' || status === 'entered-in-error').map(({ id }) => id));
  if (medicines.size === 0 && ended.size === 0) return [];
  return (await repeatsOf(patientId))
    .filter(({ state, medicine, prescriptionId }) => state === 'asked' && (medicines.has(medicine) || ended.has(prescriptionId)))
    .map((repeat) => ({
      Update: {
        TableName,
        Key: { pk: patientPartition(patientId), sk: `${repeatPrefix}${repeat.medicine}` },
        ...stillAt(repeat),
        ...offTheLists,
      },
    }));
}

const WaitingEntry = z.object({
  ...StoredRepeat.shape,
  patientId: z.string(),
  /** An earlier version of the product takes an answered one off the clinic's list alone. */
  [agendaIndex.partitionKey]: z.optional(z.string()),
});

/** A page of the open requests that somebody answers, the longest waiting first: their own, those taken over, and nobody's. */
export async function repeatsWaitingFor(userId: string, cursor: string | undefined): Promise<Page<WaitingRepeat>> {
  const staff = await readMembers();
  const lists = [...worksFor(staff, userId), nobody].map((id) => ({ index: workIndex, partition: repeatsFor(id) }));
  return readWork([lists], { list: `repeats ${userId}`, cursor }, async (items) => {
    const entries = z.parse(z.array(WaitingEntry), items);
    const [prescriptions, patients] = await Promise.all([
      prescriptionsAt(entries.map(({ patientId, prescriptionId }) => ({ patientId, id: prescriptionId }))),
      patientsOf(entries),
    ]);
    return entries.map(({ patientId, prescriptionId, version, askedAt, relation, [agendaIndex.partitionKey]: list }) => {
      const [one, patient] = [prescriptions.get(prescriptionId), patients.get(patientId)];
      if (list === undefined || one === undefined || patient === undefined || (one.status !== 'active' && one.status !== 'completed'))
        return undefined;
      const { id, drug, dose, changedAt } = one;
      return { id, patient: nameOf(patient), drug, doseText: doseTexts(dose), changedAt, asked: { version, at: askedAt, relation } };
    });
  });
}
