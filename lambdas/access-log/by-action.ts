import * as z from 'zod/mini';
import { dayAfter } from '#contract/base/qatar-time.ts';
import { accessLogKey } from '#platform/access-log.ts';
import { queryItems } from '#platform/dynamodb.ts';
import { environment } from '#platform/environment.ts';

const env = environment({ ACCESS_LOG_TABLE_NAME: true });

/** Most of every log: whoever looks for them finds them on each page of the whole log. */
const frequent: ReadonlySet<string> = new Set(['list', 'read']);

/**
 * Under what an event is found by its action: asking for an export is found as an export. Undefined for actions that most events are of,
 * which have no lists of their own.
 */
export const foundAs = (action: string): string | undefined =>
  frequent.has(action) ? undefined : action === 'export-asked' ? 'export' : action;

/** The items that say on which days events were copied to the lists by action: one for each day. */
const markPartition = 'BY-ACTION';
export const markOf = (day: string) => ({ pk: markPartition, sk: day });

let since: string | undefined;
/** The first day that has all its events in the lists by action: the one after that on which the copies began. */
async function listedSince(): Promise<string | undefined> {
  if (since !== undefined) return since;
  const [first] = await queryItems(
    {
      TableName: env.ACCESS_LOG_TABLE_NAME,
      KeyConditionExpression: 'pk = :pk',
      ExpressionAttributeValues: { ':pk': markPartition },
    },
    1,
  );
  since = first && dayAfter(z.parse(z.string(), first['sk']), 1);
  return since;
}

/** Where the events of one action are read, latest first: from a day on in the lists of that action, before it among all events. */
export interface ListsOfAction {
  readonly since: string;
  /** The partition of an action's events in a partition of all. */
  readonly partitionOf: (key: string) => string;
}

/** The lists of an action; undefined if it has none, or none is complete. */
export async function listsOf(action: string | undefined): Promise<ListsOfAction | undefined> {
  const found = action === undefined ? undefined : foundAs(action);
  const from = found === undefined ? undefined : await listedSince();
  return found === undefined || from === undefined ? undefined : { since: from, partitionOf: (key) => accessLogKey.ofAction(found, key) };
}
