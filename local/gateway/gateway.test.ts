import { createServer, request as httpRequest } from 'node:http';
import type { APIGatewayProxyEvent } from 'aws-lambda';
import { afterEach, expect, test, vi } from 'vitest';
import { readApi } from './api-definition.ts';
import { cognitoAuthorizer, flattenClaims, type Verdict } from '../identity/authorizer.ts';
import type { LocalFunction } from '../functions/functions.ts';
import { gateway } from './gateway.ts';
import { passwordProblem } from '../identity/passwords.ts';
import { FunctionRights } from '../access/rights.ts';
import { linkTemplates, type Template } from '../template/template.ts';

const scope = 'aws.cognito.signin.user.admin';
const verdicts: Readonly<Record<string, Verdict>> = {
  access: {
    outcome: 'verified',
    claims: { token_use: 'access', scope: `openid ${scope}`, 'cognito:groups': ['ADMIN', 'PATIENT'], sub: 's' },
    expiresAtEpochSeconds: 1e10,
  },
  id: { outcome: 'verified', claims: { token_use: 'id' }, expiresAtEpochSeconds: 1e10 },
  narrow: { outcome: 'verified', claims: { token_use: 'access', scope: 'openid' }, expiresAtEpochSeconds: 1e10 },
  old: { outcome: 'expired' },
};

const integration = {
  type: 'aws_proxy',
  httpMethod: 'POST',
  uri: {
    'Fn::Join': ['', ['arn:aws:apigateway:ap-south-1:lambda:path/2015-03-31/functions/', { 'Fn::GetAtt': ['F', 'Arn'] }, '/invocations']],
  },
};
const operation = { responses: {}, 'x-amazon-apigateway-integration': integration };
const guarded = { ...operation, security: [{ cognito: [scope] }] };
const body = {
  openapi: '3.0.1',
  info: {},
  paths: {
    '/things': { get: guarded, post: operation },
    '/things/stats': { get: operation },
    '/things/{id}': { parameters: [{ name: 'id', in: 'path' }], get: operation },
    '/things/{id}/files/{path}': { get: operation },
  },
  components: {
    securitySchemes: {
      cognito: {
        type: 'apiKey',
        name: 'Authorization',
        in: 'header',
        'x-amazon-apigateway-authtype': 'cognito_user_pools',
        'x-amazon-apigateway-authorizer': { type: 'cognito_user_pools', providerARNs: ['arn:pool'], authorizerResultTtlInSeconds: 0 },
      },
    },
  },
  'x-amazon-apigateway-gateway-responses': {
    MISSING_AUTHENTICATION_TOKEN: {
      statusCode: '404',
      responseParameters: { 'gatewayresponse.header.Cache-Control': "'no-store'" },
      responseTemplates: {
        'application/json': '{"code":"NOT_FOUND","requestId":"$context.requestId","words":$context.error.messageString}',
      },
    },
  },
};
const resources = {
  Api: { Type: 'AWS::ApiGateway::RestApi', Properties: { BinaryMediaTypes: ['application/pdf'], Body: body } },
  Stage: {
    Type: 'AWS::ApiGateway::Stage',
    Properties: {
      StageName: 'api',
      MethodSettings: [{ HttpMethod: 'POST', ResourcePath: '/~1things', ThrottlingRateLimit: 0.001, ThrottlingBurstLimit: 2 }],
    },
  },
  F: { Type: 'AWS::Lambda::Function' },
  Permission: {
    Type: 'AWS::Lambda::Permission',
    Properties: {
      Action: 'lambda:InvokeFunction',
      FunctionName: { 'Fn::GetAtt': ['F', 'Arn'] },
      Principal: 'apigateway.amazonaws.com',
      SourceArn: { 'Fn::Sub': 'arn:aws:execute-api:ap-south-1:000000000000:${Api}/api/*' },
    },
  },
};
const template: Template = JSON.parse(JSON.stringify({ Resources: resources, Outputs: {}, Parameters: {}, Conditions: {}, Mappings: {} }));

