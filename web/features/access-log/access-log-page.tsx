import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import type { AccessLogPatient, NamedAccessLog } from '#contract/access-log/access-log.ts';
import { isolated } from '#contract/base/isolated.ts';
import { dayAfter, qatarDate } from '#contract/base/qatar-time.ts';
import { roleWords } from '#contract/base/role-words.ts';
import { actionWords, outcomeWords, unnamedAccount } from '#contract/access-log/access-log-words.ts';
import { nameIn } from '#contract/patient/name-in.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { formatDate, useLocale } from '../../lib/locale.ts';
import { paths } from '../../lib/paths.ts';
import { said } from '../../lib/said.ts';
import { useSession } from '../../lib/use-session.ts';
import { Button } from '../../ui/button.tsx';
import { Compliance } from '../../ui/compliance.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Fact, Facts } from '../../ui/facts.tsx';
import { Page } from '../../ui/page.tsx';
import { ownLinksQuery } from '../links/queries.ts';
import { Entries } from './entries.tsx';
import { ExportButton } from './export-button.tsx';
import { Filters } from './filters.tsx';
import { type LogFilter, filterOf, paramsOf } from './log-filter.ts';
import { RowPatients } from './patients.tsx';
import { accessLogQuery, exportLog, ownAccessLogQuery, ownActionsQuery, seenLately } from './queries.ts';
import { type Row, othersSince, patientIdsOf } from './rows.ts';
import { Section, daysShown } from './section.tsx';
import { SignIns } from './sign-ins.tsx';

/** The access log that concerns the reader, and how the data is protected. */
export function AccessLogPage() {
  const session = useSession();
  const roles = session.status === 'signed-in' ? session.person.roles : [];
  return (
    <Page title={m.navSecurity()}>
      {roles.includes('ADMIN') ? <Logs /> : roles.includes('CLINICIAN') ? <OwnActions /> : <OwnRecord />}
      <Compliance />
    </Page>
  );
}

const byId = (log: { readonly pages: readonly NamedAccessLog[] } | undefined): ReadonlyMap<string, AccessLogPatient> =>
  new Map(log?.pages.flatMap(({ patients }) => patients.map((patient) => [patient.id, patient] as const)));

/** The logs that an administrator searches: all access, and all sign-ins. */
function Logs() {
  const [params] = useSearchParams();
  const isOfSignIns = params.get('view') === 'sign-ins';
  const views = [
    { name: m.accessLogTitle(), to: paths.security, isShown: !isOfSignIns },
    { name: m.signInsTitle(), to: `${paths.security}?view=sign-ins`, isShown: isOfSignIns },
  ];
  return (
    <>
      <nav aria-label={m.logViews()} className="flex flex-wrap gap-2">
        {views.map(({ name, to, isShown }) => (
          <Button key={to} as={Link} to={to} look={isShown ? 'primary' : 'plain'} aria-current={isShown ? 'page' : undefined}>
            {name}
          </Button>
        ))}
      </nav>
      {isOfSignIns ? <SignIns /> : <Everybody />}
    </>
  );
}

/** All access, for an administrator to search. */
function Everybody() {
  const locale = useLocale();
  const [params, setParams] = useSearchParams();
  const [today] = useState(() => qatarDate(new Date()));
  const filter = filterOf(params, today);
  const log = useInfiniteQuery(accessLogQuery(filter));
  const seen = seenLately(useQueryClient());
  // Immediately, because a quick second choice would otherwise start from the filter before the first.
  const show = (next: LogFilter) => setParams(paramsOf(next), { flushSync: true });

  const { from, to, actorId, patientId, action, outcome } = filter;
  /** The name of the chosen person or patient, once an answer contains it. */
  const shownAs = (name: string | undefined, id: string): string => name ?? (log.isPending ? m.loading() : id);
  const person = actorId === undefined ? undefined : shownAs(seen.people.get(actorId)?.name, `${said(unnamedAccount)} ${actorId}`);
  const patientName = patientId === undefined ? undefined : seen.patients.get(patientId)?.name;
  const patient = patientId === undefined ? undefined : shownAs(patientName && nameIn(patientName, locale), patientId);
  const asked = [
    from !== undefined && to !== undefined && daysShown(from, to, (date) => formatDate(locale, date)),
    person,
    patient,
    action !== undefined && said(actionWords[action]),
    outcome !== undefined && said(outcomeWords[outcome]),
  ].filter((one) => typeof one === 'string');

  return (
    <Section
      title={m.accessLogTitle()}
      hint={m.accessLogHint()}
      action={<ExportButton order={() => exportLog(filter)} failed={m.exportLogFailed()} />}
    >
      <Filters filter={filter} today={today} people={[...seen.people.values()]} person={person} patient={patient} onChange={show} />
      <Entries
        log={log}
        shown="people-or-ids"
        empty={<p className="text-muted">{m.accessLogNothing({ filter: new Intl.ListFormat(locale, { type: 'unit' }).format(asked) })}</p>}
      >
        {(row) => <RowPatients row={row} named={seen.patients} />}
      </Entries>
    </Section>
  );
}

