import type { Route } from '../../../contract/route.ts';
import { routeIds, routes } from '../../../contract/routes/table.ts';
import { type Breakage, first, set } from './breakage.ts';
import { type Check, type Found, type Json, type Stacks, all, at, functionsOf, referents, same, text, unless } from './template.ts';

const isPublic = (route: Route): boolean => route.access === 'public';

function pathOf(stacks: Stacks, stack: string, reference: Json | undefined): string {
  const resource = stacks[stack]?.Resources[text(at(reference, 'Ref'))]?.Properties;
  return resource === undefined ? '' : `${pathOf(stacks, stack, resource['ParentId'])}/${text(resource['PathPart'])}`;
}

export const properties = {
  'methods ask for the access token, unless they are for everybody': (stacks) =>
    all(stacks, 'AWS::ApiGateway::Method').flatMap(({ where, stack, properties: method }) => {
      const path = pathOf(stacks, stack, method['ResourceId']);
      if (method['HttpMethod'] === 'OPTIONS') return [];
      const route = routeIds.map((id): Route => routes[id]).find((one) => one.method === method['HttpMethod'] && one.path === path);
      if (route === undefined) return [`${where} is no route of the contract`];
      if (isPublic(route)) return [];
      return unless(
        method['AuthorizationType'] === 'COGNITO_USER_POOLS' &&
          method['AuthorizerId'] !== undefined &&
          same(method['AuthorizationScopes'], ['aws.cognito.signin.user.admin']),
        `${route.method} ${path} does not ask for the access token`,
      );
    }),

  'a token is looked at with each request, so that it ends when it says': (stacks) =>
    all(stacks, 'AWS::ApiGateway::Authorizer').flatMap(({ where, properties: authorizer }) =>
      unless(authorizer['AuthorizerResultTtlInSeconds'] === 0, `${where} keeps its verdict on a token`),
    ),

  'long answers travel compressed': (stacks) =>
    all(stacks, 'AWS::ApiGateway::RestApi').flatMap(({ where, properties: api }) =>
      unless(Number(api['MinimumCompressionSize'] ?? Infinity) <= 1024, `${where} sends long answers as they are`),
    ),

  'what people wait for ends before API Gateway gives up, after 29 seconds': (stacks) =>
    all(stacks, 'AWS::ApiGateway::Method').flatMap((method) =>
      referents(stacks, method.stack, at(method.properties, 'Integration', 'Uri') ?? null).flatMap((target) => {
        const one = stacks[method.stack]?.Resources[target.split('/')[1] ?? ''];
        return one?.Type === 'AWS::Lambda::Function'
          ? unless(Number(one.Properties['Timeout']) < 29, `${target} goes on when nobody waits any more`)
          : [];
      }),
    ),

  'what the gateway refuses comes in our envelope': (stacks) => {
    const responses = all(stacks, 'AWS::ApiGateway::GatewayResponse');
    return [
      ...['UNAUTHORIZED', 'ACCESS_DENIED', 'EXPIRED_TOKEN', 'THROTTLED', 'WAF_FILTERED', 'DEFAULT_4XX', 'DEFAULT_5XX'].flatMap((type) =>
        unless(
          responses.some(({ properties: one }) => one['ResponseType'] === type),
          `the gateway answers ${type} in its own words`,
        ),
      ),
      ...responses.flatMap(({ where, properties: one }) =>
        unless(text(at(one, 'ResponseTemplates', 'application/json')).includes('"requestId"'), `${where} is not our envelope`),
      ),
    ];
  },

  'pages of one named origin read what the API answers and refuses, or those of no other than the site’s': (stacks) => {
    const originOf = ({ properties: one }: Found): string => text(at(one, 'Environment', 'Variables', 'ACCESS_CONTROL_ALLOW_ORIGIN') ?? '');
    const calledByGateway = new Set(
      all(stacks, 'AWS::Lambda::Permission').flatMap(({ stack, properties: one }) =>
        one['Principal'] === 'apigateway.amazonaws.com' ? [`${stack}/${text(at(one, 'FunctionName', 'Fn::GetAtt', 0))}`] : [],
      ),
    );
    // Every function that the gateway calls must set the origin; any other that sets one must set the same.
    const saying = functionsOf(stacks).filter((one) => calledByGateway.has(one.where) || originOf(one) !== '');
    const [origin = '', ...others] = [...new Set(saying.map(originOf))];
    const header = 'gatewayresponse.header.Access-Control-Allow-Origin';
    const preflights = all(stacks, 'AWS::ApiGateway::Method').filter(({ properties: one }) => one['HttpMethod'] === 'OPTIONS');
    return [
      ...unless(others.length === 0, `the functions let in ${[origin, ...others].join(' and ')}`),
      ...unless(!origin.includes('*'), 'the functions let in pages of every origin'),
      ...all(stacks, 'AWS::ApiGateway::GatewayResponse').flatMap(({ where, properties: one }) =>
        unless(
          text(at(one, 'ResponseParameters', header) ?? '') === (origin === '' ? '' : `'${origin}'`),
          origin === '' ? `${where} lets in pages of other origins` : `${where} does not let in ${origin}: a browser sees a network error`,
        ),
      ),
      ...unless((origin === '') === (preflights.length === 0), 'preflights are answered otherwise than requests'),
      ...preflights.flatMap(({ where, properties: one }) =>
        unless(JSON.stringify(one).includes(`'${origin}'`), `${where} does not answer the preflight of ${origin}`),
      ),
    ];
  },
} as const satisfies Record<string, Check>;

