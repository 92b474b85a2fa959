import pLimit from 'p-limit';
import { keyAttributes, plainItem } from '#platform/attributes.ts';
import { type TransactItem, batchGet, transact, transactionItemsMax } from '#platform/dynamodb.ts';
import { Refusal } from '#platform/refusal.ts';
import { appointmentKey } from '../appointments/stored.ts';
import { chartParts, openChart } from '../chart/chart-item.ts';
import { problemsRecounted } from '../chart/diagnosed.ts';
import { env } from '../clinic/env.ts';
import { careKey, recordExists } from '../clinic/items.ts';
import { readRange } from '../clinic/search.ts';
import { digitsRange } from '../clinic/search-terms.ts';
import { getPatients, recordChange } from '../clinic/store.ts';
import { addedTogether, isAddition } from '../clinic/tallies.ts';
import { itemsOf } from '../prescriptions/prescribe.ts';
import { type Change, prescriptionItems, readChart } from '../prescriptions/stored.ts';
import { appointmentStep, orderStep, prescriptionStep } from './care-steps.ts';
import {
  allergyStep,
  documentStep,
  immunizationStep,
  problemStep,
  referralStep,
  sickLeaveStep,
  visitStep,
  vitalSignsStep,
} from './chart-steps.ts';
import type { CareName, Line } from './lines.ts';
import { LineRefused, type Loading, type State, type Step } from './steps.ts';

/** The lines of a patient's care, by kind. */
export type Lines = { readonly [Name in CareName]?: readonly Line<Name>[] };

/** One line with what makes its items. */
interface Planned {
  readonly name: CareName;
  readonly id: string;
  /** The key of its entry, by which a repeat of the load finds it. */
  readonly key: { readonly pk: string; readonly sk: string };
  readonly step: (state: State) => Step;
}

/** A line that was not loaded, with the reason; without a line, a whole history. */
export interface RefusedLine {
  readonly patient: string;
  readonly kind?: CareName;
  readonly id?: string;
  readonly why: string;
}
/** What a load did: the lines that it wrote, those that it found from an earlier load, and those that it refused. */
export interface Outcome {
  readonly loaded: number;
  readonly kept: number;
  readonly refused: readonly RefusedLine[];
}

/**
 * The lines in the order of loading. The last measurements come first, so that the chart changes once; prescriptions are apart, because they
 * change another part of the chart.
 */
function planned(patientId: string, lines: Lines, loading: Loading): Planned[] {
  const plan = <Name extends CareName>(
    name: Name,
    given: readonly Line<Name>[] | undefined,
    key: (id: string) => Planned['key'],
    step: (line: Line<Name>, state: State, loading: Loading) => Step,
  ): Planned[] => {
    const first = new Map((given ?? []).toReversed().map((line) => [line.id, line]));
    return [...first.values()]
      .toSorted((one, other) => (one.id < other.id ? 1 : -1))
      .map((line) => ({ name, id: line.id, key: key(line.id), step: (state) => step(line, state, loading) }));
  };
  const of = (kind: Parameters<typeof careKey>[0]) => (id: string) => careKey(kind, patientId, id);
  return [
    ...plan('visits', lines.visits, of('encounter'), visitStep),
    ...plan('vitalSigns', lines.vitalSigns, of('vital-signs'), vitalSignsStep),
    ...plan('problems', lines.problems, of('condition'), problemStep),
    ...plan('immunizations', lines.immunizations, of('immunization'), immunizationStep),
    ...plan('documents', lines.documents, of('document'), documentStep),
    ...plan('sickLeaves', lines.sickLeaves, of('letter'), sickLeaveStep),
    ...plan('referrals', lines.referrals, of('letter'), referralStep),
    ...plan('laboratory', lines.laboratory, of('laboratory'), orderStep),
    ...plan('appointments', lines.appointments, (id) => appointmentKey(patientId, id), appointmentStep),
    ...plan('allergies', lines.allergies, of('allergy'), allergyStep),
    ...plan('prescriptions', lines.prescriptions, of('prescription'), prescriptionStep),
  ];
}

/** The lines of which there are no entries yet. */
async function missing(lines: readonly Planned[]): Promise<Planned[]> {
  const options = { ConsistentRead: true, ProjectionExpression: 'sk' };
  const found = await batchGet(
    env.CLINICAL_TABLE_NAME,
    lines.map(({ key }) => keyAttributes(key)),
    options,
  );
  const known = new Set(found.map((item) => plainItem(item)['sk']));
  return lines.filter(({ key }) => !known.has(key.sk));
}

