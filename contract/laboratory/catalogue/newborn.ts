import type { Limits, NumberTest } from './shape.ts';

/** Days of life of a newborn, who is not judged by adults' critical limits, and whose bilirubin is read on a chart (NICE CG98). */
export const newbornDays = 28;

/**
 * Critical limits of the first 28 days of life where they are others than an adult's: of the American survey of children's hospitals (Kost
 * 1990) and, for glucose, BAPM 2017. They await the signature of the laboratory's director, as all limits do.
 */
const glucose = { low: 1.9, high: 15 } as const;
const own: Readonly<Partial<Record<string, Limits>>> = {
  hemoglobin: { low: 9.5, high: 22.3 },
  hematocrit: { low: 33, high: 71 },
  potassium: { low: 2.8, high: 7.8 },
  'glucose-fasting': glucose,
  'glucose-random': glucose,
  'glucose-two-hours': glucose,
};
/** Tests of which no healthy newborn reaches an adult's critical limits. Of all others, such as lactate and troponin, some do. */
const asAdults: readonly string[] = [
  'platelets',
  'white-cells',
  'neutrophils',
  'inr',
  'fibrinogen',
  'sodium',
  'chloride',
  'bicarbonate',
  'calcium',
  'calcium-ionized',
  'magnesium',
  'osmolality',
  'urea',
  'creatinine',
  'bilirubin-total',
  'alt',
  'ast',
  'ammonia',
  'triglycerides',
  'gas-ph',
  'gas-pco2',
  'gas-po2',
  'digoxin',
  'lithium',
  'vancomycin',
  'gentamicin',
  'phenytoin',
  'valproate',
  'carbamazepine',
  'paracetamol',
  'tacrolimus',
];

/** The critical limits of newborns: the clinic's, or the shipped ones; empty if there are none for them. */
export const criticalOfNewborns = (id: string, test: NumberTest): Limits =>
  test.newborn ?? own[id] ?? (asAdults.includes(id) ? test.critical : {});
