const pregnancy = /pregnan|gravida|حامل|الحمل|^حمل/iu;

/**
 * Whether the problems of a chart say that the person is pregnant, as people write it. A past pregnancy may match too, which is safer than
 * missing a current one.
 */
export const saysPregnant = (problems: readonly { readonly text: string }[]): boolean => problems.some(({ text }) => pregnancy.test(text));
