import type { Texts } from '#contract/base/language.ts';
import { type ClassId, classOf } from '#contract/formulary/classes.ts';
import { type Known, formulary } from '#contract/formulary/formulary.ts';
import { crossReactions } from '#contract/formulary/cross-reactions.ts';
import { forms, isForm } from '#contract/formulary/ingredient.ts';
import { byWeightMonths, solidsFromMonths } from '#contract/patient/age.ts';
import { type Allergy, type AllergySeverity, type AllergyStatus, allergiesOf } from '#contract/patient/allergies.ts';
import { type CheckRule, checkRules } from '#contract/symptom-check/check-rules.ts';
import { intervalOf } from '#contract/formulary/intervals.ts';
import type { PrescribingFacts, RuleCheck, Schedule } from '#contract/prescriptions/prescriptions.ts';
import { isNoSubstance } from '../clinic/no-substance.ts';
import { type Coded, type Reading, readText } from './coding.ts';
import { ageText, g6pdTexts, intervalText, kidneyTexts, pregnancyTexts, solidText } from './limit-texts.ts';
import type { Kidneys } from './kidneys.ts';
import { isIntolerance, saysG6pdDeficient } from './statements.ts';

/** A prescription in the chart: taken, or on hold. */
export interface ActivePrescription {
  readonly id: string;
  readonly ingredientId?: string | undefined;
  readonly name: string;
  /** Its line in the record's list of medicines. */
  readonly line: string;
  readonly status: 'active' | 'on-hold';
}

/** What a medicine is checked against, from record and chart. */
export interface Lists {
  readonly allergies: {
    readonly allergies: readonly string[];
    readonly allergyStatus: AllergyStatus;
    readonly allergySeverities: readonly { readonly substance: string; readonly severity: AllergySeverity }[];
  };
  readonly medications: readonly string[];
  readonly history?: string | undefined;
  readonly active: readonly ActivePrescription[];
  /** Whether a problem of the chart says so. `false` does not exclude a pregnancy. */
  readonly isPregnant?: boolean;
  readonly kidneys?: Kidneys | undefined;
  /** Medicines that are to be signed together with the checked one. */
  readonly above?: readonly Pick<ActivePrescription, 'ingredientId' | 'name'>[];
}

export interface Person {
  readonly ageMonths: number;
  readonly sex: 'male' | 'female' | 'other';
}

interface Circumstances {
  readonly lists: Lists;
  readonly person: Person;
  readonly facts: PrescribingFacts;
  readonly form?: string | undefined;
  readonly strength?: string | undefined;
  readonly schedule?: Schedule | undefined;
  /** The prescriptions that this one and those above it replace. */
  readonly ended?: readonly string[];
}

const conflict = (
  rule: CheckRule,
  level: NonNullable<RuleCheck['level']>,
  more: Omit<RuleCheck, 'rule' | 'outcome' | 'level'> = {},
): RuleCheck => ({
  rule,
  outcome: 'conflict',
  level,
  ...more,
});
const unchecked = (
  rule: CheckRule,
  level: NonNullable<RuleCheck['level']>,
  cause: NonNullable<RuleCheck['cause']>,
  more: Partial<Pick<RuleCheck, 'about' | 'limit' | 'shared'>> = {},
): RuleCheck => ({ rule, outcome: 'unchecked', level, cause, ...more });

const textsOf = ({ en, ar }: Texts): Texts => ({ en, ar });
const parts = ({ parts: ids }: Known): Known[] => ids.flatMap((id) => formulary.get(id) ?? []);
/** The classes of a medicine, except those whose members differ (`together`). */
const classesOf = (one: Known): ClassId[] => [...new Set([one, ...parts(one)].map(({ of }) => of))].filter((id) => !classOf(id).together);
const groupsOf = (one: Known) => new Set([one, ...parts(one)].flatMap(({ groups }) => groups));
const sharedPart = (one: Known, other: Known): Known | undefined => parts(one).find(({ id }) => other.parts.includes(id));

/** What a medicine has in common with an allergy, under one reading of its text. */
function ofAllergy(
  drug: Known,
  { ingredients, classes, groups }: Coded,
  { substance: about, severity }: Allergy,
  readAs?: Texts,
): RuleCheck[] {
  const ingredient = ingredients.map((one) => sharedPart(drug, one)).find((one) => one !== undefined);
  const itsClasses = new Set([...classes, ...ingredients.flatMap(classesOf)]);
  const sharedClass = classesOf(drug).find((id) => itsClasses.has(id));
  const itsGroups = new Set([...groups, ...ingredients.flatMap((one) => [...groupsOf(one)])]);
  const sharedGroup = [...groupsOf(drug)].find((id) => itsGroups.has(id));
  const shared = ingredient?.name ?? (sharedClass && classOf(sharedClass)) ?? (sharedGroup && crossReactions[sharedGroup]);
  if (shared === undefined) return [];
  const more = { about, shared: textsOf(shared), ...(readAs && { readAs }) };
  if (severity === 'mild' && isIntolerance(about)) return [conflict('intolerance', 'inline', more)];
  if (ingredient !== undefined) return [conflict('allergy-ingredient', 'stop', more)];
  // A reaction without a recorded severity may have been severe.
  if (sharedClass !== undefined)
    return [conflict('allergy-class', severity === 'mild' || severity === 'moderate' ? 'interrupt' : 'stop', more)];
  return [conflict('allergy-group', 'interrupt', more)];
}

