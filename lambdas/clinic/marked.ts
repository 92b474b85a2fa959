import { queryItems } from '#platform/dynamodb.ts';
import { env } from './env.ts';

/** Says whether so many milliseconds have passed since now. */
export function within(ms: number): () => boolean {
  const end = Date.now() + ms;
  return () => Date.now() > end;
}

/**
 * Finishes what the markers of a partition name, one after another, until all were tried or `until` passes. `finish` says whether it is
 * finished; the next run tries again what is not. Returns their number. Throws after trying all if some failed, with what `failed` says.
 */
export async function finishMarked(
  markers: string,
  finish: (id: string) => Promise<boolean>,
  until: () => boolean,
  failed: string,
): Promise<number> {
  const open = await queryItems({
    TableName: env.CLINICAL_TABLE_NAME,
    KeyConditionExpression: 'pk = :pk',
    ExpressionAttributeValues: { ':pk': markers },
    ConsistentRead: true,
  });
  let finished = 0;
  const failures: unknown[] = [];
  for (const { sk } of open) {
    if (until()) break;
    try {
      if (await finish(String(sk))) finished += 1;
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, failed);
  return finished;
}
