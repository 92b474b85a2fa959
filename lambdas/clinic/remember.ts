import type { Write } from '#platform/api.ts';
import type { Caller } from '#platform/caller.ts';
import { type Once, once } from '#platform/once.ts';
import { env } from './env.ts';

/** A request to change something: by whom, when, once, and with which write. */
export interface Asked {
  readonly by: string;
  readonly now: Date;
  readonly once: Once;
  readonly write: Write;
}

/** The item of a caller's request id in the clinical table, so that a repeated request creates its record (`recordId`) only once. */
export const remember = (
  request: { readonly caller: Caller; readonly requestKey: string | undefined },
  recordId: string,
  asked: unknown,
  now: Date,
): Once => once({ tableName: env.CLINICAL_TABLE_NAME, callerId: request.caller.id, requestKey: request.requestKey, recordId, asked, now });
