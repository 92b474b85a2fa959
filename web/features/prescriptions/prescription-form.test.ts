import { expect, it } from 'vitest';
import { FormularyEntry } from '#contract/prescriptions/prescriptions.ts';
import { emptyDraft, withDrug, withoutDrug } from './prescription-form.ts';

const medicine = (id: string) =>
  FormularyEntry.parse({
    id,
    name: { en: id, ar: id },
    class: { en: 'Medicine', ar: 'دواء' },
    forms: [{ id: 'tablet', name: { en: 'tablet', ar: 'قرص' }, unit: 'tablet', route: 'oral', strengths: ['5 mg'] }],
  });

const typed = {
  quantity: '3',
  frequency: 'three-times-daily',
  asNeeded: true,
  maxPerDay: '4',
  neededFor: 'Fever',
  days: '7',
  dispense: '21',
  repeats: '2',
  note: 'With food',
  answers: { 'allergy-class Penicillin': 'Tolerated' },
} as const;
const prior = '01JZZZZZZZZZZZZZZZZZZZZZZA';
const entered = 'Amlor 5';

it('another medicine starts without a dose, and what it replaces is kept', () => {
  const before = { ...emptyDraft(), ...withDrug(medicine('amoxicillin'), 480), ...typed, prior, entered };
  const amlodipine = medicine('amlodipine');
  const { form, strength, unit, route, dispenseUnit } = { ...emptyDraft(), ...withDrug(amlodipine, 480) };
  expect({ ...before, ...withDrug(amlodipine, 480) }).toEqual({
    ...emptyDraft(),
    prior,
    entered,
    form,
    strength,
    unit,
    route,
    dispenseUnit,
    drug: amlodipine,
  });
  expect({ ...before, ...withoutDrug() }).toEqual({ ...emptyDraft(), prior, entered });
});
