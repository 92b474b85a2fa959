import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';
import type { Person } from '../../lambdas/records/same-person.ts';

/**
 * What desks typed and registered who had not seen the software, nor its rules, of people chosen by chance from two generated registers of
 * 100,000 (`seed`): queries for them, second registrations of them, and new people who only resemble them.
 */
export const desks = [
  { seed: 4711, writers: ['a', 'b', 'c'], asked: true },
  { seed: 60_613, writers: ['d', 'e', 'f'], asked: false },
] as const;
export type Writer = (typeof desks)[number]['writers'][number];

const text = z.nullable(z.string());
const Registered = z.object({
  n: z.int(),
  person: z.object({
    firstName: z.string(),
    lastName: z.string(),
    nameArabic: text,
    dateOfBirth: z.string(),
    gender: z.enum(['male', 'female']),
    phone: text,
    nationalId: text,
  }),
});

const linesOf = (name: string, writer: Writer): unknown[] =>
  readFileSync(new URL(`../eval/blind/desk-${name}-${writer}.jsonl`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line): unknown => JSON.parse(line));

/** What a writer typed to find the person of a number; those of the second register only registered. */
export const queriesOf = (writer: Writer) => z.parse(z.array(z.object({ n: z.int(), typed: z.string() })), linesOf('queries', writer));

const registrations = (name: string, writer: Writer): { readonly n: number; readonly person: Person }[] =>
  z.parse(z.array(Registered), linesOf(name, writer));
/** People who are registered and come again. */
export const comingAgain = (writer: Writer) => registrations('again', writer);
/** New people, and whom they resemble. */
export const resembling = (writer: Writer) => registrations('resemble', writer);
