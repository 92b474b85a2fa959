import * as z from 'zod/mini';
import type { FollowedPageQuery } from '#contract/base/page.ts';
import { say } from '#contract/base/say.ts';
import { AcknowledgedAlert, type AlertSeverity, type OpenAlerts, alertSeverities } from '#contract/overview/alerts.ts';
import { agendaIndex } from '#contract/deployment/storage.ts';
import type { Write } from '#platform/api.ts';
import type { Caller } from '#platform/caller.ts';
import { type TransactItem, getItem } from '#platform/dynamodb.ts';
import { found, notFound, wrongField } from '#platform/refusal.ts';
import { agendaItem, end, entriesOf, nameOf, offTheAgenda, patientsOf, storedTexts } from './agenda.ts';
import { env } from './env.ts';
import { unknownIn } from './known-rows.ts';
import { profileKey } from './store.ts';
import { workChanged } from './work-marks.ts';
import { type Worklist, countWork, readWork } from './worklists.ts';

/** An alert as stored under its patient; an acknowledged one is no longer in the index. */
export const StoredAlert = z.object({
  id: z.string(),
  patientId: z.string(),
  severity: z.enum(alertSeverities),
  message: storedTexts,
  raisedAt: z.string(),
  orderId: z.optional(z.string()),
  acknowledgedAt: z.optional(z.string()),
});
type StoredAlert = z.output<typeof StoredAlert>;

export const alertPrefix = 'ALERT#';
const partition = 'ALERTS';
const severityKey = (severity: AlertSeverity): string => `${alertSeverities.indexOf(severity)}#`;
const itemKey = (patientId: string, alertId: string) => ({ pk: profileKey(patientId).pk, sk: `${alertPrefix}${alertId}` });

/** The item of an open alert, sorted gravest first. */
export const alertItem = (alert: StoredAlert): TransactItem =>
  agendaItem(alert.patientId, `${alertPrefix}${alert.id}`, partition, `${severityKey(alert.severity)}${alert.raisedAt}#${alert.id}`, alert);

/** The update that closes an open alert together with its cause. An alert that was acknowledged before is left unchanged. */
export const closedAlert = (patientId: string, alertId: string, by: string, at: string, done: string): TransactItem => ({
  Update: {
    TableName: env.CLINICAL_TABLE_NAME,
    Key: itemKey(patientId, alertId),
    UpdateExpression: `SET acknowledgedAt = if_not_exists(acknowledgedAt, :at), acknowledgedBy = if_not_exists(acknowledgedBy, :by), done = if_not_exists(done, :done) ${offTheAgenda.expression}`,
    ConditionExpression: 'attribute_exists(pk)',
    ExpressionAttributeNames: offTheAgenda.names,
    ExpressionAttributeValues: { ':at': at, ':by': by, ':done': done },
  },
});

const listOf = (severity: AlertSeverity): Worklist => ({
  index: agendaIndex,
  partition,
  from: severityKey(severity),
  to: severityKey(severity) + end,
});

/** A page of the open alerts, gravest first, then oldest first, without those that the caller knows. */
export async function openAlerts({ cursor, known }: z.output<typeof FollowedPageQuery>): Promise<OpenAlerts> {
  let counts: OpenAlerts['counts'];
  const count = async (): Promise<number> => {
    const [high = 0, medium = 0, low = 0] = await Promise.all(alertSeverities.map((severity) => countWork([listOf(severity)])));
    counts = { high, medium, low };
    return high + medium + low;
  };
  const page = await readWork([[{ index: agendaIndex, partition }]], { list: 'alerts', cursor, count }, async (items) => {
    const entries = z.parse(z.array(StoredAlert), items);
    const patients = await patientsOf(entries);
    return entries.map((alert) => {
      const patient = patients.get(alert.patientId);
      return patient && { ...alert, patient: nameOf(patient) };
    });
  });
  const of = (severity: AlertSeverity): number => page.rows.filter((one) => one.severity === severity).length;
  return {
    ...unknownIn(page, known),
    ...(cursor === undefined && { counts: counts ?? { high: of('high'), medium: of('medium'), low: of('low') } }),
  };
}

/** Number of patients with an open high-severity alert. */
export async function criticalCases(): Promise<number> {
  const grave = z.parse(z.array(StoredAlert), await entriesOf(agendaIndex, partition, { to: severityKey('high') + end }));
  return new Set(grave.map(({ patientId }) => patientId)).size;
}

/**
 * Takes an alert off the list and stores who acknowledged it, when, and their note. The first acknowledgement is kept; later calls return
 * it. Throws NOT_FOUND if the alert or its patient is gone, and a refusal without a note if it is about an order's critical result: the
 * list is the last place where everybody sees such a result.
 */
export async function acknowledgeAlert(
  { id: patientId, alertId }: { readonly id: string; readonly alertId: string },
  done: string | null | undefined,
  caller: Caller,
  now: Date,
  write: Write,
): Promise<AcknowledgedAlert> {
  const Key = itemKey(patientId, alertId);
  const acknowledged: AcknowledgedAlert = { id: alertId, acknowledgedAt: now.toISOString(), ...(done && { done }) };
  const outcome = await write(
    [
      { ConditionCheck: { TableName: env.CLINICAL_TABLE_NAME, Key: profileKey(patientId), ConditionExpression: 'attribute_exists(pk)' } },
      {
        Update: {
          TableName: env.CLINICAL_TABLE_NAME,
          Key,
          UpdateExpression: `SET acknowledgedAt = :at, acknowledgedBy = :by${done ? ', done = :done' : ''} ${offTheAgenda.expression}`,
          ConditionExpression: `attribute_exists(pk) AND attribute_not_exists(acknowledgedAt)${done ? '' : ' AND attribute_not_exists(orderId)'}`,
          ExpressionAttributeNames: offTheAgenda.names,
          ExpressionAttributeValues: { ':at': acknowledged.acknowledgedAt, ':by': caller.id, ...(done && { ':done': done }) },
        },
      },
      workChanged(caller.id, { alerts: 1 }),
    ],
    [patientId],
  );
  if (outcome.done) return acknowledged;
  if (outcome.failed.has(0)) throw notFound('patientNotFound');
  const item = found(await getItem(env.CLINICAL_TABLE_NAME, Key), 'alertNotFound');
  if (item['acknowledgedAt'] === undefined) throw wrongField('done', say('required', { field: 'What was done' }));
  return z.parse(AcknowledgedAlert, item);
}
