import * as z from 'zod/mini';
import type { Route } from '../../../contract/routes/route.ts';
import { routeIds, routes } from '../../../contract/routes/table.ts';
import { type Breakage, first, rewrite, set } from './breakage.ts';
import { type Check, type Found, type Json, type Stacks, all, at, functionsOf, list, referents, same, text, unless } from './template.ts';

const gatewayResponses = 'x-amazon-apigateway-gateway-responses';
const integration = 'x-amazon-apigateway-integration';
const scope = 'aws.cognito.signin.user.admin';

const entries = (value: Json | undefined): [string, Json][] =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.entries(value) : [];
const bodies = (stacks: Stacks): { readonly api: Found; readonly body: Json | undefined }[] =>
  all(stacks, 'AWS::ApiGateway::RestApi').map((api) => ({ api, body: api.properties['Body'] }));
/** The authorizers of a body that admit only accounts of a stage's own user pool. */
const authorizersOf = (stacks: Stacks, stack: string, body: Json | undefined): string[] =>
  entries(at(body, 'components', 'securitySchemes')).flatMap(([name, scheme]) => {
    const pools = list(at(scheme, 'x-amazon-apigateway-authorizer', 'providerARNs'));
    const isOurs = pools.every((pool) =>
      referents(stacks, stack, pool).some(
        (target) => stacks['identity']?.Resources[target.split('/')[1] ?? '']?.Type === 'AWS::Cognito::UserPool',
      ),
    );
    return at(scheme, 'x-amazon-apigateway-authtype') === 'cognito_user_pools' &&
      at(scheme, 'x-amazon-apigateway-authorizer', 'type') === 'cognito_user_pools' &&
      pools.length > 0 &&
      isOurs
      ? [name]
      : [];
  });
/** The operations of a body, with their routes' names: `GET /health`. */
const operationsOf = (body: Json | undefined): [string, Json][] =>
  entries(at(body, 'paths')).flatMap(([path, item]) =>
    entries(item).flatMap(([verb, operation]): [string, Json][] =>
      verb === 'parameters' ? [] : [[`${verb.toUpperCase()} ${path}`, operation]],
    ),
  );

export const properties = {
  'operations are those of the contract, and ask for the access token unless they are for everybody': (stacks) =>
    bodies(stacks).flatMap(({ api, body }) => {
      const authorizers = authorizersOf(stacks, api.stack, body);
      const operations = new Map(operationsOf(body));
      const expected = new Map(routeIds.map((id): [string, Route] => [`${routes[id].method} ${routes[id].path}`, routes[id]]));
      return [
        ...[...operations.keys()].flatMap((name) => unless(expected.has(name), `${name} is no route of the contract`)),
        ...[...expected].flatMap(([name, { access }]) => {
          const operation = operations.get(name);
          if (operation === undefined) return [`${api.where} does not serve ${name}`];
          const security = list(at(operation, 'security'));
          const [one] = entries(security[0]);
          return access === 'public'
            ? unless(security.length === 0, `${name} asks everybody for a token`)
            : unless(
                security.length === 1 && one !== undefined && authorizers.includes(one[0]) && same(one[1], [scope]),
                `${name} does not ask for the access token`,
              );
        }),
      ];
    }),

  'a token is looked at with each request, so that it ends when it says': (stacks) =>
    bodies(stacks).flatMap(({ api, body }) =>
      entries(at(body, 'components', 'securitySchemes')).flatMap(([, scheme]) =>
        unless(
          at(scheme, 'x-amazon-apigateway-authorizer', 'authorizerResultTtlInSeconds') === 0,
          `${api.where} keeps its verdict on a token`,
        ),
      ),
    ),

  'a body that API Gateway reads otherwise than it is written is not deployed': (stacks) =>
    bodies(stacks).flatMap(({ api }) => unless(api.properties['FailOnWarnings'] === true, `${api.where} is deployed in spite of warnings`)),

  'long answers travel compressed': (stacks) =>
    all(stacks, 'AWS::ApiGateway::RestApi').flatMap(({ where, properties: api }) =>
      unless(Number(api['MinimumCompressionSize'] ?? Infinity) <= 1024, `${where} sends long answers as they are`),
    ),

  'what people wait for ends before API Gateway gives up, after 29 seconds': (stacks) =>
    bodies(stacks).flatMap(({ api, body }) =>
      operationsOf(body).flatMap(([name, operation]) => {
        const functions = referents(stacks, api.stack, at(operation, integration, 'uri') ?? null).flatMap((target) => {
          const one = stacks[api.stack]?.Resources[target.split('/')[1] ?? ''];
          return one?.Type === 'AWS::Lambda::Function' ? [{ target, one }] : [];
        });
        return [
          ...unless(functions.length === 1, `${name} is answered by ${functions.length} functions`),
          ...functions.flatMap(({ target, one }) =>
            unless(Number(one.Properties['Timeout']) < 29, `${target} goes on when nobody waits any more`),
          ),
        ];
      }),
    ),

  'what the gateway refuses comes in our envelope': (stacks) =>
    bodies(stacks).flatMap(({ api, body }) => {
      const responses = entries(at(body, gatewayResponses));
      return [
        ...['UNAUTHORIZED', 'ACCESS_DENIED', 'EXPIRED_TOKEN', 'THROTTLED', 'WAF_FILTERED', 'DEFAULT_4XX', 'DEFAULT_5XX'].flatMap((type) =>
          unless(
            responses.some(([one]) => one === type),
            `the gateway answers ${type} in its own words`,
          ),
        ),
        ...responses.flatMap(([type, one]) =>
          unless(
            text(at(one, 'responseTemplates', 'application/json')).includes('"requestId"'),
            `${type} of ${api.where} is not our envelope`,
          ),
        ),
      ];
    }),

  'pages of other origins read nothing of what the API answers or refuses': (stacks) => [
    ...functionsOf(stacks).flatMap(({ where, properties: one }) =>
      unless(!JSON.stringify(one['Environment'] ?? {}).includes('ALLOW_ORIGIN'), `${where} lets in pages of other origins`),
    ),
    ...all(stacks, 'AWS::ApiGateway::RestApi').flatMap(({ where, properties: api }) =>
      unless(!/access-control|"options"/i.test(JSON.stringify(api)), `${where} lets in pages of other origins`),
    ),
  ],
} as const satisfies Record<string, Check>;

