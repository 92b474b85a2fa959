import type { Task } from '#contract/tasks/tasks.ts';
import { nameOf } from '../clinic/agenda.ts';
import { type Members, readMembers, workerOf } from '../clinic/roster.ts';
import { getPatients } from '../clinic/store.ts';
import type { StoredTask } from './stored.ts';

/** A task without its patient, and whether an open one is nobody's: a successor of who has it has it (docs/adr/0048). */
function shownIn(staff: Members, task: StoredTask): Task {
  const { patientId: _, ...rest } = task;
  return { ...rest, ...(task.state === 'open' && workerOf(staff, task.givenTo) === undefined && { isAdrift: true }) };
}

/** Tasks with the names of their patients. One whose record was deleted, and which goes with it, is undefined. */
export async function shown(tasks: readonly StoredTask[], staff: Members): Promise<(Task | undefined)[]> {
  const patients = new Map(
    (await getPatients([...new Set(tasks.flatMap(({ patientId }) => patientId ?? []))])).map((patient) => [patient.id, nameOf(patient)]),
  );
  return tasks.map((task) => {
    if (task.patientId === undefined) return shownIn(staff, task);
    const patient = patients.get(task.patientId);
    return patient && { ...shownIn(staff, task), patient };
  });
}
/** One task with the name of its patient, or without it while a deletion of the record is not finished. */
export async function shownOne(task: StoredTask): Promise<Task> {
  const [staff, [patient]] = await Promise.all([readMembers(), getPatients(task.patientId === undefined ? [] : [task.patientId])]);
  return { ...shownIn(staff, task), ...(patient && { patient: nameOf(patient) }) };
}
