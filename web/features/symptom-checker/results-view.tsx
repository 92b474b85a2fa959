import { CalendarPlus, CircleHelp, Hospital, House, type LucideIcon, Printer, Siren, Stethoscope, Video } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Action, SeverityLevel } from '#contract/symptom-check.ts';
import { contacts } from '../../app/contacts.ts';
import { hasKey } from '../../app/has-key.ts';
import { formatTime, useLocale } from '../../app/locale.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { severityName, toneOfSeverity } from '../../ui/severity.ts';
import { Spinner } from '../../ui/spinner.tsx';
import type { AnalysisError } from './analysis-error.ts';
import { AnalysisErrorPanel } from './analysis-error-panel.tsx';
import { type CheckResult, directionOf, isEmergency, pointsOf, toneOfScore } from './check-result.ts';
import { EmergencyBanner, EmergencyContacts, Support } from './emergency.tsx';
import { SessionPanel } from './session-panel.tsx';

/** What the colour of a card says, for those who do not see it. */
const hiddenName: Record<SeverityLevel, () => string> = {
  Low: () => m.hiddenLow(),
  Medium: () => m.hiddenMedium(),
  High: () => m.hiddenHigh(),
  Emergency: () => m.hiddenEmergency(),
};
const actionOf: Record<Action, { readonly name: () => string; readonly icon: LucideIcon }> = {
  'self-care': { name: () => m.actionSelfCare(), icon: House },
  appointment: { name: () => m.actionAppointment(), icon: CalendarPlus },
  'urgent-care': { name: () => m.actionUrgentCare(), icon: Hospital },
  emergency: { name: () => m.actionEmergency(), icon: Siren },
  telemedicine: { name: () => m.actionTelemedicine(), icon: Video },
  'specialist-referral': { name: () => m.actionSpecialist(), icon: Stethoscope },
};

/** What the server wrote stands in the language it was asked in, whatever the page's is now. */
function Said({ by, children }: { by: CheckResult; children: ReactNode }) {
  return (
    <div className="grid gap-1" lang={by.language} dir={directionOf(by.language)}>
      {children}
    </div>
  );
}

