import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { APIGatewayProxyEvent } from 'aws-lambda';
import * as z from 'zod/mini';
import type { ApiDefinition, Match, Method } from './api-definition.ts';
import type { Authorize, Caller } from '../identity/authorizer.ts';
import { accountId } from '../template/template.ts';

const requestLimitBytes = 10 * 1024 * 1024;
const answerLimitBytes = 6 * 1024 * 1024;
const integrationTimeoutMs = 29_000;

/** The gateway's own refusals, with AWS's default status and wording. */
const refusals = {
  BAD_REQUEST_BODY: [400, 'Bad Request'],
  UNAUTHORIZED: [401, 'Unauthorized'],
  EXPIRED: [401, 'The incoming token has expired'],
  MISSING_AUTHENTICATION_TOKEN: [403, 'Missing Authentication Token'],
  REQUEST_TOO_LARGE: [413, 'Request Too Long'],
  THROTTLED: [429, 'Too Many Requests'],
  BAD_GATEWAY: [502, 'Internal server error'],
  INTEGRATION_TIMEOUT: [504, 'Endpoint request timed out'],
} as const;
type Refusal = keyof typeof refusals;
/** Fallback for refusals without their own response type. */
const responseType: Partial<Record<Refusal, string>> = { EXPIRED: 'UNAUTHORIZED', BAD_GATEWAY: 'DEFAULT_5XX' };

const Header = z.union([z.string(), z.number(), z.boolean()]);
const ProxyResult = z.looseObject({
  statusCode: z.union([z.int(), z.pipe(z.string().check(z.regex(/^\d{3}$/)), z.transform(Number))]),
  headers: z.nullish(z.record(z.string(), Header)),
  multiValueHeaders: z.nullish(z.record(z.string(), z.array(Header))),
  body: z.nullish(z.string()),
  isBase64Encoded: z.nullish(z.boolean()),
});

/** Answer headers that API Gateway reserves: dropped, or renamed. */
const withheld = new Set(['connection', 'content-length', 'keep-alive', 'transfer-encoding', 'trailer', 'upgrade']);
const remapped = new Set([
  'authorization',
  'date',
  'server',
  'www-authenticate',
  'host',
  'user-agent',
  'max-forwards',
  'te',
  'via',
  'warning',
]);

const two = (value: number): string => String(value).padStart(2, '0');
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
/** `21/Nov/2025:08:00:00 +0000` */
const requestTime = (ms: number): string => {
  const at = new Date(ms);
  const time = `${two(at.getUTCHours())}:${two(at.getUTCMinutes())}:${two(at.getUTCSeconds())}`;
  return `${two(at.getUTCDate())}/${months[at.getUTCMonth()]}/${at.getUTCFullYear()}:${time} +0000`;
};

const matchesType = (pattern: string, type: string): boolean =>
  pattern === '*/*' || pattern === type || (pattern.endsWith('/*') && type.startsWith(pattern.slice(0, -1)));

/** Allows `burst` calls at once, then `rate` per second. */
const bucket = ({ rate, burst }: NonNullable<Method['throttle']>): (() => boolean) => {
  let tokens = burst;
  let last = performance.now();
  return () => {
    const now = performance.now();
    tokens = Math.min(burst, tokens + ((now - last) / 1000) * rate);
    last = now;
    if (tokens < 1) return false;
    tokens -= 1;
    return true;
  };
};

/** Keyed by untrusted names: `__proto__` and `constructor` are ordinary names here. */
const byName = <Value>(): Record<string, Value> => Object.create(null);

const pairsOf = (rawHeaders: readonly string[]): [Record<string, string>, Record<string, string[]>] => {
  const single = byName<string>();
  const multiple = byName<string[]>();
  for (let index = 0; index + 1 < rawHeaders.length; index += 2) {
    const name = rawHeaders[index] ?? '';
    const value = rawHeaders[index + 1] ?? '';
    single[name] = value;
    (multiple[name] ??= []).push(value);
  }
  return [single, multiple];
};
const queryOf = (query: string): [Record<string, string>, Record<string, string[]>] | [null, null] => {
  if (query === '') return [null, null];
  const single = byName<string>();
  const multiple = byName<string[]>();
  for (const [name, value] of new URLSearchParams(query)) {
    single[name] = value;
    (multiple[name] ??= []).push(value);
  }
  return [single, multiple];
};

