import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { languages } from '#contract/base/language.ts';
import { SymptomCheckRequest } from '#contract/symptom-check/symptom-check.ts';
import { assess } from '../../lambdas/symptom-check/assessment.ts';
import { screenerBytes } from '../../lambdas/symptom-check/knowledge/screener.ts';
import { bytesOf, tableOf } from '../../lambdas/symptom-check/screen/table.ts';
import { examples, learned } from './screener.ts';
import { type Case, blind, linesOf, readCases } from './case-files.ts';
import { answered, readReadings, readTruths } from './scoring.ts';

it('the weights are those of the messages', () => {
  const bytes = bytesOf(learned(examples()));
  expect(Buffer.compare(bytes, screenerBytes)).toBe(0);
  expect(bytes.length).toBeLessThan(400_000);
  expect(bytesOf(tableOf(bytes))).toEqual(bytes);
});

/** Eight batches by writers who had seen neither rules nor vocabulary, labelled on the panels' four levels; see docs/triage.md. */
const panels = ['1', '2', '3', '4', '5', '6', '8', '9'].flatMap((name) => readCases(blind(`panel-${name}`)));
const share = (of: readonly Case[], holds: (one: Case) => boolean): number => of.filter(holds).length / of.length;

it('of eight panels the words send no emergency home, find nine in ten, and call few others one', () => {
  const given = new Map(panels.map((one) => [one.id, answered(one).before.level]));
  const emergencies = panels.filter(({ level }) => level === 'emergency');
  const others = panels.filter(({ level }) => level !== 'emergency');
  const home = panels.filter(({ level }) => level === 'home');
  expect(emergencies.filter(({ id }) => given.get(id) === 'home').map(({ id }) => id)).toEqual([]);
  expect(share(emergencies, ({ id }) => given.get(id) === 'emergency')).toBeGreaterThanOrEqual(0.9);
  expect(share(others, ({ id }) => given.get(id) === 'emergency')).toBeLessThanOrEqual(0.13);
  expect(share(home, ({ id }) => given.get(id) !== 'home')).toBeLessThanOrEqual(0.45);
});

it('of short plain complaints the words send no emergency home, and call hardly another one', () => {
  const given = ['1', '2'].flatMap((name) => readCases(blind(`plain-${name}`)).map((one) => ({ one, got: answered(one).before.level })));
  const emergencies = given.filter(({ one }) => one.level === 'emergency');
  const others = given.filter(({ one }) => one.level !== 'emergency');
  expect(emergencies.filter(({ got }) => got === 'home').map(({ one }) => one.text)).toEqual([]);
  expect(emergencies.filter(({ got }) => got === 'emergency').length / emergencies.length).toBeGreaterThanOrEqual(0.87);
  expect(others.filter(({ got }) => got === 'emergency').length / others.length).toBeLessThanOrEqual(0.03);
});

it.each(['1', '2', '4', '5', '8', '9'])(
  'with a model’s reading panel %s is right on four levels in four of five, and no emergency is missed',
  (name) => {
    const readings = readReadings(blind(`panel-${name}-readings`));
    const cases = readCases(blind(`panel-${name}`));
    const given = cases.map((one) => ({ one, got: answered(one, { read: readings.find(({ id }) => id === one.id) }).before.level }));
    expect(given.filter(({ one, got }) => one.level === 'emergency' && got !== 'emergency').map(({ one }) => one.id)).toEqual([]);
    expect(given.filter(({ one, got }) => one.levelAccept.includes(got)).length / given.length).toBeGreaterThanOrEqual(0.8);
  },
);

it.each(['1', '2', '4', '5', '6', '8', '9', '10', '11', '12'])('true answers send no emergency of panel %s home', (name) => {
  const truths = readTruths(blind(`panel-${name}-answers`));
  const home = readCases(blind(`panel-${name}`)).filter(
    (one) => one.level === 'emergency' && answered(one, { truth: truths.find(({ id }) => id === one.id) }).after.level === 'home',
  );
  expect(home.map(({ id }) => id)).toEqual([]);
});

it('each statement that is asked changes the advice, alone or beside one other', () => {
  let count = 0;
  const useless = panels.flatMap(({ id: name, text, age, sex, lang }) => {
    const request = SymptomCheckRequest.parse({
      symptoms: {
        description: text.slice(0, 2000).padEnd(10, '.'),
        ...(typeof age === 'number' && (age < 2 ? { ageMonths: Math.floor(age * 12) } : { age: Math.floor(age) })),
        ...((sex === 'male' || sex === 'female') && { gender: sex }),
      },
      language: lang ?? 'en',
    });
    const { asked } = assess(request);
    count += asked.length;
    const adviceFor = (...ticked: typeof asked) => {
      const { assessment } = assess(request, undefined, [{ shown: asked, ticked, sure: true, removed: [], chosen: [] }]);
      return [assessment.disposition, assessment.generalAdvice].join();
    };
    const none = adviceFor();
    return asked
      .filter((id) => adviceFor(id) === none && !asked.some((other) => other !== id && adviceFor(other, id) !== adviceFor(other)))
      .map((id) => `${name}: ${id}`);
  });
  expect(count).toBeGreaterThan(panels.length);
  expect(useless.length).toBeLessThanOrEqual(count / 40);
});

/** Jokes, prayers, lists, stories, textbooks, instructions to a model, two people’s complaints; `danger`: somebody needs help now. */
const Text = z.object({ id: z.string(), text: z.string(), lang: z.enum(languages), what: z.string(), danger: z.boolean() });
const noComplaints = linesOf(Text, blind('no-complaints'));
const severityOf = ({ text, lang }: (typeof noComplaints)[number]) =>
  assess(SymptomCheckRequest.parse({ symptoms: { description: text.slice(0, 2000).padEnd(10, '.') }, language: lang })).assessment.severity;

it('a joke that tells of a danger is never sent home, and hardly any prayer, joke, list or advert is an emergency', () => {
  expect(noComplaints.filter((one) => one.danger && severityOf(one) === 'Low').map(({ id }) => id)).toEqual([]);
  const idle = noComplaints.filter(({ what }) => ['joke', 'prayer', 'list', 'letters', 'advert', 'job'].includes(what));
  expect(idle.filter((one) => severityOf(one) === 'Emergency').length).toBeLessThanOrEqual(6);
});