export const breakages: readonly Breakage<keyof typeof properties>[] = [
  [
    'a function that outlasts the gateway',
    set('AWS::Lambda::Function', 'Timeout', 60, 'patientsFunction'),
    'what people wait for ends before API Gateway gives up, after 29 seconds',
    'api/patientsFunction',
  ],
  [
    'an authorizer that keeps its verdicts',
    set('AWS::ApiGateway::Authorizer', 'AuthorizerResultTtlInSeconds'),
    'a token is looked at with each request, so that it ends when it says',
    'keeps its verdict',
  ],
  [
    'answers that are not compressed',
    set('AWS::ApiGateway::RestApi', 'MinimumCompressionSize'),
    'long answers travel compressed',
    'as they are',
  ],
  [
    'a method without a scope',
    first('AWS::ApiGateway::Method', ({ Properties }) => delete Properties['AuthorizationScopes'], 'ApipatientsidGET'),
    'methods ask for the access token, unless they are for everybody',
    '/patients/',
  ],
  [
    'a method without an authorizer',
    set('AWS::ApiGateway::Method', 'AuthorizationType', 'NONE', 'ApipatientsidGET'),
    'methods ask for the access token, unless they are for everybody',
    '/patients/',
  ],
  [
    'a 401 that is not our envelope',
    set('AWS::ApiGateway::GatewayResponse', 'ResponseTemplates', {}, 'ApiRefuseUNAUTHORIZED'),
    'what the gateway refuses comes in our envelope',
    'is not our envelope',
  ],
  [
    'a 401 that pages of every origin read',
    set(
      'AWS::ApiGateway::GatewayResponse',
      'ResponseParameters',
      { 'gatewayresponse.header.Access-Control-Allow-Origin': "'*'" },
      'ApiRefuseUNAUTHORIZED',
    ),
    'pages of one named origin read what the API answers and refuses, or those of no other than the site’s',
    'lets in pages of other origins',
  ],
  [
    'a function that answers requests and lets in no origin, where another does',
    set(
      'AWS::Lambda::Function',
      'Environment',
      { Variables: { ACCESS_CONTROL_ALLOW_ORIGIN: 'https://other.example.org' } },
      'patientsFunction',
    ),
    'pages of one named origin read what the API answers and refuses, or those of no other than the site’s',
    'https://other.example.org',
  ],
  [
    'a function that lets in another origin, whose refusals by the gateway its pages could not read',
    first('AWS::Lambda::Function', ({ Properties }) =>
      Object.assign(Properties, { Environment: { Variables: { ACCESS_CONTROL_ALLOW_ORIGIN: 'https://other.example.org' } } }),
    ),
    'pages of one named origin read what the API answers and refuses, or those of no other than the site’s',
    'https://other.example.org',
  ],
];
