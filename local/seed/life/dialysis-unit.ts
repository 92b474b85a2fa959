import { entryOf, formulary } from '#contract/formulary/formulary.ts';
import type { Frequency } from '#contract/prescriptions/dose.ts';

/** The tests of a dialysis unit, with the values between which they move. */
export const tests: readonly (readonly [test: string, low: number, high: number, decimals: number])[] = [
  ['potassium', 3.9, 6.3, 1],
  ['hemoglobin', 8.9, 12.1, 1],
  ['urea', 14, 31, 1],
  ['creatinine', 480, 1050, 0],
  ['sodium', 132, 142, 0],
  ['calcium', 2.0, 2.6, 2],
  ['phosphate', 1.1, 2.4, 2],
  ['bicarbonate', 18, 27, 0],
  ['albumin', 31, 41, 0],
  ['white-cells', 4.5, 10.5, 1],
  ['platelets', 140, 330, 0],
  ['ferritin', 90, 760, 0],
  ['transferrin-saturation', 14, 42, 0],
  ['pth', 120, 780, 0],
  ['alp', 60, 190, 0],
  ['alt', 8, 45, 0],
  ['crp', 1, 24, 1],
  ['glucose-random', 5, 15, 1],
  ['hba1c', 6.2, 8.9, 1],
  ['uric-acid', 260, 480, 0],
];

/** What is treated at the sessions, and every how many of them it is a diagnosis of the visit. */
export const illnesses = [
  [{ en: 'Chronic kidney disease, stage 5', ar: 'مرض كلوي مزمن، المرحلة 5' }, 'N18.5', 1],
  [{ en: 'Type 2 diabetes with kidney disease', ar: 'السكري من النوع الثاني مع اعتلال الكلى' }, 'E11.2', 3],
  [{ en: 'Hypertension', ar: 'ارتفاع ضغط الدم' }, 'I10', 4],
  [{ en: 'Anemia of chronic disease', ar: 'فقر الدم في الأمراض المزمنة' }, 'D63.8', 6],
  [{ en: 'Coronary artery disease', ar: 'تصلب الشرايين التاجية' }, 'I25.1', 12],
] as const;

export const substances = [
  ['Penicillin', 'severe', 'Swelling of the face and lips, wheeze'],
  ['Iodinated contrast', 'severe', 'Collapse within minutes'],
  ['Sulfonamides', 'moderate', 'Rash over the trunk'],
  ['Latex', 'moderate', 'Hives where gloves touched'],
  ['Peanut', 'severe', 'Swelling of the throat'],
  ['Shellfish', 'moderate', 'Hives'],
  ['Heparin (bovine)', 'mild', 'Itching'],
  ['Iron dextran', 'severe', 'Fall of the blood pressure'],
  ['Vancomycin', 'moderate', 'Flushing of the upper body'],
  ['Codeine', 'mild', 'Vomiting'],
  ['Ibuprofen', 'moderate', 'Wheeze'],
  ['Chlorhexidine', 'mild', 'Redness at the needle sites'],
  ['Adhesive tape', 'mild', 'Blisters'],
  ['Ethylene oxide', 'moderate', 'Breathlessness in the first minutes of dialysis'],
  ['Egg', 'mild', 'Rash in childhood'],
  ['Sesame', 'mild', 'Itching of the mouth'],
  ['Dust mites', 'mild', 'Sneezing'],
  ['Cat hair', 'mild', 'Sneezing, red eyes'],
  ['Nickel', 'mild', 'Eczema under the watch'],
  ['Bee venom', 'moderate', 'Large swelling'],
] as const;

/** What somebody on dialysis with diabetes and a stent takes for years. */
export const current = [
  'clopidogrel',
  'acetylsalicylic-acid',
  'atorvastatin',
  'bisoprolol',
  'amlodipine',
  'furosemide',
  'sevelamer',
  'calcium-carbonate',
  'cinacalcet',
  'folic-acid',
  'cyanocobalamin',
  'pantoprazole',
  'linagliptin',
  'allopurinol',
  'senna',
  'cetirizine',
  'hydralazine',
  'isosorbide-mononitrate',
  'doxazosin',
  'levothyroxine',
  'pyridoxine',
  'ascorbic-acid',
  'zinc',
  'paracetamol',
  'montelukast',
] as const;
export const courses = [
  'azithromycin',
  'cefuroxime',
  'doxycycline',
  'prednisolone',
  'metoclopramide',
  'domperidone',
  'ondansetron',
  'famotidine',
  'loratadine',
  'mebeverine',
  'colchicine',
  'methyldopa',
  'carvedilol',
  'clonidine',
  'ezetimibe',
  'repaglinide',
  'hydroxyzine',
  'bromhexine',
  'levocetirizine',
  'terbinafine',
] as const;

/** A medicine in tablets, in a strength that the formulary lists. */
export function ordered(ingredientId: string, frequency: Frequency, days: number | undefined) {
  const known = formulary.get(ingredientId);
  const form = known === undefined ? undefined : entryOf(known).forms.find(({ id }) => id === 'tablet');
  const strength = form?.strengths[0];
  return {
    drug: { ingredientId, form: 'tablet', ...(strength !== undefined && { strength }) },
    dose: {
      quantity: 1,
      unit: 'tablet' as const,
      route: 'oral' as const,
      frequency,
      ...(days !== undefined && { days }),
      dispense: { quantity: (days ?? 30) * (frequency === 'twice' ? 2 : 1), unit: 'tablet' as const },
      repeats: days === undefined ? 3 : 0,
    },
  };
}

export const reports = [
  'Discharge summary',
  'Echocardiogram',
  'Duplex of the fistula',
  'Chest X-ray',
  'Foot clinic report',
  'Eye clinic report',
  'Dialysis sheet',
  'Transplant team letter',
] as const;
export const specialties = [
  'Cardiology',
  'Vascular surgery',
  'Ophthalmology',
  'Foot clinic',
  'Transplant team',
  'Endocrinology',
  'Dermatology',
  'Neurology',
] as const;
export const vaccines = ['influenza', 'covid-19', 'pneumococcal-polysaccharide', 'hepatitis-b', 'zoster', 'tdap'] as const;
