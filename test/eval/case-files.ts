import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';
import { languages } from '#contract/base/language.ts';
import { durations } from '#contract/symptom-check/symptom-check.ts';

export const golds = ['emergency', 'non-emergency', 'self-care'] as const;
export type Gold = (typeof golds)[number];

/** The four levels of panels of physicians, the least urgent first: no doctor; one within weeks; within 48 hours; an emergency department now. */
export const levels = ['home', 'weeks', 'days', 'emergency'] as const;
export type Level = (typeof levels)[number];
const goldOf = { home: 'self-care', weeks: 'non-emergency', days: 'non-emergency', emergency: 'emergency' } as const satisfies Record<
  Level,
  Gold
>;

/**
 * One line of a case file, labelled with one of three classes (`gold`) or one of four levels. `gold_accept` and `level_accept` list all
 * labels that count as right; `text_with_vitals` is the fuller text.
 */
const Labelled = z.object({
  id: z.string(),
  text: z.string(),
  text_with_vitals: z.optional(z.string()),
  lang: z.optional(z.nullable(z.enum(languages))),
  /** In years; a fraction below one. A whole 0 only means "a baby". */
  age: z.optional(z.nullable(z.number())),
  sex: z.optional(z.nullable(z.string())),
  duration: z.optional(z.nullable(z.enum(durations))),
  severity: z.optional(z.nullable(z.number())),
  gold: z.optional(z.enum(golds)),
  gold_accept: z.optional(z.array(z.enum(golds))),
  level: z.optional(z.enum(levels)),
  level_accept: z.optional(z.array(z.enum(levels))),
});
const Case = z.pipe(
  Labelled.check(z.refine(({ gold, level }) => gold !== undefined || level !== undefined, 'gold or level is missing')),
  z.transform(({ gold: first, gold_accept: golden, level, level_accept: accepted, ...one }) => {
    const levelAccept = accepted ?? (level === undefined ? [] : [level]);
    const gold = first ?? goldOf[level ?? 'home'];
    return { ...one, gold, goldAccept: golden ?? [gold, ...levelAccept.map((other) => goldOf[other])], level, levelAccept };
  }),
);
export type Case = z.output<typeof Case>;

/** The objects of a file with one per line. */
export const linesOf = <T extends z.core.$ZodType>(of: T, text: string): z.output<T>[] =>
  text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => z.parse(of, JSON.parse(line)));
/** The lines of a file of strangers: panels, batches, answers, judgements. */
export const blind = (name: string): string => readFileSync(new URL(`blind/${name}.jsonl`, import.meta.url), 'utf8');

export const readCases = (lines: string): Case[] => linesOf(Case, lines);
