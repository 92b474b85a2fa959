import type { Route } from '#contract/routes/route.ts';
import { type RouteId, routes } from '#contract/routes/table.ts';

/** What a call needs to know of its route. */
export type Address = Pick<Route, 'method' | 'path'> & { readonly access?: Route['access'] };

/** The addresses of all routes, which come with the pages behind the guard. The build writes them out, without the schemas (web/vite.config.ts). */
export const addresses: Readonly<Record<RouteId, Address>> = routes;
