import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Fragment, useRef } from 'react';
import toast from 'react-hot-toast/headless';
import { careLimits } from '#contract/base/care-limits.ts';
import { type Visit, noteSectionIds, noteSections } from '#contract/chart/encounters.ts';
import { qatarDate } from '#contract/base/qatar-time.ts';
import { saidService } from '../../lib/appointment-words.ts';
import { unsignedKey } from '../../lib/begin-visit.ts';
import { chartChanged } from '../../lib/chart-changes.ts';
import { formatDate, formatDay, useLocale } from '../../lib/locale.ts';
import { patientQuery } from '../../lib/patient-queries.ts';
import { namesOf } from '../../lib/person.ts';
import { failureText } from '../../lib/problem-text.ts';
import { said } from '../../lib/said.ts';
import { visitQuery } from '../../lib/visit-queries.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Select } from '../../ui/control.tsx';
import { Field } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Panel } from '../../ui/panel.tsx';
import { SaveBar } from '../../ui/save-bar.tsx';
import { NoteDiagnoses } from './note-diagnoses.tsx';
import { noteTemplateIds, noteTemplates } from './note-templates.ts';
import { NoteVitals } from './note-vitals.tsx';
import { PhraseArea } from './phrase-area.tsx';
import { signNote } from './queries.ts';
import { useNote } from './use-note.ts';

interface NoteFormProps {
  readonly patientId: string;
  readonly visit: Visit;
  /** Whether it has a heading of its own. */
  readonly isTitled?: boolean;
  readonly onSigned?: () => void;
}

/** The draft of a note, which saves itself, until it is signed. */
export function NoteForm({ patientId, visit, isTitled = true, onSigned }: NoteFormProps) {
  const queryClient = useQueryClient();
  const dialog = useRef<HTMLDialogElement>(null);
  const locale = useLocale();
  const { texts, copied, diagnoses, isUnsaved, isSaving, error, isConflict, type, fill, diagnose, saved, forget, keepMine, takeTheirs } =
    useNote(patientId, visit);
  const { data: patient } = useQuery(patientQuery(patientId));
  const isEmpty = noteSectionIds.every((section) => texts[section].trim() === '');
  const signing = useMutation({
    mutationFn: async () => signNote(patientId, visit.encounter.id, await saved()),
    onSuccess: async () => {
      forget();
      toast.success(m.noteSigned());
      dialog.current?.close();
      onSigned?.();
      await Promise.all([chartChanged(queryClient, patientId), queryClient.invalidateQueries({ queryKey: unsignedKey })]);
    },
  });
  return (
    <Panel as={isTitled ? 'section' : 'div'} className="grid gap-4 p-5" aria-label={isTitled ? m.note() : undefined}>
      {isTitled && <h2 className="text-lg font-semibold">{m.note()}</h2>}
      {!isTitled && (
        <p className="text-sm text-muted">{`${saidService(visit.encounter.service)} · ${formatDay(locale, visit.encounter.startedAt)}`}</p>
      )}
      {!isTitled && visit.encounter.reason !== undefined && (
        <p>
          <span className="text-muted">{m.reason()}: </span>
          <bdi>{visit.encounter.reason}</bdi>
        </p>
      )}
      <NoteHelp patientId={patientId} visit={visit} onFill={fill} />
      <NoteVitals
        patientId={patientId}
        onInsert={(text) => type('objective', [texts.objective.trimEnd(), text].filter(Boolean).join('\n'))}
      />
      {noteSectionIds.map((section) => (
        <Fragment key={section}>
          {section === 'plan' && <NoteDiagnoses patientId={patientId} diagnoses={diagnoses} onChange={diagnose} />}
          <Field
            id={section}
            label={said(noteSections[section].name)}
            problem={false}
            hint={copied[section] === undefined ? undefined : m.noteCopiedFrom({ date: formatDate(locale, copied[section]) })}
          >
            {(attributes) => (
              <PhraseArea
                {...attributes}
                patientId={patientId}
                rows={2}
                dir="auto"
                maxLength={careLimits.noteSection}
                value={texts[section]}
                onText={(text) => type(section, text)}
              />
            )}
          </Field>
        </Fragment>
      ))}
      <SaveBar>
        {isConflict && (
          <Notice as="div" className="grid gap-3">
            <span>{m.noteConflict()}</span>
            <span className="flex flex-wrap gap-3">
              <Button onClick={() => void keepMine()}>{m.noteKeepMine()}</Button>
              <Button onClick={() => void takeTheirs()}>{m.noteTakeTheirs()}</Button>
            </span>
          </Notice>
        )}
        {error !== undefined && error !== null && <Notice>{failureText(error, m.noteNotSaved())}</Notice>}
        <div className="flex flex-wrap items-center justify-between gap-3">
          <output className="text-sm text-muted">
            {isSaving ? m.noteSaving() : isUnsaved ? m.noteUnsaved() : isEmpty ? m.noteNothingYet() : m.noteSaved()}
          </output>
          <Button look="primary" disabled={isEmpty || isConflict} onClick={() => dialog.current?.showModal()}>
            {m.noteSign()}
          </Button>
        </div>
      </SaveBar>
      <ConfirmDialog
        ref={dialog}
        title={m.noteSignTitle()}
        action={m.noteSign()}
        busy={signing.isPending}
        problem={signing.isError ? failureText(signing.error, m.noteSignFailed()) : undefined}
        onConfirm={() => signing.mutate()}
      >
        <p>
          {patient !== undefined && <bdi className="block font-semibold">{namesOf(patient, locale).name}</bdi>}
          {m.noteSignText()}
        </p>
      </ConfirmDialog>
    </Panel>
  );
}

interface NoteHelpProps {
  readonly patientId: string;
  readonly visit: Visit;
  readonly onFill: ReturnType<typeof useNote>['fill'];
}

/** What fills the empty sections: the prompts for a kind of visit, and the patient's last signed note. */
function NoteHelp({ patientId, visit: { encounter, before: last }, onFill }: NoteHelpProps) {
  const locale = useLocale();
  const { data: before } = useQuery({ ...visitQuery(patientId, last?.id ?? ''), enabled: last !== undefined });
  const day = last && qatarDate(new Date(last.startedAt));
  const isSigned = before?.note.signedAt !== undefined;
  const own = noteTemplateIds.filter((one) => noteTemplates[one].services.some((service) => service === encounter.service));
  const choices = [...new Set([...own, ...noteTemplateIds])];
  const insert = (chosen: string) => {
    const template = choices.find((one) => one === chosen);
    if (template === undefined) return;
    const { prompts } = noteTemplates[template];
    onFill(Object.fromEntries(noteSectionIds.map((section) => [section, said(prompts[section])])));
  };
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap gap-3">
        <div className="min-w-0 flex-1">
          <Select aria-label={m.noteTemplate()} aria-describedby="note-hint" value="" onChange={({ target }) => insert(target.value)}>
            <option value="">{m.noteTemplate()}</option>
            {choices.map((one) => (
              <option key={one} value={one}>
                {said(noteTemplates[one].name)}
              </option>
            ))}
          </Select>
        </div>
        {isSigned && day !== undefined && (
          <Button className="whitespace-normal" onClick={() => onFill(before.note.sections, day)}>
            {m.noteCopyLast({ date: formatDate(locale, day) })}
          </Button>
        )}
      </div>
      <p id="note-hint" className="text-sm text-muted">
        {m.noteHint()}
      </p>
    </div>
  );
}
