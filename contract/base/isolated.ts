/** Text in either script that keeps its own direction within a line of another. */
export const isolated = (text: string): string => `\u2068${text}\u2069`;

/** Numbers, signs and codes that keep their order within a line of Arabic. */
export const leftToRight = (text: string): string => `\u2066${text}\u2069`;
