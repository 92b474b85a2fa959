import * as z from 'zod/mini';
import { open } from '../base/open.ts';
import { limits } from '../base/limits.ts';
import { optionalText } from '../base/text.ts';
import { dateOfBirth, nationalId, phone } from './checks.ts';
import { Patient } from './patient.ts';

/** GET /patients/duplicates: the known facts of a person about to be added. */
export const PatientDuplicatesQuery = z.strictObject({
  nationalId,
  phone: phone('Phone number'),
  dateOfBirth: z.optional(dateOfBirth),
  firstName: optionalText('First name', limits.name),
  lastName: optionalText('Last name', limits.name),
});
export type PatientDuplicatesQuery = z.output<typeof PatientDuplicatesQuery>;

/**
 * Why a record may belong to the same person: the same QID, or the same birth date with the same phone number or a similar-sounding name.
 */
const duplicateReasons = ['nationalId', 'phone', 'name'] as const;
export const PatientDuplicates = z.array(z.object({ patient: Patient, because: z.array(open(duplicateReasons)) }));
export type PatientDuplicates = z.output<typeof PatientDuplicates>;
