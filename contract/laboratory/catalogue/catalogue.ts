import type { Texts } from '../../base/language.ts';
import { coagulation, haematology } from './blood.ts';
import { cardiac, chemistry, gases, kidney, lipids, liver, medicines } from './chemistry.ts';
import { diabetes, hormones, nutrition, thyroid, tumours } from './endocrine.ts';
import { immunity, microbiology, serology } from './infection.ts';
import type { Group, LabTest, Limits, NumberTest, ShortAge } from './shape.ts';
import { stool, urine } from './urine.ts';

/** The source of the ranges. It is shown beside them until the laboratory's director has signed the list. */
export const rangeSource: Texts = {
  en: 'Reference ranges: adult general; to be signed by the laboratory’s director',
  ar: 'النطاقات المرجعية: عامة للبالغين؛ لم يوقّعها مدير المختبر بعد',
};

/** Every test that can be ordered, in groups. */
export const groups: readonly Group[] = [
  haematology,
  coagulation,
  chemistry,
  kidney,
  liver,
  lipids,
  diabetes,
  thyroid,
  hormones,
  nutrition,
  immunity,
  cardiac,
  gases,
  urine,
  stool,
  serology,
  microbiology,
  tumours,
  medicines,
];

/** Every test by its id, which is in orders and never changes. */
export const labTests: ReadonlyMap<string, LabTest> = new Map(groups.flatMap(({ tests }) => Object.entries(tests)));

/** Tests that are usually ordered together. */
export const orderSets = {
  'blood-count': {
    name: { en: 'Full blood count', ar: 'صورة الدم الكاملة' },
    tests: [
      'hemoglobin',
      'hematocrit',
      'red-cells',
      'mcv',
      'mch',
      'mchc',
      'rdw',
      'platelets',
      'white-cells',
      'neutrophils',
      'lymphocytes',
      'monocytes',
      'eosinophils',
      'basophils',
    ],
  },
  electrolytes: {
    name: { en: 'Kidney and electrolytes', ar: 'وظائف الكلى والأملاح' },
    tests: ['sodium', 'potassium', 'chloride', 'bicarbonate', 'urea', 'creatinine', 'egfr'],
  },
  liver: {
    name: { en: 'Liver panel', ar: 'وظائف الكبد' },
    tests: ['alt', 'ast', 'alp', 'ggt', 'bilirubin-total', 'bilirubin-direct', 'albumin', 'protein-total'],
  },
  lipids: { name: { en: 'Lipid panel', ar: 'دهون الدم' }, tests: ['cholesterol', 'hdl', 'ldl', 'non-hdl', 'triglycerides'] },
  diabetes: {
    name: { en: 'Diabetes review', ar: 'متابعة السكري' },
    tests: ['hba1c', 'glucose-fasting', 'creatinine', 'egfr', 'albumin-creatinine', 'cholesterol', 'hdl', 'ldl', 'triglycerides'],
  },
  thyroid: { name: { en: 'Thyroid panel', ar: 'وظائف الغدة الدرقية' }, tests: ['tsh', 'free-t4'] },
  anemia: {
    name: { en: 'Anemia', ar: 'فقر الدم' },
    tests: ['hemoglobin', 'mcv', 'ferritin', 'iron', 'tibc', 'transferrin-saturation', 'vitamin-b12', 'folate', 'reticulocytes'],
  },
  clotting: { name: { en: 'Clotting', ar: 'تخثر الدم' }, tests: ['prothrombin-time', 'inr', 'aptt', 'platelets'] },
  antenatal: {
    name: { en: 'Antenatal booking', ar: 'بداية متابعة الحمل' },
    tests: [
      'hemoglobin',
      'platelets',
      'blood-group',
      'sickle-screen',
      'glucose-fasting',
      'tsh',
      'hbsag',
      'hiv',
      'syphilis',
      'rubella-igg',
      'culture-urine',
    ],
  },
  'chest-pain': { name: { en: 'Chest pain', ar: 'ألم الصدر' }, tests: ['troponin-t', 'ck-mb', 'potassium', 'creatinine', 'd-dimer'] },
  urinalysis: {
    name: { en: 'Urinalysis', ar: 'تحاليل البول' },
    tests: [
      'urine-color',
      'urine-appearance',
      'urine-ph',
      'urine-gravity',
      'urine-protein',
      'urine-glucose',
      'urine-ketones',
      'urine-blood',
      'urine-leukocytes',
      'urine-nitrite',
      'urine-red-cells',
      'urine-white-cells',
    ],
  },
} as const satisfies Record<string, { readonly name: Texts; readonly tests: readonly string[] }>;

/** Days within which a test is seldom worth repeating; reordering it then needs a reason. Other tests may be repeated the next day. */
const settles: Readonly<Record<string, number>> = {
  hba1c: 60,
  'vitamin-d': 60,
  'vitamin-b12': 60,
  ferritin: 30,
  cholesterol: 30,
  ldl: 30,
  hdl: 30,
  triglycerides: 30,
  tsh: 28,
  psa: 28,
  'albumin-creatinine': 28,
  'blood-group': 365,
  'hb-a2': 365,
  g6pd: 365,
};
/** The days within which reordering a test needs a reason. */
export const repeatDays = (test: string): number => settles[test] ?? 1;

/** The range of a number test for a person's sex and age; undefined if the catalogue has no range for them. */
export function rangeFor(
  { ranges }: NumberTest,
  person: { readonly age: Readonly<Record<ShortAge | 'years', number>>; readonly sex: string },
): Limits | undefined {
  const range = ranges.find(({ unit, from, to, sex }) => {
    const age = person.age[unit ?? 'years'];
    return from <= age && age <= to && (sex === undefined || sex === person.sex);
  });
  if (range === undefined) return undefined;
  const { low, high } = range;
  return { ...(low !== undefined && { low }), ...(high !== undefined && { high }) };
}
