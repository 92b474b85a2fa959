import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import type { Appointment, Clinician } from '#contract/appointments/appointments.ts';
import type { AppointmentToCall } from '#contract/appointments/to-call.ts';
import { careLimits } from '#contract/base/care-limits.ts';
import { saidService } from '../../lib/appointment-words.ts';
import { formatNumber, formatTime, useLocale } from '../../lib/locale.ts';
import { paths } from '../../lib/paths.ts';
import { namesOf } from '../../lib/person.ts';
import { failureText } from '../../lib/problem-text.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { AppointmentChip } from '../../ui/appointment-chip.tsx';
import { Button } from '../../ui/button.tsx';
import { Chip } from '../../ui/chip.tsx';
import { Choice } from '../../ui/choice.tsx';
import { Input } from '../../ui/control.tsx';
import { Field } from '../../ui/field.tsx';
import { Lines } from '../../ui/lines.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Failure } from '../../ui/page.tsx';
import { Placeholders } from '../../ui/page-frame.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Phone } from '../../ui/phone.tsx';
import { Progress } from '../../ui/progress.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { Tick } from '../../ui/tick.tsx';
import type { Place } from './appointment-draft.ts';
import type { useAwayDays } from './away-days.tsx';
import type { Absence } from './away-plan.ts';
import { planFor } from './away-times.ts';
import { appointmentsChanged, giveTime } from './queries.ts';
import { placeWords } from './chosen-text.ts';
import { refusalText } from './refusals.ts';
import { placeOf } from './actions.ts';

/** What became of an appointment. */
type Result =
  | { readonly kind: 'moved'; readonly after: Appointment }
  | { readonly kind: 'undone' }
  | { readonly kind: 'refused'; readonly text: string; /** It had moved before. */ readonly after?: Appointment };

interface Moving {
  /** What comes before them: without it, none is made. */
  readonly first: () => Promise<void>;
  readonly moves: readonly { readonly id: string; readonly run: () => Promise<Result> }[];
}

interface AwayMovesProps {
  readonly away: Absence;
  readonly clinicians: readonly Clinician[];
  /** Closes the days before appointments leave them, and opens them again before any comes back. */
  readonly days: Pick<ReturnType<typeof useAwayDays>, 'close' | 'reopen'>;
}

/**
 * The appointments of an absence with the time proposed for each, moved one after the other, each as if by hand: a refusal of one leaves the
 * others as they are, and says why. What was moved can be taken back while the page is open.
 */
