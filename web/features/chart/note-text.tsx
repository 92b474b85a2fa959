import { useQuery } from '@tanstack/react-query';
import { type Visit, noteSectionIds, noteSections } from '#contract/chart/encounters.ts';
import { enteredInError } from '#contract/chart/entry.ts';
import { authorOf } from '../../lib/author.ts';
import { formatDate, formatTime, useLocale } from '../../lib/locale.ts';
import { staffQuery, useReadsNotes } from '../../lib/roster.ts';
import { paths } from '../../lib/paths.ts';
import { said } from '../../lib/said.ts';
import { usePages } from '../../lib/pages.ts';
import { encountersQuery, visitQuery } from '../../lib/visit-queries.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { Chip } from '../../ui/chip.tsx';
import { Ltr } from '../../ui/ltr.tsx';
import { Panel } from '../../ui/panel.tsx';
import { RowLink } from '../../ui/row-link.tsx';
import { codesOf } from './diagnosis-picker.tsx';
import { saidService } from '../../lib/appointment-words.ts';

/** A note to read, with its signer and addenda. */
export function NoteText({ visit: { note, addenda, encounter } }: { visit: Visit }) {
  const locale = useLocale();
  const { data: staff } = useQuery(staffQuery);
  const nameOf = (id: string): string | undefined => {
    const name = staff?.find((member) => member.id === id)?.name;
    return name && said(name);
  };
  const written = noteSectionIds.filter((section) => note.sections[section] !== undefined);
  const signer = authorOf(staff, { ...encounter, createdBy: note.signedBy ?? note.createdBy });
  return (
    <div className={encounter.status === enteredInError ? 'grid gap-4 text-muted line-through' : 'grid gap-4'}>
      {written.length === 0 && <p className="text-muted">{m.noteEmpty()}</p>}
      {written.map((section) => (
        <section key={section}>
          <h3 className="text-sm text-muted">
            {said(noteSections[section].name)}
            {note.copied?.[section] !== undefined && ` · ${m.noteCopiedFrom({ date: formatDate(locale, note.copied[section]) })}`}
          </h3>
          <p dir="auto" className="wrap-anywhere whitespace-pre-wrap">
            {note.sections[section]}
          </p>
        </section>
      ))}
      {note.diagnoses !== undefined && note.diagnoses.length > 0 && (
        <section>
          <h3 className="text-sm text-muted">{m.diagnosesOfVisit()}</h3>
          <ul className="grid gap-1">
            {note.diagnoses.map(({ text, icd10, code, problemId }) => (
              <li key={`${icd10} ${text}`} className="flex flex-wrap items-center gap-x-3">
                <bdi className="min-w-0 wrap-anywhere">{text}</bdi>
                <Ltr breaks className="text-sm text-muted">
                  {codesOf({ icd10, icd11: code })}
                </Ltr>
                {problemId !== undefined && <Chip tone="none">{m.diagnosisOnList()}</Chip>}
              </li>
            ))}
          </ul>
        </section>
      )}
      {note.signedAt !== undefined && (
        <p className="text-sm text-muted">
          {m.noteSignedAt({ time: formatTime(locale, note.signedAt) })}
          {signer !== undefined && (
            <>
              {' · '}
              <bdi>{signer}</bdi>
            </>
          )}
          {note.licence !== undefined && ` · ${m.noteLicence({ number: note.licence })}`}
        </p>
      )}
      {addenda.map(({ id, text, createdBy, createdAt }) => (
        <section key={id} className="border-s-2 ps-3">
          <h3 className="text-sm text-muted">
            {m.addendum()} · {formatTime(locale, createdAt)} <bdi>{nameOf(createdBy)}</bdi>
          </h3>
          <p dir="auto" className="wrap-anywhere whitespace-pre-wrap">
            {text}
          </p>
        </section>
      ))}
    </div>
  );
}

interface LastVisitProps {
  readonly patientId: string;
  /** The visit beside whose note it is shown. */
  readonly of?: Visit;
}

/** The note of the last visit, or of the one before another. */
export function LastVisit({ patientId, of }: LastVisitProps) {
  const locale = useLocale();
  const readsNotes = useReadsNotes();
  const { rows } = usePages({ ...encountersQuery(patientId), enabled: of === undefined });
  const last = of === undefined ? rows?.find(({ status }) => status === 'finished') : of.before;
  const isKnown = of !== undefined || rows !== undefined;
  const { data: visit } = useQuery({ ...visitQuery(patientId, last?.id ?? ''), enabled: last !== undefined && readsNotes === true });
  if (readsNotes !== true) return null;
  return (
    <Panel className="grid gap-3 p-5" aria-labelledby="last-visit">
      <h2 id="last-visit" className="text-lg font-semibold">
        {m.visitLast()}
      </h2>
      {visit !== undefined && last !== undefined ? (
        <>
          <p className="flex flex-wrap items-center gap-x-3 text-sm text-muted">
            <RowLink to={paths.visit(patientId, last.id)}>{saidService(last.service)}</RowLink> {formatTime(locale, last.startedAt)}
          </p>
          <div className="max-w-[80ch]">
            <NoteText visit={visit} />
          </div>
        </>
      ) : (
        isKnown && last === undefined && <p className="text-muted">{m.visitFirst()}</p>
      )}
    </Panel>
  );
}
