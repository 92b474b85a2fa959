import { X } from 'lucide-react';
import { type SubmitEvent, useState } from 'react';
import { limits } from '#contract/limits.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { Spinner } from '../../ui/spinner.tsx';
import { AnalysisErrorPanel } from './analysis-error-panel.tsx';
import { type CheckResult, directionOf } from './check-result.ts';
import type { Answers } from './use-answers.ts';

/** Under what was pressed: that it is on its way, or why it did not arrive. */
export const Sending = ({ answers: { busy, failed } }: { answers: Answers }) => (
  <>
    {busy && <Spinner text={m.checksSending()} />}
    {failed && <AnalysisErrorPanel error={failed.error} onRetry={failed.retry} />}
  </>
);

/** What was understood; each may be wrong. */
export function Understood({ result, answers }: { result: CheckResult; answers: Answers }) {
  const { recognised, screen, language } = result;
  if (recognised.length === 0) return null;
  return (
    <div className="grid gap-2">
      <p id="understood" className="text-sm text-muted">
        {m.understood()}
      </p>
      <ul className="flex flex-wrap gap-2" aria-labelledby="understood" lang={language} dir={directionOf(language)}>
        {recognised.map(({ id, text }) => (
          <li key={id} className="understood">
            {text}
            {screen < limits.answersOfCheck && (
              <button
                type="button"
                className="print:hidden"
                aria-label={m.understoodRemove({ text })}
                disabled={answers.busy}
                onClick={() => answers.give({ removed: [id] })}
              >
                <X aria-hidden="true" size={18} />
              </button>
            )}
          </li>
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
  /** What to do as long as nothing is answered, where anything was recognised. */
  readonly advice: string | undefined;
  readonly ticked: readonly string[];
  readonly onTick: (ticked: string[]) => void;
  readonly onSkip: () => void;
}

/** What would change the advice, to be ticked. */
export function Checks({ result, answers, advice, ticked, onTick, onSkip }: ChecksProps) {
  const [problem, setProblem] = useState<Problem>();
  const { busy } = answers;
  const asked = result.questions.map(({ id }) => id);
  const chosen = asked.filter((id) => ticked.includes(id));
  // An answer that says two things, or nothing, must not pass for a denial of what is dangerous.
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
    <form className="panel grid gap-5 p-5 print:hidden" aria-labelledby="checks-title" noValidate aria-busy={busy} onSubmit={submit}>
      <div className="grid gap-1">
        <h2 id="checks-title" tabIndex={-1}>
          {m.checksTitle()}
        </h2>
        <p>{advice === undefined ? m.checksNothingKnown() : m.checksProvisional({ advice })}</p>
      </div>
      <Understood result={result} answers={answers} />
      <fieldset className="field" aria-describedby="checks-problem">
        <legend className="part mb-2">{m.checksLegend()}</legend>
        <div className="grid gap-2" lang={result.language} dir={directionOf(result.language)}>
          {result.questions.map(({ id, text }) => (
            <label key={id} className="choice py-2">
              <input
                id={`check-${id}`}
                type="checkbox"
                className="size-5 shrink-0 accent-(--accent)"
                checked={ticked.includes(id)}
                onChange={({ target }) => {
                  setProblem(undefined);
                  onTick(target.checked ? [...chosen, id] : chosen.filter((one) => one !== id));
                }}
              />
              {text}
            </label>
          ))}
        </div>
        <output id="checks-problem" className="field-problem">
          {problem && problemText[problem]()}
        </output>
      </fieldset>
      <div className="flex flex-wrap gap-3">
        <button type="submit" className="button button--primary" disabled={busy}>
          {m.checksContinue()}
        </button>
        <button
          type="button"
          className="button button--outline"
          disabled={busy}
          onClick={() => giveSure([], chosen.length > 0 ? 'ticked' : undefined)}
        >
          {m.checksNone()}
        </button>
        <button
          type="button"
          className="button button--outline"
          disabled={busy}
          onClick={() => answers.give({ ticked: chosen, sure: false })}
        >
          {m.checksUnsure()}
        </button>
        <button type="button" className="text-link px-3 py-2" onClick={onSkip}>
          {m.checksSkip()}
        </button>
      </div>
      <Sending answers={answers} />
    </form>
  );
}
