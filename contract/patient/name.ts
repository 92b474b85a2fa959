import * as z from 'zod/mini';
import { Patient } from './patient.ts';

/** Whom an entry is about, as the patient's record names them now. */
export const PatientName = z.object({
  id: Patient.shape.id,
  ...z.pick(Patient.shape.personalInfo, { firstName: true, lastName: true, nameArabic: true }).shape,
});