/**
 * The findings of all readings of a text, each rule once. A text with an uncertain part remains "could not be checked", unless the same
 * rule finds a conflict: a similarity may warn, but must not reassure.
 */
function ofReading(
  { certain, probable, isPartial }: Reading,
  against: (coded: Coded, readAs?: Texts) => readonly RuleCheck[],
  notCoded: RuleCheck,
): RuleCheck[] {
  const found = [...(certain ? against(certain) : []), ...probable.flatMap((one) => against(one, one.name))];
  const readAs = probable[0]?.name;
  const all =
    certain === undefined || probable.length > 0 || isPartial === true ? [...found, { ...notCoded, ...(readAs && { readAs }) }] : found;
  return all.filter(({ rule }, index) => all.findIndex((one) => one.rule === rule) === index);
}

function ofAllergies(drug: Known, { allergies }: Lists): RuleCheck[] {
  const named = allergiesOf(allergies).filter(({ substance }) => !isNoSubstance(substance));
  const isUnknown = named.length === 0 && allergies.allergies.length > 0;
  if (isUnknown || allergies.allergyStatus === 'not-asked') return [unchecked('allergy-ingredient', 'interrupt', 'allergies-not-asked')];
  return named.flatMap((allergy) =>
    ofReading(
      readText(allergy.substance),
      (coded, readAs) => ofAllergy(drug, coded, allergy, readAs),
      unchecked('allergy-ingredient', 'interrupt', 'allergy-not-coded', { about: allergy.substance }),
    ),
  );
}

interface Taken {
  readonly about: string;
  readonly reading: Reading;
  readonly prescriptionId?: string;
}

function takenAs({ name, ingredientId }: Pick<ActivePrescription, 'ingredientId' | 'name'>): Taken {
  const known = ingredientId === undefined ? undefined : formulary.get(ingredientId);
  const reading = known === undefined ? readText(name) : { certain: { ingredients: [known], classes: [], groups: [] }, probable: [] };
  return { about: name, reading };
}

/** What the patient takes: prescriptions, medicines that are signed together, and other medicines on the record's list. */
function takenBy({ medications, active, above = [] }: Lists, ended: readonly string[]): Taken[] {
  const lines = new Set(active.map(({ line }) => line));
  return [
    ...active.filter(({ id }) => !ended.includes(id)).map((one) => ({ ...takenAs(one), prescriptionId: one.id })),
    ...above.map(takenAs),
    ...medications.filter((line) => !lines.has(line)).map((about) => ({ about, reading: readText(about) })),
  ];
}

function ofDuplicates(drug: Known, lists: Lists, ended: readonly string[]): RuleCheck[] {
  return takenBy(lists, ended).flatMap(({ about, reading: { certain, ...reading }, prescriptionId }) =>
    ofReading(
      // A group, such as "sulfa", does not say which medicine is taken.
      { ...reading, ...(certain !== undefined && certain.ingredients.length > 0 && { certain }) },
      ({ ingredients }, readAs) => {
        const more = { about, ...(readAs && { readAs }) };
        const ingredient = ingredients.map((one) => sharedPart(drug, one)).find((one) => one !== undefined);
        if (ingredient !== undefined)
          return [
            conflict('duplicate-ingredient', 'interrupt', { ...more, shared: ingredient.name, ...(prescriptionId && { prescriptionId }) }),
          ];
        const itsClasses = new Set(ingredients.flatMap(classesOf));
        const sharedClass = classesOf(drug).find((id) => itsClasses.has(id));
        return sharedClass === undefined ? [] : [conflict('duplicate-class', 'inline', { ...more, shared: textsOf(classOf(sharedClass)) })];
      },
      unchecked('duplicate-ingredient', 'inline', 'medicine-not-coded', { about }),
    ),
  );
}

const childbearing = { fromMonths: 12 * 12, toMonths: 56 * 12 };

