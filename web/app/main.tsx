import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { isWorthRetrying, useApiAt } from './api.ts';
import { loadConfig } from './config.ts';
import { ConfigFailure } from './error-pages.tsx';
import { router } from './router.tsx';
import { startSession } from './session.ts';
import { Toasts } from '../ui/toasts.tsx';
import './styles.css';

const minuteMs = 60_000;

/** Product spec, section 7: three retries with growing pauses, fresh for five minutes, kept for ten, no refetch on focus. */
const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      retry: (count, error) => count < 3 && isWorthRetrying(error),
      retryDelay: (attempt) => Math.min(1000 * 2 ** attempt, 30_000),
      staleTime: 5 * minuteMs,
      gcTime: 10 * minuteMs,
      refetchOnWindowFocus: false,
    },
    mutations: { retry: (count, error) => count < 1 && isWorthRetrying(error) },
  },
});

const element = document.getElementById('root');
if (element === null) throw new Error('index.html has no #root');
const root = createRoot(element);

try {
  const config = await loadConfig();
  useApiAt(config.apiBaseUrl);
  void startSession(config);
  root.render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
        <Toasts />
      </QueryClientProvider>
    </StrictMode>,
  );
} catch {
  root.render(<ConfigFailure />);
}
