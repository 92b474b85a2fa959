import { inject } from 'vitest';
import type { Endpoints } from '../../local/lib/endpoints.ts';
import type { Exchange } from '../failures.ts';

/** A request to the running API, as any HTTP client makes it. */
export interface Call {
  readonly token?: string | undefined;
  readonly body?: unknown;
  /** Sent as is, instead of `body`. */
  readonly rawBody?: string;
  readonly headers?: Record<string, string>;
}

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  // Tests inspect answers of any shape.
  readonly body: any; // oxlint-disable-line typescript/no-explicit-any
}

let own: Endpoints | undefined;
/** From now on the file's tests call this cloud instead of the one shared with other files. */
export function askOwnCloud(at: Endpoints): void {
  own = at;
}
/** The endpoints of the cloud that this file's tests call. */
export const endpoints = (): Endpoints => own ?? inject('endpoints');

let exchanges: Exchange[] = [];
/** The running test's calls so far, for when it fails; they are forgotten. */
export function takeExchanges(): readonly Exchange[] {
  const taken = exchanges;
  exchanges = [];
  return taken;
}

export async function call(method: string, path: string, options: Call = {}, base: string = endpoints().apiUrl): Promise<Answer> {
  const response = await fetch(`${base}${path}`, {
    method,
    headers: {
      ...(options.body !== undefined || options.rawBody !== undefined ? { 'content-type': 'application/json' } : {}),
      ...(options.token !== undefined && { authorization: `Bearer ${options.token}` }),
      ...options.headers,
    },
    ...(options.rawBody !== undefined
      ? { body: options.rawBody }
      : options.body !== undefined
        ? { body: JSON.stringify(options.body) }
        : {}),
  });
  const text = await response.text();
  exchanges.push({ request: `${method} ${path}`, status: response.status, requestId: response.headers.get('x-amzn-requestid') ?? '' });
  return { status: response.status, headers: response.headers, body: text === '' ? undefined : JSON.parse(text) };
}

/** One call to the user pool, as a browser makes it. */
export async function cognito(operation: string, body: unknown, at: Endpoints = endpoints()): Promise<Answer> {
  const response = await fetch(at.cognitoEndpoint, {
    method: 'POST',
    headers: { 'content-type': 'application/x-amz-json-1.1', 'x-amz-target': `AWSCognitoIdentityProviderService.${operation}` },
    body: JSON.stringify(body),
  });
  return { status: response.status, headers: response.headers, body: await response.json() };
}

export interface Tokens {
  readonly access: string;
  readonly id: string;
  readonly refresh: string;
}

export async function signIn(email: string, password: string, at: Endpoints = endpoints()): Promise<Tokens> {
  const { status, body } = await cognito(
    'InitiateAuth',
    { AuthFlow: 'USER_PASSWORD_AUTH', ClientId: at.userPoolClientId, AuthParameters: { USERNAME: email, PASSWORD: password } },
    at,
  );
  if (status !== 200) throw new Error(`sign-in of ${email} failed: ${JSON.stringify(body)}`);
  const { AccessToken: access, IdToken: id, RefreshToken: refresh } = body.AuthenticationResult;
  return { access, id, refresh };
}

/** What a token says, read without verifying it. */
export const claimsOf = (token: string) => JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());

const signedIn = new Map<string, Promise<Tokens>>();
/** The tokens of an account, which signs in once for all tests of a file. */
export function sessionOf(email: string, password: string, at: Endpoints = endpoints()): Promise<Tokens> {
  const key = `${at.apiUrl} ${email}`;
  const tokens = signedIn.get(key) ?? signIn(email, password, at);
  signedIn.set(key, tokens);
  return tokens;
}
/** The tokens of a seeded account. */
export function tokensOf(role: 'CLINICIAN' | 'PATIENT' | 'ADMIN', at: Endpoints = endpoints()): Promise<Tokens> {
  const account = at.accounts.find((one) => one.role === role);
  if (account === undefined) throw new Error(`no account with role ${role}`);
  return sessionOf(account.email, account.password, at);
}

/**
 * Resets for the next file of the process: it calls the shared cloud and signs in again, because sessions end within a quarter of an hour.
 */
export function askAfresh(): void {
  own = undefined;
  signedIn.clear();
}

let serial = 0;
/** A body that the contract accepts for creating a patient; each is a different person. */
export function newPatientBody(personal: Record<string, unknown> = {}, more: Record<string, unknown> = {}) {
  serial += 1;
  const number = String(10_000_000 + (process.pid % 8999) * 10_000 + (serial % 10_000));
  return {
    personalInfo: {
      firstName: 'Test',
      lastName: `Person ${serial}`,
      email: `test.${process.pid}.${serial}@example.com`,
      phone: `+974 ${number}`,
      dateOfBirth: '1985-03-14',
      gender: 'female',
      ...personal,
    },
    medicalInfo: {
      allergies: [],
      medications: [],
      emergencyContact: { name: 'Next Of Kin', relationship: 'spouse', phone: '+974 44112233' },
    },
    ...more,
  };
}
