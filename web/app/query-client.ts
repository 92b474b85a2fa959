import { QueryClient } from '@tanstack/react-query';
import { ApiError, isWorthRetrying } from '../lib/api.ts';

const minuteMs = 60_000;
const unreachedEveryMs = 15_000;
/** Offline, a request fails like any other and the page says so; by default it would wait silently. */
const networkMode = 'always';

/** Product spec, section 7: three retries with growing delays, fresh for five minutes, cached for ten, no refetch on focus. */
export const newQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        networkMode,
        refetchOnReconnect: true,
        // A machine may have a network without internet access, and then gets no event when access returns.
        refetchInterval: ({ state: { error } }) => error instanceof ApiError && error.status === 0 && unreachedEveryMs,
        retry: (count, error) => count < 3 && isWorthRetrying(error),
        retryDelay: (attempt) => Math.min(1000 * 2 ** attempt, 30_000),
        staleTime: 5 * minuteMs,
        gcTime: 10 * minuteMs,
        refetchOnWindowFocus: false,
      },
      // What is no read is repeated where it is sent, with its request id.
      mutations: { networkMode },
    },
  });
