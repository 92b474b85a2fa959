import { type SubmitEvent, useState } from 'react';
import { limits } from '#contract/base/limits.ts';
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
import type { Answers } from './use-answers.ts';

/** Below the buttons: that an answer is being sent, or why it was not received. */
export const Sending = ({ answers: { busy, failed } }: { answers: Answers }) => (
  <>
    {busy && <Spinner text={m.checksSending()} />}
    {failed && <AnalysisErrorPanel error={failed.error} onRetry={failed.retry} />}
  </>
);

/** The understood findings; the user may remove wrong ones. */
export function Understood({ result, answers }: { result: CheckResult; answers: Answers }) {
  const { recognised, screen, language, sessionId } = result;
  if (recognised.length === 0) return null;
  return (
    <div className="grid gap-2">
      <p id="understood" className="text-sm text-muted">
        {m.understood()}
      </p>
      <ul className="flex flex-wrap gap-2" aria-labelledby="understood" lang={language} dir={directionOf(language)}>
        {recognised.map(({ id, text }) => (
          <Tag
            key={id}
            text={text}
            remove={sessionId !== '' && screen < limits.answersOfCheck ? m.understoodRemove({ text }) : undefined}
            disabled={answers.busy}
            onRemove={() => answers.give({ removed: [id] })}
          />
        ))}
      </ul>
    </div>
  );
}

type Problem = 'nothing-ticked' | 'ticked';
const problemText: Record<Problem, () => string> = { 'nothing-ticked': () => m.checksNothingTicked(), ticked: () => m.checksTicked() };

interface ChecksProps {
  readonly result: CheckResult;
  readonly answers: Answers;
  /** The advice until the questions are answered; undefined if nothing was recognised. */
  readonly advice: string | undefined;
  readonly ticked: readonly string[];
  readonly onTick: (ticked: string[]) => void;
  readonly onSkip: () => void;
}

/** Statements to tick that would change the advice. */
export function Checks({ result, answers, advice, ticked, onTick, onSkip }: ChecksProps) {
  const [problem, setProblem] = useState<Problem>();
  const { busy } = answers;
  const asked = result.questions.map(({ id }) => id);
  const chosen = asked.filter((id) => ticked.includes(id));
  // A contradictory or empty answer must not count as a denial of danger signs.
  const giveSure = (given: string[], wrong: Problem | undefined) => {
    setProblem(wrong);
    if (wrong === undefined) answers.give({ ticked: given, sure: true });
    else document.getElementById(`check-${chosen[0] ?? asked[0]}`)?.focus();
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!busy) giveSure(chosen, chosen.length === 0 ? 'nothing-ticked' : undefined);
  };
  return (
    <Panel
      as="form"
      className="grid gap-3 p-4 sm:p-5 print:hidden"
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
      <FieldSet id="checks" legend={m.checksLegend()} size="large" problem={problem && problemText[problem]()}>
        <div className="grid gap-1.5" lang={result.language} dir={directionOf(result.language)}>
          {result.questions.map(({ id, text }) => (
            <Choice key={id} className="py-1.5">
              <Tick
                id={`check-${id}`}
                type="checkbox"
                checked={ticked.includes(id)}
                onChange={({ target }) => {
                  setProblem(undefined);
                  onTick(target.checked ? [...chosen, id] : chosen.filter((one) => one !== id));
                }}
              />
              {text}
            </Choice>
          ))}
        </div>
      </FieldSet>
      <div className="grid grid-cols-2 gap-x-2 gap-y-1 sm:flex sm:flex-wrap">
        <Button look={chosen.length > 0 ? 'primary' : 'plain'} type="submit" className="w-auto" disabled={busy}>
          {m.checksContinue()}
        </Button>
        <Button className="w-auto" disabled={busy} onClick={() => giveSure([], chosen.length > 0 ? 'ticked' : undefined)}>
          {m.checksNone()}
        </Button>
        <TextLink
          as="button"
          type="button"
          className="min-h-11 px-3"
          disabled={busy}
          onClick={() => answers.give({ ticked: chosen, sure: false })}
        >
          {m.checksUnsure()}
        </TextLink>
        <TextLink as="button" type="button" className="min-h-11 px-3" onClick={onSkip}>
          {m.checksSkip()}
        </TextLink>
      </div>
      <Sending answers={answers} />
    </Panel>
  );
}
