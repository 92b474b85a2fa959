import { routes } from '#contract/routes/paper-checks.ts';
import { api } from '#platform/api.ts';
import { checkedPaper } from './check.ts';

/** Tells whoever holds a paper whether it is genuine (docs/adr/0082). */
export const handler = api('paper-checks', routes, {
  'paperChecks.check': async ({ body: { code } }) => checkedPaper(code, new Date()),
});
