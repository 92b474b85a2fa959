import type { Caller } from '#platform/caller.ts';
import { type Once, once } from '#platform/once.ts';
import { env } from './env.ts';

/** The name of a caller's request in the clinical table, under which what it makes (`recordId`) is made once. */
export const remember = (
  request: { readonly caller: Caller; readonly requestKey: string | undefined },
  recordId: string,
  asked: unknown,
  now: Date,
): Once => once({ tableName: env.CLINICAL_TABLE_NAME, callerId: request.caller.id, requestKey: request.requestKey, recordId, asked, now });
