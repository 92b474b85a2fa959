import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useEffect, useState } from 'react';
import toast from 'react-hot-toast/headless';
import { NavigationType, useNavigate, useNavigationType, useSearchParams } from 'react-router-dom';
import { isUlid } from '#contract/base/ids.ts';
import { qatarDate } from '#contract/base/qatar-time.ts';
import { ageOn } from '#contract/patient/age.ts';
import { shippedCatalogue } from '#contract/clinic-catalogue/clinic-catalogue.ts';
import { ApiError } from '../../lib/api.ts';
import { catalogueQuery } from '../../lib/clinic-catalogue.ts';
import { useLocale } from '../../lib/locale.ts';
import { patientQuery } from '../../lib/patient-queries.ts';
import { paths } from '../../lib/paths.ts';
import { namesOf } from '../../lib/person.ts';
import { useDraft } from '../../lib/use-draft.ts';
import { useDraftKey, useIsStaff } from '../../lib/use-session.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { DiscardButton, DraftNotice } from '../../ui/draft-notice.tsx';
import { Page } from '../../ui/page.tsx';
import { Panel } from '../../ui/panel.tsx';
import { PatientBanner } from '../../ui/patient-banner.tsx';
import { LastStepButton, StepTitle, Steps, steps, useSteps } from '../../ui/steps.tsx';
import { AskPage } from './ask-page.tsx';
import { bookingOf, draftOptions, newDraft, usualIn, waitOf } from './appointment-draft.ts';
import { bookedText } from './chosen-text.ts';
import { GiveTime } from './give-time.tsx';
import { justBooked } from './just-booked.ts';
import { placeIn } from './place-in.ts';
import { NoShows } from './no-shows.tsx';
import { appointmentsChanged, bookAppointment, useClinicians, waitForAppointment } from './queries.ts';
import { refusedPlace } from './refusals.ts';
import { TimeStep } from './time-step.tsx';
import { addressOf } from './view.ts';
import { VisitStep } from './visit-step.tsx';
import { WhoStep } from './who-step.tsx';

const stepTitle = { 1: () => m.appointmentStepWho(), 2: () => m.appointmentStepWhat(), 3: () => m.appointmentStepWhen() } as const;
/** Books an appointment or moves an existing one. Patients ask for either. */
export function NewAppointmentPage() {
  const [params] = useSearchParams();
  const isStaff = useIsStaff();
  const [patientId, appointmentId] = [params.get('patientId') ?? '', params.get('appointmentId') ?? ''];
  if (!isStaff && !isUlid(appointmentId)) return <AskPage />;
  return isUlid(patientId) && isUlid(appointmentId) ? (
    <GiveTime key={appointmentId} patientId={patientId} appointmentId={appointmentId} />
  ) : (
    <Wizard given={isUlid(patientId) ? patientId : undefined} params={params} />
  );
}

