import { describe, expect, it } from 'vitest';
import { shippedCareDirectory } from '#contract/care-directory/shipped-care-directory.ts';
import { whereToGo } from '#contract/care-directory/where-to-go.ts';
import { ageGroupIds, ageGroupOf, isOfGroup } from '#contract/symptom-check/age-groups.ts';
import { limits } from '#contract/base/limits.ts';
import { SymptomCheckRequest } from '#contract/symptom-check/symptom-check.ts';
import { assess } from '../assessment.ts';
import { readDescription } from '../read/lexicon.ts';
import { aboutOf, personFacts } from './person.ts';

const requestOf = (description: string, form: object = {}) => SymptomCheckRequest.parse({ symptoms: { description, ...form } });
const factsOf = (description: string) => assess(requestOf(description)).facts;
const aboutWho = (description: string, form?: object) => {
  const request = requestOf(description, form);
  return aboutOf(request, assess(request).facts);
};
const aged = (age: number) => ({ from: age, to: age });

it.each([
  ['my 2 year old son has fever 39 since yesterday, not eating and crying a lot', aged(2)],
  ['ابني عنده سنتين سخن ٣٩ ومش عايز ياكل وبيعيط', aged(2)],
  ['بنتي ٤ سنوات تكح من امس', aged(4)],
  ['ولدي عمره ٨ سنين وبطنه يعوره', aged(8)],
  ['My mother 72, diabetic, is confused since the morning', aged(72)],
  ['امي 72 سنة وعندها سكر وصارت تنسى', aged(72)],
  ['my daughter, 12, fell off her bike', aged(12)],
  ['my baby has a fever and cries without stopping, nothing calms him', { from: 0, to: 13 }],
  ['my son has a runny nose and fever 38.2', { from: 0, to: 13 }],
  ['my son 39 fever since two days', { from: 0, to: 13 }],
  ['ابني ٣٩ حرارة', { from: 0, to: 13 }],
  ['ولدي من سنتين عنده ربو والحين يكح', { from: 0, to: 13 }],
  ['a sore throat since yesterday', undefined],
  ['عندي سكر من سنتين وراسي يعورني', undefined],
  ['my husband 2 weeks cough', undefined],
  ['my mother 38 c since the morning', undefined],
  ['I am a nurse and I have a lump in the breast', undefined],
  ['numb fingers at night, im a typist', undefined],
  ['انا ٣٧ سنة ووالدي مات بجلطة وهو عنده ٥١ سنة', aged(37)],
  ['انا ست عندي ٤٤ سنة وصوابع ايدي ناشفة الصبح', aged(44)],
  ['انا ست ومفاصلي وارمة', undefined],
  ['I had asthma until age 12, now my nose is running', undefined],
  ['كان فيني ربو ومن عمر ١٢ ما احتجت بخاخ، والحين خشمي يصب', undefined],
])('%s is about somebody of that age', (description, ages) => {
  expect(aboutWho(description).ages).toEqual(ages);
});

it.each([
  ['I am 7 months pregnant and bleeding', true],
  ['زوجتي حامل في الشهر السابع ونزل عليها ماي ودم', true],
  ['I am not pregnant, my period is late', false],
])('%s says whether somebody is pregnant', (description, pregnant) => {
  expect(aboutWho(description).pregnant).toBe(pregnant);
});

it.each([
  ['انا حامل بالشهر الثاني ونزل علي نقط دم', false],
  ['I am pregnant, in my second month, spotting without pain', false],
  ['I am in my 3rd month of pregnancy and I spot', false],
  ['زوجتي حامل في الشهر السابع ونزل عليها ماي ودم', true],
  ['pregnant, seventh month, my head hurts', true],
])('%s says how far a pregnancy is', (description, isLate) => {
  expect(factsOf(description).get('late-pregnancy')?.is).toBe(isLate);
});

it('the form’s age counts, in months too', () => {
  expect(aboutWho('my 2 year old son has fever', { age: 3 }).ages).toEqual(aged(3));
  expect(aboutWho('a fever since today', { ageMonths: 6 }).ages).toEqual(aged(0.5));
});

/** What is known of a person by the form and the measurements, by finding. */
const knownOf = (description: string, form: object) => {
  const request = SymptomCheckRequest.parse({ symptoms: { description, ...form } });
  return new Map(personFacts(request, readDescription(description)).map(([id, { is }]) => [id, is]));
};

