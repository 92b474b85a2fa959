import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import toast from 'react-hot-toast/headless';
import * as z from 'zod/mini';
import { careLimits } from '#contract/base/care-limits.ts';
import { isTestOffered, shippedCatalogue } from '#contract/clinic-catalogue/clinic-catalogue.ts';
import { type LabOrder, orderPriorities } from '#contract/laboratory/laboratory.ts';
import { orderSets } from '#contract/laboratory/catalogue/catalogue.ts';
import { ApiError } from '../../lib/api.ts';
import { catalogueQuery } from '../../lib/clinic-catalogue.ts';
import { formatNumber, useLocale } from '../../lib/locale.ts';
import { failureText, problemText } from '../../lib/problem-text.ts';
import { said } from '../../lib/said.ts';
import { useDraft } from '../../lib/use-draft.ts';
import { useDraftKey } from '../../lib/use-session.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { Choice } from '../../ui/choice.tsx';
import { Input, TextArea } from '../../ui/control.tsx';
import { Field, FieldSet, focusFirst } from '../../ui/field.tsx';
import { LabTestSearch } from '../../ui/lab-test-search.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Tag } from '../../ui/tag.tsx';
import { Tick } from '../../ui/tick.tsx';
import { orderWritten, placeOrder } from './queries.ts';
import { priorityName, testName } from './words.tsx';

const Draft = z.object({
  tests: z.array(z.string()),
  priority: z.enum(orderPriorities),
  note: z.string(),
  repeatReason: z.string(),
  /** The same for every attempt to place this order. */
  requestId: z.string(),
});
type Draft = z.output<typeof Draft>;
const draftOptions = {
  initial: (): Draft => ({ tests: [], priority: 'routine', note: '', repeatReason: '', requestId: crypto.randomUUID() }),
  parse: (stored: unknown): Draft | undefined => Draft.safeParse(stored).data,
  isEntered: ({ tests, note }: Draft): boolean => tests.length > 0 || note !== '',
};
const fields = ['tests', 'repeatReason', 'note'] as const;
type Problems = Readonly<Partial<Record<(typeof fields)[number], () => string>>>;

interface OrderFormProps {
  readonly patientId: string;
  readonly onDone: (order: LabOrder) => unknown;
}

