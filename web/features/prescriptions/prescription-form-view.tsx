import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import toast from 'react-hot-toast/headless';
import { checkRules } from '#contract/symptom-check/check-rules.ts';
import type { Check, Prescription } from '#contract/prescriptions/prescriptions.ts';
import type { BodyInputOf } from '#contract/routes/table.ts';
import { ApiError } from '../../lib/api.ts';
import { failureText } from '../../lib/problem-text.ts';
import { said } from '../../lib/said.ts';
import { useDraft } from '../../lib/use-draft.ts';
import { useDraftKey } from '../../lib/use-session.ts';
import { useSettled } from '../../lib/use-settled.ts';
import { patientQuery } from '../../lib/patient-queries.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Failure } from '../../ui/page.tsx';
import { Panel } from '../../ui/panel.tsx';
import { DoseFields } from './dose-fields.tsx';
import { DrugField } from './drug-field.tsx';
import { FavoriteList, SaveFavorite } from './favorites.tsx';
import { FactsFields } from './facts-fields.tsx';
import { Findings, NotChecked } from './findings.tsx';
import {
  type Draft,
  type Ordered,
  type Problems,
  type Task,
  answerProblems,
  answersAfter,
  checkedOf,
  doseOf,
  doseProblems,
  filledAs,
  isEntered,
  keyOf,
  needsAnswer,
  parseDraft,
  priorOf,
  withoutDrug,
} from './prescription-form.ts';
import { checkQuery, formularyQuery, prescribe, resume, revise } from './queries.ts';

interface Sending {
  readonly body: BodyInputOf<'prescriptions.create'>;
  readonly requestId: string;
}

function send(patientId: string, task: Task, { body, requestId }: Sending): Promise<Prescription> {
  if (task.kind === 'new') return prescribe({ id: patientId, body, requestId });
  const { facts, signature } = body;
  if (task.kind === 'draft' || signature === undefined) return revise(patientId, task.one, body, requestId);
  return resume(patientId, task.one, { ...(facts && { facts }), signature }, requestId);
}

interface PrescriptionFormProps {
  readonly patientId: string;
  readonly task: Task;
  readonly initial: () => Draft;
  readonly onDone: () => unknown;
}

/**
 * The prescription form. It checks again whenever the medicine or the known facts about the patient change. It signs or saves what it
 * shows.
 */
