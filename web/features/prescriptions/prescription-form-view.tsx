import { useMutation, useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import toast from 'react-hot-toast/headless';
import { Plus } from 'lucide-react';
import { careLimits } from '#contract/base/care-limits.ts';
import { byWeightMonths } from '#contract/patient/age.ts';
import { checkRules } from '#contract/symptom-check/check-rules.ts';
import type { Check, Prescription } from '#contract/prescriptions/prescriptions.ts';
import { ApiError } from '../../lib/api.ts';
import { formatNumber, formatTime, useLocale } from '../../lib/locale.ts';
import { failureText } from '../../lib/problem-text.ts';
import { said } from '../../lib/said.ts';
import { useDraft } from '../../lib/use-draft.ts';
import { useDraftKey } from '../../lib/use-session.ts';
import { useSettled } from '../../lib/use-settled.ts';
import { patientQuery } from '../../lib/patient-queries.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { DiscardButton } from '../../ui/draft-notice.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Failure } from '../../ui/page.tsx';
import { Panel } from '../../ui/panel.tsx';
import { DoseFields } from './dose-fields.tsx';
import { DrugField } from './drug-field.tsx';
import { FavoriteList, SaveFavorite } from './favorites.tsx';
import { factProblems, factsOf, useAgeMonths, useFacts } from './facts.ts';
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
  orderedOf,
  parseDraft,
  withoutDrug,
} from './prescription-form.ts';
import { checkQuery, formularyQuery, prescribeTogether, resume, revise, saveDraft } from './queries.ts';
import { UnsignedLines, useUnsigned } from './unsigned-lines.tsx';
import { SignUsualDose, UsualDoseList } from './usual-doses.tsx';
import { drugTitle } from '../../lib/drug-title.ts';

interface Sending {
  readonly send: () => Promise<readonly Prescription[]>;
  readonly isSigned: boolean;
}

interface PrescriptionFormProps {
  readonly patientId: string;
  readonly task: Task;
  readonly initial: () => Draft;
  /** With what was signed; empty for a saved draft. */
  readonly onDone: (signed: readonly Prescription[]) => unknown;
  /** The medicine waits for the signature of the next one. */
  readonly onNext: () => unknown;
}

const none: readonly Draft[] = [];
const without = (problems: Problems, isOver: (name: string) => boolean): Problems =>
  Object.fromEntries(Object.entries(problems).filter(([name]) => !isOver(name)));
/** The answers with one given or, without a text, taken back. */
const answersWith = ({ answers }: Draft, finding: string, text: string | undefined): Pick<Draft, 'answers'> => ({
  answers: { ...without(answers, (name) => name === finding), ...(text !== undefined && { [finding]: text }) },
});

/**
 * The prescription form. It checks again whenever a medicine or the known facts about the patient change. It signs or saves what it
 * shows: new medicines may wait above the one being typed, and are signed together with it.
 */
