import * as z from 'zod/mini';
import { followedPageOf } from '../base/page.ts';
import { open } from '../base/open.ts';
import { Texts } from '../base/language.ts';
import { limits } from '../base/limits.ts';
import { optionalText } from '../base/text.ts';
import { PatientName } from '../patient/name.ts';

export const alertSeverities = ['high', 'medium', 'low'] as const;
export type AlertSeverity = (typeof alertSeverities)[number];

/** An open alert about a patient. */
export const Alert = z.object({
  id: z.string(),
  patient: PatientName,
  severity: open(alertSeverities),
  message: Texts,
  raisedAt: z.string(),
  /** The laboratory order whose critical result it is about: acknowledging the order's results closes the alert. */
  orderId: z.optional(z.string()),
});
export type Alert = z.output<typeof Alert>;

/** GET /alerts: the open alerts, gravest first; the first page says how many there are of each severity. */
export const OpenAlerts = z.extend(followedPageOf(Alert), {
  counts: z.optional(z.object({ high: z.int(), medium: z.int(), low: z.int() })),
});
export type OpenAlerts = z.output<typeof OpenAlerts>;

/** POST /patients/{id}/alerts/{alertId}/acknowledge: with what was done, if the alert is about an order's critical result. */
export const AlertAcknowledgement = z.strictObject({ done: optionalText('done', limits.alertDone) });

/** An acknowledged alert: the time, and the note on what was done. */
export const AcknowledgedAlert = z.object({ id: z.string(), acknowledgedAt: z.string(), done: z.optional(z.string()) });
export type AcknowledgedAlert = z.output<typeof AcknowledgedAlert>;
