import * as z from 'zod/mini';
import { open } from '../base/open.ts';
import { limits } from '../base/limits.ts';
import { suggestionsOf } from '../base/page.ts';
import { optionalText } from '../base/text.ts';
import { dateOfBirth, dateOfBirthAccuracy, gender, nationalId, phone } from './checks.ts';
import { Patient } from './patient.ts';

/** GET /patients/duplicates: the known facts of a person about to be added. */
export const PatientDuplicatesQuery = z.strictObject({
  nationalId,
  phone: phone('Phone number'),
  dateOfBirth: z.optional(dateOfBirth),
  dateOfBirthAccuracy,
  firstName: optionalText('First name', limits.name),
  lastName: optionalText('Last name', limits.name),
  nameArabic: optionalText('Arabic name', limits.name * 2),
  gender: z.optional(gender),
});
export type PatientDuplicatesQuery = z.output<typeof PatientDuplicatesQuery>;

/**
 * Why a record may belong to the same person, the surest first (docs/adr/0078): the same QID; the same birth date with the same phone number
 * (of two QIDs, with names that can be one person's), or with both nearly that date, as the first of January where the day is not known; the
 * same birth date with a name that sounds the same; such a name with a QID in which one digit differs, or two neighbors are exchanged; a name
 * that can be the same with the same gender and a birth date in which one digit differs, or day and month are exchanged, or, if one of both is
 * estimated, the year by one at most.
 */
const duplicateReasons = ['nationalId', 'phone', 'name', 'nearNationalId', 'nearBirthDate'] as const;
export type DuplicateReason = (typeof duplicateReasons)[number];
const PatientDuplicate = z.object({ patient: Patient, because: z.array(open(duplicateReasons)) });
export type PatientDuplicate = z.output<typeof PatientDuplicate>;
export const PatientDuplicates = z.extend(suggestionsOf(PatientDuplicate), {
  /** Names were not compared, because their index was being made: only numbers were. */
  namesUnread: z.optional(z.literal(true)),
});
export type PatientDuplicates = z.output<typeof PatientDuplicates>;
