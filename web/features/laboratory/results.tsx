import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type KeyboardEvent, type ReactNode, type SubmitEvent, useRef, useState } from 'react';
import toast from 'react-hot-toast/headless';
import { flushSync } from 'react-dom';
import * as z from 'zod/mini';
import { careLimits } from '#contract/base/care-limits.ts';
import { isolated } from '#contract/base/isolated.ts';
import { qatarDate } from '#contract/base/qatar-time.ts';
import { shippedCatalogue } from '#contract/clinic-catalogue/clinic-catalogue.ts';
import { testIn } from '#contract/clinic-catalogue/test-in.ts';
import { daysOn } from '#contract/patient/age.ts';
import { rangeOn, testAt } from '#contract/laboratory/flags.ts';
import type { LabOrder } from '#contract/laboratory/laboratory.ts';
import { labTests } from '#contract/laboratory/catalogue/catalogue.ts';
import { unlikely } from '#contract/laboratory/catalogue/possible.ts';
import { type LabTest, type Limits, isGrowth } from '#contract/laboratory/catalogue/shape.ts';
import type { Patient } from '#contract/patient/patient.ts';
import { ApiError } from '../../lib/api.ts';
import { catalogueQuery } from '../../lib/clinic-catalogue.ts';
import { formatDay, useLocale } from '../../lib/locale.ts';
import { failureText, problemText } from '../../lib/problem-text.ts';
import { useDraft } from '../../lib/use-draft.ts';
import { useDraftKey } from '../../lib/use-session.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { Chip } from '../../ui/chip.tsx';
import { Choice } from '../../ui/choice.tsx';
import { Input, TextArea } from '../../ui/control.tsx';
import { Field, focusFirst } from '../../ui/field.tsx';
import { Lines } from '../../ui/lines.tsx';
import { Notice } from '../../ui/notice.tsx';
import { ResultMore, ResultPair, ResultRow } from '../../ui/result-row.tsx';
import { Tick } from '../../ui/tick.tsx';
import { entryOf } from './entry.ts';
import { enterResults, labChanged, orderWritten, previousQuery } from './queries.ts';
import { TestLink } from './test-link.tsx';
import { ValueField } from './value-field.tsx';
import { type Result, ResultValue, rangeText, resultWord, testName, valueText } from './words.tsx';

const byTest = z.record(z.string(), z.string());
/** `confirmed` is the text that was confirmed as right; any other text is a new value. */
const Draft = z.object({
  values: byTest,
  reasons: byTest,
  comments: byTest,
  confirmed: z._default(byTest, {}),
  critical: z._default(byTest, {}),
});
type Draft = z.output<typeof Draft>;
const draftOptions = {
  initial: (): Draft => ({ values: {}, reasons: {}, comments: {}, confirmed: {}, critical: {} }),
  parse: (stored: unknown): Draft | undefined => Draft.safeParse(stored).data,
  isEntered: ({ values, comments }: Draft): boolean => [values, comments].some((texts) => Object.values(texts).some((text) => text !== '')),
};
const valueId = (test: string): string => `value-${test}`;
const reasonId = (test: string): string => `reason-${test}`;
const commentId = (test: string): string => `comment-${test}`;

interface ResultsProps {
  readonly order: LabOrder;
  readonly patient: Patient;
  readonly canEnter: boolean;
}

