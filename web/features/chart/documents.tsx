import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type ChartDocument, documentTypes } from '#contract/chart/documents.ts';
import { enteredInError } from '#contract/chart/entry.ts';
import { markedRow, useAskedEntry } from '../../lib/asked-entry.ts';
import { authorOf } from '../../lib/author.ts';
import { chartChanged } from '../../lib/chart-changes.ts';
import { formatTime, useLocale } from '../../lib/locale.ts';
import { usePages } from '../../lib/pages.ts';
import { entryFor } from '../../lib/open-words.ts';
import { failureText } from '../../lib/problem-text.ts';
import { staffQuery, useWritesChart } from '../../lib/roster.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { BeginsAt } from '../../ui/begins-at.tsx';
import { Button } from '../../ui/button.tsx';
import { Chip } from '../../ui/chip.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Lines } from '../../ui/lines.tsx';
import { Ltr } from '../../ui/ltr.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Paged } from '../../ui/paged.tsx';
import { Panel } from '../../ui/panel.tsx';
import { useDocument } from '../../ui/use-document.tsx';
import { DocumentForm } from './document-form.tsx';
import { InErrorDialog } from '../../ui/entry-dialog.tsx';
import { EntryTexts } from './entry-texts.tsx';
import { documentInError, documentLink, documentsQuery, releaseDocument } from './queries.ts';

const releaseName = ({ isReleased }: ChartDocument): string => (isReleased === true ? m.documentHide() : m.documentRelease());

/** A patient's documents, the last filed first, and a form that files another. */
export function Documents({ patientId }: { patientId: string }) {
  const writesChart = useWritesChart() === true;
  const asked = useAskedEntry('document');
  const pages = usePages(documentsQuery(patientId, asked));
  return (
    <Panel className="grid gap-4 p-5" aria-labelledby="documents">
      <h2 id="documents" className="text-lg font-semibold">
        {m.documents()}
      </h2>
      <BeginsAt entry={asked} />
      <Paged pages={pages} empty={m.documentsEmpty()} failed={m.documentsFailed()}>
        {(documents) => <DocumentLines patientId={patientId} documents={documents} />}
      </Paged>
      {writesChart && pages.rows !== undefined && (
        <Disclosure summary={m.documentNew()}>
          <DocumentForm patientId={patientId} current={pages.rows.filter(({ status }) => status === 'current')} />
        </Disclosure>
      )}
    </Panel>
  );
}

function DocumentLines({ patientId, documents }: { patientId: string; documents: readonly ChartDocument[] }) {
  const locale = useLocale();
  const writesChart = useWritesChart() === true;
  const { data: staff } = useQuery(staffQuery);
  const [inError, setInError] = useState<ChartDocument>();
  const { open, opened } = useDocument((id, to) => documentLink(patientId, id, to));
  const queryClient = useQueryClient();
  const releasing = useMutation({
    mutationFn: (document: ChartDocument) => releaseDocument(patientId, document, document.isReleased !== true),
    onSettled: () => chartChanged(queryClient, patientId),
  });
  return (
    <>
      {opened}
      {releasing.isError && <Notice>{failureText(releasing.error, m.documentReleaseFailed())}</Notice>}
      <Lines>
        {documents.map((document) => {
          const { id, title, type, status, createdAt, errorReason } = document;
          const author = authorOf(staff, document);
          const isWrong = status === enteredInError;
          return (
            <li key={id} {...markedRow('document', id)} className="grid gap-1">
              <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
                <bdi className={isWrong ? 'min-w-0 wrap-anywhere text-muted line-through' : 'min-w-0 font-semibold wrap-anywhere'}>
                  {title}
                </bdi>
                <Ltr className="text-sm text-muted">{(entryFor(documentTypes, type) ?? type).toUpperCase()}</Ltr>
                {isWrong && <Chip tone="red">{m.statusInError()}</Chip>}
                {status === 'superseded' && <Chip tone="none">{m.documentSuperseded()}</Chip>}
                {status === 'current' && document.isReleased === true && <Chip tone="green">{m.documentReleased()}</Chip>}
              </span>
              <span className="text-sm text-muted">
                {formatTime(locale, createdAt)}
                {author !== undefined && (
                  <>
                    {' · '}
                    <bdi>{author}</bdi>
                  </>
                )}
              </span>
              <EntryTexts of={[errorReason]} />
              <span className="flex flex-wrap gap-1">
                <Button
                  look="ghost"
                  aria-label={m.actionOn({ action: m.documentView(), name: title })}
                  onClick={() => open(document, 'view')}
                >
                  {m.documentView()}
                </Button>
                <Button
                  look="ghost"
                  aria-label={m.actionOn({ action: m.documentDownload(), name: title })}
                  onClick={() => open(document, 'download')}
                >
                  {m.documentDownload()}
                </Button>
                {writesChart && status === 'current' && (
                  <Button
                    look="ghost"
                    aria-label={m.actionOn({ action: releaseName(document), name: title })}
                    aria-disabled={releasing.isPending}
                    onClick={() => releasing.isPending || releasing.mutate(document)}
                  >
                    {releaseName(document)}
                  </Button>
                )}
                {writesChart && !isWrong && (
                  <Button look="ghost" aria-label={m.actionOn({ action: m.inError(), name: title })} onClick={() => setInError(document)}>
                    {m.inError()}
                  </Button>
                )}
              </span>
            </li>
          );
        })}
      </Lines>
      {inError !== undefined && (
        <InErrorDialog
          patientId={patientId}
          mark={(reason) => documentInError(patientId, inError, reason)}
          onClose={() => setInError(undefined)}
        />
      )}
    </>
  );
}
