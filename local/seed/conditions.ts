import type { AllergySeverity } from '#contract/patient/allergies.ts';

/** A chronic condition, its medicines, and its wording in notes. */
export interface Condition {
  readonly fromAge: number;
  readonly toAge: number;
  readonly gender?: 'male' | 'female';
  /** The share of people of that age who have it. */
  readonly share: number;
  readonly history: string;
  readonly medications: readonly string[];
}

export const conditions: readonly Condition[] = [
  { fromAge: 35, toAge: 99, share: 0.22, history: 'Type 2 diabetes, under follow-up', medications: ['Metformin 500 mg twice daily'] },
  { fromAge: 55, toAge: 99, share: 0.1, history: 'Type 2 diabetes on basal insulin', medications: ['Insulin glargine 18 units at night'] },
  { fromAge: 40, toAge: 99, share: 0.28, history: 'Hypertension', medications: ['Amlodipine 5 mg daily'] },
  { fromAge: 45, toAge: 99, share: 0.2, history: 'Dyslipidaemia', medications: ['Atorvastatin 20 mg at night'] },
  {
    fromAge: 55,
    toAge: 99,
    share: 0.07,
    history: 'Ischaemic heart disease, stent placed at Heart Hospital',
    medications: ['Aspirin 81 mg daily', 'Bisoprolol 2.5 mg daily'],
  },
  { fromAge: 4, toAge: 60, share: 0.09, history: 'Asthma, worse in dust storms', medications: ['Salbutamol inhaler as needed'] },
  { fromAge: 18, toAge: 99, share: 0.16, history: 'Vitamin D deficiency', medications: ['Cholecalciferol 50,000 IU weekly'] },
  { fromAge: 25, toAge: 99, gender: 'female', share: 0.1, history: 'Hypothyroidism', medications: ['Levothyroxine 75 micrograms daily'] },
  { fromAge: 20, toAge: 45, gender: 'female', share: 0.06, history: 'Gestational diabetes in an earlier pregnancy', medications: [] },
  {
    fromAge: 16,
    toAge: 55,
    gender: 'female',
    share: 0.09,
    history: 'Iron deficiency anaemia',
    medications: ['Ferrous sulfate 200 mg daily'],
  },
  { fromAge: 18, toAge: 60, share: 0.07, history: 'Migraine without aura', medications: ['Paracetamol 1 g as needed'] },
  { fromAge: 25, toAge: 70, share: 0.08, history: 'Gastro-oesophageal reflux', medications: ['Omeprazole 20 mg daily'] },
  { fromAge: 20, toAge: 55, gender: 'male', share: 0.06, history: 'Kidney stones, passed without intervention', medications: [] },
  {
    fromAge: 22,
    toAge: 60,
    gender: 'male',
    share: 0.06,
    history: 'Low back strain from work',
    medications: ['Ibuprofen 400 mg as needed'],
  },
  { fromAge: 0, toAge: 99, share: 0.02, history: 'Sickle cell trait', medications: [] },
  { fromAge: 0, toAge: 99, share: 0.02, history: 'Beta thalassaemia trait', medications: [] },
  { fromAge: 60, toAge: 99, share: 0.09, history: 'Chronic kidney disease, stage 3a', medications: [] },
  { fromAge: 12, toAge: 99, share: 0.12, history: 'Appendicectomy', medications: [] },
  { fromAge: 60, toAge: 99, share: 0.08, history: 'Atrial fibrillation', medications: ['Warfarin 3 mg daily'] },
];

type Reaction = AllergySeverity | 'unknown';
type SeedAllergy = readonly [substance: string, reactions: readonly [Reaction, ...Reaction[]]];
/** Allergies of patients, with possible severities of the reaction; the severity of an old reaction may be unknown. */
export const allergies: readonly [SeedAllergy, ...SeedAllergy[]] = [
  ['Penicillin', ['severe', 'moderate', 'unknown']],
  ['Peanuts', ['severe', 'severe', 'moderate']],
  ['Shellfish', ['severe', 'moderate', 'mild']],
  ['Dust mites', ['mild', 'moderate']],
  ['Ibuprofen', ['moderate', 'mild', 'unknown']],
  ['Latex', ['moderate', 'severe', 'mild']],
  ['Eggs', ['mild', 'moderate', 'unknown']],
  ['Sulfonamides', ['moderate', 'severe', 'unknown']],
  ['Sesame', ['moderate', 'severe']],
  ['Pollen', ['mild']],
];
