import { afterEach, describe, expect, it, vi } from 'vitest';
import { PatientList } from '#contract/patient/list.ts';
import { PatientDeleted } from '#contract/patient/patient.ts';
import { type RouteId, routeIds, routes } from '#contract/routes/table.ts';
import { addresses } from './addresses.ts';
import { ApiError, call, connectApi, errorOf, isWorthRetrying, send } from './api.ts';
import { keepFirst } from './first-answers.ts';

connectApi({ addresses });
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const answering = (status: number, body: unknown) => {
  const fetched = vi.fn(async (_url: string, _init: RequestInit) => Response.json(body, { status }));
  vi.stubGlobal('fetch', fetched);
  return fetched;
};
const remove = () =>
  call('patients.delete', { answer: PatientDeleted, params: { id: 'a/b' }, body: { reason: 'Twice' }, requestId: 'request-1' });

it("an error has the server's code, message and fields", () => {
  const error = errorOf(400, {
    success: false,
    message: 'Wrong',
    code: 'VALIDATION_ERROR',
    timestamp: 'now',
    requestId: 'r',
    details: [{ path: 'page', message: 'page must be a number' }],
  });
  expect(error).toMatchObject({ status: 400, code: 'VALIDATION_ERROR', message: 'Wrong', details: [{ path: 'page' }] });
});

it('an answer without the envelope gets the defaults', () => {
  expect(errorOf(502, '<html>')).toMatchObject({ status: 502, code: 'API_ERROR', message: 'An unexpected error occurred' });
});

it.each([
  [{ success: false, message: 'Too many files', code: 'A_NEWER_CODE', timestamp: 'now', requestId: 'r' }, 'A_NEWER_CODE'],
  [{ success: false, message: 'Too many files', code: 'CONFLICT', timestamp: 1, details: 'none' }, 'CONFLICT'],
  [{ message: 'Too many files' }, 'API_ERROR'],
])("keeps the server's message of %o", (body, code) => {
  expect(errorOf(422, body)).toMatchObject({ status: 422, code, message: 'Too many files', details: [] });
});

it('retries only where that can help', () => {
  expect([0, 429, 500, 503].map((status) => isWorthRetrying(new ApiError(status)))).toEqual([true, true, true, true]);
  expect([200, 400, 401, 403, 404, 412].some((status) => isWorthRetrying(new ApiError(status)))).toBe(false);
});

it('calls the route with the bearer token and the request id', async () => {
  connectApi({ baseUrl: async () => 'https://api.example/api', accessToken: async () => 'token' });
  const fetched = answering(200, { success: true, id: 'a/b', undeclared: 1 });
  expect(await remove()).toEqual({ success: true, id: 'a/b' });
  expect(fetched).toHaveBeenCalledWith(
    'https://api.example/api/patients/a%2Fb',
    expect.objectContaining({
      method: 'DELETE',
      headers: expect.objectContaining({ Authorization: 'Bearer token', 'x-request-id': 'request-1' }),
    }),
  );
});

it('reports a rejected token at once', async () => {
  const onUnauthorized = vi.fn();
  connectApi({ onUnauthorized });
  answering(401, {});
  await expect(remove()).rejects.toMatchObject({ status: 401 });
  expect(onUnauthorized).toHaveBeenCalledOnce();
});

it('accepts a list of only patients and their total', async () => {
  answering(200, { patients: [], total: 0 });
  expect(await call('patients.list', { answer: PatientList })).toEqual({ patients: [], total: 0, page: 1, limit: 10, truncated: false });
});

it('an answer outside the contract is an error', async () => {
  answering(200, { success: 'maybe' });
  await expect(remove()).rejects.toBeInstanceOf(ApiError);
});

it('no answer is an error with status 0', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  await expect(remove()).rejects.toMatchObject({ status: 0, code: 'NETWORK_ERROR', message: 'An unexpected error occurred' });
});

it.each([
  [new TypeError('Blocked by CORS policy'), 'CORS_ERROR'],
  [new TypeError('Failed to fetch'), 'NETWORK_ERROR'],
])('%s is %s', async (failure, code) => {
  vi.stubGlobal('fetch', () => Promise.reject(failure));
  await expect(remove()).rejects.toMatchObject({ status: 0, code });
});

it('waits as long as the caller allows', async () => {
  vi.stubGlobal(
    'fetch',
    (_url: string, { signal }: { signal: AbortSignal }) =>
      new Promise((_done, refuse) => signal.addEventListener('abort', () => refuse(new Error('aborted')))),
  );
  await expect(send('patients.get', { params: { id: 'a' }, timeoutMs: 5 })).rejects.toMatchObject({ code: 'TIMEOUT' });
});

