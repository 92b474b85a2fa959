import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import toast from 'react-hot-toast/headless';
import { useNavigate, useSearchParams } from 'react-router-dom';
import * as z from 'zod/mini';
import { careLimits } from '#contract/base/care-limits.ts';
import { isTestOffered, shippedCatalogue } from '#contract/clinic-catalogue/clinic-catalogue.ts';
import { orderPriorities } from '#contract/laboratory/laboratory.ts';
import { orderSets } from '#contract/laboratory/catalogue/catalogue.ts';
import { ApiError } from '../../lib/api.ts';
import { catalogueQuery } from '../../lib/clinic-catalogue.ts';
import { formatNumber, useLocale } from '../../lib/locale.ts';
import { paths } from '../../lib/paths.ts';
import { patientQuery } from '../../lib/patient-queries.ts';
import { failureText, loadFailureText, problemText } from '../../lib/problem-text.ts';
import { said } from '../../lib/said.ts';
import { useDraft } from '../../lib/use-draft.ts';
import { useDraftKey, useIsStaff } from '../../lib/use-session.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { Choice } from '../../ui/choice.tsx';
import { Input, TextArea } from '../../ui/control.tsx';
import { Field, FieldSet, focusFirst } from '../../ui/field.tsx';
import { LabTestSearch } from '../../ui/lab-test-search.tsx';
import { NotPermitted } from '../../ui/not-permitted.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Failure, Page } from '../../ui/page.tsx';
import { Placeholders } from '../../ui/page-frame.tsx';
import { Panel } from '../../ui/panel.tsx';
import { PatientPage } from '../../ui/patient-banner.tsx';
import { PatientPicker } from '../../ui/patient-picker.tsx';
import { Tag } from '../../ui/tag.tsx';
import { Tick } from '../../ui/tick.tsx';
import { useOwnDuties } from '../../lib/roster.ts';
import { orderWritten, placeOrder } from './queries.ts';
import { priorityName, testName } from './words.tsx';

/** Orders tests: patient, tests, priority. */
export function OrderPage() {
  const isStaff = useIsStaff();
  const { has, isKnown } = useOwnDuties();
  const [params] = useSearchParams();
  const patientId = params.get('patientId');
  if (!isStaff) return <NotPermitted title={m.pageOrderLab()} text={m.staffOnlyText()} />;
  if (isKnown && !has('prescriber')) return <NotPermitted title={m.pageOrderLab()} text={m.labNotPrescriber()} />;
  return patientId === null ? (
    <Page title={m.pageOrderLab()}>
      <ChoosePatient />
    </Page>
  ) : (
    <ForPatient key={patientId} id={patientId} />
  );
}

function ChoosePatient() {
  const [, setParams] = useSearchParams();
  return (
    <Panel className="p-5 sm:max-w-2xl">
      <PatientPicker id="patient" chosen={undefined} removal="" onChoose={(id) => id !== undefined && setParams({ patientId: id })} />
    </Panel>
  );
}

function ForPatient({ id }: { id: string }) {
  const { data, error, refetch } = useQuery(patientQuery(id));
  const [, setParams] = useSearchParams();
  if (data === undefined)
    return (
      <Page title={m.pageOrderLab()}>
        {error ? <Failure text={loadFailureText(error, m.patientFailed())} onRetry={refetch} /> : <Placeholders shape="form" />}
      </Page>
    );
  return (
    <PatientPage patient={data} task={m.pageOrderLab()} actions={<Button onClick={() => setParams({})}>{m.labPatientOther()}</Button>}>
      <OrderForm patientId={id} />
    </PatientPage>
  );
}

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

function OrderForm({ patientId }: { patientId: string }) {
  const locale = useLocale();
  const navigate = useNavigate();
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
      void navigate(paths.labOrder(patientId, order.id), { replace: true });
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
