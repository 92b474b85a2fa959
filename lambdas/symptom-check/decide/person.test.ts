import { expect, it } from 'vitest';
import { shippedCareDirectory } from '#contract/care-directory/shipped-care-directory.ts';
import { whereToGo } from '#contract/care-directory/where-to-go.ts';
import { SymptomCheckRequest } from '#contract/symptom-check/symptom-check.ts';
import { assess } from '../assessment.ts';
import { aboutOf } from './person.ts';

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

it('a baby is sent to a place for children, and a pregnant woman to one for pregnancy first', () => {
  const first = (description: string) => {
    const at = new Date('2026-11-23T09:00:00Z');
    const [place] = whereToGo(shippedCareDirectory, { level: 'emergency-department', ...aboutWho(description), near: undefined, at });
    return place?.service;
  };
  expect(first('my baby has a fever and cries without stopping, nothing calms him')?.ages).toEqual({ below: 18 });
  expect(first('زوجتي حامل في الشهر السابع ونزل عليها ماي ودم')?.forPregnancy).toBe(true);
});
