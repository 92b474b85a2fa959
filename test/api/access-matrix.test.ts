import { type KeyObject, createPrivateKey, generateKeyPairSync, sign } from 'node:crypto';
import poolKey from 'cognito-local/lib/keys/cognitoLocal.private.json' with { type: 'json' };
import { expect, it } from 'vitest';
import type { Role } from '#contract/base/role.ts';
import type { Route } from '#contract/route.ts';
import { routeIds, routes } from '#contract/routes/table.ts';
import { loadAssembly } from '../../local/template/template.ts';
import { call, tokensOf } from './client.ts';
import { markdownTable } from '../markdown.ts';

const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const partsOf = (token: string): Record<string, unknown>[] =>
  token.split('.', 2).map((text) => JSON.parse(Buffer.from(text, 'base64url').toString()));
const signed = (key: KeyObject, header: object, claims: object): string => {
  const content = `${part(header)}.${part(claims)}`;
  return `${content}.${sign('RSA-SHA256', Buffer.from(content), key).toString('base64url')}`;
};

interface Caller {
  readonly name: string;
  readonly token: string | undefined;
  /** The role under which the gateway must admit the caller; undefined for none. */
  readonly role: Role | undefined;
}

/** Every kind of caller. The forged tokens are an administrator's with one thing wrong. */
async function callers(): Promise<readonly Caller[]> {
  const { access, id } = await tokensOf('ADMIN');
  const [header = {}, claims = {}] = partsOf(access);
  const [content = '', signature = ''] = access.split(/\.(?=[^.]*$)/);
  const key = createPrivateKey({ key: poolKey.jwk, format: 'jwk' });
  const { privateKey: foreignKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const now = Math.floor(Date.now() / 1000);
  const otherPool = { ...claims, iss: String(claims['iss']).replace(/_\w+$/, '_Elsewhere') };
  const inRole = async (role: Role): Promise<Caller> => ({ name: role, token: (await tokensOf(role)).access, role });
  const refused = (name: string, token: string | undefined): Caller => ({ name, token, role: undefined });
  return [
    refused('nobody', undefined),
    await inRole('PATIENT'),
    await inRole('CLINICIAN'),
    await inRole('ADMIN'),
    { name: 'no group', token: signed(key, header, { ...claims, 'cognito:groups': undefined }), role: 'PATIENT' },
    refused('foreign pool', signed(foreignKey, { ...header, kid: 'elsewhere' }, otherPool)),
    refused('foreign key', signed(foreignKey, header, claims)),
    refused('expired', signed(key, header, { ...claims, iat: now - 7200, exp: now - 1 })),
    refused('id token', id),
    refused('alg none', `${part({ ...header, alg: 'none' })}.${part(claims)}.`),
    refused('tampered', `${content}.${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`),
    { name: 'other client', token: signed(key, header, { ...claims, client_id: 'another-client-of-the-pool' }), role: 'ADMIN' },
  ];
}

/** The path of a request that changes nothing: ids match nothing, bodies are empty, and routes that are not public get an unknown query. */
const pathOf = ({ path, access }: Route): string =>
  `${path.replaceAll(/\{\w+\}/g, '01K5ZZZZZZZZZZZZZZZZZZZZZZ')}${access === 'public' ? '' : '?unknown=1'}`;

/** The status of such a request from a permitted caller. */
const letIn = ({ access, body, path, success }: Route): number =>
  access !== 'public' || body !== undefined ? 400 : path.includes('{') ? 404 : success.status;

const expected = (route: Route, { role }: Caller): number => {
  if (route.access === 'public') return letIn(route);
  if (role === undefined) return 401;
  return route.access.includes(role) ? letIn(route) : 403;
};

it('every route answers every kind of caller as the contract says', async () => {
  const everybody = await callers();
  const wanted: string[][] = [];
  const seen: string[][] = [];
  for (const id of routeIds) {
    const route: Route = routes[id];
    const statuses: string[] = [];
    for (const { token } of everybody) {
      const { status } = await call(route.method, pathOf(route), { token, body: route.body && {} });
      statuses.push(String(status));
    }
    const name = `${route.method} ${route.path}`;
    wanted.push([name, ...everybody.map((caller) => String(expected(route, caller)))]);
    seen.push([name, ...statuses]);
  }
  expect(seen).toEqual(wanted);
  const document = [
    '# Who may call what\n',
    'Recorded by `test/api/access-matrix.test.ts`, which calls every route of the contract as every kind of caller, with requests that change nothing. It',
    'fails when an answer differs from the contract or from this table; `npm run tables` rewrites it.\n',
    '401 and 403 refuse the caller; any other status means that the caller was let in: 400 and 404 are about the request. The tokens from “foreign',
    'pool” on are an administrator’s except for what their name says. “No group” is a signed-in person in no group, who counts as a PATIENT. “Foreign key” is the pool’s own issuer and key id with another key. “Other client” is',
    'signed by the pool for another of its clients: API Gateway asks for the pool and the scope, not for the client, and the pool has one.\n',
    markdownTable(['Route', ...everybody.map(({ name }) => name)], seen),
  ].join('\n');
  expect(loadAssembly('cdk.out').ofType('AWS::Cognito::UserPoolClient')).toHaveLength(1);
  await expect(document).toMatchFileSnapshot('../../docs/access-matrix.md');
});
