import { useInfiniteQuery } from '@tanstack/react-query';
import { enteredInError } from '#contract/chart/entry.ts';
import { careKinds } from '#contract/chart/timeline.ts';
import { formatDay, formatTime, useLocale } from '../../lib/locale.ts';
import { entryFor } from '../../lib/open-words.ts';
import { loadFailureText } from '../../lib/problem-text.ts';
import { said } from '../../lib/said.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { Lines } from '../../ui/lines.tsx';
import { Failure } from '../../ui/page.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { timelineQuery } from './queries.ts';

/** An unknown kind of a newer server is shown as sent. */
function nameOf(kind: string): string {
  const known = entryFor(careKinds, kind);
  return known === undefined ? kind : said(known.name);
}

/** Everything recorded about a patient, latest first, 25 at a time. */
export function TimelinePanel({ patientId }: { patientId: string }) {
  const locale = useLocale();
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(timelineQuery(patientId));
  const entries = data?.pages.flatMap((page) => page.entries);
  return (
    <Panel className="grid gap-3 p-5" aria-labelledby="timeline">
      <h2 id="timeline" className="text-lg font-semibold">
        {m.timeline()}
      </h2>
      {entries === undefined ? (
        error ? (
          <Failure text={loadFailureText(error, m.timelineFailed())} onRetry={refetch} />
        ) : (
          <Loading className="grid gap-3">
            {[1, 2, 3].map((line) => (
              <Skeleton key={line} className="h-10" />
            ))}
          </Loading>
        )
      ) : entries.length === 0 ? (
        <p className="text-muted">{m.timelineEmpty()}</p>
      ) : (
        <Lines as="ol">
          {entries.map(({ kind, id, at, title, status }) => (
            <li key={`${kind} ${id}`} className="grid gap-0.5">
              <span className={status === enteredInError ? 'text-muted line-through' : 'font-semibold'}>
                <bdi>{said(title)}</bdi>
              </span>
              <span className="text-sm text-muted">
                {nameOf(kind)} · {kind === 'immunization' ? formatDay(locale, at) : formatTime(locale, at)}
                {status === enteredInError && ` · ${m.statusInError()}`}
              </span>
            </li>
          ))}
        </Lines>
      )}
      {hasNextPage && (
        <p>
          <Button aria-disabled={isFetchingNextPage} onClick={() => !isFetchingNextPage && void fetchNextPage()}>
            {m.timelineMore()}
          </Button>
        </p>
      )}
    </Panel>
  );
}
