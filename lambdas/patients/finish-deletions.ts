import type { Context } from 'aws-lambda';
import { log } from '#platform/logger.ts';
import { finishDeletions } from './deletion.ts';

/** Runs on a schedule: finishes deletions interrupted by a crash. The next run takes what one run cannot finish. */
export async function handler(_event: unknown, context: Context): Promise<{ finished: number }> {
  const finished = await finishDeletions(() => context.getRemainingTimeInMillis() < 10_000);
  if (finished > 0) log.info('deletions-finished', { count: finished });
  return { finished };
}
