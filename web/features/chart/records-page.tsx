import { useQuery } from '@tanstack/react-query';
import { ClipboardPlus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { drugTitle } from '../../lib/drug-title.ts';
import { prescriptionTask } from '../../lib/care-paths.ts';
import { formatTime, useLocale } from '../../lib/locale.ts';
import { type Pages, usePages, wholeList } from '../../lib/pages.ts';
import { paths } from '../../lib/paths.ts';
import { bornIn } from '../../lib/birth.ts';
import { namesOf } from '../../lib/person.ts';
import { said } from '../../lib/said.ts';
import { useWritesChart } from '../../lib/roster.ts';
import { useIsStaff } from '../../lib/use-session.ts';
import { prescriptionDraftsQuery, unsignedQuery } from '../../lib/waiting-work.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { Lines } from '../../ui/lines.tsx';
import { NotPermitted } from '../../ui/not-permitted.tsx';
import { Page } from '../../ui/page.tsx';
import { Paged } from '../../ui/paged.tsx';
import { Panel } from '../../ui/panel.tsx';
import { RowLink } from '../../ui/row-link.tsx';
import { recentQuery } from './queries.ts';
import { saidService } from '../../lib/appointment-words.ts';

/** Open work in the charts: the user's unsigned notes, and the charts of recently seen patients. */
export function RecordsPage() {
  useLocale();
  const writesChart = useWritesChart() === true;
  if (!useIsStaff()) return <NotPermitted title={m.navRecords()} text={m.staffOnlyText()} />;
  return (
    <Page
      title={m.navRecords()}
      actions={
        writesChart && (
          <Button as={Link} look="primary" className="min-w-44" to={paths.newRecord}>
            <ClipboardPlus aria-hidden="true" />
            {m.pageNewRecord()}
          </Button>
        )
      }
    >
      <div className="grid items-start gap-5 lg:grid-cols-2">
        {writesChart && (
          <div className="grid gap-5">
            <UnsignedNotes />
            <PrescriptionDrafts />
          </div>
        )}
        <RecentCharts />
      </div>
    </Page>
  );
}

function UnsignedNotes() {
  const locale = useLocale();
  return (
    <List title={m.notesUnsigned()} pages={usePages(unsignedQuery)} failed={m.notesUnsignedFailed()} empty={m.notesUnsignedNone()}>
      {({ encounterId, patient, service, startedAt }) => (
        <li key={encounterId} className="grid gap-0.5">
          <span>
            <RowLink to={paths.visit(patient.id, encounterId)}>
              <bdi>{namesOf({ personalInfo: patient }, locale).name}</bdi>
            </RowLink>
          </span>
          <span className="text-sm text-muted">
            {saidService(service)} · {formatTime(locale, startedAt)}
          </span>
        </li>
      )}
    </List>
  );
}

/** Renders nothing without drafts, because few users prescribe. */
function PrescriptionDrafts() {
  const locale = useLocale();
  const drafts = usePages(prescriptionDraftsQuery);
  if ((drafts.rows?.length ?? 0) === 0 && drafts.error === null) return null;
  return (
    <List title={m.prescriptionDraftsMine()} pages={drafts} failed={m.prescriptionDraftsFailed()} empty="">
      {({ id, patient, drug, doseText, changedAt }) => (
        <li key={id} className="grid gap-0.5">
          <span>
            <RowLink to={prescriptionTask(patient.id, 'draft', id)}>
              <bdi>{namesOf({ personalInfo: patient }, locale).name}</bdi>
            </RowLink>
          </span>
          <span className="wrap-anywhere">
            <bdi>{drugTitle(drug.name, drug.strength)}</bdi> · {said(doseText)}
          </span>
          <span className="text-sm text-muted">{formatTime(locale, changedAt)}</span>
        </li>
      )}
    </List>
  );
}

function RecentCharts() {
  const locale = useLocale();
  const { data, error, refetch } = useQuery(recentQuery);
  return (
    <List title={m.chartsRecent()} pages={wholeList(data, error, refetch)} failed={m.chartsRecentFailed()} empty={m.chartsRecentNone()}>
      {(patient) => (
        <li key={patient.id} className="grid gap-0.5">
          <span>
            <RowLink to={paths.chart(patient.id)}>
              <bdi>{namesOf(patient, locale).name}</bdi>
            </RowLink>
          </span>
          <span className="text-sm text-muted">{bornIn(locale, patient.personalInfo)}</span>
        </li>
      )}
    </List>
  );
}

interface ListProps<T> {
  readonly title: string;
  readonly pages: Pages<T>;
  readonly failed: string;
  readonly empty: string;
  readonly children: (entry: T) => ReactNode;
}

const List = <T,>({ title, pages, failed, empty, children }: ListProps<T>) => (
  <Panel aria-label={title} className="grid gap-3 p-5">
    <h2 className="text-lg font-semibold">{title}</h2>
    <Paged pages={pages} empty={empty} failed={failed} more={m.pagesMore()}>
      {(rows) => <Lines>{rows.map(children)}</Lines>}
    </Paged>
  </Panel>
);
