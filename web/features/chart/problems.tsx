import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Activity, Check, type LucideIcon, Moon, X } from 'lucide-react';
import toast from 'react-hot-toast/headless';
import { Link } from 'react-router-dom';
import * as z from 'zod/mini';
import { detailOf } from '#contract/base/messages.ts';
import { careLimits } from '#contract/base/care-limits.ts';
import type { Chart } from '#contract/chart/chart.ts';
import { type Problem, ProblemEntry, type ProblemStatus, problemChanges, problemStatusWords } from '#contract/chart/problems.ts';
import { enteredInError } from '#contract/chart/entry.ts';
import { markedRow, useAskedEntry } from '../../lib/asked-entry.ts';
import { chartPaths } from '../../lib/care-paths.ts';
import { chartChanged } from '../../lib/chart-changes.ts';
import { ApiError } from '../../lib/api.ts';
import { formatDate, formatNumber, useLocale } from '../../lib/locale.ts';
import { entryFor, saidWord } from '../../lib/open-words.ts';
import { usePages } from '../../lib/pages.ts';
import { type Problem as Wrong, failureText, problemText } from '../../lib/problem-text.ts';
import { said } from '../../lib/said.ts';
import { useDraft } from '../../lib/use-draft.ts';
import { useWritesChart } from '../../lib/roster.ts';
import { useDraftKey } from '../../lib/use-session.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { BeginsAt } from '../../ui/begins-at.tsx';
import { Button } from '../../ui/button.tsx';
import { Chip } from '../../ui/chip.tsx';
import { RowAction, RowActions } from '../../ui/row-actions.tsx';
import { Input } from '../../ui/control.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Field, focusFirst } from '../../ui/field.tsx';
import { Lines } from '../../ui/lines.tsx';
import { Ltr } from '../../ui/ltr.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Paged } from '../../ui/paged.tsx';
import { Panel } from '../../ui/panel.tsx';
import type { Tone } from '../../ui/tone.ts';
import { TextLink } from '../../ui/text-link.tsx';
import { InErrorDialog } from '../../ui/entry-dialog.tsx';
import { EntryTexts } from './entry-texts.tsx';
import { DiagnosisPicker, codesOf } from './diagnosis-picker.tsx';
import { addProblem, changeProblem, problemInError, problemsQuery } from './queries.ts';

/** The problems to know first: if there are many, the most important ones, and a way to all of them. */
export function Problems({ chart: { patient, problems } }: { chart: Chart }) {
  const locale = useLocale();
  const writesChart = useWritesChart();
  const isCut = problems.length > careLimits.problemsShort;
  return (
    <Panel className="grid gap-4 p-5" aria-labelledby="problems">
      <h2 id="problems" className="text-lg font-semibold">
        {m.problems()}
      </h2>
      {problems.length === 0 ? (
        <p className="text-muted">{m.problemsEmpty()}</p>
      ) : (
        <ProblemLines patientId={patient.id} problems={problems.slice(0, careLimits.problemsShort)} />
      )}
      <span className="flex flex-wrap gap-x-5 gap-y-2">
        {isCut && (
          <TextLink as={Link} to={chartPaths.problems(patient.id)} className="inline-block min-h-6">
            {m.problemsAll({ count: formatNumber(locale, problems.length) })}
          </TextLink>
        )}
        <TextLink as={Link} to={`${chartPaths.problems(patient.id)}#ended`} className="inline-block min-h-6">
          {m.problemsOver()}
        </TextLink>
      </span>
      {writesChart && <AddForm patientId={patient.id} />}
    </Panel>
  );
}

