import * as z from 'zod/mini';
import { LocalCloudError } from '../lib/failure.ts';
import type { LocalFunction } from '../functions/functions.ts';
import { requirePermission } from '../access/permissions.ts';
import { accountId, listOf, numberOf, objectOf, region, textOf, textsOf, type Assembly } from '../template/template.ts';

/** One method of the REST API. */
export interface Method {
  readonly httpMethod: string;
  readonly resourcePath: string;
  /** The scopes of which an access token needs one; undefined if anyone may call. */
  readonly scopes: readonly string[] | undefined;
  readonly function: LocalFunction;
  /** Rate per second and burst from the stage's method settings. */
  readonly throttle: { readonly rate: number; readonly burst: number } | undefined;
}

interface Node {
  readonly children: Map<string, Node>;
  parameter: { readonly name: string; readonly node: Node } | undefined;
  readonly methods: Map<string, Method>;
}

interface GatewayResponse {
  readonly status: number | undefined;
  readonly headers: Readonly<Record<string, string>>;
  readonly templates: readonly (readonly [contentType: string, template: string])[];
}

export interface Match {
  readonly method: Method;
  readonly pathParameters: Readonly<Record<string, string>> | null;
}
/** A REST API with its stage, as the template describes it. */
export interface ApiDefinition {
  readonly apiId: string;
  readonly stage: string;
  readonly binaryMediaTypes: readonly string[];
  readonly gatewayResponses: ReadonlyMap<string, GatewayResponse>;
  readonly methods: readonly Method[];
  /** The method for a raw path below the stage; "malformed" when its percent-encoding is. */
  match(httpMethod: string, rawPath: string): Match | 'malformed' | undefined;
}

const integration = 'x-amazon-apigateway-integration';
const responses = 'x-amazon-apigateway-gateway-responses';
const authorizer = 'x-amazon-apigateway-authorizer';
const Operation = z.strictObject({
  security: z.optional(z.tuple([z.record(z.string(), z.array(z.string()).check(z.minLength(1)))])),
  responses: z.looseObject({}),
  [integration]: z.strictObject({ type: z.literal('aws_proxy'), httpMethod: z.literal('POST'), uri: z.string() }),
});
type Operation = z.output<typeof Operation>;
const verbs = ['get', 'post', 'put', 'delete'] as const;
/** The supported parts of an OpenAPI body; anything else is rejected at start. */
const Body = z.strictObject({
  openapi: z.literal('3.0.1'),
  info: z.looseObject({}),
  paths: z.record(
    z.string(),
    z.strictObject({
      parameters: z.optional(z.array(z.looseObject({ in: z.literal('path') }))),
      get: z.optional(Operation),
      post: z.optional(Operation),
      put: z.optional(Operation),
      delete: z.optional(Operation),
    }),
  ),
  components: z.strictObject({
    securitySchemes: z.record(
      z.string(),
      z.strictObject({
        type: z.literal('apiKey'),
        name: z.literal('Authorization'),
        in: z.literal('header'),
        'x-amazon-apigateway-authtype': z.literal('cognito_user_pools'),
        [authorizer]: z.strictObject({
          type: z.literal('cognito_user_pools'),
          providerARNs: z.array(z.string()).check(z.length(1)),
          authorizerResultTtlInSeconds: z.number(),
        }),
      }),
    ),
  }),
  [responses]: z.record(
    z.string(),
    z.strictObject({
      statusCode: z.optional(z.string()),
      // `'*'` in single quotes is the only mapping that needs no request.
      responseParameters: z.record(z.string(), z.string().check(z.regex(/^'.*'$/s))),
      responseTemplates: z.record(z.string(), z.string()),
    }),
  ),
});

/**
 * Reads the REST API of the template.
 * @throws LocalCloudError if there is not exactly one, or it uses unsupported features
 */
