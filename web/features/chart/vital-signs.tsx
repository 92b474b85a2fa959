import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import toast from 'react-hot-toast/headless';
import * as z from 'zod/mini';
import type { Chart, LastValue } from '#contract/chart/chart.ts';
import { enteredInError } from '#contract/chart/entry.ts';
import { redZoneOf, weightJump } from '#contract/chart/red-zone.ts';
import { type VitalSign, type VitalSigns, bmi, vitalSignIds, vitalSigns } from '#contract/chart/vital-signs.ts';
import { qatarDate } from '#contract/base/qatar-time.ts';
import { monthsOn } from '#contract/patient/age.ts';
import { chartChanged } from '../../lib/chart-changes.ts';
import { formatNumber, formatTime, useLocale } from '../../lib/locale.ts';
import { type Problem, failureText } from '../../lib/problem-text.ts';
import { said } from '../../lib/said.ts';
import { useDraft } from '../../lib/use-draft.ts';
import { useDraftKey, useIsClinician } from '../../lib/use-session.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { Select } from '../../ui/control.tsx';
import { Field, focusFirst } from '../../ui/field.tsx';
import { Ltr } from '../../ui/ltr.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Failure } from '../../ui/page.tsx';
import { Panel } from '../../ui/panel.tsx';
import { ZoneMark } from '../../ui/patient-red-signs.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { Sparkline, TrendChart, type TrendPoint } from '../../ui/trend.tsx';
import { recordVitalSigns, vitalSignsQuery } from './queries.ts';
import { ConfirmSigns, SignFields } from './sign-fields.tsx';
import { type Trend, type TypedSigns, isDoubted, parsedSigns, refusedSigns, signsAsked, signsOf, trends } from './vital-signs-form.ts';
import { VitalSignsTable } from './vital-signs-table.tsx';

/** The values of a vital sign over time, earliest first, without entries in error. */
const pointsOf = (entries: readonly VitalSigns[], sign: VitalSign): TrendPoint[] =>
  entries
    .flatMap(({ status, values: { [sign]: value }, measuredAt, ageMonths }) =>
      value === undefined || status === enteredInError
        ? []
        : [{ at: measuredAt, value, isOutside: redZoneOf(sign, value, ageMonths) !== undefined }],
    )
    .toSorted((one, other) => (one.at < other.at ? -1 : 1));

const nameOf = (trend: Trend): string => (trend === 'systolic' ? m.bloodPressure() : said(vitalSigns[trend].name));

/** A chart's vital signs: the last values, a form for new ones, and their course with a table of all values. */
export function VitalSignsPanel({ chart }: { chart: Chart }) {
  const locale = useLocale();
  const isClinician = useIsClinician();
  const { data: entries, isError, refetch } = useQuery(vitalSignsQuery(chart.patient.id));
  const [chosen, setChosen] = useState<Trend>();
  const measured = trends.filter((trend) => entries?.some(({ values }) => signsOf(trend).some((sign) => values[sign] !== undefined)));
  const trend = chosen ?? measured[0];
  const lastBmi = entries?.find((one) => one.bmi !== undefined && one.status !== enteredInError)?.bmi;
  return (
    <Panel className="grid gap-5 p-5" aria-labelledby="vital-signs">
      <h2 id="vital-signs" className="text-lg font-semibold">
        {m.vitalSigns()}
      </h2>
      <LastValues chart={chart} entries={entries} lastBmi={lastBmi} />
      {isClinician && <RecordForm chart={chart} />}
      {isError ? (
        <Failure text={m.vitalSignsNotLoaded()} onRetry={refetch} />
      ) : entries === undefined ? (
        <Loading className="grid gap-3">
          <Skeleton className="h-10" />
          <Skeleton className="h-40" />
        </Loading>
      ) : (
        trend !== undefined && (
          <div className="grid items-start gap-5 lg:grid-cols-2">
            <div className="grid gap-3">
              <Field id="trend" label={m.trendOf()} problem={false}>
                {(attributes) => (
                  <Select {...attributes} value={trend} onChange={(event) => setChosen(measured.find((one) => one === event.target.value))}>
                    {measured.map((one) => (
                      <option key={one} value={one}>
                        {m.vitalSignLabel({ name: nameOf(one), unit: vitalSigns[one].written })}
                      </option>
                    ))}
                  </Select>
                )}
              </Field>
              <TrendChart
                label={m.trendLabel({ name: nameOf(trend), count: formatNumber(locale, pointsOf(entries, trend).length) })}
                series={signsOf(trend).map((sign) => pointsOf(entries, sign))}
              />
            </div>
            <VitalSignsTable patientId={chart.patient.id} entries={entries} signs={signsOf(trend)} name={nameOf(trend)} />
          </div>
        )
      )}
    </Panel>
  );
}

interface LastValuesProps {
  readonly chart: Chart;
  readonly entries: readonly VitalSigns[] | undefined;
  readonly lastBmi: number | undefined;
}

