import { describe, expect, it } from 'vitest';
import type { PrescribingFacts, Schedule } from '#contract/prescriptions/prescriptions.ts';
import { checksOf } from './checks.ts';
import type { Kidneys } from './kidneys.ts';

interface Asked {
  readonly ageMonths?: number;
  readonly facts?: PrescribingFacts;
  readonly schedule?: Schedule;
  readonly strength?: string;
  readonly form?: string;
  readonly kidneys?: Kidneys | undefined;
}
const checked = (drug: string, { ageMonths = 540, facts = {}, schedule, strength, form, kidneys }: Asked = {}) =>
  checksOf(drug, {
    lists: { allergies: { allergies: [], allergyStatus: 'none-known', allergySeverities: [] }, medications: [], active: [], kidneys },
    person: { ageMonths, sex: 'male' },
    facts,
    schedule,
    strength,
    form,
  }).filter(({ outcome }) => outcome !== 'none');
const heard = (drug: string, asked?: Asked) =>
  checked(drug, asked).map(({ rule, outcome, level }) => `${rule} ${outcome === 'unchecked' ? '?' : ''}${level}`);
const known: PrescribingFacts = { kidneyReduced: 'no', g6pdDeficient: 'no' };

it.each([
  ['ibuprofen', 'stop'],
  ['bisoprolol', 'interrupt'],
] as const)('a pregnancy among the problems is known of %s, until the prescriber answers that there is none', (drug, level) => {
  const found = (age: number, sex: 'female' | 'male', isPregnant: boolean, facts: PrescribingFacts = {}) =>
    checksOf(drug, {
      lists: { allergies: { allergies: [], allergyStatus: 'none-known', allergySeverities: [] }, medications: [], active: [], isPregnant },
      person: { ageMonths: age * 12, sex },
      facts,
    }).filter(({ rule, outcome }) => rule === 'pregnancy' && outcome !== 'none');
  expect(found(30, 'female', true)).toMatchObject([{ outcome: 'conflict', level, cause: 'pregnancy-in-chart' }]);
  expect(found(30, 'female', false)).toMatchObject([{ outcome: 'unchecked', cause: 'pregnancy-unknown' }]);
  expect(found(30, 'female', true, { pregnant: 'no' })).toEqual([]);
  expect(found(70, 'female', true)).toEqual([]);
  expect(found(30, 'male', true)).toEqual([]);
});

describe('what is not known', () => {
  it.each(['primaquine', 'rasburicase', 'dapsone'])('interrupts where it is gravest: G6PD and %s', (drug) => {
    expect(heard(drug)).toContain('g6pd ?interrupt');
    expect(heard(drug, { facts: known })).toEqual([]);
  });

  it('interrupts if a medicine must be avoided with reduced kidney function, but not if only its dose is reduced', () => {
    expect(heard('methotrexate')).toEqual(['kidney ?interrupt']);
    expect(heard('amoxicillin')).toEqual(['kidney ?inline']);
  });

  it("includes whether a child's dose fits the weight: knowing the weight is no answer", () => {
    const child = { ageMonths: 60, facts: known };
    expect(checked('paracetamol', child)).toMatchObject([{ rule: 'weight', level: 'interrupt', cause: 'weight-missing' }]);
    expect(checked('paracetamol', { ...child, facts: { ...known, weightKg: 18 } })).toMatchObject([
      { rule: 'weight', outcome: 'unchecked', level: 'inline', cause: 'dose-not-compared' },
    ]);
  });
});

describe('kidneys', () => {
  const kidney = (drug: string, kidneys: Kidneys | undefined, facts: PrescribingFacts = {}) =>
    checked(drug, { kidneys, facts: { g6pdDeficient: 'no', ...facts } }).map(({ outcome, level, cause }) => [outcome, level, cause]);
  const said = { en: 'eGFR 43', ar: 'eGFR 43' };

  it('that the chart says are reduced are a conflict, which no answer overrides, and the graver the louder', () => {
    for (const facts of [{}, { kidneyReduced: 'no' }] as const) {
      expect(kidney('ibuprofen', { said, isReduced: true }, facts)).toEqual([['conflict', 'interrupt', 'kidney-in-chart']]);
      expect(kidney('metformin', { said, isReduced: true }, facts)).toEqual([['conflict', 'inline', 'kidney-in-chart']]);
      expect(kidney('ibuprofen', { said, isReduced: true, isGrave: true }, facts)).toEqual([['conflict', 'stop', 'kidney-in-chart']]);
      expect(kidney('metformin', { said, isReduced: true, isGrave: true }, facts)).toEqual([['conflict', 'interrupt', 'kidney-in-chart']]);
    }
    expect(checked('ibuprofen', { kidneys: { said, isReduced: true } })).toMatchObject([{ shared: said }]);
    expect(kidney('loratadine', { said, isReduced: true, isGrave: true })).toEqual([]);
  });

  it('that a recent result says are good are not asked about; what does not settle it is said beside the question', () => {
    expect(kidney('ibuprofen', { said, isReduced: false })).toEqual([]);
    expect(kidney('ibuprofen', { said, isReduced: false }, { kidneyReduced: 'yes' })).toEqual([['conflict', 'interrupt', undefined]]);
    expect(checked('ibuprofen', { kidneys: { said } })).toMatchObject([{ outcome: 'unchecked', cause: 'kidney-unknown', shared: said }]);
    expect(kidney('ibuprofen', { said }, { kidneyReduced: 'no' })).toEqual([]);
  });
});

