import { type SubmitEvent, useState } from 'react';
import { limits } from '#contract/base/limits.ts';
import { type SaidAnswer, saidAnswers } from '#contract/symptom-check/said.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { Choice } from '../../ui/choice.tsx';
import { FieldSet } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { Tag } from '../../ui/tag.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { Tick } from '../../ui/tick.tsx';
import { AnalysisErrorPanel } from './analysis-error-panel.tsx';
import { type CheckResult, directionOf, toneOf } from './check-result.ts';
import type { Sayings } from './place.ts';
import type { Answers } from './use-answers.ts';

/** Below the buttons: that an answer is being sent, or why it was not received. */
export const Sending = ({ answers: { busy, failed } }: { answers: Answers }) => (
  <>
    {busy && <Spinner text={m.checksSending()} />}
    {failed && <AnalysisErrorPanel error={failed.error} onRetry={failed.retry} />}
  </>
);

/** What was understood, said back; the user may remove what is wrong. */
export function Understood({ result, answers }: { result: CheckResult; answers: Answers }) {
  const { account, recognised, screen, language, sessionId } = result;
  const [changes, setChanges] = useState(account === '');
  if (recognised.length === 0) return null;
  const isOpen = sessionId !== '' && screen < limits.answersOfCheck;
  return (
    <div className="grid gap-2">
      {account !== '' && (
        <p>
          <span className="text-muted">{m.understood()}</span>{' '}
          <bdi lang={language} className="font-semibold">
            {account}
          </bdi>{' '}
          {isOpen && (
            <TextLink as="button" type="button" aria-expanded={changes} className="min-h-6" onClick={() => setChanges(!changes)}>
              {m.understoodChange()}
            </TextLink>
          )}
        </p>
      )}
      {changes && (
        <>
          <p id="understood" className="text-sm text-muted">
            {m.understoodHint()}
          </p>
          <ul className="flex flex-wrap gap-2" aria-labelledby="understood" lang={language} dir={directionOf(language)}>
            {recognised.map(({ id, text }) => (
              <Tag
                key={id}
                text={text}
                remove={isOpen ? m.understoodRemove({ text }) : undefined}
                disabled={answers.busy}
                onRemove={() => answers.give({ removed: [id] })}
              />
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

/** The answers to a statement, and their order. */
const answerName: Record<SaidAnswer, () => string> = {
  yes: () => m.checkerYes(),
  no: () => m.checkerNo(),
  unknown: () => m.checksUnsure(),
};

interface ChecksProps {
  readonly result: CheckResult;
  readonly answers: Answers;
  /** The advice until the questions are answered; undefined if nothing was recognised. */
  readonly advice: string | undefined;
  readonly said: Sayings;
  readonly onSay: (said: Sayings) => void;
  readonly onSkip: () => void;
}

/** Statements that would change the advice, each to be confirmed or denied. What is left open when the answer is sent is denied. */
export function Checks({ result, answers, advice, said, onSay, onSkip }: ChecksProps) {
  const { busy } = answers;
  const asked = result.questions.map(({ id }) => id);
  const that = (answer: SaidAnswer): string[] => asked.filter((id) => said[id] === answer);
  const unsure = that('unknown');
  const left = asked.filter((id) => said[id] === undefined).length;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (busy) return;
    answers.give(unsure.length === 0 ? { ticked: that('yes'), sure: true } : { ticked: that('yes'), sure: false, unsure });
  };
  return (
    <Panel
      as="form"
      className="grid gap-4 p-4 sm:p-5 print:hidden"
      aria-labelledby="checks-title"
      noValidate
      aria-busy={busy}
      onSubmit={submit}
    >
      <div className="grid gap-1">
        <h2 id="checks-title" tabIndex={-1} className="text-heading outline-none">
          {m.checksTitle()}
        </h2>
        {advice === undefined ? (
          <p>{m.checksNothingKnown()}</p>
        ) : (
          <Notice as="p" tone={toneOf(result)} className="font-semibold">
            {m.checksProvisional({ advice })}
          </Notice>
        )}
      </div>
      <Understood result={result} answers={answers} />
      <p className="text-part">{m.checksLegend()}</p>
      {result.questions.map(({ id, text }) => (
        <FieldSet
          key={id}
          id={`check-${id}`}
          legend={
            <span lang={result.language} dir={directionOf(result.language)}>
              {text}
            </span>
          }
          problem={undefined}
        >
          <div className="flex gap-2">
            {saidAnswers.map((answer) => (
              <Choice key={answer} className="grow">
                <Tick type="radio" name={`check-${id}`} checked={said[id] === answer} onChange={() => onSay({ ...said, [id]: answer })} />
                {answerName[answer]()}
              </Choice>
            ))}
          </div>
        </FieldSet>
      ))}
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <Button look="primary" type="submit" className="w-auto max-sm:grow" disabled={busy}>
          {left === asked.length ? m.checksNone() : left > 0 ? m.checksRest() : m.checksContinue()}
        </Button>
        <TextLink as="button" type="button" className="min-h-11 px-3" onClick={onSkip}>
          {m.checksSkip()}
        </TextLink>
      </div>
      <Sending answers={answers} />
    </Panel>
  );
}
