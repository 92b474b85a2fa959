import * as z from 'zod/mini';
import { careLimits } from '../base/care-limits.ts';
import { Texts } from '../base/language.ts';
import { limits } from '../base/limits.ts';
import { say } from '../base/say.ts';
import { notOneOf, optionalText, requiredText } from '../base/text.ts';

/** A medicine of the record's list that no prescription put there, as it is written there. */
export const enteredText = requiredText('Medicine', limits.listEntry);

/** What may be decided about it: the patient still takes it, or no longer does. */
export const enteredDecisions = ['continued', 'stopped'] as const;

/** POST /patients/{id}/medicines: a stopped medicine leaves the record's list; the chart keeps that, with the reason. */
export const EnteredChange = z
  .strictObject({
    text: enteredText,
    decision: z.enum(enteredDecisions, notOneOf('Decision', enteredDecisions)),
    reason: optionalText('Reason', careLimits.overrideReason),
  })
  .check(
    z.refine(({ decision, reason }) => decision !== 'stopped' || Boolean(reason), {
      path: ['reason'],
      error: say('required', { field: 'Reason' }),
    }),
  );
export type EnteredChange = z.output<typeof EnteredChange>;

const Decided = { at: z.string(), by: z.object({ id: z.string(), name: z.optional(Texts) }) };
/** The medicines that were entered as text: those on the list, perhaps confirmed, and those that were stopped, newest first. */
export const EnteredMedicines = z.object({
  entered: z.array(z.object({ text: z.string(), continued: z.optional(z.object(Decided)) })),
  stopped: z.array(z.object({ text: z.string(), reason: z.optional(z.string()), ...Decided })),
});
export type EnteredMedicines = z.output<typeof EnteredMedicines>;
