import * as z from 'zod/mini';
import { userIdText } from '../base/ids.ts';
import { Texts, languages } from '../base/language.ts';
import { open } from '../base/open.ts';
import { staff } from '../base/role.ts';
import { say } from '../base/say.ts';
import { PageQuery } from '../base/page.ts';
import { limits } from '../base/limits.ts';
import { notOneOf, optionalText } from '../base/text.ts';
import { email } from '../patient/checks.ts';
import { type Duty, Licence, duties, staffEntry } from './roster.ts';

/** The status of a staff account: `invited` until its first sign-in. */
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
  /** The version of the clinic's entry for this account; 0 before the first. */
  version: z.int(),
  email: z.string(),
  role: open(staff),
  state: open(staffStates),
  /** Whether sign-in asks for an authenticator code. */
  hasSecondFactor: z.boolean(),
  name: Texts,
  specialty: z.optional(Texts),
  duties: z.array(open(duties)),
  licence: z.optional(Licence),
  deactivatedAt: z.optional(z.string()),
  /** The account that took over the work of this closed account. */
  standInId: z.optional(z.string()),
  /** Absent until a sign-in is recorded. */
  lastSignInAt: z.optional(z.string()),
});
export type StaffAccount = z.output<typeof StaffAccount>;

export const standings = ['working', 'left'] as const;
/** GET /staff/accounts: those that match each word by name in either script, e-mail address or specialty; with a duty; who work here or left. */
export const StaffAccountsQuery = z.strictObject({
  ...PageQuery.shape,
  search: optionalText('search', limits.search),
  duty: z.optional(z.enum(duties, notOneOf('duty', duties))),
  standing: z.optional(z.enum(standings, notOneOf('standing', standings))),
});

/** POST /staff: invites a person without an account. */
export const StaffInvitation = z.strictObject({
  ...staffEntry,
  email,
  role: z.enum(staff, notOneOf('Role', staff)),
  /** In which the invitation, and later e-mails, begin. */
  language: z.optional(z.enum(languages, say('notLanguage', { field: 'language' }))),
});
export type StaffInvitation = z.output<typeof StaffInvitation>;

/** POST /staff/{userId}/deactivation: the account that takes over unfinished work; required if there is any. */
export const StaffDeactivation = z.strictObject({ standInId: z.optional(userIdText(say('standInUnknown'))) });
export type StaffDeactivation = z.output<typeof StaffDeactivation>;
