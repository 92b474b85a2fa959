import * as z from 'zod/mini';
import { ErrorEnvelope, errors } from '../base/errors.ts';
import type { ErrorCode } from '../base/errors.ts';
import { isPathParameter, pathParameters } from '../base/ids.ts';
import type { Route } from './route.ts';
import { requestIdHeader } from '../base/request-id.ts';
import { commonErrors, routeIds, routes, signedInErrors } from './table.ts';

type Json = Record<string, unknown>;

const jsonSchema = (schema: z.ZodMiniType, io: 'input' | 'output'): Json => {
  // A transformed query value has no JSON Schema; its input does.
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
};

const content = (schema: Json): Json => ({ 'application/json': { schema } });

function parameters(route: Route): Json[] {
  const path = [...route.path.matchAll(/{(\w+)}/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string', ...(isPathParameter(name) && { pattern: pathParameters[name].pattern.source }) },
  }));
  const query = route.query === undefined ? {} : (jsonSchema(route.query, 'input')['properties'] as Json);
  const queries = Object.entries(query).map(([name, schema]) => ({ name, in: 'query', required: false, schema }));
  const headers = [
    ...(route.method === 'GET'
      ? []
      : [
          {
            name: requestIdHeader,
            in: 'header',
            required: false,
            description: 'Names the request; the same on a retry, so that it happens once.',
            schema: { type: 'string', minLength: 8, maxLength: 128 },
          },
        ]),
    ...(route.ifMatch
      ? [{ name: 'if-match', in: 'header', required: false, description: 'The version that the caller saw.', schema: { type: 'string' } }]
      : []),
  ];
  return [...path, ...queries, ...headers];
}

function refusals(route: Route): Json {
  const codes: readonly ErrorCode[] = [...commonErrors, ...(route.access === 'public' ? [] : signedInErrors), ...route.errors];
  const byStatus = Map.groupBy(codes, (code) => errors[code].status);
  return Object.fromEntries(
    [...byStatus].map(([status, named]) => [
      String(status),
      { description: named.join(', '), content: content({ $ref: '#/components/schemas/Error' }) },
    ]),
  );
}

const operation = (id: string, route: Route): Json => ({
  operationId: id,
  summary: route.summary,
  security: route.access === 'public' ? [] : [{ accessToken: [] }],
  ...(route.access !== 'public' && { 'x-roles': route.access }),
  parameters: parameters(route),
  ...(route.body && { requestBody: { required: true, content: content(jsonSchema(route.body, 'input')) } }),
  responses: {
    ...Object.fromEntries(
      [route.success.status, route.success.acceptedStatus].flatMap((status) =>
        status === undefined
          ? []
          : [
              [
                String(status),
                { description: status === 202 ? 'Accepted' : 'Success', content: content(jsonSchema(route.success.schema, 'output')) },
              ],
            ],
      ),
    ),
    ...refusals(route),
  },
});

/** The OpenAPI 3.1 document of the route table. */
export function openApi(): Json {
  const paths: Record<string, Json> = {};
  for (const id of routeIds) {
    const route: Route = routes[id];
    paths[route.path] = { ...paths[route.path], [route.method.toLowerCase()]: operation(id, route) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Afiya', version: '1.0.0', description: 'Patient records and a public symptom checker.' },
    servers: [{ url: '/api' }],
    paths,
    components: {
      schemas: { Error: jsonSchema(ErrorEnvelope, 'output') },
      securitySchemes: {
        accessToken: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT', description: 'The access token of the user pool.' },
      },
    },
  };
}
