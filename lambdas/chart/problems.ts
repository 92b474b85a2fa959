import * as z from 'zod/mini';
import { careLimits } from '#contract/base/care-limits.ts';
import { qatarDate } from '#contract/base/qatar-time.ts';
import { say } from '#contract/base/say.ts';
import { enteredInError } from '#contract/chart/entry.ts';
import { type ProblemChange, type ProblemEntry, problemChanges } from '#contract/chart/problems.ts';
import { earliestBirth } from '#contract/patient/birth.ts';
import { Refusal, wrongField } from '#platform/refusal.ts';
import { type Opened, chartParts } from './chart-item.ts';
import { type Kind, type Made, newEntry, nextVersion } from './entries.ts';
import { currentProblems, likeProblem, moved } from './rules.ts';
import { StoredProblem } from './stored.ts';

/** Problems. The chart keeps the unresolved ones. */
export const problemKind: Kind<StoredProblem> = {
  kind: 'condition',
  changes: problemChanges,
  parse: (item) => z.parse(StoredProblem, item),
  row: ({ createdAt, text }) => ({ at: createdAt, title: { en: text, ar: text } }),
  beside: async ({ chart }, _, after) => [
    chartParts(after.patientId, chart, { problems: few(chart.problems, listedProblems(chart.problems, [after])) }),
  ],
};

/** The unresolved problems after some are written. */
export const listedProblems = (before: readonly StoredProblem[], written: readonly StoredProblem[]): StoredProblem[] =>
  written.reduce<StoredProblem[]>(currentProblems, [...before]);

/**
 * The list after a change of a problem. Throws a refusal if it then has too many; a note can be signed nevertheless, as what was found is
 * not unsaid.
 */
function few(before: readonly StoredProblem[], after: StoredProblem[]): StoredProblem[] {
  if (after.length > Math.max(careLimits.problemsMax, before.length))
    throw wrongField('text', say('problemsFull', { max: careLimits.problemsMax }));
  return after;
}

function checkOnset(onset: string | null | undefined, { patient }: Opened, now: Date): void {
  if (!onset) return;
  if (onset > qatarDate(now)) throw wrongField('onset', say('onsetAhead'));
  if (onset < earliestBirth(patient.personalInfo)) throw wrongField('onset', say('onsetBeforeBirth'));
}

/** The first version of a problem. Throws DUPLICATE_ENTRY if it duplicates an unresolved problem, unless the request accepts that. */
export function addedProblem(
  { text, icd10, code, onset, note, encounterId, duplicate }: ProblemEntry,
  opened: Opened,
  made: Made,
): StoredProblem {
  checkOnset(onset, opened, made.now);
  if (duplicate === undefined && likeProblem(opened.chart.problems, { text, icd10, code }) !== undefined)
    throw new Refusal('DUPLICATE_ENTRY');
  return {
    ...newEntry(opened.patient.id, made),
    status: 'active',
    text,
    ...(icd10 && { icd10 }),
    ...(code && { code }),
    ...(onset && { onset }),
    ...(note && { note }),
    ...(encounterId !== undefined && { encounterId }),
  };
}

const changed = <T>(given: T | null | undefined, current: T | undefined): T | undefined =>
  given === undefined ? current : (given ?? undefined);

/** A problem with another text or status. Throws NOT_ALLOWED_NOW; a problem in error cannot change. */
export function changedProblem(current: StoredProblem, change: ProblemChange, opened: Opened, now: Date): StoredProblem {
  checkOnset(change.onset, opened, now);
  const { icd10: _, code: __, onset: ___, note: ____, ...rest } = current;
  const [icd10, code, onset, note] = [
    changed(change.icd10, current.icd10),
    changed(change.code, current.code),
    changed(change.onset, current.onset),
    changed(change.note, current.note),
  ];
  const { status = current.status } = change;
  if (current.status === enteredInError) throw new Refusal('NOT_ALLOWED_NOW');
  return {
    ...rest,
    ...nextVersion(current, now),
    text: change.text ?? current.text,
    status: status === current.status ? status : moved(problemChanges, current.status, status),
    ...(icd10 !== undefined && { icd10 }),
    ...(code !== undefined && { code }),
    ...(onset !== undefined && { onset }),
    ...(note !== undefined && { note }),
  };
}
