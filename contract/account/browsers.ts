import * as z from 'zod/mini';
import { isolated } from '../base/isolated.ts';
import type { Texts } from '../base/language.ts';
import { open } from '../base/open.ts';
import { say } from '../base/say.ts';
import { formed } from '../base/text.ts';

/** The browsers and systems that are distinguished; their names are the same in every language. */
export const browserNames = ['Chrome', 'Edge', 'Firefox', 'Opera', 'Safari', 'Samsung Internet'] as const;
export const systemNames = ['Windows', 'macOS', 'iOS', 'Android', 'ChromeOS', 'Linux'] as const;

/**
 * What the site sends about its browser at a sign-in, as `clientMetadata` of the user pool: a random mark that it stores there, and the
 * browser's name. A client other than the site can send anything.
 */
export const BrowserFacts = z.object({
  mark: z.string().check(z.regex(/^[\w-]{16,64}$/)),
  agent: z.optional(z.string()),
});

/** A browser with which an account has signed in. */
export const Browser = z.object({
  /** SHA-256 of the mark, in hexadecimal, so that only the browser itself knows its id. */
  id: z.string(),
  name: z.optional(open(browserNames)),
  system: z.optional(open(systemNames)),
  firstAt: z.string(),
  lastAt: z.string(),
});
export type Browser = z.output<typeof Browser>;

/** The maximum length of an account's list; a new browser replaces the one unused for longest. */
export const browsersMax = 10;

/** A browser's name and system in words. */
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