const api = 'AWS::ApiGateway::RestApi';
type Item = Record<string, Json>;
const Operation = z.record(z.string(), z.json());
const Definition = z.catchall(z.object({ paths: z.record(z.string(), z.record(z.string(), z.json())) }), z.json());

export const breakages: readonly Breakage<keyof typeof properties>[] = [
  [
    'a function that outlasts the gateway',
    set('AWS::Lambda::Function', 'Timeout', 60, 'recordsFunction'),
    'what people wait for ends before API Gateway gives up, after 29 seconds',
    'api/recordsFunction',
  ],
  [
    'an authorizer that keeps its verdicts',
    rewrite(api, '"authorizerResultTtlInSeconds":0', '"authorizerResultTtlInSeconds":300'),
    'a token is looked at with each request, so that it ends when it says',
    'keeps its verdict',
  ],
  ['answers that are not compressed', set(api, 'MinimumCompressionSize'), 'long answers travel compressed', 'as they are'],
  [
    'warnings that nobody reads',
    set(api, 'FailOnWarnings', false),
    'a body that API Gateway reads otherwise than it is written is not deployed',
    'in spite of warnings',
  ],
  ...(
    [
      [
        'an operation without its authorizer',
        'get',
        (operation) => ({ responses: {}, [integration]: operation[integration] ?? null }),
        'GET /patients/{id} does not ask',
      ],
      [
        'an operation without a scope',
        'get',
        (operation) => ({ ...operation, security: [{ cognito: [] }] }),
        'GET /patients/{id} does not ask',
      ],
      [
        'an authorizer that is not there',
        'get',
        (operation) => ({ ...operation, security: [{ other: [scope] }] }),
        'GET /patients/{id} does not ask',
      ],
      [
        'an operation that the contract does not know',
        'patch',
        (_, item) => Operation.parse(item['get']),
        'PATCH /patients/{id} is no route',
      ],
    ] as const satisfies readonly (readonly [string, string, (operation: Item, item: Item) => Item, string])[]
  ).map(([name, verb, change, problem]): Breakage<keyof typeof properties> => [
    name,
    first(api, ({ Properties }) => {
      const body = Definition.parse(Properties['Body']);
      const item = body.paths['/patients/{id}'] ?? {};
      item[verb] = change(Operation.parse(item[verb] ?? {}), item);
      Properties['Body'] = body;
    }),
    'operations are those of the contract, and ask for the access token unless they are for everybody',
    problem,
  ]),
  [
    'accounts of another user pool',
    first(api, ({ Properties }) => {
      const body = Definition.parse(Properties['Body']);
      Properties['Body'] = JSON.parse(
        JSON.stringify(body).replace(/"providerARNs":\[.*?\](?=,"authorizer)/, '"providerARNs":["arn:other"]'),
      );
    }),
    'operations are those of the contract, and ask for the access token unless they are for everybody',
    'does not ask for the access token',
  ],
  [
    'a 401 that is not our envelope',
    rewrite(api, '\\"requestId\\"', '\\"request\\"'),
    'what the gateway refuses comes in our envelope',
    'is not our envelope',
  ],
  [
    'a 401 that pages of every origin read',
    rewrite(api, 'gatewayresponse.header.Cache-Control', 'gatewayresponse.header.Access-Control-Allow-Origin'),
    'pages of other origins read nothing of what the API answers or refuses',
    'lets in pages of other origins',
  ],
  [
    'a function that lets in another origin',
    set(
      'AWS::Lambda::Function',
      'Environment',
      { Variables: { ACCESS_CONTROL_ALLOW_ORIGIN: 'https://other.example.org' } },
      'recordsFunction',
    ),
    'pages of other origins read nothing of what the API answers or refuses',
    'api/recordsFunction',
  ],
];
