import type { Route } from '#contract/routes/route.ts';
import { type RouteId, routes } from '#contract/routes/table.ts';

/** The part of a route that a call needs. */
export type Address = Pick<Route, 'method' | 'path'> & { readonly access?: Route['access'] };

/** The addresses of all routes, loaded with the pages behind the guard. The build writes them without the schemas (web/vite.config.ts). */
export const addresses: Readonly<Record<RouteId, Address>> = routes;
