import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type RefObject, type SubmitEvent, useEffect, useRef, useState } from 'react';
import toast from 'react-hot-toast/headless';
import { Link } from 'react-router-dom';
import * as z from 'zod/mini';
import type { Appointment, ChangedHours } from '#contract/appointments/appointments.ts';
import { careLimits } from '#contract/base/care-limits.ts';
import type { ClinicHours } from '#contract/appointments/clinic-hours.ts';
import { ApiError } from '../../lib/api.ts';
import { formatNumber, useLocale } from '../../lib/locale.ts';
import { formatWeekday } from '../../lib/weekday.ts';
import { paths } from '../../lib/paths.ts';
import { failureText } from '../../lib/problem-text.ts';
import { periodsProblemText } from '../../lib/typed-periods.ts';
import { useDraft } from '../../lib/use-draft.ts';
import { useDraftKey } from '../../lib/use-session.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { Input } from '../../ui/control.tsx';
import { DateField } from '../../ui/date-field.tsx';
import { DraftNotice } from '../../ui/draft-notice.tsx';
import { Field, focusFirst } from '../../ui/field.tsx';
import { Lines } from '../../ui/lines.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Periods } from '../../ui/periods.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { AppointmentActions } from './appointment-actions.tsx';
import { AppointmentLine } from './appointment-line.tsx';
import { type DayProblem, type TypedHours, dayKey, hoursIn, typedHours } from './hours-values.ts';
import { OutcomeNotice } from './outcome-notice.tsx';
import { appointmentsChanged, changeHours, cliniciansQuery } from './queries.ts';
import { useOutcome } from './use-change.ts';

const Period = z.object({ from: z.string(), to: z.string() });
const Draft = z.object({
  weekly: z.array(z.array(Period)).check(z.length(7)),
  exceptions: z.array(z.object({ date: z.string(), to: z.string(), periods: z.array(Period), reason: z.string() })),
  /** The version being edited. */
  version: z.int(),
  isChanged: z.boolean(),
});
type Draft = TypedHours & Pick<z.output<typeof Draft>, 'version' | 'isChanged'>;
const parse = (stored: unknown): Draft | undefined => Draft.safeParse(stored).data;
const isEntered = ({ isChanged }: Draft): boolean => isChanged;

const problemText: Record<DayProblem, () => string> = {
  ...periodsProblemText,
  date: () => m.accessLogDayMissing(),
  days: () => m.hoursDaysWrong(),
  twice: () => m.hoursDateTwice(),
  many: () => m.hoursDaysMany({ max: careLimits.hoursExceptions }),
};

interface HoursFormProps {
  readonly clinicianId: string;
  /** The stored hours. */
  readonly hours: ClinicHours;
}