function Points({ Title, title, advice, result }: { Title: 'h2' | 'h3'; title: string; advice: readonly string[]; result: CheckResult }) {
  if (advice.length === 0) return null;
  return (
    <section className="grid gap-1">
      <Title className="part">{title}</Title>
      <Said by={result}>
        <ul className="points">
          {advice.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      </Said>
    </section>
  );
}

/** General advice, when to seek help, and why; the same in every kind of result. */
function Advice({ result, Title = 'h2' }: { result: CheckResult; Title?: 'h2' | 'h3' }) {
  return (
    <>
      <Points Title={Title} title={m.generalAdvice()} advice={pointsOf(result.generalAdvice || m.defaultAdvice())} result={result} />
      <Points Title={Title} title={m.whenToSeekHelp()} advice={pointsOf(result.whenToSeekHelp || m.defaultSeekHelp())} result={result} />
      <Points Title={Title} title={m.whyThisAdvice()} advice={[...new Set(result.reasons)]} result={result} />
    </>
  );
}

/** The advice as a care card: one action as its heading, its urgency in words, colour and number. */
function CareCard({ result, titled }: { result: CheckResult; titled: boolean }) {
  const { severity, urgencyScore, recommendations } = result;
  const { name, icon: Icon } = hasKey(actionOf, recommendations.action)
    ? actionOf[recommendations.action]
    : { name: () => recommendations.action || m.defaultAction(), icon: CircleHelp };
  const tone = severity === undefined ? toneOfScore(urgencyScore) : toneOfSeverity[severity];
  const [Heading, Title] = titled ? (['h1', 'h2'] as const) : (['h2', 'h3'] as const);
  const score = m.checkerSeverityValue({ value: urgencyScore });
  return (
    <article className="panel care-card" data-tone={tone}>
      <header className="care-head">
        <Icon aria-hidden="true" size={28} className="mt-0.5 shrink-0" />
        <Heading {...(titled && { id: 'view-title', tabIndex: -1 })}>
          {severity && <span className="sr-only">{hiddenName[severity]()} </span>}
          {name()}
        </Heading>
      </header>
      <div className="grid gap-5 p-5">
        <dl className="grid gap-4 sm:grid-cols-3">
          <div>
            <dt className="text-sm text-muted">{m.timeframe()}</dt>
            <dd className="font-semibold">
              <Said by={result}>{recommendations.timeframe || m.defaultTimeframe()}</Said>
            </dd>
          </div>
          {severity && (
            <div>
              <dt className="text-sm text-muted">{m.severityLevel()}</dt>
              <dd>
                <span className="tone-chip" data-tone={toneOfSeverity[severity]}>
                  {severityName[severity]()}
                </span>
              </dd>
            </div>
          )}
          <div>
            <dt className="text-sm text-muted">{m.urgencyScore()}</dt>
            <dd className="grid gap-1.5">
              <span className="font-semibold">{score}</span>
              <meter className="sr-only" aria-label={m.urgencyScore()} min={0} max={10} value={urgencyScore} />
              <span className="urgency-bar" data-tone={toneOfScore(urgencyScore)} aria-hidden="true">
                <span style={{ inlineSize: `${urgencyScore * 10}%` }} />
              </span>
            </dd>
          </div>
        </dl>
        <section className="grid gap-1">
          <Title className="part">{m.analysisHeading()}</Title>
          <Said by={result}>
            <p>{result.analysis || m.analysisComplete()}</p>
          </Said>
        </section>
        <Advice result={result} Title={Title} />
      </div>
    </article>
  );
}

/** Nothing was recognised: no level, no bar, and a way to say more. */
function NotUnderstood({ result, onDetail }: { result: CheckResult; onDetail: () => void }) {
  return (
    <section className="panel grid gap-5 p-5">
      <div className="grid gap-2">
        <h1 id="view-title" tabIndex={-1}>
          {m.notUnderstoodHeading()}
        </h1>
        <p>{m.notUnderstoodText()}</p>
      </div>
      <button type="button" className="button button--primary justify-self-start print:hidden" onClick={onDetail}>
        {m.addDetail()}
      </button>
      <Advice result={result} />
    </section>
  );
}

interface ResultsViewProps {
  readonly result: CheckResult;
  readonly error: AnalysisError | undefined;
  readonly loading: boolean;
  readonly onRegister: () => void;
  readonly onNew: () => void;
  readonly onDetail: () => void;
  /** Asks the same in the language of the page; undefined after a reload, when what was asked is no longer known here. */
  readonly onAgain: (() => void) | undefined;
  /** The session is no longer there; `text` says why. */
  readonly onGone: (text: string) => void;
}

/** What to do now. In an emergency nothing is offered but help. */
export function ResultsView({ result, error, loading, onRegister, onNew, onDetail, onAgain, onGone }: ResultsViewProps) {
  const locale = useLocale();
  const emergency = isEmergency(result);
  const number = contacts.emergency;
  const offersAccount = !emergency && !result.supportive && result.understood;
  return (
    <>
      {result.supportive ? (
        <>
          <Support />
          <section className="panel grid gap-5 p-5">
            {result.analysis !== '' && (
              <Said by={result}>
                <p>{result.analysis}</p>
              </Said>
            )}
            <Advice result={result} />
          </section>
        </>
      ) : (
        <>
          {emergency && (
            <EmergencyBanner>
              <Said by={result}>
                <p>{result.emergencyWarning || m.emergencyWarningDefault({ number })}</p>
              </Said>
            </EmergencyBanner>
          )}
          {result.understood || emergency ? (
            <CareCard result={result} titled={!emergency} />
          ) : (
            <NotUnderstood result={result} onDetail={onDetail} />
          )}
        </>
      )}
      {result.language !== locale && (
        <div className="panel flex flex-wrap items-center justify-between gap-3 p-4 print:hidden">
          <p>{m.otherLanguageAdvice()}</p>
          {onAgain && (
            <button type="button" className="button button--outline" disabled={loading} onClick={onAgain}>
              {m.askInThisLanguage()}
            </button>
          )}
          {loading && <Spinner text={m.checkerAnalyzing()} />}
        </div>
      )}
      {error && <AnalysisErrorPanel error={error} />}
      {(result.severity === 'Emergency' || result.supportive) && <EmergencyContacts />}
      <section className="panel grid gap-3 p-5 print:hidden">
        {offersAccount && (
          <>
            <h2>{m.registerHeading()}</h2>
            <Said by={result}>
              <p>{result.registrationPrompt || m.defaultRegistration()}</p>
            </Said>
          </>
        )}
        <p className="flex flex-wrap gap-3">
          {offersAccount && (
            <button type="button" className="button button--primary" onClick={onRegister}>
              {m.register()}
            </button>
          )}
          <button type="button" className="button button--outline" onClick={onNew}>
            {m.checkNewSymptoms()}
          </button>
          <button type="button" className="button button--outline" onClick={() => print()}>
            <Printer aria-hidden="true" />
            {m.printSummary()}
          </button>
        </p>
      </section>
      <SessionPanel result={result} offersAccount={offersAccount} onGone={onGone} />
      <p className="text-sm text-muted">{m.checkerDisclaimer({ number })}</p>
      <p className="hidden text-sm text-muted print:block">
        {m.keptUntil({ time: formatTime(locale, new Date(result.expiresAt).toISOString()) })}
      </p>
    </>
  );
}