let close = (): void => undefined;
afterEach(() => close());

const functionOf = (arn: string, respond: (event: APIGatewayProxyEvent) => unknown): LocalFunction => ({
  name: 'f',
  constructName: 'f',
  arn,
  timeoutMs: 60_000,
  rights: new FunctionRights({ statements: [], principalArn: '' }, ''),
  warm: () => undefined,
  stop: async () => undefined,
  invoke: async (event) => respond(event as APIGatewayProxyEvent),
});

/** Starts a gateway whose one function answers with `respond`; `call` requests paths without normalising them. */
const start = async (respond: (event: APIGatewayProxyEvent) => unknown = (event) => ({ statusCode: 200, body: JSON.stringify(event) })) => {
  const assembly = linkTemplates({ api: template });
  const served = functionOf(assembly.ofType('AWS::Lambda::Function')[0]?.attribute('Arn') ?? '', respond);
  const authorize = cognitoAuthorizer((token) => verdicts[token] ?? { outcome: 'invalid' });
  const handle = gateway(readApi(assembly, [served]), authorize, { throttling: true });
  const server = createServer((request, response) => handle(request, response, request.url ?? ''));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  close = () => server.close();
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return (verb: string, path: string, headers: Record<string, string> = {}, body?: Buffer | string) =>
    new Promise<{ status: number; headers: Record<string, unknown>; text: string }>((done, refuse) => {
      const call = httpRequest({ port, host: '127.0.0.1', method: verb, path, headers, agent: false }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () =>
          done({ status: response.statusCode ?? 0, headers: response.headers, text: Buffer.concat(chunks).toString() }),
        );
      });
      call.on('error', refuse);
      call.end(body);
    });
};
const eventOf = (text: string): APIGatewayProxyEvent => JSON.parse(text);

test('a static part takes precedence over a parameter, and a parameter is decoded', async () => {
  const call = await start();
  expect(eventOf((await call('GET', '/things/stats')).text)).toMatchObject({ resource: '/things/stats', pathParameters: null });
  expect(eventOf((await call('GET', '/things/a%2Fb%20%D9%85')).text)).toMatchObject({
    resource: '/things/{id}',
    pathParameters: { id: 'a/b م' },
  });
  expect(eventOf((await call('GET', '/things/a/files/b')).text)).toMatchObject({
    resource: '/things/{id}/files/{path}',
    pathParameters: { id: 'a', path: 'b' },
  });
  expect((await call('PATCH', '/things')).status).toBe(404);
  expect((await call('GET', '/things/%E0%A4%A')).status).toBe(400);
});

test.each(['/', '/nothing', '/things/', '/things/a/b', '/things/a/files', '//things'])(
  '%s is answered by the template’s own words',
  async (path) => {
    const { status, headers, text } = await (await start())('GET', path, { authorization: 'access' });
    expect(status).toBe(404);
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'content-type': 'application/json' });
    expect(JSON.parse(text)).toEqual({ code: 'NOT_FOUND', requestId: headers['x-amzn-requestid'], words: 'Missing Authentication Token' });
  },
);

test('a method whose function does not permit the gateway is rejected at start', () => {
  const assembly = linkTemplates({ api: { ...template, Resources: { ...template.Resources, Permission: { Type: 'AWS::SQS::Queue' } } } });
  const [served] = assembly.ofType('AWS::Lambda::Function').map((resource) => functionOf(resource.attribute('Arn'), () => undefined));
  expect(() => readApi(assembly, served ? [served] : [])).toThrow(
    /does not permit apigateway to invoke the function f for .*\/api\/GET\/things/,
  );
});

