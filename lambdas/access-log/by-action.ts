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

/** The item that says that the events of all days are in the lists by action. Those of days before these lists are added by a replay. */
export const completeKey = { pk: 'BY-ACTION', sk: 'COMPLETE' } as const;

let isComplete = false;
/** Whether the lists by action have all events. */
async function areComplete(): Promise<boolean> {
  if (isComplete) return true;
  const found = await queryItems(
    {
      TableName: env.ACCESS_LOG_TABLE_NAME,
      KeyConditionExpression: 'pk = :pk AND sk = :sk',
      ExpressionAttributeValues: { ':pk': completeKey.pk, ':sk': completeKey.sk },
    },
    1,
  );
  isComplete = found.length > 0;
  return isComplete;
}

/** The partitions in which events of an action are read: those of the action alone, once they are complete. */
export async function partitionsOf(action: string | undefined): Promise<(key: string) => string> {
  const found = action === undefined ? undefined : foundAs(action);
  return found !== undefined && (await areComplete()) ? (key) => accessLogKey.ofAction(found, key) : (key) => key;
}