it('waits 30 seconds by default', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout');
  answering(200, { success: true, id: 'a/b' });
  await remove();
  expect(timeout).toHaveBeenCalledExactlyOnceWith(30_000);
  timeout.mockRestore();
});

const lost = (): never => {
  throw new TypeError('Failed to fetch');
};
/** Answers attempts in turn, and says with which request id and after how many seconds each was made. */
function attempts(...answers: (() => Response)[]) {
  vi.useFakeTimers();
  const startMs = Date.now();
  const made: { readonly id: unknown; readonly second: number }[] = [];
  vi.stubGlobal('fetch', async (_url: string, { headers }: { headers: Record<string, string> }) => {
    made.push({ id: headers['x-request-id'], second: (Date.now() - startMs) / 1000 });
    return (answers[made.length - 1] ?? lost)();
  });
  return made;
}
const done = () => Response.json({});
const answered = (status: number) => () => Response.json({}, { status });
const ended = async (sent: Promise<unknown>) => {
  const outcome = sent.then(
    () => 'done',
    (error: unknown) => error,
  );
  await vi.runAllTimersAsync();
  return outcome;
};
const idsOf = (made: ReturnType<typeof attempts>) => new Set(made.map(({ id }) => id)).size;
// Of any route: what it takes is not looked at here.
const sendAny = send as (id: RouteId, parts: object) => Promise<unknown>;

describe('what is no read', () => {
  it.each(routeIds.filter((id) => routes[id].method !== 'GET'))('%s: a lost answer is asked for again as the same request', async (id) => {
    const made = attempts(lost, done);
    expect(await ended(sendAny(id, { params: {}, body: { of: id }, ifMatch: 1 }))).toBe('done');
    expect(made.map(({ second }) => second)).toEqual([0, 1]);
    expect(idsOf(made)).toBe(1);
  });

  const place = { params: { id: 'a', appointmentId: 'b' }, ifMatch: 3 } as const;
  const arrived = () => send('appointments.change', { ...place, body: { status: 'arrived' } });

  it('is the same request when it is sent again after nobody answered', async () => {
    const made = attempts(lost, answered(503), done, done);
    expect(await ended(arrived())).toMatchObject({ status: 503 });
    expect(await ended(arrived())).toBe('done');
    expect([made.length, idsOf(made)]).toEqual([3, 1]);
    // Once answered, the same again is another request.
    await ended(arrived());
    expect(idsOf(made)).toBe(2);
  });

  it('is the same request after the session was renewed in between', async () => {
    const made = attempts(lost, answered(401), done);
    expect(await ended(arrived())).toMatchObject({ status: 401 });
    expect(await ended(arrived())).toBe('done');
    expect(idsOf(made)).toBe(1);
  });

  it('is another request with other contents, of another version, or once it was refused', async () => {
    const made = attempts(lost, lost, done, done, answered(412), done);
    await ended(arrived());
    await ended(send('appointments.change', { ...place, body: { status: 'noshow' } }));
    await ended(send('appointments.change', { ...place, ifMatch: 4, body: { status: 'arrived' } }));
    await ended(send('appointments.change', { ...place, ifMatch: 5, body: { status: 'arrived' } }));
    await ended(send('appointments.change', { ...place, ifMatch: 5, body: { status: 'arrived' } }));
    expect([made.length, idsOf(made)]).toEqual([6, 5]);
  });

  it('is not sent again after a refusal, nor where the caller forbids it', async () => {
    const refused = attempts(answered(409));
    await ended(arrived());
    expect(refused).toHaveLength(1);
    const forbidden = attempts(lost);
    await ended(send('links.enter', { body: { code: 'A', dateOfBirth: '1980-01-01' }, retry: false }));
    expect(forbidden).toHaveLength(1);
  });

  it('is sent again when its answer breaks off', async () => {
    const made = attempts(() => new Response(new ReadableStream({ start: (body) => body.error(new TypeError('network error')) })), done);
    expect(await ended(arrived())).toBe('done');
    expect([made.length, idsOf(made)]).toEqual([2, 1]);
  });
});

it('a read is repeated by its query, as another request', async () => {
  const made = attempts(lost, done);
  expect(await ended(send('patients.get', { params: { id: 'a' } }))).toMatchObject({ status: 0 });
  expect(made).toHaveLength(1);
});

it('what was asked before the page was loaded ends in time, and says that it did', async () => {
  connectApi({ baseUrl: async () => 'https://api.example/api' });
  const late = Promise.reject<Response>(new DOMException('The operation timed out', 'TimeoutError'));
  keepFirst(new Map([['https://api.example/api/patients/stats', late]]));
  await expect(send('patients.stats', {})).rejects.toMatchObject({ status: 0, code: 'TIMEOUT' });
});
