import * as z from 'zod/mini';

/** The product's Cognito groups. Anyone who registers is a PATIENT; staff are invited. */
export const roles = ['PATIENT', 'CLINICIAN', 'ADMIN'] as const;

export const Role = z.enum(roles);
export type Role = z.output<typeof Role>;

/**
 * The claim of a staff member's token if they signed in without the second factor that the stage requires (docs/adr/0043). They have no
 * staff rights until they set one up.
 */
export const secondFactorMissing = 'afiya_second_factor_missing';

/** The groups that most routes admit. */
export const staff = ['CLINICIAN', 'ADMIN'] as const satisfies readonly Role[];
export type StaffRole = (typeof staff)[number];
/** Whether somebody with these roles works with other people's records. */
export const hasStaffRole = (held: readonly Role[]): boolean => held.some((role) => role !== 'PATIENT');
export const everybodySignedIn = ['PATIENT', 'CLINICIAN', 'ADMIN'] as const satisfies readonly Role[];
