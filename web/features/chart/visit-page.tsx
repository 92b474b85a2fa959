import { X } from 'lucide-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import type { Visit } from '#contract/chart/encounters.ts';
import { enteredInError } from '#contract/chart/entry.ts';
import type { Patient } from '#contract/patient/patient.ts';
import { call } from '../../lib/api.ts';
import { chartQuery } from '../../lib/chart-query.ts';
import { authorOf } from '../../lib/author.ts';
import { formatTime, useLocale } from '../../lib/locale.ts';
import { staffQuery, useReadsNotes, useWritesChart } from '../../lib/roster.ts';
import { paths } from '../../lib/paths.ts';
import { loadFailureText } from '../../lib/problem-text.ts';
import { useIsStaff } from '../../lib/use-session.ts';
import { visitQuery } from '../../lib/visit-queries.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { Chip } from '../../ui/chip.tsx';
import { NotPermitted } from '../../ui/not-permitted.tsx';
import { Failure, Page } from '../../ui/page.tsx';
import { Placeholders } from '../../ui/page-frame.tsx';
import { Panel } from '../../ui/panel.tsx';
import { RowAction, RowActions } from '../../ui/row-actions.tsx';
import { PaperButton, asPaper } from '../../ui/paper-button.tsx';
import { PatientPage } from '../../ui/patient-banner.tsx';
import { AddendumForm } from './addendum-form.tsx';
import { InErrorDialog } from '../../ui/entry-dialog.tsx';
import { Letters } from './letters.tsx';
import { NoteForm } from './note-form.tsx';
import { LastVisit, NoteText } from './note-text.tsx';
import { visitInError } from './queries.ts';
import { saidService } from '../../lib/appointment-words.ts';

/** One visit with its note: a form for the author until the note is signed. */
export function VisitPage() {
  useLocale();
  const { id = '', visitId = '' } = useParams();
  const isStaff = useIsStaff();
  const chart = useQuery({ ...chartQuery(id), enabled: isStaff });
  const readsNotes = useReadsNotes();
  const visit = useQuery({ ...visitQuery(id, visitId), enabled: readsNotes === true });
  if (!isStaff) return <NotPermitted title={m.kindEncounter()} text={m.staffOnlyText()} />;
  if (readsNotes === false) return <NotPermitted title={m.kindEncounter()} text={m.noteNotReadable()} />;
  if (chart.data && visit.data) return <OpenVisit key={visitId} patient={chart.data.patient} visit={visit.data} />;
  const error = chart.error ?? visit.error;
  const again = () => Promise.all([chart.refetch(), visit.refetch()]);
  return (
    <Page title={m.kindEncounter()}>
      {error ? <Failure text={loadFailureText(error, m.visitNotLoaded())} onRetry={again} /> : <Placeholders shape="form" />}
    </Page>
  );
}

function OpenVisit({ patient, visit }: { patient: Patient; visit: Visit }) {
  const locale = useLocale();
  const writesChart = useWritesChart() === true;
  const navigate = useNavigate();
  const { data: staff } = useQuery(staffQuery);
  const [marking, setMarking] = useState(false);
  const { encounter, note, isAuthor } = visit;
  const author = authorOf(staff, encounter);
  const isSigned = note.status === 'final' || note.status === 'amended';
  return (
    <PatientPage
      patient={patient}
      task={saidService(encounter.service)}
      actions={
        encounter.status !== enteredInError && (
          <span className="flex flex-wrap gap-2">
            {isSigned && (
              <PaperButton
                label={m.visitPrint()}
                make={() =>
                  call('papers.visit', {
                    ...asPaper,
                    params: { id: patient.id, entryId: encounter.id },
                    query: { language: locale },
                  })
                }
              />
            )}
            {writesChart && (
              <RowActions label={m.actionOn({ action: m.columnActions(), name: saidService(encounter.service) })}>
                <RowAction icon={X} text={m.inError()} name={m.inError()} does={() => setMarking(true)} />
              </RowActions>
            )}
          </span>
        )
      }
    >
      {marking && (
        <InErrorDialog
          patientId={patient.id}
          mark={async (reason) => {
            await visitInError(patient.id, encounter, reason);
            await navigate(paths.chart(patient.id));
          }}
          onClose={() => setMarking(false)}
        />
      )}
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-muted">
        {formatTime(locale, encounter.startedAt)}
        {author !== undefined && <bdi>{author}</bdi>}
        {encounter.reason !== undefined && <bdi className="min-w-0 wrap-anywhere">{encounter.reason}</bdi>}
        {encounter.status === enteredInError && <Chip tone="red">{m.statusInError()}</Chip>}
        {encounter.errorReason !== undefined && <bdi className="min-w-0 wrap-anywhere">{encounter.errorReason}</bdi>}
      </p>
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        {note.status === 'preliminary' && isAuthor ? (
          <NoteForm patientId={patient.id} visit={visit} />
        ) : (
          <Panel className="grid gap-4 p-5" aria-label={m.note()}>
            <h2 className="flex flex-wrap items-center gap-3 text-lg font-semibold">
              {m.note()}
              {note.status === 'preliminary' && <Chip tone="yellow">{m.noteDraft()}</Chip>}
            </h2>
            <NoteText visit={visit} />
            {isSigned && writesChart && <AddendumForm patientId={patient.id} encounterId={encounter.id} />}
          </Panel>
        )}
        <div className="grid gap-5">
          <Letters patientId={patient.id} visit={visit} />
          <LastVisit patientId={patient.id} of={visit} />
        </div>
      </div>
    </PatientPage>
  );
}
