import * as z from 'zod/mini';
import { PrescriptionOrder } from '#contract/prescriptions/prescriptions.ts';
import { transact } from '#platform/dynamodb.ts';
import { Refusal } from '#platform/refusal.ts';
import { changeStatus, checkDrug, prescribe, scheduleOf } from '../prescriptions/prescribe.ts';
import { careItemsOf } from '../clinic/items.ts';
import { id } from './ids.ts';

/** A prescription of a visit: a draft, or signed at its end and completed when its days are over. */
export const LoadedPrescription = z.strictObject({
  id,
  ...z.pick(PrescriptionOrder, { drug: true, dose: true, note: true, facts: true }).shape,
  isDraft: z.boolean(),
  /** The reason for prescribing it despite an allergy. */
  reason: z.optional(z.string()),
});
type Planned = z.output<typeof LoadedPrescription> & { readonly by: string; readonly at: string };

const dayMs = 86_400_000;
const nothingEarlier = { items: [], earlier: async () => undefined };

/** Prescribes as the route does. A medicine with a conflict for which the plan has no reason is left out. */
async function load(patientId: string, { id, drug, dose, note, facts, isDraft, reason, by, at }: Planned): Promise<void> {
  const now = new Date(at);
  const asked = { by, now, once: nothingEarlier, write: transact };
  const { checks, lists } = await checkDrug(patientId, { drug, facts, schedule: scheduleOf(dose) }, now);
  const answers = checks
    .filter(({ rule, outcome }) => outcome === 'unchecked' || (reason !== undefined && rule.startsWith('allergy')))
    .map(({ rule, about }) => ({ rule, about, reason }));
  const order = { drug, dose, note, facts, ...(!isDraft && { signature: { lists, answers } }) };
  try {
    await prescribe(patientId, order, { ...asked, id });
  } catch (error) {
    if (error instanceof Refusal && error.code === 'FINDINGS_UNANSWERED') return;
    throw error;
  }
  const overAt = now.getTime() + (dose.days ?? Number.POSITIVE_INFINITY) * dayMs;
  if (isDraft || overAt > Date.now()) return;
  await changeStatus(
    { id: patientId, prescriptionId: id },
    { status: 'completed' },
    { ifMatch: undefined, answer: async () => undefined },
    { ...asked, now: new Date(overAt) },
  );
}

/** Writes a patient's prescriptions one after another, because each is checked against the earlier ones. */
export async function loadPrescriptions(patientId: string, planned: readonly Planned[]): Promise<void> {
  if (planned.length === 0) return;
  const known = new Set((await careItemsOf('prescription', patientId)).map(({ id }) => id));
  for (const one of planned) if (!known.has(one.id)) await load(patientId, one);
}
