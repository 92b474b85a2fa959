import { ArrowLeft } from 'lucide-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import toast from 'react-hot-toast/headless';
import { ApiError } from '../../lib/api.ts';
import { contacts } from '../../lib/contacts.ts';
import { useLocale } from '../../lib/locale.ts';
import { paths } from '../../lib/paths.ts';
import { useSeemsSignedIn } from '../../lib/seems-signed-in.ts';
import { useDraft } from '../../lib/use-draft.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { Brand, TabTitle } from '../../ui/brand.tsx';
import { Button } from '../../ui/button.tsx';
import { Ground } from '../../ui/ground.tsx';
import { LanguageSwitch } from '../../ui/language-switch.tsx';
import { OfflineBar } from '../../ui/offline-bar.tsx';
import { PrintSheet } from '../../ui/print-sheet.tsx';
import { SkipLink } from '../../ui/skip-link.tsx';
import { OperatedBy } from '../../ui/operated-by.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { Toasts } from '../../ui/toasts.tsx';
import { type AnalysisError, analysisErrorOf, fieldProblemsOf } from './analysis-error.ts';
import { type CheckResult, isAsked, isEmergency, toneOf } from './check-result.ts';
import { EmergencyStrip } from './emergency.tsx';
import { FormView, type Problems, focusWrong } from './form-view.tsx';
import { formDraft } from './form-draft.ts';
import { isForSelf } from './form-rules.ts';
import { keepPlace, keptPlace } from './place.ts';
import { RegisterView } from './register-view.tsx';
import { ResultsView } from './results-view.tsx';
import { check, keptResult } from './symptom-check.ts';
import { typedEarly } from './typed-early.ts';
import { useView, viewOf } from './use-view.ts';

const toastTime = { duration: 4000 };

/**
 * The public symptom checker: form, results, and what an account adds. There is no sign-in, and what is typed stays in this tab, until it is
 * closed or a new check begins.
 */
