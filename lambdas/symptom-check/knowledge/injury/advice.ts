export const advice = {} as const;
