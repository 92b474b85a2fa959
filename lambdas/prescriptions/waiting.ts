/** The list of requests for more of a medicine that await one person. */
export const repeatsFor = (userId: string): string => `REPEATS#${userId}`;
/** Stands for any prescriber: who prescribed has left, and nobody took over. */
export const nobody = 'NOBODY';
