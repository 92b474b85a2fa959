import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import type { AccessAction, AccessLog, AccessLogEntry, ExportAction } from '#contract/access-log.ts';
import { qatarDate } from '#contract/base/qatar-time.ts';
import { ApiError } from '../../lib/api.ts';
import { formatClock, formatDate, formatNumber, formatTime, useLocale } from '../../lib/locale.ts';
import { wordFor } from '../../lib/open-words.ts';
import { paths } from '../../lib/paths.ts';
import { useSession } from '../../lib/use-session.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { Chip } from '../../ui/chip.tsx';
import { Input } from '../../ui/control.tsx';
import { Field } from '../../ui/field.tsx';
import { Lines } from '../../ui/lines.tsx';
import { Ltr } from '../../ui/ltr.tsx';
import { NotPermitted } from '../../ui/not-permitted.tsx';
import { Failure, Page } from '../../ui/page.tsx';
import { Panel } from '../../ui/panel.tsx';
import { roleName } from '../../ui/role-name.ts';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { ownLinksQuery } from '../links/queries.ts';
import { nameIn } from '../../lib/person.ts';
import { accessLogQuery, ownAccessLogQuery } from './queries.ts';

/** Who did what with patients' data: administrators see one day at a time, patients what concerns their own record. */
export function AccessLogPage() {
  const session = useSession();
  const roles = session.status === 'signed-in' ? session.person.roles : [];
  if (roles.includes('ADMIN')) return <Everybody />;
  if (roles.includes('PATIENT')) return <Own />;
  return <NotPermitted title={m.navSecurity()} text={m.accessLogNotPermitted()} />;
}

const dayMs = 24 * 3_600_000;
const daysLater = (date: string, days: number): string => new Date(Date.parse(date) + days * dayMs).toISOString().slice(0, 10);
const isDate = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));

function Everybody() {
  const locale = useLocale();
  const [params, setParams] = useSearchParams();
  const [today] = useState(() => qatarDate(new Date()));
  const asked = params.get('date') ?? '';
  const date = isDate(asked) ? asked : today;
  const log = useInfiniteQuery(accessLogQuery(date));
  const show = (day: string) => {
    if (isDate(day)) setParams({ date: day });
  };
  return (
    <Page title={m.navSecurity()}>
      <Section title={m.accessLogTitle()} hint={m.accessLogHint()}>
        <div className="flex flex-wrap items-end gap-2">
          <div className="min-w-44">
            <Field id="date" label={m.accessLogDay()} problem={false}>
              {(field) => (
                <Input {...field} type="date" dir="ltr" max={today} value={date} onChange={(event) => show(event.target.value)} />
              )}
            </Field>
          </div>
          <Button onClick={() => show(daysLater(date, -1))}>
            <ChevronLeft aria-hidden="true" className="rtl:-scale-x-100" />
            {m.previousDay()}
          </Button>
          <Button disabled={date >= today} onClick={() => show(daysLater(date, 1))}>
            {m.nextDay()}
            <ChevronRight aria-hidden="true" className="rtl:-scale-x-100" />
          </Button>
        </div>
        <Entries log={log} empty={m.accessLogNone({ date: formatDate(locale, date) })}>
          {(entry) => (
            <Line key={entry.id} entry={entry} time={formatClock(locale, entry.at)}>
              <Patients entry={entry} />
            </Line>
          )}
        </Entries>
      </Section>
    </Page>
  );
}

function Own() {
  const locale = useLocale();
  const log = useInfiniteQuery(ownAccessLogQuery);
  const { data: links = [] } = useQuery(ownLinksQuery);
  const namesIn = ({ patientIds }: AccessLogEntry): string[] =>
    links.filter(({ patient }) => patientIds.includes(patient.id)).map(({ patient }) => nameIn(patient, locale));
  return (
    <Page title={m.navSecurity()}>
      <Section title={m.ownAccessLogTitle()} hint={m.ownAccessLogHint()}>
        <Entries log={log} empty={m.ownAccessLogNone()}>
          {(entry) => (
            <Line key={entry.id} entry={entry} time={formatTime(locale, entry.at)}>
              {/* A user with one linked record knows whose it is. */}
              {links.length > 1 && (
                <span className="text-sm">
                  <bdi>{new Intl.ListFormat(locale, { type: 'unit' }).format(namesIn(entry))}</bdi>
                </span>
              )}
            </Line>
          )}
        </Entries>
      </Section>
    </Page>
  );
}

function Section({ title, hint, children }: { title: string; hint: string; children: ReactNode }) {
  return (
    <Panel className="grid gap-4 p-5">
      <div className="grid gap-1">
        <h2 className="text-lg font-semibold">{title}</h2>
        <p className="text-muted">{hint}</p>
      </div>
      {children}
    </Panel>
  );
}

