import { notices } from '#contract/account/notices.ts';
import { isolated } from '#contract/base/isolated.ts';
import type { Texts } from '#contract/base/language.ts';
import { labTests } from '#contract/laboratory/catalogue/catalogue.ts';
import { isCritical } from '#contract/laboratory/laboratory.ts';
import type { Entered, StoredResult } from './stored.ts';

const nameOf = (test: string): Texts => labTests.get(test)?.name ?? { en: test, ar: test };

/** A value with its unit, or its word. */
function valueOf(test: string, { value, comparator, unit }: Pick<Entered, 'value' | 'comparator' | 'unit'>): Texts {
  const known = labTests.get(test);
  const number = `${comparator ?? ''}${value}${unit === undefined ? '' : ` ${unit.shown}`}`;
  return (known?.kind === 'choice' ? known.choices[value] : undefined) ?? { en: number, ar: isolated(number) };
}

const verifiedText = ({ test, verified }: StoredResult): Texts => (verified === undefined ? { en: '', ar: '' } : valueOf(test, verified));

/** A verified value that is being corrected. */
export const doubtedText = (result: StoredResult): Texts => notices.resultDoubted(nameOf(result.test), verifiedText(result));

/** A verified value that was wrong. */
export const withdrawnText = (result: StoredResult): Texts => notices.resultWithdrawn(nameOf(result.test), verifiedText(result));

/** A verified value with the one that it replaced. */
export function correctedText(result: StoredResult): Texts {
  const { test, verified, earlier: [former] = [] } = result;
  if (former === undefined) return notices.criticalResult(nameOf(test), verifiedText(result));
  return notices.resultCorrected(nameOf(test), verifiedText(result), valueOf(test, former), isCritical(verified?.flag));
}

/** What an alert says of a critical result. */
export const criticalText = (result: StoredResult): Texts => (result.status === 'correcting' ? doubtedText(result) : correctedText(result));

/** A critical value that a second person has yet to verify. */
export const toVerifyText = (test: string, entered: Entered): Texts => notices.criticalToVerify(nameOf(test), valueOf(test, entered));
