import * as z from 'zod/mini';
import { Texts } from '../base/language.ts';
import { open } from '../base/open.ts';
import { say } from '../base/say.ts';
import { storable } from '../base/text.ts';

/** The papers that others rely on, and that have a code. */
export const checkedKinds = {
  prescription: { en: 'Prescription', ar: 'وصفة طبية' },
  'sick-leave': { en: 'Sick-leave certificate', ar: 'شهادة إجازة مرضية' },
  referral: { en: 'Referral letter', ar: 'خطاب تحويل' },
} as const satisfies Record<string, Texts>;
export type CheckedKind = keyof typeof checkedKinds;
export const checkedKindIds = Object.keys(checkedKinds) as [CheckedKind, ...CheckedKind[]];

/** Characters of the code on a paper: five bits each, so that nobody guesses one. Without I, L, O and U, which are misread. */
export const paperCodeLength = 26;
export const paperCodeAlphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A code as it is printed: in groups, for those who type it. */
export const printedCode = (code: string): string => code.match(/.{1,5}/g)?.join('-') ?? code;
/** A code as it is kept, from what was scanned or typed. */
export const paperCodeIn = (typed: string): string =>
  typed.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1');

/** Characters that are read of what was scanned or typed as a code. */
export const paperCodeTyped = 100;
/** POST /public/paper-checks: what is no code is answered like an unknown one. */
export const PaperCheckRequest = z.strictObject({
  code: z.string(say('notText', { field: 'Code' })).check(...storable('Code', paperCodeTyped)),
});

/** `ended`: the clinic has withdrawn it, or it no longer applies. `partly`: some of its medicines no longer apply. */
export const paperOutcomes = ['genuine', 'partly', 'ended', 'unknown'] as const;
export type PaperOutcome = (typeof paperOutcomes)[number];

/** What whoever holds a paper needs to compare it, and nothing of the patient's health. */
export const CheckedPaper = z.object({
  kind: open(checkedKindIds),
  clinic: Texts,
  signedAt: z.string(),
  author: z.object({ name: Texts, licence: z.optional(z.string()) }),
  /** The first and the last day of a leave, YYYY-MM-DD. */
  leave: z.optional(z.object({ from: z.string(), until: z.string() })),
  initials: z.string(),
  /** The last digits of the patient's QID, if it is recorded. */
  qidEnd: z.optional(z.string()),
});
export type CheckedPaper = z.output<typeof CheckedPaper>;
export const PaperCheck = z.object({ outcome: open(paperOutcomes), paper: z.optional(CheckedPaper) });
export type PaperCheck = z.output<typeof PaperCheck>;
