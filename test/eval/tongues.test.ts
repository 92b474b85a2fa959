import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { otherTongue } from '../../lambdas/symptom-check/read/tongues.ts';
import { blind, linesOf } from './case-files.ts';

/** What people wrote who were asked for a message in a language, or in English with words of theirs (`en`). */
const Written = z.object({ id: z.string(), kind: z.string(), text: z.string() });
const Text = z.looseObject({ text: z.optional(z.string()) });
const languageOf = (text: string): string => otherTongue(text)?.language ?? 'en';

it('a description in a language that is not read is told, and English with words of another is English', () => {
  const written = ['1', '2'].flatMap((name) => linesOf(Written, blind(`tongues-${name}`)));
  expect(written.filter(({ kind, text }) => kind === 'en' && languageOf(text) !== 'en')).toEqual([]);
  const missed = written.filter(({ kind, text }) => languageOf(text) !== kind);
  expect(missed.length / written.length).toBeLessThanOrEqual(0.1);
});

it('no description in English or Arabic is taken for another language; Arabic in Latin letters is told', () => {
  const names = readdirSync(new URL('blind/', import.meta.url)).map((file) => file.replace('.jsonl', ''));
  const texts = names.filter((name) => /^(?:panel|batch|plain|home)-\d+$/.test(name)).flatMap((name) => linesOf(Text, blind(name)));
  const told = texts.flatMap(({ text = '' }) => (languageOf(text) === 'en' ? [] : [{ language: languageOf(text), text }]));
  expect(told.filter(({ language, text }) => language !== 'ar' || /\p{Script=Arabic}/u.test(text))).toEqual([]);
  expect(told.length).toBeGreaterThan(20);
});
