import { qatarDate } from '#contract/base/qatar-time.ts';
import { ageOn } from '#contract/patient/age.ts';
import type { Patient } from '#contract/patient/patient.ts';
import { ageGroups } from '#contract/symptom-check/age-groups.ts';
import type { SymptomSessionLook } from '#contract/symptom-check/symptom-check.ts';
import { entryFor } from '../../lib/open-words.ts';

const sexes = ['female', 'male'];

/**
 * Whether the age and sex that a visitor gave contradict the patient's. A difference of a year is ignored, because people state ages
 * roughly.
 */
export function contradicts(
  { checkedAt, person: { age, ageMonths, ageGroup, gender } }: SymptomSessionLook,
  { dateOfBirth, gender: recorded }: Pick<Patient['personalInfo'], 'dateOfBirth' | 'gender'>,
): boolean {
  const years = age ?? (typeof ageMonths === 'number' ? Math.floor(ageMonths / 12) : undefined);
  const told = years === undefined ? ageGroup && entryFor(ageGroups, ageGroup) : { from: years, to: years };
  const recordedAge = ageOn(dateOfBirth, qatarDate(new Date(checkedAt)));
  const otherAge = told !== undefined && (recordedAge < Math.floor(told.from) - 1 || recordedAge > Math.floor(told.to) + 1);
  return otherAge || (gender !== recorded && sexes.includes(String(gender)) && sexes.includes(recorded));
}
