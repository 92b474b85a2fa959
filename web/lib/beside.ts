import * as z from 'zod/mini';

/** What can be opened beside a patient's pages. */
export const besideKinds = ['note', 'prescription', 'order', 'vital-signs'] as const;
export type BesideKind = (typeof besideKinds)[number];

/** The purposes of a prescription: a new one, the user's own draft, or one on hold. */
export const prescriptionTasks = ['new', 'draft', 'resume'] as const;

/** What is opened, and for a prescription the earlier one that is renewed, continued or resumed, or the text that becomes one. */
export const Besides = z.object({
  kind: z.enum(besideKinds),
  prescription: z.optional(
    z.object({ kind: z.enum(prescriptionTasks), earlierId: z.optional(z.string()), entered: z.optional(z.string()) }),
  ),
});
export type Besides = z.output<typeof Besides>;
const State = z.object({ beside: Besides });

/** The state of a link to a patient's page that opens something beside it. */
export const besides = (kind: BesideKind, prescription?: Besides['prescription']): z.output<typeof State> => ({
  beside: { kind, ...(prescription && { prescription }) },
});

/** What such a link's state opens. */
export const besideOf = (state: unknown): Besides | undefined => State.safeParse(state).data?.beside;