/** Orders tests for a patient, or keeps the order as a draft. */
export function OrderForm({ patientId, onDone }: OrderFormProps) {
  const locale = useLocale();
  const queryClient = useQueryClient();
  const { draft, change, forget } = useDraft({ ...draftOptions, key: useDraftKey(`lab-order ${patientId}`) });
  const [problems, setProblems] = useState<Problems>({});
  const { data: catalogue = shippedCatalogue } = useQuery(catalogueQuery);
  /** A second click may come before the first one renders. */
  const sending = useRef(false);
  const { tests, priority, note, repeatReason, requestId } = draft;

  const showProblems = (found: Problems): boolean => {
    // The reason's field appears only with its problem.
    flushSync(() => setProblems(found));
    focusFirst(found, fields);
    return Object.keys(found).length > 0;
  };
  const placing = useMutation({
    mutationFn: (status: 'active' | 'draft') =>
      placeOrder({
        body: { patientId, status, priority, tests, ...(note !== '' && { note }), ...(repeatReason !== '' && { repeatReason }) },
        requestId,
      }),
    onSuccess: async (order) => {
      forget();
      toast.success(order.status === 'draft' ? m.labDraftKept() : m.labPlaced());
      await orderWritten(queryClient, order);
      void onDone(order);
    },
    onError: (error) => {
      if (!(error instanceof ApiError) || error.status !== 400) return;
      change(() => ({ requestId: crypto.randomUUID() }));
      const detail = (name: string) => error.details.find(({ path }) => path.split('.')[0] === name);
      showProblems(
        Object.fromEntries(
          fields.flatMap((name) => {
            const wrong = detail(name);
            return wrong === undefined ? [] : [[name, () => problemText(wrong)]];
          }),
        ),
      );
    },
    onSettled: () => void (sending.current = false),
  });
  const send = (status: 'active' | 'draft') => {
    if (sending.current || showProblems(tests.length === 0 ? { tests: () => m.labTestsNone() } : {})) return;
    sending.current = true;
    placing.mutate(status);
  };
  const edit = (part: Partial<Draft>) => {
    setProblems({});
    change(() => part);
  };
  const add = (more: readonly string[]) => edit({ tests: [...new Set([...tests, ...more])].slice(0, careLimits.labTests) });
  const isShown = Object.keys(problems).length > 0;
  return (
    <form
      className="grid gap-5"
      noValidate
      onSubmit={(event: SubmitEvent) => {
        event.preventDefault();
        send('active');
      }}
    >
      {placing.isError && !isShown && <Notice>{failureText(placing.error, m.labPlaceFailed())}</Notice>}
      <Panel className="grid gap-5 p-5">
        <FieldSet id="sets" legend={m.labSets()} problem={undefined}>
          <div className="flex flex-wrap gap-2">
            {Object.entries(orderSets).map(([id, { name, tests: all }]) => {
              const of = all.filter((test) => isTestOffered(catalogue, test));
              return (
                of.length > 0 && (
                  <Button key={id} aria-pressed={of.every((test) => tests.includes(test))} onClick={() => add(of)}>
                    {said(name)}
                  </Button>
                )
              );
            })}
          </div>
        </FieldSet>
        <LabTestSearch
          label={m.labTestSearch()}
          problem={problems.tests?.()}
          isFound={(test) => !tests.includes(test) && isTestOffered(catalogue, test)}
          onChoose={(test) => add([test])}
          onChooseSet={add}
        />
        {tests.length === 0 ? (
          <p className="text-muted">{m.labTestsNone()}</p>
        ) : (
          <div className="grid gap-2">
            <p className="text-sm font-medium">{m.labTestsChosen({ count: formatNumber(locale, tests.length) })}</p>
            <ul className="flex flex-wrap gap-2">
              {tests.map((test) => (
                <Tag
                  key={test}
                  text={testName(test)}
                  remove={m.labTestRemove({ title: testName(test) })}
                  disabled={placing.isPending}
                  onRemove={() => edit({ tests: tests.filter((one) => one !== test) })}
                />
              ))}
            </ul>
          </div>
        )}
        {(problems.repeatReason !== undefined || repeatReason !== '') && (
          <Field id="repeatReason" label={m.labRepeatReason()} problem={problems.repeatReason?.()} need="required">
            {(field) => (
              <Input
                {...field}
                maxLength={careLimits.labReason}
                dir="auto"
                value={repeatReason}
                onChange={(event) => edit({ repeatReason: event.target.value })}
              />
            )}
          </Field>
        )}
      </Panel>
      <Panel className="grid gap-5 p-5">
        <FieldSet id="priority" legend={m.labPriority()} problem={undefined}>
          <div className="flex flex-wrap gap-2">
            {orderPriorities.toReversed().map((one) => (
              <Choice key={one}>
                <Tick type="radio" name="priority" checked={priority === one} onChange={() => edit({ priority: one })} />
                {priorityName[one]()}
              </Choice>
            ))}
          </div>
        </FieldSet>
        <Field id="note" label={m.labNote()} hint={m.labNoteHint()} problem={problems.note?.()} need="optional">
          {(field) => (
            <TextArea
              {...field}
              rows={3}
              maxLength={careLimits.labNote}
              dir="auto"
              value={note}
              onChange={(event) => edit({ note: event.target.value })}
            />
          )}
        </Field>
      </Panel>
      <p className="flex flex-wrap gap-3">
        <Button look="primary" type="submit" aria-disabled={placing.isPending}>
          {m.labPlace()}
        </Button>
        <Button aria-disabled={placing.isPending} onClick={() => send('draft')}>
          {m.labKeepDraft()}
        </Button>
      </p>
    </form>
  );
}
