import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { qatarDate, qatarTime } from '#contract/base/qatar-time.ts';
import { nameIn } from '#contract/patient/name-in.ts';
import { formatNumber, formatTime, useLocale } from '../../lib/locale.ts';
import { said } from '../../lib/said.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { StickyNotice } from '../../ui/sticky-notice.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { placeOf } from './actions.ts';
import { type Outcome, type Report, changeFailure, useChange } from './use-change.ts';
import { useMove } from './use-move.ts';
import { addressOf } from './view.ts';

/**
 * The result of the last change: the error, or a way to undo it; for a cancellation also the number of waiting people who could take the
 * time.
 */
export function OutcomeNotice({ outcome, report }: { outcome: Outcome; report: Report }) {
  const locale = useLocale();
  const name = nameIn(outcome.appointment.patient, locale);
  if (outcome.kind === 'failed')
    return (
      <StickyNotice>
        <Notice>
          <bdi>{name}</bdi>: {changeFailure(outcome.error)}
        </Notice>
      </StickyNotice>
    );
  if (outcome.kind === 'moved') return <Moved key={outcome.appointment.version} outcome={outcome} report={report} />;
  return <Cancelled key={outcome.appointment.id} outcome={outcome} report={report} />;
}

function Moved({ outcome: { appointment, before }, report }: { outcome: Outcome & { kind: 'moved' }; report: Report }) {
  const locale = useLocale();
  const moving = useMove(report);
  const { startsAt = '', patient, clinician } = appointment;
  const [name, time] = [nameIn(patient, locale), formatTime(locale, startsAt)];
  const isOthers = clinician?.id !== before.clinician?.id;
  return (
    <StickyNotice>
      <Notice as="div" tone="accent" className="flex flex-wrap items-center justify-between gap-3">
        <p>
          {isOthers && clinician?.name
            ? m.appointmentMovedToClinician({ name, time, clinician: said(clinician.name) })
            : m.appointmentMovedTo({ name, time })}
        </p>
        <Button
          aria-disabled={moving.isPending}
          onClick={() => {
            const at = placeOf(before);
            if (!moving.isPending && at !== undefined) moving.mutate({ appointment, at, isUndo: true });
          }}
        >
          {m.appointmentUndoMove()}
        </Button>
      </Notice>
    </StickyNotice>
  );
}

function Cancelled({ outcome: { appointment, waiting }, report }: { outcome: Outcome & { kind: 'cancelled' }; report: Report }) {
  const locale = useLocale();
  const changing = useChange(report);
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus({ preventScroll: true }), []);
  const { clinician, startsAt, minutes, patient } = appointment;
  const name = nameIn(patient, locale);
  const [today] = useState(() => qatarDate(new Date()));
  const start = startsAt === undefined ? undefined : new Date(startsAt);
  return (
    <StickyNotice>
      <Notice as="div" tone="accent" ref={notice} tabIndex={-1} className="flex flex-wrap items-center justify-between gap-3">
        <div>
          <p>
            {startsAt === undefined ? m.appointmentOffList({ name }) : m.appointmentCancelled({ name, time: formatTime(locale, startsAt) })}
          </p>
          {waiting !== undefined && waiting > 0 && start !== undefined && (
            <p>
              {m.appointmentSuits({ count: formatNumber(locale, waiting) })}{' '}
              <TextLink
                as={Link}
                to={addressOf(
                  {
                    kind: 'waiting',
                    date: qatarDate(start),
                    clinicianId: clinician?.id,
                    offered: { time: qatarTime(start).slice(11), minutes },
                  },
                  today,
                )}
              >
                {m.appointmentOfferTime()}
              </TextLink>
            </p>
          )}
        </div>
        {startsAt !== undefined && (
          <Button
            aria-disabled={changing.isPending}
            onClick={() => {
              if (!changing.isPending) changing.mutate({ appointment, status: 'booked' });
            }}
          >
            {m.appointmentUndoCancel()}
          </Button>
        )}
      </Notice>
    </StickyNotice>
  );
}
