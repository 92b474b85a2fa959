import { CalendarPlus, FlaskConical, MessageSquareText, ShieldAlert } from 'lucide-react';
import { type ComponentType, type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { qatarDate } from '#contract/base/qatar-time.ts';
import type { OwnLink } from '#contract/links/links.ts';
import type { Patient } from '#contract/patient/patient.ts';
import { saidService } from '../../lib/appointment-words.ts';
import { formatClock, formatDate, useLocale } from '../../lib/locale.ts';
import { ofPerson, ownPaths } from '../../lib/own-paths.ts';
import { paths } from '../../lib/paths.ts';
import { calledBy } from '../../lib/person.ts';
import { said } from '../../lib/said.ts';
import { formatLongDate } from '../../lib/weekday.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { Chip } from '../../ui/chip.tsx';
import { DayBlock } from '../../ui/day-block.tsx';
import { NextCard, NextSign } from '../../ui/next-card.tsx';
import type { Next } from './next.ts';

/** Reports an allergy, rendered by another feature. Open while mounted. */
export type AllergyDialog = ComponentType<{ readonly patient: Patient; readonly field: 'allergies'; readonly onClose: () => void }>;

interface NextOfPersonProps {
  readonly AllergyDialog: AllergyDialog;
  readonly person: OwnLink;
  readonly patient: Patient;
  readonly next: Next;
}

/** The card that leads the home page, and what to do about it. */
export function NextOfPerson({ person, patient, next, AllergyDialog }: NextOfPersonProps) {
  const locale = useLocale();
  const [reporting, setReporting] = useState(false);
  const [today] = useState(() => qatarDate(new Date()));
  const { id } = patient;
  const book = (look: 'primary' | 'plain') => (
    <Button as={Link} look={look} to={paths.newAppointmentFor(id)}>
      <CalendarPlus aria-hidden="true" />
      {m.appointmentAsk()}
    </Button>
  );
  const way = (to: string, text: string) => (
    <Button as={Link} look="primary" to={to}>
      {text}
    </Button>
  );
  const card = (title: string, sign: ReactNode, text: ReactNode, actions: ReactNode) => (
    <NextCard title={title} sign={sign} actions={actions}>
      {text}
    </NextCard>
  );
  switch (next.kind) {
    case 'visit': {
      const { appointment, startsAt } = next;
      const day = qatarDate(new Date(startsAt));
      return card(
        person.relation === 'self' ? m.homeNextVisit() : m.homeNextVisitOf({ name: calledBy(person.patient, locale) }),
        <DayBlock date={day} />,
        <>
          <p className="text-lg font-semibold">
            <time dateTime={startsAt}>
              {day === today ? (
                m.homeToday({ time: formatClock(locale, startsAt) })
              ) : (
                <>
                  {formatLongDate(locale, day)}
                  {m.listComma()}
                  {formatClock(locale, startsAt)}
                </>
              )}
            </time>
          </p>
          <p>
            {appointment.clinician?.name && `${m.visitWith({ name: said(appointment.clinician.name) })} · `}
            {saidService(appointment.service)}
          </p>
          {appointment.status === 'pending' && (
            <Chip tone="pending" className="w-fit">
              {m.visitWaits()}
            </Chip>
          )}
        </>,
        <>
          <Button as={Link} look="primary" to={paths.appointments}>
            {m.homeAllVisits()}
          </Button>
          {book('plain')}
        </>,
      );
    }
    case 'result':
      return card(
        m.homeNextResult(),
        <NextSign>
          <FlaskConical aria-hidden="true" />
        </NextSign>,
        <p>{m.homeNextResultText({ date: formatDate(locale, next.on) })}</p>,
        <>
          {way(ofPerson(ownPaths.results, id), m.homeShowResult())}
          {book('plain')}
        </>,
      );
    case 'answer':
      return card(
        m.homeNextAnswer(),
        <NextSign>
          <MessageSquareText aria-hidden="true" />
        </NextSign>,
        <p>{next.of === 'repeat' ? m.homeAnswerRepeat() : m.homeAnswerProposal()}</p>,
        <>
          {way(next.of === 'repeat' ? ofPerson(ownPaths.medicines, id) : paths.patient(id), m.homeShowAnswer())}
          {book('plain')}
        </>,
      );
    case 'allergies':
      return (
        <>
          {card(
            m.homeNextAllergies(),
            <NextSign>
              <ShieldAlert aria-hidden="true" />
            </NextSign>,
            <p>{m.homeNextAllergiesText()}</p>,
            <>
              <Button look="primary" onClick={() => setReporting(true)}>
                {m.proposeAllergy()}
              </Button>
              {book('plain')}
            </>,
          )}
          {reporting && <AllergyDialog patient={patient} field="allergies" onClose={() => setReporting(false)} />}
        </>
      );
    case 'nothing':
    default:
      return card(
        m.homeNextNone(),
        <NextSign>
          <CalendarPlus aria-hidden="true" />
        </NextSign>,
        <p>{m.homeNextNoneText()}</p>,
        book('primary'),
      );
  }
}
