import { limits } from '#contract/base/limits.ts';
import { detailOf } from '#contract/base/messages.ts';
import { say } from '#contract/base/say.ts';
import type {
  PrescribingFacts,
  PrescriptionChange,
  PrescriptionCheck,
  PrescriptionChecks,
  PrescriptionOrder,
  PrescriptionSigning,
  PrescriptionsTogether,
  RuleCheck,
  Schedule,
  Signature,
} from '#contract/prescriptions/prescriptions.ts';
import type { Doubt } from '#contract/patient/despite.ts';
import type * as z from 'zod/mini';
import type { TransactItem } from '#platform/dynamodb.ts';
import { bytesOf } from '#platform/item-size.ts';
import { Refusal, found, wrongField } from '#platform/refusal.ts';
import { requireDespite } from '../clinic/doubtful.ts';
import { recordExists } from '../clinic/items.ts';
import type { PatientRecord } from '../clinic/patient.ts';
import { existingPatient, recordChange } from '../clinic/store.ts';
import { lastOf } from '../laboratory/stored.ts';
import { checksOf } from './checks.ts';
import { type KidneyTests, kidneysOf } from './kidneys.ts';
import {
  changedTo,
  chartAfter,
  childsWeight,
  drugOf,
  listsName,
  listsOf,
  medicationsAfter,
  overridesOf,
  personOf,
  requireFit,
  requireOwnDraft,
  textsIn,
} from './rules.ts';
import type { Asked } from '../clinic/remember.ts';
import { requireSeen, untilWritten } from '../clinic/versioned.ts';
import { chartChange } from './lines.ts';
import { closedBy } from './repeats.ts';
import { type Change, type Chart, type StoredPrescription, getPrescription, prescriptionItems, readChart } from './stored.ts';
import { ulid } from '#platform/ulid.ts';

export interface Which {
  readonly id: string;
  readonly prescriptionId: string;
}

async function present(patientId: string, id: string): Promise<StoredPrescription> {
  return found(await getPrescription(patientId, id), 'prescriptionNotFound');
}

interface Read {
  readonly record: PatientRecord;
  readonly chart: Chart;
  /** The last verified values that tell of the kidneys. */
  readonly tests: KidneyTests;
}
async function read(patientId: string): Promise<Read> {
  const [record, chart, [egfr], [creatinine]] = await Promise.all([
    existingPatient(patientId),
    readChart(patientId),
    lastOf(patientId, 'egfr', 1),
    lastOf(patientId, 'creatinine', 1),
  ]);
  return { record, chart, tests: { egfr, creatinine } };
}

/** A medicine, and what it replaces. */
type Ordered = Pick<StoredPrescription, 'drug' | 'prior' | 'entered'>;

const check = (
  { record, chart, tests }: Read,
  about: Ordered & {
    readonly facts: PrescribingFacts;
    readonly schedule?: Schedule | undefined;
    /** The earlier medicines of the same signature. */
    readonly above?: readonly Ordered[] | undefined;
  },
  now: Date,
): { checks: RuleCheck[] } & Pick<PrescriptionChecks, 'lists' | 'weight'> => {
  const person = personOf(record, now);
  const weight = childsWeight(chart, person, now);
  const above = about.above ?? [];
  const kidneys = kidneysOf(chart.problems, tests, record.personalInfo, now);
  const lists = listsOf(record, chart, kidneys);
  const medications = lists.medications.filter((text) => [about, ...above].every(({ entered }) => entered !== text));
  return {
    checks: checksOf(about.drug.ingredientId, {
      lists: { ...lists, medications, above: above.map(({ drug: { ingredientId, name } }) => ({ ingredientId, name: name.en })) },
      person,
      facts: { ...about.facts, weightKg: about.facts.weightKg ?? weight?.kg },
      ended: [about, ...above].flatMap(({ prior }) => prior ?? []),
      form: about.drug.form?.id,
      strength: about.drug.strength,
      schedule: about.schedule,
    }),
    lists: listsName(record, chart, weight, kidneys),
    ...(weight && { weight }),
  };
};

