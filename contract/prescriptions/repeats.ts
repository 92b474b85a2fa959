import * as z from 'zod/mini';
import { careLimits } from '../base/care-limits.ts';
import { open } from '../base/open.ts';
import { requiredText } from '../base/text.ts';
import { relations } from '../links/links.ts';

/** The status of a patient's request for more of a medicine (docs/adr/0040). A signature for the same medicine answers it. */
const repeatStates = ['asked', 'repeated', 'declined'] as const;

/** A request as the requester sees it: the day of its current state, and the reason if it was declined. */
export const Repeat = z.object({ state: open(repeatStates), on: z.string(), reason: z.optional(z.string()) });
export type Repeat = z.output<typeof Repeat>;

/** A request that awaits an answer, as the clinic sees it. */
export const AskedRepeat = z.object({ version: z.int(), at: z.string(), relation: open(relations) });
export type AskedRepeat = z.output<typeof AskedRepeat>;

/** PUT /patients/{id}/prescriptions/{prescriptionId}/repeat: the requester sees the reason. */
export const RepeatRefusal = z.strictObject({ reason: requiredText('Reason', careLimits.overrideReason) });
export type RepeatRefusal = z.output<typeof RepeatRefusal>;
