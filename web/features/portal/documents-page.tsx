import { FileText, Image } from 'lucide-react';
import type { Portal } from '#contract/portal/portal.ts';
import { formatDate, useLocale } from '../../lib/locale.ts';
import { usePagesAfter } from '../../lib/pages.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { Lines } from '../../ui/lines.tsx';
import { Paged } from '../../ui/paged.tsx';
import { Panel } from '../../ui/panel.tsx';
import { useDocument } from '../../ui/use-document.tsx';
import { PersonPage } from '../links/person-page.tsx';
import { OfPortal } from './of-portal.tsx';
import { furtherDocuments, portalQuery, releasedDocument } from './queries.ts';

/** A person's documents that the clinic has released. */
export const DocumentsPage = () => (
  <PersonPage title={m.documents()}>
    {({ patient: { id } }) => (
      <>
        <p className="max-w-2xl text-muted">{m.portalDocumentsHint()}</p>
        <OfPortal key={id} patientId={id}>
          {({ documents }) => <Released patientId={id} first={documents} />}
        </OfPortal>
      </>
    )}
  </PersonPage>
);

function Released({ patientId, first }: { patientId: string; first: Portal['documents'] }) {
  const locale = useLocale();
  const pages = usePagesAfter(first, [...portalQuery(patientId).queryKey, 'documents'], furtherDocuments(patientId));
  const { open, opened } = useDocument((id, to) => releasedDocument(patientId, id, to));
  return (
    <Panel className="grid max-w-3xl gap-3 p-5" aria-label={m.documents()}>
      {opened}
      <Paged pages={pages} empty={m.portalDocumentsNone()} failed={m.portalFailed()}>
        {(documents) => (
          <Lines>
            {documents.map((document) => {
              const { id, title, type, on } = document;
              const Icon = type === 'application/pdf' ? FileText : Image;
              return (
                <li key={id} className="flex flex-wrap items-center gap-x-3 gap-y-2">
                  <Icon aria-hidden="true" className="text-accent-text" />
                  <span className="min-w-40 flex-1">
                    <bdi className="font-semibold wrap-anywhere">{title}</bdi>
                    <span className="block text-sm text-muted">{formatDate(locale, on)}</span>
                  </span>
                  <span className="flex flex-wrap gap-2">
                    <Button aria-label={m.actionOn({ action: m.documentView(), name: title })} onClick={() => open(document, 'view')}>
                      {m.documentView()}
                    </Button>
                    <Button
                      look="ghost"
                      aria-label={m.actionOn({ action: m.documentDownload(), name: title })}
                      onClick={() => open(document, 'download')}
                    >
                      {m.documentDownload()}
                    </Button>
                  </span>
                </li>
              );
            })}
          </Lines>
        )}
      </Paged>
    </Panel>
  );
}
