import * as z from 'zod/mini';
import { orderPriorities } from '#contract/laboratory/laboratory.ts';
import { labTests } from '#contract/laboratory/catalogue/catalogue.ts';
import { transact } from '#platform/dynamodb.ts';
import { changeOf } from '../laboratory/orders.ts';
import { type Person, acknowledged, collected, entered, placed, received, verified } from '../laboratory/rules.ts';
import type { StoredOrder } from '../laboratory/stored.ts';
import { id, qid } from './ids.ts';

/** The steps of an order, in sequence. */
const steps = ['ordered', 'collected', 'received', 'entered', 'verified', 'acknowledged'] as const;

/** An order of a registered patient, up to its current step. An order that was loaded before is kept. */
export const LoadedOrder = z.strictObject({
  id,
  nationalId: qid,
  orderedAt: z.iso.datetime(),
  orderedBy: z.string(),
  enteredBy: z.string(),
  verifiedBy: z.string(),
  priority: z.enum(orderPriorities),
  note: z.optional(z.string()),
  results: z
    .array(z.strictObject({ test: z.string(), value: z.union([z.number(), z.string()]), comment: z.optional(z.string()) }))
    .check(z.maxLength(30)),
  until: z.enum(steps),
  /** The note on what was done about the results. */
  done: z.optional(z.string()),
  /** The open alert about them. */
  alertId: z.optional(id),
});
export type LoadedOrder = z.output<typeof LoadedOrder>;

const minuteMs = 60_000;

/** The order after its steps, each some time after the one before. */
function orderOf(patientId: string, person: Person, plan: LoadedOrder): StoredOrder {
  const after = (minutes: number): Date => new Date(Date.parse(plan.orderedAt) + minutes * minuteMs);
  const reaches = (step: (typeof steps)[number]): boolean => steps.indexOf(plan.until) >= steps.indexOf(step);
  const { orderedBy, enteredBy, verifiedBy, note, priority, results } = plan;
  const tests = results.map(({ test }) => test);
  let order = placed({ patientId, status: 'active', priority, tests, note }, [], { id: plan.id, by: orderedBy, now: after(0) });
  for (const { kind } of order.specimens) {
    if (reaches('collected')) order = collected(order, kind, { by: enteredBy, now: after(15) });
    if (reaches('received')) order = received(order, { specimen: kind, status: 'received' }, { by: enteredBy, now: after(30) });
  }
  if (!reaches('entered')) return order;
  const values = results.map(({ test, ...value }) => {
    const known = labTests.get(test);
    return { test, ...value, ...(known?.kind === 'number' && { unit: known.unit.ucum }) };
  });
  order = entered(order, { results: values }, person, { by: enteredBy, now: after(60) });
  if (reaches('verified')) order = verified(order, tests, { by: verifiedBy, now: after(75) }).order;
  return reaches('acknowledged') ? acknowledged(order, plan.done ?? '', { by: orderedBy, now: after(120) }) : order;
}

/** Writes a patient's order in the state after its steps. */
export async function loadOrder(patientId: string, person: Person, plan: LoadedOrder): Promise<void> {
  const order = orderOf(patientId, person, plan);
  const alertIds = plan.alertId === undefined ? [] : [plan.alertId];
  await transact(changeOf(undefined, { ...order, version: 1, alertIds }, { by: plan.orderedBy, now: new Date(plan.orderedAt) }));
}
