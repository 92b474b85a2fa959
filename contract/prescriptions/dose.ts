import * as z from 'zod/mini';
import { type Counted, counted, decimalsMax, rounded } from '../base/counted.ts';
import { isolated } from '../base/isolated.ts';
import type { Language, Texts } from '../base/language.ts';
import { careLimits } from '../base/care-limits.ts';
import { type Saying, say } from '../base/say.ts';
import { notOneOf, optionalText } from '../base/text.ts';
import { daysFor, mostPerDay, neededFor, sufficient } from './course.ts';

/** The units of a dose. */
export const doseUnits = {
  tablet: { en: ['tablet', 'tablets'], ar: ['قرص واحد', 'قرصان', 'أقراص', 'قرصاً', 'قرص'] },
  capsule: { en: ['capsule', 'capsules'], ar: ['كبسولة واحدة', 'كبسولتان', 'كبسولات', 'كبسولة', 'كبسولة'] },
  ml: { en: ['ml', 'ml'], ar: ['1 مل', '2 مل', 'مل', 'مل', 'مل'] },
  mg: { en: ['mg', 'mg'], ar: ['1 ملغ', '2 ملغ', 'ملغ', 'ملغ', 'ملغ'] },
  unit: { en: ['unit', 'units'], ar: ['وحدة واحدة', 'وحدتان', 'وحدات', 'وحدة', 'وحدة'] },
  drop: { en: ['drop', 'drops'], ar: ['قطرة واحدة', 'قطرتان', 'قطرات', 'قطرة', 'قطرة'] },
  puff: { en: ['puff', 'puffs'], ar: ['بخة واحدة', 'بختان', 'بخات', 'بخة', 'بخة'] },
  sachet: { en: ['sachet', 'sachets'], ar: ['كيس واحد', 'كيسان', 'أكياس', 'كيساً', 'كيس'] },
  suppository: { en: ['suppository', 'suppositories'], ar: ['تحميلة واحدة', 'تحميلتان', 'تحاميل', 'تحميلة', 'تحميلة'] },
  patch: { en: ['patch', 'patches'], ar: ['لصقة واحدة', 'لصقتان', 'لصقات', 'لصقة', 'لصقة'] },
  application: { en: ['application', 'applications'], ar: ['دهنة واحدة', 'دهنتان', 'دهنات', 'دهنة', 'دهنة'] },
  injection: { en: ['injection', 'injections'], ar: ['حقنة واحدة', 'حقنتان', 'حقن', 'حقنة', 'حقنة'] },
} as const satisfies Record<string, Counted>;
export type DoseUnit = keyof typeof doseUnits;
export const doseUnitIds = Object.keys(doseUnits) as [DoseUnit, ...DoseUnit[]];

/** The routes by which a dose is given. */
export const doseRoutes = {
  oral: { en: 'by mouth', ar: 'عن طريق الفم' },
  sublingual: { en: 'under the tongue', ar: 'تحت اللسان' },
  inhaled: { en: 'inhaled', ar: 'بالاستنشاق' },
  nasal: { en: 'into the nose', ar: 'في الأنف' },
  eye: { en: 'into the eye', ar: 'في العين' },
  ear: { en: 'into the ear', ar: 'في الأذن' },
  skin: { en: 'on the skin', ar: 'على الجلد' },
  rectal: { en: 'into the rectum', ar: 'عن طريق الشرج' },
  vaginal: { en: 'into the vagina', ar: 'في المهبل' },
  subcutaneous: { en: 'under the skin', ar: 'تحت الجلد' },
  intramuscular: { en: 'into a muscle', ar: 'في العضل' },
  intravenous: { en: 'into a vein', ar: 'في الوريد' },
} as const satisfies Record<string, Texts>;
export type DoseRoute = keyof typeof doseRoutes;
export const doseRouteIds = Object.keys(doseRoutes) as [DoseRoute, ...DoseRoute[]];

