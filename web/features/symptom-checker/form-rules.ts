import { limits } from '#contract/base/limits.ts';
import type { Language } from '#contract/base/language.ts';
import type { Duration } from '#contract/symptom-check/symptom-check.ts';
import type { BodyInputOf } from '#contract/routes/table.ts';
import { typedNumber } from '../../lib/typed-number.ts';

/** The form's values while being filled in. */
export interface SymptomForm {
  readonly forSelf: boolean;
  readonly description: string;
  readonly severity: number;
  readonly duration: Duration | '';
  readonly age: string;
  /** A small child's age is given in months. */
  readonly ageUnit: 'years' | 'months';
  readonly gender: 'male' | 'female' | '';
  /** Undefined if unknown or unanswered. */
  readonly pregnant: boolean | undefined;
}

export const emptyForm: SymptomForm = {
  forSelf: true,
  description: '',
  severity: 5,
  duration: '',
  age: '',
  ageUnit: 'years',
  gender: '',
  pregnant: undefined,
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

const childbearingAge = { from: 12, to: 55 } as const;

/** Whether the advice may depend on pregnancy. */
export function asksAboutPregnancy(form: SymptomForm): boolean {
  const age = ageOf(form);
  return (
    form.gender === 'female' && form.ageUnit === 'years' && age !== undefined && age >= childbearingAge.from && age <= childbearingAge.to
  );
}

/** The request for a form without problems. */
export function requestOf(form: SymptomForm, language: Language): BodyInputOf<'symptomCheck.create'> {
  const age = ageOf(form);
  return {
    symptoms: {
      description: form.description.trim(),
      severity: form.severity,
      duration: form.duration,
      forSelf: form.forSelf,
      ...(age !== undefined && (form.ageUnit === 'months' ? { ageMonths: age } : { age })),
      ...(form.gender !== '' && { gender: form.gender }),
      ...(asksAboutPregnancy(form) && form.pregnant !== undefined && { pregnant: form.pregnant }),
    },
    language,
  };
}
