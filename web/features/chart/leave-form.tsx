import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import toast from 'react-hot-toast/headless';
import * as z from 'zod/mini';
import { careLimits } from '#contract/base/care-limits.ts';
import { detailOf } from '#contract/base/messages.ts';
import { dayAfter, isCalendarDate, qatarDate } from '#contract/base/qatar-time.ts';
import { say } from '#contract/base/say.ts';
import type { Visit } from '#contract/chart/encounters.ts';
import { type LeavePeriod, fitOn, leaveLimits, overlaps } from '#contract/chart/leave.ts';
import { type Letter, SickLeaveEntry, letterLimits } from '#contract/chart/letters.ts';
import { ApiError } from '../../lib/api.ts';
import { chartChanged } from '../../lib/chart-changes.ts';
import { formatDate, useLocale } from '../../lib/locale.ts';
import { type Problem, failureText, problemText } from '../../lib/problem-text.ts';
import { useDraft } from '../../lib/use-draft.ts';
import { useDraftKey } from '../../lib/use-session.ts';
import { m } from '../../i18n/paraglide/messages.js';
import type { Locale } from '../../i18n/paraglide/runtime.js';
import { Button } from '../../ui/button.tsx';
import { Choice } from '../../ui/choice.tsx';
import { Input } from '../../ui/control.tsx';
import { DateField } from '../../ui/date-field.tsx';
import { Field, focusFirst } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Tick } from '../../ui/tick.tsx';
import { typedNumber } from '../../lib/typed-number.ts';
import { certifyLeave } from './queries.ts';

interface LeaveFormProps {
  readonly patientId: string;
  readonly visit: Visit;
  /** All of the patient's, of which one may overlap. */
  readonly letters: readonly Letter[];
}

const prefix = 'leave-';
const order = ['from', 'days', 'diagnosis', 'remark'] as const;
type FieldName = (typeof order)[number];
const Typed = z.object({ from: z.string(), days: z.string(), isDiagnosisWanted: z.boolean(), diagnosis: z.string(), remark: z.string() });
type Typed = z.output<typeof Typed>;
const draftOptions = {
  initial: (): Typed => ({ from: qatarDate(new Date()), days: '1', isDiagnosisWanted: false, diagnosis: '', remark: '' }),
  parse: (stored: unknown): Typed | undefined => Typed.safeParse(stored).data,
  isEntered: ({ days, isDiagnosisWanted, remark }: Typed): boolean => days !== '1' || isDiagnosisWanted || remark !== '',
};
const isOverlapping = (error: unknown): boolean => error instanceof ApiError && error.code === 'DUPLICATE_ENTRY';

/** The days of a leave. */
export const leaveText = (locale: Locale, { from, until }: LeavePeriod): string =>
  from === until ? formatDate(locale, from) : m.leavePeriod({ from: formatDate(locale, from), until: formatDate(locale, until) });

/** The period of what was typed; undefined unless it is one. */
function periodIn({ from, days }: Typed): { readonly from: string; readonly until: string } | undefined {
  const count = typedNumber(days);
  if (!isCalendarDate(from) || !Number.isInteger(count) || count < 1 || count > leaveLimits.days) return undefined;
  return { from, until: dayAfter(from, count - 1) };
}