/** A clinician's hours, edited as a whole. Appointments outside the new hours are listed, to be moved. */
export function HoursForm({ clinicianId, hours }: HoursFormProps) {
  const locale = useLocale();
  const queryClient = useQueryClient();
  const initial = (): Draft => ({ ...typedHours(hours), version: hours.version, isChanged: false });
  const { draft, restored, change, startOver } = useDraft<Draft>({ key: useDraftKey(`hours ${clinicianId}`), initial, parse, isEntered });
  const [problems, setProblems] = useState<Readonly<Record<string, DayProblem>>>({});
  const [outside, setOutside] = useState<Pick<ChangedHours, 'outside' | 'count'>>();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (outside !== undefined && outside.count > 0) heading.current?.focus();
  }, [outside]);
  const saving = useMutation({
    mutationFn: () => changeHours(clinicianId, draft.version, hoursIn(draft).body),
    onSuccess: async (answer) => {
      toast.success(m.hoursSaved());
      change(() => ({ ...typedHours(answer.hours), version: answer.hours.version, isChanged: false }));
      setOutside(answer);
      await Promise.all([queryClient.invalidateQueries({ queryKey: cliniciansQuery.queryKey }), appointmentsChanged(queryClient)]);
    },
    onError: (error) =>
      error instanceof ApiError && error.status === 412 ? queryClient.invalidateQueries({ queryKey: cliniciansQuery.queryKey }) : undefined,
  });
  const isStale = draft.isChanged && hours.version !== draft.version;
  const edit = (part: Partial<TypedHours>) => {
    saving.reset();
    change(() => ({ ...part, isChanged: true }));
  };
  const { weekly, exceptions } = draft;
  const editException = (index: number, part: Partial<(typeof exceptions)[number]>) =>
    edit({ exceptions: exceptions.map((one, at) => (at === index ? { ...one, ...part } : one)) });
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (saving.isPending) return;
    const found = hoursIn(draft).problems;
    setProblems(found);
    const order = [...weekly.map((_, index) => dayKey('weekday', index)), ...exceptions.map((_, index) => dayKey('exception', index))];
    if (!focusFirst(found, order)) saving.mutate();
  };
  const textOf = (key: string): string | undefined => {
    const problem = problems[key];
    return problem && problemText[problem]();
  };
  return (
    <>
      {restored && draft.isChanged && <DraftNotice onStartOver={startOver} />}
      {isStale && (
        <Notice as="div" className="flex flex-wrap items-center justify-between gap-3">
          <span>{m.hoursChangedMeanwhile()}</span>
          <span className="flex flex-wrap gap-2">
            <Button onClick={() => change(initial)}>{m.hoursLoadTheirs()}</Button>
            <Button onClick={() => change(() => ({ version: hours.version }))}>{m.hoursKeepMine()}</Button>
          </span>
        </Notice>
      )}
      {outside !== undefined && (
        <Outside clinicianId={clinicianId} appointments={outside.outside} count={outside.count} heading={heading} />
      )}
      <Panel as="form" className="grid gap-6 p-5 sm:p-6" noValidate onSubmit={submit}>
        <h2 className="text-lg font-semibold">{m.hoursWeekly()}</h2>
        {weekly.map((periods, index) => (
          <Periods
            key={dayKey('weekday', index)}
            id={dayKey('weekday', index)}
            title={formatWeekday(locale, index)}
            closed={m.hoursClosed()}
            problem={textOf(dayKey('weekday', index))}
            periods={periods}
            onChange={(next) => edit({ weekly: weekly.map((before, at) => (at === index ? next : before)) })}
          />
        ))}
        <h2 className="text-lg font-semibold">{m.hoursExceptions()}</h2>
        <p className="text-muted">{m.hoursExceptionsHint()}</p>
        {exceptions.map((one, index) => {
          const key = dayKey('exception', index);
          const problem = problems[key];
          const isDate = problem === 'date' || problem === 'days' || problem === 'twice' || problem === 'many';
          return (
            // oxlint-disable-next-line react/no-array-index-key -- an exception that is being typed has nothing else that stays
            <fieldset key={index} className="grid gap-4 border-t pt-4">
              <legend className="sr-only">{m.hoursException({ number: index + 1 })}</legend>
              <div className="flex flex-wrap items-start gap-x-6 gap-y-3">
                <DateField
                  id={isDate ? key : `${key}-date`}
                  label={m.appointmentDay()}
                  problem={isDate ? textOf(key) : undefined}
                  value={one.date}
                  onChange={(date) => editException(index, { date })}
                />
                <DateField
                  id={`${key}-to`}
                  label={m.hoursLastDay()}
                  problem={undefined}
                  need="optional"
                  value={one.to}
                  onChange={(to) => editException(index, { to })}
                />
              </div>
              <Periods
                id={isDate ? `${key}-periods` : key}
                title={m.hoursOfDay()}
                closed={m.hoursClosed()}
                problem={isDate ? undefined : textOf(key)}
                periods={one.periods}
                onChange={(periods) => editException(index, { periods })}
              />
              <Field id={`${key}-reason`} label={m.hoursReason()} problem={false} need="optional">
                {(field) => (
                  <Input
                    {...field}
                    dir="auto"
                    maxLength={careLimits.hoursReason}
                    value={one.reason}
                    onChange={({ target }) => editException(index, { reason: target.value })}
                  />
                )}
              </Field>
              <p>
                <Button look="danger-soft" onClick={() => edit({ exceptions: exceptions.filter((_, at) => at !== index) })}>
                  {m.hoursExceptionRemove({ number: index + 1 })}
                </Button>
              </p>
            </fieldset>
          );
        })}
        <p>
          <Button onClick={() => edit({ exceptions: [...exceptions, { date: '', to: '', periods: [], reason: '' }] })}>
            {m.hoursExceptionAdd()}
          </Button>
        </p>
        {saving.isError && !isStale && <Notice>{failureText(saving.error, m.hoursSaveFailed())}</Notice>}
        <p>
          <Button look="primary" type="submit" aria-disabled={saving.isPending} disabled={isStale}>
            {m.saveChanges()}
          </Button>
        </p>
      </Panel>
    </>
  );
}

interface OutsideProps {
  readonly clinicianId: string;
  readonly appointments: readonly Appointment[];
  /** The number of appointments, including those beyond the list's limit. */
  readonly count: number;
  readonly heading: RefObject<HTMLHeadingElement | null>;
}

/** The appointments outside the changed hours. */
function Outside({ clinicianId, appointments, count, heading }: OutsideProps) {
  const locale = useLocale();
  const { outcome, report, place } = useOutcome(appointments);
  if (appointments.length === 0) return null;
  return (
    <Panel ref={place} tabIndex={-1} aria-labelledby="outside" className="grid gap-3 p-5">
      <h2 id="outside" ref={heading} tabIndex={-1} className="text-lg font-semibold outline-none">
        {m.hoursOutside()}
      </h2>
      <p className="text-muted">{m.hoursOutsideHint()}</p>
      <p>
        <TextLink as={Link} to={paths.awayOf(clinicianId)}>
          {m.awayTitle()}
        </TextLink>
      </p>
      <Lines as="ol">
        {appointments.map((one) => (
          <AppointmentLine key={one.id} appointment={one} tells="both">
            <AppointmentActions appointment={one} report={report} />
          </AppointmentLine>
        ))}
      </Lines>
      {count > appointments.length && (
        <p className="text-sm text-muted">
          {m.appointmentsListed({ shown: formatNumber(locale, appointments.length), count: formatNumber(locale, count) })}
        </p>
      )}
      {outcome !== undefined && <OutcomeNotice outcome={outcome} report={report} />}
    </Panel>
  );
}
