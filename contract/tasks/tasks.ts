import * as z from 'zod/mini';
import { dayText } from '../appointments/clinic-hours.ts';
import { careLimits } from '../base/care-limits.ts';
import { ulidText, userIdText } from '../base/ids.ts';
import { open } from '../base/open.ts';
import { PageQuery, pageOf } from '../base/page.ts';
import { say } from '../base/say.ts';
import { notOneOf, requiredText } from '../base/text.ts';
import { PatientName } from '../patient/name.ts';

export const taskStates = ['open', 'done'] as const;

/** A task was handed on: by whom, to whom, when and why. */
export const HandOn = z.object({ by: z.string(), to: z.string(), at: z.string(), why: z.string() });

/** What one of the staff asks of a colleague, or notes for later (docs/adr/0085). Accounts are given by id. */
export const Task = z.object({
  id: z.string(),
  version: z.int(),
  text: z.string(),
  patient: z.optional(PatientName),
  /** The day by which it should be done, in Qatar. */
  dueOn: z.optional(z.string()),
  givenBy: z.string(),
  givenAt: z.string(),
  /** Who has it now. */
  givenTo: z.string(),
  /** Who has it has left, and nobody took over their work. */
  isAdrift: z.optional(z.boolean()),
  /** The latest ones, oldest first. */
  handedOn: z.array(HandOn),
  state: open(taskStates),
  doneBy: z.optional(z.string()),
  doneAt: z.optional(z.string()),
});
export type Task = z.output<typeof Task>;

const taskState = z.enum(taskStates, notOneOf('State', taskStates));

/** GET /tasks and /tasks/given: open tasks, the first due first, or done ones, the last done first. */
export const TasksQuery = z.strictObject({ ...PageQuery.shape, state: z.optional(taskState) });
export const Tasks = pageOf(Task);

const colleague = userIdText(say('colleagueUnknown'));

/** POST /tasks */
export const TaskEntry = z.strictObject({
  text: requiredText('Text', careLimits.taskText, undefined, 'many'),
  givenTo: colleague,
  patientId: z.optional(ulidText(say('idInvalid', { field: 'patientId' }))),
  dueOn: z.optional(dayText('Due on')),
});
export type TaskEntry = z.output<typeof TaskEntry>;

/** PUT /tasks/{taskId}: done, or open again. */
export const TaskState = z.strictObject({ state: taskState });
export type TaskState = z.output<typeof TaskState>;

/** POST /tasks/{taskId}/hand-on: to whom, with a word why. */
export const TaskHandOn = z.strictObject({ givenTo: colleague, why: requiredText('Why', careLimits.taskWhy) });
export type TaskHandOn = z.output<typeof TaskHandOn>;
