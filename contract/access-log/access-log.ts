import * as z from 'zod/mini';
import { dayText } from '../appointments/clinic-hours.ts';
import { open } from '../base/open.ts';
import { cursorText } from '../base/cursor.ts';
import { ulidText } from '../base/ids.ts';
import { say } from '../base/say.ts';
import { limits } from '../base/limits.ts';
import { formed, notOneOf, storable } from '../base/text.ts';
import { PatientName } from '../patient/name.ts';
import { Patient } from '../patient/patient.ts';
import { roles } from '../base/role.ts';
import { relations } from '../links/links.ts';

/**
 * What a request does with patients' data: lists, opens, writes or exports records, reads or exports the access log itself, looks at or attaches a
 * visitor's symptom session, issues a link code, links an account to a record, ends a link, merges
 * two records, or undoes that.
 */
const accessActions = [
  'list',
  'read',
  'create',
  'change',
  'delete',
  'export',
  'log',
  'log-export',
  'look',
  'attach',
  'link-code',
  'link',
  'unlink',
  'merge',
  'unmerge',
] as const;
export type AccessAction = (typeof accessActions)[number];

/** What was created or changed, where the log tells it apart: an appointment's turns, and an invitation of staff, which concerns no patient. */
export const changeActions = ['book', 'move', 'cancel', 'cancel-undone', 'noshow', 'noshow-undone', 'invite'] as const;
export type ChangeAction = (typeof changeActions)[number];

/** Actions with which someone could guess a way to a record: failed attempts are recorded too. */
export const attemptedActions: readonly (AccessAction | ChangeAction)[] = ['look', 'attach', 'link-code', 'link', 'unlink'];

/** Each step of an export is an event, written together with the step. Requesting an export of the log is a `log-export`. */
const exportActions = ['export-asked', 'export-done', 'export-failed', 'export-deleted'] as const;
export type ExportAction = (typeof exportActions)[number];

/** How an event ended: done, not saved because the record had changed since it was opened, or refused. */
export const accessOutcomes = ['done', 'conflict', 'refused'] as const;
export type AccessOutcome = (typeof accessOutcomes)[number];

/** Who did what with whose data, and when; never the data itself. */
export const AccessLogEntry = z.object({
  id: z.string(),
  at: z.string(),
  action: open([...accessActions, ...changeActions, ...exportActions]),
  /** Without a name once the account is deleted. `relation` is the actor's relation to the patient, if the actor used a link. */
  actor: z.object({
    id: z.string(),
    name: z.optional(z.string()),
    roles: z.array(open(roles)),
    relation: z.optional(open(relations)),
  }),
  requestId: z.string(),
  /** Only that patient in a patient's own log and in a log filtered by patient. */
  patientIds: z.array(Patient.shape.id),
  /** Number of patients, if known. */
  count: z.optional(z.int()),
  /** The HTTP status; absent for the steps of an export. */
  status: z.optional(z.int()),
  outcome: open(accessOutcomes),
  /** The reason for a deletion or for a file of a whole list; for staff only. */
  reason: z.optional(z.string()),
});
export type AccessLogEntry = z.output<typeof AccessLogEntry>;

/** Latest first, at most 50; `nextCursor` leads to older ones. */
export const AccessLog = z.object({ entries: z.array(AccessLogEntry), nextCursor: z.optional(z.string()) });
export type AccessLog = z.output<typeof AccessLog>;

/** A patient in the log; without a name once the record is deleted. */
export const AccessLogPatient = z.object({ id: Patient.shape.id, name: z.optional(z.omit(PatientName, { id: true })) });
export type AccessLogPatient = z.output<typeof AccessLogPatient>;

/** The log as staff see it. */
export const NamedAccessLog = z.object({
  ...AccessLog.shape,
  /**
   * The patient of the filter, and the patients of entries about a single patient. GET /access-log/{eventId}/patients names the patients of
   * other entries.
   */
  patients: z.array(AccessLogPatient),
  /** The person of the filter. */
  actor: z.optional(z.omit(AccessLogEntry.shape.actor, { roles: true, relation: true })),
  /** How far back this page searched, if it stopped before it was full: a request reads a limited part of the log. */
  searchedBackTo: z.optional(z.string()),
});
export type NamedAccessLog = z.output<typeof NamedAccessLog>;

const cursor = z.optional(cursorText);
const actorIdInvalid = say('actorIdInvalid');

/** The actions to filter by. `export` includes `export-asked`. */
export const filteredActions = [...accessActions, ...changeActions, 'export-done', 'export-failed', 'export-deleted'] as const;

/**
 * GET /access-log: the events between two days in Qatar, with filters that combine. `to` defaults to today. `from` defaults to the
 * beginning for a person or a patient, otherwise to a single day.
 */
export const AccessLogQuery = z.strictObject({
  from: z.optional(dayText('from')),
  to: z.optional(dayText('to')),
  actorId: z.optional(z.string(actorIdInvalid).check(...formed(/^[\w-]+$/, 64, actorIdInvalid))),
  patientId: z.optional(ulidText(say('patientIdInvalid'))),
  action: z.optional(z.enum(filteredActions, notOneOf('action', filteredActions))),
  outcome: z.optional(z.enum(accessOutcomes, notOneOf('outcome', accessOutcomes))),
  cursor,
});
export type AccessLogQuery = z.output<typeof AccessLogQuery>;

/** GET /access-log/people: words of a name, or the beginning of an e-mail address. */
export const AccessLogPeopleQuery = z.strictObject({
  search: z.string(say('notText', { field: 'search' })).check(...storable('search', limits.search)),
});
/** A member of staff to filter the log by. */
export const AccessLogPerson = z.object({ id: z.string(), name: z.string(), email: z.string() });

/** GET /access-log/own and GET /access-log/actions */
export const OwnAccessLogQuery = z.strictObject({ cursor });
