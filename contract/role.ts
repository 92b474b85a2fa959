import * as z from 'zod/mini';

/** The Cognito groups of the product. Everybody who registers is a PATIENT; the others are appointed. */
export const roles = ['PATIENT', 'CLINICIAN', 'ADMIN'] as const;

export const Role = z.enum(roles);
export type Role = z.output<typeof Role>;

/** The groups that most routes are for. */
export const staff = ['CLINICIAN', 'ADMIN'] as const satisfies readonly Role[];
export const everybodySignedIn = ['PATIENT', 'CLINICIAN', 'ADMIN'] as const satisfies readonly Role[];
