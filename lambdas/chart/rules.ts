import type { LastValue } from '#contract/chart/chart.ts';
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

/** The problems after the note of a visit that diagnosed some of them was signed. */
export const seenProblems = (problems: readonly StoredProblem[], diagnosed: ReadonlySet<string>, at: string): StoredProblem[] =>
  problems.map((one) => {
    const { at: last = at, times = 0 } = one.seen ?? {};
    return diagnosed.has(one.id) ? { ...one, seen: { at: last > at ? last : at, times: times + 1 } } : one;
  });

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

/** The problem that another would duplicate: the same words, ignoring spelling and case, or the same code. */
export const likeProblem = <Problem extends Named>(problems: readonly Problem[], named: Named): Problem | undefined =>
  problems.find((one) => fold(one.text) === fold(named.text) || sameCode(one, named));

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