export function PrescriptionForm({ patientId, task, initial, onDone, onNext }: PrescriptionFormProps) {
  const queryClient = useQueryClient();
  const locale = useLocale();
  const about = task.one?.id ?? (task.kind === 'new' ? task.entered : '');
  const key = useDraftKey(`prescription.${patientId}${about && `.${about}`}`);
  const { draft, restored, change, forget, startOver } = useDraft({ key, initial, parse: parseDraft, isEntered });
  const { facts, keptFrom, changeFacts } = useFacts(patientId);
  const ageMonths = useAgeMonths(patientId);
  const unsigned = useUnsigned(patientId);
  const lines = task.kind === 'new' ? unsigned.lines : none;
  const [problems, setProblems] = useState<Problems>({});
  const [lineProblems, setLineProblems] = useState<readonly Problems[]>([]);
  const known = factsOf(facts);
  const checked = checkedOf(draft, known, lines);
  const bodies = lines.flatMap((line, index) => checkedOf(line, known, lines.slice(0, index)) ?? []);
  const typed = JSON.stringify([...bodies, checked ?? null]);
  const isCurrent = useSettled(typed) === typed;
  const checking = useQuery({
    ...checkQuery(patientId, checked ?? { drug: {} }),
    enabled: checked !== undefined && isCurrent,
    placeholderData: (before) => before,
  });
  const lineChecks = useQueries({ queries: bodies.map((body) => ({ ...checkQuery(patientId, body), enabled: isCurrent })) });
  const all = checked === undefined ? lineChecks : [...lineChecks, checking];
  const result = checked === undefined ? undefined : checking.data;
  const isFresh =
    isCurrent && all.every(({ data, isFetching, isPlaceholderData }) => data !== undefined && !isFetching && !isPlaceholderData);
  const failed = all.find(({ error, isFetching }) => error !== null && !isFetching);
  const checkAgain = () => Promise.all(all.map(({ refetch }) => refetch()));
  const signing = useMutation({
    mutationFn: ({ send }: Sending) => send(),
    onSuccess: async (made, { isSigned }) => {
      forget();
      if (isSigned && task.kind === 'new') unsigned.forget();
      const count = formatNumber(locale, made.length);
      toast.success(!isSigned ? m.prescribeDraftSaved() : made.length > 1 ? m.prescribeSignedAll({ count }) : m.prescribeSigned());
      await queryClient.invalidateQueries({ queryKey: patientQuery(patientId).queryKey });
      void onDone(isSigned ? made : []);
    },
    onError: async (error) => {
      // The current findings are beside the earlier answers.
      if (error instanceof ApiError && (error.code === 'LISTS_CHANGED' || error.code === 'FINDINGS_UNANSWERED')) await checkAgain();
    },
  });
  useEffect(() => {
    const wrong = document.querySelector<HTMLElement>('form [aria-invalid=true]');
    if ([problems, ...lineProblems].some((some) => Object.keys(some).length > 0)) wrong?.focus();
  }, [problems, lineProblems]);

  // What is loudest is never a signature under an open question.
  const isAnswered = [...lines, ...(checked === undefined ? [] : [draft])].every(
    (one, index) => Object.keys(answerProblems(one, all[index]?.data?.checks ?? [])).length === 0,
  );

  const edit = (part: Partial<Draft>): void => {
    change((before) => ({ ...part, ...answersAfter(before, part), typedAt: new Date().toISOString() }));
    signing.reset();
    if (Object.keys(problems).length > 0) setProblems((before) => without(before, (name) => Object.hasOwn(part, name)));
  };
  const answer = (finding: string, text: string | undefined): void => {
    change((before) => answersWith(before, finding, text));
    setProblems((before) => without(before, (name) => name === finding));
  };
  const answerLine = (index: number, finding: string, text: string | undefined): void => {
    unsigned.changeLines((before) => before.map((line, at) => (at === index ? { ...line, ...answersWith(line, finding, text) } : line)));
    setLineProblems((before) => before.map((one, at) => (at === index ? without(one, (name) => name === finding) : one)));
  };

  /** What is missing is next, otherwise the signature. */
  const chosen = (filled: Partial<Draft>): void => {
    flushSync(() => edit(filled));
    const missing = (['frequency', 'dispense'] as const).find((name) => filled[name] === '');
    // The findings stand above, and are read first.
    document.getElementById(missing ?? 'sign-prescription')?.focus({ preventScroll: true });
    document.getElementById('medicine')?.scrollIntoView({ block: 'start' });
  };

  /** What is often ordered; the amount stays open for a child, unless it was signed for the age. */
  const choose = async (favorite: Ordered, isForAge = ageMonths >= byWeightMonths): Promise<void> => {
    const { ingredientId, name } = favorite.drug;
    const found = await (ingredientId === undefined
      ? { rows: [] }
      : queryClient.fetchQuery(formularyQuery(name.en)).catch(() => undefined));
    const entries = found?.rows;
    if (entries === undefined) toast.error(m.favoritesFailed());
    else {
      const entry = entries.find(({ id }) => id === ingredientId);
      const amount = isForAge ? {} : { quantity: '', dispense: '' };
      edit({ ...filledAs(favorite, draft.note, entry), prior: draft.prior, entered: draft.entered, ...amount });
    }
  };

  /** What is wrong with the medicine being typed; with `isSigned`, also its unanswered findings. */
  const problemsOf = (isSigned: boolean): Problems => ({
    ...factProblems(facts),
    ...(checked !== undefined && doseProblems(draft)),
    ...(isSigned && answerProblems(draft, result?.checks ?? [])),
  });

  /** Puts the medicine above the next one, to be signed together. */
  const add = (): void => {
    const found = problemsOf(true);
    setProblems(found);
    if (Object.keys(found).length > 0 || checked === undefined || !isFresh || signing.isPending) return;
    signing.reset();
    flushSync(() => {
      unsigned.changeLines((before) => [...before, draft]);
      if (about === '') startOver();
    });
    if (about === '') document.getElementById('drug')?.focus();
    else {
      forget();
      void onNext();
    }
  };
  const rearrange = (next: (lines: readonly Draft[]) => readonly Draft[]): void => {
    signing.reset();
    setLineProblems([]);
    unsigned.changeLines(next);
  };
  /** Takes a line back into the form; what is typed there waits among the lines. */
  const editLine = (index: number): void => {
    const line = lines[index];
    if (line === undefined) return;
    flushSync(() => {
      rearrange((before) => [...before.toSpliced(index, 1), ...(isEntered(draft) ? [draft] : [])]);
      setProblems({});
      change(() => line);
    });
    document.getElementById('quantity')?.focus();
  };

  /** Sends what is entered, as a draft or with a signature on the checks that are shown. */
  const submit = (isSigned: boolean): void => {
    const found = problemsOf(isSigned);
    const ofLines = isSigned
      ? lines.map((line, index) => ({ ...doseProblems(line), ...answerProblems(line, lineChecks[index]?.data?.checks ?? []) }))
      : [];
    setProblems(found);
    setLineProblems(ofLines);
    if ([found, ...ofLines].some((some) => Object.keys(some).length > 0) || signing.isPending || (isSigned && !isFresh)) return;
    const [lists, ...others] = new Set(all.flatMap(({ data }) => data?.lists ?? []));
    // Checked at different times, and the lists changed in between.
    if (isSigned && others.length > 0) void checkAgain();
    else sendAs(isSigned, lists ?? '');
  };
  const sendAs = (isSigned: boolean, lists: string): void => {
    const orders = [...lines, draft].flatMap((one, index) => orderSent(one, all[index]?.data?.checks ?? []));
    const mine = orders.at(-1);
    if (mine === undefined) return;
    const { answers, ...order } = mine;
    const body = { ...order, facts: known };
    const signature = { lists, answers };
    const send = async (): Promise<readonly Prescription[]> => {
      if (task.kind === 'resume') return [await resume(patientId, task.one, { facts: known, signature })];
      if (task.kind === 'draft') return [await revise(patientId, task.one, { ...body, ...(isSigned && { signature }) })];
      if (isSigned) return (await prescribeTogether(patientId, { lists, facts: known, orders })).prescriptions;
      return [await saveDraft(patientId, body)];
    };
    signing.mutate({ send, isSigned });
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
      {restored && draft.typedAt !== '' && isEntered(draft) && (
        <Notice as="div" tone="accent" className="flex flex-wrap items-center justify-between gap-3">
          <output>{m.prescribeRestored({ time: formatTime(locale, draft.typedAt) })}</output>
          <DiscardButton entered onDiscard={startOver}>
            {m.discard()}
          </DiscardButton>
        </Notice>
      )}
      {lines.length > 0 && (
        <UnsignedLines
          patientId={patientId}
          lines={lines}
          checks={lineChecks.map(({ data }) => data?.checks)}
          problems={lineProblems}
          onAnswer={answerLine}
          onEdit={editLine}
          onRemove={(index) => rearrange((before) => before.toSpliced(index, 1))}
        />
      )}
      <Panel id="medicine" className="grid scroll-mt-16 grid-cols-1 gap-4 p-5">
        <h2 className="sr-only">{m.prescribeDrug()}</h2>
        {task.kind === 'resume' ? (
          <p>
            <bdi className="block text-lg font-semibold">{drugTitle(task.one.drug.name, task.one.drug.strength)}</bdi>
            {said(task.one.doseText)} · {said(task.one.dispenseText)}
          </p>
        ) : (
          <>
            {draft.entered !== '' && <p className="text-muted">{m.enteredFrom({ text: draft.entered })}</p>}
            <DrugField
              draft={draft}
              ageMonths={ageMonths}
              onChoose={chosen}
              onText={(drugText) => edit({ drugText, answers: {} })}
              // A plain form replaces nothing; what a renewal or a conversion replaces stays with it.
              onRemove={() => edit({ ...withoutDrug(), ...(about === '' && { prior: '', entered: '' }) })}
            />
          </>
        )}
        {checked === undefined && <FavoriteList onChoose={(favorite) => void choose(favorite)} />}
      </Panel>
      {checked !== undefined && (
        <div className="@container">
          <div className="grid items-start gap-5 @4xl:grid-cols-2">
            <Panel className="grid grid-cols-1 gap-4 p-5" aria-busy={!isFresh}>
              <FactsFields
                facts={facts}
                keptFrom={keptFrom}
                checks={all.flatMap(({ data }) => data?.checks ?? [])}
                weight={result?.weight}
                problems={problems}
                onChange={(part) => {
                  changeFacts(part);
                  setProblems((before) => without(before, (name) => Object.hasOwn(part, name)));
                }}
              />
              <h2 className="text-lg font-semibold">{m.prescribeFindings()}</h2>
              <NotChecked />
              {result !== undefined && (
                <Findings patientId={patientId} checks={result.checks} answers={draft.answers} problems={problems} onAnswer={answer} />
              )}
              <p className="text-sm text-muted">{m.prescribeRules()}</p>
              {failed === undefined && <output className="text-sm text-muted">{!isFresh && m.prescribeChecking()}</output>}
            </Panel>
            {task.kind !== 'resume' && (
              <Panel className="grid grid-cols-1 gap-4 p-5">
                <h2 className="text-lg font-semibold">{m.prescribeDose()}</h2>
                {draft.drug !== null && (
                  <UsualDoseList ingredientId={draft.drug.id} ageMonths={ageMonths} onChoose={(usual) => void choose(usual, true)} />
                )}
                <DoseFields draft={draft} ageMonths={ageMonths} problems={problems} onChange={edit} />
                <SaveFavorite drug={checked.drug} dose={doseOf(draft)} onIncomplete={() => setProblems(doseProblems(draft))} />
                {draft.drug !== null && (
                  <SignUsualDose
                    drug={{ ...checked.drug, ingredientId: draft.drug.id }}
                    name={draft.drug.name}
                    dose={doseOf(draft)}
                    ageMonths={ageMonths}
                    onIncomplete={() => setProblems(doseProblems(draft))}
                  />
                )}
              </Panel>
            )}
          </div>
        </div>
      )}
      <div className="grid grid-cols-1 gap-3">
        {failed !== undefined && <Failure text={failureText(failed.error, m.prescribeCheckFailed())} onRetry={checkAgain} />}
        {signing.isError && (
          <Notice>{failureText(signing.error, signing.variables.isSigned ? m.prescribeFailed() : m.prescribeDraftFailed())}</Notice>
        )}
        {all.length > 0 && (
          <p className="flex flex-wrap gap-3">
            <Button
              id="sign-prescription"
              look={isAnswered ? 'primary' : 'plain'}
              type="submit"
              aria-disabled={signing.isPending || !isFresh}
            >
              {signing.isPending && signing.variables.isSigned
                ? m.prescribeSigning()
                : all.length > 1
                  ? m.prescribeSignAll({ count: formatNumber(locale, all.length) })
                  : m.prescribeSign()}
            </Button>
            {task.kind === 'new' && checked !== undefined && lines.length < careLimits.signedTogether - 1 && (
              <Button aria-disabled={signing.isPending || !isFresh} onClick={add}>
                <Plus aria-hidden="true" />
                {m.prescribeAddAnother()}
              </Button>
            )}
            {task.kind !== 'resume' && checked !== undefined && (
              <Button aria-disabled={signing.isPending} onClick={() => submit(false)}>
                {m.prescribeSaveDraft()}
              </Button>
            )}
          </p>
        )}
      </div>
    </form>
  );
}

/** A medicine as sent, with the answers to its findings; nothing without a medicine or a whole dose. */
function orderSent(draft: Draft, checks: readonly Check[]) {
  const [ordered, dose] = [orderedOf(draft), doseOf(draft)];
  if (ordered === undefined || dose === undefined) return [];
  const answers = checks.filter(needsAnswer).flatMap((check) => answersTo(check, draft));
  return [{ ...ordered, dose, ...(draft.note.trim() && { note: draft.note }), answers }];
}

/** The answer to a finding; undefined for an unknown rule of a newer server. */
function answersTo(check: Check, { answers }: Draft) {
  const reason = answers[keyOf(check)]?.trim();
  const rule = checkRules.find((one) => one === check.rule);
  return rule === undefined ? [] : [{ rule, ...(check.about !== undefined && { about: check.about }), ...(reason && { reason }) }];
}