/** Checks a medicine against a patient's current lists. Throws NOT_FOUND, and a refusal of an unknown medicine. */
export async function checkDrug(patientId: string, { drug: given, ...about }: z.output<typeof PrescriptionCheck>, now: Date) {
  const drug = drugOf(given);
  const above = about.above?.map((one, index) => ({ ...one, drug: drugOf(one.drug, `above.${index}.drug`) }));
  return check(await read(patientId), { ...about, drug, above }, now);
}

/** The schedule of a dose. */
export const scheduleOf = ({ route, frequency, weekday, asNeeded }: PrescriptionOrder['dose']): Schedule => ({
  route,
  frequency,
  ...(weekday && { weekday }),
  isAsNeeded: asNeeded !== undefined,
});

/** A prescription that becomes active, with the answers to its findings. */
interface Line {
  readonly before: StoredPrescription | undefined;
  readonly one: StoredPrescription;
  readonly answers: Signature['answers'];
  /** Where the request has the line; empty if it is its only one. */
  readonly at: string;
}

/** A prescription on hold is still in the chart, and the prescription that it replaced has already ended. */
const isResumed = ({ before }: Line): boolean => before?.status === 'on-hold';

interface Signing {
  readonly lists: string;
  readonly facts: PrescribingFacts;
  readonly despite?: Doubt | undefined;
}

/**
 * The findings that a signature answers, of each line. Throws a refusal if the signature was made on outdated lists or leaves a finding
 * unanswered, with the current checks of all lines and the lines that need an answer.
 */
function answered(state: Read, lines: readonly Line[], { lists, facts }: Signing, now: Date): StoredPrescription['overrides'][] {
  const orderedIn = (line: Line): Ordered => (isResumed(line) ? { drug: line.one.drug, prior: line.one.id } : line.one);
  const current = lines.map((line, index) =>
    check(state, { ...orderedIn(line), facts, schedule: scheduleOf(line.one.dose), above: lines.slice(0, index).map(orderedIn) }, now),
  );
  const [first] = current;
  const refused = {
    current: current.length === 1 ? first : { lists: first?.lists, weight: first?.weight, lines: current.map(({ checks }) => checks) },
  };
  const overrides = lines.map(({ answers }, index) => overridesOf(current[index]?.checks ?? [], { answers }));
  const details = lines.flatMap(({ at }, index) =>
    overrides[index] === undefined ? [detailOf(`${at}answers`, say('required', { field: 'Answers' }))] : [],
  );
  if (first?.lists !== lists) throw new Refusal('LISTS_CHANGED', { ...refused, details });
  if (details.length > 0) throw new Refusal('FINDINGS_UNANSWERED', { ...refused, details });
  return overrides.map((one) => one ?? []);
}

/** Maximum bytes of the chart's prescriptions; its other parts leave them this much (../chart/chart-item.ts). */
const chartBytesMax = 100_000;

/**
 * The items of changes to prescriptions, with the chart and the record's list of medicines. Throws a refusal if the list becomes too long.
 */
export function itemsOf({ record, chart }: Pick<Read, 'record' | 'chart'>, changes: readonly Change[], now: Date): TransactItem[] {
  const { medications: before } = record.medicalInfo;
  const medications = medicationsAfter(before, chart, changes);
  if (medications.length > Math.max(limits.listEntries, before.length)) throw wrongField('medicalInfo.medications', say('medicinesFull'));
  const prescriptions = chartAfter(chart, changes);
  const size = bytesOf(prescriptions);
  if (size > chartBytesMax && size > bytesOf(chart.prescriptions)) throw wrongField('medicalInfo.medications', say('medicinesFull'));
  const isSame = medications.length === before.length && medications.every((line, index) => line === before[index]);
  const next = {
    ...record,
    version: record.version + 1,
    updatedAt: now.toISOString(),
    medicalInfo: { ...record.medicalInfo, medications },
  };
  return [
    ...prescriptionItems(changes),
    chartChange(record.id, chart, prescriptions),
    ...(isSame ? [recordExists(record.id)] : recordChange(record, next)),
  ];
}

/**
 * The prescription that another replaces; it ends with the signature. Throws a refusal unless it is a signed prescription of this patient.
 */
