import { limits } from '#contract/base/limits.ts';
import type { Language } from '#contract/base/language.ts';
import { type ToldAgeGroup, ageGroupOf, toldAgeGroups } from '#contract/symptom-check/age-groups.ts';
import type { Duration } from '#contract/symptom-check/symptom-check.ts';
import type { BodyInputOf } from '#contract/routes/table.ts';
import { typedNumber } from '../../lib/typed-number.ts';
import { type Told, type Who, told } from './told.ts';

/** The form's values while being filled in. An empty choice was not made, so that the words may make it; `none` is one that was undone. */
export interface SymptomForm {
  readonly description: string;
  readonly who: Who | '';
  /** As chosen; an exact age counts more. */
  readonly ageGroup: ToldAgeGroup | 'none' | '';
  readonly gender: 'male' | 'female' | 'none' | '';
  /** Undefined if unknown or unanswered. */
  readonly pregnant: boolean | undefined;
  readonly severity: number;
  readonly duration: Duration | '';
  readonly age: string;
  /** A small child's age is given in months. */
  readonly ageUnit: 'years' | 'months';
}

/** In the order of the screen. */
export const emptyForm: SymptomForm = {
  description: '',
  who: '',
  ageGroup: '',
  gender: '',
  pregnant: undefined,
  severity: 5,
  duration: '',
  age: '',
  ageUnit: 'years',
};

/** Product spec, section 5, Symptom description. Each rule names its message, so that it can be shown in either language. */
export type SymptomProblem = 'descriptionRequired' | 'descriptionTooShort' | 'descriptionTooLong' | 'ageInvalid' | 'ageMonthsInvalid';
export type SymptomProblems = Partial<Record<keyof SymptomForm, SymptomProblem>>;

/** The length of the text as the server stores it. */
export const descriptionLength = (description: string): number => description.trim().normalize('NFC').length;

/** The age as typed, in years or months; undefined if none was given, NaN if it is no number. */
export const ageOf = ({ age }: SymptomForm): number | undefined => (age.trim() === '' ? undefined : typedNumber(age));

function ageProblem(form: SymptomForm): SymptomProblem | undefined {
  const age = ageOf(form);
  const isWithin = (least: number, most: number) => age === undefined || (Number.isInteger(age) && age >= least && age <= most);
  if (form.ageUnit === 'months') return isWithin(0, limits.ageMonthsMax) ? undefined : 'ageMonthsInvalid';
  return isWithin(limits.ageMin, limits.ageMax) ? undefined : 'ageInvalid';
}

/** What must be corrected before the form can be sent. */
export function symptomProblems(form: SymptomForm): SymptomProblems {
  const length = descriptionLength(form.description);
  const age = ageProblem(form);
  return {
    ...(length === 0
      ? { description: 'descriptionRequired' }
      : length < limits.descriptionMin
        ? { description: 'descriptionTooShort' }
        : length > limits.descriptionMax
          ? { description: 'descriptionTooLong' }
          : {}),
    ...(age !== undefined && { age }),
  };
}

/** The groups that each may be of; somebody of whom nothing is known, any. */
const groupsOf: Readonly<Record<Who | '', readonly ToldAgeGroup[]>> = {
  me: toldAgeGroups.slice(3),
  child: toldAgeGroups.slice(0, 4),
  other: toldAgeGroups,
  '': toldAgeGroups,
};
const underFive: readonly string[] = toldAgeGroups.slice(0, 3);

/** Whom the check is about, as the form shows it: as chosen, or else as the words say. */
export interface Person {
  readonly who: Who | undefined;
  readonly ageGroup: ToldAgeGroup | undefined;
  readonly gender: 'male' | 'female' | undefined;
  /** The age groups to choose from. */
  readonly groups: readonly ToldAgeGroup[];
  /** What only the words say. */
  readonly told: ReadonlySet<keyof Told>;
  /** The words speak of an age that the chosen person cannot have. */
  readonly isOfOtherAge: boolean;
}

/** The age in years, if it is one. */
function exactAge(form: SymptomForm): number | undefined {
  const age = ageProblem(form) === undefined ? ageOf(form) : undefined;
  return age === undefined || form.ageUnit === 'years' ? age : age / 12;
}

