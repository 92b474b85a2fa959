import * as z from 'zod/mini';
import { ulidText } from '../base/ids.ts';
import { careLimits } from '../base/care-limits.ts';
import { say } from '../base/say.ts';
import { requiredText } from '../base/text.ts';
import type { Duty } from '../staff/roster.ts';

/** Who writes in the chart: those who see the patient. */
export const chartDuties = ['nurse', 'prescriber'] as const satisfies readonly Duty[];

/** What every entry of a chart has besides its contents. */
export const entryFields = {
  id: z.string(),
  version: z.int(),
  /** The account that made it. */
  createdBy: z.string(),
  createdAt: z.string(),
  changedAt: z.string(),
  /** Why it is in error; only then. */
  errorReason: z.optional(z.string()),
};

/** What was recorded by mistake stays in the chart, marked. */
export const enteredInError = 'entered-in-error';

/** POST …/entered-in-error: nothing of a chart is deleted. */
export const EntryError = z.strictObject({ reason: requiredText('Reason', careLimits.chartReason) });

/** The visit during which something was recorded. */
export const encounterId = z.optional(ulidText(say('idInvalid', { field: 'encounterId' })));

/** Somebody saw that there is one like it already, and adds it all the same. */
export const duplicateAccepted = z.optional(z.literal(true, say('notTrueOrFalse', { field: 'Duplicate' })));

/** What an entry of a state can become. */
export type Changes<State extends string> = Readonly<Record<State, readonly State[]>>;
