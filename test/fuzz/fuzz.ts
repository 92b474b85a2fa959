import { ErrorEnvelope } from '../../contract/base/errors.ts';
import type { RouteId } from '../../contract/routes/table.ts';
import type { Endpoints } from '../../local/lib/endpoints.ts';
import { call, signIn } from '../api/client.ts';
import { type Stored, tablesOf } from '../hostile/tables.ts';
import { type Asker, type FuzzRequest, type Known, generated } from './requests.ts';

export interface FuzzReport {
  readonly seed: number;
  readonly requests: number;
  /** Number of answers by status class: '2xx', '4xx', … */
  readonly byClass: Readonly<Record<string, number>>;
  /** Failures, each with the request that caused it. */
  readonly serverErrors: readonly string[];
  readonly outsideEnvelope: readonly string[];
  readonly writesAfterRefusal: readonly string[];
  readonly medianRefusalMs: number;
  /** The slowest refusal of each route, slowest first; repeated, since the processor may have been busy the first time. */
  readonly slowestRefusals: readonly { readonly ms: number; readonly request: string }[];
}

interface Heard {
  readonly status: number;
  readonly text: string;
  readonly ms: number;
}

const told = ({ method, path, asker, headers, rawBody = '' }: FuzzRequest): string =>
  `${method} ${path.slice(0, 300)} by ${asker} ${JSON.stringify(headers).slice(0, 300)} ${rawBody.slice(0, 500)}${rawBody.length > 500 ? `… (${rawBody.length})` : ''}`;

/** The path that deletes what an accepted request created: the tables stay small, and so are quick to scan. */
const undone: Partial<Record<RouteId, (made: { readonly id?: string; readonly sessionId?: string }) => string>> = {
  'patients.create': ({ id = '' }) => `/patients/${id}`,
  'patients.export': ({ id = '' }) => `/patients/exports/${id}`,
  'patients.orderExport': ({ id = '' }) => `/patients/exports/${id}`,
  'accessLog.export': ({ id = '' }) => `/patients/exports/${id}`,
  'accessLog.exportSignIns': ({ id = '' }) => `/patients/exports/${id}`,
  'patients.exportRecord': ({ id = '' }) => `/patients/exports/${id}`,
  'symptomCheck.create': ({ sessionId = '' }) => `/public/symptom-check/${sessionId}`,
};

const atOnce = 500;
const slowestOfRoute = 3;

/**
 * Sends generated requests to a running local cloud, one after another, and compares its tables before and after each refusal. The cloud
 * should have few patients and no other users.
 */
