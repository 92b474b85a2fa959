import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import toast from 'react-hot-toast/headless';
import { ApiError } from '../../app/api.ts';
import { useLocale } from '../../app/locale.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { Brand } from '../../ui/brand.tsx';
import { focusFirst } from '../../ui/field.tsx';
import { LanguageSwitch } from '../../ui/language-switch.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { Toasts } from '../../ui/toasts.tsx';
import { type AnalysisError, analysisErrorOf, fieldProblemsOf } from './analysis-error.ts';
import type { CheckResult } from './check-result.ts';
import { EmergencyStrip } from './emergency.tsx';
import { FormView, type Problems, fieldOrder } from './form-view.tsx';
import { emptyForm } from './form-rules.ts';
import { RegisterView } from './register-view.tsx';
import { ResultsView } from './results-view.tsx';
import { check, keptResult } from './symptom-check.ts';
import { useView } from './use-view.ts';
import './symptom-checker.css';

/** Remembers the session for this tab alone: the next person at the same screen never sees it. */
const sessionKey = 'afiya.symptomSession';
const toastTime = { duration: 4000 };

/** The public symptom checker: form, results, and what an account adds. Nobody signs in, and nothing typed is kept here. */
export function SymptomCheckerPage() {
  const locale = useLocale();
  const [form, setForm] = useState(emptyForm);
  const [result, setResult] = useState<CheckResult>();
  const [problems, setProblems] = useState<Problems>({});
  const [error, setError] = useState<AnalysisError>();
  const [loading, setLoading] = useState(false);
  const [restoring, setRestoring] = useState(sessionStorage.getItem(sessionKey) !== null);
  const [wanted, go] = useView();
  const view = result === undefined ? 'form' : wanted;

  const show = (shown: CheckResult) => {
    setResult(shown);
    sessionStorage.setItem(sessionKey, shown.sessionId);
  };
  const startAnew = () => {
    setResult(undefined);
    setError(undefined);
    setProblems({});
    setForm(emptyForm);
    sessionStorage.removeItem(sessionKey);
    go('form');
  };

  const analyze = async () => {
    setLoading(true);
    setError(undefined);
    try {
      show(await check(form, locale));
      go('results');
    } catch (failure) {
      const said = Object.entries(fieldProblemsOf(failure));
      if (said.length === 0) return setError(analysisErrorOf(failure));
      const found: Problems = Object.fromEntries(said.map(([field, text]) => [field, () => text]));
      setProblems(found);
      focusFirst(found, fieldOrder);
    } finally {
      setLoading(false);
    }
  };

  useEffect(() => {
    const sessionId = sessionStorage.getItem(sessionKey);
    if (sessionId === null) return;
    keptResult(sessionId)
      .then((kept) => {
        setResult(kept);
        go('results');
      })
      .catch((failure: unknown) => {
        if (failure instanceof ApiError && failure.status === 404) sessionStorage.removeItem(sessionKey);
      })
      .finally(() => setRestoring(false));
  }, [go]);

  const shown = useRef(view);
  useEffect(() => {
    if (shown.current === view) return;
    shown.current = view;
    // A new view is read from its heading, not from where the button was.
    scrollTo(0, 0);
    document.getElementById('view-title')?.focus({ preventScroll: true });
  }, [view]);

  return (
    <div className="min-h-dvh">
      <title>{`${view === 'results' ? m.resultsTitle() : m.checkerName()} · Afiya`}</title>
      <a className="skip-link" href="#content">
        {m.skipToContent()}
      </a>
      {view === 'form' && <EmergencyStrip />}
      <header className="side flex flex-wrap items-center gap-x-2 gap-y-1 border-b px-4 py-2 sm:px-6">
        <Brand locale={locale} />
        <span className="ms-auto flex flex-wrap items-center gap-1 print:hidden">
          {view !== 'form' && (
            <button type="button" className="button button--ghost" onClick={() => (view === 'results' ? startAnew() : go('results'))}>
              <ArrowLeft aria-hidden="true" className="rtl:-scale-x-100" />
              {view === 'results' ? m.checkNewSymptoms() : m.backToResults()}
            </button>
          )}
          {view === 'register' && (
            <button type="button" className="button button--ghost" onClick={startAnew}>
              {m.checkNewSymptoms()}
            </button>
          )}
          <LanguageSwitch />
        </span>
      </header>
      <main id="content" tabIndex={-1} className="mx-auto grid w-full max-w-3xl gap-5 px-4 py-6 outline-none sm:px-6">
        {restoring ? (
          <Spinner size="large" />
        ) : view === 'form' || result === undefined ? (
          <FormView
            form={form}
            problems={problems}
            error={error}
            loading={loading}
            onChange={(changed) => {
              setForm((before) => ({ ...before, ...changed }));
              setProblems((found) => Object.fromEntries(Object.entries(found).filter(([field]) => !(field in changed))));
            }}
            onProblems={setProblems}
            onAnalyze={() => void analyze()}
          />
        ) : view === 'results' ? (
          <ResultsView
            result={result}
            error={error}
            loading={loading}
            onRegister={() => go('register')}
            onNew={startAnew}
            onDetail={() => go('form')}
            onAgain={form.description === '' ? undefined : () => void analyze()}
            onGone={(text) => {
              startAnew();
              toast.success(text, toastTime);
            }}
          />
        ) : (
          <RegisterView sessionId={result.sessionId} onGuest={() => go('results')} />
        )}
      </main>
      <Toasts />
    </div>
  );
}