/** How often a dose is given. */
export const frequencies = {
  once: { en: 'once only', ar: 'مرة واحدة فقط' },
  daily: { en: 'once a day', ar: 'مرة واحدة يومياً' },
  morning: { en: 'every morning', ar: 'كل صباح' },
  night: { en: 'every night', ar: 'كل ليلة' },
  twice: { en: 'twice a day', ar: 'مرتين يومياً' },
  thrice: { en: 'three times a day', ar: '3 مرات يومياً' },
  four: { en: 'four times a day', ar: '4 مرات يومياً' },
  'every-4-hours': { en: 'every 4 hours', ar: 'كل 4 ساعات' },
  'every-6-hours': { en: 'every 6 hours', ar: 'كل 6 ساعات' },
  'every-8-hours': { en: 'every 8 hours', ar: 'كل 8 ساعات' },
  'every-12-hours': { en: 'every 12 hours', ar: 'كل 12 ساعة' },
  'alternate-days': { en: 'every other day', ar: 'مرة كل يومين (يوم نعم ويوم لا)' },
  'every-72-hours': { en: 'every 72 hours', ar: 'كل 72 ساعة' },
  'thrice-weekly': { en: 'three times a week', ar: '3 مرات أسبوعياً' },
  'twice-weekly': { en: 'twice a week', ar: 'مرتين أسبوعياً' },
  weekly: { en: 'once a week', ar: 'مرة واحدة أسبوعياً' },
  'every-2-weeks': { en: 'every 2 weeks', ar: 'مرة كل أسبوعين' },
  monthly: { en: 'once a month', ar: 'مرة واحدة شهرياً' },
  'every-3-months': { en: 'every 3 months', ar: 'مرة كل 3 أشهر' },
  'every-6-months': { en: 'every 6 months', ar: 'مرة كل 6 أشهر' },
} as const satisfies Record<string, Texts>;
export type Frequency = keyof typeof frequencies;
export const frequencyIds = Object.keys(frequencies) as [Frequency, ...Frequency[]];

/** The day of the week on which a weekly dose is taken. */
export const weekdays = {
  sunday: { en: 'Sunday', ar: 'الأحد' },
  monday: { en: 'Monday', ar: 'الاثنين' },
  tuesday: { en: 'Tuesday', ar: 'الثلاثاء' },
  wednesday: { en: 'Wednesday', ar: 'الأربعاء' },
  thursday: { en: 'Thursday', ar: 'الخميس' },
  friday: { en: 'Friday', ar: 'الجمعة' },
  saturday: { en: 'Saturday', ar: 'السبت' },
} as const satisfies Record<string, Texts>;
export type Weekday = keyof typeof weekdays;
export const weekdayIds = Object.keys(weekdays) as [Weekday, ...Weekday[]];
/** Whether doses of a frequency are taken on one day of the week. */
export const hasWeekday = (frequency: string): boolean => frequency === 'weekly' || frequency === 'every-2-weeks';

const amount = (field: string, max: number) => {
  const message = say('amountInvalid', { field, max });
  return z.number(message).check(z.positive(message), z.maximum(max, message));
};
const whole = (field: string, min: number, max: number) => {
  const message = say('notWhole', { field, min, max });
  return z.int(message).check(z.minimum(min, message), z.maximum(max, message));
};
const unitOf = (field: string) => z.enum(doseUnitIds, notOneOf(field, doseUnitIds));

/** How a medicine is taken, and how much is dispensed, as prescriptions and favorites have it that were stored before. */
export const AnyDose = z
  .strictObject(
    {
      quantity: amount('Dose', careLimits.doseQuantity),
      unit: unitOf('Unit'),
      route: z.enum(doseRouteIds, notOneOf('Route', doseRouteIds)),
      frequency: z.enum(frequencyIds, notOneOf('Frequency', frequencyIds)),
      weekday: z.optional(z.enum(weekdayIds, notOneOf('Day of the week', weekdayIds))),
      /** Taken when needed, at most this many doses a day. */
      asNeeded: z.optional(
        z.strictObject(
          { maxPerDay: whole('Most doses a day', 1, careLimits.dosesPerDay), reason: optionalText('Reason', careLimits.doseReason) },
          say('notObject', { field: 'As needed' }),
        ),
      ),
      /** The number of days; if absent, until further notice. */
      days: z.optional(whole('Days', 1, careLimits.doseDays)),
      dispense: z.strictObject(
        { quantity: amount('Quantity', careLimits.dispensed), unit: unitOf('Unit to hand out') },
        say('notObject', { field: 'Quantity' }),
      ),
      /** How many times the pharmacy may dispense it again. */
      repeats: whole('Refills', 0, careLimits.repeats),
    },
    say('notObject', { field: 'Dose' }),
  )
  .check(
    z.refine(({ frequency, weekday }) => weekday === undefined || hasWeekday(frequency), { path: ['weekday'], error: say('weekdayAlone') }),
  );