/** The reading clinician's own access. */
function OwnActions() {
  const log = useInfiniteQuery(ownActionsQuery);
  const named = byId(log.data);
  return (
    <Section title={m.ownActionsTitle()} hint={m.ownActionsHint()}>
      <Entries log={log} shown="nobody" empty={<p className="text-muted">{m.ownActionsNone()}</p>}>
        {(row) => <RowPatients row={row} named={named} />}
      </Entries>
    </Section>
  );
}

/** The pages that are loaded to know about the whole week. */
const pagesAhead = 6;

/** Access to the records linked to the reader's account. */
function OwnRecord() {
  const locale = useLocale();
  const session = useSession();
  const ownId = session.status === 'signed-in' ? session.person.id : '';
  const [weekAgo] = useState(() => dayAfter(qatarDate(new Date()), -6));
  const log = useInfiniteQuery(ownAccessLogQuery);
  const { data: links = [] } = useQuery(ownLinksQuery);
  const entries = log.data?.pages.flatMap((page) => page.entries);
  const others = entries && entries.length > 0 ? othersSince(entries, { ownId, since: weekAgo, isComplete: !log.hasNextPage }) : undefined;
  const { hasNextPage, isFetching, fetchNextPage } = log;
  const isUnknown = entries !== undefined && others === undefined && (log.data?.pages.length ?? 0) < pagesAhead;
  useEffect(() => {
    if (isUnknown && hasNextPage && !isFetching) void fetchNextPage();
  }, [isUnknown, hasNextPage, isFetching, fetchNextPage]);
  const patientsOf = (row: Row): ReactNode => {
    // A user with one linked record knows which it is.
    if (links.length < 2) return null;
    const ids = patientIdsOf(row);
    const names = links.filter(({ patient }) => ids.includes(patient.id)).map(({ patient }) => nameIn(patient, locale));
    return (
      <span className="text-sm">
        <bdi>{new Intl.ListFormat(locale, { type: 'unit' }).format(names)}</bdi>
      </span>
    );
  };
  return (
    <Section title={m.ownAccessLogTitle()} hint={m.ownAccessLogHint()}>
      {others !== undefined && (
        <p className="text-lg font-semibold">
          {others.length === 0
            ? m.ownAccessOnlyYou()
            : m.ownAccessOthers({
                names: new Intl.ListFormat(locale, { type: 'unit' }).format(
                  others.map(({ name }) => isolated(name ?? said(unnamedAccount))),
                ),
              })}
        </p>
      )}
      <Disclosure summary={m.ownAccessWhy()}>
        <div className="grid gap-3 pt-3">
          <Facts>
            <Fact name={said(roleWords.CLINICIAN)}>{m.ownAccessWhyClinician()}</Fact>
            <Fact name={said(roleWords.ADMIN)}>{m.ownAccessWhyAdmin()}</Fact>
            <Fact name={said(roleWords.PATIENT)}>{m.ownAccessWhyLinked()}</Fact>
          </Facts>
          <p className="text-muted">{m.ownAccessAsk()}</p>
        </div>
      </Disclosure>
      <Entries log={log} shown="people" foldedId={ownId} empty={<p className="text-muted">{m.ownAccessLogNone()}</p>}>
        {patientsOf}
      </Entries>
    </Section>
  );
}
