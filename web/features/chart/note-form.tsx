import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import toast from 'react-hot-toast/headless';
import { careLimits } from '#contract/base/care-limits.ts';
import { type Visit, noteSectionIds, noteSections } from '#contract/chart/encounters.ts';
import { chartChanged } from '../../lib/chart-changes.ts';
import { failureText } from '../../lib/problem-text.ts';
import { said } from '../../lib/said.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { TextArea } from '../../ui/control.tsx';
import { Field } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Panel } from '../../ui/panel.tsx';
import { SaveBar } from '../../ui/save-bar.tsx';
import { signNote, unsignedQuery } from './queries.ts';
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
  const { texts, isUnsaved, isSaving, error, isConflict, type, saved, forget, keepMine, takeTheirs } = useNote(patientId, visit);
  const isEmpty = noteSectionIds.every((section) => texts[section].trim() === '');
  const signing = useMutation({
    mutationFn: async () => signNote(patientId, visit.encounter.id, await saved()),
    onSuccess: async () => {
      forget();
      toast.success(m.noteSigned());
      dialog.current?.close();
      onSigned?.();
      await Promise.all([chartChanged(queryClient, patientId), queryClient.invalidateQueries(unsignedQuery)]);
    },
  });
  return (
    <Panel as={isTitled ? 'section' : 'div'} className="grid gap-4 p-5" aria-label={isTitled ? m.note() : undefined}>
      {isTitled && <h2 className="text-lg font-semibold">{m.note()}</h2>}
      {noteSectionIds.map((section) => (
        <Field key={section} id={section} label={said(noteSections[section].name)} problem={false}>
          {(attributes) => (
            <TextArea
              {...attributes}
              rows={4}
              dir="auto"
              maxLength={careLimits.noteSection}
              value={texts[section]}
              onChange={({ target: { value } }) => type(section, value)}
            />
          )}
        </Field>
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
          <output className="text-sm text-muted">{isSaving ? m.noteSaving() : isUnsaved ? m.noteUnsaved() : m.noteSaved()}</output>
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
        <p>{m.noteSignText()}</p>
      </ConfirmDialog>
    </Panel>
  );
}
