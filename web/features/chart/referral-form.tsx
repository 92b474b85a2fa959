import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import toast from 'react-hot-toast/headless';
import * as z from 'zod/mini';
import { detailOf } from '#contract/base/messages.ts';
import { ReferralEntry, letterLimits, referralUrgencies, referralUrgencyIds } from '#contract/chart/letters.ts';
import { ApiError } from '../../lib/api.ts';
import { chartChanged } from '../../lib/chart-changes.ts';
import { useLocale } from '../../lib/locale.ts';
import { type Problem, failureText, problemText } from '../../lib/problem-text.ts';
import { said } from '../../lib/said.ts';
import { useDraft } from '../../lib/use-draft.ts';
import { useDraftKey } from '../../lib/use-session.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { Input, Select, TextArea } from '../../ui/control.tsx';
import { Field, focusFirst } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { signReferral } from './queries.ts';

const prefix = 'referral-';
const order = ['to', 'urgency', 'reason'] as const;
const Typed = z.object({ to: z.string(), urgency: z.enum(referralUrgencyIds), reason: z.string() });
type Typed = z.output<typeof Typed>;
const draftOptions = {
  initial: (): Typed => ({ to: '', urgency: 'routine', reason: '' }),
  parse: (stored: unknown): Typed | undefined => Typed.safeParse(stored).data,
  isEntered: ({ to, reason }: Typed): boolean => to !== '' || reason !== '',
};

/** Signs a referral letter. */
export function ReferralForm({ patientId, encounterId }: { patientId: string; encounterId: string }) {
  useLocale();
  const queryClient = useQueryClient();
  const { draft: typed, change: changeTyped, startOver } = useDraft({ ...draftOptions, key: useDraftKey(`referral ${encounterId}`) });
  const [problems, setProblems] = useState<Readonly<Partial<Record<string, Problem>>>>({});
  const signing = useMutation({
    mutationFn: (body: Parameters<typeof signReferral>[1]) => signReferral(patientId, body),
    onSuccess: async () => {
      toast.success(m.referralSigned());
      startOver();
      await chartChanged(queryClient, patientId);
    },
    onError: (error) => {
      if (error instanceof ApiError && error.details.length > 0)
        setProblems(Object.fromEntries(error.details.map(({ path, ...problem }) => [path, problem])));
    },
  });
  const change = (part: Partial<Typed>) => changeTyped(() => part);
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (signing.isPending) return;
    const { data, error } = ReferralEntry.safeParse({ encounterId, ...typed });
    const wrong: Partial<Record<string, Problem>> = Object.fromEntries(
      error?.issues.map(({ path, message }) => [String(path[0]), detailOf(String(path[0]), message)]) ?? [],
    );
    setProblems(wrong);
    if (!focusFirst(wrong, order, prefix) && data !== undefined) signing.mutate(data);
  };
  const problemOf = (field: (typeof order)[number]): string | undefined => problems[field] && problemText(problems[field]);
  return (
    <form noValidate className="grid gap-3" aria-label={m.referralWrite()} onSubmit={send}>
      <Field id={`${prefix}to`} label={m.referralTo()} hint={m.referralToHint()} problem={problemOf('to')} need="required">
        {(attributes) => (
          <Input
            {...attributes}
            dir="auto"
            autoComplete="off"
            maxLength={letterLimits.to}
            value={typed.to}
            onChange={({ target: { value: to } }) => change({ to })}
          />
        )}
      </Field>
      <Field id={`${prefix}urgency`} label={m.referralUrgency()} problem={problemOf('urgency')}>
        {(attributes) => (
          <Select
            {...attributes}
            value={typed.urgency}
            onChange={({ target: { value } }) => change({ urgency: referralUrgencyIds.find((one) => one === value) ?? 'routine' })}
          >
            {referralUrgencyIds.map((one) => (
              <option key={one} value={one}>
                {said(referralUrgencies[one])}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field id={`${prefix}reason`} label={m.referralReason()} problem={problemOf('reason')} need="required">
        {(attributes) => (
          <TextArea
            {...attributes}
            rows={4}
            dir="auto"
            maxLength={letterLimits.reason}
            value={typed.reason}
            onChange={({ target: { value: reason } }) => change({ reason })}
          />
        )}
      </Field>
      <p className="text-sm text-muted">{m.referralAttached()}</p>
      {signing.isError && <Notice>{failureText(signing.error, m.referralFailed())}</Notice>}
      <p>
        <Button type="submit" look="primary" aria-disabled={signing.isPending}>
          {m.referralSign()}
        </Button>
      </p>
    </form>
  );
}
