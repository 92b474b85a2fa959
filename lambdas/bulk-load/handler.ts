import * as z from 'zod/mini';
import { limits } from '#contract/base/limits.ts';
import { requiredText } from '#contract/base/text.ts';
import { log } from '#platform/logger.ts';
import { type Outcome, loadHistories } from './history.ts';
import { Care, patientRef } from './lines.ts';
import { Patients, loadPatients } from './patients.ts';

/** Care of loaded patients, as another system has it. Its entries say from where they were brought in. */
const Histories = z.strictObject({
  from: requiredText('From', limits.name),
  histories: z.array(z.strictObject({ ...patientRef, ...Care })).check(z.maxLength(1000)),
});

/**
 * Loads existing patients, or their care, with their own dates, for a hospital's migration. Invoked by operations, never by a route. An
 * interrupted load is repeated with the same content. Throws on input that the contract rejects, before writing anything.
 */
export async function handler(event: unknown): Promise<{ created: number } | Outcome> {
  if (typeof event === 'object' && event !== null && 'patients' in event) return loadPatients(z.parse(Patients, event));
  const { from, histories } = z.parse(Histories, event);
  const outcome = await loadHistories(histories, { now: new Date(), from });
  log.info('history-loaded', { count: outcome.loaded });
  return outcome;
}
