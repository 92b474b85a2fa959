import type middy from '@middy/core';
import type { APIGatewayProxyEvent, APIGatewayProxyResult } from 'aws-lambda';
import type { Route } from '#contract/routes/route.ts';
import type { RouteId } from '#contract/routes/table.ts';
import { errorFacts, log } from './logger.ts';
import { Refusal } from './refusal.ts';
import { type Usage, noUsage } from './usage.ts';

const usages = new WeakMap<object, Usage>();
/** What a request has used so far. */
export function usageOf(event: object): Usage {
  const usage = usages.get(event) ?? noUsage();
  usages.set(event, usage);
  return usage;
}

/** One line of the log for each request: its route, how it ended, how long it took and what it used. */
export const requestLog = (
  served: ReadonlyMap<string, readonly [RouteId, Route]>,
): middy.MiddlewareObj<APIGatewayProxyEvent, APIGatewayProxyResult> => {
  const started = new WeakMap<object, number>();
  const facts = (event: APIGatewayProxyEvent) => ({
    requestId: event.requestContext.requestId,
    routeId: served.get(`${event.httpMethod} ${event.resource}`)?.[0] ?? 'none',
    durationMs: Math.round(performance.now() - (started.get(event) ?? performance.now())),
    ...usageOf(event),
  });
  return {
    before: ({ event }) => void started.set(event, performance.now()),
    after: ({ event, response }) => log.info('request-completed', { ...facts(event), status: response?.statusCode ?? 0 }),
    onError: ({ event, error, response }) => {
      const status = response?.statusCode ?? 500;
      if (error instanceof Refusal) log.info('request-refused', { ...facts(event), status, code: error.code });
      else log.error('request-failed', { ...facts(event), status, ...errorFacts(error) });
    },
  };
};
