import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import toast from 'react-hot-toast/headless';
import * as z from 'zod/mini';
import { careLimits } from '#contract/base/care-limits.ts';
import { chartChanged } from '../../lib/chart-changes.ts';
import { failureText } from '../../lib/problem-text.ts';
import { useDraft } from '../../lib/use-draft.ts';
import { useDraftKey } from '../../lib/use-session.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { TextArea } from '../../ui/control.tsx';
import { Field } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { amendNote } from './queries.ts';

const Draft = z.object({ text: z.string(), requestId: z.string() });
type Entered = z.output<typeof Draft>;
const draftOptions = {
  initial: (): Entered => ({ text: '', requestId: crypto.randomUUID() }),
  parse: (stored: unknown): Entered | undefined => Draft.safeParse(stored).data,
  isEntered: ({ text }: Entered): boolean => text !== '',
};

/** Adds to a signed note. */
export function AddendumForm({ patientId, encounterId }: { patientId: string; encounterId: string }) {
  const queryClient = useQueryClient();
  const { draft, change, startOver } = useDraft({ ...draftOptions, key: useDraftKey(`addendum.${encounterId}`) });
  const adding = useMutation({
    mutationFn: () => amendNote(patientId, encounterId, draft.text, draft.requestId),
    onSuccess: async () => {
      toast.success(m.addendumAdded());
      startOver();
      await chartChanged(queryClient, patientId);
    },
  });
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!adding.isPending && draft.text.trim() !== '') adding.mutate();
  };
  return (
    <form noValidate className="grid gap-3" onSubmit={send}>
      <Field id="addendum" label={m.addendum()} problem={false}>
        {(attributes) => (
          <TextArea
            {...attributes}
            rows={3}
            dir="auto"
            maxLength={careLimits.chartNote}
            value={draft.text}
            onChange={({ target: { value: text } }) => change(() => ({ text }))}
          />
        )}
      </Field>
      {adding.isError && <Notice>{failureText(adding.error, m.addendumFailed())}</Notice>}
      <p>
        <Button type="submit" disabled={draft.text.trim() === ''} aria-disabled={adding.isPending}>
          {m.addendumAdd()}
        </Button>
      </p>
    </form>
  );
}
