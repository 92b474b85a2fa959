import { decodeTime } from 'ulid';
import type { Texts } from '#contract/base/language.ts';
import { say } from '#contract/base/say.ts';
import type { LabOrdering } from '#contract/laboratory/laboratory.ts';
import { takenAt } from '#contract/laboratory/taken-at.ts';
import { labTests } from '#contract/laboratory/catalogue/catalogue.ts';
import type { Write } from '#platform/api.ts';
import type { TransactItem } from '#platform/dynamodb.ts';
import { parts } from '#platform/parts.ts';
import type { Once } from '#platform/once.ts';
import { bytesOf } from '#platform/item-size.ts';
import { found, notFound, wrongField } from '#platform/refusal.ts';
import { agendaItem } from '../clinic/agenda.ts';
import { alertItem, closedAlert } from '../clinic/alerts.ts';
import { readCatalogue } from '../clinic/clinic-catalogue.ts';
import { requireDespite } from '../clinic/doubtful.ts';
import { type Lists, careItem, recordExists, timelineRow } from '../clinic/items.ts';
import { tallyChanges } from '../clinic/tallies.ts';
import { env } from '../clinic/env.ts';
import { patientPartition } from '../clinic/patient.ts';
import { existingPatient } from '../clinic/store.ts';
import { requireSeen, untilWritten } from '../clinic/versioned.ts';
import { workChanged } from '../clinic/work-marks.ts';
import { criticalResults } from './escalation.ts';
import { criticalText } from './result-texts.ts';
import { openCriticals, placed } from './rules.ts';
import {
  type StoredOrder,
  type StoredResult,
  criticalKey,
  getOrder,
  listsOf,
  ordersOf,
  trendKey,
  verificationKey,
  verificationOf,
} from './stored.ts';
import { talliesOfOrder } from './tallies.ts';
import { ulid } from '#platform/ulid.ts';

/** The number of orders in which an earlier order of the same test is looked for. */
const earlierRead = 50;
const TableName = env.CLINICAL_TABLE_NAME;

/** Names in a title; more are counted. */
const named = 3;
function titleOf({ results }: StoredOrder): Texts {
  const names = results.slice(0, named).map(({ test }) => labTests.get(test)?.name ?? { en: test, ar: test });
  const more = results.length > named ? ` +${results.length - named}` : '';
  return { en: names.map(({ en }) => en).join(', ') + more, ar: names.map(({ ar }) => ar).join('، ') + more };
}

/** The trend item of a verified number; undefined for an order entered in error. */
function trendItem(order: StoredOrder, { test, status, verified }: StoredResult): TransactItem[] {
  if (verified === undefined || labTests.get(test)?.kind !== 'number') return [];
  const at = takenAt(order, test);
  const key = trendKey(order.patientId, test, at, order.id);
  if (order.status === 'entered-in-error') return [{ Delete: { TableName, Key: key } }];
  const { value, comparator, unit, range, flag, caution } = verified;
  return [{ Put: { TableName, Item: { ...key, orderId: order.id, at, value, comparator, unit, range, flag, caution, status } } }];
}

interface NewAlert {
  readonly id: string;
  readonly message: Texts;
  readonly raisedAt: string;
}

/** All items of a change to an order; the order itself comes first. `alerts` are the messages of new alerts, by alert id. */
export function changeOf(
  before: StoredOrder | undefined,
  after: StoredOrder,
  { by, now, done = '', alerts = [] }: { by: string; now: Date; done?: string; alerts?: readonly NewAlert[] },
): TransactItem[] {
  const { id, patientId, criticalSince, orderedBy } = after;
  const at = now.toISOString();
  const isError = after.status === 'entered-in-error';
  const changed = after.results.filter((one, index) => isError || one.verified !== before?.results[index]?.verified);
  const closed = (before?.alertIds ?? []).filter((one) => !after.alertIds.includes(one));
  return [
    careItem('laboratory', before, after, listsOf(after)),
    // The row keeps its place if a draft is sent later.
    timelineRow('laboratory', after, { at: new Date(decodeTime(id)).toISOString(), title: titleOf(after), by: after.orderedBy }),
    ...changed.flatMap((one) => trendItem(after, one)),
    ...alerts.map(({ id: alertId, message, raisedAt }) =>
      alertItem({ id: alertId, patientId, severity: 'high', message, raisedAt, orderId: id }),
    ),
    ...closed.map((alertId) => closedAlert(patientId, alertId, by, at, done)),
    ...(criticalSince !== undefined && before?.criticalSince === undefined
      ? [agendaItem(patientId, criticalKey(id), criticalResults, `${criticalSince}#${id}`, { patientId, orderId: id, orderedBy })]
      : []),
    ...(criticalSince === undefined && before?.criticalSince !== undefined
      ? [{ Delete: { TableName, Key: { pk: patientPartition(patientId), sk: criticalKey(id) } } }]
      : []),
    ...toBeVerified(before, after),
    ...tallyChanges('LABORATORY', talliesOfOrder(before), talliesOfOrder(after)),
    workOf(before, after, alerts.length + closed.length),
  ];
}

/** The item of an order in the list of those to be verified, as long as it belongs there. */
export function toBeVerified(before: StoredOrder | undefined, after: StoredOrder): TransactItem[] {
  const { id, patientId } = after;
  const is = verificationOf(after);
  if (is !== undefined) {
    const { partition, sort, enteredBy } = is;
    return [agendaItem(patientId, verificationKey(id), partition, sort, { patientId, orderId: id, enteredBy })];
  }
  if (before === undefined || verificationOf(before) === undefined) return [];
  return [{ Delete: { TableName, Key: { pk: patientPartition(patientId), sk: verificationKey(id) } } }];
}

