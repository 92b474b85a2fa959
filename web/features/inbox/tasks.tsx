import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useEffect, useId, useState } from 'react';
import toast from 'react-hot-toast/headless';
import { careLimits } from '#contract/base/care-limits.ts';
import { qatarDate } from '#contract/base/qatar-time.ts';
import { nameIn } from '#contract/patient/name-in.ts';
import type { Task } from '#contract/tasks/tasks.ts';
import { ApiError } from '../../lib/api.ts';
import { formatDate, formatTime, useLocale } from '../../lib/locale.ts';
import { usePages } from '../../lib/pages.ts';
import { paths } from '../../lib/paths.ts';
import { failureText } from '../../lib/problem-text.ts';
import { useStaffName } from '../../lib/staff-name.ts';
import { changeTask, handOnTask, tasksChanged, tasksQuery } from '../../lib/tasks.ts';
import { useNow } from '../../lib/use-now.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { Chip } from '../../ui/chip.tsx';
import { Input } from '../../ui/control.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Field } from '../../ui/field.tsx';
import { Lines } from '../../ui/lines.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Further } from '../../ui/paged.tsx';
import { ColleagueSelect } from './colleague-select.tsx';
import { PagedRows, type Row } from './rows.tsx';

/** Why a task could not be changed: a colleague was first, or another failure. */
const problemOf = (error: unknown): string =>
  error instanceof ApiError && (error.status === 412 || error.status === 404) ? m.taskChanged() : failureText(error, m.taskFailed());

/** Changes a task, and reads the lists again. */
function useTaskChange() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (change: () => Promise<Task>) => change(),
    onSettled: () => tasksChanged(queryClient),
  });
}

/** The first due first, those without a day last; of one day, the first given first. */
function byDueDay({ dueOn = '~', id }: Task, { dueOn: otherDueOn = '~', id: otherId }: Task): number {
  if (dueOn !== otherDueOn) return dueOn < otherDueOn ? -1 : 1;
  return id < otherId ? -1 : 1;
}

/** The version of a task that somebody else changed first: it is shown as it is in the list of done ones, if it is there. */
const unknownVersion = 0;

/** Tasks of a list, and in their places those that were done here, each in its latest version. */
function withDone(listed: readonly Task[], done: ReadonlyMap<string, Task>, lately: readonly Task[]): Task[] {
  const ids = new Set(listed.map(({ id }) => id));
  const tasks = listed.map((task) => {
    const own = done.get(task.id);
    return own !== undefined && own.version > task.version ? own : task;
  });
  const here = [...done.values()].flatMap((own) => {
    if (ids.has(own.id)) return [];
    const later = lately.find(({ id, version }) => id === own.id && version > own.version);
    return later ?? (own.version === unknownVersion ? [] : own);
  });
  return [...tasks, ...here].toSorted(byDueDay);
}

function Due({ task: { dueOn, state } }: { readonly task: Task }) {
  const locale = useLocale();
  const now = useNow();
  if (dueOn === undefined || state === 'done') return null;
  const today = qatarDate(new Date(now));
  if (dueOn > today) return <Chip tone="none">{m.taskDueOn({ day: formatDate(locale, dueOn) })}</Chip>;
  return dueOn === today ? (
    <Chip tone="orange">{m.taskIsDueToday()}</Chip>
  ) : (
    <Chip tone="red">{m.taskOverdue({ day: formatDate(locale, dueOn) })}</Chip>
  );
}

/** The text of a task, with its day. */
const Said = ({ task }: { readonly task: Task }) => (
  <span className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold">
    <bdi className="whitespace-pre-wrap wrap-anywhere">{task.text}</bdi>
    <Due task={task} />
  </span>
);

/** Who gave it to whom, who handed it on and why, and who did it. */
function useHistory(): (task: Task, of: 'mine' | 'given') => string {
  const locale = useLocale();
  const nameOf = useStaffName();
  return ({ givenBy, givenTo, givenAt, handedOn, doneBy, doneAt, isAdrift }, of) => {
    const last = handedOn.at(-1);
    return [
      of === 'mine' ? m.taskFrom({ name: nameOf(givenBy) }) : m.taskTo({ name: nameOf(givenTo) }),
      formatTime(locale, givenAt),
      last === undefined ? [] : m.taskHandedOnBy({ name: nameOf(last.by), why: last.why }),
      of === 'given' && isAdrift ? m.taskAdrift() : [],
      doneBy === undefined || doneAt === undefined ? [] : m.taskDoneBy({ name: nameOf(doneBy), time: formatTime(locale, doneAt) }),
    ]
      .flat()
      .join(' · ');
  };
}

