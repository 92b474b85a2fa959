import { afterEach, expect, it, vi } from 'vitest';
import { PatientList } from '#contract/patient/list.ts';
import { PatientDeleted } from '#contract/patient/patient.ts';
import { addresses } from './addresses.ts';
import { ApiError, call, connectApi, errorOf, isWorthRetrying, send } from './api.ts';

connectApi({ addresses });
afterEach(() => vi.unstubAllGlobals());

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
