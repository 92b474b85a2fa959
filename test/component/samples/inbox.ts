import type * as z from 'zod/mini';
import { LabOrder } from '#contract/laboratory/laboratory.ts';
import { Alert } from '#contract/overview/alerts.ts';
import { Task } from '#contract/tasks/tasks.ts';
import { type Answers, refuse } from '../answers.ts';
import { doctor, otherTechnician, receptionist, technician } from '../people.ts';
import { idOf } from './clinic.ts';
import { whole } from './pages.ts';

const patient = (name: string) => ({ id: idOf(name), firstName: 'Amal', lastName: name });

/** A task from the doctor to reception. */
export const taskOf = ({ text = 'Call about the X-ray', ...more }: Partial<z.input<typeof Task>> = {}): Task =>
  Task.parse({
    id: idOf(text),
    version: 1,
    text,
    givenBy: doctor.id,
    givenAt: '2026-03-01T06:00:00.000Z',
    givenTo: receptionist.id,
    handedOn: [],
    state: 'open',
    ...more,
  });

/** The tasks of somebody, who has `mine` and gave `given`; they become what the requests make of them. */
export function tasksOf(mine: readonly Task[], given: readonly Task[] = []) {
  let [own, others] = [mine, given];
  const listOf = (of: readonly Task[], wanted: string = 'open') => whole(...of.filter(({ state }) => state === wanted));
  /** Changes one as a colleague does: the page does not learn of it by itself. */
  const become = (id: string, more: Partial<Task>): Task | undefined => {
    const change = (of: readonly Task[]) => of.map((one) => (one.id === id ? { ...one, ...more, version: one.version + 1 } : one));
    [own, others] = [change(own), change(others)];
    return [...own, ...others].find((one) => one.id === id);
  };
  const write = (id: string, ifMatch: number | undefined, more: Partial<Task>) =>
    [...own, ...others].find((one) => one.id === id)?.version === ifMatch
      ? (become(id, more) ?? refuse('NOT_FOUND'))
      : refuse('PRECONDITION_FAILED');
  const answers: Answers = {
    'tasks.mine': ({ query: { state } }) => listOf(own, state),
    'tasks.given': ({ query: { state } }) => listOf(others, state),
    'tasks.change': ({ params: { taskId }, ifMatch, body: { state } }) =>
      write(taskId, ifMatch, {
        state,
        ...(state === 'done' && { doneBy: receptionist.id, doneAt: new Date().toISOString() }),
      }),
    'tasks.handOn': ({ params: { taskId }, ifMatch, body: { givenTo, why } }) => {
      const handedOn = [{ by: receptionist.id, to: givenTo, at: new Date().toISOString(), why }];
      const task = write(taskId, ifMatch, { givenTo, handedOn });
      own = own.filter(({ id }) => id !== taskId);
      return task;
    },
  };
  return { answers, become };
}

type Flag = 'within' | 'high' | 'critical-high';
const limits = { sodium: { low: 136, high: 145 }, potassium: { low: 3.5, high: 5.1 } } as const;
const resultOf = (test: keyof typeof limits, value: number, flag: Flag, at: string) => ({
  test,
  status: 'final' as const,
  verified: {
    value,
    unit: { ucum: 'mmol/L', shown: 'mmol/L' },
    range: limits[test],
    flag,
    enteredBy: technician.id,
    enteredAt: at,
    verifiedBy: otherTechnician.id,
    verifiedAt: at,
  },
});

/** An order of the doctor whose verified sodium is within its range, and whose potassium is as given. */
export function resultsOf(
  name: string,
  potassium: number,
  { at = '2026-03-01T06:00:00.000Z', ...more }: Partial<z.input<typeof LabOrder>> & { at?: string } = {},
): LabOrder {
  const flag = potassium > 6 ? 'critical-high' : potassium > limits.potassium.high ? 'high' : 'within';
  return LabOrder.parse({
    id: idOf(`${name}${String(potassium).replace('.', '')}`),
    version: 1,
    patient: patient(name),
    status: 'completed',
    priority: 'routine',
    orderedBy: doctor.id,
    orderedAt: at,
    specimens: [{ kind: 'serum', status: 'received', collectedAt: at, collectedBy: doctor.id, receivedAt: at, receivedBy: technician.id }],
    results: [resultOf('sodium', 140, 'within', at), resultOf('potassium', potassium, flag, at)],
    waitingSince: at,
    acknowledgements: [],
    ...more,
  });
}

/** An open alert: of the order's critical result, if there is one. */
export const alertOf = (name: string, { severity = 'high', ...more }: Partial<z.input<typeof Alert>> = {}): Alert =>
  Alert.parse({
    id: idOf(`${name}9`),
    patient: patient(name),
    severity,
    message: { en: 'Potassium 7.1 mmol/L', ar: 'البوتاسيوم 7.1 mmol/L' },
    raisedAt: '2026-03-01T06:30:00.000Z',
    ...more,
  });
