import * as z from 'zod/mini';
import { userIdText } from '../base/ids.ts';
import { Texts } from '../base/language.ts';
import { open } from '../base/open.ts';
import { staff } from '../base/role.ts';
import { say } from '../base/say.ts';
import { notOneOf } from '../base/text.ts';
import { email } from '../patient/checks.ts';
import { type Duty, Licence, duties, staffEntry } from './roster.ts';

/** Where an account of the staff stands: `invited` until its first sign-in. */
const staffStates = ['invited', 'active', 'deactivated'] as const;
export type StaffState = (typeof staffStates)[number];
export const staffStateWords = {
  invited: { en: 'Invited', ar: 'بانتظار أول دخول' },
  active: { en: 'Active', ar: 'مفعّل' },
  deactivated: { en: 'Deactivated', ar: 'معطّل' },
} as const satisfies Record<StaffState, Texts>;
export const dutyWords = {
  reception: { en: 'Reception', ar: 'الاستقبال' },
  nurse: { en: 'Nursing', ar: 'التمريض' },
  prescriber: { en: 'Prescribing', ar: 'وصف الأدوية' },
  laboratory: { en: 'Laboratory', ar: 'المختبر' },
} as const satisfies Record<Duty, Texts>;

/** An account of the staff, as administrators see it. */
export const StaffAccount = z.object({
  id: z.string(),
  /** That of what the clinic knows of it; 0 while nobody has said what it does. */
  version: z.int(),
  email: z.string(),
  role: open(staff),
  state: open(staffStates),
  /** Whether an authenticator is asked for at sign-in. */
  hasSecondFactor: z.boolean(),
  name: Texts,
  specialty: z.optional(Texts),
  duties: z.array(open(duties)),
  licence: z.optional(Licence),
  deactivatedAt: z.optional(z.string()),
  /** Who took over the work of an account that was closed. */
  standInId: z.optional(z.string()),
  /** Missing while no sign-in was recorded. */
  lastSignInAt: z.optional(z.string()),
});
export type StaffAccount = z.output<typeof StaffAccount>;

/** POST /staff: invites somebody who has no account yet. */
export const StaffInvitation = z.strictObject({
  ...staffEntry,
  email,
  role: z.enum(staff, notOneOf('Role', staff)),
});
export type StaffInvitation = z.output<typeof StaffInvitation>;

/** POST /staff/{userId}/deactivation: who takes over what is not finished; needed while anything is. */
export const StaffDeactivation = z.strictObject({ standInId: z.optional(userIdText(say('standInUnknown'))) });
export type StaffDeactivation = z.output<typeof StaffDeactivation>;
