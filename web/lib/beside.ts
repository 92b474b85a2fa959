import * as z from 'zod/mini';

/** What can be opened beside a patient's pages. */
export const besideKinds = ['note', 'prescription', 'order', 'vital-signs'] as const;
export type BesideKind = (typeof besideKinds)[number];

const State = z.object({ beside: z.enum(besideKinds) });

/** The state of a link to a patient's page that opens something beside it. */
export const besides = (beside: BesideKind): z.output<typeof State> => ({ beside });

/** What such a link's state opens. */
export const besideOf = (state: unknown): BesideKind | undefined => State.safeParse(state).data?.beside;
