import { paths } from './paths.ts';

// Apart from the other paths, which public pages load.

/** Where an appointment gets another time, or its first one. */
export const appointmentTime = (patientId: string, appointmentId: string): string =>
  `${paths.newAppointmentFor(patientId)}&appointmentId=${appointmentId}`;

/** Where one's draft is continued, or a prescription on hold is resumed. */
export const prescriptionTask = (patientId: string, task: 'draft' | 'resume', prescriptionId: string): string =>
  `${paths.newPrescriptionFor(patientId)}&${task}=${prescriptionId}`;

/** Where the visit begins for which a patient has come. */
export const visitOf = ({ id, patient, service }: { id: string; patient: { id: string }; service: string }): string =>
  `${paths.newRecordOf(patient.id)}&${new URLSearchParams({ appointmentId: id, service })}`;

/** The course of one laboratory test, on the page of a patient's results. */
export const trendPath = (patientId: string, test: string): string => `${paths.patientLabs(patientId)}?test=${test}`;

/** The lists that figures count: parts of the provider dashboard, by their ids there, and views of the patient list. */
export const lists = {
  schedule: `${paths.providerDashboard}#schedule`,
  alerts: `${paths.providerDashboard}#alerts`,
  newestPatients: `${paths.patients}?sortBy=createdAt&sortOrder=desc`,
  activePatients: `${paths.patients}?status=active`,
  pendingPatients: `${paths.patients}?status=pending`,
} as const;