async function stateOf(patientId: string): Promise<State> {
  const [opened, medicines] = await Promise.all([openChart(patientId), readChart(patientId)]);
  return { ...opened, medicines };
}

/** Items left for lines beside the record and the chart; a changed record may change all its search rows. */
const roomFor = transactionItemsMax - 2;
const roomBesideRecord = transactionItemsMax - 50;

const keyOf = ({ Put, Update, Delete }: TransactItem): string => {
  const key = Put?.Item ?? Update?.Key ?? Delete?.Key ?? {};
  return `${key['pk']} ${key['sk']}`;
};

/** The state after a line, with all versions as before: they change once for a group. */
function after(state: State, { patient, chart }: Step): State {
  const [before, changed] = [state.patient, patient ?? state.patient];
  const updatedAt = before.updatedAt > changed.updatedAt ? before.updatedAt : changed.updatedAt;
  return { ...state, patient: { ...changed, updatedAt, version: before.version }, chart: { ...state.chart, ...chart } };
}

/** Lines that are written together, and the state after them; undefined if it has to be read. */
interface Written {
  readonly items: readonly TransactItem[];
  readonly after: State | undefined;
}
interface Group extends Written {
  readonly lines: readonly Planned[];
  readonly rest: readonly Planned[];
}

const parts = ['vitals', 'problems', 'allergies', 'doses'] as const;

/** The items of lines that change no medicines. Lines that depend on the problems write them, so that nothing is listed meanwhile. */
function written(before: State, changed: State, items: readonly TransactItem[], isOfProblems: boolean): Written {
  const { patient, chart } = before;
  const isRecord = changed.patient.medicalInfo !== patient.medicalInfo;
  const record = isRecord ? { ...changed.patient, version: patient.version + 1 } : patient;
  const changes = parts.filter((part) => changed.chart[part] !== chart[part] || (part === 'problems' && isOfProblems));
  const of = <T>(value: (part: (typeof parts)[number]) => readonly [string, T]) => Object.fromEntries(changes.map(value));
  return {
    items: addedTogether([
      ...(isRecord ? recordChange(patient, record) : [recordExists(patient.id)]),
      ...(changes.length > 0
        ? [
            chartParts(
              patient.id,
              chart,
              of((part) => [part, changed.chart[part]]),
            ),
          ]
        : []),
      ...items,
    ]),
    after: { ...changed, patient: record, chart: { ...changed.chart, ...of((part) => [`${part}Version`, chart[`${part}Version`] + 1]) } },
  };
}

/** The items of prescriptions, with the chart's medicines and the record's list. */
function prescribed({ patient: record, medicines: chart }: State, changes: readonly Change[]): Written {
  const times = changes.map(([, { changedAt }]) => changedAt);
  const now = new Date([record.updatedAt, ...times].toSorted().at(-1) ?? record.updatedAt);
  return { items: itemsOf({ record, chart }, changes, now), after: undefined };
}

/** The first lines that fit into one transaction. A line that cannot be loaded is refused. */
function firstGroup(lines: readonly Planned[], before: State, refuse: (line: Planned, error: unknown) => void): Group {
  const taken: Planned[] = [];
  const items: TransactItem[] = [];
  const changes: Change[] = [];
  const keys = new Set<string>();
  let state = before;
  let room = roomFor;
  let read = 0;
  let isOfProblems = false;
  for (const line of lines) {
    let step: Step;
    try {
      step = line.step(state);
      if (step.prescription !== undefined) prescribed(before, [...changes, step.prescription]);
    } catch (error) {
      refuse(line, error);
      read += 1;
      continue;
    }
    const { prescription } = step;
    const more = prescription === undefined ? step.items : prescriptionItems([prescription]);
    if (prescription !== undefined || step.patient !== undefined) room = roomBesideRecord;
    const isApart = (prescription !== undefined) !== changes.length > 0;
    const isTwice = more.some((item) => !isAddition(item) && keys.has(keyOf(item)));
    const size = new Set([...keys, ...more.map(keyOf)]).size;
    if (taken.length > 0 && (isApart || isTwice || size > room)) break;
    for (const item of more) keys.add(keyOf(item));
    taken.push(line);
    items.push(...more);
    if (prescription !== undefined) changes.push(prescription);
    state = after(state, step);
    isOfProblems ||= step.ofProblems === true;
    read += 1;
  }
  const all = changes.length > 0 ? prescribed(before, changes) : written(before, state, items, isOfProblems);
  return { lines: taken, rest: lines.slice(read), ...all };
}

