/** Micromoles of creatinine per liter in a milligram per deciliter. */
const umolPerMg = 88.42;

/**
 * The filtration rate of an adult's kidneys in mL/min/1.73 m², estimated from creatinine in µmol/L by CKD-EPI 2021 (Inker 2021). Undefined
 * below 18 years and without one of the two sexes, for which the formula does not hold.
 */
export function estimatedGfr(creatinine: number, { age, sex }: { readonly age: number; readonly sex: string }): number | undefined {
  if (age < 18 || creatinine <= 0 || (sex !== 'female' && sex !== 'male')) return undefined;
  const [kappa, alpha, factor] = sex === 'female' ? [0.7, -0.241, 1.012] : [0.9, -0.302, 1];
  const ratio = creatinine / umolPerMg / kappa;
  return Math.round(142 * Math.min(ratio, 1) ** alpha * Math.max(ratio, 1) ** -1.2 * 0.9938 ** age * factor);
}
