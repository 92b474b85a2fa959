/**
 * Stacks that must be kept. The others can be recreated once the stacks that import from them are gone, except `workers`, whose bucket the
 * trail names.
 */
export const keptParts = ['data', 'identity', 'trail'] as const;

/** The last part of each stack's name. */
export const parts = [...keptParts, 'workers', 'api', 'web', 'monitoring'] as const;
export type Part = (typeof parts)[number];

/** The name of a stage's stack in CloudFormation. */
export const stackName = (stage: string, part: Part): string => `Afiya-${stage}-${part}`;

/** App context: comma-separated kept stacks that are not yet protected against deletion (docs/adr/0017). */
export const unprotectedContext = 'unprotected';
/** The context that names the site as CloudFront named it at an earlier deployment (`npm run deploy`). */
export const siteNameContext = 'siteName';
