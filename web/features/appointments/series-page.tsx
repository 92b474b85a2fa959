import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { isUlid } from '#contract/base/ids.ts';
import { dayAfter, isCalendarDate, qatarDate } from '#contract/base/qatar-time.ts';
import { shippedCatalogue } from '#contract/clinic-catalogue/clinic-catalogue.ts';
import { ageOn } from '#contract/patient/age.ts';
import type { QueryInputOf } from '#contract/routes/table.ts';
import { catalogueQuery } from '../../lib/clinic-catalogue.ts';
import { formatNumber, useLocale } from '../../lib/locale.ts';
import { patientQuery } from '../../lib/patient-queries.ts';
import { paths } from '../../lib/paths.ts';
import { loadFailureText } from '../../lib/problem-text.ts';
import { said } from '../../lib/said.ts';
import { timeIn } from '../../lib/time-in.ts';
import { useIsStaff } from '../../lib/use-session.ts';
import { formatWeekday } from '../../lib/weekday.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { Choice } from '../../ui/choice.tsx';
import { Input, Select } from '../../ui/control.tsx';
import { DateField } from '../../ui/date-field.tsx';
import { Field, FieldSet, focusFirst } from '../../ui/field.tsx';
import { NotPermitted } from '../../ui/not-permitted.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Failure, Page } from '../../ui/page.tsx';
import { Placeholders } from '../../ui/page-frame.tsx';
import { Panel } from '../../ui/panel.tsx';
import { PatientPage } from '../../ui/patient-banner.tsx';
import { PatientPicker } from '../../ui/patient-picker.tsx';
import { Tick } from '../../ui/tick.tsx';
import { type Draft, newDraft, usualIn } from './appointment-draft.ts';
import { appointmentsChanged, useClinicians } from './queries.ts';
import { refusalText } from './refusals.ts';
import { SeriesDates } from './series-dates.tsx';
import { bookSeries, seriesPlanQuery } from './series-queries.ts';
import { Refused } from './series-words.tsx';
import { VisitStep } from './visit-step.tsx';

/** Books the same visit several times a week: first what is wanted, then the dates with what is in the way of each. */
export function SeriesPage() {
  const [params, setParams] = useSearchParams();
  const patientId = params.get('patientId') ?? '';
  const isStaff = useIsStaff();
  const { data: patient, error, refetch } = useQuery({ ...patientQuery(patientId), enabled: isStaff && isUlid(patientId) });
  if (!isStaff) return <NotPermitted title={m.seriesTitle()} text={m.staffOnlyText()} />;
  if (!isUlid(patientId))
    return (
      <Page title={m.seriesTitle()}>
        <Panel className="p-5 sm:max-w-2xl">
          <PatientPicker id="patient" chosen={undefined} removal="" onChoose={(id) => id !== undefined && setParams({ patientId: id })} />
        </Panel>
      </Page>
    );
  if (patient === undefined)
    return (
      <Page title={m.seriesTitle()}>
        {error === null ? <Placeholders shape="form" /> : <Failure text={loadFailureText(error, m.seriesFailed())} onRetry={refetch} />}
      </Page>
    );
  return (
    <PatientPage patient={patient} task={m.seriesTitle()}>
      <SeriesForm patientId={patientId} patient={patient} />
    </PatientPage>
  );
}

/** The weekdays in the order of Qatar's week. */
const weekdays = [0, 1, 2, 3, 4, 5, 6] as const;
const weeksAtFirst = 12;
const fields = ['clinician', 'weekdays', 'first-day', 'last-day'] as const;
type Problems = Partial<Record<(typeof fields)[number], string>>;

