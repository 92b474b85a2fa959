import * as z from 'zod/mini';
import { open } from './base/open.ts';
import { PatientName } from './patient/name.ts';

export const alertSeverities = ['high', 'medium', 'low'] as const;
export type AlertSeverity = (typeof alertSeverities)[number];

/** An open alert about a patient. */
export const Alert = z.object({
  id: z.string(),
  patient: PatientName,
  severity: open(alertSeverities),
  message: z.string(),
  raisedAt: z.string(),
});
export type Alert = z.output<typeof Alert>;