async function endedBy(one: StoredPrescription, { by, now }: Asked, at = ''): Promise<Change[]> {
  if (one.prior === undefined) return [];
  const prior = await getPrescription(one.patientId, one.prior);
  if (prior === undefined || prior.status === 'draft' || prior.status === 'entered-in-error')
    throw wrongField(`${at}prior`, say('priorUnknown'));
  if (prior.status === 'active') return [[prior, changedTo(prior, 'completed', { by, now })]];
  return prior.status === 'on-hold' ? [[prior, changedTo(prior, 'stopped', { by, now })]] : [];
}

/** A prescription whose text has left the record's list meanwhile replaces nothing. */
function withoutGoneText({ entered, ...one }: StoredPrescription, texts: readonly string[]): StoredPrescription {
  return { ...one, ...(entered !== undefined && texts.includes(entered) && { entered }) };
}

/**
 * Makes a patient's prescriptions active in one transaction with all their lists, conditioned on the lists that were checked. Undefined
 * after a lost race.
 */
async function activateAll(
  patientId: string,
  lines: readonly Line[],
  signing: Signing,
  asked: Asked,
): Promise<StoredPrescription[] | undefined> {
  const { now, once, write } = asked;
  const state = await read(patientId);
  requireDespite(state.record, signing.despite);
  const overrides = answered(state, lines, signing, now);
  const texts = textsIn(state.record, state.chart);
  const signed = lines.map((line, index): StoredPrescription => ({
    ...(isResumed(line) ? line.one : withoutGoneText(line.one, texts)),
    status: 'active',
    signedAt: now.toISOString(),
    overrides: overrides[index] ?? [],
  }));
  const ended = await Promise.all(lines.filter((line) => !isResumed(line)).map(({ one, at }) => endedBy(one, asked, at)));
  const changes = [...ended.flat(), ...lines.flatMap(({ before }, index): Change[] => (signed[index] ? [[before, signed[index]]] : []))];
  const answers = await closedBy(
    patientId,
    signed,
    changes.map(([, after]) => after),
  );
  const outcome = await write([...itemsOf(state, changes, now), ...answers, ...once.items], [patientId]);
  return outcome.done ? signed : undefined;
}

/** Makes one prescription active. */
async function activate(
  before: StoredPrescription | undefined,
  one: StoredPrescription,
  { signature: { lists, answers }, facts, despite }: Omit<Signing, 'lists'> & { readonly signature: Signature },
  asked: Asked,
): Promise<StoredPrescription | undefined> {
  const signed = await activateAll(one.patientId, [{ before, one, answers, at: '' }], { lists, facts, despite }, asked);
  return signed?.[0];
}

const racing = (patientId: string, { once }: Asked, attempt: () => Promise<StoredPrescription | undefined>): Promise<StoredPrescription> =>
  untilWritten(attempt, { once, present: (id) => present(patientId, id) });

/** The id of a new prescription. */
export const newPrescriptionId = (now: Date): string => ulid(now.getTime());
/** The ids of prescriptions that are signed together: lists that begin with the newest keep their order. */
export const newPrescriptionIds = (now: Date, count: number): readonly string[] =>
  Array.from({ length: count }, (_, index) => ulid(now.getTime() - index));

/** Prescribes: a draft or, with a signature, an active prescription. Throws as the contract says; writes all or nothing. */
export const prescribe = (
  patientId: string,
  order: PrescriptionOrder,
  asked: Asked & { readonly id: string },
): Promise<StoredPrescription> =>
  racing(patientId, asked, () => kept(undefined, draftOf({ id: asked.id, patientId }, order, asked), order, asked));

/** Prescribes several medicines with one signature. Throws as the contract says; writes all or nothing. */
export const prescribeTogether = (
  patientId: string,
  { orders, ...signing }: PrescriptionsTogether,
  asked: Asked & { readonly ids: readonly string[] },
): Promise<StoredPrescription[]> => {
  const lines = orders.map((order, index): Line => {
    const at = `orders.${index}.`;
    const one = draftOf({ id: asked.ids[index] ?? '', patientId }, order, asked, at);
    return { before: undefined, one, answers: order.answers, at };
  });
  return untilWritten(() => activateAll(patientId, lines, signing, asked), {
    once: asked.once,
    present: (ids) => Promise.all(ids.split(' ').map((id) => present(patientId, id))),
  });
};

