import * as z from 'zod/mini';
import { qatarDate } from '#contract/base/qatar-time.ts';
import { Relation } from '#contract/links/links.ts';
import { careLimits } from '#contract/base/care-limits.ts';
import { agendaIndex } from '#contract/deployment/storage.ts';
import type { Prescription, WaitingRepeat } from '#contract/prescriptions/prescriptions.ts';
import type { Repeat } from '#contract/prescriptions/repeats.ts';
import { type TransactItem, queryItems } from '#platform/dynamodb.ts';
import { entriesOf, nameOf, offTheAgenda, patientsOf } from '../clinic/agenda.ts';
import { env } from '../clinic/env.ts';
import { patientPartition } from '../clinic/patient.ts';
import { type Members, readMembers, workerOf } from '../clinic/roster.ts';
import { nextVersion, stillAt } from '../clinic/versioned.ts';
import { type SignedPrescription, type StoredPrescription, doseTexts, isReleasedPrescription, prescriptionsAt } from './stored.ts';

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

/** The partition of open requests, by the time that they were made. */
const waiting = 'REPEATS';

/** What puts an open request on the list of all. */
export const waitingList = (patientId: string, { askedAt, prescriptionId }: StoredRepeat) => ({
  patientId,
  [agendaIndex.partitionKey]: waiting,
  [agendaIndex.sortKey]: `${askedAt}#${prescriptionId}`,
});

/** Replaces the last request for a medicine; the condition fails if another write came first. An open one is on the list of all. */
export const repeatItem = (patientId: string, before: StoredRepeat | undefined, after: StoredRepeat): TransactItem =>
  nextVersion({ pk: patientPartition(patientId), sk: `${repeatPrefix}${after.medicine}` }, before, {
    ...after,
    ...(after.state === 'asked' && waitingList(patientId, after)),
  });

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
        UpdateExpression: offTheAgenda.expression,
        ...stillAt(repeat),
        ExpressionAttributeNames: offTheAgenda.names,
      },
    }));
}

const WaitingEntry = z.object({ ...StoredRepeat.shape, patientId: z.string(), [agendaIndex.sortKey]: z.string() });
type WaitingEntry = z.output<typeof WaitingEntry>;

/** Which of some requests are still open, and of prescriptions for which somebody answers: their own, those taken over, and nobody's. */
async function answeredFor(userId: string, staff: Members, entries: readonly WaitingEntry[]): Promise<WaitingRepeat[]> {
  const [prescriptions, patients] = await Promise.all([
    prescriptionsAt(entries.map(({ patientId, prescriptionId }) => ({ patientId, id: prescriptionId }))),
    patientsOf(entries),
  ]);
  return entries.flatMap(({ patientId, prescriptionId, version, askedAt, relation }) => {
    const [one, patient] = [prescriptions.get(prescriptionId), patients.get(patientId)];
    if (one === undefined || patient === undefined || (one.status !== 'active' && one.status !== 'completed')) return [];
    const worker = workerOf(staff, one.authorId);
    if (worker !== undefined && worker !== userId) return [];
    const { id, drug, dose, changedAt } = one;
    return [{ id, patient: nameOf(patient), drug, doseText: doseTexts(dose), changedAt, asked: { version, at: askedAt, relation } }];
  });
}

/** The requests that are read at a time. */
const page = 100;
/** The open requests that await somebody, the longest waiting first, at most `careLimits.repeatsWaiting`; others' never crowd them out. */
export async function repeatsWaitingFor(userId: string): Promise<WaitingRepeat[]> {
  const staff = await readMembers();
  const found: WaitingRepeat[] = [];
  let last: string | undefined;
  do {
    const items = await entriesOf(agendaIndex, waiting, { ...(last !== undefined && { from: `${last}#` }), max: page });
    const entries = z.parse(z.array(WaitingEntry), items);
    found.push(...(await answeredFor(userId, staff, entries)));
    last = entries.length < page ? undefined : entries.at(-1)?.[agendaIndex.sortKey];
  } while (last !== undefined && found.length < careLimits.repeatsWaiting);
  return found.slice(0, careLimits.repeatsWaiting);
}
