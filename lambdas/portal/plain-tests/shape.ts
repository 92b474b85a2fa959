import type { PlainTest } from '#contract/portal/portal.ts';

/** By the ids of tests. */
export type PlainTests = Readonly<Record<string, PlainTest>>;
