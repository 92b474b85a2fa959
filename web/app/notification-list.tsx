import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { Notification } from '#contract/account/notifications.ts';
import { nameIn } from '#contract/patient/name-in.ts';
import { m } from '../i18n/paraglide/messages.js';
import type { Locale } from '../i18n/paraglide/runtime.js';
import { Button } from '../ui/button.tsx';
import { Failure } from '../ui/page.tsx';
import { TextLink } from '../ui/text-link.tsx';
import { arriving } from '../lib/arriving.tsx';
import { formatTime, useLocale } from '../lib/locale.ts';
import { entryFor } from '../lib/open-words.ts';
import { paths } from '../lib/paths.ts';
import { useIsStaff } from '../lib/use-session.ts';

const tasks = `${paths.inbox}?group=tasks`;
/** The page that a notification about a patient opens, if not the record. */
const pageOf = {
  prescriptions: paths.prescriptions,
  laboratory: () => paths.criticalInbox,
  chart: paths.chart,
  inbox: () => tasks,
} as const;

/** Where a notification leads, and the name of the person or page there. */
function targetOf({ patient, about }: Notification, locale: Locale): { readonly to: string; readonly name: string } | undefined {
  if (patient !== undefined) {
    const page = entryFor<string, (id: string) => string>(pageOf, about ?? '') ?? paths.patient;
    return { to: page(patient.id), name: nameIn(patient, locale) };
  }
  if (about === 'inbox') return { to: tasks, name: m.navInbox() };
  return about === 'settings' ? { to: paths.settings, name: m.navSettings() } : undefined;
}

const NewCritical = arriving(
  async () => (await import('./new-critical.tsx')).NewCritical,
  () => null,
);

interface NotificationListProps {
  readonly all: readonly Notification[] | undefined;
  /** The ids of those that are unread. */
  readonly unread: string[];
  readonly isError: boolean;
  readonly onRetry: () => unknown;
  readonly onRead: (ids: string[]) => void;
}

/** What the bell opens: the user's notifications, each with what it is about. */
export function NotificationList({ all, unread, isError, onRetry, onRead }: NotificationListProps) {
  const locale = useLocale();
  const isStaff = useIsStaff();
  const newest = all?.[0]?.id ?? '';
  const [first, setFirst] = useState<string>();
  if (all !== undefined && first === undefined) setFirst(newest);
  return (
    <section aria-label={m.notifications()}>
      {isStaff && first !== undefined && newest > first && <NewCritical since={first} all={all ?? []} onOpen={(id) => onRead([id])} />}
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
          {all?.map((one) => {
            const { id, message, at, unread: isUnread } = one;
            const target = targetOf(one, locale);
            const text = <Message isUnread={isUnread} text={message[locale]} />;
            return (
              <li key={id} data-unread={isUnread} className="border-t px-4 py-3 first:border-t-0 data-[unread=true]:bg-accent-tint">
                {target === undefined ? (
                  text
                ) : (
                  <Link to={target.to} className="block" onClick={() => isUnread && onRead([id])}>
                    {text}
                    <TextLink as="span" className="inline-block min-h-6">
                      <bdi>{target.name}</bdi>
                    </TextLink>
                  </Link>
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
            );
          })}
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
