import * as z from 'zod/mini';
import { dayText } from '../appointments/clinic-hours.ts';
import { limits } from '../base/limits.ts';
import { PageQuery, pageOf } from '../base/page.ts';
import { notOneOf, requiredText } from '../base/text.ts';
import { Patient } from '../patient/patient.ts';
import { TimelineEntry, careKindIds } from './timeline.ts';
import { AllergyIntolerance } from './allergies.ts';
import { Problem } from './problems.ts';

/** The last value of a vital sign. */
export const LastValue = z.object({ value: z.number(), measuredAt: z.string(), entryId: z.string() });
export type LastValue = z.output<typeof LastValue>;

/**
 * GET /patients/{id}/chart: the facts to know before treating. Unresolved problems, the most important first, of which only the first have
 * their notes (`problemsShort` in care-limits.ts), and the details of the allergies on the record's list.
 */
export const Chart = z.object({
  patient: Patient,
  problems: z.array(Problem),
  allergies: z.array(AllergyIntolerance),
  vitals: z.record(z.string(), LastValue),
});
export type Chart = z.output<typeof Chart>;

/** GET /patients/{id}/timeline: which entries, all of them by default. */
export const TimelineQuery = z.strictObject({
  ...PageQuery.shape,
  kind: z.optional(z.enum(careKindIds, notOneOf('kind', careKindIds))),
  /** The last day, in Qatar. */
  to: z.optional(dayText('to')),
  /** All of these words are in an entry's title, its author's name or, of a visit, its reason, diagnoses and note. */
  words: z.optional(requiredText('words', limits.search)),
});
export type TimelineQuery = z.output<typeof TimelineQuery>;
/** A page of it, latest first. */
export const Timeline = pageOf(TimelineEntry);
export type Timeline = z.output<typeof Timeline>;
