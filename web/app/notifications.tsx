import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Bell } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import * as z from 'zod/mini';
import { Notification, NotificationChanges, NotificationsMarked } from '#contract/account/notifications.ts';
import { unread } from '../lib/unread.ts';
import { m } from '../i18n/paraglide/messages.js';
import { Count } from '../ui/count.tsx';
import { Popover } from '../ui/popover.tsx';
import { arriving } from '../lib/arriving.tsx';
import { call } from '../lib/api.ts';
import { liveMs } from '../lib/live.ts';
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

const answer = z.array(Notification);
const queryKey = ['notifications'];
/** What a notification may be about: lists of work that are read again at once if they are shown. */
const lists = [['alerts'], ['laboratory'], ['proposals'], ['tasks'], ['repeats'], ['appointments', 'requests']];
/** They are indexes, which may follow the mark: they are read once more after this time. */
const indexFollowsMs = 4000;

/** The bell: the user's notifications and how many are unread, which the browser's tab says too. */
export function Notifications() {
  const locale = useLocale();
  const queryClient = useQueryClient();
  const { data, isError, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => call('notifications.list', { answer, signal }),
    // The mark tells when there are others.
    staleTime: Infinity,
  });
  // Critical results arrive here, so every page asks, but not while the tab is hidden.
  const { data: changes } = useQuery({
    queryKey: ['notification-changes'],
    queryFn: ({ signal }) => call('notifications.changes', { answer: NotificationChanges, signal }),
    refetchInterval: liveMs,
    refetchOnWindowFocus: true,
    staleTime: 0,
  });
  const again = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(again.current), []);
  useEffect(() => {
    if (changes === undefined || data === undefined || changes.mark === (data[0]?.id ?? '')) return;
    const readLists = () => {
      for (const stale of lists) void queryClient.invalidateQueries({ queryKey: stale });
    };
    void queryClient.invalidateQueries({ queryKey });
    readLists();
    clearTimeout(again.current);
    again.current = setTimeout(readLists, indexFollowsMs);
  }, [changes, data, queryClient]);
  const reading = useMutation({
    mutationFn: (ids: string[]) => call('notifications.read', { answer: NotificationsMarked, body: { ids } }),
    onSuccess: ({ ids }) =>
      queryClient.setQueryData<z.output<typeof answer>>(queryKey, (all) =>
        all?.map((one) => (ids.includes(one.id) ? { ...one, unread: false } : one)),
      ),
  });
  const ids = (data ?? []).filter((one) => one.unread).map(({ id }) => id);
  useEffect(() => unread.set(ids.length), [ids.length]);
  const count = formatNumber(locale, ids.length);
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
      <NotificationList all={data} unread={ids} isError={isError} onRetry={refetch} onRead={(read) => reading.mutate(read)} />
    </Popover>
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
