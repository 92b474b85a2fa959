import type { LastValue } from '#contract/chart/chart.ts';
import type { NoteDiagnosis } from '#contract/chart/encounters.ts';
import { type Changes, enteredInError } from '#contract/chart/entry.ts';
import type { GivenDose } from '#contract/chart/immunizations.ts';
import { vitalSignIds } from '#contract/chart/vital-signs.ts';
import { Refusal } from '#platform/refusal.ts';
import { fold } from '../clinic/names.ts';
import type { StoredDocument, StoredEncounter, StoredImmunization, StoredProblem, StoredVitalSigns } from './stored.ts';

/** The next state of an entry. Throws NOT_ALLOWED_NOW if the contract's table does not allow it. */
export function moved<State extends string>(changes: Changes<State>, from: State, to: State): State {
  if (!changes[from]?.includes(to)) throw new Refusal('NOT_ALLOWED_NOW');
  return to;
}

type LastValues = Readonly<Record<string, LastValue>>;

/** The last value of each vital sign after an entry is written; `others` are the patient's other entries, in any order. */
export function lastValues(before: LastValues, after: StoredVitalSigns, others: readonly StoredVitalSigns[]): Record<string, LastValue> {
  const next: Record<string, LastValue> = {};
  const inChart = (sign: string): LastValue[] => {
    const known = before[sign];
    return known === undefined || known.entryId === after.id ? [] : [known];
  };
  const from = (entry: StoredVitalSigns, sign: string): LastValue[] => {
    const value = entry.values[sign];
    return value === undefined || entry.status === enteredInError ? [] : [{ value, measuredAt: entry.measuredAt, entryId: entry.id }];
  };
  for (const sign of vitalSignIds) {
    const last = [...inChart(sign), ...[after, ...others].flatMap((entry) => from(entry, sign))].toSorted(latestFirst)[0];
    if (last !== undefined) next[sign] = last;
  }
  return next;
}
/** Of two values measured at the same time, the later record counts. */
const latestFirst = (one: LastValue, other: LastValue): number =>
  `${one.measuredAt}#${one.entryId}` < `${other.measuredAt}#${other.entryId}` ? 1 : -1;

/** Whether a problem is no longer one. */
export const isOver = ({ status }: StoredProblem): boolean => status === 'resolved' || status === enteredInError;

/** The unresolved problems after a problem is written, newest first. An entry's own item does not know when it was seen. */
export function currentProblems(before: readonly StoredProblem[], after: StoredProblem): StoredProblem[] {
  const seen = before.find(({ id }) => id === after.id)?.seen;
  const current = isOver(after) ? [] : [{ ...after, ...(seen !== undefined && { seen }) }];
  return [...before.filter(({ id }) => id !== after.id), ...current].toSorted((one, other) => (one.id < other.id ? 1 : -1));
}

/** What the signed note of a visit diagnosed. */
export interface Diagnosed {
  readonly startedAt: string;
  readonly diagnoses: readonly NoteDiagnosis[];
}

/**
 * The problems after the notes of visits were signed: each counts the visits that had it as a diagnosis, by its id or, where a diagnosis has
 * none, by its name or code.
 */
export function seenProblems(problems: readonly StoredProblem[], visits: readonly Diagnosed[]): StoredProblem[] {
  const named = visits.map(({ startedAt, diagnoses }) => ({ startedAt, diagnoses: diagnoses.map(folded) }));
  return problems.map((one) => {
    const own = folded(one);
    const isOwn = (diagnosis: Folded<NoteDiagnosis>): boolean =>
      diagnosis.problemId === undefined ? isLike(own, diagnosis) : diagnosis.problemId === one.id;
    const times = named.filter(({ diagnoses }) => diagnoses.some(isOwn)).map(({ startedAt }) => startedAt);
    if (times.length === 0) return one;
    const at = [one.seen?.at ?? '', ...times].reduce((last, time) => (time > last ? time : last));
    return { ...one, seen: { at, times: (one.seen?.times ?? 0) + times.length } };
  });
}

/** The problems with the visits of all signed notes counted, where they had counted fewer; undefined if none had. */
export function recounted(problems: readonly StoredProblem[], visits: readonly Diagnosed[]): StoredProblem[] | undefined {
  const uncounted = problems.map((one) => ({ ...one, seen: undefined }));
  const anew = seenProblems(uncounted, visits);
  const after = problems.map((one, index) => {
    const { seen } = anew[index] ?? one;
    return seen !== undefined && seen.times > (one.seen?.times ?? 0) ? { ...one, seen } : one;
  });
  return after.some((one, index) => one !== problems[index]) ? after : undefined;
}

const yearMs = 366 * 86_400_000;
/**
 * Problems as a reader needs them: active ones that visits of this year had as a diagnosis, the most often diagnosed first; then those that
 * were recorded or changed this year, the other active ones, and the inactive ones.
 */
export function byImportance(problems: readonly StoredProblem[], now: Date): StoredProblem[] {
  const since = new Date(now.getTime() - yearMs).toISOString();
  const rank = ({ status, seen, changedAt }: StoredProblem): number =>
    status !== 'active' ? 3 : seen !== undefined && seen.at > since ? 0 : changedAt > since ? 1 : 2;
  const times = (one: StoredProblem): number => (rank(one) === 0 ? (one.seen?.times ?? 0) : 0);
  const lastAt = (one: StoredProblem): string => (rank(one) === 0 ? (one.seen?.at ?? '') : one.id);
  return problems.toSorted((one, other) => rank(one) - rank(other) || times(other) - times(one) || (lastAt(one) < lastAt(other) ? 1 : -1));
}

interface Named {
  readonly text: string;
  readonly icd10?: string | null | undefined;
  readonly code?: string | null | undefined;
}
/** Whether codes are of one problem. ICD-10 tells more apart than ICD-11, and decides where both have it. */
const sameCode = (one: Named, other: Named): boolean =>
  one.icd10 && other.icd10 ? one.icd10 === other.icd10 : Boolean(one.code) && one.code === other.code;

type Folded<Of extends Named> = Of & { readonly folded: string };
const folded = <Of extends Named>(one: Of): Folded<Of> => ({ ...one, folded: fold(one.text) });
/** Whether two are of one problem: the same words, ignoring spelling and case, or the same code. */
const isLike = (one: Folded<Named>, other: Folded<Named>): boolean => one.folded === other.folded || sameCode(one, other);

/** The problem that another would duplicate. */
export function likeProblem<Problem extends Named>(problems: readonly Problem[], named: Named): Problem | undefined {
  const other = folded(named);
  return problems.find((one) => isLike(folded(one), other));
}

/** The doses in the chart after an entry is written. */
export const givenDoses = (before: readonly GivenDose[], { id, status, vaccine, dose, on }: StoredImmunization): GivenDose[] => [
  ...before.filter((one) => one.id !== id),
  ...(status === 'completed' ? [{ id, vaccine, on, ...(dose !== undefined && { dose }) }] : []),
];

/** Each clinician's open visit after a visit is written. */
export const openVisits = (
  before: Readonly<Record<string, string>>,
  { id, status, createdBy }: StoredEncounter,
): Record<string, string> => {
  const others = Object.fromEntries(Object.entries(before).filter(([, begun]) => begun !== id));
  return status === 'in-progress' ? { ...others, [createdBy]: id } : others;
};

/** Whether a patient sees a document: the clinic has released it, and it is neither replaced nor an error. */
export const isReleasedDocument = ({ status, isReleased }: StoredDocument): boolean => status === 'current' && isReleased === true;
