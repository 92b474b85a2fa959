import type { PatientRecord } from './patient.ts';

/** The columns of an exported list, in order. */
const columns: readonly [string, (patient: PatientRecord) => string][] = [
  ['ID', (patient) => patient.id],
  ['First name', (patient) => patient.personalInfo.firstName],
  ['Last name', (patient) => patient.personalInfo.lastName],
  ['Arabic name', (patient) => patient.personalInfo.nameArabic ?? ''],
  ['Email', (patient) => patient.personalInfo.email],
  ['Phone', (patient) => patient.personalInfo.phone],
  ['QID', (patient) => patient.personalInfo.nationalId ?? ''],
  ['Date of birth', (patient) => patient.personalInfo.dateOfBirth],
  ['Gender', (patient) => patient.personalInfo.gender],
  ['Status', (patient) => patient.status],
  ['Blood type', (patient) => patient.medicalInfo.bloodType ?? ''],
  ['Allergies', (patient) => patient.medicalInfo.allergies.join(', ')],
  ['Medications', (patient) => patient.medicalInfo.medications.join(', ')],
  ['Created', (patient) => patient.createdAt],
  ['Updated', (patient) => patient.updatedAt],
];

export const csvHeader: readonly string[] = columns.map(([title]) => title);

/** A spreadsheet would run a cell that starts like a formula; a phone number with its plus is none. */
export const guarded = (text: string): string => (/^[=+\-@\t\r]/.test(text) && !/^\+[\d\s()-]+$/.test(text) ? `'${text}` : text);

export const csvRow = (patient: PatientRecord): string[] => columns.map(([, value]) => guarded(value(patient)));
