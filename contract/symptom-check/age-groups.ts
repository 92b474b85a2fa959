/**
 * The age groups that a check may give in place of an age, from the youngest to the oldest, in completed years; those of babies in completed
 * months. This file has no schemas, so that public pages can load it.
 */
const told = {
  'under-3-months': { from: 0, to: 2 / 12 },
  '3-11-months': { from: 3 / 12, to: 11 / 12 },
  '1-4': { from: 1, to: 4 },
  '5-13': { from: 5, to: 13 },
  '14-64': { from: 14, to: 64 },
  '65-and-over': { from: 65, to: 120 },
} as const;
/** A group that says an age. */
export type ToldAgeGroup = keyof typeof told;
export const toldAgeGroups = ['under-3-months', '3-11-months', '1-4', '5-13', '14-64', '65-and-over'] as const satisfies ToldAgeGroup[];

export const ageGroupIds = [...toldAgeGroups, 'child'] as const;
export type AgeGroup = (typeof ageGroupIds)[number];
/** `child` is one of whom no age was given. */
export const ageGroups: Readonly<Record<AgeGroup, { readonly from: number; readonly to: number }>> = {
  ...told,
  child: { from: 0, to: 13 },
};

/** The group of an age in years. */
export const ageGroupOf = (years: number): ToldAgeGroup => toldAgeGroups.findLast((group) => told[group].from <= years) ?? 'under-3-months';

/** Whether somebody of a group may have this age in years. */
export const isOfGroup = (group: AgeGroup, years: number): boolean =>
  group === 'child' ? years < told['14-64'].from : ageGroupOf(years) === group;
