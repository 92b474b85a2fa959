import { expect, it, vi } from 'vitest';

vi.mock('./session.ts', () => ({ accessToken: async () => 'token', sessionEnded: vi.fn() }));
const { ApiError, errorOf, isWorthRetrying } = await import('./api.ts');

it('an error has the server’s code, message and fields', () => {
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

it('an answer that is not in the envelope has the defaults', () => {
  expect(errorOf(502, '<html>')).toMatchObject({ status: 502, code: 'API_ERROR', message: 'An unexpected error occurred' });
});

it('asks again only where that can help', () => {
  expect([0, 429, 500, 503].map((status) => isWorthRetrying(new ApiError(status)))).toEqual([true, true, true, true]);
  expect([400, 401, 403, 404, 412].map((status) => isWorthRetrying(new ApiError(status)))).toEqual([false, false, false, false, false]);
});
