import * as z from 'zod/mini';

/** The product's Cognito groups. Anybody who registers is a PATIENT; staff are invited. */
export const roles = ['PATIENT', 'CLINICIAN', 'ADMIN'] as const;

export const Role = z.enum(roles);
export type Role = z.output<typeof Role>;

/**
 * The claim of a token whose owner is of the staff, but signs in without the second factor that the stage demands (docs/adr/0043). They
 * have no rights of the staff until they set one up.
 */
export const secondFactorMissing = 'afiya_second_factor_missing';

/** The groups that most routes admit. */
export const staff = ['CLINICIAN', 'ADMIN'] as const satisfies readonly Role[];
export type StaffRole = (typeof staff)[number];
export const everybodySignedIn = ['PATIENT', 'CLINICIAN', 'ADMIN'] as const satisfies readonly Role[];
