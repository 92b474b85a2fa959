import type { Context } from 'aws-lambda';
import { log } from '#platform/logger.ts';
import { finishRenamings } from '../appointments/renaming.ts';
import { finishDeletions } from './deletion.ts';
import { finishMerges } from './merge.ts';
import { removeDocument } from '../chart/document-files.ts';

/**
 * Runs on a schedule: finishes deletions that a crash interrupted or that have documents, merges of records, and corrections of names. The next run continues
 * where this one stops.
 */
export async function handler(_event: unknown, context: Context): Promise<{ finished: number }> {
  const until = (): boolean => context.getRemainingTimeInMillis() < 10_000;
  // A failure of one must not stop the other. A merge that ends leaves names to correct.
  const [deletions, merges] = await Promise.allSettled([finishDeletions(removeDocument, until), finishMerges(until)]);
  const [renamings] = await Promise.allSettled([finishRenamings(new Date(), until)]);
  if (merges.status === 'fulfilled' && merges.value > 0) log.info('merges-finished', { count: merges.value });
  if (renamings.status === 'fulfilled' && renamings.value > 0) log.info('renamings-finished', { count: renamings.value });
  if (deletions.status === 'rejected') throw deletions.reason;
  if (deletions.value > 0) log.info('deletions-finished', { count: deletions.value });
  for (const other of [merges, renamings]) if (other.status === 'rejected') throw other.reason;
  return { finished: deletions.value };
}
