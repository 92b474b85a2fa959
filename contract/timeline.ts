import * as z from 'zod/mini';
import { Texts } from './base/language.ts';
import { open } from './base/open.ts';

/** What a patient's timeline is made of. */
export const timelineKinds = [
  'encounter',
  'condition',
  'allergy',
  'vital-signs',
  'immunization',
  'document',
  'prescription',
  'laboratory',
] as const;
export type TimelineKind = (typeof timelineKinds)[number];

/** One entry of a patient's timeline: what it is, without its contents. */
export const TimelineEntry = z.object({
  kind: open(timelineKinds),
  id: z.string(),
  /** The clinical time: of the visit, the measurement, the order. */
  at: z.string(),
  title: Texts,
  /** The status of the entry, in the words of its kind. */
  status: z.string(),
});
export type TimelineEntry = z.output<typeof TimelineEntry>;