/** A list of tasks: the open ones, those done here, which stay in their place, and below them those done lately. */
function TaskRows({ of }: { readonly of: 'mine' | 'given' }) {
  const locale = useLocale();
  const open = usePages(tasksQuery(of, 'open'));
  const done = usePages(tasksQuery(of, 'done'));
  const history = useHistory();
  const changing = useTaskChange();
  const [doneHere, setDoneHere] = useState<ReadonlyMap<string, Task>>(new Map());
  const [handing, setHanding] = useState<string>();
  const finish = (task: Task) => {
    setHanding((shown) => (shown === task.id ? undefined : shown));
    const keep = (one: Task) => setDoneHere((before) => new Map([...before, [one.id, one]]));
    changing.mutate(() => changeTask(task, 'done'), { onSuccess: keep, onError: () => keep({ ...task, version: unknownVersion }) });
  };
  const forget = (task: Task) => setDoneHere((before) => new Map([...before].filter(([id]) => id !== task.id)));
  const undo = (task: Task) =>
    changing.mutate(() => changeTask(task, 'open'), {
      onSuccess: (after) => setDoneHere((before) => (before.has(task.id) ? new Map([...before, [task.id, after]]) : before)),
      // Somebody else was first.
      onError: () => forget(task),
    });
  const rowOf = (task: Task): Row => {
    const isDone = task.state === 'done';
    const isBusy = changing.isPending;
    return {
      id: task.id,
      title: <Said task={task} />,
      ...(task.patient && { name: nameIn(task.patient, locale), to: paths.patient(task.patient.id) }),
      about: task.text,
      details: history(task, of),
      isDone,
      act: isDone ? { name: m.taskUndo(), run: () => !isBusy && undo(task) } : { name: m.taskDo(), run: () => !isBusy && finish(task) },
      more: !isDone && (
        <Button
          look="ghost"
          aria-expanded={handing === task.id}
          aria-label={`${m.taskHandOn()}${m.listComma()}${task.text}`}
          onClick={() => setHanding(handing === task.id ? undefined : task.id)}
        >
          {m.taskHandOn()}
        </Button>
      ),
      below: handing === task.id && !isDone && (
        <HandOnForm
          task={task}
          changing={changing}
          onDone={() => {
            setHanding(undefined);
            forget(task);
          }}
        />
      ),
    };
  };
  const before = done.rows?.filter(({ id }) => !doneHere.has(id)) ?? [];
  return (
    <>
      {changing.isError && <Notice>{problemOf(changing.error)}</Notice>}
      <PagedRows pages={open} failed={m.tasksFailed()}>
        {(tasks) => withDone(tasks, doneHere, done.rows ?? []).map(rowOf)}
      </PagedRows>
      {before.length > 0 && (
        <Disclosure summary={m.tasksDone()}>
          <Lines>
            {before.map((task) => (
              <li key={task.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 px-2">
                <div className="grid min-w-48 flex-1 gap-0.5">
                  <bdi className="whitespace-pre-wrap wrap-anywhere">{task.text}</bdi>
                  {task.patient !== undefined && <bdi>{nameIn(task.patient, locale)}</bdi>}
                  <span className="text-sm text-muted">{history(task, of)}</span>
                </div>
                <Button look="ghost" aria-label={`${m.taskUndo()}${m.listComma()}${task.text}`} onClick={() => undo(task)}>
                  {m.taskUndo()}
                </Button>
              </li>
            ))}
          </Lines>
          <Further pages={done} />
        </Disclosure>
      )}
    </>
  );
}

/** The user's tasks. */
export const MyTasks = () => <TaskRows of="mine" />;
/** What became of the tasks that the user gave. */
export const GivenTasks = () => <TaskRows of="given" />;

interface HandOnFormProps {
  readonly task: Task;
  readonly changing: ReturnType<typeof useTaskChange>;
  readonly onDone: () => void;
}

/** Hands a task on, with a word why, in its row. */
function HandOnForm({ task, changing, onDone }: HandOnFormProps) {
  const queryClient = useQueryClient();
  const id = useId();
  useEffect(() => document.getElementById(`${id}-to`)?.focus(), [id]);
  const [givenTo, setGivenTo] = useState('');
  const [why, setWhy] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (changing.isPending) return;
    const missing = givenTo === '' ? `${id}-to` : why.trim() === '' ? `${id}-why` : undefined;
    setIsMissing(missing !== undefined);
    if (missing !== undefined) return document.getElementById(missing)?.focus();
    changing.mutate(() => handOnTask(task, { givenTo, why }), {
      onSuccess: () => {
        toast.success(m.taskHandedOn());
        onDone();
        // It may have left the list.
        void tasksChanged(queryClient);
      },
    });
  };
  return (
    <form noValidate className="grid items-start gap-3 sm:grid-cols-2" onSubmit={submit}>
      <Field
        id={`${id}-to`}
        label={m.taskHandOnTo()}
        problem={isMissing && givenTo === '' ? m.taskForMissing() : undefined}
        need="required"
      >
        {(attributes) => <ColleagueSelect {...attributes} without={task.givenTo} value={givenTo} onChoose={setGivenTo} />}
      </Field>
      <Field id={`${id}-why`} label={m.taskWhy()} problem={isMissing && why.trim() === '' ? m.taskWhyMissing() : undefined} need="required">
        {(attributes) => (
          <Input
            {...attributes}
            dir="auto"
            autoComplete="off"
            maxLength={careLimits.taskWhy}
            value={why}
            onChange={({ target }) => setWhy(target.value)}
          />
        )}
      </Field>
      <Button type="submit" look="primary" className="justify-self-start" aria-disabled={changing.isPending}>
        {m.taskHandOn()}
      </Button>
    </form>
  );
}
