import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { entryOf, formulary } from '#contract/formulary/formulary.ts';
import { type Frequency, frequencies } from '#contract/prescriptions/dose.ts';
import type { FormularyEntry } from '#contract/prescriptions/prescriptions.ts';
import { emptyDraft, withDrug, withForm } from './prescription-form.ts';
import { amountOf, lineInWords, readLine, withLine } from './prescription-line.ts';

const medicine = (id: string): FormularyEntry => {
  const known = formulary.get(id);
  if (known === undefined) throw new Error(`${id} is not in the formulary`);
  return entryOf(known);
};
const years = (count: number): number => count * 12;
const read = (id: string, text: string, ageMonths = years(40)) => withLine(medicine(id), readLine(text), 'en', ageMonths);
/** What the offer of a medicine says: its strength, its dose and, for several tablets, their strength together. */
const offer = (id: string, text: string, ageMonths?: number): string => {
  const { part, unread, total } = read(id, text, ageMonths);
  expect([text, unread]).toEqual([text, []]);
  return [part.strength, lineInWords(part, 'en'), total].filter(Boolean).join(' | ');
};

describe('a prescription typed in one line', () => {
  it.each([
    ['amoxicillin', 'amox 500 3 7', '500 mg | 1 capsule by mouth three times a day for 7 days'],
    ['amoxicillin', 'amox ٥٠٠ ٣ ٧', '500 mg | 1 capsule by mouth three times a day for 7 days'],
    ['amoxicillin', 'Amoxicillin 500 mg three times a day', '500 mg | 1 capsule by mouth three times a day'],
    ['warfarin', 'Warfarin 3 mg once daily', '3 mg | 1 tablet by mouth once a day'],
    ['warfarin', 'Warfarin 5 mg at night', '5 mg | 1 tablet by mouth every night'],
    ['cetirizine', 'cetirizine 10 once at night', '10 mg | 1 tablet by mouth every night'],
    ['amoxicillin', 'amox 500mg tds 7d', '500 mg | 1 capsule by mouth three times a day for 7 days'],
    ['amoxicillin', 'amox 500 mg 2x3 7/7', '500 mg | 2 capsules by mouth three times a day for 7 days'],
    ['amoxicillin', 'amox 0.5g bd 1w', '500 mg | 1 capsule by mouth twice a day for 7 days | 0.5 g'],
    ['amoxicillin', 'amox 250 5ml 3 7', '250 mg/5 ml | 5 ml by mouth three times a day for 7 days'],
    ['amoxicillin', 'amox 250/5 5 ml q8h 5 days', '250 mg/5 ml | 5 ml by mouth every 8 hours for 5 days'],
    ['amoxicillin', 'Cap. Amoxicillin 500 mg b.d. for 1 week', '500 mg | 1 capsule by mouth twice a day for 7 days'],
    ['amoxicillin', 'amox 500mg q8h x7', '500 mg | 1 capsule by mouth every 8 hours for 7 days'],
    ['warfarin', 'warfarin 3 1 30', '3 mg | 1 tablet by mouth once a day for 30 days'],
    ['colecalciferol', 'vit d 50,000 weekly', '50000 IU | 1 capsule by mouth once a week'],
    ['amoxicillin', 'أموكسيسيلين 500 مرتين 7 أيام', '500 mg | 1 capsule by mouth twice a day for 7 days'],
    ['bisoprolol', 'كونكور 5 مرتين يوميا', '5 mg | 1 tablet by mouth twice a day'],
    [
      'paracetamol',
      'باندول ٥٠٠ حبتين كل ٨ ساعات عند اللزوم لمدة ٥ أيام',
      '500 mg | 2 tablets by mouth every 8 hours for 5 days, when needed',
    ],
    ['paracetamol', 'paracetamol 500 1-0-1 5 days', '500 mg | 1 tablet by mouth twice a day for 5 days'],
    ['paracetamol', 'paracetamol 500 1 x 3 x 5', '500 mg | 1 tablet by mouth three times a day for 5 days'],
    ['paracetamol', 'Panadol 1g qid', '1 g | 1 tablet by mouth four times a day'],
    ['amoxicillin', 'amox 500 tds after food', '500 mg | 1 capsule by mouth three times a day, After food'],
    ['insulin-glargine', 'Lantus 24 nocte', '24 units under the skin every night'],
    ['salbutamol', 'ventolin 100 2 puffs qid prn', '100 micrograms | 2 puffs inhaled four times a day, when needed'],
    ['enoxaparin', 'clexane 40 sc od', '40 mg | 1 injection under the skin once a day'],
    ['amlodipine', 'amlodipine 10 od 30', '10 mg | 1 tablet by mouth once a day for 30 days'],
    ['methotrexate', 'ميثوتركسات ٢٫٥ ملغ ٤ حبات كل أسبوع', '2.5 mg | 4 tablets by mouth once a week'],
    ['bisoprolol', 'كونكور ٢,٥ ملغ حبة كل يومين', '2.5 mg | 1 tablet by mouth every other day'],
    ['furosemide', 'Lasix 40 tab od', '40 mg | 1 tablet by mouth once a day'],
    ['fentanyl', 'fentanyl patch 25 q72h', '25 micrograms/hour | 1 patch on the skin every 72 hours'],
    ['metronidazole', '7/7 flagyl 500 q8h', '500 mg | 1 tablet by mouth every 8 hours for 7 days'],
    ['salbutamol', '2 puffs ventolin q6h prn', '100 micrograms | 2 puffs inhaled every 6 hours, when needed'],
    ['bisoprolol', '½ tab concor 5 mane', '5 mg | 0.5 tablet by mouth every morning'],
    ['methotrexate', 'methotrexate 15 mg take every sunday', '2.5 mg | 6 tablets by mouth once a week on Sunday | 15 mg'],
    ['amoxicillin', 'amox 500 1x3 x 7d', '500 mg | 1 capsule by mouth three times a day for 7 days'],
    ['amlodipine', 'Tab. Amlodipine 5 mg 1-0-0 x 30 days', '5 mg | 1 tablet by mouth every morning for 30 days'],
    // Several tablets of the strongest that make what was typed, which is said.
    ['furosemide', 'Lasix 80 od', '40 mg | 2 tablets by mouth once a day | 80 mg'],
    ['rosuvastatin', 'Crestor 40 nocte', '20 mg | 2 tablets by mouth every night | 40 mg'],
    ['methotrexate', 'methotrexate 10mg weekly monday', '2.5 mg | 4 tablets by mouth once a week on Monday | 10 mg'],
  ])('of %s, "%s" is offered as "%s"', (id, text, words) => {
    expect(offer(id, text)).toBe(words);
  });

  it.each([
    ['amoxicillin', 'amoxicillin'],
    ['vitamin b12', 'vitamin b12'],
    ['co-amoxiclav 625', 'co-amoxiclav'],
    ['insulin glargine 10 nocte', 'insulin glargine'],
    ['Tab. Concor 5 od', 'concor'],
    ['باراسيتامول ٥٠٠', 'باراسيتامول'],
    ['500', '500'],
  ])('%s is searched for as "%s"', (text, name) => {
    expect(readLine(text).name).toBe(name);
  });

  it.each([
    ['metoprolol', 'metoprolol 12.5 bd', ['12.5']],
    ['glibenclamide', 'Daonil 2.5 od', ['2.5']],
    ['digoxin', 'digoxin 0.25 od', ['0.25']],
    ['amoxicillin-clavulanic-acid', 'Augmentin 457 bd 7', ['457', '7']],
    ['methotrexate', 'methotrexate 2.5 4 weekly', ['4']],
    ['diphenhydramine', 'Panadol 1g qid', ['1g']],
    ['colchicine', 'colchicine 500mg bd', ['500mg']],
    ['alprazolam', 'Xanax 50mg nocte', ['50mg']],
    ['salbutamol', 'Ventolin 2 qid', ['2']],
    ['paracetamol', 'Panadol 1 qid', ['1']],
    ['amoxicillin', 'amox 500 perhaps 3', ['perhaps']],
    ['amoxicillin', 'amox 500 bd tds', ['bd', 'tds']],
    ['amoxicillin', 'amox 500 od bd', ['bd', 'od']],
    ['bisoprolol', 'كونكور نص الصبح', ['نص']],
    ['bisoprolol', '½ tab concor 5 mane perhaps', ['perhaps']],
    ['amoxicillin', 'amox 500 250 bd', ['250']],
    ['amoxicillin', 'amox 500 7 bd', ['7']],
    ['amoxicillin', 'amox 500 bd 7 10', ['7', '10']],
    ['amoxicillin', 'amox 500 tds for 3 months', ['3months']],
    ['amoxicillin', 'Tab amoxicillin 500 tds', ['tab']],
    ['amoxicillin', 'amox 500 iv tds', ['iv']],
    ['amoxicillin', 'amox 500 tds monday', ['monday']],
    ['warfarin', 'warfarin 10 9', ['9']],
    ['amoxicillin', 'amox 500x2', ['500x2']],
    ['clopidogrel', 'od plavix 75', ['75']],
    ['bisoprolol', 'كونكور ٢,٥ حبة كل يومين', ['2.5حبة']],
    ['bisoprolol', 'Concor 5 tab od', ['5tab']],
    ['amoxicillin', 'amox 500 q4-6h', ['q4-6h']],
    ['paracetamol', 'paracetamol 500 1-2 tabs tds', ['1-2tabs']],
    ['paracetamol', 'paracetamol 500 2-3 times a day', ['2-']],
    ['amoxicillin', 'amox 25 mg/kg tds', ['25', 'mg/kg']],
    ['methotrexate', 'methotrexate 4 tablets a week', ['week']],
    ['prednisolone', 'prednisolone 20 mg od 5d then 5 mg od 5d', ['20mg', '5d', '5mg', 'then']],
    ['metformin', 'metformin 1.000 bd', ['1.000']],
  ])('of %s, "%s" is not offered, because of %j: only the medicine is, without a dose', (id, text, words) => {
    const { part, unread } = read(id, text);
    expect(unread.toSorted()).toEqual(words.toSorted());
    const { strength, quantity, frequency, days, dispense } = { ...emptyDraft(), ...part };
    const strengths = medicine(id).forms[0]?.strengths ?? [];
    expect({ strength, quantity, frequency, days, dispense }).toEqual({
      strength: strengths.length === 1 ? strengths[0] : '',
      quantity: '',
      frequency: '',
      days: '',
      dispense: '',
    });
  });

  it('says which strengths the medicine has where it has not the typed one', () => {
    expect(read('metoprolol', 'metoprolol 12.5 bd').strengths).toEqual(['50 mg', '100 mg', '25 mg']);
    expect(read('metoprolol', 'metoprolol 50 perhaps').strengths).toBeUndefined();
  });

  it('has no usual amount of liquids, sprays, drops and insulin', () => {
    for (const [id, text] of [
      ['amoxicillin', 'amox susp 250mg/5ml tds'],
      ['salbutamol', 'ventolin inhaler 100 qid'],
      ['ciprofloxacin', 'cipro 0.3% 4 drops qid'],
      ['insulin-glargine', 'Lantus 300 units/ml nocte'],
    ] as const) {
      const { part, unread } = read(id, text);
      expect([text, unread, part.quantity]).toEqual([text, [], /(\d) drops/.exec(text)?.[1] ?? '']);
    }
    expect(lineInWords(read('amoxicillin', 'amox susp 250mg/5ml tds 7d').part, 'en')).toBe('… ml by mouth three times a day for 7 days');
    expect(lineInWords(read('amoxicillin', 'amox susp 250mg/5ml tds 7d').part, 'ar')).toContain('… مل');
  });

  it('without a strength invents none, unless the medicine has only one', () => {
    expect(read('amoxicillin', 'amox bd 7d').part.strength).toBe('');
    expect(read('loratadine', 'loratadine od').part.strength).toBe('10 mg');
    expect(read('amoxicillin', 'amox').part.strength).toBe(medicine('amoxicillin').forms[0]?.strengths[0]);
  });

  it('taken when needed, it keeps the amount and the daily maximum to the prescriber', () => {
    const { part } = read('amoxicillin', 'amox 500 3 prn');
    expect([part.asNeeded, part.frequency, part.dispense, part.maxPerDay]).toEqual([true, 'thrice', '', '']);
  });
});

