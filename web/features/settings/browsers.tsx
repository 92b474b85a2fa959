import { pageOf } from '#contract/base/page.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { Browser, browserWords } from '#contract/account/browsers.ts';
import { call } from '../../lib/api.ts';
import { browserMark } from '../../lib/browser-mark.ts';
import { formatTime, useLocale } from '../../lib/locale.ts';
import { loadFailureText } from '../../lib/problem-text.ts';
import { said } from '../../lib/said.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { Chip } from '../../ui/chip.tsx';
import { Lines } from '../../ui/lines.tsx';
import { Failure } from '../../ui/page.tsx';
import { Spinner } from '../../ui/spinner.tsx';

/** This browser's id in the list, if it has signed in since the list exists. */
export async function ownBrowserId(): Promise<string | undefined> {
  const mark = browserMark();
  if (mark === null) return undefined;
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(mark));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

const browsersQuery = queryOptions({
  queryKey: ['browsers'],
  queryFn: async ({ signal }) => ({
    own: await ownBrowserId(),
    browsers: (await call('browsers.list', { answer: pageOf(Browser), signal })).rows,
  }),
  staleTime: 0,
});

/** The browsers that the account signed in with, the last used first. */
export function Browsers() {
  const locale = useLocale();
  const { data, error, refetch } = useQuery(browsersQuery);
  if (error !== null) return <Failure text={loadFailureText(error, m.browsersFailed())} onRetry={refetch} />;
  if (data === undefined) return <Spinner />;
  if (data.browsers.length === 0) return <p className="text-muted">{m.browsersNone()}</p>;
  return (
    <Lines>
      {data.browsers.map(({ id, name, system, lastAt }) => (
        <li key={id} className="grid gap-1">
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <span className="font-semibold">{said(browserWords({ name, system }))}</span>
            {id === data.own && <Chip tone="accent">{m.browserThis()}</Chip>}
          </span>
          <span className="text-sm text-muted">{m.lastSignIn({ time: formatTime(locale, lastAt) })}</span>
        </li>
      ))}
    </Lines>
  );
}
