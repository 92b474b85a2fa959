import * as z from 'zod/mini';
import { open } from './base/open.ts';
import { AppointmentsQuery } from './appointments.ts';
import { cursorText } from './base/cursor.ts';
import { ulidText } from './base/ids.ts';
import { say } from './base/say.ts';
import { Patient } from './patient/patient.ts';
import { roles } from './base/role.ts';

/**
 * What a request does with patients' data: lists, opens, writes or exports records, reads the access log itself, looks at or attaches a visitor's symptom
 * session, issues a link code, links an account to a record, or ends a link.
 */
export const accessActions = [
  'list',
  'read',
  'create',
  'change',
  'delete',
  'export',
  'log',
  'look',
  'attach',
  'link-code',
  'link',
  'unlink',
] as const;
export type AccessAction = (typeof accessActions)[number];

/** Actions that could be used to guess a way to a record: failed attempts are events too. */
export const attemptedActions: readonly AccessAction[] = ['look', 'attach', 'link-code', 'link', 'unlink'];

/** Each step of an export is an event, written with the step. */
export const exportActions = ['export-asked', 'export-done', 'export-failed', 'export-deleted'] as const;
export type ExportAction = (typeof exportActions)[number];

/** Who did what with whose data, and when. Never the data itself. */
export const AccessLogEntry = z.object({
  id: z.string(),
  at: z.string(),
  action: open([...accessActions, ...exportActions]),
  /** No name once the account is gone. */
  actor: z.object({ id: z.string(), name: z.optional(z.string()), roles: z.array(open(roles)) }),
  requestId: z.string(),
  /** In a patient's own log, or one patient's log, only that patient. */
  patientIds: z.array(Patient.shape.id),
  /** Number of patients, if known. */
  count: z.optional(z.int()),
  /** The HTTP status; 400 and above is a refusal. */
  status: z.optional(z.int()),
});
export type AccessLogEntry = z.output<typeof AccessLogEntry>;

/** Latest first, at most 50; `nextCursor` leads to older ones. */
export const AccessLog = z.object({ entries: z.array(AccessLogEntry), nextCursor: z.optional(z.string()) });
export type AccessLog = z.output<typeof AccessLog>;

const cursor = z.optional(cursorText);

/** GET /access-log: the events of one day in Qatar. Without a date: today's or, for one patient, all. */
export const AccessLogQuery = z.strictObject({
  date: AppointmentsQuery.shape.date,
  patientId: z.optional(ulidText(say('patientIdInvalid'))),
  cursor,
});
export type AccessLogQuery = z.output<typeof AccessLogQuery>;

/** GET /access-log/own */
export const OwnAccessLogQuery = z.strictObject({ cursor });