describe('a line for a child', () => {
  const infant = 8;

  it('of a small child is not read as tablets, nor has it an amount that nobody said', () => {
    const { part, unread } = read('paracetamol', 'paracetamol 500 4 5', infant);
    expect(unread).toContain('500');
    expect([part.form, part.strength, part.quantity, part.frequency]).toEqual(['liquid', '', '', '']);
    const adults = read('amoxicillin', 'amox 500 3 7', infant);
    expect([adults.unread, adults.part.form, adults.part.quantity]).toEqual([['500', '7'], 'liquid', '']);
    expect(read('ibuprofen', 'ibuprofen po', infant).part.form).toBe('liquid');
    expect([read('paracetamol', 'paracetamol', infant).part, read('furosemide', 'lasix', infant).part]).toMatchObject([
      { form: 'liquid', quantity: '' },
      { quantity: '' },
    ]);
    expect(offer('amoxicillin', 'amox 125/5 tds 7d', infant)).toBe('125 mg/5 ml | … ml by mouth three times a day for 7 days');
    expect(offer('amoxicillin', 'amox 125/5 3 ml tds 7d', infant)).toBe('125 mg/5 ml | 3 ml by mouth three times a day for 7 days');
  });

  it('has tablets where the line says so, or where there is nothing else', () => {
    expect(offer('paracetamol', 'paracetamol 500 half tab qid', infant)).toBe('500 mg | 0.5 tablet by mouth four times a day');
    expect(offer('bisoprolol', 'bisoprolol 5 od', infant)).toBe('5 mg | … tablets by mouth once a day');
    expect(read('furosemide', 'Lasix 80 od', infant).unread).toEqual(['80']);
    expect(read('paracetamol', 'paracetamol pr qid', infant).part).toMatchObject({ form: 'suppository', quantity: '' });
  });

  it('of an older child has one tablet of a strength that was typed, and otherwise no amount', () => {
    expect(offer('amoxicillin', 'amox 500 3 7', years(8))).toBe('500 mg | 1 capsule by mouth three times a day for 7 days');
    expect(read('amoxicillin', 'amox tds', years(8)).part.quantity).toBe('');
    expect(read('amoxicillin', 'amox tds', years(12)).part.quantity).toBe('1');
  });
});