export function AwayMoves({ away, clinicians, days }: AwayMovesProps) {
  const locale = useLocale();
  const queryClient = useQueryClient();
  const heading = useId();
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ['away-plan', away],
    queryFn: () => planFor(queryClient, away, clinicians),
    staleTime: Infinity,
    gcTime: 0,
  });
  const [choices, setChoices] = useState<ReadonlyMap<string, boolean>>(new Map());
  const [results, setResults] = useState<ReadonlyMap<string, Result>>(new Map());
  const [reason, setReason] = useState('');
  const [progress, setProgress] = useState({ done: 0, of: 0 });
  const isStopped = useRef(false);
  const moving = useMutation({
    mutationFn: async ({ first, moves }: Moving) => {
      isStopped.current = false;
      setProgress({ done: 0, of: moves.length });
      await first();
      for (const [index, { id, run }] of moves.entries()) {
        if (isStopped.current) break;
        setProgress({ done: index, of: moves.length });
        // One after the other: each is a change of its own, and the next finds the time still free or not.
        // oxlint-disable-next-line no-await-in-loop
        const result = await run().catch((error: unknown): Result => ({ kind: 'refused', text: refusalText(error) }));
        setResults((before) => {
          const last = before.get(id);
          const after = result.kind === 'refused' && last !== undefined && last.kind !== 'undone' ? last.after : undefined;
          return new Map([...before, [id, after === undefined ? result : { ...result, after }]]);
        });
      }
    },
    onSettled: () => appointmentsChanged(queryClient),
  });
  if (isError) return <Failure text={m.freeTimesFailed()} onRetry={refetch} />;
  if (data === undefined || isFetching) return <Placeholders shape="lines" />;
  const { appointments, count, plan } = data;
  if (count === 0) return <p>{m.awayNone()}</p>;
  const to = async (appointment: Appointment, place: Place): Promise<Appointment> =>
    giveTime(appointment, { ...place, minutes: appointment.minutes, ...(reason.trim() !== '' && { reason }) });
  // A move accepts a patient's request, so that is a choice of its own.
  const isChosen = ({ id, status }: Appointment): boolean => choices.get(id) ?? status !== 'pending';
  const hasMoved = (result: Result | undefined): boolean =>
    result !== undefined && (result.kind !== 'refused' || result.after !== undefined);
  const chosen = appointments.flatMap((one) => {
    const place = plan.get(one.id);
    return place === undefined || !isChosen(one) || hasMoved(results.get(one.id))
      ? []
      : [{ id: one.id, run: async (): Promise<Result> => ({ kind: 'moved', after: await to(one, place) }) }];
  });
  const moved = appointments.flatMap((one) => {
    const result = results.get(one.id);
    const before = placeOf(one);
    const after = result === undefined || result.kind === 'undone' ? undefined : result.after;
    return after === undefined || before === undefined
      ? []
      : [
          {
            id: one.id,
            run: async (): Promise<Result> => {
              await to(after, before);
              return { kind: 'undone' };
            },
          },
        ];
  });
  const again = () => {
    setResults(new Map());
    void refetch();
  };
  return (
    <Panel className="grid gap-4 p-5" aria-labelledby={heading}>
      <h2 id={heading} className="text-lg font-semibold">
        {m.awayCount({ count: formatNumber(locale, count), planned: formatNumber(locale, plan.size) })}
      </h2>
      {count > appointments.length && (
        <p>{m.awayListed({ shown: formatNumber(locale, appointments.length), count: formatNumber(locale, count) })}</p>
      )}
      <div className="max-w-xl">
        <Field id="away-reason" label={m.reason()} hint={m.awayReasonHint()} problem={false} need="optional">
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
      <div className="flex flex-wrap items-center gap-3">
        {moving.isPending ? (
          <>
            <span id={`${heading}-progress`}>
              {m.awayMoving({ done: formatNumber(locale, progress.done), count: formatNumber(locale, progress.of) })}
            </span>
            <Progress labelledBy={`${heading}-progress`} percent={(100 * progress.done) / progress.of} />
            <Button onClick={() => (isStopped.current = true)}>{m.awayStop()}</Button>
          </>
        ) : (
          <>
            {chosen.length > 0 && (
              <Button look="primary" onClick={() => moving.mutate({ first: days.close, moves: chosen })}>
                {m.awayMove({ count: formatNumber(locale, chosen.length) })}
              </Button>
            )}
            {moved.length > 0 && (
              <Button onClick={() => moving.mutate({ first: days.reopen, moves: moved })}>
                {m.awayUndo({ count: formatNumber(locale, moved.length) })}
              </Button>
            )}
            {results.size > 0 && (
              <Button look="ghost" onClick={again}>
                {m.awayAgain()}
              </Button>
            )}
          </>
        )}
      </div>
      {moving.isError && <Notice>{failureText(moving.error, m.hoursSaveFailed())}</Notice>}
      <Lines as="ol">
        {appointments.map((one) => (
          <Move
            key={one.id}
            appointment={one}
            place={plan.get(one.id)}
            clinicians={clinicians}
            result={results.get(one.id)}
            isChosen={isChosen(one)}
            isOver={hasMoved(results.get(one.id))}
            onChoose={(choice) => setChoices((before) => new Map([...before, [one.id, choice]]))}
          />
        ))}
      </Lines>
    </Panel>
  );
}

interface MoveProps {
  readonly appointment: AppointmentToCall;
  readonly place: Place | undefined;
  readonly clinicians: readonly Clinician[];
  readonly result: Result | undefined;
  readonly isChosen: boolean;
  /** It has moved, whatever came of taking that back. */
  readonly isOver: boolean;
  readonly onChoose: (isChosen: boolean) => void;
}

function Move({ appointment, place, clinicians, result, isChosen, isOver, onChoose }: MoveProps) {
  const locale = useLocale();
  const { id, patient, startsAt = '', service, status, phone } = appointment;
  const about = (
    <span className="min-w-0 wrap-anywhere">
      <bdi className="font-semibold">{namesOf({ personalInfo: patient }, locale).name}</bdi>
      <span className="block text-sm text-muted">
        {formatTime(locale, startsAt)} · {saidService(service)}
      </span>
      {phone !== undefined && (
        <span className="block text-sm">
          <Phone number={phone} />
        </span>
      )}
      <span className="block">{place === undefined ? m.awayNoTime() : m.awayTo(placeWords(locale, place, clinicians))}</span>
      {result?.kind === 'refused' && <span className="block font-semibold">{result.text}</span>}
    </span>
  );
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      {place === undefined || isOver ? (
        about
      ) : (
        <Choice look="card" className="min-w-52 flex-1">
          <Tick type="checkbox" checked={isChosen} onChange={({ target }) => onChoose(target.checked)} />
          {about}
        </Choice>
      )}
      {isOver ? (
        <Chip tone={result?.kind === 'undone' ? 'pending' : 'green'}>{result?.kind === 'undone' ? m.awayUndone() : m.awayMoved()}</Chip>
      ) : (
        status === 'pending' && <AppointmentChip appointment={appointment} />
      )}
      {(place === undefined || result?.kind === 'refused') && (
        <TextLink as={Link} to={`${paths.newAppointment}?patientId=${patient.id}&appointmentId=${id}`}>
          {m.awayChoose()}
        </TextLink>
      )}
    </li>
  );
}
