import { latinDigits } from '../base/text.ts';
import type { DoseRoute, Frequency } from '../prescriptions/dose.ts';

/** The minimum interval of a medicine whose more frequent use has killed or harmed people. */
export interface Interval {
  readonly only: readonly Frequency[];
  /** The prescription must name the day of the week. */
  readonly onNamedDay?: true;
  readonly level: 'stop' | 'interrupt';
  /** Only for these routes; for every route if absent. */
  readonly routes?: readonly DoseRoute[];
  /** Strengths meant for daily use. */
  readonly dailyStrengths?: readonly string[];
  /** Only from this strength, in international units. */
  readonly fromUnits?: number;
}

const weekly = { only: ['weekly'], level: 'interrupt' } as const satisfies Interval;
const injected = ['subcutaneous', 'intramuscular'] as const satisfies readonly DoseRoute[];
const highVitaminD = {
  only: ['once', 'weekly', 'every-2-weeks', 'monthly', 'every-3-months', 'every-6-months'],
  level: 'interrupt',
  fromUnits: 20_000,
} as const satisfies Interval;

/** Intervals by ingredient. Methotrexate taken daily by mistake is on every list of errors that must never happen (NHS, ISMP, EMA 2019). */
const intervals: Readonly<Record<string, Interval>> = {
  methotrexate: { only: ['weekly'], onNamedDay: true, level: 'stop' },
  semaglutide: { ...weekly, routes: injected },
  dulaglutide: weekly,
  tirzepatide: weekly,
  'alendronic-acid': { ...weekly, dailyStrengths: ['5 mg', '10 mg'] },
  'risedronic-acid': { only: ['weekly', 'monthly'], level: 'interrupt', dailyStrengths: ['5 mg', '30 mg'] },
  colecalciferol: highVitaminD,
  ergocalciferol: highVitaminD,
  fentanyl: { only: ['every-72-hours'], level: 'interrupt', routes: ['skin'] },
  buprenorphine: { ...weekly, routes: ['skin'] },
  denosumab: { only: ['once', 'monthly', 'every-6-months'], level: 'interrupt' },
  adalimumab: { only: ['once', 'weekly', 'every-2-weeks'], level: 'interrupt' },
  etanercept: { only: ['weekly', 'twice-weekly'], level: 'interrupt' },
  evolocumab: { only: ['every-2-weeks', 'monthly'], level: 'interrupt' },
  medroxyprogesterone: { only: ['once', 'every-3-months'], level: 'interrupt', routes: injected },
};

const written = (strength: string): string =>
  latinDigits(strength)
    .toLowerCase()
    .replaceAll(/[\s,٬]/g, '');

/** The interval of a medicine at a strength and route; undefined if nothing is known against daily use. */
export function intervalOf(ingredientId: string, route: DoseRoute, strength = ''): Interval | undefined {
  const interval = intervals[ingredientId];
  if (interval === undefined) return undefined;
  const { routes, dailyStrengths = [], fromUnits = 0 } = interval;
  const isSo = routes === undefined || routes.includes(route);
  const isDaily = dailyStrengths.some((one) => written(one) === written(strength));
  return isSo && !isDaily && (fromUnits === 0 || Number.parseFloat(written(strength)) >= fromUnits) ? interval : undefined;
}
