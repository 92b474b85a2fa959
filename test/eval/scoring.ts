import * as z from 'zod/mini';
import { languages } from '#contract/base/language.ts';
import { type SeverityLevel, SymptomCheckRequest, durations, severityLevels } from '#contract/symptom-check/symptom-check.ts';
import { type Answers, type Assessed, assess, isPresentation, openedBy } from '../../lambdas/symptom-check/assessment.ts';
import type { ModelReading } from '../../lambdas/symptom-check/read/model.ts';
import { type Fact, isFinding, named, united } from '../../lambdas/symptom-check/facts/facts.ts';
import { applying } from '../../lambdas/symptom-check/decide/protocols.ts';
import type { Protocol } from '../../lambdas/symptom-check/knowledge/kinds/protocol.ts';
import { type FindingId, type ProtocolId, protocols } from '../../lambdas/symptom-check/knowledge/vocabulary.ts';

const golds = ['emergency', 'non-emergency', 'self-care'] as const;
export type Gold = (typeof golds)[number];

/** One line of a case file. `gold_accept` lists all labels that count as right; `text_with_vitals` is the fuller text. */
const Case = z.object({
  id: z.string(),
  text: z.string(),
  text_with_vitals: z.optional(z.string()),
  lang: z.optional(z.nullable(z.enum(languages))),
  /** In years; a fraction below one. A whole 0 only means "a baby". */
  age: z.optional(z.nullable(z.number())),
  sex: z.optional(z.nullable(z.string())),
  duration: z.optional(z.nullable(z.enum(durations))),
  severity: z.optional(z.nullable(z.number())),
  gold: z.enum(golds),
  gold_accept: z.optional(z.array(z.enum(golds))),
});
export type Case = z.output<typeof Case>;

const ids = z.pipe(
  z.array(z.string()),
  z.transform((all): FindingId[] => all.filter(isFinding)),
);
/** Another reader's findings in a case, with its level; and the facts that are true of a case. */
const Read = z.object({ id: z.string(), present: ids, absent: z._default(ids, []), level: z.optional(z.enum(severityLevels)) });
const True = z.object({ id: z.string(), present: ids });
export type Read = z.output<typeof Read>;
export type True = z.output<typeof True>;

const linesOf = <T extends z.core.$ZodType>(of: T, text: string): z.output<T>[] =>
  text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => z.parse(of, JSON.parse(line)));
export const readCases = (lines: string): Case[] => linesOf(Case, lines);
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
  readonly misses: readonly { readonly id: string; readonly gold: Gold; readonly got: Gold; readonly reasons: readonly string[] }[];
}

export interface SetResult {
  readonly cases: number;
  /** In one shot, and after every question was answered. */
  readonly before: Scores;
  readonly after?: Scores;
  /** Numbers of statements and screens shown per case. */
  readonly asked?: { readonly ticksMedian: number; readonly ticksMost: number; readonly screensMost: number };
}

const requestOf = (one: Case, severity: number | undefined): SymptomCheckRequest => {
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

/** The rules' answer to one case in one shot, and after truthful answers to every question. */
export function answered(
  one: Case,
  { severity, read, truth }: { severity?: number | undefined; read?: Read | undefined; truth?: True | undefined } = {},
): { before: Gold; after: Gold; level: SeverityLevel | undefined; ticks: number; screens: number; reasons: readonly string[] } {
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
    before: classOf(first),
    after: classOf(last),
    level: last.assessment.severity,
    ticks: answers.reduce((sum, { shown }) => sum + shown.length, 0),
    screens: answers.filter(({ shown }) => shown.length > 0).length,
    reasons: last.assessment.reasons,
  };
}

const urgency = (gold: Gold): number => golds.length - golds.indexOf(gold);
const share = (count: number, of: number): number => (of === 0 ? 1 : count / of);
interface Result {
  readonly one: Case;
  readonly got: Gold;
  readonly reasons: readonly string[];
}
function scoresOf(results: readonly Result[]): Scores {
  const row = (): Record<Gold, number> => ({ emergency: 0, 'non-emergency': 0, 'self-care': 0 });
  const matrix = { emergency: row(), 'non-emergency': row(), 'self-care': row() };
  for (const { one, got } of results) matrix[one.gold][got] += 1;
  const wrong = results.filter(({ one, got }) => !(one.gold_accept ?? [one.gold]).includes(got));
  const total = (gold: Gold): number => golds.reduce((sum, got) => sum + matrix[gold][got], 0);
  return {
    accuracy: share(results.length - wrong.length, results.length),
    emergencySensitivity: share(matrix.emergency.emergency, total('emergency')),
    selfCareOvertriage: total('self-care') === 0 ? 0 : 1 - matrix['self-care']['self-care'] / total('self-care'),
    underTriage: share(wrong.filter(({ one, got }) => urgency(got) < urgency(one.gold)).length, results.length),
    overTriage: share(wrong.filter(({ one, got }) => urgency(got) > urgency(one.gold)).length, results.length),
    matrix,
    misses: wrong.map(({ one, got, reasons }) => ({ id: one.id, gold: one.gold, got, reasons })),
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
  const before = scoresOf(results.map(({ one, before: got, reasons }) => ({ one, got, reasons })));
  if (truths === undefined) return { cases: cases.length, before };
  const ticks = results.map((one) => one.ticks).toSorted((a, b) => a - b);
  return {
    cases: cases.length,
    before,
    after: scoresOf(results.map(({ one, after: got, reasons }) => ({ one, got, reasons }))),
    asked: {
      ticksMedian: ticks[Math.floor(ticks.length / 2)] ?? 0,
      ticksMost: ticks.at(-1) ?? 0,
      screensMost: Math.max(0, ...results.map(({ screens }) => screens)),
    },
  };
}
