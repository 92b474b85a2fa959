import { useState } from 'react';
import type { Language } from '#contract/base/language.ts';
import { ApiError } from '../../lib/api.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { severityName } from '../../ui/severity.ts';
import { type AnalysisError, analysisErrorOf } from './analysis-error.ts';
import { type CheckResult, isAsked } from './check-result.ts';
import { type Given, answer, keptResult } from './symptom-check.ts';

/** What an answer changed, for those who cannot see it. */
const changeOf =
  (before: CheckResult, { severity, ...after }: CheckResult) =>
  () =>
    [
      severity === undefined
        ? m.resultUpdated()
        : severity === before.severity
          ? m.resultUnchanged({ level: severityName[severity]() })
          : m.resultUpdatedTo({ level: severityName[severity]() }),
      isAsked({ severity, ...after }) ? m.checksMore() : '',
    ].join(' ');

export interface Answers {
  readonly busy: boolean;
  /** Why the last answer was not received, and how to send it again. */
  readonly failed: { readonly error: AnalysisError; readonly retry: () => void } | undefined;
  /** The effect of the last answer, in the current language. */
  readonly news: (() => string) | undefined;
  readonly give: (given: Given) => void;
}

interface Outcomes {
  readonly onAnswer: (next: CheckResult) => void;
  /** No more answers are accepted. */
  readonly onClosed: () => void;
  readonly onGone: () => void;
}

/** Sends a visitor's answers to a result, one at a time. */
export function useAnswers(result: CheckResult, locale: Language, { onAnswer, onClosed, onGone }: Outcomes): Answers {
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<Answers['failed']>();
  const [news, setNews] = useState<() => string>();

  const show = (next: CheckResult, said: () => string) => {
    setNews(() => said);
    onAnswer(next);
  };
  const send = async (given: Given) => {
    setBusy(true);
    setFailed(undefined);
    setNews(undefined);
    try {
      const next = await answer(result, given, locale).catch(async (error: unknown) => {
        if (!(error instanceof ApiError && error.code === 'CONFLICT')) throw error;
        const now = await keptResult(result.sessionId, locale);
        // No other person can answer, so a clinician has taken over the session.
        const isClosed = now.screen === result.screen;
        show(now, () => (isClosed ? m.checksClosed() : m.checksAnsweredElsewhere()));
        if (isClosed) onClosed();
        return undefined;
      });
      if (next !== undefined) show(next, changeOf(result, next));
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) return onGone();
      setFailed({ error: analysisErrorOf(error), retry: () => void send(given) });
    } finally {
      setBusy(false);
    }
  };
  return { busy, failed, news, give: (given) => void send(given) };
}