interface EntriesProps {
  readonly log: {
    readonly data: { readonly pages: readonly AccessLog[] } | undefined;
    readonly error: Error | null;
    readonly hasNextPage: boolean;
    readonly isFetchingNextPage: boolean;
    readonly isFetchNextPageError: boolean;
    readonly fetchNextPage: () => unknown;
    readonly refetch: () => unknown;
  };
  readonly empty: string;
  readonly children: (entry: AccessLogEntry) => ReactNode;
}

const skeletonLines = [0, 1, 2, 3, 4, 5];

function Entries({ log, empty, children }: EntriesProps) {
  const entries = log.data?.pages.flatMap((page) => page.entries);
  const offline = log.error instanceof ApiError && log.error.status === 0;
  return (
    <>
      {entries === undefined ? (
        log.error === null && (
          <Loading className="grid gap-3">
            {skeletonLines.map((line) => (
              <Skeleton key={line} className="h-12" />
            ))}
          </Loading>
        )
      ) : entries.length === 0 ? (
        <p className="text-muted">{empty}</p>
      ) : (
        <Lines as="ol">{entries.map(children)}</Lines>
      )}
      {log.error !== null && (
        <Failure
          text={offline ? m.accessLogOffline() : m.accessLogFailed()}
          onRetry={log.isFetchNextPageError ? log.fetchNextPage : log.refetch}
        />
      )}
      {log.hasNextPage && log.error === null && (
        <p>
          <Button
            aria-disabled={log.isFetchingNextPage}
            onClick={() => {
              if (!log.isFetchingNextPage) log.fetchNextPage();
            }}
          >
            {m.accessLogOlder()}
          </Button>
        </p>
      )}
    </>
  );
}

const actionName: Record<AccessAction | ExportAction, () => string> = {
  list: () => m.accessListed(),
  read: () => m.accessOpened(),
  create: () => m.accessCreated(),
  change: () => m.accessChanged(),
  delete: () => m.accessDeleted(),
  export: () => m.accessExported(),
  log: () => m.accessLogRead(),
  look: () => m.accessLookedAt(),
  attach: () => m.accessAttached(),
  'link-code': () => m.accessLinkCode(),
  link: () => m.accessLinked(),
  unlink: () => m.accessUnlinked(),
  'export-asked': () => m.accessExported(),
  'export-done': () => m.accessExportDone(),
  'export-failed': () => m.accessExportFailed(),
  'export-deleted': () => m.accessExportDeleted(),
};

function Line({
  entry: { at, actor, action, status = 200 },
  time,
  children,
}: {
  entry: AccessLogEntry;
  time: string;
  children?: ReactNode;
}) {
  const locale = useLocale();
  return (
    <li className="grid gap-x-4 gap-y-1 sm:grid-cols-[minmax(0,0.8fr)_minmax(0,1fr)_minmax(0,1fr)_minmax(0,1.4fr)]">
      <time dateTime={at} className="text-sm font-semibold tabular-nums">
        {time}
      </time>
      <span className="min-w-0">
        <span className="block break-words font-semibold">
          {actor.name === undefined ? <Ltr className="break-all">{actor.id}</Ltr> : <bdi>{actor.name}</bdi>}
        </span>
        <span className="block text-sm text-muted">
          {new Intl.ListFormat(locale, { type: 'unit' }).format(actor.roles.map((role) => wordFor(roleName, role)))}
        </span>
      </span>
      <span>
        {wordFor(actionName, action)} {status >= 400 && <Chip tone="red">{m.accessRefused()}</Chip>}
      </span>
      {children}
    </li>
  );
}

function Patients({ entry: { action, patientIds, count = 0 } }: { entry: AccessLogEntry }) {
  const locale = useLocale();
  const record = (id: string) =>
    action === 'delete' ? (
      <Ltr className="text-sm break-all">{id}</Ltr>
    ) : (
      <TextLink as={Link} dir="ltr" className="inline-block min-h-6 text-sm break-all tabular-nums" to={paths.patient(id)}>
        {id}
      </TextLink>
    );
  const [first] = patientIds;
  const counted = m.accessPatients({ count: formatNumber(locale, count) });
  if (first === undefined) return <span className="text-sm text-muted">{count > 0 && counted}</span>;
  if (patientIds.length === 1) return <span className="min-w-0">{record(first)}</span>;
  return (
    <details className="min-w-0">
      <summary className="min-h-6 cursor-pointer">{counted}</summary>
      <ul>
        {patientIds.map((id) => (
          <li key={id}>{record(id)}</li>
        ))}
      </ul>
    </details>
  );
}
