import * as z from 'zod/mini';
import { open } from '../base/open.ts';
import { isUlid, ulidForm, ulidText } from '../base/ids.ts';
import { limits } from '../base/limits.ts';
import { say } from '../base/say.ts';
import { languages } from '../base/language.ts';
import { PatientListQuery, patientSorts } from '../patient/list.ts';
import { boundedList, formed, notOneOf, optionalText } from '../base/text.ts';

export const exportFormats = ['csv', 'xlsx', 'pdf'] as const;
/** One patient's own record: a summary to read, or a FHIR R4 Bundle for another system. */
export const recordFormats = ['pdf', 'fhir'] as const;

/** The language of a file. */
export const language = z._default(z.enum(languages, say('notLanguage', { field: 'language' })), 'en');

const list = {
  format: z.enum(exportFormats, notOneOf('format', exportFormats)),
  language,
  ...z.pick(PatientListQuery, { search: true, status: true, sortOrder: true }).shape,
  sortBy: z._default(z.enum(patientSorts, notOneOf('sortBy', patientSorts)), 'createdAt'),
  reason: optionalText('Reason', limits.exportReason),
};
/** Without `ids`, a file can hold everybody: the access log then keeps why, by whichever route it is ordered. */
const withReason = z.refine<{ readonly ids?: unknown; readonly reason?: unknown }>(({ ids, reason }) => ids !== undefined || !!reason, {
  path: ['reason'],
  error: say('required', { field: 'Reason' }),
});
const separatedMessage = say('idsNotSeparated', { max: limits.selection });
const idsMessage = say('idsTooMany', { max: limits.selection });

/**
 * GET /patients/export: all pages of the list with its filter and sort, or the patients of `ids` in that order. `language` sets titles and
 * direction.
 */
export const PatientExportQuery = z
  .strictObject({
    ...list,
    ids: z.optional(
      z.pipe(
        z.string(separatedMessage).check(
          ...formed(/^[^,]+(?:,[^,]+)*$/, limits.selection * (ulidForm.max + 1) - 1, separatedMessage),
          z.refine((text) => text.split(',').every(isUlid), separatedMessage),
        ),
        z.transform((text) => [...new Set(text.split(','))]),
      ),
    ),
  })
  .check(withReason);
export type PatientExportQuery = z.output<typeof PatientExportQuery>;

/** POST /patients/export: the same as a body, which has room for a hundred ids and keeps search words and the reason out of URLs. */
export const PatientExportOrder = z
  .strictObject({
    ...list,
    ids: z.optional(
      z.pipe(
        boundedList(ulidText(idsMessage), limits.selection, { noList: say('idsNotList'), tooMany: idsMessage }).check(
          z.minLength(1, say('idsNone')),
        ),
        z.transform((ids) => [...new Set(ids)]),
      ),
    ),
  })
  .check(withReason);

/** GET /patients/{id}/export */
export const RecordExportQuery = z.strictObject({
  format: z.enum(recordFormats, notOneOf('format', recordFormats)),
  language,
});

/** What a file holds: a list of patients, one patient's record, a paper for one patient, a day's appointments, events of the access log, or sign-ins. */
const exportKinds = ['list', 'record', 'paper', 'day-sheet', 'log', 'sign-ins'] as const;

/** `waiting` for its worker, `writing`, or its outcome. Cancelling an export deletes it. */
export const exportStatuses = ['waiting', 'writing', 'done', 'failed'] as const;
/** Why an export failed: its worker died, timed out, could not store the file, or found more than the file may hold, or nothing. */
export const exportProblems = ['interrupted', 'timeout', 'storage', 'too-many', 'empty'] as const;
export type ExportProblem = (typeof exportProblems)[number];

/** A requested export. It and its file are stored for a day. */
export const PatientExport = z.object({
  id: z.string(),
  kind: open(exportKinds),
  format: open([...exportFormats, 'fhir']),
  filename: z.string(),
  status: open(exportStatuses),
  problem: z.optional(open(exportProblems)),
  /** Patients, events of the access log or minutes of sign-ins in the file so far. */
  count: z.int(),
  /** Rows read so far, out of all possible matches; for the access log, out of the most that an export reads. */
  processed: z.int(),
  total: z.int(),
  createdAt: z.string(),
  /** When done: a link to the file that works without signing in until `expiresAt`. GET the export again for a new link. */
  link: z.optional(z.object({ url: z.string(), expiresAt: z.string() })),
});
export type PatientExport = z.output<typeof PatientExport>;

export const ExportDeleted = z.object({ success: z.literal(true), id: z.string() });