/** The draft of an order. Throws a refusal, by field, of an unknown medicine and of a dose that does not belong to it. */
export function draftOf(
  { id, patientId, broughtIn }: Pick<StoredPrescription, 'id' | 'patientId' | 'broughtIn'>,
  { drug: given, dose, note, prior, entered }: Omit<PrescriptionOrder, 'facts' | 'signature'>,
  { by, now }: Pick<Asked, 'by' | 'now'>,
  place = '',
): StoredPrescription {
  const at = now.toISOString();
  const drug = drugOf(given, `${place}drug`);
  requireFit(drug, dose, place);
  return {
    id,
    version: 1,
    patientId,
    status: 'draft',
    drug,
    dose,
    ...(note && { note }),
    ...(prior !== undefined && { prior }),
    ...(entered !== undefined && { entered }),
    authorId: by,
    ...(broughtIn && { broughtIn }),
    createdAt: at,
    changedAt: at,
    changedBy: by,
    overrides: [],
  };
}

/** Writes a draft or, with a signature, the active prescription. Undefined after a lost race. */
async function kept(
  before: StoredPrescription | undefined,
  draft: StoredPrescription,
  { signature, facts, despite }: PrescriptionOrder,
  asked: Asked,
): Promise<StoredPrescription | undefined> {
  if (signature !== undefined) return activate(before, draft, { signature, facts, despite }, asked);
  const { patientId } = draft;
  await endedBy(draft, asked);
  await read(patientId);
  const outcome = await asked.write([...prescriptionItems([[before, draft]]), recordExists(patientId), ...asked.once.items], [patientId]);
  return outcome.done ? draft : undefined;
}

/** The current version, if the caller saw it. Throws NOT_FOUND, a refusal of another person's draft, and PRECONDITION_FAILED. */
async function seen(
  { id, prescriptionId }: Which,
  ifMatch: number | 'any' | undefined,
  answer: (current: StoredPrescription) => Promise<unknown>,
  by: string,
): Promise<StoredPrescription> {
  const current = await present(id, prescriptionId);
  // Checked first, because the refusal of an old version would reveal another person's draft.
  requireOwnDraft(current, by);
  await requireSeen(ifMatch, current, answer);
  return current;
}

type Seen = { readonly ifMatch: number | 'any' | undefined; readonly answer: (current: StoredPrescription) => Promise<unknown> };

/** Replaces the caller's draft, and signs it if the request has a signature. */
export const revise = (which: Which, order: PrescriptionOrder, { ifMatch, answer }: Seen, asked: Asked): Promise<StoredPrescription> =>
  racing(which.id, asked, async () => {
    const before = await seen(which, ifMatch, answer, asked.by);
    if (before.status !== 'draft') throw new Refusal('NOT_ALLOWED_NOW');
    const { createdAt, version } = before;
    return kept(before, { ...draftOf(before, order, asked), createdAt, version: version + 1 }, order, asked);
  });

/** Signs a draft, or resumes a prescription on hold. */
export const sign = (which: Which, signing: PrescriptionSigning, { ifMatch, answer }: Seen, asked: Asked): Promise<StoredPrescription> =>
  racing(which.id, asked, async () => {
    const before = await seen(which, ifMatch, answer, asked.by);
    requireFit(before.drug, before.dose);
    return activate(before, changedTo(before, 'active', asked), signing, asked);
  });

/** Holds, completes or stops a prescription, marks it as entered in error with a reason, or discards a draft. */
export const changeStatus = (
  which: Which,
  { status, reason }: PrescriptionChange,
  { ifMatch, answer }: Seen,
  asked: Asked,
): Promise<StoredPrescription> =>
  racing(which.id, asked, async () => {
    const before = await seen(which, ifMatch, answer, asked.by);
    const after = changedTo(before, status, { ...asked, reason });
    if (status === 'entered-in-error' && before.status !== 'draft' && !reason)
      throw wrongField('reason', say('required', { field: 'Reason' }));
    const items = itemsOf(await read(which.id), [[before, after]], asked.now);
    const closed = await closedBy(which.id, [], [after]);
    const outcome = await asked.write([...items, ...closed, ...asked.once.items], [which.id]);
    return outcome.done ? after : undefined;
  });
