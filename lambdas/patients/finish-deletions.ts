import type { Context } from 'aws-lambda';
import { log } from '#platform/logger.ts';
import { finishDeletions } from './deletion.ts';
import { removeDocument } from './records/document-files.ts';

/** Runs on a schedule: finishes deletions that a crash interrupted, or that have documents. The next run takes what one run cannot finish. */
export async function handler(_event: unknown, context: Context): Promise<{ finished: number }> {
  const finished = await finishDeletions(removeDocument, () => context.getRemainingTimeInMillis() < 10_000);
  if (finished > 0) log.info('deletions-finished', { count: finished });
  return { finished };
}
