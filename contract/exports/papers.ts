import * as z from 'zod/mini';
import { dayText } from '../appointments/clinic-hours.ts';
import { isUlid, ulidForm, userIdText } from '../base/ids.ts';
import { languages } from '../base/language.ts';
import { say } from '../base/say.ts';
import { formed } from '../base/text.ts';

/** The papers that the clinic hands out (docs/adr/0079). */
export const paperKinds = ['prescription', 'visit', 'laboratory', 'sick-leave', 'referral', 'labels'] as const;
export type PaperKind = (typeof paperKinds)[number];

/** Medicines on one sheet. */
export const prescriptionLines = 60;

const language = z._default(z.enum(languages, say('notLanguage', { field: 'language' })), 'en');
/** `language` sets titles and direction; what patients must follow is in both languages. */
export const PaperQuery = z.strictObject({ language });

/** GET /appointments/sheet: a day of the clinic or of one clinician. */
export const DaySheetQuery = z.strictObject({
  language,
  date: dayText('date'),
  clinicianId: z.optional(userIdText(say('idInvalid', { field: 'clinicianId' }))),
});

const wrong = say('prescriptionIdsNotSeparated', { max: prescriptionLines });
/** GET /patients/{id}/papers/prescriptions: the prescriptions of one sheet, in this order. */
export const PrescriptionPaperQuery = z.strictObject({
  language,
  ids: z.pipe(
    z.string(wrong).check(
      ...formed(/^[^,]+(?:,[^,]+)*$/, prescriptionLines * (ulidForm.max + 1) - 1, wrong),
      z.refine((text) => text.split(',').every(isUlid), wrong),
    ),
    z.transform((text) => [...new Set(text.split(','))]),
  ),
});
