import * as z from 'zod/mini';
import { cursorText } from '../base/cursor.ts';
import { limits } from '../base/limits.ts';
import { open } from '../base/open.ts';
import { say } from '../base/say.ts';
import { integerText, notOneOf, storable } from '../base/text.ts';
import { StatusInput } from './checks.ts';
import { Patient } from './patient.ts';

export const patientSorts = [
  'createdAt',
  'personalInfo.firstName',
  'personalInfo.lastName',
  'personalInfo.email',
  'personalInfo.dateOfBirth',
  'status',
] as const;
export type PatientSort = (typeof patientSorts)[number];
/** A search can also be sorted by how closely a patient matches it, closest first, then newest. Without a search that is `createdAt`. */
const searchSorts = [...patientSorts, 'match'] as const;
export const sortOrders = ['asc', 'desc'] as const;
export type SortOrder = (typeof sortOrders)[number];

/**
 * GET /patients. `page` counts from 1 (default 1). `cursor` is the `nextCursor` or `previousCursor` of an answer with the same filter and
 * sort: with it the page is read from there, without it from the nearer end of the list. A page further than `pageDistanceMax` patients from
 * all of these is refused (VALIDATION_ERROR of `page`): search, filter, sort, or go on with cursors. Without a page a cursor
 * means the page after, or before, it. status "All" and "" mean every status. `lastKey` is what older
 * clients call `cursor`, which counts if both are given.
 */
export const PatientListQuery = z.strictObject({
  page: z.optional(integerText('page', 1, limits.pageMax)),
  limit: z._default(integerText('limit', 1, limits.pageSizeMax), limits.pageSizeDefault),
  search: z._default(z.string(say('notText', { field: 'search' })).check(...storable('search', limits.search)), ''),
  status: z.optional(
    z.union(
      [
        StatusInput,
        z.pipe(
          z.enum(['', 'all', 'All', 'ALL']),
          z.transform(() => undefined),
        ),
      ],
      say('statusUnknown'),
    ),
  ),
  sortBy: z._default(z.enum(searchSorts, notOneOf('sortBy', searchSorts)), 'createdAt'),
  sortOrder: z._default(z.enum(sortOrders, say('sortOrderUnknown')), 'desc'),
  cursor: z.optional(cursorText),
  lastKey: z.optional(cursorText),
});
export type PatientListQuery = z.output<typeof PatientListQuery>;

/** A reader takes a list without `page`, `limit` and `truncated` (product spec, section 7). `total` is exact unless `truncated`: then the search matched more rows than one request reads, and `total` is a minimum. A page past the end of a search is its last one. */
export const PatientList = z.object({
  patients: z.array(Patient),
  total: z.int(),
  page: z._default(z.int(), 1),
  limit: z._default(z.int(), limits.pageSizeDefault),
  truncated: z._default(z.boolean(), false),
  /** Which patients a search found only by an earlier name, or by their emergency contact's name or phone number. */
  foundBy: z.optional(z.array(z.object({ id: Patient.shape.id, by: open(['formerName', 'contact']) }))),
  /** Of patients whom a search by names found: how many have the same whole name, by sound, and year of birth, where it is not this one alone. */
  namesakes: z.optional(z.array(z.object({ id: Patient.shape.id, count: z.int() }))),
  nextCursor: z.optional(z.string()),
  previousCursor: z.optional(z.string()),
});
export type PatientList = z.output<typeof PatientList>;

/** GET /patients/{id}/namesakes. `count` includes the patient; it is not known while the index of names is being made. */
export const PatientNamesakes = z.object({ count: z.optional(z.int()) });

export const PatientRecentQuery = z.strictObject({ limit: z._default(integerText('limit', 1, limits.recentMax), limits.recentDefault) });

export const PatientStats = z.object({
  totalPatients: z.int(),
  newPatientsThisMonth: z.int(),
  activeCases: z.int(),
  criticalCases: z.int(),
  appointmentsToday: z.int(),
  upcomingAppointments: z.int(),
  pendingReviews: z.int(),
});
export type PatientStats = z.output<typeof PatientStats>;
