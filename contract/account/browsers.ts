import * as z from 'zod/mini';
import type { Texts } from '../base/language.ts';
import { open } from '../base/open.ts';
import { say } from '../base/say.ts';
import { formed } from '../base/text.ts';

/** The browsers and systems that are told apart; the names are the same in every language. */
export const browserNames = ['Chrome', 'Edge', 'Firefox', 'Opera', 'Safari', 'Samsung Internet'] as const;
export const systemNames = ['Windows', 'macOS', 'iOS', 'Android', 'ChromeOS', 'Linux'] as const;

/**
 * What the site says at a sign-in of the browser that it runs in, as `clientMetadata` of the user pool: a random mark that it keeps there, and
 * what the browser calls itself. Whoever signs in without the site can say anything.
 */
export const BrowserFacts = z.object({
  mark: z.string().check(z.regex(/^[\w-]{16,64}$/)),
  agent: z.optional(z.string()),
});

/** A browser that an account signed in with. */
export const Browser = z.object({
  /** Made from its mark, SHA-256 in hexadecimal, so that only the browser itself knows which one it is. */
  id: z.string(),
  name: z.optional(open(browserNames)),
  system: z.optional(open(systemNames)),
  firstAt: z.string(),
  lastAt: z.string(),
});
export type Browser = z.output<typeof Browser>;

/** The most that an account's list has; another one takes the place of that not used for longest. */
export const browsersMax = 10;

/** A name of either script within Arabic text. */
const isolated = (name: string): string => `\u2068${name}\u2069`;

/** A browser as people read it. */
export function browserWords({ name, system }: { readonly name?: string | undefined; readonly system?: string | undefined }): Texts {
  if (name !== undefined && system !== undefined) return { en: `${name} on ${system}`, ar: `${isolated(name)} على ${isolated(system)}` };
  const known = name ?? system;
  return known === undefined ? { en: 'Unknown browser', ar: 'متصفح غير معروف' } : { en: known, ar: isolated(known) };
}

const idInvalid = say('browserIdInvalid');

/** DELETE /browsers: all but this one. */
export const BrowsersForgotten = z.strictObject({
  keep: z.optional(z.string(idInvalid).check(...formed(/^[\da-f]{64}$/, 64, idInvalid))),
});