describe('an age group', () => {
  it.each([
    ['a fever since yesterday', '1-4', { from: 1, to: 4 }],
    ['a fever since yesterday', 'child', { from: 0, to: 13 }],
    ['my newborn has a fever', 'child', { from: 0, to: 1 }],
    ['my baby has a cough', '14-64', { from: 14, to: 64 }],
    ['my son, 3 years old, has a fever', '1-4', aged(3)],
    ['my son, 3 years old, has a fever', 'child', aged(3)],
    ['my son, 3 years old, has a fever', '5-13', { from: 5, to: 13 }],
    ['my son is 17 years old and has a fever', 'child', { from: 0, to: 13 }],
    ['ابني عمره ٣ شهور وعنده حرارة', '3-11-months', aged(0.25)],
  ] as const)('“%s” of the group %s is about somebody of these ages', (description, ageGroup, ages) => {
    expect(aboutWho(description, { ageGroup }).ages).toEqual(ages);
  });

  it('counts less than an age', () => {
    expect(aboutWho('a fever since yesterday', { ageGroup: '1-4', age: 30 }).ages).toEqual(aged(30));
  });

  it('leaves open what depends on the age within it, also of a pulse and of breathing', () => {
    const of = (ageGroup: string) => knownOf('A fever. Pulse 140. Breathing rate 35.', { ageGroup, gender: 'female' });
    expect(of('1-4').get('under-2')).toBe(undefined);
    expect([of('1-4').get('under-5'), of('1-4').get('under-1'), of('1-4').get('fertile')]).toEqual([true, false, false]);
    expect([of('14-64').get('over-40'), of('14-64').get('over-65'), of('14-64').get('fertile')]).toEqual([undefined, false, undefined]);
    expect([of('1-4').get('fast-pulse'), of('5-13').get('fast-pulse'), of('child').get('fast-pulse')]).toEqual([false, true, undefined]);
    expect([of('3-11-months').get('fast-breathing'), of('5-13').get('fast-breathing'), of('14-64').get('fast-breathing')]).toEqual([
      false,
      true,
      true,
    ]);
  });

  it('takes one of 14 to 64 for no child, unless the words speak of one', () => {
    expect(knownOf('a cough since yesterday', { ageGroup: '14-64' }).get('under-16')).toBe(false);
    expect(knownOf('my son has a cough', { ageGroup: '14-64' }).get('under-16')).toBe(undefined);
  });

  it('is one of the offered for each age', () => {
    for (let months = 0; months <= limits.ageMax * 12; months += 1) {
      const [only, ...others] = ageGroupIds.filter((group) => group !== 'child' && isOfGroup(group, months / 12));
      expect([only, others]).toEqual([ageGroupOf(months / 12), []]);
      expect(isOfGroup('child', months / 12)).toBe(months < 14 * 12);
    }
  });
});

describe('an age said exactly, in words and as a group', () => {
  const months = Array.from({ length: 24 }, (_, age) => [`${age} months`, `${age} شهور`, { ageMonths: age }, age / 12] as const);
  const years = Array.from({ length: 100 }, (_, before) => before + 1).map((age) => [`${age} years`, `${age} سنة`, { age }, age] as const);
  it.each([...months, ...years])('says the same of %s', (english, arabic, exact, age) => {
    const rest = 'Pulse 140. Breathing rate 35. Pressure 85.';
    for (const gender of ['male', 'female'] as const)
      for (const told of [`${english} old, with a fever. ${rest}`, `عمره ${arabic} وعنده حرارة. ${rest}`]) {
        const exactly = knownOf(rest, { ...exact, gender });
        const inWords = knownOf(told, { gender });
        for (const [id, is] of exactly) expect([id, inWords.get(id)]).toEqual([id, is]);
        for (const group of ageGroupIds.filter((one) => isOfGroup(one, age)))
          for (const description of [rest, told])
            for (const [id, is] of knownOf(description, { ageGroup: group, gender }))
              // Whoever is 14 or 15 and says only the group is taken for an adult, as whoever gives no age.
              if (exactly.has(id) && !(group === '14-64' && age < 16 && ['under-16', 'over-16'].includes(id) && description === rest))
                expect([id, group, is]).toEqual([id, group, exactly.get(id)]);
        const { ages } = aboutWho(rest, { ageGroup: ageGroupOf(age) });
        expect(ages?.from).toBeLessThanOrEqual(age);
        expect(ages?.to).toBeGreaterThanOrEqual(Math.min(age, limits.ageMax));
      }
  });
});

it('a baby is sent to a place for children, and a pregnant woman to one for pregnancy first', () => {
  const first = (description: string) => {
    const at = new Date('2026-11-23T09:00:00Z');
    const [place] = whereToGo(shippedCareDirectory, { level: 'emergency-department', ...aboutWho(description), near: undefined, at });
    return place?.service;
  };
  expect(first('my baby has a fever and cries without stopping, nothing calms him')?.ages).toEqual({ below: 18 });
  expect(first('زوجتي حامل في الشهر السابع ونزل عليها ماي ودم')?.forPregnancy).toBe(true);
});
