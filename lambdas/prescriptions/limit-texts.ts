/** The limit of a rule in words, which a medicine exceeds or would exceed. */
import type { Texts } from '#contract/base/language.ts';
import { type Counted, counted } from '#contract/base/counted.ts';
import { frequencies } from '#contract/prescriptions/dose.ts';
import type { Known } from '#contract/formulary/formulary.ts';
import type { Interval } from '#contract/formulary/intervals.ts';

type Flag<Name extends 'pregnancy' | 'g6pd' | 'kidney'> = NonNullable<Known[Name]>;

export const pregnancyTexts = {
  avoid: { en: 'Avoid in pregnancy', ar: 'يُتجنب في الحمل' },
  caution: { en: 'Caution in pregnancy', ar: 'يُستخدم بحذر في الحمل' },
} as const satisfies Record<Flag<'pregnancy'>, Texts>;
export const g6pdTexts = {
  avoid: { en: 'Avoid in G6PD deficiency', ar: 'يُتجنب عند نقص إنزيم G6PD' },
  caution: { en: 'Caution in G6PD deficiency', ar: 'يُستخدم بحذر عند نقص إنزيم G6PD' },
} as const satisfies Record<Flag<'g6pd'>, Texts>;
export const kidneyTexts = {
  avoid: { en: 'Avoid when kidney function is reduced', ar: 'يُتجنب عند ضعف وظائف الكلى' },
  reduce: { en: 'Reduce the dose when kidney function is reduced', ar: 'تُخفض الجرعة عند ضعف وظائف الكلى' },
} as const satisfies Record<Flag<'kidney'>, Texts>;

const months: Counted = { en: ['month', 'months'], ar: ['شهر واحد', 'شهرين', 'أشهر', 'شهراً', 'شهر'] };
const years: Counted = { en: ['year', 'years'], ar: ['سنة واحدة', 'سنتين', 'سنوات', 'سنة', 'سنة'] };
/** The minimum age for a medicine. */
export function ageText(fromMonths: number): Texts {
  const [count, words] = fromMonths % 12 === 0 ? [fromMonths / 12, years] : [fromMonths, months];
  return { en: `Not below ${counted(count, words, 'en')}`, ar: `لا يُستخدم قبل عمر ${counted(count, words, 'ar')}` };
}

/** What small children seldom swallow. */
export const solidText: Texts = { en: 'Tablet or capsule for a child below 6 years', ar: 'أقراص أو كبسولات لطفل دون 6 سنوات' };

/** How often a medicine may be taken. */
export function intervalText({ only, onNamedDay }: Interval): Texts {
  const said = only.map((one) => frequencies[one]);
  return {
    en: `Only ${said.map(({ en }) => en).join(' or ')}${onNamedDay === true ? ', on a named day of the week' : ''}`,
    ar: `فقط ${said.map(({ ar }) => ar).join(' أو ')}${onNamedDay === true ? '، في يوم محدد من الأسبوع' : ''}`,
  };
}