/** All of a patient's problems: those that are current, and those that are over. */
export function AllProblems({ chart: { patient, problems } }: { chart: Chart }) {
  const locale = useLocale();
  const writesChart = useWritesChart();
  const asked = useAskedEntry('condition');
  const isCurrent = problems.some(({ id }) => id === asked);
  const [currentFrom, endedFrom] = isCurrent ? [asked] : [undefined, asked];
  const current = usePages(problemsQuery(patient.id, 'current', currentFrom));
  const ended = usePages(problemsQuery(patient.id, 'ended', endedFrom));
  return (
    <>
      <Panel className="grid gap-4 p-5" aria-labelledby="current">
        <h2 id="current" className="text-lg font-semibold">
          {m.problemsAll({ count: formatNumber(locale, problems.length) })}
        </h2>
        {writesChart && <AddForm patientId={patient.id} />}
        <BeginsAt entry={currentFrom} />
        <Paged pages={current} empty={m.problemsEmpty()} failed={m.problemsNotLoaded()} more={m.pagesMore()}>
          {(rows) => <ProblemLines patientId={patient.id} problems={rows} />}
        </Paged>
      </Panel>
      <Panel className="grid gap-4 p-5" aria-labelledby="ended">
        <h2 id="ended" className="text-lg font-semibold">
          {m.problemsOver()}
        </h2>
        <BeginsAt entry={endedFrom} />
        <Paged pages={ended} empty={m.problemsNoneOver()} failed={m.problemsNotLoaded()} more={m.pagesMore()}>
          {(rows) => <ProblemLines patientId={patient.id} problems={rows} />}
        </Paged>
      </Panel>
    </>
  );
}

const tones: Record<ProblemStatus, Tone> = { active: 'orange', inactive: 'none', resolved: 'green', [enteredInError]: 'red' };
const actions: Record<Exclude<ProblemStatus, typeof enteredInError>, () => string> = {
  active: () => m.problemActive(),
  inactive: () => m.problemInactive(),
  resolved: () => m.problemResolved(),
};
const icons: Record<(typeof choices)[number], LucideIcon> = { active: Activity, inactive: Moon, resolved: Check };
const choices = ['active', 'inactive', 'resolved'] as const;

function ProblemLines({ patientId, problems }: { patientId: string; problems: readonly Problem[] }) {
  const locale = useLocale();
  const queryClient = useQueryClient();
  const writesChart = useWritesChart();
  const [inError, setInError] = useState<Problem>();
  const changing = useMutation({
    mutationFn: ({ problem, status }: { problem: Problem; status: (typeof choices)[number] }) =>
      changeProblem(patientId, problem, { status }),
    onSuccess: async () => {
      toast.success(m.entryChanged());
      await chartChanged(queryClient, patientId);
    },
    onError: async (error) => {
      if (error instanceof ApiError && error.status === 412) await chartChanged(queryClient, patientId);
    },
  });
  return (
    <>
      {changing.isError && <Notice>{failureText(changing.error, m.entryFailed())}</Notice>}
      <Lines>
        {problems.map((problem) => {
          const { id, text, icd10, code, onset, note, status, errorReason } = problem;
          const allowed: readonly ProblemStatus[] = entryFor(problemChanges, status) ?? [];
          return (
            <li key={id} {...markedRow('condition', id)} className="flex items-center justify-between gap-2">
              <span className="grid min-w-0 gap-1">
                <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
                  <bdi
                    className={
                      status === enteredInError ? 'min-w-0 wrap-anywhere text-muted line-through' : 'min-w-0 font-semibold wrap-anywhere'
                    }
                  >
                    {text}
                  </bdi>
                  <Ltr breaks className="text-sm text-muted">
                    {codesOf({ icd10, icd11: code })}
                  </Ltr>
                  {onset !== undefined && <span className="text-sm text-muted">{m.problemSince({ date: formatDate(locale, onset) })}</span>}
                  {status !== 'active' && <Chip tone={entryFor(tones, status) ?? 'none'}>{saidWord(problemStatusWords, status)}</Chip>}
                </span>
                <EntryTexts of={[note, errorReason]} />
              </span>
              {writesChart && allowed.length > 0 && (
                <RowActions label={m.actionOn({ action: m.columnActions(), name: text })}>
                  {choices
                    .filter((to) => allowed.includes(to))
                    .map((to) => (
                      <RowAction
                        key={to}
                        icon={icons[to]}
                        text={actions[to]()}
                        name={m.actionOn({ action: actions[to](), name: text })}
                        does={() => !changing.isPending && changing.mutate({ problem, status: to })}
                      />
                    ))}
                  <RowAction
                    icon={X}
                    text={m.inError()}
                    name={m.actionOn({ action: m.inError(), name: text })}
                    does={() => setInError(problem)}
                  />
                </RowActions>
              )}
            </li>
          );
        })}
      </Lines>
      {inError !== undefined && (
        <InErrorDialog
          patientId={patientId}
          mark={(reason) => problemInError(patientId, inError, reason)}
          onClose={() => setInError(undefined)}
        />
      )}
    </>
  );
}

