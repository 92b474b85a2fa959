import * as z from 'zod/mini';
import type { Texts } from '../base/language.ts';
import { careLimits } from '../base/care-limits.ts';
import { open } from '../base/open.ts';
import { say } from '../base/say.ts';
import { notOneOf, optionalChoice, optionalText } from '../base/text.ts';
import { dayText } from '../appointments/clinic-hours.ts';
import { type Changes, encounterId, enteredInError, entryFields } from './entry.ts';
import { vaccineIds } from './vaccines.ts';

export const immunizationStatuses = ['completed', 'not-done', enteredInError] as const;
export type ImmunizationStatus = (typeof immunizationStatuses)[number];
/** A dose that was not given does not become given: the later dose is another entry. */
export const immunizationChanges = {
  completed: ['completed', enteredInError],
  'not-done': ['not-done', enteredInError],
  [enteredInError]: [],
} as const satisfies Changes<ImmunizationStatus>;

/** The reasons for not giving a vaccine, with the code of HL7's ActReason if there is one. */
export const notGivenReasons = {
  declined: { name: { en: 'Declined by the patient or guardian', ar: 'رفض المريض أو ولي الأمر' }, code: 'PATOBJ' },
  contraindicated: { name: { en: 'Contraindicated', ar: 'يوجد مانع طبي' }, code: 'MEDPREC' },
  unwell: { name: { en: 'Postponed: unwell today', ar: 'تأجيل بسبب وعكة صحية اليوم' } },
  immune: { name: { en: 'Immune already', ar: 'توجد مناعة سابقة' }, code: 'IMMUNE' },
  'out-of-stock': { name: { en: 'Out of stock', ar: 'غير متوفر في المخزون' }, code: 'OSTOCK' },
} as const satisfies Record<string, { readonly name: Texts; readonly code?: string }>;
export type NotGivenReason = keyof typeof notGivenReasons;
export const notGivenReasonIds = Object.keys(notGivenReasons) as [NotGivenReason, ...NotGivenReason[]];

export const vaccineSites = {
  'arm-left': { en: 'Left arm', ar: 'الذراع الأيسر' },
  'arm-right': { en: 'Right arm', ar: 'الذراع الأيمن' },
  'thigh-left': { en: 'Left thigh', ar: 'الفخذ الأيسر' },
  'thigh-right': { en: 'Right thigh', ar: 'الفخذ الأيمن' },
  mouth: { en: 'By mouth', ar: 'عن طريق الفم' },
  nose: { en: 'By nose', ar: 'عن طريق الأنف' },
} as const satisfies Record<string, Texts>;
export type VaccineSite = keyof typeof vaccineSites;
export const vaccineSiteIds = Object.keys(vaccineSites) as [VaccineSite, ...VaccineSite[]];

/** A vaccine that was given, or was not given for a reason. */
export const Immunization = z.object({
  ...entryFields,
  status: open(immunizationStatuses),
  vaccine: open(vaccineIds),
  /** The number of the dose in its series. */
  dose: z.optional(z.int()),
  /** The day of the vaccination, or of the decision against it. */
  on: z.string(),
  lot: z.optional(z.string()),
  site: z.optional(open(vaccineSiteIds)),
  /** Given elsewhere; known from a card or a document. */
  elsewhere: z.boolean(),
  notGiven: z.optional(open(notGivenReasonIds)),
  note: z.optional(z.string()),
  /** The reason for giving it although the chart has a similar dose. */
  repeatReason: z.optional(z.string()),
  /** The reason for giving it although something speaks against it. */
  cautionReason: z.optional(z.string()),
  encounterId: z.optional(z.string()),
});
export type Immunization = z.output<typeof Immunization>;

/** The existing dose that a refusal (DUPLICATE_ENTRY) names. */
export const GivenDose = z.object({ id: z.string(), vaccine: z.enum(vaccineIds), dose: z.optional(z.int()), on: z.string() });
export type GivenDose = z.output<typeof GivenDose>;

const doseWrong = say('notWhole', { field: 'Dose', min: 1, max: careLimits.vaccineDoses });
const details = {
  dose: z.optional(z.nullable(z.int(doseWrong).check(z.minimum(1, doseWrong), z.maximum(careLimits.vaccineDoses, doseWrong)))),
  lot: optionalText('Lot', careLimits.vaccineLot),
  site: optionalChoice('Site', vaccineSiteIds),
  elsewhere: z.optional(z.boolean(say('notTrueOrFalse', { field: 'Elsewhere' }))),
  notGiven: optionalChoice('Not given', notGivenReasonIds),
  note: optionalText('Note', careLimits.chartNote),
  repeatReason: optionalText('Reason', careLimits.chartReason),
};
const statuses = ['completed', 'not-done'] as const;

/**
 * POST …/immunizations. Without a `repeatReason`, a dose similar to an existing one, or too soon after it, is refused (DUPLICATE_ENTRY);
 * without a `cautionReason`, a live vaccine in pregnancy, one at another age, and live vaccines too close together.
 */
export const ImmunizationEntry = z.strictObject({
  status: z.enum(statuses, notOneOf('Status', statuses)),
  vaccine: z.enum(vaccineIds, notOneOf('Vaccine', vaccineIds)),
  on: dayText('Date'),
  ...details,
  cautionReason: optionalText('Reason', careLimits.chartReason),
  encounterId,
});
export type ImmunizationEntry = z.output<typeof ImmunizationEntry>;
/** PUT …/immunizations/{entryId}: absent fields are kept, null clears. Vaccine and day cannot change: that is another entry. */
export const ImmunizationCorrection = z.strictObject(details);
export type ImmunizationCorrection = z.output<typeof ImmunizationCorrection>;

interface Traced {
  readonly status: string;
  readonly elsewhere: boolean;
  readonly lot?: string | undefined;
  readonly site?: string | undefined;
}
/**
 * What a dose lacks that the clinic gave itself: by its lot a recall is traced. An older entry without it can be corrected without it.
 */
export const lackingIn = ({ status, elsewhere, ...entry }: Traced, before?: Traced): readonly ('lot' | 'site')[] =>
  status !== 'completed' || elsewhere
    ? []
    : (['lot', 'site'] as const).filter((field) => !entry[field] && (before === undefined || before.elsewhere || Boolean(before[field])));
