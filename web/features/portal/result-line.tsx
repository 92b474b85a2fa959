import type { PortalFlag, PortalResult } from '#contract/portal/portal.ts';
import { entryFor, wordFor } from '../../lib/open-words.ts';
import { said } from '../../lib/said.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { Chip } from '../../ui/chip.tsx';
import { Ltr } from '../../ui/ltr.tsx';
import type { Tone } from '../../ui/tone.ts';

const flagName: Record<PortalFlag, () => string> = {
  low: () => m.labFlagLow(),
  high: () => m.labFlagHigh(),
  outside: () => m.portalFlagOutside(),
  within: () => m.labFlagWithin(),
};
const flagTone: Record<PortalFlag, Tone> = { low: 'orange', high: 'orange', outside: 'orange', within: 'green' };

/** Limits as they are written: 3.5–5.1, ≤ 5, ≥ 60. */
function rangeText({ low, high }: NonNullable<PortalResult['range']>): string {
  if (low === undefined) return `≤ ${high ?? ''}`;
  return high === undefined ? `≥ ${low}` : `${low}–${high}`;
}

/** A test with its value, and the value's position relative to its range, in words and color. */
export function ResultLine({ result: { name, value, comparator, unit, range, flag, isCorrected } }: { result: PortalResult }) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <span className="min-w-48 flex-1">
        <span className="block font-semibold">{said(name)}</span>
        {range !== undefined && (
          <span className="block text-sm text-muted">
            {m.labRangeHead()}: <Ltr>{rangeText(range)}</Ltr>
          </span>
        )}
      </span>
      <span className="flex flex-wrap items-center gap-2">
        {typeof value === 'object' ? (
          <bdi className="font-semibold">{said(value)}</bdi>
        ) : typeof value === 'string' ? (
          <bdi className="font-semibold whitespace-pre-line wrap-anywhere">{value}</bdi>
        ) : (
          <Ltr className="font-semibold">
            {comparator}
            {value}
            {unit !== undefined && ` ${unit}`}
          </Ltr>
        )}
        {flag !== undefined && <Chip tone={entryFor(flagTone, flag) ?? 'none'}>{wordFor(flagName, flag)}</Chip>}
        {isCorrected && <Chip tone="pending">{m.portalCorrected()}</Chip>}
      </span>
    </li>
  );
}
