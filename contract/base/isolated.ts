/** Text in either script that keeps its own direction within a line of another. */
export const isolated = (text: string): string => `\u2068${text}\u2069`;