test('a method with scopes accepts only an access token with one of them', async () => {
  const call = await start();
  const withToken = (authorization: string) => call('GET', '/things', { authorization });
  for (const token of ['Bearer access', 'access']) expect((await withToken(token)).status).toBe(200);
  for (const token of ['', 'Bearer id', 'Bearer narrow', 'Bearer old', 'Bearer other', 'Basic access'])
    expect((await withToken(token)).status).toBe(401);
  expect((await call('GET', '/things')).status).toBe(401);
  const { requestContext } = eventOf((await withToken('Bearer access')).text);
  expect(requestContext.authorizer?.['claims']).toMatchObject({ 'cognito:groups': 'ADMIN,PATIENT', token_use: 'access' });
});

test('the event has repeated values, decoded queries and the unchanged body', async () => {
  const call = await start();
  const { text } = await call('POST', '/things?a=1&a=2&b=x%20y&c', { 'X-Twice': 'v', 'content-type': 'application/json' }, '{"م":1}');
  expect(eventOf(text)).toMatchObject({
    queryStringParameters: { a: '2', b: 'x y', c: '' },
    multiValueQueryStringParameters: { a: ['1', '2'] },
    headers: { 'X-Twice': 'v' },
    body: '{"م":1}',
    isBase64Encoded: false,
    requestContext: { stage: 'api', path: '/api/things', identity: { sourceIp: '127.0.0.1' } },
  });
  const pdf = await call('POST', '/things', { 'content-type': 'application/pdf' }, Buffer.from([0xff, 0]));
  expect(eventOf(pdf.text)).toMatchObject({ body: '/wA=', isBase64Encoded: true });
});

test('treats property names of every JavaScript object as ordinary query and header names', async () => {
  const call = await start();
  for (const name of ['__proto__', 'constructor', 'toString']) {
    const { text } = await call('GET', `/things/a/files/b?${name}=1&${name}=2`, { [name === '__proto__' ? 'x' : name]: 'v' });
    const event = eventOf(text);
    expect([Object.entries(event.queryStringParameters ?? {}), Object.entries(event.multiValueQueryStringParameters ?? {})]).toEqual([
      [[name, '2']],
      [[name, ['1', '2']]],
    ]);
  }
  const { text } = await call('GET', '/things/stats', Object.fromEntries([['__proto__', 'v']]));
  expect(Object.entries(eventOf(text).headers)).toContainEqual(['__proto__', 'v']);
});

test('requests beyond the burst, and bodies beyond 10 MB, are rejected', async () => {
  const call = await start();
  expect((await call('POST', '/things', {}, 'x'.repeat(10 * 1024 * 1024 + 1))).status).toBe(413);
  expect((await call('POST', '/things')).status).toBe(200);
  expect((await call('POST', '/things')).status).toBe(429);
});

test.each([[undefined], ['text'], [{}], [{ statusCode: 200, body: {} }], [{ statusCode: 200, headers: { a: {} } }]])(
  'the answer %j of a function is a 502',
  async (answer) => {
    const { status, text } = await (await start(() => answer))('GET', '/things/stats');
    expect([status, text]).toEqual([502, '{"message":"Internal server error"}']);
  },
);

test('a function that throws causes a 502, and its headers are delivered as by API Gateway', async () => {
  const failing = await start(() => Promise.reject(new Error('secret')));
  const failed = await failing('GET', '/things/stats');
  expect([failed.status, failed.text.includes('secret')]).toEqual([502, false]);
  close();
  const call = await start(() => ({
    statusCode: 201,
    headers: { ETag: '"1"', 'WWW-Authenticate': 'x', 'Content-Length': 99 },
    multiValueHeaders: { 'Set-Cookie': ['a', 'b'] },
    body: 'aGk=',
    isBase64Encoded: true,
  }));
  const { status, headers, text } = await call('GET', '/things/stats', { accept: 'application/pdf' });
  expect([status, text]).toEqual([201, 'hi']);
  expect(headers).toMatchObject({ etag: '"1"', 'x-amzn-remapped-www-authenticate': 'x', 'set-cookie': ['a', 'b'], 'content-length': '2' });
  expect((await call('GET', '/things/stats', { accept: 'text/plain' })).text).toBe('aGk=');
});