/** The results of an order. Bench staff enter them here: Enter moves from field to field. */
export function Results({ order, patient, canEnter }: ResultsProps) {
  const queryClient = useQueryClient();
  // Only who enters results needs the clinic's limits: what is saved has its own.
  const { data: catalogue = shippedCatalogue } = useQuery({ ...catalogueQuery, enabled: canEnter });
  const locale = useLocale();
  const { data: before } = useQuery(previousQuery(order.patient.id, order.id));
  const { draft, change, forget, startOver } = useDraft({ ...draftOptions, key: useDraftKey(`lab-results ${order.id}`) });
  const [correcting, setCorrecting] = useState<readonly string[]>([]);
  const [commenting, setCommenting] = useState<readonly string[]>([]);
  const [problems, setProblems] = useState<Readonly<Record<string, () => string>>>({});
  const form = useRef<HTMLFormElement>(null);
  const isOpenOrder = canEnter && (order.status === 'active' || order.status === 'completed');
  const specimenOf = (test: string) => order.specimens.find(({ kind }) => kind === labTests.get(test)?.specimen);
  const hasSpecimen = (test: string): boolean => specimenOf(test)?.status === 'received';
  const rangeOf = (id: string, test: LabTest): Limits | undefined => {
    const collectedAt = specimenOf(id)?.collectedAt;
    return collectedAt === undefined ? undefined : rangeOn(test, patient.personalInfo, qatarDate(new Date(collectedAt)));
  };
  /** A test by the clinic's limits and those of the age. */
  const testOf = (id: string): LabTest | undefined => {
    const [test, collectedAt] = [testIn(catalogue, id), specimenOf(id)?.collectedAt];
    if (test === undefined || collectedAt === undefined) return test;
    return testAt(id, test, daysOn(patient.personalInfo.dateOfBirth, qatarDate(new Date(collectedAt))));
  };
  const isEntering = ({ test, status }: Result): boolean =>
    isOpenOrder && hasSpecimen(test) && (status === 'awaited' || correcting.includes(test) || (draft.values[test] ?? '') !== '');
  /** Whether more than the value is said of it. Few results need that. */
  const isCommented = (test: string): boolean =>
    commenting.includes(test) || Boolean(draft.comments[test]) || draft.critical[test] === 'yes' || isGrowth(draft.values[test]);
  const typedEntry = (id: string, test: LabTest, value: string) =>
    entryOf(id, test, {
      value,
      reason: draft.reasons[id],
      comment: draft.comments[id],
      critical: draft.critical[id] === 'yes',
      confirmed: draft.confirmed[id] === value,
    });
  /** Whether the typed value is implausible. */
  const isDoubtful = (id: string, test: LabTest): boolean => {
    const { value } = typedEntry(id, test, draft.values[id] ?? '');
    return test.kind === 'number' && typeof value === 'number' && unlikely(id, value) !== undefined;
  };
  const sent = order.results.flatMap((result) => {
    const [test, typed = ''] = [labTests.get(result.test), draft.values[result.test]];
    return test === undefined || typed.trim() === '' || !isEntering(result) ? [] : [typedEntry(result.test, test, typed)];
  });
  const ids = order.results.flatMap(({ test }) => [valueId(test), reasonId(test), commentId(test)]);
  const show = (found: Readonly<Record<string, () => string>>): void => {
    setProblems(found);
    focusFirst(found, ids);
  };
  const entering = useMutation({
    mutationFn: () => enterResults(order, { results: sent }),
    onSuccess: async (written) => {
      forget();
      startOver();
      setCorrecting([]);
      setCommenting([]);
      toast.success(m.labEntered());
      await orderWritten(queryClient, written);
    },
    onError: async (error) => {
      if (!(error instanceof ApiError)) return;
      if (error.status === 412) return labChanged(queryClient);
      show(
        Object.fromEntries(
          error.details.flatMap((detail) => {
            const [, index, field] = detail.path.split('.');
            const entry = sent[Number(index)];
            const idOf = field === 'reason' ? reasonId : field === 'comment' ? commentId : valueId;
            return entry === undefined ? [] : [[idOf(entry.test), () => problemText(detail)]];
          }),
        ),
      );
    },
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (entering.isPending) return;
    if (sent.length > 0) return entering.mutate();
    const first = order.results.find(isEntering);
    if (first !== undefined) show({ [valueId(first.test)]: () => m.labResultNeeded() });
  };
  /** Enter moves to the next field, skipping checkboxes; in the last field it saves. */
  const walk = (event: KeyboardEvent<HTMLFormElement>) => {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
    const fields = [...(form.current?.querySelectorAll<HTMLElement>('input, select, textarea') ?? [])];
    const next = fields
      .slice(fields.indexOf(event.target) + 1)
      .find((one) => !(one instanceof HTMLInputElement && one.type === 'checkbox'));
    if (next === undefined) return;
    event.preventDefault();
    next.focus();
  };
  const edit = (part: keyof Draft, test: string, text: string) => {
    setProblems({});
    change((before) => ({ [part]: { ...before[part], [test]: text } }));
  };
  const isForm = order.results.some(isEntering);
  const previous = (test: string): string | undefined => {
    const last = before?.rows.find((one) => one.test === test);
    return last && m.labPreviousOn({ value: isolated(valueText(test, last)), date: formatDay(locale, last.at) });
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Enter in any of its fields goes on to the next
    <form ref={form} className="grid gap-4" noValidate onSubmit={submit} onKeyDown={walk}>
      {entering.isError && Object.keys(problems).length === 0 && <Notice>{failureText(entering.error, m.labSaveFailed())}</Notice>}
      <Lines>
        {order.results.map((result) => {
          const test = testOf(result.test);
          return (
            <ResultRow key={result.test}>
              {(result.status !== 'awaited' || !isEntering(result)) && (
                <ResultLine result={result} patientId={order.patient.id} previous={previous(result.test)}>
                  {isOpenOrder && result.status !== 'awaited' && hasSpecimen(result.test) && !isEntering(result) && (
                    <Button
                      aria-label={m.labCorrectOf({ title: testName(result.test) })}
                      onClick={() => setCorrecting([...correcting, result.test])}
                    >
                      {m.labCorrect()}
                    </Button>
                  )}
                </ResultLine>
              )}
              {test !== undefined && isEntering(result) && (
                <>
                  <ValueField
                    id={valueId(result.test)}
                    test={test}
                    range={rangeOf(result.test, test)}
                    previous={previous(result.test)}
                    text={draft.values[result.test] ?? ''}
                    problem={problems[valueId(result.test)]?.()}
                    onText={(text) => edit('values', result.test, text)}
                  >
                    {!isCommented(result.test) && (
                      <Button
                        look="ghost"
                        aria-label={m.labCommentOn({ title: testName(result.test) })}
                        onClick={() => {
                          flushSync(() => setCommenting([...commenting, result.test]));
                          document.getElementById(commentId(result.test))?.focus();
                        }}
                      >
                        {m.labComment()}
                      </Button>
                    )}
                  </ValueField>
                  {result.verified !== undefined && (
                    <Field id={reasonId(result.test)} label={m.labReason()} problem={problems[reasonId(result.test)]?.()} need="required">
                      {(field) => (
                        <Input
                          {...field}
                          dir="auto"
                          maxLength={careLimits.labReason}
                          value={draft.reasons[result.test] ?? ''}
                          onChange={(event) => edit('reasons', result.test, event.target.value)}
                        />
                      )}
                    </Field>
                  )}
                  {isCommented(result.test) && (
                    <Field
                      id={commentId(result.test)}
                      label={isGrowth(draft.values[result.test]) ? m.labGrowth() : m.labComment()}
                      problem={problems[commentId(result.test)]?.()}
                      need="optional"
                    >
                      {(field) => (
                        <TextArea
                          {...field}
                          rows={2}
                          dir="auto"
                          maxLength={careLimits.labNote}
                          value={draft.comments[result.test] ?? ''}
                          onChange={(event) => edit('comments', result.test, event.target.value)}
                        />
                      )}
                    </Field>
                  )}
                  {(draft.values[result.test] ?? '') !== '' && (
                    <ResultMore>
                      {isDoubtful(result.test, test) && (
                        <Choice>
                          <Tick
                            type="checkbox"
                            checked={draft.confirmed[result.test] === draft.values[result.test]}
                            onChange={({ target }) =>
                              edit('confirmed', result.test, target.checked ? (draft.values[result.test] ?? '') : '')
                            }
                          />
                          {m.valueConfirmed()}
                        </Choice>
                      )}
                      {isCommented(result.test) && (
                        <Choice>
                          <Tick
                            type="checkbox"
                            aria-label={`${m.labMarkCritical()}: ${testName(result.test)}`}
                            checked={draft.critical[result.test] === 'yes'}
                            onChange={({ target }) => edit('critical', result.test, target.checked ? 'yes' : '')}
                          />
                          {m.labMarkCritical()}
                        </Choice>
                      )}
                    </ResultMore>
                  )}
                </>
              )}
            </ResultRow>
          );
        })}
      </Lines>
      {isForm && (
        <p>
          <Button look="primary" type="submit" aria-disabled={entering.isPending}>
            {m.labEnter()}
          </Button>
        </p>
      )}
    </form>
  );
}

interface ResultLineProps {
  readonly result: Result;
  readonly patientId: string;
  /** What it was before, with its date. */
  readonly previous: string | undefined;
  readonly children: ReactNode;
}

/** A result: its verified value, and the value that awaits a second person; what it was before. */
function ResultLine({ result, patientId, previous, children }: ResultLineProps) {
  const { test, status, entered, verified, earlier = [] } = result;
  const shown = entered ?? verified;
  return (
    <ResultPair>
      <div className="grid gap-0.5">
        <span className="font-medium">
          <TestLink test={test} patientId={patientId} />
        </span>
        <span className="text-sm text-muted">{resultWord(status)}</span>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <div className="grid justify-items-start gap-1">
          {verified !== undefined && <ResultValue test={test} of={verified} />}
          {entered !== undefined && (
            <span className="rounded-lg border border-dashed px-2 py-1">
              <ResultValue test={test} of={entered} />
            </span>
          )}
          {shown?.range !== undefined && <span className="text-sm text-muted">{m.labRange({ range: rangeText(shown.range) })}</span>}
          {shown?.confirmed && <Chip tone="yellow">{m.labConfirmed()}</Chip>}
          {shown?.comment !== undefined && <bdi className="text-sm whitespace-pre-line">{shown.comment}</bdi>}
          {shown?.reason !== undefined && <bdi className="text-sm">{shown.reason}</bdi>}
          {previous !== undefined && <span className="text-sm text-muted">{previous}</span>}
          {earlier[0] !== undefined && <span className="text-sm text-muted">{m.labEarlier({ value: valueText(test, earlier[0]) })}</span>}
        </div>
        {children}
      </div>
    </ResultPair>
  );
}