it('tablets and capsules for a child below six ask, and liquids and older children do not', () => {
  const ages = (form: string, ageMonths: number) =>
    checked('amoxicillin', { form, ageMonths, facts: { ...known, weightKg: 9 } }).filter(({ rule }) => rule === 'age');
  expect(ages('capsule', 8)).toMatchObject([{ outcome: 'conflict', level: 'interrupt' }]);
  expect([ages('capsule', 72), ages('liquid', 8)]).toEqual([[], []]);
});

describe('a finding states', () => {
  const limitOf = (drug: string, asked: Asked, rule: string) => checked(drug, asked).find((one) => one.rule === rule)?.limit;
  it('the minimum age', () => {
    expect(limitOf('sumatriptan', { ageMonths: 100, facts: { weightKg: 25 } }, 'age')).toEqual({
      en: 'Not below 12 years',
      ar: 'لا يُستخدم قبل عمر 12 سنة',
    });
    expect(limitOf('ibuprofen', { ageMonths: 1, facts: { ...known, weightKg: 4 } }, 'age')).toEqual({
      en: 'Not below 3 months',
      ar: 'لا يُستخدم قبل عمر 3 أشهر',
    });
  });

  it('whether to avoid the medicine or to reduce its dose', () => {
    expect(limitOf('spironolactone', { facts: { kidneyReduced: 'yes' } }, 'kidney')?.en).toBe('Avoid when kidney function is reduced');
    expect(limitOf('metformin', { facts: { kidneyReduced: 'yes' } }, 'kidney')?.en).toBe('Reduce the dose when kidney function is reduced');
    expect(limitOf('primaquine', { facts: { g6pdDeficient: 'yes' } }, 'g6pd')?.ar).toBe('يُتجنب عند نقص إنزيم G6PD');
    expect(limitOf('doxycycline', { facts: { pregnant: 'yes' } }, 'pregnancy')?.en).toBe('Avoid in pregnancy');
  });
});

describe('how often', () => {
  const how = (route: Schedule['route'], frequency?: Schedule['frequency'], more: Partial<Schedule> = {}): Schedule => ({
    route,
    ...(frequency && { frequency }),
    ...more,
  });
  const about = (drug: string, schedule: Schedule, strength?: string) =>
    heard(drug, { facts: known, schedule, ...(strength && { strength }) });

  it.each(['daily', 'once', 'twice', 'twice-weekly', 'every-2-weeks'] as const)('methotrexate %s is stopped', (frequency) => {
    expect(about('methotrexate', how('oral', frequency))).toEqual(['frequency stop']);
    expect(about('methotrexate', how('subcutaneous', frequency))).toEqual(['frequency stop']);
    expect(about('methotrexate', how('intravenous', frequency))).toEqual(['frequency stop']);
  });

  it('methotrexate is weekly, on a named day, and never when needed', () => {
    expect(about('methotrexate', how('oral', 'weekly'))).toEqual(['frequency stop']);
    expect(about('methotrexate', how('oral', 'weekly', { weekday: 'monday' }))).toEqual([]);
    expect(about('methotrexate', how('oral', 'weekly', { weekday: 'monday', isAsNeeded: true }))).toEqual(['frequency stop']);
    expect(checked('methotrexate', { facts: known, schedule: how('oral') })).toMatchObject([
      {
        cause: 'frequency-missing',
        limit: { en: 'Only once a week, on a named day of the week', ar: 'فقط مرة واحدة أسبوعياً، في يوم محدد من الأسبوع' },
      },
    ]);
  });

  it.each([
    ['semaglutide', 'subcutaneous', 'weekly', '1 mg'],
    ['dulaglutide', 'subcutaneous', 'weekly', '1.5 mg'],
    ['tirzepatide', 'subcutaneous', 'weekly', '5 mg'],
    ['alendronic-acid', 'oral', 'weekly', '70 mg'],
    ['colecalciferol', 'oral', 'weekly', '50,000 IU'],
    ['ergocalciferol', 'oral', 'monthly', '٥٠٠٠٠ IU'],
    ['fentanyl', 'skin', 'every-72-hours', '25 micrograms/hour'],
  ] as const)('%s every day interrupts', (drug, route, right, strength) => {
    expect(about(drug, how(route, 'daily'), strength)).toEqual(['frequency interrupt']);
    expect(about(drug, how(route, right), strength)).toEqual([]);
  });

  it('strengths and forms for daily use are exempt', () => {
    expect(about('semaglutide', how('oral', 'daily'), '7 mg')).toEqual([]);
    expect(about('alendronic-acid', how('oral', 'daily'), '10 mg')).toEqual([]);
    expect(about('colecalciferol', how('oral', 'daily'), '1000 IU')).toEqual([]);
    expect(about('fentanyl', how('intravenous', 'once'))).toEqual([]);
  });
});
