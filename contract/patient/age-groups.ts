/** The ages in years at which groups of patients begin. Counts are stored by group, so these never change. */
export const ageGroups = [0, 5, 15, 25, 45, 65] as const;

/** The group of an age in years, by its first age. */
export const ageGroupOf = (age: number): number => ageGroups.findLast((from) => from <= age) ?? 0;
