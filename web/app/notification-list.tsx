import { Link } from 'react-router-dom';
import type * as z from 'zod/mini';
import type { Notification } from '#contract/account/notifications.ts';
import { nameIn } from '#contract/patient/name-in.ts';
import { m } from '../i18n/paraglide/messages.js';
import { Button } from '../ui/button.tsx';
import { Failure } from '../ui/page.tsx';
import { TextLink } from '../ui/text-link.tsx';
import { formatTime, useLocale } from '../lib/locale.ts';
import { entryFor } from '../lib/open-words.ts';
import { paths } from '../lib/paths.ts';

/** The page that a notification about a patient opens. */
const pageOf = {
  prescriptions: paths.prescriptions,
  laboratory: () => `${paths.inbox}?group=critical`,
  chart: paths.chart,
  inbox: () => `${paths.inbox}?group=tasks`,
  settings: paths.patient,
} as const;

export interface NotificationListProps {
  readonly all: readonly z.output<typeof Notification>[] | undefined;
  /** The ids of those that are unread. */
  readonly unread: string[];
  readonly isError: boolean;
  readonly onRetry: () => unknown;
  readonly onRead: (ids: string[]) => void;
}

/** What the bell opens: the user's notifications, each with what it is about. */
export function NotificationList({ all, unread, isError, onRetry, onRead }: NotificationListProps) {
  const locale = useLocale();
  return (
    <section aria-label={m.notifications()}>
      <div className="flex min-h-12 flex-wrap items-center justify-between gap-x-3 border-b ps-3">
        <h2 className="font-semibold">{m.notifications()}</h2>
        {unread.length > 0 && (
          <Button look="ghost" onClick={() => onRead(unread)}>
            {m.markAllRead()}
          </Button>
        )}
      </div>
      {isError ? (
        <Failure text={m.notificationsFailed()} onRetry={onRetry} />
      ) : all?.length === 0 ? (
        <p className="p-4 text-muted">{m.notificationsNone()}</p>
      ) : (
        <ul>
          {all?.map(({ id, message, at, unread: isUnread, patient, about }) => (
            <li key={id} data-unread={isUnread} className="border-t px-4 py-3 first:border-t-0 data-[unread=true]:bg-accent-tint">
              {patient === undefined ? (
                <Message isUnread={isUnread} text={message[locale]} />
              ) : (
                <Link
                  to={(entryFor(pageOf, about ?? '') ?? paths.patient)(patient.id)}
                  className="block"
                  onClick={() => isUnread && onRead([id])}
                >
                  <Message isUnread={isUnread} text={message[locale]} />
                  <TextLink as="span" className="inline-block min-h-6">
                    <bdi>{nameIn(patient, locale)}</bdi>
                  </TextLink>
                </Link>
              )}
              {about === 'inbox' && patient === undefined && (
                <TextLink as={Link} to={pageOf.inbox()} className="inline-block min-h-6" onClick={() => isUnread && onRead([id])}>
                  {m.navInbox()}
                </TextLink>
              )}
              {about === 'settings' && (
                <TextLink as={Link} to={paths.settings} className="inline-block min-h-6" onClick={() => isUnread && onRead([id])}>
                  {m.navSettings()}
                </TextLink>
              )}
              <p className="flex flex-wrap items-center justify-between gap-x-3 text-sm text-muted">
                {formatTime(locale, at)}
                {isUnread && (
                  <TextLink as="button" type="button" className="min-h-6" onClick={() => onRead([id])}>
                    {m.markRead()}
                  </TextLink>
                )}
              </p>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

const Message = ({ isUnread, text }: { readonly isUnread: boolean; readonly text: string }) => (
  <span className={isUnread ? 'block font-semibold' : 'block'}>
    {isUnread && <span className="sr-only">{m.notificationUnread()}: </span>}
    {text}
  </span>
);
