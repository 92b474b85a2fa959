import type { Language } from './language.ts';

export const decimalsMax = 3;
export const rounded = (quantity: number): number => Number(quantity.toFixed(decimalsMax));

/** A counted noun: English singular and plural; Arabic for one, two, 3 to 10, 11 to 99, and hundreds or fractions. */
export interface Counted {
  readonly en: readonly [one: string, other: string];
  readonly ar: readonly [one: string, two: string, few: string, many: string, other: string];
}

const plurals = new Intl.PluralRules('ar');
/** A number with its noun, such as "2 tablets" and «قرصان». */
export function counted(quantity: number, { en, ar }: Counted, language: Language): string {
  const written = String(rounded(quantity));
  if (language === 'en') return `${written} ${quantity <= 1 ? en[0] : en[1]}`;
  const [one, two, few, many, other] = ar;
  if (quantity === 0.5) return `نصف ${other}`;
  const form = { zero: other, one, two, few, many, other }[plurals.select(quantity)];
  return quantity === 1 || quantity === 2 ? form : `${written} ${form}`;
}
