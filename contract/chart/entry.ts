import * as z from 'zod/mini';
import { BroughtIn } from '../base/brought-in.ts';
import { ulidText } from '../base/ids.ts';
import { careLimits } from '../base/care-limits.ts';
import { say } from '../base/say.ts';
import { HistoryQuery } from '../base/page.ts';
import { notOneOf, requiredText } from '../base/text.ts';
import type { Duty } from '../staff/roster.ts';

/** The duties that may write in the chart. */
export const chartDuties = ['nurse', 'prescriber'] as const satisfies readonly Duty[];

/** The fields of every chart entry besides its contents. */
export const entryFields = {
  id: z.string(),
  version: z.int(),
  /** The account of the author. */
  createdBy: z.string(),
  createdAt: z.string(),
  changedAt: z.string(),
  broughtIn: z.optional(BroughtIn),
  /** The reason for the error mark; only with that mark. */
  errorReason: z.optional(z.string()),
};

const entryStates = ['current', 'ended'] as const;
/** GET of the entries of a kind of which some are over: all of them, or those that are current or over. */
export const EntriesQuery = z.strictObject({
  ...HistoryQuery.shape,
  state: z.optional(z.enum(entryStates, notOneOf('State', entryStates))),
});

/** Entries recorded by mistake stay in the chart, marked. */
export const enteredInError = 'entered-in-error';

/** POST …/entered-in-error: chart entries are never deleted. */
export const EntryError = z.strictObject({ reason: requiredText('Reason', careLimits.chartReason) });

/** The visit during which something was recorded. */
export const encounterId = z.optional(ulidText(say('idInvalid', { field: 'encounterId' })));

/** The author has seen the similar entry and adds this one anyway. */
export const duplicateAccepted = z.optional(z.literal(true, say('notTrueOrFalse', { field: 'Duplicate' })));

/** The states that may follow each state. */
export type Changes<State extends string> = Readonly<Record<State, readonly State[]>>;
