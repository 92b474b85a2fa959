import * as z from 'zod/mini';
import { nameInBoth } from '../base/both-languages.ts';
import { careLimits } from '../base/care-limits.ts';
import { Texts } from '../base/language.ts';
import { limits } from '../base/limits.ts';
import { open } from '../base/open.ts';
import { say } from '../base/say.ts';
import { boundedList, requiredText } from '../base/text.ts';
import { dayText } from '../appointments/clinic-hours.ts';

/** The duties of staff. The user pool keeps three groups; a route may require a duty of a CLINICIAN. */
export const duties = ['reception', 'nurse', 'prescriber', 'laboratory'] as const;
export type Duty = (typeof duties)[number];

/** A staff member's entry: the name in both languages, as on doors and prescriptions. */
export const StaffMember = z.object({
  id: z.string(),
  version: z.int(),
  name: Texts,
  /** Shown beside a clinician's name, such as "Paediatrics". */
  specialty: z.optional(Texts),
  duties: z.array(open(duties)),
});
export type StaffMember = z.output<typeof StaffMember>;

/** GET /staff: everybody whose name entries bear, also those who left. */
export const ListedMember = z.object({ ...StaffMember.shape, hasLeft: z.optional(z.literal(true)) });
export type ListedMember = z.output<typeof ListedMember>;

const dutiesUnknown = say('dutiesUnknown', { choices: duties.join(', ') });

/** A licence to practise, and its last valid day. */
export const Licence = z.object({ number: z.string(), expiresOn: z.string() });
export type Licence = z.output<typeof Licence>;
const licence = z.optional(
  z.nullable(
    z.strictObject(
      { number: requiredText('Licence number', careLimits.licenceNumber), expiresOn: dayText('Licence expiry') },
      say('notObject', { field: 'Licence' }),
    ),
  ),
);

/** The editable fields of a staff member. */
export const staffEntry = {
  name: nameInBoth('Name', limits.name),
  specialty: z.optional(nameInBoth('Specialty', limits.name)),
  duties: boundedList(z.enum(duties, dutiesUnknown), duties.length, { noList: dutiesUnknown, tooMany: dutiesUnknown }).check(
    z.refine((list) => new Set(list).size === list.length, dutiesUnknown),
  ),
  licence,
};
/** PUT /staff/{userId}: the whole entry. */
export const StaffMemberChange = z.strictObject(staffEntry);
export type StaffMemberChange = z.output<typeof StaffMemberChange>;
