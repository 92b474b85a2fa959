import * as z from 'zod/mini';
import { nameInBoth, textInBoth } from '../base/both-languages.ts';
import { careLimits } from '../base/care-limits.ts';
import { Texts } from '../base/language.ts';
import { limits } from '../base/limits.ts';
import { latinDigits, requiredText } from '../base/text.ts';
import { say } from '../base/say.ts';
import { phonePattern } from '../patient/checks.ts';
import { plainSigns } from '../patient/phone.ts';

/** What the clinic's papers say of the clinic (docs/adr/0079). */
export const ClinicDetails = z.object({
  name: Texts,
  address: Texts,
  phone: z.string(),
  /** The number of the clinic's licence. */
  licence: z.string(),
});
export type ClinicDetails = z.output<typeof ClinicDetails>;

/** GET /clinic-profile: `details` is absent, and the version 0, until an administrator has filled it in. */
export const ClinicProfile = z.object({ version: z.int(), details: z.optional(ClinicDetails) });
export type ClinicProfile = z.output<typeof ClinicProfile>;

/** PUT /clinic-profile: all details; an incomplete letterhead would be on every paper. */
export const ClinicProfileChange = z.strictObject({
  name: nameInBoth('Name', limits.name),
  address: textInBoth('Address', careLimits.clinicAddress),
  phone: z.pipe(
    requiredText('Phone number', limits.phone).check(
      z.overwrite(plainSigns),
      z.refine((text) => text === '' || phonePattern.test(text), say('phoneInvalid')),
    ),
    z.transform(latinDigits),
  ),
  licence: requiredText('Licence number', careLimits.licenceNumber),
});
export type ClinicProfileChange = z.output<typeof ClinicProfileChange>;
