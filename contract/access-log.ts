import * as z from 'zod/mini';
import { AppointmentsQuery } from './appointments.ts';
import { cursorText } from './cursor.ts';
import { ulidText } from './ids.ts';
import { say } from './say.ts';
import { Patient } from './patient/patient.ts';
import { Role } from './role.ts';

/**
 * What a request does with patients' data: shows them in a list, opens one, writes one, exports them, reads the access log itself,
 * attaches a visitor's symptom session, hands out the code of a link, links an account to a record, or ends a link.
 */
export const accessActions = [
  'list',
  'read',
  'create',
  'change',
  'delete',
  'export',
  'log',
  'attach',
  'link-code',
  'link',
  'unlink',
] as const;
export type AccessAction = (typeof accessActions)[number];

/** Actions by which somebody may try to reach a record by guessing: attempts that fail are events too. */
export const attemptedActions: readonly AccessAction[] = ['attach', 'link-code', 'link', 'unlink'];

/** An export is an event at each of its steps, kept with the step. */
export const exportActions = ['export-asked', 'export-done', 'export-failed', 'export-deleted'] as const;
export type ExportAction = (typeof exportActions)[number];

/** Who did what with whose data, and when. Never what the data is. */
export const AccessLogEntry = z.object({
  id: z.string(),
  at: z.string(),
  action: z.enum([...accessActions, ...exportActions]),
  /** Without a name when the account is gone. */
  actor: z.object({ id: z.string(), name: z.optional(z.string()), roles: z.array(Role) }),
  requestId: z.string(),
  /** In a patient's own log, and in that of one patient, nobody but them. */
  patientIds: z.array(Patient.shape.id),
  /** How many patients, where it is known. */
  count: z.optional(z.int()),
  /** The HTTP status that was answered; from 400 on it was refused. */
  status: z.optional(z.int()),
});
export type AccessLogEntry = z.output<typeof AccessLogEntry>;

/** The latest first, at most 50; `nextCursor` leads to the older ones. */
export const AccessLog = z.object({ entries: z.array(AccessLogEntry), nextCursor: z.optional(z.string()) });
export type AccessLog = z.output<typeof AccessLog>;

const cursor = z.optional(cursorText);

/** GET /access-log: the events of one day in Qatar; without a date today's or, for one patient, those of all days. */
export const AccessLogQuery = z.strictObject({
  date: AppointmentsQuery.shape.date,
  patientId: z.optional(ulidText(say('patientIdInvalid'))),
  cursor,
});
export type AccessLogQuery = z.output<typeof AccessLogQuery>;

/** GET //access-log/own */
export const OwnAccessLogQuery = z.strictObject({ cursor });
