/** What is checked before a prescription is signed. */
export const checkRules = [
  'allergy-ingredient',
  'allergy-class',
  'allergy-group',
  'intolerance',
  'duplicate-ingredient',
  'duplicate-class',
  'pregnancy',
  'g6pd',
  'kidney',
  'age',
  'frequency',
  'weight',
] as const;
export type CheckRule = (typeof checkRules)[number];
