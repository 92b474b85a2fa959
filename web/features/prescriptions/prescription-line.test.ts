import { describe, expect, it } from 'vitest';
import { FormularyEntry } from '#contract/prescriptions/prescriptions.ts';
import { emptyDraft } from './prescription-form.ts';
import { amountOf, lineInWords, readLine, withLine } from './prescription-line.ts';

const form = (id: string, unit: string, strengths: string[]) => ({ id, name: { en: id, ar: id }, unit, route: 'oral', strengths });
const entry = (id: string, forms: object[]) =>
  FormularyEntry.parse({ id, name: { en: id, ar: id }, class: { en: 'Medicine', ar: 'دواء' }, forms });
const amoxicillin = entry('amoxicillin', [
  form('capsule', 'capsule', ['250 mg', '500 mg']),
  form('suspension', 'ml', ['125 mg/5 ml', '250 mg/5 ml']),
]);
const coAmoxiclav = entry('co-amoxiclav', [form('tablet', 'tablet', ['500/125 mg', '875/125 mg'])]);
const warfarin = entry('warfarin', [form('tablet', 'tablet', ['1 mg', '3 mg', '5 mg'])]);
const vitaminD = entry('cholecalciferol', [form('capsule', 'capsule', ['1,000 IU', '50,000 IU'])]);
const read = (medicine: FormularyEntry, text: string) => withLine(medicine, readLine(text));

describe('a prescription typed in one line', () => {
  it.each([
    ['amox 500 3 7', amoxicillin, ['capsule', '500 mg', '1', 'thrice', '7', '21'], '1 capsule by mouth three times a day for 7 days'],
    ['amox ٥٠٠ ٣ ٧', amoxicillin, ['capsule', '500 mg', '1', 'thrice', '7', '21'], '1 capsule by mouth three times a day for 7 days'],
    [
      'Amoxicillin 500 mg three times a day',
      amoxicillin,
      ['capsule', '500 mg', '1', 'thrice', '', ''],
      '1 capsule by mouth three times a day',
    ],
    ['Warfarin 3 mg once daily', warfarin, ['tablet', '3 mg', '1', 'daily', '', ''], '1 tablet by mouth once a day'],
    ['Warfarin 5 mg at night', warfarin, ['tablet', '5 mg', '1', 'night', '', ''], '1 tablet by mouth every night'],
    ['amox 500mg tds 7d', amoxicillin, ['capsule', '500 mg', '1', 'thrice', '7', '21'], '1 capsule by mouth three times a day for 7 days'],
    [
      'amox 500 mg 2x3 7/7',
      amoxicillin,
      ['capsule', '500 mg', '2', 'thrice', '7', '42'],
      '2 capsules by mouth three times a day for 7 days',
    ],
    ['amox 0.5g bd 1w', amoxicillin, ['capsule', '500 mg', '1', 'twice', '7', '14'], '1 capsule by mouth twice a day for 7 days'],
    [
      'amox 250 5ml 3 7',
      amoxicillin,
      ['suspension', '250 mg/5 ml', '5', 'thrice', '7', '105'],
      '5 ml by mouth three times a day for 7 days',
    ],
    [
      'amox 250/5 5 ml q8h 5 days',
      amoxicillin,
      ['suspension', '250 mg/5 ml', '5', 'every-8-hours', '5', '75'],
      '5 ml by mouth every 8 hours for 5 days',
    ],
    ['augmentin 875/125 bd 5d', coAmoxiclav, ['tablet', '875/125 mg', '1', 'twice', '5', '10'], '1 tablet by mouth twice a day for 5 days'],
    ['warfarin 3 1 30', warfarin, ['tablet', '3 mg', '1', 'daily', '30', '30'], '1 tablet by mouth once a day for 30 days'],
    ['vit d 50,000 weekly', vitaminD, ['capsule', '50,000 IU', '1', 'weekly', '', ''], '1 capsule by mouth once a week'],
    [
      'أموكسيسيلين 500 مرتين 7 أيام',
      amoxicillin,
      ['capsule', '500 mg', '1', 'twice', '7', '14'],
      '1 capsule by mouth twice a day for 7 days',
    ],
  ] as const)('%s', (text, medicine, expected, words) => {
    const { part, unread } = read(medicine, text);
    const { form: id, strength, quantity, frequency, days, dispense } = { ...emptyDraft(), ...part };
    expect([[id, strength, quantity, frequency, days, dispense], unread, lineInWords(part, 'en')]).toEqual([expected, [], words]);
  });

  it.each([
    ['amoxicillin', 'amoxicillin'],
    ['vitamin b12', 'vitamin b12'],
    ['co-amoxiclav 625', 'co-amoxiclav'],
    ['insulin glargine 10 nocte', 'insulin glargine'],
    ['باراسيتامول ٥٠٠', 'باراسيتامول'],
    ['500', '500'],
  ])('%s is searched for as "%s"', (text, name) => {
    expect(readLine(text).name).toBe(name);
  });

  it('names what it did not read, and guesses nothing: no frequency without one, no strength that does not exist', () => {
    const unknown = read(coAmoxiclav, 'co-amoxiclav 625 3 7');
    expect([unknown.unread, unknown.part.frequency, unknown.part.days]).toEqual([['625', '3', '7'], '', '']);
    expect(read(amoxicillin, 'amox 500 perhaps 3').unread).toEqual(['perhaps']);
    const { part } = read(amoxicillin, 'amox 500');
    expect([part.strength, part.frequency, part.dispense, lineInWords(part, 'en')]).toEqual(['500 mg', '', '', '']);
    expect(read(amoxicillin, 'amox 700 mg bd').part.strength).toBe('700mg');
  });

  it('taken when needed, it keeps the amount and the daily maximum to the prescriber', () => {
    const { part } = read(amoxicillin, 'amox 500 3 prn');
    expect([part.asNeeded, part.frequency, part.dispense, part.maxPerDay]).toEqual([true, 'thrice', '', '']);
  });
});

it('the amount of a course is computed for what is counted, and for nothing else', () => {
  const course = { ...emptyDraft(), quantity: '1', frequency: 'thrice', days: '7' };
  expect(amountOf({ ...course, unit: 'tablet' })).toEqual({ dispense: '21', dispenseUnit: 'tablet' });
  expect(amountOf({ ...course, unit: 'tablet', quantity: '0.5' })).toEqual({ dispense: '11', dispenseUnit: 'tablet' });
  for (const other of [
    { unit: 'drop' },
    { unit: 'puff' },
    { days: '' },
    { frequency: 'weekly' },
    { frequency: '' },
    { asNeeded: true },
    { quantity: 'x' },
  ])
    expect(amountOf({ ...course, unit: 'tablet', ...other })).toEqual({});
});
