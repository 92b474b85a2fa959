import * as z from 'zod/mini';
import { Texts } from '../base/language.ts';
import { open } from '../base/open.ts';

/**
 * The kinds of entries of a patient's care, which make up the timeline: the kind's name, and the prefix of its sort keys. Ids are ULIDs, so
 * a kind's items sort by creation time.
 */
export const careKinds = {
  encounter: { name: { en: 'Visit', ar: 'زيارة' }, prefix: 'ENCOUNTER#' },
  condition: { name: { en: 'Problem', ar: 'مشكلة صحية' }, prefix: 'CONDITION#' },
  allergy: { name: { en: 'Allergy', ar: 'حساسية' }, prefix: 'ALLERGY#' },
  'vital-signs': { name: { en: 'Vital signs', ar: 'العلامات الحيوية' }, prefix: 'VITALS#' },
  immunization: { name: { en: 'Immunization', ar: 'تطعيم' }, prefix: 'IMMUNIZATION#' },
  document: { name: { en: 'Document', ar: 'مستند' }, prefix: 'DOCUMENT#' },
  letter: { name: { en: 'Letter', ar: 'خطاب أو شهادة' }, prefix: 'LETTER#' },
  prescription: { name: { en: 'Prescription', ar: 'وصفة طبية' }, prefix: 'PRESCRIPTION#' },
  laboratory: { name: { en: 'Laboratory', ar: 'تحاليل مخبرية' }, prefix: 'LABORATORY#' },
} as const satisfies Record<string, { readonly name: Texts; readonly prefix: string }>;
export type CareKind = keyof typeof careKinds;
export const careKindIds = Object.keys(careKinds) as [CareKind, ...CareKind[]];

/** One entry of a patient's timeline: what it is and who made it, without its contents. */
export const TimelineEntry = z.object({
  kind: open(careKindIds),
  id: z.string(),
  /** The clinical time: of the visit, the measurement, the order. */
  at: z.string(),
  title: Texts,
  /** The entry's status, one of its kind's statuses. */
  status: z.string(),
  /** The account of the author. */
  by: z.optional(z.string()),
  /** The sentence of its texts in which a sought word was found, if its title and author have not all of them. */
  excerpt: z.optional(z.string()),
});
export type TimelineEntry = z.output<typeof TimelineEntry>;
