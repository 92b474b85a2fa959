/** The stacks that are kept; the others can be made anew. */
export const keptParts = ['data', 'identity', 'trail'] as const;

/** The last part of each stack's name. */
export const parts = [...keptParts, 'api', 'web', 'monitoring'] as const;
export type Part = (typeof parts)[number];

/** The name of a stage's stack in CloudFormation. */
export const stackName = (stage: string, part: Part): string => `Afiya-${stage}-${part}`;

/** Context of the app: which kept stacks, by part and with commas between, are not protected against deletion yet (docs/adr/0017). */
export const unprotectedContext = 'unprotected';
