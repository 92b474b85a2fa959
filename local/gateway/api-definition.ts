import { LocalCloudError } from '../lib/failure.ts';
import type { LocalFunction } from '../functions/functions.ts';
import { requirePermission } from '../access/permissions.ts';
import {
  accountId,
  listOf,
  numberOf,
  objectOf,
  region,
  textOf,
  textsOf,
  type Assembly,
  type Json,
  type JsonObject,
} from '../template/template.ts';

type Integration =
  | { readonly kind: 'function'; readonly function: LocalFunction }
  | { readonly kind: 'mock'; readonly status: number; readonly headers: Readonly<Record<string, string>> };

/** One method of the REST API. */
export interface Method {
  readonly httpMethod: string;
  readonly resourcePath: string;
  readonly resourceId: string;
  readonly signedIn: boolean;
  readonly scopes: readonly string[];
  readonly integration: Integration;
  /** Rate per second and burst from the stage's method settings. */
  readonly throttle: { readonly rate: number; readonly burst: number } | undefined;
}

interface Node {
  readonly resourceId: string;
  readonly path: string;
  readonly children: Map<string, Node>;
  /** `{name}` or `{name+}` child. */
  parameter: { readonly name: string; readonly node: Node } | undefined;
  greedy: { readonly name: string; readonly node: Node } | undefined;
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

/** `'*'` in single quotes is the only mapping that needs no request; others are refused at start. */
const staticValue = (value: Json, where: string): string => {
  const quoted = /^'(.*)'$/s.exec(textOf(value) ?? '');
  if (!quoted) throw new LocalCloudError(`${where} maps a header from ${JSON.stringify(value)}, which the local cloud cannot evaluate.`);
  return quoted[1] ?? '';
};
const staticHeaders = (parameters: JsonObject, prefix: string, where: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(parameters).map(([name, value]) => [name.replace(prefix, '').toLowerCase(), staticValue(value, where)]),
  );

const integrationOf = (integration: JsonObject, functions: readonly LocalFunction[], where: string): Integration => {
  if (integration['Type'] === 'AWS_PROXY') {
    const arn = /\/functions\/(arn:[^/]+)\/invocations$/.exec(textOf(integration['Uri']) ?? '')?.[1];
    const found = functions.find((candidate) => candidate.arn === arn);
    if (!found) throw new LocalCloudError(`${where} is served by a function that the template does not have.`);
    return { kind: 'function', function: found };
  }
  if (integration['Type'] === 'MOCK') {
    const response = objectOf(listOf(integration['IntegrationResponses'])[0]);
    return {
      kind: 'mock',
      status: numberOf(response['StatusCode']) ?? 200,
      headers: staticHeaders(objectOf(response['ResponseParameters']), 'method.response.header.', where),
    };
  }
  throw new LocalCloudError(
    `${where} has an integration of type ${JSON.stringify(integration['Type'])}, which the local cloud does not run.`,
  );
};

/**
 * Reads the REST API of the template.
 * @throws LocalCloudError when there is not exactly one, or it uses what the local cloud does not run
 */
export const readApi = (assembly: Assembly, functions: readonly LocalFunction[]): ApiDefinition => {
  const [api, ...moreApis] = assembly.ofType('AWS::ApiGateway::RestApi');
  const [stage] = assembly.ofType('AWS::ApiGateway::Stage');
  if (!api || !stage || moreApis.length > 0) throw new LocalCloudError('The template needs exactly one REST API with a stage.');

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

  const node = (resourceId: string, path: string): Node => ({
    resourceId,
    path,
    children: new Map(),
    parameter: undefined,
    greedy: undefined,
    methods: new Map(),
  });
  const root = node(api.attribute('RootResourceId'), '');
  const nodes = new Map([[root.resourceId, root]]);
  const resources = [...assembly.ofType('AWS::ApiGateway::Resource')];
  while (resources.length > 0) {
    const next = resources.findIndex(({ properties }) => nodes.has(textOf(properties['ParentId']) ?? ''));
    const [resource] = resources.splice(next, 1);
    const parent = nodes.get(textOf(resource?.properties['ParentId']) ?? '');
    if (!resource || !parent) throw new LocalCloudError('A resource of the REST API hangs on no parent.');
    const part = textOf(resource.properties['PathPart']) ?? '';
    const child = node(resource.physicalId, `${parent.path}/${part}`);
    nodes.set(resource.physicalId, child);
    const parameter = /^\{(.+?)(\+?)\}$/.exec(part);
    if (!parameter) parent.children.set(part, child);
    else if (parameter[2] === '+') parent.greedy = { name: parameter[1] ?? '', node: child };
    else parent.parameter = { name: parameter[1] ?? '', node: child };
  }
  const authorizers = assembly.ofType('AWS::ApiGateway::Authorizer').map(({ physicalId }) => physicalId);
  const methods: Method[] = [];
  for (const { properties, logicalId } of assembly.ofType('AWS::ApiGateway::Method')) {
    const httpMethod = textOf(properties['HttpMethod']) ?? '';
    const at = nodes.get(textOf(properties['ResourceId']) ?? '');
    const authorization = textOf(properties['AuthorizationType']) ?? 'NONE';
    const where = `The method ${logicalId}`;
    if (!at) throw new LocalCloudError(`${where} belongs to no resource.`);
    if (authorization !== 'NONE' && authorization !== 'COGNITO_USER_POOLS')
      throw new LocalCloudError(`${where} has the authorization ${authorization}, which the local cloud does not run.`);
    if (authorization === 'COGNITO_USER_POOLS' && !authorizers.includes(textOf(properties['AuthorizerId']) ?? ''))
      throw new LocalCloudError(`${where} has no authorizer.`);
    const method: Method = {
      httpMethod,
      resourcePath: at.path || '/',
      resourceId: at.resourceId,
      signedIn: authorization === 'COGNITO_USER_POOLS',
      scopes: textsOf(properties['AuthorizationScopes']),
      integration: integrationOf(objectOf(properties['Integration']), functions, where),
      throttle: throttleOf(httpMethod, at.path || '/'),
    };
    if (method.integration.kind === 'function') {
      const source = `arn:aws:execute-api:${region}:${accountId}:${api.physicalId}/${stage.physicalId}/${httpMethod}${method.resourcePath}`;
      requirePermission(assembly, 'apigateway', source, method.integration.function);
    }
    at.methods.set(httpMethod, method);
    methods.push(method);
  }

  const gatewayResponses = new Map(
    assembly.ofType('AWS::ApiGateway::GatewayResponse').map(({ properties, logicalId }): [string, GatewayResponse] => [
      textOf(properties['ResponseType']) ?? '',
      {
        status: numberOf(properties['StatusCode']),
        headers: staticHeaders(objectOf(properties['ResponseParameters']), 'gatewayresponse.header.', `The gateway response ${logicalId}`),
        templates: Object.entries(objectOf(properties['ResponseTemplates'])).map(([type, template]) => [type, textOf(template) ?? '']),
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
      let at: Node = root;
      for (const [index, segment] of segments.entries()) {
        const child: Node | undefined = at.children.get(segment);
        if (child) at = child;
        else if (segment !== '' && at.parameter) {
          parameters.push([at.parameter.name, segment]);
          at = at.parameter.node;
        } else if (segment !== '' && at.greedy) {
          parameters.push([at.greedy.name, segments.slice(index).join('/')]);
          at = at.greedy.node;
          break;
        } else return undefined;
      }
      const method = at.methods.get(httpMethod) ?? at.methods.get('ANY');
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