/** For staff: three steps, each an entry of the browser's history: patient, service, time. `given` is the patient in the address. */
function Wizard({ given, params }: { given: string | undefined; params: URLSearchParams }) {
  const locale = useLocale();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const [today] = useState(() => qatarDate(new Date()));
  const isFollowed = useNavigationType() === NavigationType.Push && !params.has('step');
  const { draft, restored, change, forget, startOver } = useDraft({
    ...draftOptions,
    initial: () => newDraft(given),
    // Whoever follows a link here books for somebody else than the one whose booking was left; a reload and Back go on with it.
    parse: (stored) => {
      const kept = draftOptions.parse(stored);
      return kept?.patientId === (given ?? (isFollowed ? '' : kept?.patientId)) ? kept : undefined;
    },
    key: useDraftKey('new-appointment'),
  });
  const { step, goOn, goBack, show } = useSteps(paths.newAppointment, draft.patientId === '' ? 1 : 3);
  useEffect(() => {
    if (given === undefined) return;
    // The draft was entered for another patient.
    change((kept) => (kept.patientId === given ? {} : newDraft(given)));
    show(2);
  }, [given, show, change]);
  const { data: catalogue = shippedCatalogue } = useQuery(catalogueQuery);
  useEffect(() => change(usualIn(catalogue)), [catalogue, change]);
  // A free time that was chosen on the calendar.
  const [chosen] = useState(() => placeIn(params));
  useEffect(() => {
    if (chosen !== undefined) change(() => ({ place: chosen }));
  }, [chosen, change]);
  const [problem, setProblem] = useState<string>();
  const { data: clinicians = [] } = useClinicians();
  const { data: patient } = useQuery({ ...patientQuery(draft.patientId), enabled: draft.patientId !== '' });
  const who = patient && { age: ageOn(patient.personalInfo.dateOfBirth, today), gender: patient.personalInfo.gender };

  const done = (text: string, address: string, state?: unknown): void => {
    forget();
    toast.success(text);
    void appointmentsChanged(queryClient);
    void navigate(address, { replace: true, state });
  };
  const newRequest = (error: unknown): void => {
    // This id was sent with a different appointment, so the next attempt needs its own.
    if (error instanceof ApiError && error.code === 'REQUEST_ID_REUSED') change(() => ({ requestId: crypto.randomUUID() }));
  };
  const booking = useMutation({
    mutationFn: bookAppointment,
    onSuccess: (appointment, { body: { date } }) =>
      done(
        bookedText(locale, appointment),
        addressOf({ kind: 'day', date, clinicianId: undefined, offered: undefined }, today),
        justBooked(appointment.id),
      ),
    onError: async (error) => {
      newRequest(error);
      if (refusedPlace(error) !== 'taken') return;
      change(() => ({ place: undefined }));
      await appointmentsChanged(queryClient);
    },
  });
  const waiting = useMutation({
    mutationFn: waitForAppointment,
    onSuccess: () => done(m.appointmentOnList(), `${paths.appointments}?view=waiting`),
    onError: newRequest,
  });
  const isBusy = booking.isPending || waiting.isPending;

  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (isBusy) return;
    if (step === 1 && draft.patientId === '') return complain(m.appointmentPatientMissing(), 'patient');
    if (step < 3) {
      setProblem(undefined);
      return goOn();
    }
    const { place, requestId } = draft;
    if (place === undefined) return complain(m.appointmentTimeMissing(), 'clinician');
    booking.mutate({ body: bookingOf(draft, place), requestId });
  };
  const complain = (text: string, field: string): void => {
    setProblem(text);
    document.getElementById(field)?.focus();
  };
  const edit: typeof change = (part) => {
    setProblem(undefined);
    booking.reset();
    waiting.reset();
    change(part);
  };

  const task = m.pageNewAppointment();
  return (
    <Page
      title={task}
      {...(patient && {
        tab: `${namesOf(patient, locale).name} · ${task}`,
        banner: <PatientBanner patient={patient} isHeading={false} />,
      })}
    >
      <NoShows patientId={draft.patientId} />
      <Steps titles={steps.map((one) => stepTitle[one]())} current={step - 1} />
      {restored && draftOptions.isEntered(draft) && (
        <DraftNotice
          onStartOver={() => {
            startOver();
            change(usualIn(catalogue));
            setProblem(undefined);
            booking.reset();
            show(1);
          }}
        />
      )}
      <Panel as="form" className="grid gap-6 p-5 sm:p-6" noValidate onSubmit={submit}>
        <StepTitle step={step}>{stepTitle[step]()}</StepTitle>
        {step === 1 && (
          <WhoStep
            patientId={draft.patientId}
            patient={patient}
            problem={problem}
            onChoose={(patientId) => edit((kept) => (patientId === kept.patientId ? {} : { patientId, place: chosen }))}
          />
        )}
        {step === 2 && <VisitStep draft={draft} who={who} onChange={edit} />}
        {step === 3 && (
          <TimeStep
            draft={draft}
            clinicians={clinicians}
            wanted={chosen?.clinicianId}
            who={who}
            today={today}
            problem={problem}
            error={booking.error ?? waiting.error}
            onPlace={(place) => edit(() => ({ place }))}
            onWait={(...whom) => !isBusy && waiting.mutate({ body: waitOf(draft, ...whom), requestId: draft.requestId })}
          />
        )}
        <div className="flex flex-wrap gap-3">
          {step === 3 ? (
            <LastStepButton key="book" aria-disabled={isBusy}>
              {m.appointmentBook()}
            </LastStepButton>
          ) : (
            <Button look="primary" key="next" type="submit">
              {m.next()}
            </Button>
          )}
          {step > 1 && (
            <Button disabled={isBusy} onClick={goBack}>
              {m.previous()}
            </Button>
          )}
          <DiscardButton
            look="ghost"
            className="ms-auto"
            disabled={isBusy}
            entered={draftOptions.isEntered(draft)}
            onDiscard={() => {
              forget();
              void navigate(paths.appointments);
            }}
          >
            {m.cancel()}
          </DiscardButton>
        </div>
      </Panel>
    </Page>
  );
}
