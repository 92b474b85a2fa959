import { leftToRight } from '../../base/isolated.ts';
import type { Texts } from '../../base/language.ts';

/** The specimens. One tube or pot serves all tests of an order that need it. */
export const specimens = {
  serum: { en: 'Serum', ar: 'مصل' },
  edta: { en: 'Whole blood (EDTA)', ar: 'دم كامل (EDTA)' },
  citrate: { en: 'Plasma (citrate)', ar: 'بلازما (سترات)' },
  fluoride: { en: 'Plasma (fluoride)', ar: 'بلازما (فلوريد)' },
  gas: { en: 'Arterial blood', ar: 'دم شرياني' },
  culture: { en: 'Blood culture bottles', ar: 'زجاجات مزرعة الدم' },
  urine: { en: 'Urine', ar: 'بول' },
  'urine-day': { en: 'Urine of 24 hours', ar: 'بول 24 ساعة' },
  stool: { en: 'Stool', ar: 'براز' },
  throat: { en: 'Throat swab', ar: 'مسحة الحلق' },
  respiratory: { en: 'Respiratory swab', ar: 'مسحة تنفسية' },
  sputum: { en: 'Sputum', ar: 'بلغم' },
  wound: { en: 'Wound swab', ar: 'مسحة جرح' },
  fluid: { en: 'Body fluid or tissue', ar: 'سائل أو نسيج من الجسم' },
  csf: { en: 'Cerebrospinal fluid', ar: 'السائل الدماغي الشوكي' },
} as const satisfies Record<string, Texts>;
export type SpecimenKind = keyof typeof specimens;
export const specimenKinds = Object.keys(specimens) as [SpecimenKind, ...SpecimenKind[]];

/** A unit: its UCUM code, and how it is displayed, left to right in every language. */
export interface Unit {
  readonly ucum: string;
  readonly shown: string;
}

/** A lower and an upper limit, both inclusive. Either may be missing, but not both. */
export interface Limits {
  readonly low?: number | undefined;
  readonly high?: number | undefined;
}

/** The units of the ages of a range other than whole years. */
export const shortAges = ['days', 'months'] as const;
export type ShortAge = (typeof shortAges)[number];

/** The limits of most healthy people's values, for ages in whole years, unless another unit is given, and for a sex or both. */
export interface Range extends Limits {
  readonly unit?: ShortAge | undefined;
  readonly from: number;
  /** The last age, inclusive. */
  readonly to: number;
  readonly sex?: 'male' | 'female' | undefined;
}

interface Named {
  readonly loinc: string;
  readonly name: Texts;
  readonly specimen: SpecimenKind;
}
/** A test whose result is a number in one unit. A person without a range gets no flag. */
export interface NumberTest extends Named {
  readonly kind: 'number';
  readonly unit: Unit;
  readonly decimals: number;
  readonly ranges: readonly Range[];
  /** Values at or beyond these endanger life and are reported at once. */
  readonly critical: Limits;
  /** The clinic's own such limits of newborns (newborn.ts). */
  readonly newborn?: Limits | undefined;
  /** Values below zero are possible. */
  readonly canBeNegative: boolean;
}
/** A test whose result is one of several words. */
export interface ChoiceTest extends Named {
  readonly kind: 'choice';
  readonly choices: Readonly<Record<string, Texts>>;
  /** The words within the normal range; if empty, the result gets no flag. */
  readonly expected: readonly string[];
  readonly critical: readonly string[];
}
/** A test with a free-text result, such as the report of a film. */
export interface TextTest extends Named {
  readonly kind: 'text';
}
export type LabTest = NumberTest | ChoiceTest | TextTest;

/** A group of tests in lists. */
export interface Group {
  readonly name: Texts;
  readonly tests: Readonly<Record<string, LabTest>>;
}

const adult = { from: 18, to: 120 } as const;
type Bound = number | undefined;
const limitsOf = (low: Bound, high: Bound): Limits => ({ ...(low !== undefined && { low }), ...(high !== undefined && { high }) });

/** The range of all adults. */
export const adults = (low: Bound, high: Bound): readonly Range[] => [{ ...adult, ...limitsOf(low, high) }];
/** The ranges of men and of women. */
export const bySex = (men: readonly [Bound, Bound], women: readonly [Bound, Bound]): readonly Range[] => [
  { ...adult, sex: 'male', ...limitsOf(...men) },
  { ...adult, sex: 'female', ...limitsOf(...women) },
];
/** A range for men only. The range of women depends on facts that a request does not have, or does not exist. */
export const ofMen = (low: Bound, high: Bound): readonly Range[] => [{ ...adult, sex: 'male', ...limitsOf(low, high) }];

