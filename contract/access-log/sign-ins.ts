import * as z from 'zod/mini';
import { AccessLogQuery } from './access-log.ts';
import type { Texts } from '../base/language.ts';
import { open } from '../base/open.ts';
import { roles } from '../base/role.ts';
import { notOneOf } from '../base/text.ts';

/**
 * The outcomes that one minute of an account's sign-ins may hold: successful, failed or abandoned attempts, password resets by e-mail, and
 * signing out everywhere.
 */
export const signInOutcomes = ['succeeded', 'failed', 'reset', 'everywhere'] as const;
export type SignInOutcome = (typeof signInOutcomes)[number];
export const signInWords = {
  succeeded: { en: 'Signed in', ar: 'تم تسجيل الدخول' },
  failed: { en: 'Failed or given up', ar: 'محاولة لم تكتمل' },
  reset: { en: 'Password reset', ar: 'إعادة تعيين كلمة المرور' },
  everywhere: { en: 'Signed out everywhere', ar: 'تسجيل الخروج من كل الأجهزة' },
} as const satisfies Record<SignInOutcome, Texts>;
/** Stands for the account of attempts at addresses without one. */
export const unknownAddress: Texts = { en: 'Addresses without an account', ar: 'عناوين بلا حساب' };

/** A minute with attempts to sign in to an account, or to an address without an account. */
export const SignInEntry = z.object({
  id: z.string(),
  /** The start of the minute. */
  at: z.string(),
  /** Absent for addresses without an account, which are not stored. Without a name once the account is deleted. */
  account: z.optional(z.object({ id: z.string(), name: z.optional(z.string()), role: open(roles) })),
  counts: z.object({ succeeded: z.int(), failed: z.int(), reset: z.int(), everywhere: z.int() }),
});
export type SignInEntry = z.output<typeof SignInEntry>;

/** Latest first, at most 50; `nextCursor` leads to older ones. */
export const SignInLog = z.object({
  entries: z.array(SignInEntry),
  nextCursor: z.optional(z.string()),
  /** The person of the filter. */
  actor: z.optional(z.object({ id: z.string(), name: z.optional(z.string()) })),
  /** How far back this page searched, if it stopped before it was full: a request reads a limited part of the log. */
  searchedBackTo: z.optional(z.string()),
});
export type SignInLog = z.output<typeof SignInLog>;

/** GET /access-log/sign-ins: filters by days (as in the access log), person, outcome, and the account's current role. */
export const SignInQuery = z.strictObject({
  ...z.pick(AccessLogQuery, { from: true, to: true, actorId: true, cursor: true }).shape,
  outcome: z.optional(z.enum(signInOutcomes, notOneOf('outcome', signInOutcomes))),
  role: z.optional(z.enum(roles, notOneOf('role', roles))),
});
export type SignInQuery = z.output<typeof SignInQuery>;