function SeriesForm({ patientId, patient }: { patientId: string; patient: Parameters<typeof PatientPage>[0]['patient'] }) {
  const locale = useLocale();
  const queryClient = useQueryClient();
  const [today] = useState(() => qatarDate(new Date()));
  const { data: catalogue = shippedCatalogue } = useQuery(catalogueQuery);
  const { data: clinicians = [] } = useClinicians();
  const [draft, setDraft] = useState<Draft>(() => ({ ...newDraft(patientId), ...usualIn(catalogue)(newDraft(patientId)) }));
  const [clinicianId, setClinicianId] = useState('');
  const [times, setTimes] = useState<Readonly<Record<number, string>>>({});
  const [from, setFrom] = useState(dayAfter(today, 1));
  const [until, setUntil] = useState(dayAfter(today, weeksAtFirst * 7));
  const [problems, setProblems] = useState<Problems>({});
  const [asked, setAsked] = useState<QueryInputOf<'series.plan'>>();
  const plan = useQuery({
    ...seriesPlanQuery(patientId, asked ?? { clinicianId, minutes: '0', from, until, weekly: '' }),
    enabled: asked !== undefined,
  });
  const booking = useMutation({ mutationFn: bookSeries, onSettled: () => appointmentsChanged(queryClient) });
  const chosen = weekdays.filter((day) => times[day] !== undefined);
  const edit = (change: () => void): void => {
    change();
    setAsked(undefined);
    booking.reset();
  };
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    const typed = chosen.map((day) => [day, timeIn(times[day] ?? '')] as const);
    const found: Problems = {
      ...(clinicianId === '' && { clinician: m.appointmentClinicianMissing() }),
      ...(typed.length === 0 && { weekdays: m.seriesWeekdaysMissing() }),
      ...(typed.some(([, time]) => time === undefined) && { weekdays: m.appointmentTimeWrong() }),
      ...(!isCalendarDate(from) && { 'first-day': m.accessLogDayMissing() }),
      ...(!isCalendarDate(until) && { 'last-day': m.accessLogDayMissing() }),
    };
    setProblems(found);
    if (focusFirst(found, fields)) return;
    setAsked({
      clinicianId,
      minutes: String(draft.minutes),
      from,
      until,
      weekly: typed.map(([day, time]) => `${day}T${time ?? ''}`).join(),
    });
  };
  const who = { age: ageOn(patient.personalInfo.dateOfBirth, today), gender: patient.personalInfo.gender };
  if (booking.data !== undefined)
    return (
      <Panel className="grid gap-4 p-5">
        <h2 className="text-lg font-semibold">{m.seriesBooked({ count: formatNumber(locale, booking.data.done) })}</h2>
        {booking.data.refused.length > 0 && (
          <>
            <p>{m.seriesNotBooked({ count: formatNumber(locale, booking.data.refused.length) })}</p>
            <Refused of={booking.data.refused} />
          </>
        )}
        <p>
          <Button as={Link} look="primary" to={paths.patient(patientId)}>
            {m.appointmentToRecord()}
          </Button>
        </p>
      </Panel>
    );
  return (
    <>
      <Panel as="form" className="grid gap-6 p-5 sm:p-6" noValidate onSubmit={submit}>
        <VisitStep draft={draft} who={who} onChange={(part) => edit(() => setDraft((kept) => ({ ...kept, ...part(kept) })))} />
        <div className="max-w-sm">
          <Field id="clinician" label={m.appointmentClinician()} problem={problems.clinician} need="required">
            {(field) => (
              <Select {...field} value={clinicianId} onChange={({ target }) => edit(() => setClinicianId(target.value))}>
                <option value="">{m.appointmentChooseClinician()}</option>
                {clinicians.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {said(name)}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        </div>
        <FieldSet id="weekdays" legend={m.seriesWeekdays()} problem={problems.weekdays}>
          <div className="grid max-w-xl gap-2">
            {weekdays.map((day) => (
              <div key={day} className="flex flex-wrap items-center gap-3">
                <Choice className="min-w-40">
                  <Tick
                    type="checkbox"
                    {...(day === 0 && { id: 'weekdays' })}
                    checked={times[day] !== undefined}
                    onChange={({ target: { checked } }) =>
                      edit(() =>
                        setTimes((kept) =>
                          checked
                            ? { ...kept, [day]: Object.values(kept)[0] ?? '09:00' }
                            : Object.fromEntries(Object.entries(kept).filter(([one]) => one !== String(day))),
                        ),
                      )
                    }
                  />
                  <span>{formatWeekday(locale, day)}</span>
                </Choice>
                {times[day] !== undefined && (
                  <Input
                    aria-label={m.seriesTimeOn({ day: formatWeekday(locale, day) })}
                    dir="ltr"
                    className="max-w-32"
                    autoComplete="off"
                    value={times[day]}
                    onChange={({ target: { value } }) => edit(() => setTimes({ ...times, [day]: value }))}
                  />
                )}
              </div>
            ))}
          </div>
        </FieldSet>
        <div className="flex flex-wrap gap-6">
          <DateField
            id="first-day"
            label={m.seriesFrom()}
            problem={problems['first-day']}
            need="required"
            value={from}
            onChange={(value) => edit(() => setFrom(value))}
          />
          <DateField
            id="last-day"
            label={m.seriesUntil()}
            problem={problems['last-day']}
            need="required"
            value={until}
            onChange={(value) => edit(() => setUntil(value))}
          />
        </div>
        <p>
          <Button look={asked === undefined ? 'primary' : 'plain'} type="submit">
            {m.seriesCheck()}
          </Button>
        </p>
      </Panel>
      {asked !== undefined && plan.error !== null && (
        <Notice as="div">
          <p>{refusalText(plan.error)}</p>
        </Notice>
      )}
      {booking.error !== null && (
        <Notice as="div">
          <p>{refusalText(booking.error)}</p>
          <p>{m.seriesAgain()}</p>
        </Notice>
      )}
      {asked !== undefined && plan.data !== undefined && (
        <SeriesDates
          key={JSON.stringify(asked)}
          dates={plan.data.rows}
          isBusy={booking.isPending}
          onBook={(places) =>
            booking.mutate({
              patientId,
              requestId: draft.requestId,
              body: {
                clinicianId,
                minutes: draft.minutes,
                service: draft.service,
                places: [...places],
                ...(draft.reason.trim() !== '' && { reason: draft.reason }),
              },
            })
          }
        />
      )}
    </>
  );
}
