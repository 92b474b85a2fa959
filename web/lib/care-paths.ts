import { paths } from './paths.ts';

// Apart from the other paths, which public pages load.

/** Where an appointment gets another time, or its first one. */
export const appointmentTime = (patientId: string, appointmentId: string): string =>
  `${paths.newAppointmentFor(patientId)}&appointmentId=${appointmentId}`;

/** The course of one laboratory test, on the page of a patient's results. */
export const trendPath = (patientId: string, test: string): string => `${paths.patientLabs(patientId)}?test=${test}`;