export function SymptomCheckerPage() {
  const locale = useLocale();
  const hasAccount = useSeemsSignedIn();
  const { draft: form, change: changeForm, startOver } = useDraft(formDraft);
  const [result, setResult] = useState<CheckResult>();
  const [problems, setProblems] = useState<Problems>({});
  const [error, setError] = useState<AnalysisError>();
  const [loading, setLoading] = useState(false);
  const [place, setPlace] = useState(keptPlace);
  const [restoring, setRestoring] = useState(place !== undefined);
  const [wanted, go] = useView();
  const view = result === undefined ? 'form' : wanted;
  useEffect(() => keepPlace(place), [place]);
  useEffect(() => changeForm(typedEarly), [changeForm]);

  const startAnew = () => {
    setResult(undefined);
    setError(undefined);
    setProblems({});
    startOver();
    setPlace(undefined);
    go('form');
  };
  /** Shows a later answer of the current session; an answer for a session already left is ignored. */
  const update = useCallback((next: CheckResult) => setResult((before) => (before?.sessionId === next.sessionId ? next : before)), []);

  const analyze = async () => {
    setLoading(true);
    setError(undefined);
    try {
      const answered = await check(form, locale);
      setResult(answered);
      setPlace(answered.sessionId === '' ? undefined : { sessionId: answered.sessionId, forSelf: isForSelf(form), said: {} });
      go('results');
    } catch (failure) {
      const said = Object.entries(fieldProblemsOf(failure));
      if (said.length === 0) return setError(analysisErrorOf(failure));
      const found: Problems = Object.fromEntries(said.map(([field, text]) => [field, () => text]));
      setProblems(found);
      focusWrong(found);
    } finally {
      setLoading(false);
    }
  };

  useEffect(() => {
    const kept = keptPlace();
    if (kept === undefined) return;
    keptResult(kept.sessionId, locale)
      .then((found) => {
        setResult(found);
        changeForm(() => ({ description: found.description }));
        if (viewOf(history.state) === 'form') go('results');
      })
      .catch((failure: unknown) => {
        if (failure instanceof ApiError && failure.status === 404) setPlace(undefined);
      })
      .finally(() => setRestoring(false));
    // Runs once: a language change must not reload the session.
    // eslint-disable-next-line react/exhaustive-deps
  }, [go, changeForm]);

  const [untranslated, setUntranslated] = useState(false);
  const { sessionId, screen, language = locale } = result ?? {};
  useEffect(() => {
    if (!sessionId || language === locale || untranslated) return undefined;
    let isWanted = true;
    keptResult(sessionId, locale).then(
      (translated) => isWanted && update(translated),
      () => isWanted && setUntranslated(true),
    );
    return () => {
      isWanted = false;
    };
  }, [sessionId, screen, language, locale, untranslated, update]);

  // Screen readers should start at the heading, not where the button was, of each of these: a new view, a new answer, the quick checks and
  // the advice without them.
  const isOpen = result !== undefined && isAsked(result) && place?.skipped !== screen;
  const at = view === 'results' ? `results ${screen} ${isOpen}` : view;
  const shown = useRef(at);
  useEffect(() => {
    if (shown.current === at) return;
    shown.current = at;
    scrollTo(0, 0);
    (document.getElementById('checks-title') ?? document.getElementById('view-title'))?.focus({ preventScroll: true });
  }, [at]);

  return (
    <Ground tone={view === 'results' && result !== undefined && !isOpen ? toneOf(result) : 'accent'}>
      <PrintSheet>
        <TabTitle of={view === 'results' ? m.resultsTitle() : m.checkerName()} />
        <SkipLink />
        <OfflineBar text={() => m.offlineChecker({ number: contacts.emergency })} />
        {(view === 'form' || (view === 'results' && result !== undefined && !isEmergency(result) && !result.supportive)) && (
          <EmergencyStrip />
        )}
        <header className="flex flex-wrap items-center gap-x-2 gap-y-1 px-4 py-2 sm:px-6">
          <span className={view === 'form' ? 'me-auto' : 'sm:me-auto'}>
            <Brand locale={locale} short={view !== 'form'} />
          </span>
          {view !== 'form' && (
            <span className="flex flex-wrap items-center gap-1 max-sm:me-auto print:hidden">
              <Button look="ghost" className="max-sm:px-2" onClick={() => (view === 'results' ? startAnew() : go('results'))}>
                <ArrowLeft aria-hidden="true" className="rtl:-scale-x-100" />
                {view === 'results' ? m.checkNewSymptoms() : m.backToResults()}
              </Button>
              {view === 'register' && (
                <Button look="ghost" className="max-sm:px-2" onClick={startAnew}>
                  {m.checkNewSymptoms()}
                </Button>
              )}
            </span>
          )}
          <span className="print:hidden">
            <LanguageSwitch />
          </span>
        </header>
        <main
          id="content"
          tabIndex={-1}
          className="mx-auto grid w-full max-w-3xl gap-4 px-4 py-4 outline-none sm:gap-5 sm:px-6 sm:py-6 print:max-w-none print:gap-3 print:p-0"
        >
          {restoring ? (
            <Spinner size="large" />
          ) : view === 'form' || result === undefined ? (
            <FormView
              form={form}
              problems={problems}
              error={error}
              loading={loading}
              onChange={(changed) => {
                changeForm(() => changed);
                setProblems((found) => Object.fromEntries(Object.entries(found).filter(([field]) => !(field in changed))));
              }}
              onProblems={setProblems}
              onAnalyze={() => void analyze()}
            />
          ) : view === 'results' ? (
            <ResultsView
              result={result}
              hasAccount={hasAccount}
              place={place ?? { sessionId: result.sessionId, forSelf: isForSelf(form), said: {} }}
              onPlace={(changed) => setPlace((before) => before && { ...before, ...changed })}
              onAnswer={update}
              onTranslate={untranslated ? () => setUntranslated(false) : undefined}
              onRegister={() => go('register')}
              onNew={startAnew}
              onDetail={() => go('form')}
              onGone={(text) => {
                startAnew();
                toast.success(text, toastTime);
              }}
            />
          ) : (
            <RegisterView sessionId={result.sessionId} onGuest={() => go('results')} />
          )}
        </main>
        <footer className="mx-auto flex max-w-3xl flex-wrap gap-x-5 px-4 pb-6 sm:px-6 print:hidden">
          {[
            [paths.howItWorks, m.howLink()],
            // The account view has its own link to sign in.
            ...(view === 'register'
              ? []
              : [hasAccount ? ([paths.dashboard, m.checkerToAccount()] as const) : ([paths.login, m.signIn()] as const)]),
            [paths.terms, m.termsTitle()],
            [paths.privacy, m.privacyTitle()],
          ].map(([href, name]) => (
            <TextLink key={href} className="py-2" href={href}>
              {name}
            </TextLink>
          ))}
          <OperatedBy />
        </footer>
        <Toasts />
      </PrintSheet>
    </Ground>
  );
}
