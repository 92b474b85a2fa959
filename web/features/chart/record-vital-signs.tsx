import { useMutation, useQueryClient } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import * as z from 'zod/mini';
import { qatarDate } from '#contract/base/qatar-time.ts';
import type { Chart } from '#contract/chart/chart.ts';
import { monthsOn } from '#contract/patient/age.ts';
import { chartChanged } from '../../lib/chart-changes.ts';
import { type Problem, failureText } from '../../lib/problem-text.ts';
import { useDraft } from '../../lib/use-draft.ts';
import { useDraftKey } from '../../lib/use-session.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { focusFirst } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { recordVitalSigns } from './queries.ts';
import { ConfirmSigns, SignFields } from './sign-fields.tsx';
import { type TypedSigns, isDoubted, parsedSigns, refusedSigns, signsAsked } from './vital-signs-form.ts';

const Draft = z.object({ typed: z.record(z.string(), z.string()), requestId: z.string() });
interface Entered {
  readonly typed: TypedSigns;
  /** The request id, the same for every attempt to send the typed values. */
  readonly requestId: string;
}
const draftOptions = {
  initial: (): Entered => ({ typed: {}, requestId: crypto.randomUUID() }),
  parse: (stored: unknown): Entered | undefined => Draft.safeParse(stored).data,
  isEntered: ({ typed }: Entered): boolean => Object.values(typed).some((text) => text !== ''),
};

/** Records a patient's vital signs: typed in a row, sent with Enter, and ready for the next. */
export function RecordVitalSigns({ chart: { patient } }: { chart: Chart }) {
  const queryClient = useQueryClient();
  const { draft, change, startOver } = useDraft({ ...draftOptions, key: useDraftKey(`vital-signs.${patient.id}`) });
  const [problems, setProblems] = useState<Readonly<Record<string, Problem>>>({});
  const [ageMonths] = useState(() => monthsOn(patient.personalInfo.dateOfBirth, qatarDate(new Date())));
  const [isConfirmed, setIsConfirmed] = useState(false);
  const recording = useMutation({
    mutationFn: (body: Parameters<typeof recordVitalSigns>[1]) => recordVitalSigns(patient.id, body, draft.requestId),
    onSuccess: () => {
      startOver();
      setIsConfirmed(false);
      document.getElementById('systolic')?.focus();
      void chartChanged(queryClient, patient.id);
    },
    onError: (error) => setProblems(refusedSigns(error)),
  });
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (recording.isPending) return;
    const { body, problems: wrong } = parsedSigns(draft.typed);
    setProblems(wrong ?? {});
    if (body !== undefined) recording.mutate({ ...body, ...(isConfirmed && { confirmed: true }) });
    else focusFirst(wrong, signsAsked(ageMonths));
  };
  return (
    <form noValidate className="grid gap-3" aria-label={m.vitalSignsRecord()} onSubmit={send}>
      <SignFields
        prefix=""
        ageMonths={ageMonths}
        typed={draft.typed}
        problems={problems}
        onType={(field, text) => {
          setIsConfirmed(false);
          if (!recording.isPending) recording.reset();
          change(({ typed }) => ({ typed: { ...typed, [field]: text } }));
        }}
      />
      {isDoubted(problems) && <ConfirmSigns isConfirmed={isConfirmed} onChange={setIsConfirmed} />}
      {problems['values'] !== undefined && <Notice>{m.vitalSignsNothing()}</Notice>}
      {recording.isError && !isDoubted(problems) && <Notice>{failureText(recording.error, m.vitalSignsFailed())}</Notice>}
      <p className="flex flex-wrap items-center gap-3">
        <Button type="submit" look="primary" aria-disabled={recording.isPending}>
          {m.vitalSignsRecord()}
        </Button>
        <output className="flex items-center gap-2 font-semibold text-good">
          {recording.isSuccess && (
            <>
              <CircleCheck size={20} aria-hidden="true" />
              {m.vitalSignsRecorded()}
            </>
          )}
        </output>
      </p>
    </form>
  );
}