const Draft = z.object({ text: z.string(), code: z.string(), icd10: z._default(z.string(), ''), requestId: z.string() });
type Entered = z.output<typeof Draft>;
const draftOptions = {
  initial: (): Entered => ({ text: '', code: '', icd10: '', requestId: crypto.randomUUID() }),
  parse: (stored: unknown): Entered | undefined => Draft.safeParse(stored).data,
  isEntered: ({ text, icd10, code }: Entered): boolean => text !== '' || icd10 !== '' || code !== '',
};
const order = ['problem-text', 'problem-icd10', 'problem-code'] as const;

function AddForm({ patientId }: { patientId: string }) {
  const queryClient = useQueryClient();
  const { draft, change, startOver, restored } = useDraft({ ...draftOptions, key: useDraftKey(`problem.${patientId}`) });
  const [wrong, setWrong] = useState<Readonly<Record<string, Wrong>>>({});
  const adding = useMutation({
    mutationFn: (body: Parameters<typeof addProblem>[1]) => addProblem(patientId, body, draft.requestId),
    onSuccess: async () => {
      toast.success(m.problemAdded());
      startOver();
      document.getElementById('problem-text')?.focus();
      await chartChanged(queryClient, patientId);
    },
    // Sending again is a new request, which accepts the duplicate.
    onError: (error) => isDuplicate(error) && change(() => ({ requestId: crypto.randomUUID() })),
  });
  const send = (duplicate?: true) => {
    if (adding.isPending) return;
    const { text, icd10, code } = draft;
    const { data, error } = ProblemEntry.safeParse({
      text,
      icd10: icd10.toUpperCase(),
      code: code.toUpperCase(),
      ...(duplicate && { duplicate }),
    });
    const problems = Object.fromEntries(
      error?.issues.map(({ path, message }) => [`problem-${path.join()}`, detailOf(path.join(), message)]) ?? [],
    );
    setWrong(problems);
    if (data === undefined) focusFirst(problems, order);
    else adding.mutate(data);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send();
  };
  const problemOf = (id: (typeof order)[number]): string | undefined => wrong[id] && problemText(wrong[id]);
  return (
    <Disclosure summary={m.problemAdd()} open={restored}>
      <form noValidate className="grid gap-3" aria-label={m.problemAdd()} onSubmit={submit}>
        <DiagnosisPicker
          id="problem-text"
          label={m.problemText()}
          problem={problemOf('problem-text')}
          need="required"
          text={draft.text}
          onText={(text) => change(() => ({ text }))}
          onChoose={({ name, icd10, icd11 = '' }) => change(() => ({ text: said(name), icd10, code: icd11 }))}
        />
        <div className="grid grid-cols-2 items-end gap-3">
          <Field id="problem-icd10" label={m.problemIcd10()} problem={problemOf('problem-icd10')} need="optional">
            {(attributes) => (
              <Input
                {...attributes}
                dir="ltr"
                autoComplete="off"
                maxLength={careLimits.icdCode}
                value={draft.icd10}
                onChange={({ target: { value: icd10 } }) => change(() => ({ icd10 }))}
              />
            )}
          </Field>
          <Field id="problem-code" label={m.problemCode()} problem={problemOf('problem-code')} need="optional">
            {(attributes) => (
              <Input
                {...attributes}
                dir="ltr"
                autoComplete="off"
                maxLength={careLimits.icdCode}
                value={draft.code}
                onChange={({ target: { value: code } }) => change(() => ({ code }))}
              />
            )}
          </Field>
        </div>
        {adding.isError &&
          (isDuplicate(adding.error) ? (
            <Notice as="div" tone="orange" role="alert" className="flex flex-wrap items-center justify-between gap-3">
              <span>{m.problemDuplicate()}</span>
              <Button onClick={() => send(true)}>{m.problemAddAnyway()}</Button>
            </Notice>
          ) : (
            <Notice>{failureText(adding.error, m.problemFailed())}</Notice>
          ))}
        <p>
          <Button type="submit" aria-disabled={adding.isPending}>
            {m.problemAdd()}
          </Button>
        </p>
      </form>
    </Disclosure>
  );
}

const isDuplicate = (error: unknown): boolean => error instanceof ApiError && error.code === 'DUPLICATE_ENTRY';
