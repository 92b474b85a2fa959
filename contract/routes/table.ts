import type * as z from 'zod/mini';
import type { ErrorCode } from '../base/errors.ts';
import type { PathParameter } from '../base/ids.ts';
import { routes as accessLog } from './access-log.ts';
import { routes as alerts } from './alerts.ts';
import { routes as analytics } from './analytics.ts';
import { routes as appointments } from './appointments.ts';
import { routes as browsers } from './browsers.ts';
import { routes as careDirectory } from './care-directory.ts';
import { routes as changes } from './changes.ts';
import { routes as chart } from './chart.ts';
import { routes as clinicCatalogue } from './clinic-catalogue.ts';
import { routes as health } from './health.ts';
import { routes as laboratory } from './laboratory.ts';
import { routes as links } from './links.ts';
import { routes as mailChoices } from './mail-choices.ts';
import { routes as merges } from './merges.ts';
import { routes as notifications } from './notifications.ts';
import { routes as paperChecks } from './paper-checks.ts';
import { routes as papers } from './papers.ts';
import { routes as patients } from './patients.ts';
import { routes as portal } from './portal.ts';
import { routes as prescriptions } from './prescriptions.ts';
import { routes as proposals } from './proposals.ts';
import { routes as series } from './series.ts';
import { routes as staff } from './staff.ts';
import { routes as symptomCheck } from './symptom-check.ts';
import { routes as tasks } from './tasks.ts';

/** The whole API: product spec, section 7. Access rules beyond the spec: docs/adr/0004. */
export const routes = {
  ...health,
  ...patients,
  ...merges,
  ...papers,
  ...paperChecks,
  ...symptomCheck,
  ...careDirectory,
  ...clinicCatalogue,
  ...links,
  ...staff,
  ...appointments,
  ...series,
  ...chart,
  ...prescriptions,
  ...laboratory,
  ...portal,
  ...proposals,
  ...tasks,
  ...analytics,
  ...alerts,
  ...notifications,
  ...changes,
  ...mailChoices,
  ...browsers,
  ...accessLog,
};

export type Routes = typeof routes;
export type RouteId = keyof Routes;
export const routeIds = Object.keys(routes) as RouteId[];

/** The functions that serve routes. */
export type ServingFunction = Routes[RouteId]['function'];

/** The routes of one function. */
export type RoutesOf<F extends ServingFunction> = { [K in RouteId]: Routes[K]['function'] extends F ? K : never }[RouteId];

/** The routes that the access log records from their answers. Exports record their own steps. */
export type LoggedRouteId = { [K in RouteId]: Routes[K]['logged'] extends 'none' | 'export' | 'log-export' ? never : K }[RouteId];

type OutputOf<T, K extends string> = T extends { readonly [key in K]: infer S extends z.ZodMiniType } ? z.output<S> : undefined;
type InputOf<T, K extends string> = T extends { readonly [key in K]: infer S extends z.ZodMiniType } ? z.input<S> : undefined;
type ParamNames<P extends string> = P extends `${string}{${infer Name}}${infer Rest}` ? Name | ParamNames<Rest> : never;

/** Every path parameter needs a form in `pathParameters`, or this does not compile. */
type Formed<Name extends PathParameter> = Name;
export type Params<K extends RouteId> = { readonly [Name in Formed<ParamNames<Routes[K]['path']>>]: string };
/** The parsed request on the server. */
export type QueryOf<K extends RouteId> = OutputOf<Routes[K], 'query'>;
export type BodyOf<K extends RouteId> = OutputOf<Routes[K], 'body'>;
/** What a client sends. */
export type QueryInputOf<K extends RouteId> = InputOf<Routes[K], 'query'>;
export type BodyInputOf<K extends RouteId> = InputOf<Routes[K], 'body'>;
export type AnswerOf<K extends RouteId> = z.output<Routes[K]['success']['schema']>;

/** Error codes that any route, or the gateway before it, may return. */
export const commonErrors: readonly ErrorCode[] = [
  'VALIDATION_ERROR',
  'INVALID_JSON',
  'BAD_REQUEST',
  'PAYLOAD_TOO_LARGE',
  'UNSUPPORTED_MEDIA_TYPE',
  'TOO_MANY_REQUESTS',
  'INTERNAL_ERROR',
  'SERVICE_UNAVAILABLE',
  'TIMEOUT',
];
export const signedInErrors: readonly ErrorCode[] = ['UNAUTHORIZED', 'FORBIDDEN', 'MERGED'];
