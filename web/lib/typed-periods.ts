import { m } from '../i18n/paraglide/messages.js';
import { timeIn } from './time-in.ts';

/** A period as it is typed. */
export interface TypedPeriod {
  readonly from: string;
  readonly to: string;
}

/** What is wrong with the periods of a day. */
export type PeriodsProblem = 'time' | 'reversed' | 'overlap';

/** The same in words. */
export const periodsProblemText: Readonly<Record<PeriodsProblem, () => string>> = {
  time: () => m.hoursTimeWrong(),
  reversed: () => m.hoursReversed(),
  overlap: () => m.hoursOverlap(),
};

const endOfDay = '24:00';
const endIn = (typed: string): string | undefined => (typed.trim() === endOfDay ? endOfDay : timeIn(typed));

/** The periods of a day in order, or what is wrong with them. */
export function periodsIn(typed: readonly TypedPeriod[]): { readonly from: string; readonly to: string }[] | PeriodsProblem {
  const periods = typed.flatMap(({ from: typedFrom, to: typedTo }) => {
    const [from, to] = [timeIn(typedFrom), endIn(typedTo)];
    return from === undefined || to === undefined ? [] : [{ from, to }];
  });
  if (periods.length < typed.length) return 'time';
  if (periods.some(({ from, to }) => from >= to)) return 'reversed';
  const ordered = periods.toSorted((one, other) => (one.from < other.from ? -1 : 1));
  return ordered.some(({ from }, index) => index > 0 && (ordered[index - 1]?.to ?? '') > from) ? 'overlap' : ordered;
}
