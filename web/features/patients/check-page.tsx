import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { CalendarPlus, Stethoscope } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { qatarDate } from '#contract/base/qatar-time.ts';
import type { OwnLink } from '#contract/links/links.ts';
import { nameIn } from '#contract/patient/name-in.ts';
import { AttachedSymptomSession, SymptomSessionLook } from '#contract/symptom-check/symptom-check.ts';
import { call } from '../../lib/api.ts';
import { useLocale } from '../../lib/locale.ts';
import { startCheck, takeHanded } from '../../lib/own-check.ts';
import { patientQuery } from '../../lib/patient-queries.ts';
import { paths } from '../../lib/paths.ts';
import { ageIn, calledBy } from '../../lib/person.ts';
import { useSession } from '../../lib/use-session.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { NextCard, NextSign } from '../../ui/next-card.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { PersonPage } from '../links/person-page.tsx';
import { symptomSessionsQuery } from './symptom-sessions-query.ts';
import { contradicts } from './session-person.ts';
import { SymptomSessions } from './symptom-sessions.tsx';

/** Begins a symptom check for a person of the family, saves one that is finished, and has those that are saved. */
export const CheckPage = () => (
  <PersonPage title={m.checkerName()}>{(person) => <CheckOf key={person.patient.id} person={person} />}</PersonPage>
);

function CheckOf({ person: { patient: who, relation } }: { person: OwnLink }) {
  const locale = useLocale();
  const session = useSession();
  const [today] = useState(() => qatarDate(new Date()));
  // Once: a reload must not hand it over again.
  const [code] = useState(() => takeHanded(who.id, 'code'));
  const { data: patient } = useQuery(patientQuery(who.id));
  const called = calledBy(who, locale);
  const start = () =>
    startCheck(
      session.status === 'signed-in' ? session.person.email : '',
      { patientId: who.id, called, isSelf: relation === 'self' },
      { age: ageIn(who.dateOfBirth, today), gender: who.gender },
    );
  return (
    <div className="grid max-w-3xl gap-5">
      {code !== undefined && <Saving code={code} person={who} />}
      <NextCard
        title={m.ownCheckHeading()}
        sign={
          <NextSign>
            <Stethoscope aria-hidden="true" />
          </NextSign>
        }
        actions={
          <Button look="primary" onClick={start}>
            {m.ownCheckStart({ name: called })}
          </Button>
        }
      >
        <p>{m.ownCheckText()}</p>
      </NextCard>
      {patient !== undefined && <SymptomSessions patient={patient} />}
    </div>
  );
}

/** Saves a finished check, at once unless it is about a person of another age or sex. */
function Saving({ code, person }: { code: string; person: OwnLink['patient'] }) {
  const locale = useLocale();
  const queryClient = useQueryClient();
  const place = useRef<HTMLDivElement>(null);
  const name = nameIn(person, locale);
  const params = { id: person.id };
  const attaching = useMutation({
    // A code works once: a retry would only hide that the first attempt succeeded.
    mutationFn: () => call('patients.attachSymptomSession', { answer: AttachedSymptomSession, params, body: { code }, retry: false }),
    onSuccess: () => queryClient.invalidateQueries(symptomSessionsQuery(person.id)),
    onSettled: () => place.current?.focus(),
  });
  const { mutate } = attaching;
  const { data: look, isError } = useQuery({
    queryKey: ['patients', 'handed', code],
    queryFn: () => call('patients.lookAtSymptomSession', { answer: SymptomSessionLook, params, body: { code }, retry: false }),
    staleTime: Infinity,
    retry: false,
  });
  const isOther = look !== undefined && contradicts(look, person);
  const isReady = look !== undefined && !isOther;
  useEffect(() => {
    if (isReady) mutate();
  }, [isReady, mutate]);
  const hasFailed = isError || attaching.isError;
  return (
    <Notice
      as="div"
      ref={place}
      tabIndex={-1}
      {...(!hasFailed && { tone: attaching.isSuccess ? ('green' as const) : isOther ? ('orange' as const) : ('accent' as const) })}
      className="grid justify-items-start gap-3"
    >
      {attaching.isSuccess ? (
        <>
          <p className="font-semibold">{m.ownCheckSaved({ name })}</p>
          <Button as={Link} className="whitespace-normal" to={paths.newAppointmentFor(person.id)}>
            <CalendarPlus aria-hidden="true" />
            {m.ownCheckBook()}
          </Button>
        </>
      ) : hasFailed ? (
        <p>{isError ? m.attachLookFailed() : m.attachFailed()}</p>
      ) : isOther && !attaching.isPending ? (
        <>
          <p>{m.attachContradicts()}</p>
          <Button onClick={() => mutate()}>{m.ownCheckSaveOf({ name })}</Button>
        </>
      ) : (
        <Spinner text={m.ownCheckSaving()} />
      )}
    </Notice>
  );
}
