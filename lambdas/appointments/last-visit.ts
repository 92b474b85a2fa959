import * as z from 'zod/mini';
import { enteredInError } from '#contract/chart/entry.ts';
import { appointmentsOf } from './stored.ts';
import { careItemsOf } from '../clinic/items.ts';

const Begun = z.array(z.object({ status: z.string(), startedAt: z.string() }));
/** The number of latest items read of each kind, which may include errors and appointments without a visit. */
const looked = 10;

/** The start of a patient's last visit or, for an appointment that was completed without a note, the appointment's time. */
export async function lastVisitOf(patientId: string): Promise<string | undefined> {
  const [items, appointments] = await Promise.all([careItemsOf('encounter', patientId, looked), appointmentsOf(patientId, looked)]);
  return [
    ...z.parse(Begun, items).flatMap(({ status, startedAt }) => (status === enteredInError ? [] : [startedAt])),
    ...appointments.flatMap(({ status, startsAt }) => (status === 'fulfilled' && startsAt !== undefined ? [startsAt] : [])),
  ]
    .toSorted()
    .at(-1);
}
