import { paths } from './paths.ts';

// Separate from the other paths, which public pages load.

/** The page that moves an appointment, or gives it its first time. */
export const appointmentTime = (patientId: string, appointmentId: string): string =>
  `${paths.newAppointmentFor(patientId)}&appointmentId=${appointmentId}`;

/** The page that continues the user's draft, or resumes a prescription on hold. */
export const prescriptionTask = (patientId: string, task: 'draft' | 'resume', prescriptionId: string): string =>
  `${paths.newPrescriptionFor(patientId)}&${task}=${prescriptionId}`;

/** The parts of a patient's chart that have a page of their own. */
export const chartPaths = {
  visits: (patientId: string) => `${paths.patient(patientId)}/visits`,
  timeline: (patientId: string) => `${paths.patient(patientId)}/timeline`,
  problems: (patientId: string) => `${paths.patient(patientId)}/problems`,
  vitalSigns: (patientId: string) => `${paths.patient(patientId)}/vital-signs`,
  immunizations: (patientId: string) => `${paths.patient(patientId)}/immunizations`,
  documents: (patientId: string) => `${paths.patient(patientId)}/documents`,
} as const;

/** One laboratory test over time, on the page of a patient's results. */
export const trendPath = (patientId: string, test: string): string => `${paths.patientLabs(patientId)}?test=${test}`;

/** The lists that figures count: parts of the provider dashboard, by their ids there, and views of the patient list. */
export const lists = {
  schedule: `${paths.providerDashboard}#schedule`,
  alerts: `${paths.providerDashboard}#alerts`,
  newestPatients: `${paths.patients}?sortBy=createdAt&sortOrder=desc`,
  activePatients: `${paths.patients}?status=active`,
  pendingPatients: `${paths.patients}?status=pending`,
} as const;