it('choosing a medicine sets no amount of what is measured, nor keeps that of another form', () => {
  const insulin = medicine('insulin-glargine');
  expect(withDrug(insulin, years(40)).quantity).toBe('');
  const paracetamol = medicine('paracetamol');
  expect([withForm(paracetamol, 'tablet', years(40)).quantity, withForm(paracetamol, 'liquid', years(40)).quantity]).toEqual(['1', '']);
});

/** Words of a line that say how often, in both languages and scripts, and what they say. */
const often: readonly (readonly [string, Frequency])[] = [
  ['od', 'daily'],
  ['once daily', 'daily'],
  ['bd', 'twice'],
  ['b.i.d.', 'twice'],
  ['twice a day', 'twice'],
  ['tds', 'thrice'],
  ['3 times daily', 'thrice'],
  ['qid', 'four'],
  ['nocte', 'night'],
  ['at bedtime', 'night'],
  ['every 2 days', 'alternate-days'],
  ['mane', 'morning'],
  ['q8h', 'every-8-hours'],
  ['every 6 hours', 'every-6-hours'],
  ['12 hourly', 'every-12-hours'],
  ['weekly', 'weekly'],
  ['alternate days', 'alternate-days'],
  ['stat', 'once'],
  ['يوميا', 'daily'],
  ['مرة يوميا', 'daily'],
  ['مرتين', 'twice'],
  ['مرتين في اليوم', 'twice'],
  ['ثلاث مرات يومياً', 'thrice'],
  ['كل ٨ ساعات', 'every-8-hours'],
  ['صباحا', 'morning'],
  ['قبل النوم', 'night'],
  ['أسبوعيا', 'weekly'],
];
const arabic = (digits: string): string => digits.replaceAll(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'.charAt(Number(digit)));

/** A word of a line: as typed, the numbers that it must leave in the offer, and how often it says. */
interface Typed {
  readonly text: string;
  readonly numbers: readonly number[];
  readonly frequency?: Frequency;
}
const amounts = fc.constantFrom(
  '0.25',
  '0.5',
  '1',
  '2',
  '2.5',
  '3',
  '4',
  '5',
  '7',
  '10',
  '12.5',
  '14',
  '20',
  '25',
  '40',
  '50',
  '75',
  '80',
  '100',
  '125',
  '250',
  '500',
  '625',
  '1000',
);
const numeral = amounts.map((text): Typed => ({ text, numbers: [Number(text)] }));
const word: fc.Arbitrary<Typed> = fc.oneof(
  { weight: 4, arbitrary: numeral },
  { weight: 4, arbitrary: fc.constantFrom(...often).map(([text, frequency]) => ({ text, numbers: [], frequency })) },
  {
    weight: 3,
    arbitrary: fc
      .tuple(
        amounts,
        fc.constantFrom(
          'mg',
          ' mg',
          'mcg',
          '%',
          'ml',
          ' tab',
          'tabs',
          ' caps',
          ' puffs',
          'units',
          'iu',
          ' ملغ',
          ' حبة',
          '/5ml',
          'd',
          ' days',
          '/7',
          ' أيام',
        ),
      )
      .map(([amount, unit]) => ({ text: `${amount}${unit}`, numbers: [Number(amount)] })),
  },
  {
    weight: 1,
    arbitrary: fc
      .constantFrom('prn', 'po', 'sc', 'for', 'x', 'after food', 'perhaps', 'monday', '1x3', '1-0-1', 'عند اللزوم')
      .map((text) => ({ text, numbers: [] })),
  },
);

it('every number and frequency of a line is in the words of its offer, or the line is not offered', () => {
  const ids = [...formulary.keys()];
  let offered = 0;
  fc.assert(
    fc.property(fc.constantFrom(...ids), fc.array(word, { minLength: 1, maxLength: 6 }), fc.boolean(), (id, words, inArabic) => {
      const line = `${id} ${words.map(({ text }) => text).join(' ')}`;
      const { part, unread, total = '' } = read(id, inArabic ? arabic(line) : line);
      if (unread.length > 0) return;
      offered += 1;
      const said = `${part.strength ?? ''} ${lineInWords(part, 'en')} ${total}`.replaceAll(',', '');
      // A frequency such as "every 8 hours", and 1, 2, 3 and 4 times a day, are said in words.
      const numbers = new Set((said.match(/\d+(?:\.\d+)?/g) ?? []).map(Number));
      const inWords: Readonly<Record<number, Frequency>> = { 1: 'daily', 2: 'twice', 3: 'thrice', 4: 'four' };
      for (const { text, numbers: typed, frequency } of words) {
        for (const number of typed)
          expect({
            line,
            said,
            text,
            isSaid: numbers.has(number) || (inWords[number] !== undefined && inWords[number] === part.frequency),
          }).toMatchObject({ isSaid: true });
        // "Daily" beside "at night", and «مرتين» beside «أسبوعيا», say one thing together.
        const isRefined =
          (frequency === 'daily' && part.frequency !== undefined) ||
          part.frequency === 'twice-weekly' ||
          part.frequency === 'thrice-weekly';
        if (frequency !== undefined && !isRefined)
          expect({ line, said }).toMatchObject({ said: expect.stringContaining(frequencies[frequency].en) });
      }
    }),
    { numRuns: 20_000 },
  );
  // Enough lines are read for the property to mean something.
  expect(offered).toBeGreaterThan(500);
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
