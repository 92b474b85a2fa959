import { ArrowDown, ArrowUp } from 'lucide-react';
import type { PlainTest, PortalFlag, PortalResult, RevisedResult, Revision } from '#contract/portal/portal.ts';
import { formatDate, formatNumber, useLocale } from '../../lib/locale.ts';
import { entryFor, wordFor } from '../../lib/open-words.ts';
import { said } from '../../lib/said.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { Chip } from '../../ui/chip.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Ltr } from '../../ui/ltr.tsx';
import { Notice } from '../../ui/notice.tsx';
import { RangeBar } from '../../ui/range-bar.tsx';
import type { Tone } from '../../ui/tone.ts';
import { Sparkline } from '../../ui/trend.tsx';
import { axisAround } from '../../lib/axis.ts';
import { type LatestResult, isLittleOutside } from './latest.ts';

const flagName: Record<PortalFlag, () => string> = {
  low: () => m.resultLow(),
  high: () => m.resultHigh(),
  outside: () => m.portalFlagOutside(),
  within: () => m.resultWithin(),
};
const littleName: Partial<Record<PortalFlag, () => string>> = { low: () => m.resultLittleLow(), high: () => m.resultLittleHigh() };
const flagTone: Record<PortalFlag, Tone> = { low: 'orange', high: 'orange', outside: 'orange', within: 'green' };

/** Limits as they are written: 3.5–5.1, ≤ 5, ≥ 60. */
function rangeText({ low, high }: NonNullable<PortalResult['range']>): string {
  if (low === undefined) return `≤ ${high ?? ''}`;
  return high === undefined ? `≥ ${low}` : `${low}–${high}`;
}

function flagText({ flag, value, range }: PortalResult): string | undefined {
  if (flag === undefined) return undefined;
  const isLittle = typeof value === 'number' && range !== undefined && isLittleOutside(value, range);
  return (isLittle ? entryFor<string, (() => string) | undefined>(littleName, flag)?.() : undefined) ?? wordFor(flagName, flag);
}

interface ResultProps {
  readonly latest: LatestResult;
  readonly plain: PlainTest | undefined;
}

/** A result that is outside its range, in full. */
export const ResultLine = ({ latest, plain }: ResultProps) => (
  <li className="grid gap-2">
    <span className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
      <span className="min-w-40 flex-1 text-lg font-semibold">
        <Name latest={latest} plain={plain} />
      </span>
      <Flag result={latest.result} />
    </span>
    <Value result={latest.result} className="justify-self-start text-xl font-semibold tabular-nums" />
    <Explained latest={latest} plain={plain} />
  </li>
);

/** A result by its name and value; opened, in full. */
export function FoldedResult({ latest, plain }: ResultProps) {
  const { value } = latest.result;
  return (
    <Disclosure
      summary={
        <span className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-4 gap-y-1">
          <Name latest={latest} plain={plain} />
          <span className="flex flex-wrap items-center gap-2">
            {/* The text of a film has no short form. */}
            {typeof value !== 'string' && <Value result={latest.result} className="tabular-nums" />}
            <Flag result={latest.result} />
          </span>
        </span>
      }
    >
      <div className="grid gap-2">
        {typeof value === 'string' && <Value result={latest.result} className="" />}
        <Explained latest={latest} plain={plain} />
      </div>
    </Disclosure>
  );
}

const revisionText: Record<Revision, () => string> = {
  checking: () => m.portalChecking(),
  corrected: () => m.portalCorrectedSoon(),
  withdrawn: () => m.portalWithdrawn(),
};

/** A result of which a value was shown that no longer is, and why. */
export const RevisedLine = ({ result, plain }: { readonly result: RevisedResult; readonly plain: PlainTest | undefined }) => (
  <li className="grid gap-1">
    <span className="font-semibold">{said(plain?.name ?? result.name)}</span>
    <Notice tone="yellow">{wordFor(revisionText, result.revision)}</Notice>
  </li>
);

/** What people call a test, and what the laboratory calls it. */
const Name = ({ latest: { result }, plain }: ResultProps) => (
  <span className="min-w-40 flex-1">
    {said(plain?.name ?? result.name)}
    {plain?.name !== undefined && <bdi className="block text-sm font-normal text-muted">{said(result.name)}</bdi>}
  </span>
);

/** In one word where the value stands, and whether it was corrected. */
function Flag({ result }: { result: PortalResult }) {
  const word = flagText(result);
  return (
    <span className="flex flex-wrap items-center gap-2">
      {word !== undefined && result.flag !== undefined && <Chip tone={entryFor(flagTone, result.flag) ?? 'none'}>{word}</Chip>}
      {result.isCorrected && <Chip tone="pending">{m.portalCorrected()}</Chip>}
    </span>
  );
}

function Value({ result: { value, comparator, unit }, className }: { result: PortalResult; className: string }) {
  if (typeof value === 'object') return <bdi className={className}>{said(value)}</bdi>;
  if (typeof value === 'string') return <bdi className="whitespace-pre-line wrap-anywhere">{value}</bdi>;
  return (
    <Ltr className={className}>
      {comparator}
      {value}
      {unit !== undefined && ` ${unit}`}
    </Ltr>
  );
}

/** Where a value is in its range, what the test is, and how it was before. */
function Explained({ latest, plain }: ResultProps) {
  const { result, earlier } = latest;
  const { value, range } = result;
  return (
    <>
      {typeof value === 'number' && range !== undefined && (
        <>
          <span className="text-sm text-muted">
            {m.labRangeHead()}: <Ltr>{rangeText(range)}</Ltr>
          </span>
          <RangeBar value={value} previous={earlier[0]?.value} {...range} />
        </>
      )}
      {plain !== undefined && <span>{said(plain.meaning)}</span>}
      {typeof value === 'number' && earlier.length > 0 && <Before value={value} latest={latest} />}
    </>
  );
}

/** The value before, whether it rose or fell since, and the course of several. */
function Before({ value, latest: { on, earlier, result } }: { value: number; latest: LatestResult }) {
  const locale = useLocale();
  const limits = [result.range?.low, result.range?.high].filter((limit) => limit !== undefined);
  const [previous] = earlier;
  if (previous === undefined) return null;
  const Arrow = value > previous.value ? ArrowUp : ArrowDown;
  const points = [...earlier.toReversed(), { on, value }].map((one) => ({ at: one.on, value: one.value }));
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
      {value !== previous.value && <Arrow size={16} aria-hidden="true" />}
      {m.resultBefore({ value: formatNumber(locale, previous.value), date: formatDate(locale, previous.on) })}
      {points.length > 2 && <Sparkline points={points} axis={axisAround([...points.map((one) => one.value), ...limits])} />}
    </span>
  );
}
