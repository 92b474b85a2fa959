import { detailOf } from '#contract/base/messages.ts';
import { ClinicCatalogueChange } from '#contract/clinic-catalogue/clinic-catalogue-change.ts';
import { testIn } from '#contract/clinic-catalogue/test-in.ts';
import { type ClinicCatalogue, type Sex, isTestOffered } from '#contract/clinic-catalogue/clinic-catalogue.ts';
import { labTests } from '#contract/laboratory/catalogue/catalogue.ts';
import { criticalOfNewborns } from '#contract/laboratory/catalogue/newborn.ts';
import type { ShortAge } from '#contract/laboratory/catalogue/shape.ts';
import { problemText } from '../../lib/problem-text.ts';
import { typedNumber } from '../../lib/typed-number.ts';

/** A range as it is typed. */
export interface TypedRange {
  readonly key: string;
  readonly unit: '' | ShortAge;
  readonly from: string;
  readonly to: string;
  readonly sex: '' | Sex;
  readonly low: string;
  readonly high: string;
}
/** The settings of a test as they are typed. */
export interface TypedTest {
  readonly isOffered: boolean;
  readonly ranges: readonly TypedRange[];
  readonly low: string;
  readonly high: string;
  readonly newbornLow: string;
  readonly newbornHigh: string;
}

const typed = (value: number | undefined): string => value?.toString() ?? '';
export const newRange = (): TypedRange => ({ key: crypto.randomUUID(), unit: '', from: '18', to: '120', sex: '', low: '', high: '' });

/** The current settings of a test, or the shipped ones. */
export function typedTest(catalogue: ClinicCatalogue, id: string): TypedTest {
  const test = testIn(catalogue, id);
  const isNumber = test?.kind === 'number';
  const newborn = isNumber ? criticalOfNewborns(id, test) : {};
  return {
    isOffered: isTestOffered(catalogue, id),
    ranges: (isNumber ? test.ranges : []).map(({ from, to, unit, sex, low, high }): TypedRange => ({
      ...newRange(),
      unit: unit ?? '',
      from: typed(from),
      to: typed(to),
      sex: sex ?? '',
      low: typed(low),
      high: typed(high),
    })),
    low: typed(isNumber ? test.critical.low : undefined),
    high: typed(isNumber ? test.critical.high : undefined),
    newbornLow: typed(newborn.low),
    newbornHigh: typed(newborn.high),
  };
}

/** A number typed in either script; other text is passed unchanged for the contract to refuse. */
export function numberIn(text: string): number | string | undefined {
  const number = typedNumber(text);
  return text.trim() === '' ? undefined : Number.isNaN(number) ? text.trim() : number;
}

const settingOf = ({ isOffered, ranges, low, high, newbornLow, newbornHigh }: TypedTest, isNumber: boolean) => ({
  isOffered,
  ...(isNumber && {
    ranges: ranges.map((range) => ({
      from: numberIn(range.from),
      to: numberIn(range.to),
      ...(range.unit !== '' && { unit: range.unit }),
      ...(range.sex !== '' && { sex: range.sex }),
      low: numberIn(range.low),
      high: numberIn(range.high),
    })),
    critical: { low: numberIn(low), high: numberIn(high) },
    newborn: { low: numberIn(newbornLow), high: numberIn(newbornHigh) },
  }),
});

/** The catalogue with the typed settings of a test, or their problems by path: `ranges.0.low`, `critical.high`. */
export function catalogueWith(catalogue: ClinicCatalogue, id: string, test: TypedTest) {
  const { version: _, ...before } = catalogue;
  const setting = settingOf(test, labTests.get(id)?.kind === 'number');
  const { data, error } = ClinicCatalogueChange.safeParse({ ...before, tests: { ...before.tests, [id]: setting } });
  const problems = new Map<string, string>();
  for (const { path, message } of error?.issues ?? [])
    problems.set(path.slice(2).join('.'), problems.get(path.slice(2).join('.')) ?? problemText(detailOf('', message)));
  return { data, problems };
}
