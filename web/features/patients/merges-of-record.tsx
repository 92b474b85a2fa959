import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import toast from 'react-hot-toast/headless';
import { type Merge } from '#contract/patient/merge.ts';
import { nameIn } from '#contract/patient/name-in.ts';
import { formatTime, useLocale } from '../../lib/locale.ts';
import { entryFor } from '../../lib/open-words.ts';
import { failureText } from '../../lib/problem-text.ts';
import { said } from '../../lib/said.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Lines } from '../../ui/lines.tsx';
import { Ltr } from '../../ui/ltr.tsx';
import { Panel } from '../../ui/panel.tsx';
import { mergesQuery, undoMerge } from './merge-queries.ts';
import { partLabels } from './merge-words.ts';
import { patientsChanged } from './queries.ts';

/** The records that were merged into one, each with its undo while that is possible. */
export function MergesOfRecord({ id }: { id: string }) {
  const { data = [] } = useQuery(mergesQuery(id));
  if (data.length === 0) return null;
  return (
    <Panel className="p-5" aria-labelledby="merges">
      <h2 id="merges" className="mb-3 text-lg font-semibold">
        {m.mergesDone()}
      </h2>
      <Lines>
        {data.map((merge) => (
          <Done key={merge.mergedId} id={id} merge={merge} />
        ))}
      </Lines>
    </Panel>
  );
}

function Done({ id, merge: { mergedId, name, mergedAt, state, undoUntil, edited } }: { id: string; merge: Merge }) {
  const locale = useLocale();
  const queryClient = useQueryClient();
  const dialog = useRef<HTMLDialogElement>(null);
  const undoing = useMutation({
    mutationFn: () => undoMerge({ id, mergedId }),
    onSuccess: async ({ state: now }) => {
      dialog.current?.close();
      toast.success(now === 'undoing' ? m.mergeUndoRuns() : m.mergeUndone());
      await Promise.all([queryClient.invalidateQueries({ queryKey: ['patients', 'merges'] }), patientsChanged(queryClient)]);
    },
  });
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-3">
      <div className="min-w-0">
        <p className="font-semibold">
          <bdi className="wrap-anywhere">{name === undefined ? mergedId : nameIn(name, locale)}</bdi>
        </p>
        <p className="flex flex-wrap gap-x-4 text-muted">
          <Ltr breaks>{mergedId}</Ltr>
          <span>{m.mergedAt({ time: formatTime(locale, mergedAt) })}</span>
        </p>
        <p className="text-muted">
          {state === 'running'
            ? m.mergeRuns()
            : state === 'undoing'
              ? m.mergeUndoRuns()
              : undoUntil === undefined
                ? m.mergeUndoOver()
                : m.mergeUndoUntil({ time: formatTime(locale, undoUntil) })}
        </p>
      </div>
      {state === 'done' && undoUntil !== undefined && <Button onClick={() => dialog.current?.showModal()}>{m.mergeUndo()}</Button>}
      <ConfirmDialog
        ref={dialog}
        title={m.mergeUndoTitle()}
        action={m.mergeUndo()}
        busy={undoing.isPending}
        problem={undoing.isError ? failureText(undoing.error, m.mergeUndoFailed()) : undefined}
        onConfirm={() => undoing.mutate()}
      >
        <p>{m.mergeUndoText()}</p>
        {edited.length > 0 && (
          <p>
            {m.mergeUndoKeeps({
              parts: edited.map((part) => said(entryFor(partLabels, part) ?? { en: part, ar: part })).join(m.listComma()),
            })}
          </p>
        )}
      </ConfirmDialog>
    </li>
  );
}
