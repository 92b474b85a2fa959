import type { Language } from '#contract/base/language.ts';
import type { VitalSign } from '#contract/chart/vital-signs.ts';
import type { MedicineId } from './medicines.ts';

/** A clinician's text about a visit; `{bp}`, `{weight}`, `{glucose}` and `{weeks}` are replaced by measurements. */
export interface Written {
  readonly subjective: string;
  readonly objective: string;
  readonly assessment: string;
  readonly plan: string;
  /** What the plan prescribes. */
  readonly medicine?: MedicineId;
  /** The values for which it is written; any if absent. */
  readonly fits?: (values: Values) => boolean;
}
type Values = Partial<Record<VitalSign, number>>;
type Variants = readonly [Written, ...Written[]];
/** The course of visits for one reason: the measurements, and the texts in either language. */
export interface Topic {
  readonly signs: readonly VitalSign[];
  readonly notes: Readonly<Record<Language, Variants>>;
  /** For children, where that differs. */
  readonly ofChildren?: Readonly<Record<Language, Variants>>;
}

/** A note in its four parts. */
export const written = (
  subjective: string,
  objective: string,
  assessment: string,
  plan: string,
  more: Pick<Written, 'medicine' | 'fits'> = {},
): Written => ({ subjective, objective, assessment, plan, ...more });

export const circulation = ['systolic', 'diastolic', 'pulse'] as const;