export const readApi = (assembly: Assembly, functions: readonly LocalFunction[]): ApiDefinition => {
  const [api, ...moreApis] = assembly.ofType('AWS::ApiGateway::RestApi');
  const [stage] = assembly.ofType('AWS::ApiGateway::Stage');
  if (!api || !stage || moreApis.length > 0) throw new LocalCloudError('The template needs exactly one REST API with a stage.');
  const read = Body.safeParse(api.properties['Body']);
  if (!read.success)
    throw new LocalCloudError(`The body of the REST API is not one that the local cloud runs: ${z.prettifyError(read.error)}`);
  const body = read.data;

  const settings = listOf(stage.properties['MethodSettings']).map((setting) => {
    const { HttpMethod, ResourcePath, ThrottlingRateLimit, ThrottlingBurstLimit } = objectOf(setting);
    const path = (textOf(ResourcePath) ?? '/*').replace(/^\/(?=~1)/, '').replaceAll('~1', '/');
    return { method: textOf(HttpMethod) ?? '*', path, rate: numberOf(ThrottlingRateLimit), burst: numberOf(ThrottlingBurstLimit) };
  });
  const throttleOf = (method: string, path: string): Method['throttle'] => {
    const found =
      settings.find((setting) => setting.path === path && setting.method === method) ??
      settings.find((setting) => setting.path === path && setting.method === '*') ??
      settings.find((setting) => setting.path === '/*' && setting.method === '*');
    return found?.rate === undefined || found.rate < 0 ? undefined : { rate: found.rate, burst: found.burst ?? found.rate };
  };
  const methodOf = (httpMethod: string, path: string, { security, [integration]: { uri } }: Operation): Method => {
    const where = `${httpMethod} ${path}`;
    const arn = /\/functions\/(arn:[^/]+)\/invocations$/.exec(uri)?.[1];
    const found = functions.find((candidate) => candidate.arn === arn);
    if (!found) throw new LocalCloudError(`${where} is served by a function that the template does not have.`);
    requirePermission(
      assembly,
      'apigateway',
      `arn:aws:execute-api:${region}:${accountId}:${api.physicalId}/${stage.physicalId}/${httpMethod}${path}`,
      found,
    );
    const schemes = Object.entries(security?.[0] ?? {});
    if (schemes.some(([scheme]) => body.components.securitySchemes[scheme] === undefined))
      throw new LocalCloudError(`${where} has no authorizer.`);
    return {
      httpMethod,
      resourcePath: path,
      scopes: security && schemes.flatMap(([, scopes]) => scopes),
      function: found,
      throttle: throttleOf(httpMethod, path),
    };
  };

  const node = (): Node => ({ children: new Map(), parameter: undefined, methods: new Map() });
  const root = node();
  const nodeOf = (path: string): Node => {
    let at = root;
    for (const part of path.split('/').slice(1)) {
      const [, name] = /^\{(\w+)\}$/.exec(part) ?? [];
      if (name === undefined) {
        const child = at.children.get(part) ?? node();
        at.children.set(part, child);
        at = child;
      } else {
        at.parameter ??= { name, node: node() };
        if (at.parameter.name !== name) throw new LocalCloudError(`${path} gives a part of its path another name than its siblings.`);
        at = at.parameter.node;
      }
    }
    return at;
  };
  const methods = Object.entries(body.paths).flatMap(([path, item]) =>
    verbs.flatMap((verb) => {
      const operation = item[verb];
      if (operation === undefined) return [];
      const method = methodOf(verb.toUpperCase(), path, operation);
      nodeOf(path).methods.set(method.httpMethod, method);
      return [method];
    }),
  );

  const gatewayResponses = new Map(
    Object.entries(body[responses]).map(([type, { statusCode, responseParameters, responseTemplates }]): [string, GatewayResponse] => [
      type,
      {
        status: statusCode === undefined ? undefined : Number(statusCode),
        headers: Object.fromEntries(
          Object.entries(responseParameters).map(([name, value]) => [
            name.replace('gatewayresponse.header.', '').toLowerCase(),
            value.slice(1, -1),
          ]),
        ),
        templates: Object.entries(responseTemplates),
      },
    ]),
  );

  return {
    apiId: api.physicalId,
    stage: stage.physicalId,
    binaryMediaTypes: textsOf(api.properties['BinaryMediaTypes']),
    gatewayResponses,
    methods,
    match(httpMethod, rawPath) {
      const segments = rawPath === '' || rawPath === '/' ? [] : rawPath.slice(1).split('/');
      const parameters: [string, string][] = [];
      let at = root;
      for (const segment of segments) {
        const child = at.children.get(segment);
        if (child) at = child;
        else if (segment !== '' && at.parameter) {
          parameters.push([at.parameter.name, segment]);
          at = at.parameter.node;
        } else return undefined;
      }
      const method = at.methods.get(httpMethod);
      if (!method) return undefined;
      if (parameters.length === 0) return { method, pathParameters: null };
      try {
        return { method, pathParameters: Object.fromEntries(parameters.map(([name, value]) => [name, decodeURIComponent(value)])) };
      } catch {
        return 'malformed';
      }
    },
  };
};