/** The appointments of a group whose time is taken on a sheet. */
function withoutTime({ items }: Group, failed: ReadonlySet<number>): ReadonlySet<unknown> {
  return new Set([...failed].map((index) => items[index]?.Update?.ExpressionAttributeValues?.[':id']));
}

const whyOf = (error: unknown): string => {
  if (error instanceof LineRefused) return error.message;
  if (!(error instanceof Refusal)) throw error;
  return error.details?.map(({ path, message }) => `${path}: ${message}`).join('; ') ?? error.message;
};

/** How often another write may come in between before the load gives up. */
const racesMax = 8;

/**
 * Loads lines of a patient's care as their handlers write it, without mails, notices, alarms or releases: each line whole, with what it
 * changes of record, chart, counts and lists. Lines that were loaded before are kept as they are. Throws NOT_FOUND, and CONFLICT.
 */
export async function loadHistory(patientId: string, lines: Lines, loading: Loading): Promise<Outcome> {
  const refused: RefusedLine[] = [];
  const refuse = ({ name, id }: Planned, error: unknown) => refused.push({ patient: patientId, kind: name, id, why: whyOf(error) });
  const all = planned(patientId, lines, loading);
  let rest = await missing(all);
  let kept = all.length - rest.length;
  let loaded = 0;
  let state: State | undefined;
  for (let races = 0; rest.length > 0 && races < racesMax;) {
    state ??= await stateOf(patientId);
    const group = firstGroup(rest, state, refuse);
    const outcome = group.lines.length > 0 ? await transact(group.items) : { done: true as const };
    if (outcome.done) {
      loaded += group.lines.length;
      rest = [...group.rest];
      state = group.after;
      races = 0;
      continue;
    }
    const taken = withoutTime(group, outcome.failed);
    const again = await missing(group.lines);
    for (const line of again) if (taken.has(line.id)) refuse(line, new LineRefused('the time is taken'));
    const left = again.filter(({ id }) => !taken.has(id));
    kept += group.lines.length - again.length;
    if (left.length === group.lines.length) races += 1;
    rest = [...left, ...group.rest];
    state = undefined;
  }
  if (rest.length > 0) throw new Refusal('CONFLICT');
  // A visit counts with the problems that it finds, in its own transaction; a problem, with the visits that were there before it. Also one
  // that was kept: the load that wrote it may have been killed before this.
  if (all.some(({ name }) => name === 'problems')) await countDiagnoses(patientId);
  return { loaded, kept, refused };
}

/** Counts the visits that were loaded before the problem that they diagnosed. Throws NOT_FOUND, and CONFLICT. */
async function countDiagnoses(patientId: string): Promise<void> {
  for (let races = 0; races < racesMax; races += 1) {
    const { chart } = await openChart(patientId);
    const problems = await problemsRecounted(patientId, chart);
    if (problems === undefined || (await transact([recordExists(patientId), chartParts(patientId, chart, { problems })])).done) return;
  }
  throw new Refusal('CONFLICT');
}

/** The id of a patient who is named by id or QID. Throws LineRefused of nobody, and of a QID that several have. */
export async function patientNamed({
  patientId,
  nationalId = '',
}: {
  patientId?: string | undefined;
  nationalId?: string | undefined;
}): Promise<string> {
  const ids = patientId === undefined ? (await readRange(digitsRange(nationalId), 2)).facts.map(({ id }) => id) : [patientId];
  const found = (await getPatients(ids)).filter((one) => patientId !== undefined || one.personalInfo.nationalId === nationalId);
  const [first] = found;
  if (first === undefined) throw new LineRefused('no record has this id or QID');
  if (found.length > 1) throw new LineRefused('several records have this QID');
  return first.id;
}

const inFlight = 4;

/** Loads the care of several patients. */
export async function loadHistories(
  histories: readonly (Lines & Parameters<typeof patientNamed>[0])[],
  loading: Loading,
): Promise<Outcome> {
  const outcomes = await pLimit(inFlight).map(histories, async ({ patientId, nationalId, ...lines }): Promise<Outcome> => {
    try {
      return await loadHistory(await patientNamed({ patientId, nationalId }), lines, loading);
    } catch (error) {
      return { loaded: 0, kept: 0, refused: [{ patient: patientId ?? nationalId ?? '', why: whyOf(error) }] };
    }
  });
  const sum = (of: (one: Outcome) => number): number => outcomes.reduce((total, one) => total + of(one), 0);
  return {
    loaded: sum((one) => one.loaded),
    kept: sum((one) => one.kept),
    refused: outcomes.flatMap((one) => one.refused),
  };
}
