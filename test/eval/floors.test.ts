import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { SymptomCheckRequest } from '#contract/symptom-check/symptom-check.ts';
import { assess } from '../../lambdas/symptom-check/assessment.ts';
import { type Case, readCases } from './case-files.ts';
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

describe('of wordings that use the words of danger', () => {
  const wordings = readCases(read('wordings'));
  const alarms = ({ text, lang, age }: Case): boolean => {
    const born = age != null && (age < 1 ? { ageMonths: Math.floor(age * 12) } : { age: Math.floor(age) });
    const language = lang ?? 'en';
    const { assessment } = assess(SymptomCheckRequest.parse({ symptoms: { description: text.padEnd(10, '.'), ...born }, language }));
    return assessment.severity === 'Emergency' || assessment.supportive;
  };

  it('at least 180 of 220 dangers are an emergency or get support', () => {
    const dangers = wordings.filter(({ gold }) => gold === 'emergency');
    expect([dangers.length, dangers.filter(alarms).length >= 180]).toEqual([220, true]);
  });

  it('at most 51 of 370 calm messages do', () => {
    const calm = wordings.filter(({ gold }) => gold !== 'emergency');
    expect([calm.length, calm.filter(alarms).length <= 51]).toEqual([370, true]);
  });
});