export async function fuzz(at: Endpoints, requests: number, seed: number): Promise<FuzzReport> {
  let tokens = await tokensFor(at);
  const { look, close } = tablesOf(at);
  const known = await knownOf(at, tokens);
  const byClass: Record<string, number> = {};
  const serverErrors: string[] = [];
  const outsideEnvelope: string[] = [];
  const writesAfterRefusal: string[] = [];
  const refusalMs: number[] = [];
  const dearest = new Map<RouteId, { readonly ms: number; readonly request: FuzzRequest }[]>();

  const send = async ({ method, path, asker, headers, rawBody }: FuzzRequest): Promise<Heard> => {
    const token = tokens[asker];
    const started = performance.now();
    const response = await fetch(`${at.apiUrl}${path}`, {
      method,
      headers: {
        ...(rawBody !== undefined && { 'content-type': 'application/json' }),
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...headers,
      },
      ...(rawBody !== undefined && { body: rawBody }),
    });
    return { status: response.status, text: await response.text(), ms: performance.now() - started };
  };

  let stored: Stored | undefined;
  const one = async (request: FuzzRequest): Promise<void> => {
    const before = stored ?? (await look());
    const { status, text, ms } = await send(request);
    const kind = `${Math.floor(status / 100)}xx`;
    byClass[kind] = (byClass[kind] ?? 0) + 1;
    if (status >= 500) serverErrors.push(`${status}: ${told(request)}`);
    if (status >= 400 && request.method !== 'HEAD' && !ErrorEnvelope.safeParse(parsed(text)).success)
      outsideEnvelope.push(`${status} ${text.slice(0, 100)}: ${told(request)}`);
    if (status < 400) {
      stored = undefined;
      const path = request.method === 'HEAD' ? undefined : undone[request.routeId]?.(Object(parsed(text)));
      if (path !== undefined) await call('DELETE', path, { token: tokens[request.asker], body: { reason: 'Made by the fuzz' } }, at.apiUrl);
      return;
    }
    refusalMs.push(ms);
    // Keep only the requests that will be repeated: a body may have 250 kB.
    const ofRoute = [...(dearest.get(request.routeId) ?? []), { ms, request }];
    dearest.set(request.routeId, ofRoute.toSorted((a, b) => b.ms - a.ms).slice(0, slowestOfRoute));
    stored = await look();
    if (stored.fingerprint !== before.fingerprint) writesAfterRefusal.push(`${status}: ${told(request)}`);
  };

  try {
    for (let sent = 0; sent < requests; sent += atOnce) {
      for (const request of generated(Math.min(atOnce, requests - sent), seed + sent, known)) await one(request);
      // A token lives for 15 minutes; the gateway would refuse an expired one. The sign-ins are stored too.
      tokens = await tokensFor(at);
      stored = undefined;
    }
    const median = refusalMs.toSorted((a, b) => a - b)[Math.floor(refusalMs.length / 2)] ?? 0;
    const slowestRefusals: { ms: number; request: string }[] = [];
    for (const ofRoute of dearest.values()) {
      const again: typeof slowestRefusals = [];
      for (const { ms, request } of ofRoute) {
        const times = [ms];
        for (let run = 0; run < 4; run += 1) times.push((await send(request)).ms);
        again.push({ ms: Math.min(...times), request: told(request) });
      }
      slowestRefusals.push(...again.toSorted((a, b) => b.ms - a.ms).slice(0, 1));
    }
    slowestRefusals.sort((a, b) => b.ms - a.ms);
    return { seed, requests, byClass, serverErrors, outsideEnvelope, writesAfterRefusal, medianRefusalMs: median, slowestRefusals };
  } finally {
    close();
  }
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

async function tokensFor(at: Endpoints): Promise<Readonly<Record<Asker, string | undefined>>> {
  const [ADMIN, CLINICIAN, PATIENT] = await Promise.all(
    (['ADMIN', 'CLINICIAN', 'PATIENT'] as const).map(async (role) => {
      const account = at.accounts.find((one) => one.role === role);
      return account && (await signIn(account.email, account.password, at)).access;
    }),
  );
  const [header = '', , signature = ''] = (ADMIN ?? '').split('.');
  const claims = Buffer.from(JSON.stringify({ sub: 'x', 'cognito:groups': ['ADMIN'], token_use: 'access', exp: 9_999_999_999 }));
  return {
    ADMIN,
    CLINICIAN,
    PATIENT,
    nobody: undefined,
    garbage: 'ey.__proto__.\u00FF',
    forged: `${header}.${claims.toString('base64url')}.${signature}`,
  };
}

/** Ids of real patients, and a real cursor both as issued and altered. */
async function knownOf(at: Endpoints, { ADMIN: token }: Readonly<Record<Asker, string | undefined>>): Promise<Known> {
  const { body } = await call('GET', '/patients?limit=5', { token }, at.apiUrl);
  const cursor: string = body.nextCursor;
  return {
    ids: body.patients.map((patient: { readonly id: string }) => patient.id),
    cursors: [
      cursor,
      `${cursor.startsWith('A') ? 'B' : 'A'}${cursor.slice(1)}`,
      cursor.slice(1),
      Buffer.from('{"key":""}').toString('base64url'),
    ],
  };
}
