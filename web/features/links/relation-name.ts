import type { Relation } from '#contract/links/links.ts';
import { m } from '../../i18n/paraglide/messages.js';

export const relationName: Record<Relation, () => string> = {
  self: () => m.relationSelf(),
  parent: () => m.relationParent(),
  guardian: () => m.relationGuardian(),
  carer: () => m.relationCarer(),
};
