import * as z from 'zod/mini';
import { cursorText } from '../base/cursor.ts';
import { Patient } from '../patient/patient.ts';
import { TimelineEntry } from './timeline.ts';
import { AllergyIntolerance } from './allergies.ts';
import { Problem } from './problems.ts';

/** The last value of a vital sign. */
export const LastValue = z.object({ value: z.number(), measuredAt: z.string(), entryId: z.string() });
export type LastValue = z.output<typeof LastValue>;

/**
 * GET /patients/{id}/chart: the facts to know before treating. Unresolved problems, newest first, and the details of the allergies on the
 * record's list.
 */
export const Chart = z.object({
  patient: Patient,
  problems: z.array(Problem),
  allergies: z.array(AllergyIntolerance),
  vitals: z.record(z.string(), LastValue),
});
export type Chart = z.output<typeof Chart>;

/** GET /patients/{id}/timeline: 25 entries, latest first. */
export const TimelineQuery = z.strictObject({ cursor: z.optional(cursorText) });
export const Timeline = z.object({ entries: z.array(TimelineEntry), nextCursor: z.optional(z.string()) });
export type Timeline = z.output<typeof Timeline>;
