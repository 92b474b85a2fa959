import { expect, it, vi } from 'vitest';

vi.stubGlobal('localStorage', { getItem: () => 'en', setItem: () => undefined });
vi.stubGlobal('document', { getElementById: () => null, documentElement: {} });
const { ApiError } = await import('./api.ts');
const { loadFailureText } = await import('./problem-text.ts');

it('a page says why it could not load: no connection, an answer of a later release, or only that', () => {
  expect([0, 200, 500].map((status) => loadFailureText(new ApiError(status), 'Failed'))).toEqual([
    expect.stringMatching(/reach|connect/i),
    'The site has been updated. Reload the page.',
    'Failed',
  ]);
});
