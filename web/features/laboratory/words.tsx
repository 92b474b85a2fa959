import {
  type LabOrder,
  type OrderPriority,
  type OrderStatus,
  type ResultCaution,
  type ResultFlag,
  type ResultStatus,
  type SpecimenStatus,
  isCritical,
} from '#contract/laboratory/laboratory.ts';
import { labTests } from '#contract/laboratory/catalogue/catalogue.ts';
import { formatNumber, useLocale } from '../../lib/locale.ts';
import { entryFor, wordFor } from '../../lib/open-words.ts';
import { said } from '../../lib/said.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { Chip } from '../../ui/chip.tsx';
import { Ltr } from '../../ui/ltr.tsx';
import type { Tone } from '../../ui/tone.ts';
import { worstOf } from './worst.ts';

export type Result = LabOrder['results'][number];
export type Value = NonNullable<Result['verified']> | NonNullable<Result['entered']>;
type Judged = Pick<Value, 'value' | 'range' | 'flag' | 'caution'>;

export const priorityName: Record<OrderPriority, () => string> = {
  stat: () => m.labStat(),
  urgent: () => m.labUrgent(),
  routine: () => m.labRoutine(),
};
const priorityTone: Record<OrderPriority, Tone> = { stat: 'red', urgent: 'orange', routine: 'none' };
export const PriorityChip = ({ priority }: { priority: string }) => (
  <Chip tone={entryFor(priorityTone, priority) ?? 'none'}>{wordFor(priorityName, priority)}</Chip>
);

const orderName: Record<OrderStatus, () => string> = {
  draft: () => m.labDraft(),
  active: () => m.labActive(),
  completed: () => m.labCompleted(),
  revoked: () => m.labRevoked(),
  'entered-in-error': () => m.labEnteredInError(),
};
const orderTone: Record<OrderStatus, Tone> = {
  draft: 'pending',
  active: 'accent',
  completed: 'green',
  revoked: 'none',
  'entered-in-error': 'none',
};
export const OrderChip = ({ status }: { status: string }) => (
  <Chip tone={entryFor(orderTone, status) ?? 'none'}>{wordFor(orderName, status)}</Chip>
);

const specimenName: Record<SpecimenStatus, () => string> = {
  awaited: () => m.labAwaited(),
  collected: () => m.labCollected(),
  received: () => m.labReceived(),
  rejected: () => m.labRejected(),
};
const specimenTone: Record<SpecimenStatus, Tone> = { awaited: 'none', collected: 'pending', received: 'accent', rejected: 'red' };
export const SpecimenChip = ({ status }: { status: string }) => (
  <Chip tone={entryFor(specimenTone, status) ?? 'none'}>{wordFor(specimenName, status)}</Chip>
);

const resultName: Record<ResultStatus, () => string> = {
  awaited: () => m.labResultAwaited(),
  preliminary: () => m.labPreliminary(),
  final: () => m.labFinal(),
  correcting: () => m.labCorrecting(),
  corrected: () => m.labCorrected(),
};
/** A result's status in words. */
export const resultWord = (status: string): string => wordFor(resultName, status);

const flagName: Record<ResultFlag, () => string> = {
  'critical-low': () => m.labFlagCriticalLow(),
  'critical-high': () => m.labFlagCriticalHigh(),
  critical: () => m.labFlagCritical(),
  low: () => m.labFlagLow(),
  high: () => m.labFlagHigh(),
  abnormal: () => m.labFlagAbnormal(),
  within: () => m.labFlagWithin(),
};
const flagTone: Record<ResultFlag, Tone> = {
  'critical-low': 'red',
  'critical-high': 'red',
  critical: 'red',
  low: 'orange',
  high: 'orange',
  abnormal: 'orange',
  within: 'green',
};
const cautionName: Record<ResultCaution, () => string> = {
  'no-range-age': () => m.labCautionAge(),
  'no-range': () => m.labCautionRange(),
  pregnancy: () => m.labCautionPregnancy(),
  'treatment-chart': () => m.labCautionBilirubin(),
};

