import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { allergySeverities, allergyStatuses } from '#contract/patient/allergies.ts';
import { checksOf } from './checks.ts';
import { searchFormulary } from './coding.ts';

const answer = z.enum(['yes', 'no']);
const Case = z.object({
  name: z.string(),
  drug: z.string(),
  ageYears: z.number(),
  sex: z.enum(['male', 'female']),
  allergies: z.array(z.object({ substance: z.string(), severity: z.optional(z.enum(allergySeverities)) })),
  allergyStatus: z.enum(allergyStatuses),
  medications: z.array(z.string()),
  facts: z.object({
    pregnant: z.optional(answer),
    g6pdDeficient: z.optional(answer),
    kidneyReduced: z.optional(answer),
    weightKg: z.optional(z.number()),
  }),
  expected: z.enum(['conflict', 'could-not-check', 'none']),
});

const casesIn = (file: string) => z.parse(z.array(Case), JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8')));
const answerTo = ({ drug, ageYears, sex, allergies, allergyStatus, medications, facts }: z.output<typeof Case>) => {
  const checks = checksOf(searchFormulary(drug, 1)[0]?.one.id, {
    lists: {
      allergies: {
        allergies: allergies.map(({ substance }) => substance),
        allergyStatus,
        allergySeverities: allergies.flatMap(({ substance, severity }) => (severity === undefined ? [] : [{ substance, severity }])),
      },
      medications,
      active: [],
    },
    person: { ageMonths: ageYears * 12, sex },
    facts,
  });
  if (checks.some(({ outcome }) => outcome === 'conflict')) return 'conflict';
  return checks.some(({ outcome }) => outcome === 'unchecked') ? 'could-not-check' : 'none';
};

/**
 * Prescriptions written by people who knew neither the checks nor the formulary, with brand names and misspellings, and the number answered
 * as expected on the first run. All others were "could not be checked"; no conflict was ever answered with "nothing found".
 */
describe.each([
  { file: 'others-cases.json', first: 12 },
  { file: 'others-cases-2.json', first: 18 },
])('the twenty of $file (on their first run, $first as expected)', ({ file }) => {
  const cases = casesIn(file);

  it.each(cases.map((one) => [one.name, one] as const))('%s', (_name, one) => {
    expect(answerTo(one)).toBe(one.expected);
  });
});
