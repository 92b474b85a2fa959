import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { recentQuery, statsQuery } from '../features/dashboards/queries.ts';
import { ApiError } from '../lib/api.ts';
import { newQueryClient } from './query-client.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const minuteMs = 60_000;
/** When each attempt was made, in seconds after the first. */
const attempts = (begin: (attempt: () => Promise<never>) => Promise<unknown>, error: ApiError) => {
  const startMs = Date.now();
  const seconds: number[] = [];
  const failing = async (): Promise<never> => {
    seconds.push((Date.now() - startMs) / 1000);
    throw error;
  };
  return { seconds, done: begin(failing).catch((failure: unknown) => failure) };
};
const query = (queryFn: () => Promise<never>) => newQueryClient().fetchQuery({ queryKey: ['a'], queryFn });

it.each([
  ['a query', query, new ApiError(503), [0, 1, 3, 7]],
  ['a query that was refused', query, new ApiError(403), [0]],
])('%s is retried as long as that can help', async (_, begin, error, expected) => {
  const { seconds, done } = attempts(begin, error);
  await vi.runAllTimersAsync();
  expect(await done).toBe(error);
  expect(seconds).toEqual(expected);
});

it('a pause never exceeds half a minute', () => {
  const delay = newQueryClient().getDefaultOptions().queries?.retryDelay;
  expect(typeof delay === 'function' && [0, 4, 5, 20].map((attempt) => delay(attempt, new Error('')))).toEqual([
    1000, 16_000, 30_000, 30_000,
  ]);
});

it('loaded data stays fresh and cached as long as the product specifies', () => {
  expect(newQueryClient().getDefaultOptions().queries).toMatchObject({
    staleTime: 5 * minuteMs,
    gcTime: 10 * minuteMs,
    refetchOnWindowFocus: false,
  });
  expect(statsQuery).toMatchObject({ staleTime: 10 * minuteMs, gcTime: 30 * minuteMs });
  expect(recentQuery(5)).toMatchObject({ staleTime: 2 * minuteMs });
});
