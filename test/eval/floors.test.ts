import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readCases } from './case-files.ts';
import { answered, readTruths } from './scoring.ts';

/** Messages by writers who had seen neither rules nor vocabulary, 200 each, half of them emergencies; see docs/triage.md. */
const read = (name: string): string => readFileSync(new URL(`blind/${name}.jsonl`, import.meta.url), 'utf8');
const emergenciesIn = (name: string) => readCases(read(name)).filter(({ gold }) => gold === 'emergency');

it.each(['home-1', 'home-2', 'home-3'])('no emergency of %s is sent home by its words', (name) => {
  const emergencies = emergenciesIn(name);
  expect(emergencies.length).toBe(100);
  expect(emergencies.filter((one) => answered(one).after.severity === 'Low').map(({ id }) => id)).toEqual([]);
});

it.each(['home-1', 'home-3'])('no emergency of %s is sent home by true answers', (name) => {
  const truths = readTruths(read(`${name}-answers`));
  const home = emergenciesIn(name).filter(
    (one) => answered(one, { truth: truths.find(({ id }) => id === one.id) }).after.gold === 'self-care',
  );
  expect(home.map(({ id }) => id)).toEqual([]);
});

it('of the third writer’s self-care at most half is sent up by the words alone', () => {
  const home = readCases(read('home-3')).filter(({ gold }) => gold === 'self-care');
  expect(home.filter((one) => answered(one).after.severity !== 'Low').length).toBeLessThanOrEqual(home.length / 2);
});