export type DoseInput = z.output<typeof AnyDose>;

/** What of a dose contradicts the rest of it, or cannot be measured. */
export const DoseInput = AnyDose.check(
  z.check(({ value, issues }) => {
    const { quantity, unit, frequency, asNeeded, days, dispense } = value;
    const refuse = (path: PropertyKey[], message: Saying): unknown => issues.push({ code: 'custom', path, message, input: value });
    const [most, span, needed] = [mostPerDay(frequency), daysFor(frequency), neededFor(value)];
    if (rounded(quantity) !== quantity) refuse(['quantity'], say('amountDecimals', { decimals: decimalsMax }));
    if (rounded(dispense.quantity) !== dispense.quantity)
      refuse(['dispense', 'quantity'], say('amountDecimals', { decimals: decimalsMax }));
    if (asNeeded !== undefined && (asNeeded.maxPerDay < most.min || asNeeded.maxPerDay > most.max))
      refuse(['asNeeded', 'maxPerDay'], most.min === most.max ? say('mostIs', { most: most.max }) : say('mostAtMost', { most: most.max }));
    if (days !== undefined && span !== undefined && (days < span.min || days > span.max))
      refuse(['days'], frequency === 'once' ? say('daysOfOne') : say('daysTooFew', { days: span.min }));
    if (needed !== undefined && dispense.unit === unit && dispense.quantity < sufficient * needed)
      refuse(['dispense', 'quantity'], say('dispenseTooLittle', { needed: rounded(needed) }));
  }),
);

const dayWords: Counted = { en: ['day', 'days'], ar: ['يوم واحد', 'يومين', 'أيام', 'يوماً', 'يوم'] };
const doseWords: Counted = { en: ['dose', 'doses'], ar: ['جرعة واحدة', 'جرعتان', 'جرعات', 'جرعة', 'جرعة'] };

type WrittenDose = Pick<DoseInput, 'quantity' | 'unit' | 'route' | 'frequency' | 'weekday' | 'asNeeded' | 'days'>;

/** The instructions for taking a medicine, in words. */
export function doseText({ quantity, unit, route, frequency, weekday, asNeeded, days }: WrittenDose, language: Language): string {
  const on = weekday === undefined ? '' : language === 'en' ? ` on ${weekdays[weekday].en}` : ` يوم ${weekdays[weekday].ar}`;
  const taken = `${counted(quantity, doseUnits[unit], language)} ${doseRoutes[route][language]} ${frequencies[frequency][language]}${on}`;
  const duration =
    days === undefined ? '' : language === 'en' ? ` for ${counted(days, dayWords, 'en')}` : ` لمدة ${counted(days, dayWords, 'ar')}`;
  if (asNeeded === undefined) return `${taken}${duration}`;
  const { maxPerDay, reason } = asNeeded;
  const why = reason ? ` (${language === 'en' ? reason : isolated(reason)})` : '';
  return language === 'en'
    ? `${taken} when needed${why}, at most ${counted(maxPerDay, doseWords, 'en')} a day${duration}`
    : `${taken} عند الحاجة${why}، الحد الأقصى في اليوم: ${counted(maxPerDay, doseWords, 'ar')}${duration && `،${duration}`}`;
}

/** The dispensed amount, in words. */
export function dispenseText({ dispense, repeats }: Pick<DoseInput, 'dispense' | 'repeats'>, language: Language): string {
  const handed = counted(dispense.quantity, doseUnits[dispense.unit], language);
  if (repeats === 0) return handed;
  return language === 'en'
    ? `${handed}, ${repeats} ${repeats === 1 ? 'refill' : 'refills'}`
    : `${handed}، عدد مرات إعادة الصرف: ${repeats}`;
}
