import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { qatarDate } from '#contract/base/qatar-time.ts';
import type { Chart } from '#contract/chart/chart.ts';
import { vitalSigns } from '#contract/chart/vital-signs.ts';
import { allergiesOf, allergyStatusOf } from '#contract/patient/allergies.ts';
import { titleOf, wordsOf } from '#contract/patient/fields.ts';
import { chartQuery } from '../../lib/chart-query.ts';
import { drugTitle } from '../../lib/drug-title.ts';
import { formatNumber, formatTime, useLocale } from '../../lib/locale.ts';
import { paths } from '../../lib/paths.ts';
import { ageWords } from '../../lib/birth.ts';
import { currentOf } from '../../lib/current-prescriptions.ts';
import { prescriptionsQuery } from '../../lib/prescriptions-query.ts';
import { loadFailureText } from '../../lib/problem-text.ts';
import { said } from '../../lib/said.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { Allergies } from '../../ui/allergies.tsx';
import { Fact, Facts } from '../../ui/facts.tsx';
import { Ltr } from '../../ui/ltr.tsx';
import { Failure } from '../../ui/page.tsx';
import { ZoneMark, lastSigns } from '../../ui/patient-red-signs.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { SupplyEnded } from '../../ui/supply-ended.tsx';
import { TextLink } from '../../ui/text-link.tsx';

interface BeforeDecidingProps {
  readonly patientId: string;
  /** Whether the record may be asked for. */
  readonly isSettled: boolean;
}

/** What must be known of a patient before deciding about a finding. */
export function BeforeDeciding({ patientId, isSettled }: BeforeDecidingProps) {
  const locale = useLocale();
  const [today] = useState(() => qatarDate(new Date()));
  const { data, error, refetch } = useQuery({ ...chartQuery(patientId), enabled: isSettled });
  if (data === undefined)
    return error ? (
      <Failure text={loadFailureText(error, m.chartFailed())} onRetry={refetch} />
    ) : (
      <Loading className="grid gap-3">
        <Skeleton className="h-10" />
        <Skeleton className="h-10" />
      </Loading>
    );
  const { patient, problems } = data;
  const { gender } = patient.personalInfo;
  return (
    <div className="grid gap-3">
      <Facts>
        <Fact name={m.age()}>
          {ageWords(locale, patient.personalInfo, today)} · {said(wordsOf('gender', gender) ?? { en: gender, ar: gender })}
        </Fact>
        <Fact name={said(titleOf('allergies'))}>
          <Allergies
            status={allergyStatusOf(patient.medicalInfo.allergies, patient.medicalInfo.allergyStatus)}
            allergies={allergiesOf(patient.medicalInfo)}
          />
        </Fact>
        <Fact name={m.problems()}>
          {problems.length === 0 ? (
            <span className="text-muted">{m.notRecorded()}</span>
          ) : (
            <ul>
              {problems.map(({ id, text }) => (
                <li key={id}>
                  <bdi>{text}</bdi>
                </li>
              ))}
            </ul>
          )}
        </Fact>
        <Fact name={m.navMedicines()}>
          <Medicines patientId={patientId} isSettled={isSettled} />
        </Fact>
      </Facts>
      <section className="grid gap-2 border-t pt-3">
        <h4 className="text-muted">{m.vitalSigns()}</h4>
        <LastSigns chart={data} />
      </section>
      <TextLink as={Link} to={paths.chart(patientId)} className="inline-block min-h-6 justify-self-start">
        {m.chartTitle()}
      </TextLink>
    </div>
  );
}

/** What the patient takes, one line each. */
function Medicines({ patientId, isSettled }: BeforeDecidingProps) {
  const { data, isError, refetch } = useQuery({ ...prescriptionsQuery(patientId), enabled: isSettled });
  if (isError) return <Failure text={m.prescriptionsFailed()} onRetry={refetch} />;
  if (data === undefined) return <Skeleton className="h-5" />;
  const current = currentOf(data.prescriptions);
  if (current.length + data.entered.length === 0) return <span className="text-muted">{m.notRecorded()}</span>;
  return (
    <ul>
      {current.map((one) => (
        <li key={one.id}>
          <bdi className="font-medium">{drugTitle(one.drug.name, one.drug.strength)}</bdi> · {said(one.doseText)} <SupplyEnded of={one} />
        </li>
      ))}
      {data.entered.map(({ text }) => (
        <li key={text}>
          <bdi>{text}</bdi>
        </li>
      ))}
    </ul>
  );
}

/** The last value of each vital sign, by the time of its measurement. */
function LastSigns({ chart: { vitals, patient } }: { chart: Chart }) {
  const locale = useLocale();
  const last = lastSigns(vitals, patient.personalInfo.dateOfBirth);
  if (last.length === 0) return <span className="text-muted">{m.notRecorded()}</span>;
  return [...Map.groupBy(last, ({ measuredAt }) => measuredAt)]
    .toSorted(([one], [other]) => (one > other ? -1 : 1))
    .map(([time, signs]) => (
      <div key={time} className="grid gap-1">
        <span className="text-sm text-muted">{formatTime(locale, time)}</span>
        <dl className="grid grid-cols-[repeat(auto-fill,minmax(8rem,1fr))] gap-x-4 gap-y-1">
          {signs.map(({ sign, value, zone }) => (
            <div key={sign}>
              <dt className="text-sm text-muted">{said(vitalSigns[sign].name)}</dt>
              <dd className={zone === undefined ? 'font-semibold' : 'font-semibold text-danger'}>
                <Ltr>
                  {formatNumber(locale, value)} {vitalSigns[sign].written}
                </Ltr>{' '}
                {zone !== undefined && <ZoneMark zone={zone} />}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    ));
}