/** A value's position relative to its range. */
export const FlagChip = ({ flag }: { flag: string }) => (
  <Chip tone={entryFor(flagTone, flag) ?? 'none'} look={isCritical(flag) ? 'solid' : 'pill'}>
    {wordFor(flagName, flag)}
  </Chip>
);

const isWithinOthers = ({ flag, caution }: Judged): boolean => flag === 'within' && caution === 'pregnancy';
/** Why a value is not judged. Results from before cautions have none. */
const cautionOf = ({ value, range, flag, caution }: Judged): string | undefined =>
  caution ?? (typeof value === 'number' && flag === undefined && range === undefined ? 'no-range' : undefined);

/** The same, or that a value is not judged, unless a mark leads to that: a number without a word would look normal. */
function Judgement({ of, isMarked }: { of: Judged; isMarked: boolean }) {
  if (isWithinOthers(of)) return !isMarked && <Chip tone="none">{m.labFlagWithinOthers()}</Chip>;
  const unjudged = isMarked ? undefined : cautionOf(of);
  return (
    <>
      {of.flag !== undefined && <FlagChip flag={of.flag} />}
      {unjudged !== undefined && <Chip tone="yellow">{wordFor(cautionName, unjudged)}</Chip>}
    </>
  );
}

/** The name of a test in the page's language. */
export function testName(id: string): string {
  const test = labTests.get(id);
  return test === undefined ? id : said(test.name);
}

/** Limits as they are written: 3.5–5.1, < 5, > 60. */
export function rangeText({ low, high }: { readonly low?: number | undefined; readonly high?: number | undefined }): string {
  if (low === undefined) return `≤ ${high ?? ''}`;
  return high === undefined ? `≥ ${low}` : `${low}–${high}`;
}

/** A value in plain text, for places without markup. */
export function valueText(test: string, { value, comparator, unit }: Pick<Value, 'value' | 'comparator' | 'unit'>): string {
  const known = labTests.get(test);
  const word = known?.kind === 'choice' ? known.choices[value] : undefined;
  if (word !== undefined) return said(word);
  return `${comparator ?? ''}${value}${unit === undefined ? '' : ` ${unit.shown}`}`;
}

interface ResultValueProps {
  readonly test: string;
  readonly of: Judged & Pick<Value, 'comparator' | 'unit'>;
  /** Leads to why it is not judged, where that stands below. */
  readonly mark?: string | undefined;
}

/** A value with its unit, and its position relative to its range. */
export function ResultValue({ test, of, mark }: ResultValueProps) {
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2 gap-y-1">
      {typeof of.value === 'number' ? (
        <Ltr className="font-semibold">{valueText(test, of)}</Ltr>
      ) : (
        <bdi className="font-semibold">{valueText(test, of)}</bdi>
      )}
      <Mark mark={mark} of={of} />
      <Judgement of={of} isMarked={mark !== undefined} />
    </span>
  );
}

/** Why a value may not be read by its range, and that it is doubted or was corrected, in words. */
export const remarkOf = (of: Judged & { readonly status?: string }): string | undefined => {
  const caution = cautionOf(of);
  const judged = isWithinOthers(of) ? m.labFlagWithinOthers() : caution && wordFor(cautionName, caution);
  const revised = of.status === 'correcting' ? m.labDoubted() : of.status === 'corrected' ? resultWord(of.status) : undefined;
  return revised !== undefined && judged !== undefined ? `${revised}. ${judged}` : (revised ?? judged);
};

const marks = ['*', '†', '‡', '§', '¶', '‖'];
/** The mark that leads to one of the remarks below a table. */
export const markOf = (remarks: readonly string[], of: Parameters<typeof remarkOf>[0]): string | undefined =>
  marks[remarks.indexOf(remarkOf(of) ?? '')];
