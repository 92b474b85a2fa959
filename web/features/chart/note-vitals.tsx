import { useQuery } from '@tanstack/react-query';
import type { Chart } from '#contract/chart/chart.ts';
import { vitalSigns } from '#contract/chart/vital-signs.ts';
import { chartQuery } from '../../lib/chart-query.ts';
import { formatNumber, formatTime, useLocale } from '../../lib/locale.ts';
import { said } from '../../lib/said.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { Ltr } from '../../ui/ltr.tsx';
import { lastSigns } from '../../ui/patient-red-signs.tsx';

/** What was measured last at one time, as a doctor writes it: the pressures in one, each with whether it is in the red zone. */
function lastMeasured({ vitals, patient }: Chart, locale: ReturnType<typeof useLocale>) {
  const all = lastSigns(vitals, patient.personalInfo.dateOfBirth);
  const at = all
    .map(({ measuredAt }) => measuredAt)
    .toSorted()
    .at(-1);
  if (at === undefined) return undefined;
  const measured = all.filter(({ measuredAt }) => measuredAt === at).map(({ zone, ...one }) => ({ ...one, isRed: zone !== undefined }));
  const [systolic, diastolic] = [measured.find(({ sign }) => sign === 'systolic'), measured.find(({ sign }) => sign === 'diastolic')];
  const hasBoth = systolic !== undefined && diastolic !== undefined;
  const number = (value: number) => formatNumber(locale, value);
  const values = measured
    .filter(({ sign }) => !(hasBoth && sign === 'diastolic'))
    .map(({ sign, value, isRed }) =>
      hasBoth && sign === 'systolic'
        ? {
            name: m.phraseBp(),
            value: `${number(value)}/${number(diastolic.value)} ${vitalSigns.systolic.written}`,
            isRed: isRed || diastolic.isRed,
          }
        : { name: said(vitalSigns[sign].name), value: `${number(value)} ${vitalSigns[sign].written}`, isRed },
    );
  return { at, values };
}

interface NoteVitalsProps {
  readonly patientId: string;
  /** Takes the values over into the note. */
  readonly onInsert: (text: string) => void;
}

/** The last vital signs, where the note is written. */
export function NoteVitals({ patientId, onInsert }: NoteVitalsProps) {
  const locale = useLocale();
  const { data } = useQuery(chartQuery(patientId));
  const last = data && lastMeasured(data, locale);
  if (last === undefined) return null;
  const time = formatTime(locale, last.at);
  return (
    <p className="text-sm">
      <span className="text-muted">{time}: </span>
      {last.values.map(({ name, value, isRed }, index) => (
        <span key={name} className={isRed ? 'font-semibold text-danger' : ''}>
          {index > 0 && ' · '}
          {name} <Ltr>{value}</Ltr>
        </span>
      ))}{' '}
      <Button
        look="ghost"
        size="small"
        onClick={() => onInsert(`${last.values.map(({ name, value }) => `${name} ${value}`).join(m.listComma())} (${time})`)}
      >
        {m.noteInsertVitals()}
      </Button>
    </p>
  );
}
