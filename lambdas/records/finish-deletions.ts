import type { Context } from 'aws-lambda';
import { log } from '#platform/logger.ts';
import { finishRenamings } from '../appointments/renaming.ts';
import { finishDeletions } from './deletion.ts';
import { removeDocument } from '../chart/document-files.ts';

/**
 * Runs on a schedule: finishes deletions that a crash interrupted or that have documents, and corrections of names. The next run continues
 * where this one stops.
 */
export async function handler(_event: unknown, context: Context): Promise<{ finished: number }> {
  const until = (): boolean => context.getRemainingTimeInMillis() < 10_000;
  // A failure of one must not stop the other.
  const [deletions, renamings] = await Promise.allSettled([finishDeletions(removeDocument, until), finishRenamings(new Date(), until)]);
  if (renamings.status === 'fulfilled' && renamings.value > 0) log.info('renamings-finished', { count: renamings.value });
  if (deletions.status === 'rejected') throw deletions.reason;
  if (deletions.value > 0) log.info('deletions-finished', { count: deletions.value });
  if (renamings.status === 'rejected') throw renamings.reason;
  return { finished: deletions.value };
}
