import type { Relation } from '#contract/links/links.ts';
import { m } from '../../i18n/paraglide/messages.js';
import type { Locale } from '../../i18n/paraglide/runtime.js';

type Name = (options?: { readonly locale?: Locale }) => string;

/** Who the holder of a link is to the patient, in the page's language or in another. */
export const relationName: Record<Relation, Name> = {
  self: (options) => m.relationSelf({}, options),
  parent: (options) => m.relationParent({}, options),
  guardian: (options) => m.relationGuardian({}, options),
  carer: (options) => m.relationCarer({}, options),
};
