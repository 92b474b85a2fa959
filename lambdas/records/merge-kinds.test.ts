import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { careKinds } from '#contract/chart/timeline.ts';
import { kindOf, mergeKinds, rewritten, rootsOf } from './merge-kinds.ts';

const folder = fileURLToPath(new URL('..', import.meta.url));
/** Keys that are not under a patient: partitions, and items in other partitions. */
const elsewhere = new Set(
  (
    'CLINICIAN COUNTERS EXPORTS EXPORT-TURNS NOTIFICATIONS PAPER PATIENT PRESCRIBER REQUEST SEARCH ' +
    'SIGN-INS STANDING STATS TASKS GIVEN USER TRIES CODE DAY ACTOR EXPORT-TURN TURN UNREADABLE ' +
    // The last ones are partitions of indexes.
    'FAVORITES USUAL-DOSES ACCOUNT AGREED MAIL-CHOICES SIGNED-IN CARE-DIRECTORY CLINIC-CATALOGUE CLINIC-PROFILE NOTES DRAFTS RESULTS TASKS GIVEN ' +
    'REPEATS ACTION STATE FILE'
  ).split(' '),
);

/** Every first word of a key in the functions' code: the text before the first `#`, or a whole sort key. */
const wordsOfKeys = (): Set<string> => {
  const found = new Set<string>();
  for (const file of globSync('**/*.ts', { cwd: folder, exclude: ['**/*.test.ts', 'symptom-check/**', 'demonstration/**'] })) {
    const text = readFileSync(join(folder, file), 'utf8');
    for (const [, word = ''] of text.matchAll(/['`]([A-Z][A-Z-]+)#/g)) found.add(word);
    for (const [, word = ''] of text.matchAll(/\bsk: '([A-Z][A-Z-]+)'/g)) found.add(word);
  }
  return found;
};

it('every kind of item that the functions keep under a patient says how it merges', () => {
  const unknown = [...wordsOfKeys()].filter(
    (word) => !elsewhere.has(word) && kindOf(word) === undefined && kindOf(`${word}#1`) === undefined,
  );
  expect(unknown).toEqual([]);
  for (const { prefix } of Object.values(careKinds)) expect([prefix, kindOf(`${prefix}01`)]).toEqual([prefix, prefix.slice(0, -1)]);
});

describe('a key', () => {
  it.each([
    ['PROFILE', 'PROFILE'],
    ['PROFILE#7973#01', 'PROFILE+'],
    ['NOTE#01', 'NOTE'],
    ['NOTE#01#02', 'NOTE+'],
    ['PROPOSALS', 'PROPOSALS'],
    ['PROPOSAL#01', 'PROPOSAL'],
    ['MERGED', 'MERGED'],
    ['MERGED#01#02', 'MERGED+'],
    ['SOMETHING#01', undefined],
    ['toString#01', undefined],
  ])('%s is of its kind', (sk, kind) => expect(kindOf(sk)).toBe(kind));

  it.each([
    ['TIMELINE#2026-01-01#01', {}, ['01']],
    ['LABTREND#potassium#2026-01-01#02', {}, ['02']],
    ['NOTE#03#04', {}, ['03']],
    ['LETTER#05', { encounterId: '06' }, ['05', '06']],
    ['REPEAT#amlodipine', { prescriptionId: '07' }, ['07']],
    ['REMINDED#08#2026-01-01', {}, ['08']],
    ['NOTIFIED#LAST#user', { besides: { pk: 'NOTIFICATIONS#user', sk: '09' } }, ['09']],
    ['LINK#SELF', { id: '10' }, ['10']],
  ])('%s follows its entry', (sk, more, roots) => expect(rootsOf({ pk: 'PATIENT#1', sk, ...more })).toEqual(roots));
});

it('nothing but the number changes, and where a file is kept', () => {
  const note = { pk: 'PATIENT#A', sk: 'NOTE#1', patientId: 'A', sections: { plan: 'See A' } };
  expect(rewritten(note, 'A', 'B')).toEqual({ ...note, pk: 'PATIENT#B', patientId: 'B' });
  const file = { pk: 'PATIENT#A', sk: 'DOCUMENT#1', patientId: 'A' };
  const moved = rewritten(file, 'A', 'B');
  expect(moved).toEqual({ ...file, pk: 'PATIENT#B', patientId: 'B', filedUnder: 'A' });
  expect(rewritten(moved, 'B', 'C')).toMatchObject({ filedUnder: 'A' });
  expect(rewritten(moved, 'B', 'A')).toEqual(file);
});

it('each kind has one row', () => expect(new Set(Object.keys(mergeKinds)).size).toBe(Object.keys(mergeKinds).length));
