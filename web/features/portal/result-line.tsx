import { ArrowDown, ArrowUp } from 'lucide-react';
import type { PortalFlag, PortalResult } from '#contract/portal/portal.ts';
import { formatDate, formatNumber, useLocale } from '../../lib/locale.ts';
import { entryFor, wordFor } from '../../lib/open-words.ts';
import { said } from '../../lib/said.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { Chip } from '../../ui/chip.tsx';
import { Ltr } from '../../ui/ltr.tsx';
import { RangeBar } from '../../ui/range-bar.tsx';
import type { Tone } from '../../ui/tone.ts';
import { Sparkline } from '../../ui/trend.tsx';
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

/** A test with its latest value, where that is in its range in words and as a picture, and how it was before. */
export function ResultLine({ latest }: { latest: LatestResult }) {
  const { result, earlier } = latest;
  const { name, value, comparator, unit, range, flag, isCorrected } = result;
  const word = flagText(result);
  return (
    <li className="grid gap-2">
      <span className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <span className="min-w-40 flex-1 font-semibold">{said(name)}</span>
        <span className="flex flex-wrap items-center gap-2">
          {word !== undefined && flag !== undefined && <Chip tone={entryFor(flagTone, flag) ?? 'none'}>{word}</Chip>}
          {isCorrected && <Chip tone="pending">{m.portalCorrected()}</Chip>}
        </span>
      </span>
      {typeof value === 'object' ? (
        <bdi className="font-semibold">{said(value)}</bdi>
      ) : typeof value === 'string' ? (
        <bdi className="whitespace-pre-line wrap-anywhere">{value}</bdi>
      ) : (
        <span className="flex flex-wrap items-baseline gap-x-3">
          <Ltr className="text-xl font-semibold tabular-nums">
            {comparator}
            {value}
            {unit !== undefined && ` ${unit}`}
          </Ltr>
          {range !== undefined && (
            <span className="text-sm text-muted">
              {m.labRangeHead()}: <Ltr>{rangeText(range)}</Ltr>
            </span>
          )}
        </span>
      )}
      {typeof value === 'number' && range !== undefined && <RangeBar value={value} previous={earlier[0]?.value} {...range} />}
      {typeof value === 'number' && earlier.length > 0 && <Before value={value} latest={latest} />}
    </li>
  );
}

/** The value before, whether it rose or fell since, and the course of several. */
function Before({ value, latest: { on, earlier } }: { value: number; latest: LatestResult }) {
  const locale = useLocale();
  const [previous] = earlier;
  if (previous === undefined) return null;
  const Arrow = value > previous.value ? ArrowUp : ArrowDown;
  const points = [...earlier.toReversed(), { on, value }].map((one) => ({ at: one.on, value: one.value }));
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
      {value !== previous.value && <Arrow size={16} aria-hidden="true" />}
      {m.resultBefore({ value: formatNumber(locale, previous.value), date: formatDate(locale, previous.on) })}
      {points.length > 2 && <Sparkline points={points} />}
    </span>
  );
}
