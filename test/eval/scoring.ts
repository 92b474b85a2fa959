import * as z from 'zod/mini';
import { type Disposition, type SeverityLevel, severityLevels } from '#contract/symptom-check/disposition.ts';
import { SymptomCheckRequest } from '#contract/symptom-check/symptom-check.ts';
import { type Answers, type Assessed, assess, isPresentation, openedBy } from '../../lambdas/symptom-check/assessment.ts';
import type { ModelReading } from '../../lambdas/symptom-check/read/model.ts';
import { type Fact, isFinding, named, united } from '../../lambdas/symptom-check/facts/facts.ts';
import { applying } from '../../lambdas/symptom-check/decide/protocols.ts';
import type { Protocol } from '../../lambdas/symptom-check/knowledge/kinds/protocol.ts';
import { type FindingId, type ProtocolId, protocols } from '../../lambdas/symptom-check/knowledge/vocabulary.ts';
import { type Case, type Gold, type Level, golds, linesOf } from './case-files.ts';

const ids = z.pipe(
  z.array(z.string()),
  z.transform((all): FindingId[] => all.filter(isFinding)),
);
/** Another reader's findings in a case, with its level; and the facts that are true of a case. */
const Read = z.object({ id: z.string(), present: ids, absent: z._default(ids, []), level: z.optional(z.enum(severityLevels)) });
const True = z.object({ id: z.string(), present: ids });
export type Read = z.output<typeof Read>;
export type True = z.output<typeof True>;

export const readReadings = (lines: string): Read[] => linesOf(Read, lines);
export const readTruths = (lines: string): True[] => linesOf(True, lines);

/** How the answers to a set of cases compare with their labels. Shares are of all cases, or of the emergency or self-care cases. */
export interface Scores {
  readonly accuracy: number;
  readonly emergencySensitivity: number;
  readonly selfCareOvertriage: number;
  readonly underTriage: number;
  readonly overTriage: number;
  readonly matrix: Record<Gold, Record<Gold, number>>;
  /** Where the cases are labelled on four levels. */
  readonly onFour?: OnFour;
  readonly misses: readonly { readonly id: string; readonly gold: Gold; readonly got: Gold; readonly reasons: readonly string[] }[];
}

/** Counts of cases on the four levels, each by its label and by the answer. */
export interface OnFour {
  readonly right: number;
  readonly cases: number;
  readonly matrix: Record<Level, Record<Level, number>>;
}

export interface SetResult {
  readonly cases: number;
  /** In one shot, and after every question was answered. */
  readonly before: Scores;
  readonly after?: Scores;
  /** Numbers of statements and screens shown per case. */
  readonly asked?: { readonly ticksMedian: number; readonly ticksMost: number; readonly screensMost: number };
}

/** A case as a check would have it. */
export const requestOf = (one: Case, severity?: number): SymptomCheckRequest => {
  const { age } = one;
  const isBaby = typeof age === 'number' && age > 0 && age < 1;
  return SymptomCheckRequest.parse({
    symptoms: {
      description: (one.text_with_vitals ?? one.text).slice(0, 2000).padEnd(10, '.'),
      severity: severity ?? one.severity ?? 5,
      duration: one.duration ?? 'today',
      ...(typeof age === 'number' && age >= 1 && age <= 120 && { age: Math.floor(age) }),
      ...(isBaby && { ageMonths: Math.floor(age * 12) }),
      ...((one.sex === 'male' || one.sex === 'female') && { gender: one.sex }),
    },
    language: one.lang ?? 'en',
  });
};

const classes: Record<SeverityLevel, Gold> = {
  Emergency: 'emergency',
  High: 'non-emergency',
  Medium: 'non-emergency',
  Low: 'self-care',
};
/** The answer as one of the cases' three classes; a text that was not understood is neither self-care nor an emergency. */
const classOf = ({ assessment }: Assessed): Gold => (assessment.severity === undefined ? 'non-emergency' : classes[assessment.severity]);

/** Likewise as one of the four levels; what was not understood counts as a doctor within days: it is neither sent home nor called an emergency. */
const fourth: Record<Disposition, Level> = {
  home: 'home',
  pharmacist: 'home',
  weeks: 'weeks',
  days: 'days',
  today: 'days',
  'emergency-department': 'emergency',
  ambulance: 'emergency',
};
const levelGiven = ({ assessment: { disposition } }: Assessed): Level => (disposition === undefined ? 'days' : fourth[disposition]);

/** What an answer comes to. */
export interface Given {
  readonly gold: Gold;
  readonly level: Level;
  readonly severity: SeverityLevel | undefined;
  readonly reasons: readonly string[];
}
const givenBy = (one: Assessed): Given => ({
  gold: classOf(one),
  level: levelGiven(one),
  severity: one.assessment.severity,
  reasons: one.assessment.reasons,
});

