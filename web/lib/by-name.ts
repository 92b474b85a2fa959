import type { Texts } from '#contract/base/language.ts';
import { said } from './said.ts';

/** What stands before a name and is no part of it, in either language. */
const title = /^(?:(?:(?:assoc|asst)\.?\s+)?prof(?:essor)?|dr|doctor|mr|mrs|ms|miss|sr|الدكتورة?|البروفيسور|أ\.?\s?د|د)(?:\.\s*|\s+)/iu;

/** A name as people look for it in a list: without its titles. */
export function withoutTitle(name: string): string {
  const rest = name.trim().replace(title, '');
  return rest === name.trim() || rest === '' ? name.trim() : withoutTitle(rest);
}

/** Orders people by name, without titles, in the language that is shown. */
export const byName = (one: { readonly name: Texts }, other: { readonly name: Texts }): number =>
  withoutTitle(said(one.name)).localeCompare(withoutTitle(said(other.name)));
