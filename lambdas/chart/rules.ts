import type { LastValue } from '#contract/chart/chart.ts';
import { type Changes, enteredInError } from '#contract/chart/entry.ts';
import type { GivenDose } from '#contract/chart/immunizations.ts';
import { vitalSignIds } from '#contract/chart/vital-signs.ts';
import { Refusal } from '#platform/refusal.ts';
import { fold } from '../clinic/names.ts';
import type { StoredEncounter, StoredImmunization, StoredProblem, StoredVitalSigns } from './stored.ts';

/** The next state of an entry. Refuses NOT_ALLOWED_NOW for what the contract's table does not have. */
export function moved<State extends string>(changes: Changes<State>, from: State, to: State): State {
  if (!changes[from]?.includes(to)) throw new Refusal('NOT_ALLOWED_NOW');
  return to;
}

type LastValues = Readonly<Record<string, LastValue>>;

/** The last value of each vital sign once an entry is written; `others` are the patient's other entries, in any order. */
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
/** Of two values measured at one instant, the one recorded later counts. */
const latestFirst = (one: LastValue, other: LastValue): number =>
  `${one.measuredAt}#${one.entryId}` < `${other.measuredAt}#${other.entryId}` ? 1 : -1;

const isOver = ({ status }: StoredProblem): boolean => status === 'resolved' || status === enteredInError;

/** The problems that are not over once one is written, newest first. */
export const currentProblems = (before: readonly StoredProblem[], after: StoredProblem): StoredProblem[] =>
  [...before.filter(({ id }) => id !== after.id), ...(isOver(after) ? [] : [after])].toSorted((one, other) => (one.id < other.id ? 1 : -1));

/** The problem that one in the same words, or with the same code, would repeat; spelling and letter case aside. */
export const likeProblem = (
  problems: readonly StoredProblem[],
  { text, code }: { readonly text: string; readonly code?: string | null | undefined },
): StoredProblem | undefined =>
  problems.find((one) => fold(one.text) === fold(text) || (code !== undefined && code !== null && one.code === code));

/** The doses in the chart once an entry is written. */
export const givenDoses = (before: readonly GivenDose[], { id, status, vaccine, dose, on }: StoredImmunization): GivenDose[] => [
  ...before.filter((one) => one.id !== id),
  ...(status === 'completed' ? [{ id, vaccine, on, ...(dose !== undefined && { dose }) }] : []),
];

/** The visit that each clinician has begun and not ended, once one is written. */
export const openVisits = (
  before: Readonly<Record<string, string>>,
  { id, status, createdBy }: StoredEncounter,
): Record<string, string> => {
  const others = Object.fromEntries(Object.entries(before).filter(([, begun]) => begun !== id));
  return status === 'in-progress' ? { ...others, [createdBy]: id } : others;
};
