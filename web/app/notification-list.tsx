import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { Notification } from '#contract/account/notifications.ts';
import { qatarDate } from '#contract/base/qatar-time.ts';
import { m } from '../i18n/paraglide/messages.js';
import type { Locale } from '../i18n/paraglide/runtime.js';
import { Button } from '../ui/button.tsx';
import { Chip } from '../ui/chip.tsx';
import { Failure } from '../ui/page.tsx';
import { Further } from '../ui/paged.tsx';
import { TextLink } from '../ui/text-link.tsx';
import { arriving } from '../lib/arriving.tsx';
import { dateFormat, formatClock, formatTime, useLocale } from '../lib/locale.ts';
import type { Pages } from '../lib/pages.ts';
import { useIsStaff } from '../lib/use-session.ts';
import { isPressing, targetOf } from './notification-target.ts';

/** The time of day today, otherwise the day. */
function shortTime(locale: Locale, at: string): string {
  const [day, today] = [qatarDate(new Date(at)), qatarDate(new Date())];
  if (day === today) return formatClock(locale, at);
  const year = day.slice(0, 4) === today.slice(0, 4) ? {} : ({ year: 'numeric' } as const);
  return dateFormat(locale, { day: 'numeric', month: 'short', ...year, timeZone: 'UTC' }).format(new Date(day));
}

const NewCritical = arriving(
  async () => (await import('./new-critical.tsx')).NewCritical,
  () => null,
);

interface NotificationListProps {
  readonly pages: Pages<Notification>;
  /** The ids of those that are unread. */
  readonly unread: string[];
  readonly onRead: (ids: string[]) => void;
}

/** What the bell opens: the user's notifications, each with what it is about. */
export function NotificationList({ pages, unread, onRead }: NotificationListProps) {
  const isStaff = useIsStaff();
  const { rows: all, error } = pages;
  const newest = all?.[0]?.id ?? '';
  const [first, setFirst] = useState<string>();
  if (all !== undefined && first === undefined) setFirst(newest);
  return (
    <section aria-label={m.notifications()}>
      {isStaff && first !== undefined && newest > first && <NewCritical since={first} all={all ?? []} onOpen={(id) => onRead([id])} />}
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-3 ps-4">
        <h2 className="font-semibold">{m.notifications()}</h2>
        {unread.length > 0 && (
          <Button look="ghost" onClick={() => onRead(unread)}>
            {m.markAllRead()}
          </Button>
        )}
      </div>
      {all === undefined && error !== null ? (
        <Failure text={m.notificationsFailed()} onRetry={pages.retry} />
      ) : all?.length === 0 ? (
        <p className="p-4 text-muted">{m.notificationsNone()}</p>
      ) : (
        <ul>
          {all
            ?.toSorted((one, other) => Number(isPressing(other)) - Number(isPressing(one)))
            .map((one) => (
              <Item key={one.id} of={one} onRead={() => onRead([one.id])} />
            ))}
        </ul>
      )}
      {pages.isMore && (
        <div className="border-t p-4">
          <Further pages={pages} />
        </div>
      )}
    </section>
  );
}

function Item({ of, onRead }: { readonly of: Notification; readonly onRead: () => void }) {
  const locale = useLocale();
  const { message, at, unread, settled = false } = of;
  const target = targetOf(of, locale);
  const content = (
    <>
      <span className={unread ? 'block font-semibold' : 'block text-muted'}>{settled ? <s>{message[locale]}</s> : message[locale]}</span>
      <span className="flex flex-wrap items-center justify-between gap-x-3">
        {target !== undefined && (
          <TextLink as="span" className="inline-block min-h-6">
            <bdi>{target.name}</bdi>
          </TextLink>
        )}
        <time dateTime={at} title={formatTime(locale, at)} className="text-sm text-muted">
          {shortTime(locale, at)}
        </time>
      </span>
    </>
  );
  return (
    <li data-unread={unread} className="border-t px-4 py-3">
      {unread && (
        <div className="flex flex-wrap items-center justify-between gap-x-3 text-sm">
          <span className="flex items-center gap-x-3">
            {isPressing(of) && of.about !== 'results' && (
              <Chip tone="red" look="solid">
                {m.labFlagCritical()}
              </Chip>
            )}
            <Chip tone="accent" look="dot">
              {m.notificationUnread()}
            </Chip>
          </span>
          <TextLink as="button" type="button" className="min-h-6" onClick={onRead}>
            {m.markRead()}
          </TextLink>
        </div>
      )}
      {target === undefined ? (
        content
      ) : (
        <Link to={target.to} className="block" onClick={() => unread && onRead()}>
          {content}
        </Link>
      )}
    </li>
  );
}
