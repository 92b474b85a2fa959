import type { Task } from '#contract/tasks/tasks.ts';
import { nameOf } from '../clinic/agenda.ts';
import { getPatients } from '../clinic/store.ts';
import type { StoredTask } from './stored.ts';

/** Tasks with the names of their patients. One whose record was deleted, and which goes with it, is left out. */
export async function shown(tasks: readonly StoredTask[]): Promise<Task[]> {
  const patients = new Map(
    (await getPatients([...new Set(tasks.flatMap(({ patientId }) => patientId ?? []))])).map((patient) => [patient.id, nameOf(patient)]),
  );
  return tasks.flatMap(({ patientId, ...task }) => {
    if (patientId === undefined) return [task];
    const patient = patients.get(patientId);
    return patient === undefined ? [] : [{ ...task, patient }];
  });
}
/** One task with the name of its patient, or without it while a deletion of the record is not finished. */
export async function shownOne({ patientId, ...task }: StoredTask): Promise<Task> {
  const [patient] = patientId === undefined ? [] : await getPatients([patientId]);
  return { ...task, ...(patient && { patient: nameOf(patient) }) };
}