/** A unit displayed as its code. */
export const unit = (ucum: string, shown = ucum): Unit => ({ ucum, shown });

interface More {
  readonly ranges?: readonly Range[];
  /** Lower and upper critical limits. */
  readonly critical?: readonly [Bound, Bound];
  readonly canBeNegative?: boolean;
}

/** A test with a number as its result. */
export const number = (
  loinc: string,
  [en, ar]: readonly [string, string],
  specimen: SpecimenKind,
  measuredIn: Unit,
  decimals: number,
  { ranges = [], critical: [low, high] = [undefined, undefined], canBeNegative = false }: More = {},
): NumberTest => ({
  kind: 'number',
  loinc,
  name: { en, ar },
  specimen,
  unit: measuredIn,
  decimals,
  ranges,
  critical: limitsOf(low, high),
  canBeNegative,
});

/** A test with one of a few words as its result. */
export const choice = (
  loinc: string,
  [en, ar]: readonly [string, string],
  specimen: SpecimenKind,
  choices: Readonly<Record<string, Texts>>,
  { expected = [], critical = [] }: { readonly expected?: readonly string[]; readonly critical?: readonly string[] } = {},
): ChoiceTest => ({ kind: 'choice', loinc, name: { en, ar }, specimen, choices, expected, critical });

/** A test with written text as its result. */
export const text = (loinc: string, [en, ar]: readonly [string, string], specimen: SpecimenKind): TextTest => ({
  kind: 'text',
  loinc,
  name: { en, ar },
  specimen,
});

/** Found or not found, the result of most qualitative tests. */
export const presence = {
  negative: { en: 'Negative', ar: 'سلبي' },
  positive: { en: 'Positive', ar: 'إيجابي' },
  indeterminate: { en: 'Indeterminate', ar: 'غير حاسم' },
} as const satisfies Record<string, Texts>;
/** The result of a culture, from the first sign of growth on; a comment names the organism. */
const growth = {
  'no-growth': { en: 'No growth', ar: 'لا نمو' },
  'preliminary-growth': { en: 'Growth, preliminary', ar: 'نمو، نتيجة أولية' },
  growth: { en: 'Growth', ar: 'نمو' },
} as const satisfies Record<string, Texts>;
/** Whether a culture's result still lacks the organism. */
export const isGrowth = (word: string | undefined): boolean => word === 'growth' || word === 'preliminary-growth';
/**
 * A culture. In a sterile specimen (`isSterile`), any growth is critical (Royal College of Pathologists G158: blood, cerebrospinal fluid).
 */
export const culture = (
  loinc: string,
  name: readonly [string, string],
  specimen: SpecimenKind,
  { isSterile = false }: { readonly isSterile?: boolean } = {},
): ChoiceTest =>
  choice(loinc, name, specimen, growth, { expected: ['no-growth'], critical: isSterile ? ['preliminary-growth', 'growth'] : [] });

/** A word of digits and signs, which reads left to right in Arabic too. */
export const sign = (word: string): Texts => ({ en: word, ar: leftToRight(word) });
/** A test that should find nothing. */
export const absent = (loinc: string, name: readonly [string, string], specimen: SpecimenKind, isCritical = false): ChoiceTest =>
  choice(loinc, name, specimen, presence, { expected: ['negative'], critical: isCritical ? ['positive'] : [] });

export const perLitre = unit('10*9/L', '×10⁹/L');
export const gPerL = unit('g/L');
export const gPerDl = unit('g/dL');
export const mgPerL = unit('mg/L');
export const mmolPerL = unit('mmol/L');
export const umolPerL = unit('umol/L', 'µmol/L');
export const nmolPerL = unit('nmol/L');
export const pmolPerL = unit('pmol/L');
export const uPerL = unit('U/L');
export const iuPerL = unit('[IU]/L', 'IU/L');
export const iuPerMl = unit('[IU]/mL', 'IU/mL');
export const uPerMl = unit('U/mL');
export const ngPerMl = unit('ng/mL');
export const pgPerMl = unit('pg/mL');
export const ugPerMl = unit('ug/mL', 'µg/mL');
export const ugPerDl = unit('ug/dL', 'µg/dL');
export const percent = unit('%');
export const seconds = unit('s');
export const mmHg = unit('mm[Hg]', 'mmHg');