/** The rules' answer to one case in one shot, and after truthful answers to every question. */
export function answered(
  one: Case,
  { severity, read, truth }: { severity?: number | undefined; read?: Read | undefined; truth?: True | undefined } = {},
): {
  before: Given;
  after: Given;
  ticks: number;
  screens: number;
} {
  const request = requestOf(one, severity);
  const model: ModelReading | undefined = read && {
    present: new Map(read.present.map((id) => [id, ''])),
    absent: new Set(read.absent),
    opinion: read.level,
  };
  const first = assess(request, model);
  let last = first;
  const answers: Answers[] = [];
  if (truth !== undefined) {
    const is = united(truth.present.map((id): [FindingId, Fact] => [id, { is: true, by: 'person' }]));
    const isTrue = (id: FindingId): boolean => is.get(id)?.is === true;
    const truths = (id: ProtocolId): number => {
      const { opens, discriminators }: Protocol = protocols[id];
      return new Set([...opens, ...discriminators.flatMap(({ when }) => named(when))].filter(isTrue)).size;
    };
    const add = (more: Partial<Answers>): void => {
      answers.push({ shown: [], ticked: [], sure: true, removed: [], chosen: [], ...more });
      last = assess(request, model, answers);
    };
    if (applying(first.facts).length === 0) {
      // Of the presentations that match the complaint, the one with the most true findings.
      const [presentation] = Object.keys(protocols)
        .filter(isPresentation)
        .filter((id) => openedBy(id).some(isTrue))
        .toSorted((a, b) => truths(b) - truths(a));
      if (presentation !== undefined) add({ chosen: openedBy(presentation) });
    }
    while (last.asked.length > 0) add({ shown: last.asked, ticked: last.asked.filter(isTrue) });
  }
  return {
    before: givenBy(first),
    after: givenBy(last),
    ticks: answers.reduce((sum, { shown }) => sum + shown.length, 0),
    screens: answers.filter(({ shown }) => shown.length > 0).length,
  };
}

const urgency = (gold: Gold): number => golds.length - golds.indexOf(gold);
const share = (count: number, of: number): number => (of === 0 ? 1 : count / of);
interface Result {
  readonly one: Case;
  readonly got: Given;
}
function onFourOf(results: readonly Result[]): OnFour | undefined {
  const labelled = results.flatMap(({ one: { level, levelAccept }, got }) =>
    level === undefined ? [] : [{ level, levelAccept, got: got.level }],
  );
  if (labelled.length === 0) return undefined;
  const row = (): Record<Level, number> => ({ home: 0, weeks: 0, days: 0, emergency: 0 });
  const matrix = { home: row(), weeks: row(), days: row(), emergency: row() };
  for (const { level, got } of labelled) matrix[level][got] += 1;
  return { right: labelled.filter(({ levelAccept, got }) => levelAccept.includes(got)).length, cases: labelled.length, matrix };
}
function scoresOf(results: readonly Result[]): Scores {
  const row = (): Record<Gold, number> => ({ emergency: 0, 'non-emergency': 0, 'self-care': 0 });
  const matrix = { emergency: row(), 'non-emergency': row(), 'self-care': row() };
  for (const { one, got } of results) matrix[one.gold][got.gold] += 1;
  const wrong = results.filter(({ one, got }) => !one.goldAccept.includes(got.gold));
  const onFour = onFourOf(results);
  const total = (gold: Gold): number => golds.reduce((sum, got) => sum + matrix[gold][got], 0);
  return {
    accuracy: share(results.length - wrong.length, results.length),
    emergencySensitivity: share(matrix.emergency.emergency, total('emergency')),
    selfCareOvertriage: total('self-care') === 0 ? 0 : 1 - matrix['self-care']['self-care'] / total('self-care'),
    underTriage: share(wrong.filter(({ one, got }) => urgency(got.gold) < urgency(one.gold)).length, results.length),
    overTriage: share(wrong.filter(({ one, got }) => urgency(got.gold) > urgency(one.gold)).length, results.length),
    matrix,
    ...(onFour !== undefined && { onFour }),
    misses: wrong.map(({ one, got }) => ({ id: one.id, gold: one.gold, got: got.gold, reasons: got.reasons })),
  };
}

/** The rules' results on a set of cases; `readings` adds another reader's findings, `truths` also answers every question. */
export function evaluate(
  cases: readonly Case[],
  { severity, readings, truths }: { severity?: number | undefined; readings?: readonly Read[]; truths?: readonly True[] } = {},
): SetResult {
  const results = cases.map((one) => ({
    one,
    ...answered(one, {
      severity,
      read: readings?.find(({ id }) => id === one.id),
      truth: truths && (truths.find(({ id }) => id === one.id) ?? { id: one.id, present: [] }),
    }),
  }));
  const before = scoresOf(results.map(({ one, before: got }) => ({ one, got })));
  if (truths === undefined) return { cases: cases.length, before };
  const ticks = results.map((one) => one.ticks).toSorted((a, b) => a - b);
  return {
    cases: cases.length,
    before,
    after: scoresOf(results.map(({ one, after: got }) => ({ one, got }))),
    asked: {
      ticksMedian: ticks[Math.floor(ticks.length / 2)] ?? 0,
      ticksMost: ticks.at(-1) ?? 0,
      screensMost: Math.max(0, ...results.map(({ screens }) => screens)),
    },
  };
}
