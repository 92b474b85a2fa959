import { type RouteId, routes } from '#contract/routes/table.ts';
import type { Address } from './addresses.ts';

/** The addresses of the public routes, which are all that public pages need. The build writes them, like all addresses. */
export const publicAddresses: Readonly<Partial<Record<RouteId, Address>>> = Object.fromEntries(
  Object.entries(routes).filter(([, { access }]) => access === 'public'),
);
