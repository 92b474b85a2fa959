import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { AccessLogPatient, NamedAccessLog } from '#contract/access-log.ts';
import { qatarDate } from '#contract/base/qatar-time.ts';
import { actionWords, outcomeWords, unnamedAccount } from '#contract/access-log-words.ts';
import { nameIn } from '#contract/patient/name-in.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { formatDate, useLocale } from '../../lib/locale.ts';
import { said } from '../../lib/said.ts';
import { useSession } from '../../lib/use-session.ts';
import { Compliance } from '../../ui/compliance.tsx';
import { Page } from '../../ui/page.tsx';
import { Panel } from '../../ui/panel.tsx';
import { ownLinksQuery } from '../links/queries.ts';
import { Entries } from './entries.tsx';
import { ExportButton } from './export-button.tsx';
import { Filters } from './filters.tsx';
import { type LogFilter, filterOf, paramsOf } from './log-filter.ts';
import { RowPatients } from './patients.tsx';
import { accessLogQuery, ownAccessLogQuery, ownActionsQuery, seenLately } from './queries.ts';
import { type Row, patientIdsOf } from './rows.ts';

/** Who did what with patients' data, as far as it concerns the reader, and how the data is protected. */
export function AccessLogPage() {
  const session = useSession();
  const roles = session.status === 'signed-in' ? session.person.roles : [];
  return (
    <Page title={m.navSecurity()}>
      {roles.includes('ADMIN') ? <Everybody /> : roles.includes('CLINICIAN') ? <OwnActions /> : <OwnRecord />}
      <Compliance />
    </Page>
  );
}

const byId = (log: { readonly pages: readonly NamedAccessLog[] } | undefined): ReadonlyMap<string, AccessLogPatient> =>
  new Map(log?.pages.flatMap(({ patients }) => patients.map((patient) => [patient.id, patient] as const)));

/** What everybody did, for an administrator to search. */
function Everybody() {
  const locale = useLocale();
  const [params, setParams] = useSearchParams();
  const [today] = useState(() => qatarDate(new Date()));
  const filter = filterOf(params, today);
  const log = useInfiniteQuery(accessLogQuery(filter));
  const seen = seenLately(useQueryClient());
  // At once, or a quick second choice would start from the filter before the first.
  const show = (next: LogFilter) => setParams(paramsOf(next), { flushSync: true });

  const { from, to, actorId, patientId, action, outcome } = filter;
  /** A choice by name, once an answer has it. */
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
    <Section title={m.accessLogTitle()} hint={m.accessLogHint()} action={<ExportButton filter={filter} />}>
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

const daysShown = (from: string, to: string, format: (date: string) => string): string =>
  from === to ? format(from) : m.accessLogDays({ from: format(from), to: format(to) });

/** What the clinician did who reads it. */
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

/** Who saw the records that are linked to the reader's account. */
function OwnRecord() {
  const locale = useLocale();
  const log = useInfiniteQuery(ownAccessLogQuery);
  const { data: links = [] } = useQuery(ownLinksQuery);
  const patientsOf = (row: Row): ReactNode => {
    // A user with one linked record knows whose it is.
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
      <Entries log={log} shown="people" empty={<p className="text-muted">{m.ownAccessLogNone()}</p>}>
        {patientsOf}
      </Entries>
    </Section>
  );
}

function Section({ title, hint, action, children }: { title: string; hint: string; action?: ReactNode; children: ReactNode }) {
  return (
    <Panel className="grid gap-4 p-5">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="grid min-w-60 flex-1 gap-1">
          <h2 className="text-lg font-semibold">{title}</h2>
          <p className="text-muted">{hint}</p>
        </div>
        {action}
      </div>
      {children}
    </Panel>
  );
}