/** The update of the marks by which open pages learn of a change, on the item of the order's prescriber. */
function workOf(before: StoredOrder | undefined, after: StoredOrder, alerts: number): TransactItem {
  const [was, is] = [before, after].map((order) => (order === undefined ? {} : listsOf(order)));
  const onBench = (lists: Lists = {}): number => (lists.agenda === undefined ? 0 : 1);
  const waits = was?.work !== undefined || is?.work !== undefined;
  return workChanged(after.orderedBy, { orders: 1, alerts, results: waits ? 1 : 0, onBench: onBench(is) - onBench(was) });
}

/** Alerts of one order, beyond which results share them: a transaction that withdraws 60 values has room to close no more. */
const alertsMax = 10;

/**
 * An order with the alerts for its critical results: the new ones or, once a value is doubted or corrected or there are many, all of them
 * anew, so that no alert says what no longer holds.
 */
export function withAlerts(order: StoredOrder, critical: readonly StoredResult[], now: Date, isRevision = false) {
  const isAnew = (isRevision && order.alertIds.length > 0) || (critical.length > 0 && order.alertIds.length + critical.length > alertsMax);
  const results = isAnew ? openCriticals(order) : critical;
  const shared = parts(results, Math.ceil(results.length / alertsMax));
  const alerts = shared.map((some) => ({
    id: ulid(now.getTime()),
    message: together(some.map(criticalText)),
    raisedAt: some[0]?.verified?.verifiedAt ?? now.toISOString(),
  }));
  return { order: { ...order, alertIds: [...(isAnew ? [] : order.alertIds), ...alerts.map(({ id }) => id)] }, alerts };
}

const together = (texts: readonly Texts[]): Texts => ({
  en: texts.map(({ en }) => en).join(' · '),
  ar: texts.map(({ ar }) => ar).join(' · '),
});

/** Places an order, once per request id. Throws refusals by field, NOT_FOUND and CONFLICT. */
export async function placeOrder(
  ordering: LabOrdering,
  made: { readonly id: string; readonly by: string; readonly now: Date },
  once: Once,
  write: Write,
): Promise<StoredOrder> {
  const { patientId } = ordering;
  return untilWritten(
    async () => {
      const [record, earlier, catalogue] = await Promise.all([
        existingPatient(patientId),
        ordersOf(patientId, earlierRead),
        readCatalogue(),
      ]);
      requireDespite(record, ordering.despite);
      const order = placed(ordering, earlier, made, catalogue);
      const outcome = await write([recordExists(patientId), ...once.items, ...changeOf(undefined, order, made)], [patientId]);
      if (outcome.done) return order;
      if (outcome.failed.has(0)) throw notFound('patientNotFound');
      return undefined;
    },
    { once, present: (id) => present(patientId, id) },
  );
}

async function present(patientId: string, id: string): Promise<StoredOrder> {
  return found(await getOrder(patientId, id), 'orderNotFound');
}

interface Changed {
  readonly order: StoredOrder;
  readonly done?: string;
  readonly alerts?: readonly NewAlert[];
  /** The notices about the change, those of one person together, the most pressing first. */
  readonly notices?: readonly (readonly TransactItem[])[];
}

/** Of an order, which is an item: 60 results may have long comments. */
const bytesMax = 380_000;
/** Items of a transaction, without the access log's. */
const itemsMax = 98;

/** The notices for which a change leaves room in its transaction: a change of many results leaves less. */
function fitting(notices: NonNullable<Changed['notices']>, room: number): TransactItem[] {
  const kept: TransactItem[] = [];
  for (const ofOne of notices) if (kept.length + ofOne.length <= room) kept.push(...ofOne);
  return kept;
}

/**
 * Writes the next version of an order, as `change` derives it from the current one. `answer` builds the current order for the refusal
 * PRECONDITION_FAILED. Throws NOT_FOUND, PRECONDITION_FAILED, CONFLICT and what `change` throws.
 */
export async function changeOrder(
  { id: patientId, orderId }: { readonly id: string; readonly orderId: string },
  {
    ifMatch,
    by,
    now,
    once,
  }: { readonly ifMatch: number | 'any' | undefined; readonly by: string; readonly now: Date; readonly once: Once },
  change: (current: StoredOrder) => Changed | Promise<Changed>,
  answer: (current: StoredOrder) => Promise<unknown>,
  write: Write,
): Promise<StoredOrder> {
  const attempt = async (): Promise<StoredOrder | undefined> => {
    const before = await present(patientId, orderId);
    await requireSeen(ifMatch, before, answer);
    const { order, notices = [], ...more } = await change(before);
    if (bytesOf(order) > bytesMax) throw wrongField('results', say('noRoom', { field: 'Results' }));
    const items = [recordExists(patientId), ...once.items, ...changeOf(before, order, { by, now, ...more })];
    const outcome = await write([...items, ...fitting(notices, itemsMax - items.length)], [patientId]);
    if (outcome.done) return order;
    if (outcome.failed.has(0)) throw notFound('patientNotFound');
    return undefined;
  };
  return untilWritten(attempt, { once, present: (id) => present(patientId, id) });
}
