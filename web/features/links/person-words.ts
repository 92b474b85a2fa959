import type { Relation } from '#contract/links/links.ts';
import { m } from '../../i18n/paraglide/messages.js';

/** Who a linked person is to the account's holder. What the holder is to the person is `relationName`. */
export const personIs: Record<Relation, () => string> = {
  self: () => m.personOwn(),
  parent: () => m.personChild(),
  guardian: () => m.personWard(),
  carer: () => m.personCared(),
};