function ofPregnancy({ pregnancy }: Known, { lists, person: { sex, ageMonths }, facts }: Circumstances): RuleCheck[] {
  const canBe = sex !== 'male' && ageMonths >= childbearing.fromMonths && ageMonths < childbearing.toMonths;
  if (pregnancy === undefined || facts.pregnant === 'no' || (!canBe && facts.pregnant === undefined)) return [];
  const isGrave = pregnancy === 'avoid';
  const limit = pregnancyTexts[pregnancy];
  const cause = facts.pregnant === undefined && lists.isPregnant === true ? 'pregnancy-in-chart' : undefined;
  if (facts.pregnant === undefined && cause === undefined)
    return [unchecked('pregnancy', isGrave ? 'interrupt' : 'inline', 'pregnancy-unknown', { limit })];
  return [conflict('pregnancy', isGrave ? 'stop' : 'interrupt', { limit, ...(cause && { cause }) })];
}

function ofG6pd({ g6pd }: Known, { lists, facts }: Circumstances): RuleCheck[] {
  if (g6pd === undefined) return [];
  const isGrave = g6pd === 'avoid';
  const limit = g6pdTexts[g6pd];
  const isWritten = [lists.history ?? '', ...lists.allergies.allergies].some(saysG6pdDeficient);
  // A tick cannot override what the record says.
  if (isWritten || facts.g6pdDeficient === 'yes') return [conflict('g6pd', isGrave ? 'stop' : 'interrupt', { limit })];
  return facts.g6pdDeficient === 'no' ? [] : [unchecked('g6pd', isGrave ? 'interrupt' : 'inline', 'g6pd-unknown', { limit })];
}

function ofKidney({ kidney }: Known, { lists: { kidneys }, facts }: Circumstances): RuleCheck[] {
  if (kidney === undefined) return [];
  const [usual, grave] = kidney === 'avoid' ? (['interrupt', 'stop'] as const) : (['inline', 'interrupt'] as const);
  const more = { limit: kidneyTexts[kidney], ...(kidneys && { shared: kidneys.said }) };
  // A tick cannot override what the chart says.
  if (kidneys?.isReduced === true)
    return [conflict('kidney', kidneys.isGrave === true ? grave : usual, { ...more, cause: 'kidney-in-chart' })];
  if (facts.kidneyReduced === 'yes') return [conflict('kidney', usual, more)];
  if (facts.kidneyReduced === 'no' || kidneys?.isReduced === false) return [];
  return [unchecked('kidney', usual, 'kidney-unknown', more)];
}

function ofAge({ fromMonths = 0 }: Known, { person: { ageMonths }, form }: Circumstances): RuleCheck[] {
  if (ageMonths < fromMonths) return [conflict('age', 'interrupt', { limit: ageText(fromMonths) })];
  const isSolid = form !== undefined && isForm(form) && ['tablet', 'capsule'].includes(forms[form].unit);
  return isSolid && ageMonths < solidsFromMonths ? [conflict('age', 'interrupt', { limit: solidText })] : [];
}

function ofFrequency({ id }: Known, { strength, schedule }: Circumstances): RuleCheck[] {
  const interval = schedule && intervalOf(id, schedule.route, strength);
  if (schedule === undefined || interval === undefined) return [];
  const { only, onNamedDay, level } = interval;
  const limit = intervalText(interval);
  const { frequency, weekday, isAsNeeded = false } = schedule;
  if (frequency === undefined) return [unchecked('frequency', 'inline', 'frequency-missing', { limit })];
  const isRight = only.includes(frequency) && !isAsNeeded && (onNamedDay === undefined || weekday !== undefined);
  return isRight ? [] : [conflict('frequency', level, { limit })];
}

function ofWeight({ person, facts }: Circumstances): RuleCheck[] {
  if (person.ageMonths >= byWeightMonths) return [];
  if (facts.weightKg === undefined) return [unchecked('weight', 'interrupt', 'weight-missing')];
  // A known weight does not mean that the dose is checked.
  return [unchecked('weight', 'inline', 'dose-not-compared')];
}

/** Checks a medicine, in the formulary or not. Every rule returns at least one result, in the order of the contract. */
export function checksOf(ingredientId: string | undefined, circumstances: Circumstances): RuleCheck[] {
  const drug = ingredientId === undefined ? undefined : formulary.get(ingredientId);
  const { lists, ended = [] } = circumstances;
  const found: readonly RuleCheck[] =
    drug === undefined
      ? [
          ...checkRules
            .filter((rule) => rule !== 'weight')
            .map((rule) => unchecked(rule, rule === 'allergy-ingredient' ? 'interrupt' : 'inline', 'drug-not-coded')),
          ...ofWeight(circumstances),
        ]
      : [
          ...ofAllergies(drug, lists),
          ...ofDuplicates(drug, lists, ended),
          ...ofPregnancy(drug, circumstances),
          ...ofG6pd(drug, circumstances),
          ...ofKidney(drug, circumstances),
          ...ofAge(drug, circumstances),
          ...ofFrequency(drug, circumstances),
          ...ofWeight(circumstances),
        ];
  return checkRules.flatMap((rule) => {
    const ofRule = found.filter((one) => one.rule === rule);
    return ofRule.length > 0 ? ofRule : [{ rule, outcome: 'none' } as const];
  });
}
