import * as z from 'zod/mini';
import { Patient } from './patient.ts';

/** The patient that an entry is about, by current name, and whether they died. */
export const PatientName = z.object({
  id: Patient.shape.id,
  ...z.pick(Patient.shape.personalInfo, { firstName: true, lastName: true, nameArabic: true, dateOfDeath: true }).shape,
});
