import type { FindingId } from '../findings.ts';

/** A condition over findings, with three values: it holds, it does not, or nobody knows yet. */
export type Condition =
  | FindingId
  | { readonly all: readonly Condition[] }
  | { readonly any: readonly Condition[] }
  | { readonly not: Condition };
export const all = (...of: readonly Condition[]): Condition => ({ all: of });
export const any = (...of: readonly Condition[]): Condition => ({ any: of });
export const not = (of: Condition): Condition => ({ not: of });

/**
 * A presentation that can kill. While it is open and one of its signs has not been denied by somebody who was asked, the answer is never
 * self-care; and what comforts does not count against a sign that is there.
 */
export interface Floor {
  /** The presentation is there, or may be: wider than what opens its protocols. What nobody said counts as absent. */
  readonly opens: Condition;
  /**
   * What shows that somebody may die of it, the first to be asked first: as many as have a statement and fit one screen. The others
   * count where they are said or measured.
   */
  readonly signs: readonly FindingId[];
  readonly source: string;
  /**
   * Words that name the presentation, in plain letters (read/text.ts). Where one stands in a description and none of these findings was
   * read, present or denied, something was said that was not understood.
   */
  readonly named?: { readonly words: string; readonly unless: readonly FindingId[] };
}
