import * as z from 'zod/mini';
import { enteredInError } from '#contract/chart/entry.ts';
import { appointmentsOf } from './stored.ts';
import { careItemsOf } from '../clinic/items.ts';

const Begun = z.array(z.object({ status: z.string(), startedAt: z.string() }));
/** The last made of each kind: those that were recorded by mistake, or did not come to a visit, are among them. */
const looked = 10;

/** When a patient's last visit began; of one that was completed without a note, the time of its appointment. */
export async function lastVisitOf(patientId: string): Promise<string | undefined> {
  const [items, appointments] = await Promise.all([careItemsOf('encounter', patientId, looked), appointmentsOf(patientId, looked)]);
  return [
    ...z.parse(Begun, items).flatMap(({ status, startedAt }) => (status === enteredInError ? [] : [startedAt])),
    ...appointments.flatMap(({ status, startsAt }) => (status === 'fulfilled' && startsAt !== undefined ? [startsAt] : [])),
  ]
    .toSorted()
    .at(-1);
}
