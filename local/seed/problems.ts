import type { Texts } from '#contract/base/language.ts';
import type { SeedPatient } from './patients.ts';
import { records } from './records.ts';

interface SeedProblem {
  readonly text: Texts;
  readonly code?: string;
  readonly fits: (patient: SeedPatient) => boolean;
}

/** The problem-list entries of a record's history (`conditions.ts`), with ICD-11 codes. */
export const problems: readonly SeedProblem[] = [
  { text: { en: 'Type 2 diabetes mellitus', ar: 'السكري من النوع الثاني' }, code: '5A11', fits: records(/Type 2 diabetes/) },
  { text: { en: 'Essential hypertension', ar: 'ارتفاع ضغط الدم' }, code: 'BA00', fits: records(/Hypertension/) },
  { text: { en: 'Dyslipidemia', ar: 'اضطراب دهون الدم' }, code: '5C80', fits: records(/Dyslipidaemia/) },
  { text: { en: 'Coronary artery disease', ar: 'مرض الشرايين التاجية' }, code: 'BA52', fits: records(/Ischaemic heart disease/) },
  { text: { en: 'Asthma', ar: 'الربو' }, code: 'CA23', fits: records(/Asthma/) },
  { text: { en: 'Vitamin D deficiency', ar: 'نقص فيتامين د' }, code: '5B57', fits: records(/Vitamin D deficiency/) },
  { text: { en: 'Hypothyroidism', ar: 'قصور الغدة الدرقية' }, code: '5A00', fits: records(/Hypothyroidism/) },
  { text: { en: 'Iron deficiency anemia', ar: 'فقر الدم بنقص الحديد' }, code: '3A00', fits: records(/Iron deficiency/) },
  { text: { en: 'Migraine without aura', ar: 'الشقيقة دون أورة' }, code: '8A80.0', fits: records(/Migraine/) },
  { text: { en: 'Gastroesophageal reflux', ar: 'الارتجاع المعدي المريئي' }, code: 'DA22', fits: records(/reflux/) },
  { text: { en: 'Chronic kidney disease, stage 3a', ar: 'مرض الكلى المزمن، المرحلة 3a' }, code: 'GB61.2', fits: records(/kidney disease/) },
  { text: { en: 'Atrial fibrillation', ar: 'الرجفان الأذيني' }, code: 'BC81.3', fits: records(/Atrial fibrillation/) },
];
export const pregnancy: Texts = { en: 'Pregnancy', ar: 'حمل' };
export const footUlcer: Texts = { en: 'Diabetic foot ulcer, right', ar: 'قرحة قدم سكرية، اليمنى' };
