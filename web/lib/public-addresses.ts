import { type RouteId, routes } from '#contract/routes/table.ts';
import type { Address } from './addresses.ts';

/** The addresses of the routes that are for everybody, with which public pages do. The build writes them out, like all addresses. */
export const publicAddresses: Readonly<Partial<Record<RouteId, Address>>> = Object.fromEntries(
  Object.entries(routes).filter(([, { access }]) => access === 'public'),
);
