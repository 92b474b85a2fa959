import { describe, expect, it } from 'vitest';
import { readDescription } from './lexicon.ts';
import { plain } from './text.ts';

const found = (text: string): readonly string[] => [...readDescription(text).present.keys()];

it('letters, digits and elongation have one form', () => {
  expect(plain('أَلـَمٌ شدييييد ٣٨٫٥')).toBe('الم شدييد 38.5');
  expect(plain('I’m SOOOO tired')).toBe("i'm soo tired");
});

describe('what is denied is not found', () => {
  it.each([
    ['No chest pain, headache since yesterday', 'headache', 'chest-pain'],
    ['Denies fever, chills or cough. Has a rash', 'rash', 'cough'],
    ['Sore throat. No fever, cough, vomiting, rash.', 'sore-throat', 'vomiting'],
    ['She has a cough without fever but with a rash', 'rash', 'fever'],
    ["I don't have a fever, I have a cough", 'cough', 'fever'],
    ['زكام بدون حرارة ولا كحة لكن عندي صداع', 'headache', 'cough'],
    ['ما عندي حرارة بس عندي كحة', 'cough', 'fever'],
    ['لا يوجد ألم في الصدر، عندي دوخة', 'dizzy', 'chest-pain'],
  ])('%s', (text, present, absent) => {
    expect(found(text)).toContain(present);
    expect(found(text)).not.toContain(absent);
  });
});

describe('what another person had, or thinks, is not a finding', () => {
  it.each([
    ['Runny nose for two days. His cousin had pneumonia last month', 'cold', 'pneumonia'],
    ["My blood pressure is up and since my brother's heart attack I check it", undefined, 'heart-attack'],
    ['Sore lower back. A slipped disc runs in the family', 'back-pain', 'injury'],
    ['My head aches after work. My colleague was found to have a tumour', 'headache', 'cancer'],
  ] as const)('%s', (text, present, absent) => {
    if (present !== undefined) expect(found(text)).toContain(present);
    expect(found(text)).not.toContain(absent);
  });

  it('unless it is about now', () => {
    expect(found('I was cooking when my father had a stroke just now')).toContain('stroke');
  });
});

describe('a denial can itself be the complaint', () => {
  it.each([
    ['He is not breathing', 'no-breathing'],
    ["The bleeding won't stop", 'not-stopping'],
    ["I can't breathe", 'severe-breathless'],
    ['everyone would be better off without me', 'self-harm'],
    ['Not only a fever but also a rash', 'fever'],
    ['ما أقدر أتنفس', 'severe-breathless'],
    ['ماقدر اتنفس', 'severe-breathless'],
    ['الدم ما يوقف', 'not-stopping'],
  ])('%s', (text, present) => {
    expect(found(text)).toContain(present);
  });
});

describe("past, relatives' and only feared illnesses are not complaints", () => {
  it.each([
    ['I had a heart attack five years ago. Today I have a runny nose.', 'cold', 'heart-attack'],
    ['My father had a heart attack at 50, I have a cough', 'cough', 'heart-attack'],
    ['Family history of stroke. Headache today.', 'headache', 'stroke'],
    ['I have a headache, worried it might be meningitis', 'headache', 'meningitis'],
    ['عندي صداع وخايف يكون سحايا', 'headache', 'meningitis'],
  ])('%s', (text, present, absent) => {
    expect(found(text)).toContain(present);
    expect(found(text)).not.toContain(absent);
  });

  it('but long-known conditions stay in the background', () => {
    expect(found('History of diabetes and hypertension, now chest pain')).toContain('diabetes');
  });
});

it('a crushing pain is no injury, a crushed chest is', () => {
  expect(found('crushing chest pain and sweating')).not.toContain('injury');
  expect(found('his chest was crushed by a car')).toContain('injury');
});

it('a finding is quoted in the words of the person', () => {
  expect(readDescription('Since noon my Chest feels TIGHT').present.get('chest-pain')).toBe('Chest feels TIGHT');
  expect(readDescription('من أمس صدري يعورني').present.get('chest-pain')).toBe('صدري يعورني');
});
