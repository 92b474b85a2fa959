import * as z from 'zod/mini';
import { notOneOf } from '../base/text.ts';

/** What a record may say that makes an appointment, a prescription or an order of tests doubtful, the gravest first. */
export const doubts = ['deceased', 'suspended', 'inactive'] as const;
export type Doubt = (typeof doubts)[number];

/** What a record says against new work for its patient; undefined if nothing. */
export function doubtOf({
  status,
  personalInfo: { dateOfDeath },
}: {
  readonly status: string;
  readonly personalInfo: { readonly dateOfDeath?: string | undefined };
}): Doubt | undefined {
  return dateOfDeath === undefined ? doubts.find((doubt) => doubt === status) : 'deceased';
}

/** In a request: what the record says, in spite of which the caller goes on. Without it such a request is refused (RECORD_DOUBTFUL). */
export const despite = z.optional(z.enum(doubts, notOneOf('despite', doubts)));
