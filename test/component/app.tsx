import { whole } from './samples/pages.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { cleanup, render } from 'vitest-browser-react';
import type { Locale } from '../../web/i18n/paraglide/runtime.js';
import { App } from '../../web/app/app.tsx';
import { newQueryClient } from '../../web/app/query-client.ts';
import '../../web/app/clinical.css';
import type { WebConfig } from '#contract/deployment/web-config.ts';
import { webConfig } from '../../web/lib/config.ts';
import { setSession } from '../../web/lib/session.ts';
import { Toasts } from '../../web/ui/toasts.tsx';
import { type Answers, answer } from './answers.ts';
import { speak } from './language.ts';
import { type SignedIn, doctor, roster } from './people.ts';
import { keepTokens } from './tokens.ts';

interface Opening {
  /** Who is signed in; nobody on public pages. By default a doctor. */
  readonly as?: SignedIn | 'nobody';
  readonly answers?: Answers;
  readonly language?: Locale;
  /** Settings of the deployment, other than those of all tests. */
  readonly config?: Partial<WebConfig>;
}

function begin({ as = doctor, answers = {}, language = 'en', config = {} }: Opening): void {
  Object.assign(webConfig(), config);
  speak(language);
  const own = as === 'nobody' || as.member === undefined ? [] : [as.member];
  answer({ 'staff.list': whole(...own, ...roster.filter(({ id }) => !own.some((one) => one.id === id))), ...answers });
  if (as !== 'nobody') keepTokens(as);
  setSession(as === 'nobody' ? { status: 'signed-out' } : { status: 'signed-in', person: as });
}

/** Opens a page of the site as a user who is signed in, with the whole frame. What no answer is given for is empty. */
export async function open(path: string, opening: Opening = {}): Promise<void> {
  begin(opening);
  history.replaceState(null, '', path);
  await render(<App />);
}

/** Leaves the page and opens its address again, as its button does: only what the browser keeps is still there. */
export async function reload(): Promise<void> {
  await cleanup();
  await render(<App />);
}

/** Shows one component, as it stands on a page; `isPage` if it is the whole of one. */
export async function show(
  element: ReactNode,
  { isPage = false, ...opening }: Opening & { readonly isPage?: boolean } = {},
): Promise<void> {
  begin(opening);
  await render(
    <MemoryRouter>
      <QueryClientProvider client={newQueryClient()}>
        {isPage ? element : <main>{element}</main>}
        <Toasts />
      </QueryClientProvider>
    </MemoryRouter>,
  );
}
