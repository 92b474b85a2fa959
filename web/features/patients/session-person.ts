import { qatarDate } from '#contract/base/qatar-time.ts';
import { ageOn } from '#contract/patient/age.ts';
import type { Patient } from '#contract/patient/patient.ts';
import type { SymptomSessionLook } from '#contract/symptom-check/symptom-check.ts';

const sexes = ['female', 'male'];

/**
 * Whether the age and sex that a visitor gave contradict the patient's. A difference of a year is ignored, because people state ages
 * roughly.
 */
export function contradicts(
  { checkedAt, person: { age, ageMonths, gender } }: SymptomSessionLook,
  { dateOfBirth, gender: recorded }: Pick<Patient['personalInfo'], 'dateOfBirth' | 'gender'>,
): boolean {
  const years = age ?? (typeof ageMonths === 'number' ? Math.floor(ageMonths / 12) : undefined);
  const otherAge = years !== undefined && Math.abs(years - ageOn(dateOfBirth, qatarDate(new Date(checkedAt)))) > 1;
  return otherAge || (gender !== recorded && sexes.includes(String(gender)) && sexes.includes(recorded));
}
