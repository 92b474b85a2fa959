import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import type { Appointment, Service } from '#contract/appointments/appointments.ts';
import { askable, fitsSpecialty } from '#contract/clinic-catalogue/fitting.ts';
import { careLimits } from '#contract/base/care-limits.ts';
import { qatarDate } from '#contract/base/qatar-time.ts';
import { serviceIn, shippedCatalogue } from '#contract/clinic-catalogue/clinic-catalogue.ts';
import type { OwnLink } from '#contract/links/links.ts';
import { ageOn } from '#contract/patient/age.ts';
import { ApiError } from '../../lib/api.ts';
import { catalogueQuery } from '../../lib/clinic-catalogue.ts';
import { takeHanded } from '../../lib/own-check.ts';
import { useDraft } from '../../lib/use-draft.ts';
import { useDraftKey } from '../../lib/use-session.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { Choice } from '../../ui/choice.tsx';
import { TextArea } from '../../ui/control.tsx';
import { Field, FieldSet } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Tick } from '../../ui/tick.tsx';
import { PersonPage } from '../links/person-page.tsx';
import { bookingOf, draftOptions, newDraft } from './appointment-draft.ts';
import { Asked } from './asked.tsx';
import { ChosenTime } from './chosen-time.tsx';
import { OwnTimes } from './own-times.tsx';
import { appointmentsChanged, bookAppointment, useClinicians } from './queries.ts';
import { refusalText, refusedPlace } from './refusals.ts';

const topicName: Record<Service, () => string> = {
  consultation: () => m.askConsultation(),
  'follow-up': () => m.askFollowUp(),
  'test-results': () => m.askResults(),
  vaccination: () => m.askVaccination(),
  'well-child': () => m.askChild(),
  antenatal: () => m.askPregnancy(),
  telephone: () => m.askPhone(),
  procedure: () => m.askOther(),
};

/** A patient asks for an appointment, for one person of the family: what about, and when, on one page. */
export const AskPage = () => (
  <PersonPage title={m.appointmentAsk()}>{(person) => <AskFor key={person.patient.id} person={person} />}</PersonPage>
);

function AskFor({ person: { patient } }: { person: OwnLink }) {
  const queryClient = useQueryClient();
  const { id } = patient;
  const [today] = useState(() => qatarDate(new Date()));
  const { draft, change, forget } = useDraft({ ...draftOptions, key: useDraftKey('new-appointment') });
  const [isOther, setIsOther] = useState(false);
  const [asked, setAsked] = useState<Appointment>();
  const [problem, setProblem] = useState<string>();
  const [words] = useState(() => takeHanded(id, 'words'));
  useEffect(() => {
    // The draft was entered for another person of the family.
    change((kept) => (kept.patientId === id ? {} : newDraft(id)));
    if (words !== undefined) change(() => ({ reason: words.slice(0, careLimits.appointmentReason) }));
  }, [id, words, change]);
  const { data: catalogue = shippedCatalogue } = useQuery(catalogueQuery);
  const { data: clinicians = [] } = useClinicians();
  const who = { age: ageOn(patient.dateOfBirth, today), gender: patient.gender };
  const fitting = clinicians.filter(({ specialty }) => fitsSpecialty(specialty, who));
  const services = askable(catalogue, who);
  const service = services.includes(draft.service) ? draft.service : (services[0] ?? draft.service);
  const { minutes } = serviceIn(catalogue, service);
  const notice = useRef<HTMLDivElement>(null);
  const booking = useMutation({
    mutationFn: bookAppointment,
    onSuccess: async (appointment) => {
      forget();
      setAsked(appointment);
      await appointmentsChanged(queryClient);
    },
    onError: async (error) => {
      notice.current?.focus();
      // This id was sent with a different appointment, so the next attempt needs its own.
      if (error instanceof ApiError && error.code === 'REQUEST_ID_REUSED') change(() => ({ requestId: crypto.randomUUID() }));
      if (refusedPlace(error) !== 'taken') return;
      change(() => ({ place: undefined }));
      await appointmentsChanged(queryClient);
    },
  });
  if (asked !== undefined) return <Asked appointment={asked} />;
  const choose = (chosen: Service, other: boolean) => {
    setIsOther(other);
    // A time that fits one length may not fit another.
    change((kept) =>
      serviceIn(catalogue, chosen).minutes === minutes ? { service: chosen } : { ...kept, service: chosen, place: undefined },
    );
  };
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (booking.isPending) return;
    const { place, requestId } = draft;
    setProblem(place === undefined ? m.appointmentTimeMissing() : undefined);
    if (place === undefined) document.getElementById('day')?.focus();
    else booking.mutate({ body: bookingOf({ ...draft, patientId: id, service, minutes }, place), requestId });
  };
  const topics = [...services.map((one) => [one, false] as const), ['consultation', true] as const];
  return (
    <form className="grid max-w-3xl gap-5" noValidate onSubmit={submit}>
      <Panel as="div" className="grid gap-5 p-5">
        <FieldSet id="about" legend={m.askAbout()} problem={undefined}>
          <div className="grid gap-2 sm:grid-cols-2">
            {topics.map(([one, other], index) => (
              <Choice key={other ? 'other' : one}>
                <Tick
                  {...(index === 0 && { id: 'about' })}
                  type="radio"
                  name="about"
                  checked={service === one && isOther === other}
                  onChange={() => choose(one, other)}
                />
                {other ? m.askOther() : topicName[one]()}
              </Choice>
            ))}
          </div>
        </FieldSet>
        <Field id="reason" label={m.appointmentReason()} problem={false} need="optional">
          {(field) => (
            <TextArea
              {...field}
              rows={2}
              dir="auto"
              maxLength={careLimits.appointmentReason}
              value={draft.reason}
              onChange={({ target }) => change(() => ({ reason: target.value }))}
            />
          )}
        </Field>
      </Panel>
      <Panel as="div" className="grid gap-5 p-5">
        <h2 className="text-heading">{m.askWhen()}</h2>
        {booking.error !== null && (
          <Notice as="div" ref={notice} tabIndex={-1}>
            <p>{refusalText(booking.error)}</p>
            <p>{m.entriesKept()}</p>
          </Notice>
        )}
        <OwnTimes
          minutes={minutes}
          who={who}
          clinicians={fitting}
          today={today}
          place={draft.place}
          onPlace={(place) => {
            setProblem(undefined);
            booking.reset();
            change(() => ({ place }));
          }}
        />
      </Panel>
      <ChosenTime place={draft.place} clinicians={clinicians} problem={problem} isBusy={booking.isPending} action={m.askForIt()} />
    </form>
  );
}