/** The side of the red zone of a last value: by the age at that time and, for a weight, by the previous weight too. */
function zoneOf(sign: VitalSign, { value, measuredAt }: LastValue, dateOfBirth: string, before: TrendPoint | undefined) {
  const ageMonths = monthsOn(dateOfBirth, qatarDate(new Date(measuredAt)));
  const earlier = sign === 'weight' && before !== undefined ? { value: before.value, measuredAt: before.at } : undefined;
  return redZoneOf(sign, value, ageMonths) ?? weightJump(value, earlier, new Date(measuredAt), ageMonths);
}

function LastValues({ chart: { vitals, patient }, entries = [], lastBmi }: LastValuesProps) {
  const locale = useLocale();
  const known = vitalSignIds.filter((sign) => vitals[sign] !== undefined);
  if (known.length === 0) return <p className="text-muted">{m.vitalSignsEmpty()}</p>;
  return (
    <dl className="grid grid-cols-[repeat(auto-fill,minmax(8rem,1fr))] gap-4">
      {known.map((sign) => {
        const last = vitals[sign];
        const points = pointsOf(entries, sign);
        const zone = last && zoneOf(sign, last, patient.personalInfo.dateOfBirth, points.at(-2));
        return (
          last !== undefined && (
            <div key={sign}>
              <dt className="text-sm text-muted">{said(vitalSigns[sign].name)}</dt>
              <dd className={zone === undefined ? 'text-xl font-semibold' : 'text-xl font-semibold text-danger'}>
                <Ltr>
                  {formatNumber(locale, last.value)} <span className="text-sm font-normal text-muted">{vitalSigns[sign].written}</span>
                </Ltr>
              </dd>
              {zone !== undefined && (
                <dd>
                  <ZoneMark zone={zone} />
                </dd>
              )}
              <dd className="text-sm text-muted">{formatTime(locale, last.measuredAt)}</dd>
              {points.length > 1 && (
                <dd>
                  <Sparkline points={points} />
                </dd>
              )}
            </div>
          )
        );
      })}
      {lastBmi !== undefined && (
        <div>
          <dt className="text-sm text-muted">{said(bmi.name)}</dt>
          <dd className="text-xl font-semibold">
            <Ltr>
              {formatNumber(locale, lastBmi)} <span className="text-sm font-normal text-muted">{bmi.written}</span>
            </Ltr>
          </dd>
        </div>
      )}
    </dl>
  );
}

const Draft = z.object({ typed: z.record(z.string(), z.string()), requestId: z.string() });
interface Entered {
  readonly typed: TypedSigns;
  /** The request id, the same for every attempt to send the typed values. */
  readonly requestId: string;
}
const draftOptions = {
  initial: (): Entered => ({ typed: {}, requestId: crypto.randomUUID() }),
  parse: (stored: unknown): Entered | undefined => Draft.safeParse(stored).data,
  isEntered: ({ typed }: Entered): boolean => Object.values(typed).some((text) => text !== ''),
};

function RecordForm({ chart: { patient } }: { chart: Chart }) {
  const queryClient = useQueryClient();
  const { draft, change, startOver } = useDraft({ ...draftOptions, key: useDraftKey(`vital-signs.${patient.id}`) });
  const [problems, setProblems] = useState<Readonly<Record<string, Problem>>>({});
  const [ageMonths] = useState(() => monthsOn(patient.personalInfo.dateOfBirth, qatarDate(new Date())));
  const [isConfirmed, setIsConfirmed] = useState(false);
  const recording = useMutation({
    mutationFn: (body: Parameters<typeof recordVitalSigns>[1]) => recordVitalSigns(patient.id, body, draft.requestId),
    onSuccess: async () => {
      toast.success(m.vitalSignsRecorded());
      startOver();
      setIsConfirmed(false);
      document.getElementById('systolic')?.focus();
      await chartChanged(queryClient, patient.id);
    },
    onError: (error) => setProblems(refusedSigns(error)),
  });
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (recording.isPending) return;
    const { body, problems: wrong } = parsedSigns(draft.typed);
    setProblems(wrong ?? {});
    if (body !== undefined) recording.mutate({ ...body, ...(isConfirmed && { confirmed: true }) });
    else focusFirst(wrong, signsAsked(ageMonths));
  };
  return (
    <form noValidate className="grid gap-3" aria-label={m.vitalSignsRecord()} onSubmit={send}>
      <SignFields
        prefix=""
        ageMonths={ageMonths}
        typed={draft.typed}
        problems={problems}
        onType={(field, text) => {
          setIsConfirmed(false);
          change(({ typed }) => ({ typed: { ...typed, [field]: text } }));
        }}
      />
      {isDoubted(problems) && <ConfirmSigns isConfirmed={isConfirmed} onChange={setIsConfirmed} />}
      {problems['values'] !== undefined && <Notice>{m.vitalSignsNothing()}</Notice>}
      {recording.isError && !isDoubted(problems) && <Notice>{failureText(recording.error, m.vitalSignsFailed())}</Notice>}
      <p>
        <Button type="submit" look="primary" aria-disabled={recording.isPending}>
          {m.vitalSignsRecord()}
        </Button>
      </p>
    </form>
  );
}