const noIdentity = {
  accessKey: null,
  accountId: null,
  apiKey: null,
  apiKeyId: null,
  caller: null,
  clientCert: null,
  cognitoAuthenticationProvider: null,
  cognitoAuthenticationType: null,
  cognitoIdentityId: null,
  cognitoIdentityPoolId: null,
  principalOrgId: null,
  user: null,
  userArn: null,
};

interface Received {
  readonly request: IncomingMessage;
  readonly rawPath: string;
  readonly query: string;
  readonly requestId: string;
  readonly atMs: number;
}

/** The event that a REST API sends to a function in proxy integration. */
const eventOf = (
  api: ApiDefinition,
  { request, rawPath, query, requestId, atMs }: Received,
  match: Match,
  caller: Caller | undefined,
  body: Buffer | undefined,
): APIGatewayProxyEvent => {
  const { method, pathParameters } = match;
  const [headers, multiValueHeaders] = pairsOf(request.rawHeaders);
  const [queryStringParameters, multiValueQueryStringParameters] = queryOf(query);
  const contentType = (request.headers['content-type'] ?? '').split(';', 1)[0] ?? '';
  const binary = body !== undefined && api.binaryMediaTypes.some((pattern) => matchesType(pattern, contentType));
  const sourceIp = request.socket.remoteAddress ?? '127.0.0.1';
  headers['X-Forwarded-For'] = sourceIp;
  headers['X-Forwarded-Proto'] = 'https';
  headers['X-Forwarded-Port'] = '443';
  return {
    resource: method.resourcePath,
    path: rawPath === '' ? '/' : rawPath,
    httpMethod: request.method ?? '',
    headers,
    multiValueHeaders,
    queryStringParameters,
    multiValueQueryStringParameters,
    pathParameters,
    stageVariables: null,
    requestContext: {
      accountId,
      apiId: api.apiId,
      authorizer: caller && { claims: caller.claims, scopes: caller.scopes },
      domainName: request.headers.host ?? '',
      domainPrefix: api.apiId,
      extendedRequestId: requestId,
      httpMethod: request.method ?? '',
      identity: { ...noIdentity, sourceIp, userAgent: request.headers['user-agent'] ?? null },
      path: `/${api.stage}${rawPath}`,
      protocol: 'HTTP/1.1',
      requestId,
      requestTime: requestTime(atMs),
      requestTimeEpoch: atMs,
      resourceId: method.resourcePath,
      resourcePath: method.resourcePath,
      stage: api.stage,
    },
    body: body === undefined ? null : body.toString(binary ? 'base64' : 'utf8'),
    isBase64Encoded: binary,
  };
};

/** The whole body, undefined when there is none, "too large" beyond the gateway's limit. */
const bodyOf = (request: IncomingMessage): Promise<Buffer | undefined | 'too large'> => {
  const length = request.headers['content-length'];
  if (length === '0' || (length === undefined && request.headers['transfer-encoding'] === undefined)) return Promise.resolve(undefined);
  if (Number(length) > requestLimitBytes) return Promise.resolve('too large');
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let bytes = 0;
    request.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > requestLimitBytes) resolve('too large');
      else chunks.push(chunk);
    });
    request.on('end', () => resolve(chunks.length === 0 ? undefined : Buffer.concat(chunks)));
    request.on('error', reject);
  });
};

const within = async <T>(promise: Promise<T>, ms: number): Promise<T | 'timeout'> => {
  const { promise: timeout, resolve } = Promise.withResolvers<'timeout'>();
  const timer = setTimeout(() => resolve('timeout'), ms);
  try {
    return await Promise.race([promise, timeout]);
  } finally {
    clearTimeout(timer);
  }
};

/**
 * Serves a REST API: routing, authorizer, throttling, limits, proxy integration and gateway responses. `throttling: false` leaves
 * out the stage's rates, for measurements. The second parameter of the server is what follows the stage in the URL.
 */
