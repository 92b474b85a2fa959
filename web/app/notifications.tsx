import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Bell } from 'lucide-react';
import { Link } from 'react-router-dom';
import * as z from 'zod/mini';
import { Notification, NotificationsMarked } from '#contract/account/notifications.ts';
import { nameIn } from '#contract/patient/name-in.ts';
import { m } from '../i18n/paraglide/messages.js';
import { Button } from '../ui/button.tsx';
import { Count } from '../ui/count.tsx';
import { Failure } from '../ui/page.tsx';
import { Popover } from '../ui/popover.tsx';
import { TextLink } from '../ui/text-link.tsx';
import { call } from '../lib/api.ts';
import { formatNumber, formatTime, useLocale } from '../lib/locale.ts';
import { entryFor } from '../lib/open-words.ts';
import { paths } from '../lib/paths.ts';

const answer = z.array(Notification);
const queryKey = ['notifications'];
const askedEveryMs = 60_000;
/** The page that a notification about a patient opens. */
const pageOf = {
  prescriptions: paths.prescriptions,
  laboratory: paths.patientLabs,
  chart: paths.chart,
  settings: paths.patient,
} as const;

/** The bell: the user's notifications and how many are unread. */
export function Notifications() {
  const locale = useLocale();
  const queryClient = useQueryClient();
  const { data, isError, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => call('notifications.list', { answer, signal }),
    // Critical results arrive here, so it polls on every page, but not while the tab is hidden.
    refetchInterval: askedEveryMs,
    refetchOnWindowFocus: true,
    staleTime: askedEveryMs / 2,
  });
  const reading = useMutation({
    mutationFn: (ids: string[]) => call('notifications.read', { answer: NotificationsMarked, body: { ids } }),
    onSuccess: ({ ids }) =>
      queryClient.setQueryData<z.output<typeof answer>>(queryKey, (all) =>
        all?.map((one) => (ids.includes(one.id) ? { ...one, unread: false } : one)),
      ),
  });
  const unread = (data ?? []).filter((one) => one.unread).map(({ id }) => id);
  const count = formatNumber(locale, unread.length);
  return (
    <Popover
      label={unread.length > 0 ? m.notificationsUnread({ count }) : m.notifications()}
      button={
        <>
          <Bell aria-hidden="true" />
          {unread.length > 0 && <Count>{count}</Count>}
        </>
      }
    >
      <section aria-label={m.notifications()}>
        <div className="flex min-h-12 flex-wrap items-center justify-between gap-x-3 border-b ps-3">
          <h2 className="font-semibold">{m.notifications()}</h2>
          {unread.length > 0 && (
            <Button look="ghost" onClick={() => reading.mutate(unread)}>
              {m.markAllRead()}
            </Button>
          )}
        </div>
        {isError ? (
          <Failure text={m.notificationsFailed()} onRetry={refetch} />
        ) : data?.length === 0 ? (
          <p className="p-4 text-muted">{m.notificationsNone()}</p>
        ) : (
          <ul>
            {data?.map(({ id, message, at, unread: isUnread, patient, about }) => (
              <li key={id} data-unread={isUnread} className="border-t px-4 py-3 first:border-t-0 data-[unread=true]:bg-accent-tint">
                <p className={isUnread ? 'font-semibold' : ''}>
                  {isUnread && <span className="sr-only">{m.notificationUnread()}: </span>}
                  {message[locale]}
                </p>
                {patient !== undefined && (
                  <TextLink
                    as={Link}
                    to={(entryFor(pageOf, about ?? '') ?? paths.patient)(patient.id)}
                    className="inline-block min-h-6"
                    onClick={() => isUnread && reading.mutate([id])}
                  >
                    <bdi>{nameIn(patient, locale)}</bdi>
                  </TextLink>
                )}
                {about === 'settings' && (
                  <TextLink as={Link} to={paths.settings} className="inline-block min-h-6" onClick={() => isUnread && reading.mutate([id])}>
                    {m.navSettings()}
                  </TextLink>
                )}
                <p className="flex flex-wrap items-center justify-between gap-x-3 text-sm text-muted">
                  {formatTime(locale, at)}
                  {isUnread && (
                    <TextLink as="button" type="button" className="min-h-6" onClick={() => reading.mutate([id])}>
                      {m.markRead()}
                    </TextLink>
                  )}
                </p>
              </li>
            ))}
          </ul>
        )}
      </section>
    </Popover>
  );
}
