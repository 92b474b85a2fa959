import * as z from 'zod/mini';
import { SymptomCheckRequest, durations, languages } from '#contract/symptom-check.ts';
import { assess } from '../../lambdas/symptom-check/assessment.ts';

const golds = ['emergency', 'non-emergency', 'self-care'] as const;
export type Gold = (typeof golds)[number];

/** One line of a file of cases. `gold_accept` are labels that count as right too; `text_with_vitals` is the fuller text. */
const Case = z.object({
  id: z.string(),
  text: z.string(),
  text_with_vitals: z.optional(z.string()),
  lang: z.optional(z.nullable(z.enum(languages))),
  age: z.optional(z.nullable(z.number())),
  sex: z.optional(z.nullable(z.string())),
  duration: z.optional(z.nullable(z.enum(durations))),
  severity: z.optional(z.nullable(z.number())),
  gold: z.enum(golds),
  gold_accept: z.optional(z.array(z.enum(golds))),
});
export type Case = z.output<typeof Case>;

export const readCases = (lines: string): Case[] =>
  lines
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => z.parse(Case, JSON.parse(line)));

export interface SetResult {
  readonly file: string;
  readonly language: string;
  readonly cases: number;
  readonly emergencies: number;
  readonly selfCares: number;
  readonly accuracy: number;
  readonly emergencySensitivity: number;
  readonly selfCareOvertriage: number;
  readonly underTriage: number;
  readonly overTriage: number;
  readonly matrix: Record<Gold, Record<Gold, number>>;
  readonly misses: readonly { readonly id: string; readonly gold: Gold; readonly got: Gold; readonly reasons: readonly string[] }[];
}

/** The rules' answer to one case, in the three classes of the cases; what was not understood is no self-care and no emergency. */
export function answered(one: Case, severity: number | undefined): { got: Gold; reasons: readonly string[] } {
  const wholeYears = one.age !== undefined && one.age !== null && one.age >= 1 && one.age <= 120 ? Math.floor(one.age) : undefined;
  const assessment = assess(
    SymptomCheckRequest.parse({
      symptoms: {
        description: (one.text_with_vitals ?? one.text).slice(0, 2000).padEnd(10, '.'),
        severity: severity ?? one.severity ?? 5,
        duration: one.duration ?? 'today',
        ...(wholeYears !== undefined && { age: wholeYears }),
        ...((one.sex === 'male' || one.sex === 'female') && { gender: one.sex }),
      },
      language: one.lang ?? 'en',
    }),
  );
  const classes = { Emergency: 'emergency', High: 'non-emergency', Medium: 'non-emergency', Low: 'self-care' } as const;
  return { got: assessment.severity === undefined ? 'non-emergency' : classes[assessment.severity], reasons: assessment.reasons };
}

/** How the rules do on a set of cases. Shares are of all cases, or of those that are emergencies or self-care. */
export function evaluate(file: string, language: string, cases: readonly Case[], severity: number | undefined): SetResult {
  const urgency = (gold: Gold): number => golds.length - golds.indexOf(gold);
  const row = (): Record<Gold, number> => ({ emergency: 0, 'non-emergency': 0, 'self-care': 0 });
  const matrix = { emergency: row(), 'non-emergency': row(), 'self-care': row() };
  const results = cases.map((one) => ({ one, ...answered(one, severity) }));
  for (const { one, got } of results) matrix[one.gold][got] += 1;
  const wrong = results.filter(({ one, got }) => !(one.gold_accept ?? [one.gold]).includes(got));
  const share = (count: number, of: number): number => (of === 0 ? 1 : count / of);
  const total = (gold: Gold): number => golds.reduce((sum, got) => sum + matrix[gold][got], 0);
  return {
    file,
    language,
    cases: cases.length,
    emergencies: total('emergency'),
    selfCares: total('self-care'),
    accuracy: share(cases.length - wrong.length, cases.length),
    emergencySensitivity: share(matrix.emergency.emergency, total('emergency')),
    selfCareOvertriage: total('self-care') === 0 ? 0 : 1 - matrix['self-care']['self-care'] / total('self-care'),
    underTriage: share(wrong.filter(({ one, got }) => urgency(got) < urgency(one.gold)).length, cases.length),
    overTriage: share(wrong.filter(({ one, got }) => urgency(got) > urgency(one.gold)).length, cases.length),
    matrix,
    misses: wrong.map(({ one, got, reasons }) => ({ id: one.id, gold: one.gold, got, reasons })),
  };
}
