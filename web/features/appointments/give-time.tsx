import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import toast from 'react-hot-toast/headless';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import type { Appointment } from '#contract/appointments/appointments.ts';
import { careLimits } from '#contract/base/care-limits.ts';
import { fitsSpecialty } from '#contract/clinic-catalogue/fitting.ts';
import { qatarDate } from '#contract/base/qatar-time.ts';
import { ageOn } from '#contract/patient/age.ts';
import type { Patient } from '#contract/patient/patient.ts';
import { ApiError } from '../../lib/api.ts';
import { useLocale } from '../../lib/locale.ts';
import { appointmentQuery, patientQuery } from '../../lib/patient-queries.ts';
import { paths } from '../../lib/paths.ts';
import { loadFailureText } from '../../lib/problem-text.ts';
import { useIsStaff } from '../../lib/use-session.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { Input } from '../../ui/control.tsx';
import { Field } from '../../ui/field.tsx';
import { Lines } from '../../ui/lines.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Failure, Page } from '../../ui/page.tsx';
import { Placeholders } from '../../ui/page-frame.tsx';
import { Panel } from '../../ui/panel.tsx';
import { PatientPage } from '../../ui/patient-banner.tsx';
import { isMovable } from '#contract/appointments/steps.ts';
import type { Place } from './appointment-draft.ts';
import { AppointmentLine } from './appointment-line.tsx';
import { ChosenTime } from './chosen-time.tsx';
import { OwnTimes } from './own-times.tsx';
import { bookedText } from './chosen-text.ts';
import { justBooked } from './just-booked.ts';
import { placeIn } from './place-in.ts';
import { appointmentsChanged, useClinicians, giveTime } from './queries.ts';
import { refusalText, refusedPlace } from './refusals.ts';
import { TimeStep } from './time-step.tsx';
import { addressOf } from './view.ts';

/** Moves an appointment, or gives one on the waiting list its first time. */
export function GiveTime({ patientId, appointmentId }: { patientId: string; appointmentId: string }) {
  const patient = useQuery(patientQuery(patientId));
  const appointment = useQuery(appointmentQuery(patientId, appointmentId));
  const error = patient.error ?? appointment.error;
  if (patient.data !== undefined && appointment.data !== undefined)
    return isMovable(appointment.data) ? (
      <TimeForm patient={patient.data} appointment={appointment.data} />
    ) : (
      <PatientPage patient={patient.data} task={m.appointmentMove()}>
        <Panel className="grid justify-items-start gap-3 p-5">
          <p>{m.appointmentNotMovable()}</p>
          <Button as={Link} to={paths.patient(patientId)}>
            {m.appointmentToRecord()}
          </Button>
        </Panel>
      </PatientPage>
    );
  return (
    <Page title={m.appointmentMove()}>
      {error ? (
        <Failure
          text={loadFailureText(error, m.appointmentsFailed())}
          onRetry={() => Promise.all([patient.refetch(), appointment.refetch()])}
        />
      ) : (
        <Placeholders shape="form" />
      )}
    </Page>
  );
}

function TimeForm({ patient, appointment }: { patient: Patient; appointment: Appointment }) {
  const locale = useLocale();
  const navigate = useNavigate();
  const isStaff = useIsStaff();
  const queryClient = useQueryClient();
  const [params] = useSearchParams();
  const [today] = useState(() => qatarDate(new Date()));
  const [place, setPlace] = useState(() => placeIn(params));
  const [problem, setProblem] = useState<string>();
  const [reason, setReason] = useState('');
  const { data: clinicians = [] } = useClinicians();
  const { minutes, clinician, status } = appointment;
  const giving = useMutation({
    mutationFn: (to: Place) => giveTime(appointment, { ...to, minutes, ...(reason.trim() !== '' && { reason }) }),
    onSuccess: async (given, { date }) => {
      // The next page would otherwise show the old time.
      await appointmentsChanged(queryClient);
      toast.success(!isStaff ? m.appointmentAsked() : status === 'waitlist' ? bookedText(locale, given) : m.appointmentMoved());
      const there = isStaff ? addressOf({ kind: 'day', date, clinicianId: undefined, offered: undefined }, today) : paths.appointments;
      void navigate(there, { replace: true, state: justBooked(given.id) });
    },
    onError: async (error) => {
      if (refusedPlace(error) === 'taken') setPlace(undefined);
      if (error instanceof ApiError && [409, 412].includes(error.status)) await appointmentsChanged(queryClient);
    },
  });
  const choose = (chosen: Place | undefined): void => {
    setPlace(chosen);
    setProblem(undefined);
    giving.reset();
  };
  const { dateOfBirth, gender } = patient.personalInfo;
  const who = { age: ageOn(dateOfBirth, today), gender };
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (giving.isPending) return;
    setProblem(place === undefined ? m.appointmentTimeMissing() : undefined);
    if (place === undefined) document.getElementById(isStaff ? 'clinician' : 'day')?.focus();
    else giving.mutate(place);
  };
  return (
    <PatientPage patient={patient} task={status === 'waitlist' ? m.appointmentGiveTime() : m.appointmentMove()}>
      <Panel className="p-5">
        <Lines>
          <AppointmentLine appointment={appointment} tells="day" />
        </Lines>
      </Panel>
      <Panel as="form" className="grid gap-6 p-5 sm:p-6" noValidate onSubmit={submit}>
        {!isStaff && <p>{m.appointmentMoveOwn()}</p>}
        {isStaff ? (
          <>
            <TimeStep
              draft={{ minutes, place }}
              moving={appointment.id}
              clinicians={clinicians}
              who={who}
              wanted={place?.clinicianId ?? clinician?.id}
              today={today}
              problem={problem}
              error={giving.error}
              onPlace={choose}
            />
            {status !== 'waitlist' && (
              <div className="max-w-xl">
                <Field id="move-reason" label={m.moveReason()} hint={m.reasonForStaff()} problem={false} need="optional">
                  {(field) => (
                    <Input
                      {...field}
                      dir="auto"
                      maxLength={careLimits.appointmentReason}
                      value={reason}
                      onChange={({ target }) => setReason(target.value)}
                    />
                  )}
                </Field>
              </div>
            )}
            <div className="flex flex-wrap gap-3">
              <Button look="primary" type="submit" aria-disabled={giving.isPending}>
                {status === 'waitlist' ? m.appointmentBook() : m.appointmentMove()}
              </Button>
              <Button onClick={() => void navigate(-1)}>{m.cancel()}</Button>
            </div>
          </>
        ) : (
          <>
            {giving.error !== null && (
              <Notice as="div">
                <p>{refusalText(giving.error)}</p>
                <p>{m.entriesKept()}</p>
              </Notice>
            )}
            <OwnTimes
              minutes={minutes}
              moving={appointment.id}
              who={who}
              clinicians={clinicians.filter(({ id, specialty }) => id === clinician?.id || fitsSpecialty(specialty, who))}
              wanted={place?.clinicianId ?? clinician?.id}
              today={today}
              place={place}
              onPlace={choose}
            />
            <ChosenTime place={place} clinicians={clinicians} problem={problem} isBusy={giving.isPending} action={m.appointmentMove()} />
          </>
        )}
      </Panel>
    </PatientPage>
  );
}
