import type { BroughtIn } from '#contract/base/brought-in.ts';
import type { Texts } from '#contract/base/language.ts';
import type { ListedMember } from '#contract/staff/roster.ts';
import { m } from '../i18n/paraglide/messages.js';
import { said } from './said.ts';

/** Who wrote an entry, as it stands beside it: one of the staff, or where it was brought in from. */
export function authorText(name: Texts | undefined, broughtIn: BroughtIn | undefined): string | undefined {
  if (broughtIn === undefined) return name && said(name);
  const author = broughtIn.author ?? (name && said(name));
  return author === undefined ? m.broughtIn({ from: broughtIn.from }) : m.broughtInBy({ author, from: broughtIn.from });
}

/** The author of an entry of the chart; undefined if nobody is known. */
export const authorOf = (
  staff: readonly ListedMember[] | undefined,
  { createdBy, broughtIn }: { readonly createdBy: string; readonly broughtIn?: BroughtIn | undefined },
): string | undefined => authorText(staff?.find(({ id }) => id === createdBy)?.name, broughtIn);
