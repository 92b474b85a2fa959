import { Aws } from 'aws-cdk-lib';
import type { IUserPool } from 'aws-cdk-lib/aws-cognito';
import type { Route } from '../contract/routes/route.ts';
import { type ServingFunction, routeIds, routes } from '../contract/routes/table.ts';
import type { ServiceFunction } from './function.ts';
import { refusals } from './refusals.ts';

/** The authorizer accepts access tokens, which clients send, only for an operation that requires a scope. */
const scope = 'aws.cognito.signin.user.admin';
const integration = 'x-amazon-apigateway-integration';

/**
 * The API as API Gateway imports it (its developer guide, "Working with API Gateway extensions to OpenAPI"): version 3.0.1, which it
 * supports, and without schemas, because the functions parse requests by the contract. The document for clients is docs/openapi.json.
 */
export function apiBody(name: string, serving: (name: ServingFunction) => ServiceFunction, userPool: IUserPool) {
  const operationOf = (route: Route, { lambda }: ServiceFunction) => ({
    ...(route.access !== 'public' && { security: [{ cognito: [scope] }] }),
    responses: { 200: { description: 'Answered by the function' } },
    [integration]: {
      type: 'aws_proxy',
      httpMethod: 'POST',
      uri: `arn:${Aws.PARTITION}:apigateway:${Aws.REGION}:lambda:path/2015-03-31/functions/${lambda.functionArn}/invocations`,
    },
  });
  const paths: Record<string, Record<string, unknown>> = {};
  for (const id of routeIds) {
    const route: Route = routes[id];
    const names = [...route.path.matchAll(/\{(\w+)\}/g)].map(([, one]) => one);
    paths[route.path] = {
      ...(names.length > 0 && { parameters: names.map((one) => ({ name: one, in: 'path', required: true, schema: { type: 'string' } })) }),
      ...paths[route.path],
      [route.method.toLowerCase()]: operationOf(route, serving(routes[id].function)),
    };
  }
  return {
    openapi: '3.0.1',
    info: { title: name, version: '1' },
    paths,
    components: {
      securitySchemes: {
        cognito: {
          type: 'apiKey',
          name: 'Authorization',
          in: 'header',
          'x-amazon-apigateway-authtype': 'cognito_user_pools',
          'x-amazon-apigateway-authorizer': {
            type: 'cognito_user_pools',
            providerARNs: [userPool.userPoolArn],
            // Verdicts are not cached: no documentation says that a cached verdict ends with its token.
            authorizerResultTtlInSeconds: 0,
          },
        },
      },
    },
    'x-amazon-apigateway-gateway-responses': refusals,
  };
}
