import { useQuery } from '@tanstack/react-query';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { useState } from 'react';
import type { Chart } from '#contract/chart/chart.ts';
import { type RedZone, redZoneOf } from '#contract/chart/red-zone.ts';
import { vitalSignIds, vitalSigns } from '#contract/chart/vital-signs.ts';
import type { Patient } from '#contract/patient/patient.ts';
import { qatarDate } from '#contract/base/qatar-time.ts';
import { monthsOn } from '#contract/patient/age.ts';
import { chartQuery } from '../lib/chart-query.ts';
import { formatNumber, formatTime, useLocale } from '../lib/locale.ts';
import { said } from '../lib/said.ts';
import { useIsStaff } from '../lib/use-session.ts';
import { m } from '../i18n/paraglide/messages.js';
import { Chip } from './chip.tsx';
import { Ltr } from './ltr.tsx';

const minuteMs = 60_000;
/** Older measurements are in the chart, and no news. */
const shownMs = 24 * 60 * minuteMs;

/** A patient's last vital signs; undefined while they are loading, and for users who may not see them. */
export function useLastVitals(patientId: string) {
  const isStaff = useIsStaff();
  return useQuery({ ...chartQuery(patientId), enabled: isStaff, staleTime: minuteMs }).data?.vitals;
}

/** The last value of each vital sign that was ever measured, with its side of the red zone at the age of then. */
export const lastSigns = (vitals: Chart['vitals'], dateOfBirth: string) =>
  vitalSignIds.flatMap((sign) => {
    const { [sign]: last } = vitals;
    if (last === undefined) return [];
    return [{ sign, ...last, zone: redZoneOf(sign, last.value, monthsOn(dateOfBirth, qatarDate(new Date(last.measuredAt)))) }];
  });

/** A patient's latest vital signs in the red zone, from the last day. */
export function useRedSigns({ id, personalInfo: { dateOfBirth } }: Patient) {
  const [now] = useState(() => Date.now());
  return lastSigns(useLastVitals(id) ?? {}, dateOfBirth).flatMap(({ zone, ...last }) =>
    zone === undefined || now - Date.parse(last.measuredAt) > shownMs ? [] : [{ ...last, zone }],
  );
}

/** The side of the red zone, by an arrow and in words. */
export const ZoneMark = ({ zone }: { zone: RedZone }) => {
  const Arrow = zone === 'low' ? ArrowDown : ArrowUp;
  return (
    <span className="inline-flex items-center gap-1 text-sm font-semibold whitespace-nowrap text-danger">
      <Arrow aria-hidden="true" className="size-4" />
      {zone === 'low' ? m.zoneLow() : m.zoneHigh()}
    </span>
  );
};

/** Vital signs in the red zone, each with its value and side; after each measurement's values, its time. */
export function RedSigns({ signs }: { signs: ReturnType<typeof useRedSigns> }) {
  const locale = useLocale();
  const times = [...new Set(signs.map(({ measuredAt }) => measuredAt))];
  return times.map((time) => (
    <span key={time} className="flex flex-wrap items-baseline gap-2">
      {signs
        .filter(({ measuredAt }) => measuredAt === time)
        .map(({ sign, zone, value }) => (
          <Chip key={sign} tone="red" size="normal" className="inline-flex flex-wrap items-baseline gap-x-2">
            {said(vitalSigns[sign].name)}
            <Ltr>
              {formatNumber(locale, value)} {vitalSigns[sign].written}
            </Ltr>
            <ZoneMark zone={zone} />
          </Chip>
        ))}
      <span className="text-sm">{formatTime(locale, time)}</span>
    </span>
  ));
}