export function PrescriptionForm({ patientId, task, initial, onDone }: PrescriptionFormProps) {
  const queryClient = useQueryClient();
  const prior = priorOf(task);
  const about = task.kind === 'new' ? prior : task.one.id;
  const key = useDraftKey(`prescription.${patientId}${about === undefined ? '' : `.${about}`}`);
  const { draft, change, forget } = useDraft({ key, initial, parse: parseDraft, isEntered });
  const [problems, setProblems] = useState<Problems>({});
  const checked = checkedOf(draft, prior);
  const settled = useSettled(JSON.stringify(checked ?? null));
  const isCurrent = settled === JSON.stringify(checked ?? null);
  const checking = useQuery({
    ...checkQuery(patientId, checked ?? { drug: {} }),
    enabled: checked !== undefined && isCurrent,
    placeholderData: (before) => before,
  });
  const result = checked === undefined ? undefined : checking.data;
  const isFresh = result !== undefined && isCurrent && !checking.isFetching && !checking.isPlaceholderData;
  const request = useRef({ text: '', id: '' });
  const signing = useMutation({
    mutationFn: (sending: Sending) => send(patientId, task, sending),
    onSuccess: async (_, { body }) => {
      forget();
      toast.success(body.signature === undefined ? m.prescribeDraftSaved() : m.prescribeSigned());
      await queryClient.invalidateQueries({ queryKey: patientQuery(patientId).queryKey });
      void onDone();
    },
    onError: async (error) => {
      // The current findings are below, beside the earlier answers.
      if (error instanceof ApiError && (error.code === 'LISTS_CHANGED' || error.code === 'FINDINGS_UNANSWERED')) await checking.refetch();
    },
  });
  useEffect(() => {
    const wrong = document.querySelector<HTMLElement>('form [aria-invalid=true]');
    if (Object.keys(problems).length > 0) wrong?.focus();
  }, [problems]);

  const edit = (part: Partial<Draft>): void => {
    change((before) => ({ ...part, ...answersAfter(before, part) }));
    signing.reset();
    if (Object.keys(problems).length > 0)
      setProblems((before) => Object.fromEntries(Object.entries(before).filter(([name]) => !Object.hasOwn(part, name) && name !== 'drug')));
  };
  const answer = (finding: string, text: string | undefined): void => {
    change(({ answers }) => ({
      answers: Object.fromEntries([
        ...Object.entries(answers).filter(([name]) => name !== finding),
        ...(text === undefined ? [] : [[finding, text]]),
      ]),
    }));
    setProblems((before) => Object.fromEntries(Object.entries(before).filter(([name]) => name !== finding)));
  };

  /** What is missing is next, otherwise the signature. */
  const chosen = (filled: Partial<Draft>): void => {
    flushSync(() => edit(filled));
    const missing = (['frequency', 'dispense'] as const).find((name) => filled[name] === '');
    document.getElementById(missing ?? 'sign-prescription')?.focus();
  };

  const choose = async (favorite: Ordered): Promise<void> => {
    const { ingredientId, name } = favorite.drug;
    const entries = ingredientId === undefined ? [] : await queryClient.fetchQuery(formularyQuery(name.en)).catch(() => undefined);
    if (entries === undefined) toast.error(m.favoritesFailed());
    else
      edit(
        filledAs(
          favorite,
          draft.note,
          entries.find(({ id }) => id === ingredientId),
        ),
      );
  };

  /** Sends what is entered, as a draft or with a signature on the checks that are shown. */
  const submit = (isSigned: boolean): void => {
    const dose = doseOf(draft);
    const found: Problems = {
      ...(checked === undefined && { drug: m.prescribeDrugMissing() }),
      ...doseProblems(draft),
      ...(isSigned && answerProblems(draft, result?.checks ?? [])),
    };
    setProblems(found);
    if (Object.keys(found).length > 0 || checked === undefined || dose === undefined || signing.isPending || (isSigned && !isFresh)) return;
    const { schedule: _, ...ordered } = checked;
    const body = {
      ...ordered,
      dose,
      ...(draft.note.trim() && { note: draft.note }),
      ...(isSigned &&
        isFresh && {
          signature: { lists: result.lists, answers: result.checks.filter(needsAnswer).flatMap((check) => answersTo(check, draft)) },
        }),
    };
    // A second attempt at the same prescription must not create two.
    const text = JSON.stringify(body);
    if (request.current.text !== text) request.current = { text, id: crypto.randomUUID() };
    signing.mutate({ body, requestId: request.current.id });
  };

  return (
    <form
      className="grid grid-cols-1 gap-5"
      noValidate
      onSubmit={(event: SubmitEvent) => {
        event.preventDefault();
        submit(true);
      }}
    >
      <Panel className="grid grid-cols-1 gap-4 p-5">
        <h2 className="text-lg font-semibold">{m.prescribeDrug()}</h2>
        {task.kind === 'resume' ? (
          <p>
            <bdi className="block text-lg font-semibold">
              {[said(task.one.drug.name), task.one.drug.strength].filter(Boolean).join(' ')}
            </bdi>
            {said(task.one.doseText)} · {said(task.one.dispenseText)}
          </p>
        ) : (
          <DrugField
            draft={draft}
            problem={problems['drug']}
            onChoose={chosen}
            onText={(drugText) => edit({ drugText, answers: {} })}
            onRemove={() => edit(withoutDrug())}
          />
        )}
        {checked === undefined && <FavoriteList onChoose={(favorite) => void choose(favorite)} />}
      </Panel>
      {checked !== undefined && (
        <>
          <Panel className="grid grid-cols-1 gap-4 p-5" aria-busy={!isFresh}>
            <FactsFields draft={draft} checks={result?.checks ?? []} weight={result?.weight} problems={problems} onChange={edit} />
            <h2 className="text-lg font-semibold">{m.prescribeFindings()}</h2>
            <NotChecked />
            <p className="text-sm text-muted">{m.prescribeRules()}</p>
            {result !== undefined && (
              <Findings patientId={patientId} checks={result.checks} answers={draft.answers} problems={problems} onAnswer={answer} />
            )}
            {checking.error !== null && !checking.isFetching ? (
              <Failure text={failureText(checking.error, m.prescribeCheckFailed())} onRetry={checking.refetch} />
            ) : (
              <output className="text-sm text-muted">{!isFresh && m.prescribeChecking()}</output>
            )}
          </Panel>
          {task.kind !== 'resume' && (
            <Panel className="grid grid-cols-1 gap-4 p-5">
              <h2 className="text-lg font-semibold">{m.prescribeDose()}</h2>
              <DoseFields draft={draft} problems={problems} onChange={edit} />
              <SaveFavorite drug={checked.drug} dose={doseOf(draft)} onIncomplete={() => setProblems(doseProblems(draft))} />
            </Panel>
          )}
        </>
      )}
      <div className="grid grid-cols-1 gap-3">
        {signing.isError && (
          <Notice>
            {failureText(signing.error, signing.variables.body.signature === undefined ? m.prescribeDraftFailed() : m.prescribeFailed())}
          </Notice>
        )}
        <p className="flex flex-wrap gap-3">
          <Button
            id="sign-prescription"
            look="primary"
            type="submit"
            aria-disabled={signing.isPending || (checked !== undefined && !isFresh)}
          >
            {signing.isPending && signing.variables.body.signature !== undefined ? m.prescribeSigning() : m.prescribeSign()}
          </Button>
          {task.kind !== 'resume' && (
            <Button aria-disabled={signing.isPending} onClick={() => submit(false)}>
              {m.prescribeSaveDraft()}
            </Button>
          )}
        </p>
      </div>
    </form>
  );
}

/** The answer to a finding; undefined for an unknown rule of a newer server. */
function answersTo(check: Check, { answers }: Draft) {
  const reason = answers[keyOf(check)]?.trim();
  const rule = checkRules.find((one) => one === check.rule);
  return rule === undefined ? [] : [{ rule, ...(check.about !== undefined && { about: check.about }), ...(reason && { reason }) }];
}