test('an answer beyond 6 MB is a 502, and one after 29 seconds a 504', async () => {
  const large = await start(() => ({ statusCode: 200, body: 'x'.repeat(6 * 1024 * 1024 + 1) }));
  expect((await large('GET', '/things/1')).status).toBe(502);
  close();
  const { promise: asked, resolve: ask } = Promise.withResolvers<void>();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const slow = await start(() => {
      ask();
      return new Promise(() => undefined);
    });
    const answer = slow('GET', '/things/1');
    await asked;
    vi.advanceTimersByTime(29_000);
    expect(await answer).toMatchObject({ status: 504, text: '{"message":"Endpoint request timed out"}' });
  } finally {
    vi.useRealTimers();
  }
});

test.each([
  [
    'an operation whose authorizer is not there',
    { '/things': { get: { ...operation, security: [{ other: [scope] }] } } },
    'GET /things has no authorizer',
  ],
  ['one that asks for a token of no scope', { '/things': { get: { ...operation, security: [{ cognito: [] }] } } }, 'security'],
  [
    'an integration that is not run',
    { '/things': { get: { ...operation, 'x-amazon-apigateway-integration': { type: 'mock' } } } },
    'integration',
  ],
  ['two names of one part', { '/things/{id}': { get: operation }, '/things/{name}/x': { get: operation } }, 'another name'],
  [
    'a function that is not there',
    { '/things': { get: { ...operation, 'x-amazon-apigateway-integration': { ...integration, uri: 'arn' } } } },
    'does not have',
  ],
])('%s is rejected at start', (_, paths, words) => {
  const assembly = linkTemplates({
    api: {
      ...template,
      Resources: { ...template.Resources, Api: { Type: 'AWS::ApiGateway::RestApi', Properties: { Body: { ...body, paths } } } },
    },
  });
  const [served] = assembly.ofType('AWS::Lambda::Function').map((resource) => functionOf(resource.attribute('Arn'), () => undefined));
  expect(() => readApi(assembly, served ? [served] : [])).toThrow(words);
});

test('a known token is not verified again until it expires', () => {
  let verified = 0;
  let nowMs = 0;
  const authorize = cognitoAuthorizer(
    () => {
      verified += 1;
      return nowMs < 10_000 ? { outcome: 'verified', claims: { token_use: 'id' }, expiresAtEpochSeconds: 10 } : { outcome: 'expired' };
    },
    () => nowMs,
  );
  expect(authorize('t', [])).toMatchObject({ tokenUse: 'id' });
  expect(authorize('Bearer t', [])).toMatchObject({ tokenUse: 'id' });
  expect(verified).toBe(1);
  nowMs = 10_000;
  expect(authorize('t', [])).toBe('expired');
});

test('claims are text, their dates as Java writes them', () => {
  expect(flattenClaims({ exp: 1_692_702_330, auth_time: 1, email_verified: true, 'cognito:groups': ['A', 'B'] })).toEqual({
    exp: 'Tue Aug 22 11:05:30 UTC 2023',
    auth_time: '1',
    email_verified: 'true',
    'cognito:groups': 'A,B',
  });
});

test.each([
  ['Short1!', 'Password not long enough'],
  ['ALLUPPERCASE1!', 'Password must have lowercase characters'],
  ['alllowercase1!', 'Password must have uppercase characters'],
  ['NoNumbersHere!', 'Password must have numeric characters'],
  ['NoSymbolsHere1', 'Password must have symbol characters'],
  ['Good-Enough-1x', undefined],
])('the password %s: %s', (password, problem) => {
  const policy = { minimumLength: 12, lowercase: true, uppercase: true, numbers: true, symbols: true };
  expect(passwordProblem(password, policy)).toBe(problem && `Password did not conform with policy: ${problem}`);
});