/** Signs a sick-leave certificate. Days of another certificate are warned of, not forbidden. */
export function LeaveForm({ patientId, visit: { encounter, note }, letters }: LeaveFormProps) {
  const locale = useLocale();
  const queryClient = useQueryClient();
  const { draft: typed, change: changeTyped, startOver } = useDraft({ ...draftOptions, key: useDraftKey(`leave ${encounter.id}`) });
  /** The diagnoses of the note as it is now. */
  const diagnoses = (): string =>
    (note.diagnoses ?? [])
      .map(({ text }) => text)
      .join(m.listComma())
      .slice(0, careLimits.problemText);
  const [problems, setProblems] = useState<Readonly<Partial<Record<string, Problem>>>>({});
  const signing = useMutation({
    mutationFn: (body: Parameters<typeof certifyLeave>[1]) => certifyLeave(patientId, body),
    onSuccess: async () => {
      toast.success(m.leaveSigned());
      startOver();
      await chartChanged(queryClient, patientId);
    },
    onError: async (error) => {
      if (error instanceof ApiError && error.details.length > 0)
        setProblems(Object.fromEntries(error.details.map(({ path, ...problem }) => [path === 'until' ? 'days' : path, problem])));
      // A colleague issued one in between.
      if (isOverlapping(error)) await chartChanged(queryClient, patientId);
    },
  });
  const change = (part: Partial<Typed>) => {
    changeTyped(() => part);
    if (!signing.isPending) signing.reset();
  };
  const period = periodIn(typed);
  // Not of the certificate that is being signed or was signed just now, which may be in the list before the answer counts.
  const overlapped =
    period === undefined || signing.isPending || signing.isSuccess
      ? undefined
      : letters.find((one) => one.status === 'issued' && one.leave !== undefined && overlaps(one.leave, period));
  const isWarned = overlapped !== undefined || isOverlapping(signing.error);
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (signing.isPending) return;
    const { from, isDiagnosisWanted, diagnosis, remark } = typed;
    const { data, error } = SickLeaveEntry.safeParse({
      encounterId: encounter.id,
      from,
      until: period?.until ?? '',
      ...(isDiagnosisWanted && { diagnosis }),
      remark,
      ...(isWarned && { duplicate: true }),
    });
    const wrong: Partial<Record<string, Problem>> = Object.fromEntries(
      error?.issues.flatMap(({ path: [path], message }) => (path === 'until' ? [] : [[String(path), detailOf(String(path), message)]])) ??
        [],
    );
    if (period === undefined && isCalendarDate(from))
      wrong['days'] = detailOf('days', say('notWhole', { field: 'Days', min: 1, max: leaveLimits.days }));
    if (isDiagnosisWanted && diagnosis.trim() === '') wrong['diagnosis'] = detailOf('diagnosis', say('required', { field: 'Diagnosis' }));
    setProblems(wrong);
    if (!focusFirst(wrong, order, prefix) && data !== undefined) signing.mutate(data);
  };
  const problemOf = (field: FieldName): string | undefined => problems[field] && problemText(problems[field]);
  return (
    <form noValidate className="grid gap-3" aria-label={m.leaveIssue()} onSubmit={send}>
      <DateField
        id={`${prefix}from`}
        label={m.leaveFirstDay()}
        problem={problemOf('from')}
        need="required"
        value={typed.from}
        onChange={(from) => change({ from })}
      />
      <Field
        id={`${prefix}days`}
        label={m.leaveDays()}
        hint={period && m.leaveUntil({ last: formatDate(locale, period.until), fit: formatDate(locale, fitOn(period)) })}
        problem={problemOf('days')}
        need="required"
      >
        {(attributes) => (
          <Input
            {...attributes}
            dir="ltr"
            inputMode="numeric"
            autoComplete="off"
            maxLength={2}
            value={typed.days}
            onChange={({ target: { value: days } }) => change({ days })}
          />
        )}
      </Field>
      <Choice className="justify-self-start">
        <Tick
          type="checkbox"
          checked={typed.isDiagnosisWanted}
          onChange={({ target }) =>
            change({ isDiagnosisWanted: target.checked, ...(typed.diagnosis === '' && { diagnosis: diagnoses() }) })
          }
        />
        {m.leaveDiagnosisWanted()}
      </Choice>
      {typed.isDiagnosisWanted && (
        <Field id={`${prefix}diagnosis`} label={m.leaveDiagnosis()} problem={problemOf('diagnosis')} need="required">
          {(attributes) => (
            <Input
              {...attributes}
              dir="auto"
              autoComplete="off"
              maxLength={careLimits.problemText}
              value={typed.diagnosis}
              onChange={({ target: { value: diagnosis } }) => change({ diagnosis })}
            />
          )}
        </Field>
      )}
      <Field id={`${prefix}remark`} label={m.leaveRemark()} problem={problemOf('remark')} need="optional">
        {(attributes) => (
          <Input
            {...attributes}
            dir="auto"
            autoComplete="off"
            maxLength={letterLimits.remark}
            value={typed.remark}
            onChange={({ target: { value: remark } }) => change({ remark })}
          />
        )}
      </Field>
      {isWarned && (
        <Notice tone="orange" role="alert">
          {m.leaveOverlaps()} {overlapped?.leave && leaveText(locale, overlapped.leave)}
        </Notice>
      )}
      {signing.isError && !isOverlapping(signing.error) && <Notice>{failureText(signing.error, m.leaveFailed())}</Notice>}
      <p>
        <Button type="submit" look="primary" aria-disabled={signing.isPending}>
          {isWarned ? m.leaveIssueAnyway() : m.leaveSign()}
        </Button>
      </p>
    </form>
  );
}