export const gateway = (
  api: ApiDefinition,
  authorize: Authorize,
  { throttling }: { readonly throttling: boolean },
): ((request: IncomingMessage, response: ServerResponse, pathAndQuery: string) => void) => {
  const permits = new Map(
    throttling ? api.methods.flatMap((method) => (method.throttle ? [[method, bucket(method.throttle)] as const] : [])) : [],
  );

  const refuse = ({ request, requestId, atMs }: Received, response: ServerResponse, refusal: Refusal): void => {
    const [defaultStatus, message] = refusals[refusal];
    const type = responseType[refusal] ?? refusal;
    const own = api.gatewayResponses.get(type) ?? api.gatewayResponses.get(defaultStatus < 500 ? 'DEFAULT_4XX' : 'DEFAULT_5XX');
    const status = own?.status ?? defaultStatus;
    const context: Readonly<Record<string, string>> = {
      requestId,
      extendedRequestId: requestId,
      requestTime: requestTime(atMs),
      requestTimeEpoch: String(atMs),
      stage: api.stage,
      httpMethod: request.method ?? '',
      'error.message': message,
      'error.messageString': JSON.stringify(message),
      'error.responseType': type,
    };
    const [contentType, template] = own?.templates[0] ?? ['application/json', '{"message":$context.error.messageString}'];
    const body = template.replaceAll(/\$context\.([A-Za-z]+(?:\.[A-Za-z]+)*)/g, (_, name: string) => context[name] ?? '');
    // The unread rest of a body must not be parsed as the next request.
    if (!request.complete) response.shouldKeepAlive = false;
    response.writeHead(status, {
      'content-type': contentType,
      'content-length': Buffer.byteLength(body),
      'x-amzn-requestid': requestId,
      'x-amzn-errortype': type,
      ...own?.headers,
    });
    response.end(body);
  };

  const deliver = (received: Received, response: ServerResponse, result: unknown): void => {
    const parsed = ProxyResult.safeParse(result);
    if (!parsed.success) return refuse(received, response, 'BAD_GATEWAY');
    const { statusCode, headers, multiValueHeaders, body, isBase64Encoded } = parsed.data;
    const accept = (received.request.headers.accept ?? '').split(/[,;]/, 1)[0] ?? '';
    // As on AWS, without a matching binary media type the caller gets the base64 text.
    const decode = isBase64Encoded === true && api.binaryMediaTypes.some((pattern) => matchesType(pattern, accept));
    const content = decode ? Buffer.from(body ?? '', 'base64') : (body ?? '');
    const bytes = Buffer.byteLength(content);
    if (bytes > answerLimitBytes) return refuse(received, response, 'BAD_GATEWAY');
    const out = byName<string | string[]>();
    out['content-type'] = 'application/json';
    const set = (name: string, value: string | string[]): void => {
      const lower = name.toLowerCase();
      if (!withheld.has(lower)) out[remapped.has(lower) ? `x-amzn-remapped-${lower}` : lower] = value;
    };
    for (const [name, value] of Object.entries(headers ?? {})) set(name, String(value));
    for (const [name, values] of Object.entries(multiValueHeaders ?? {})) set(name, values.map(String));
    out['content-length'] = String(bytes);
    out['x-amzn-requestid'] = received.requestId;
    response.writeHead(statusCode, out);
    response.end(content);
  };

  const serve = async (received: Received, response: ServerResponse): Promise<void> => {
    const { request, rawPath, requestId } = received;
    const match = api.match(request.method ?? '', rawPath);
    if (match === undefined) return refuse(received, response, 'MISSING_AUTHENTICATION_TOKEN');
    if (match === 'malformed') return refuse(received, response, 'BAD_REQUEST_BODY');
    const { method } = match;
    if (permits.get(method)?.() === false) return refuse(received, response, 'THROTTLED');
    let caller: Caller | undefined;
    if (method.scopes !== undefined) {
      const verdict = authorize(request.headers.authorization, method.scopes);
      if (typeof verdict === 'string') return refuse(received, response, verdict === 'expired' ? 'EXPIRED' : 'UNAUTHORIZED');
      caller = verdict;
    }
    const body = await bodyOf(request);
    if (body === 'too large') return refuse(received, response, 'REQUEST_TOO_LARGE');
    const invocation = method.function.invoke(eventOf(api, received, match, caller, body), requestId);
    let result: unknown;
    try {
      result = method.function.timeoutMs < integrationTimeoutMs ? await invocation : await within(invocation, integrationTimeoutMs);
    } catch {
      return refuse(received, response, 'BAD_GATEWAY');
    }
    if (result === 'timeout') return refuse(received, response, 'INTEGRATION_TIMEOUT');
    deliver(received, response, result);
  };

  return (request, response, pathAndQuery) => {
    const [rawPath = '', query = ''] = pathAndQuery.split(/\?(.*)/s, 2);
    serve({ request, rawPath, query, requestId: randomUUID(), atMs: Date.now() }, response).catch(() => response.destroy());
  };
};
