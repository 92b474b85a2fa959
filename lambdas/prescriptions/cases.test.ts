import { expect, it } from 'vitest';
import type { AllergySeverity } from '#contract/patient/allergies.ts';
import type { CheckRule } from '#contract/symptom-check/check-rules.ts';
import type { CheckLevel, PrescribingFacts } from '#contract/prescriptions/prescriptions.ts';
import { type ActivePrescription, checksOf } from './checks.ts';

/** A finding other than "nothing": the rule and its level, with "?" before the level for what could not be checked. */
type Found = readonly [rule: CheckRule, level: CheckLevel | `?${CheckLevel}`];
interface Case {
  readonly title: string;
  readonly drug: string | { readonly text: string };
  readonly age?: number;
  readonly sex?: 'male' | 'female';
  readonly allergies?: readonly (readonly [substance: string, severity?: AllergySeverity])[];
  readonly notAsked?: true;
  readonly medications?: readonly string[];
  readonly active?: readonly ActivePrescription[];
  readonly history?: string;
  readonly facts?: PrescribingFacts;
  readonly prior?: string;
  readonly found: readonly Found[];
}

const amlodipine: ActivePrescription = {
  id: 'one',
  ingredientId: 'amlodipine',
  name: 'Amlodipine',
  line: 'Amlodipine 5 mg',
  status: 'active',
};

/** Twenty prescriptions from general pharmacology, written before the checks. */
const cases: readonly Case[] = [
  {
    title: 'amoxicillin after anaphylaxis to penicillin',
    drug: 'amoxicillin',
    allergies: [['Penicillin', 'severe']],
    facts: { kidneyReduced: 'no' },
    found: [['allergy-class', 'stop']],
  },
  {
    title: 'amoxicillin after an unspecified reaction to بنسلين',
    drug: 'amoxicillin',
    allergies: [['حساسية من البنسلين']],
    facts: { kidneyReduced: 'no' },
    found: [['allergy-class', 'stop']],
  },
  {
    title: 'the same ingredient, however mild',
    drug: 'ibuprofen',
    allergies: [['Ibuprofen', 'mild']],
    facts: { kidneyReduced: 'no' },
    found: [['allergy-ingredient', 'stop']],
  },
  {
    title: 'diclofenac after moderate swelling from ibuprofen: the same class',
    drug: 'diclofenac',
    allergies: [['Ibuprofin', 'moderate']],
    facts: { kidneyReduced: 'no' },
    found: [['allergy-class', 'interrupt']],
  },
  {
    title: 'aspirin after a reaction to naproxen: a cross-reactive group',
    drug: 'acetylsalicylic-acid',
    allergies: [['Naproxen', 'severe']],
    facts: { kidneyReduced: 'no', g6pdDeficient: 'no' },
    found: [['allergy-group', 'interrupt']],
  },
  {
    title: 'cefalexin after amoxicillin: the same side chain',
    drug: 'cefalexin',
    allergies: [['Amoxicillin rash', 'moderate']],
    facts: { kidneyReduced: 'no' },
    found: [['allergy-group', 'interrupt']],
  },
  { title: 'ceftriaxone after amoxicillin: another side chain', drug: 'ceftriaxone', allergies: [['Amoxicillin', 'severe']], found: [] },
  {
    title: 'cotrimoxazole after sulfa, in G6PD deficiency',
    drug: 'sulfamethoxazole-trimethoprim',
    allergies: [['Sulfa drugs', 'moderate']],
    history: 'G6PD deficiency',
    facts: { kidneyReduced: 'no' },
    found: [
      ['allergy-class', 'interrupt'],
      ['g6pd', 'stop'],
    ],
  },
  { title: 'furosemide after sulfa: no antibiotic sulfonamide', drug: 'furosemide', allergies: [['Sulfonamides', 'severe']], found: [] },
  {
    title: 'codeine after nausea from tramadol: an intolerance',
    drug: 'codeine',
    allergies: [['Tramadol intolerance (nausea)', 'mild']],
    facts: { kidneyReduced: 'no' },
    found: [['intolerance', 'inline']],
  },
  {
    title: 'carbamazepine after a rash from phenytoin',
    drug: 'carbamazepine',
    allergies: [['phenytoin', 'severe']],
    found: [['allergy-group', 'interrupt']],
  },
  {
    title: 'an allergy that nobody can code is named, peanuts are not',
    drug: 'paracetamol',
    allergies: [['Peanuts', 'severe'], ['the red syrup']],
    found: [['allergy-ingredient', '?interrupt']],
  },
  { title: 'nobody asked about allergies', drug: 'paracetamol', notAsked: true, found: [['allergy-ingredient', '?interrupt']] },
  {
    title: 'a medicine outside the formulary',
    drug: { text: 'Zoster ointment of the old pharmacy' },
    found: [
      ['allergy-ingredient', '?interrupt'],
      ['allergy-class', '?inline'],
      ['allergy-group', '?inline'],
      ['intolerance', '?inline'],
      ['duplicate-ingredient', '?inline'],
      ['duplicate-class', '?inline'],
      ['pregnancy', '?inline'],
      ['g6pd', '?inline'],
      ['kidney', '?inline'],
      ['age', '?inline'],
      ['frequency', '?inline'],
    ],
  },
  {
    title: 'the same medicine twice offers to renew or revise',
    drug: 'amlodipine',
    active: [amlodipine],
    medications: ['Amlodipine 5 mg'],
    found: [['duplicate-ingredient', 'interrupt']],
  },
  {
    title: 'a renewal is no duplicate',
    drug: 'amlodipine',
    active: [amlodipine],
    medications: ['Amlodipine 5 mg'],
    prior: 'one',
    found: [],
  },
  {
    title: 'a second statin, beside one written in Arabic',
    drug: 'simvastatin',
    medications: ['أتورفاستاتين 20 ملغ مساءً'],
    sex: 'male',
    found: [['duplicate-class', 'inline']],
  },
  {
    title: 'paracetamol with codeine beside paracetamol',
    drug: 'paracetamol-codeine',
    medications: ['Paracetamol 1 g as needed'],
    facts: { kidneyReduced: 'no' },
    found: [['duplicate-ingredient', 'interrupt']],
  },
  {
    title: 'doxycycline in a woman who may be pregnant',
    drug: 'doxycycline',
    sex: 'female',
    age: 30,
    found: [['pregnancy', '?interrupt']],
  },
  {
    title: 'ibuprofen for a child of six without a weight',
    drug: 'ibuprofen',
    age: 6,
    facts: { kidneyReduced: 'no' },
    found: [['weight', '?interrupt']],
  },
];

it.each(cases)(
  '$title',
  ({ drug, age = 45, sex = 'male', allergies = [], notAsked, medications = [], active = [], history, facts = {}, prior, found }) => {
    const checks = checksOf(typeof drug === 'string' ? drug : undefined, {
      lists: {
        allergies: {
          allergies: allergies.map(([substance]) => substance),
          allergyStatus: allergies.length > 0 ? 'listed' : notAsked ? 'not-asked' : 'none-known',
          allergySeverities: allergies.flatMap(([substance, severity]) => (severity === undefined ? [] : [{ substance, severity }])),
        },
        medications,
        history,
        active,
      },
      person: { ageMonths: age * 12, sex },
      facts,
      ...(prior !== undefined && { ended: [prior] }),
    });
    const heard = checks.flatMap(({ rule, outcome, level }) =>
      outcome === 'none' ? [] : [[rule, `${outcome === 'unchecked' ? '?' : ''}${level}`]],
    );
    expect(heard).toEqual(found);
  },
);