/** The remarks on a table's values, each after its mark. */
export const Remarks = ({ remarks }: { remarks: readonly string[] }) =>
  remarks.map((remark, index) => (
    <p key={remark} className="text-sm text-muted">
      {marks[index]} {remark}
    </p>
  ));
const Mark = ({ mark, of }: { mark: string | undefined; of: Parameters<typeof remarkOf>[0] }) =>
  mark !== undefined && (
    <>
      <span aria-hidden="true">{mark}</span>
      <span className="sr-only">{remarkOf(of)}</span>
    </>
  );

interface ResultFigureProps {
  readonly test: string;
  /** With the status of its result. */
  readonly of: Judged & { readonly status: string } & Pick<Value, 'comparator' | 'unit'>;
  /** Leads to its remark, which stands below. */
  readonly mark: string | undefined;
  /** It is in another unit than the one beside its test. */
  readonly hasUnit: boolean;
}

/** A value in a column of its test: with a word only if it is outside its range. */
export const ResultFigure = ({ test, of, mark, hasUnit }: ResultFigureProps) => (
  <span dir="ltr" className="inline-flex flex-wrap items-baseline justify-end gap-x-2">
    {of.flag !== undefined && of.flag !== 'within' && <FlagChip flag={of.flag} />}
    <bdi className="font-semibold wrap-anywhere">
      {valueText(test, typeof of.value === 'number' && !hasUnit ? { ...of, unit: undefined } : of)}
      <Mark mark={mark} of={of} />
    </bdi>
  </span>
);

/** That a value is doubted, with the one that waits to replace it; or that it was corrected, with the one before. */
export function Revised({ result: { test, status, entered, earlier: [former] = [] } }: { result: Result }) {
  if (status === 'correcting')
    return (
      <>
        <Chip tone="red" look="solid">
          {m.labDoubted()}
        </Chip>
        {entered !== undefined && <span>{m.labUnverified({ value: valueText(test, entered) })}</span>}
      </>
    );
  if (status !== 'corrected' || former === undefined) return null;
  return (
    <>
      <Chip tone="pending">{resultWord(status)}</Chip>
      <span>{m.labEarlier({ value: valueText(test, former) })}</span>
    </>
  );
}

/** The critical values of an order that a second person has yet to verify. */
export const CriticalEntered = ({ order }: { order: LabOrder }) =>
  order.results.map(
    ({ test, entered }) =>
      entered !== undefined &&
      isCritical(entered.flag) && (
        <span key={test} className="flex flex-wrap items-center gap-x-2 font-semibold">
          {testName(test)} <ResultValue test={test} of={entered} />
        </span>
      ),
  );

/** The names of some tests; more are counted. */
export function TestNames({ results, max = 4 }: { results: readonly Result[]; max?: number }) {
  const locale = useLocale();
  const names = results.slice(0, max).map(({ test }) => testName(test));
  return (
    <>
      {names.join(m.listComma())}
      {results.length > max && ` +${formatNumber(locale, results.length - max)}`}
    </>
  );
}

interface WorstResultsProps {
  readonly order: LabOrder;
  readonly max?: number;
  /** Whether they stand beside one another, where there is room. */
  readonly isInLine?: boolean;
}

/** What must be looked at first in an order's results. */
export function WorstResults({ order, max, isInLine = false }: WorstResultsProps) {
  const locale = useLocale();
  const { shown, others, rest } = worstOf(order.results, max);
  return (
    <ul className={isInLine ? 'flex flex-wrap items-center gap-x-5 gap-y-1' : 'grid gap-1'}>
      {shown.map((result) => (
        <li key={result.test} className="flex flex-wrap items-center gap-x-2">
          <span>{testName(result.test)}</span>
          <ResultValue test={result.test} of={result.verified} />
          <Revised result={result} />
        </li>
      ))}
      {others > 0 && <li className="text-muted">{m.labOthersNotable({ count: formatNumber(locale, others) })}</li>}
      {rest > 0 && <li className="text-muted">{m.labOtherValues({ count: formatNumber(locale, rest) })}</li>}
    </ul>
  );
}
