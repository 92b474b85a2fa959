import { useQuery } from '@tanstack/react-query';
import { saidService } from '../../lib/appointment-words.ts';
import { type Encounter, type EncounterStatus } from '#contract/chart/encounters.ts';
import { enteredInError } from '#contract/chart/entry.ts';
import { authorOf } from '../../lib/author.ts';
import { formatTime, useLocale } from '../../lib/locale.ts';
import { staffQuery, useReadsNotes } from '../../lib/roster.ts';
import { entryFor, wordFor } from '../../lib/open-words.ts';
import { paths } from '../../lib/paths.ts';
import { usePages } from '../../lib/pages.ts';
import { encountersQuery } from '../../lib/visit-queries.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { Chip } from '../../ui/chip.tsx';
import { Lines } from '../../ui/lines.tsx';
import { Paged } from '../../ui/paged.tsx';
import { Panel } from '../../ui/panel.tsx';
import { RowLink } from '../../ui/row-link.tsx';
import type { Tone } from '../../ui/tone.ts';
import { EntryTexts } from './entry-texts.tsx';

const tones: Record<EncounterStatus, Tone> = { 'in-progress': 'accent', finished: 'none', [enteredInError]: 'red' };
const statusWords: Record<EncounterStatus, () => string> = {
  'in-progress': () => m.visitInProgress(),
  finished: () => m.visitFinished(),
  [enteredInError]: () => m.statusInError(),
};

/** A patient's visits, the last begun first. */
export function Visits({ patientId }: { patientId: string }) {
  useLocale();
  const pages = usePages(encountersQuery(patientId));
  return (
    <Panel className="grid gap-4 p-5" aria-labelledby="visits">
      <h2 id="visits" className="text-lg font-semibold">
        {m.visits()}
      </h2>
      <Paged pages={pages} empty={m.visitsEmpty()} failed={m.visitsFailed()}>
        {(visits) => <VisitLines patientId={patientId} visits={visits} />}
      </Paged>
    </Panel>
  );
}

function VisitLines({ patientId, visits }: { patientId: string; visits: readonly Encounter[] }) {
  const locale = useLocale();
  const { data: staff } = useQuery(staffQuery);
  const readsNotes = useReadsNotes();
  return (
    <Lines as="ol">
      {visits.map((visit) => {
        const { id, service, reason, errorReason, startedAt, status } = visit;
        const author = authorOf(staff, visit);
        const named = status === enteredInError ? <s>{saidService(service)}</s> : saidService(service);
        return (
          <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-1">
            <span className="min-w-40 flex-1">
              {readsNotes === true ? (
                <RowLink to={paths.visit(patientId, id)}>{named}</RowLink>
              ) : (
                <span className="font-semibold">{named}</span>
              )}
              <EntryTexts of={[reason, errorReason]} />
              <span className="block text-sm text-muted">
                {formatTime(locale, startedAt)}
                {author !== undefined && (
                  <>
                    {' · '}
                    <bdi>{author}</bdi>
                  </>
                )}
              </span>
            </span>
            <Chip tone={entryFor(tones, status) ?? 'none'}>{wordFor(statusWords, status)}</Chip>
          </li>
        );
      })}
    </Lines>
  );
}
