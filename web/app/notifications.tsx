import { type InfiniteData, useMutation, useQueryClient } from '@tanstack/react-query';
import { Bell } from 'lucide-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import type * as z from 'zod/mini';
import { pageOf } from '#contract/base/page.ts';
import { Notification, NotificationsMarked } from '#contract/account/notifications.ts';
import { unread } from '../lib/unread.ts';
import { m } from '../i18n/paraglide/messages.js';
import { Count } from '../ui/count.tsx';
import { Popover } from '../ui/popover.tsx';
import { arriving } from '../lib/arriving.tsx';
import { call } from '../lib/api.ts';
import { pagesQuery, usePages } from '../lib/pages.ts';
import { useChanges } from '../lib/changes.ts';
import { formatNumber, useLocale } from '../lib/locale.ts';
import { useIsStaff } from '../lib/use-session.ts';

const InboxSummary = arriving(
  async () => (await import('../features/inbox/summary.tsx')).InboxSummary,
  () => null,
);

const NotificationList = arriving(
  async () => (await import('./notification-list.tsx')).NotificationList,
  () => null,
);

const answer = pageOf(Notification);
const queryKey = ['notifications'];
/** The lists of work that are read again, if they are shown, when a mark differs: what a notification may be about, or the list itself. */
const lists = {
  notifications: [['alerts'], ['laboratory'], ['proposals'], ['tasks'], ['repeats'], ['appointments', 'requests']],
  alerts: [['alerts']],
  laboratory: [['laboratory', 'bench']],
  results: [['laboratory', 'inbox']],
} as const;
/** They are indexes, which may follow the mark: they are read once more after this time. */
const indexFollowsMs = 4000;

/** The bell: the user's notifications and how many are unread, which the browser's tab says too. */
export function Notifications() {
  const locale = useLocale();
  const queryClient = useQueryClient();
  const pages = usePages({
    ...pagesQuery(queryKey, (query, signal) => call('notifications.list', { answer, query, signal })),
    // The mark tells when there are others.
    staleTime: Infinity,
  });
  const data = pages.rows;
  // Critical results arrive here, so every page asks, but not while the tab is hidden.
  const changes = useChanges();
  const follow = useFollowing();
  useEffect(() => {
    if (changes === undefined || data === undefined || changes.notifications === (data[0]?.id ?? '')) return;
    void queryClient.invalidateQueries({ queryKey });
    follow(lists.notifications);
  }, [changes, data, follow, queryClient]);
  const seen = useRef(changes);
  useEffect(() => {
    const before = seen.current;
    seen.current = changes ?? before;
    if (changes === undefined || before === undefined) return;
    for (const of of ['alerts', 'laboratory', 'results'] as const) if (changes[of] !== before[of]) follow(lists[of]);
  }, [changes, follow]);
  const reading = useMutation({
    mutationFn: (ids: string[]) => call('notifications.read', { answer: NotificationsMarked, body: { ids } }),
    onSuccess: ({ ids }) =>
      queryClient.setQueryData<InfiniteData<z.output<typeof answer>>>(
        queryKey,
        (all) =>
          all && {
            ...all,
            pages: all.pages.map((page) => ({
              ...page,
              rows: page.rows.map((one) => (ids.includes(one.id) ? { ...one, unread: false } : one)),
            })),
          },
      ),
  });
  const ids = (data ?? []).filter((one) => one.unread).map(({ id }) => id);
  useEffect(() => unread.set(ids.length), [ids.length]);
  // Where even the last one is unread, earlier ones may be too.
  const count = formatNumber(locale, ids.length) + (pages.isMore && data?.at(-1)?.unread === true ? '+' : '');
  return (
    <Popover
      label={ids.length > 0 ? m.notificationsUnread({ count }) : m.notifications()}
      button={
        <>
          <Bell aria-hidden="true" />
          {ids.length > 0 && <Count>{count}</Count>}
        </>
      }
    >
      <Summary />
      <NotificationList pages={pages} unread={ids} onRead={(read) => reading.mutate(read)} />
    </Popover>
  );
}

/** Reads lists again if they are shown: at once, and when their index has followed. */
function useFollowing(): (stale: readonly (readonly string[])[]) => void {
  const queryClient = useQueryClient();
  const again = useRef(new Set<ReturnType<typeof setTimeout>>());
  useEffect(() => {
    const timers = again.current;
    return () => {
      for (const timer of timers) clearTimeout(timer);
    };
  }, []);
  return useCallback(
    (stale) => {
      const read = () => {
        for (const one of stale) void queryClient.invalidateQueries({ queryKey: one });
      };
      read();
      const timer = setTimeout(() => {
        again.current.delete(timer);
        read();
      }, indexFollowsMs);
      again.current.add(timer);
    },
    [queryClient],
  );
}

/** What waits in the inbox, once the bell has been opened. */
function Summary() {
  const isStaff = useIsStaff();
  const place = useRef<HTMLDivElement>(null);
  const [isOpened, setIsOpened] = useState(false);
  useEffect(() => {
    const panel = place.current?.closest('[popover]');
    const open = () => setIsOpened(true);
    panel?.addEventListener('beforetoggle', open);
    return () => panel?.removeEventListener('beforetoggle', open);
  }, []);
  return <div ref={place}>{isStaff && isOpened && <InboxSummary />}</div>;
}
