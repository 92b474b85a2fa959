/** What somebody says of a statement that they were asked. */
export const saidAnswers = ['yes', 'no', 'unknown'] as const;
export type SaidAnswer = (typeof saidAnswers)[number];