/** Whom the check is about. */
export function personOf(form: SymptomForm): Person {
  const words = told(form.description);
  const who = form.who || words.who;
  // What the words say of somebody else says nothing of the chosen person.
  const said = form.who === '' || words.who === undefined || (form.who === 'me') === (words.who === 'me') ? words : {};
  // Only a choice narrows them: nothing moves while words are typed.
  const groups = toldAgeGroups.filter((group) => groupsOf[form.who].includes(group) || group === form.ageGroup);
  const age = exactAge(form);
  const ofWords = said.ageGroup !== undefined && groups.includes(said.ageGroup) ? said.ageGroup : undefined;
  const ageGroup = age !== undefined ? ageGroupOf(age) : form.ageGroup === 'none' ? undefined : form.ageGroup || ofWords;
  const gender = form.gender === 'none' ? undefined : form.gender || said.gender;
  return {
    who,
    ageGroup,
    gender,
    groups,
    told: new Set([
      ...(form.who === '' && who !== undefined ? ['who' as const] : []),
      ...(age === undefined && form.ageGroup === '' && ageGroup !== undefined ? ['ageGroup' as const] : []),
      ...(form.gender === '' && gender !== undefined ? ['gender' as const] : []),
    ]),
    isOfOtherAge: said.ageGroup !== undefined && ofWords === undefined,
  };
}

/** Whether the result speaks to whoever has the complaint, as it does if nobody else was named. */
export const isForSelf = (form: SymptomForm): boolean => !['child', 'other'].includes(personOf(form).who ?? 'me');

/** What changes with another person: an age group that this person cannot be of goes. */
export const choosingWho = (who: Who, { ageGroup }: SymptomForm): Partial<SymptomForm> => ({
  who,
  ...(groupsOf[who].every((group) => group !== ageGroup) && { ageGroup: '' }),
});

/** What changes with another age group: an exact age goes. */
export const choosingAge = (ageGroup: ToldAgeGroup | undefined): Partial<SymptomForm> => ({ ageGroup: ageGroup ?? 'none', age: '' });

/** Whether the sex is asked: not of a child for whom a group under five was chosen. What words say may still change. */
export const asksAboutSex = (form: SymptomForm, { ageGroup }: Person): boolean =>
  !(underFive.includes(form.ageGroup) && ageGroup !== undefined && underFive.includes(ageGroup));

const childbearingAge = { from: 12, to: 55 } as const;

/** Whether the advice may depend on pregnancy. */
export function asksAboutPregnancy(form: SymptomForm, { gender, ageGroup }: Person): boolean {
  const age = exactAge(form);
  const isOfAge = age === undefined ? ageGroup === '14-64' : age >= childbearingAge.from && age <= childbearingAge.to;
  return gender === 'female' && isOfAge;
}

/** Whether words or an exact age that are still being typed may make it ask about pregnancy: its room is kept. */
export const mayAskAboutPregnancy = ({ who, gender, ageGroup }: SymptomForm): boolean =>
  gender !== 'male' && who !== 'child' && ['', 'none', '14-64'].includes(ageGroup);

/** The request for a form without problems. */
export function requestOf(form: SymptomForm, language: Language): BodyInputOf<'symptomCheck.create'> {
  const age = ageOf(form);
  const person = personOf(form);
  const { who, gender, isOfOtherAge } = person;
  const ageGroup = person.ageGroup ?? (who === 'child' && !isOfOtherAge ? 'child' : undefined);
  return {
    symptoms: {
      description: form.description.trim(),
      severity: form.severity,
      duration: form.duration,
      ...(who !== undefined && { forSelf: who === 'me' }),
      ...(age !== undefined ? (form.ageUnit === 'months' ? { ageMonths: age } : { age }) : ageGroup !== undefined && { ageGroup }),
      ...(gender !== undefined && asksAboutSex(form, person) && { gender }),
      ...(asksAboutPregnancy(form, person) && form.pregnant !== undefined && { pregnant: form.pregnant }),
    },
    language,
  };
}
