import type { CheckRule } from '#contract/symptom-check/check-rules.ts';
import { m } from '../i18n/paraglide/messages.js';

/** What each rule looks at. */
export const ruleWords: Readonly<Record<CheckRule, () => string>> = {
  'allergy-ingredient': () => m.ruleAllergyIngredient(),
  'allergy-class': () => m.ruleAllergyClass(),
  'allergy-group': () => m.ruleAllergyGroup(),
  intolerance: () => m.ruleIntolerance(),
  'duplicate-ingredient': () => m.ruleDuplicateIngredient(),
  'duplicate-class': () => m.ruleDuplicateClass(),
  pregnancy: () => m.rulePregnancy(),
  g6pd: () => m.ruleG6pd(),
  kidney: () => m.ruleKidney(),
  age: () => m.ruleAge(),
  frequency: () => m.ruleFrequency(),
  weight: () => m.ruleWeight(),
};
