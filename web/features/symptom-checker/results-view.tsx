import { CalendarPlus, CircleHelp, Hospital, House, type LucideIcon, Printer, Siren, Stethoscope, Video } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Action, SeverityLevel } from '#contract/symptom-check.ts';
import { contacts } from '../../lib/contacts.ts';
import { hasKey } from '../../lib/has-key.ts';
import { formatTime, useLocale } from '../../lib/locale.ts';
import { paths } from '../../lib/paths.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { severityName, toneOfSeverity } from '../../ui/severity.ts';
import { Spinner } from '../../ui/spinner.tsx';
import { type CheckResult, canChoose, directionOf, isAsked, isEmergency, pointsOf, toneOfScore } from './check-result.ts';
import { Checks, Sending, Understood } from './checks.tsx';
import { CallButton, EmergencyBanner, EmergencyContacts, Support } from './emergency.tsx';
import { Picker } from './picker.tsx';
import type { Place } from './place.ts';
import { SessionPanel } from './session-panel.tsx';
import { useAnswers } from './use-answers.ts';

/** What the colour of a card says, for those who do not see it. */
const hiddenName: Record<SeverityLevel, () => string> = {
  Low: () => m.hiddenLow(),
  Medium: () => m.hiddenMedium(),
  High: () => m.hiddenHigh(),
  Emergency: () => m.hiddenEmergency(),
};
const actionOf: Record<Action, { readonly name: (forSelf: boolean) => string; readonly icon: LucideIcon }> = {
  'self-care': { name: (forSelf) => (forSelf ? m.actionSelfCare() : m.actionSelfCareOther()), icon: House },
  appointment: { name: () => m.actionAppointment(), icon: CalendarPlus },
  'urgent-care': { name: (forSelf) => (forSelf ? m.actionUrgentCare() : m.actionUrgentCareOther()), icon: Hospital },
  emergency: { name: (forSelf) => (forSelf ? m.actionEmergency() : m.actionEmergencyOther()), icon: Siren },
  telemedicine: { name: () => m.actionTelemedicine(), icon: Video },
  'specialist-referral': { name: () => m.actionSpecialist(), icon: Stethoscope },
};
const shownAction = ({ recommendations: { action } }: CheckResult, forSelf: boolean): { name: string; icon: LucideIcon } =>
  hasKey(actionOf, action)
    ? { name: actionOf[action].name(forSelf), icon: actionOf[action].icon }
    : { name: action || m.defaultAction(), icon: CircleHelp };

/** What the server wrote stands in the language it was asked in, whatever the page's is now. */
function Said({ by, children }: { by: CheckResult; children: ReactNode }) {
  return (
    <div className="grid gap-1" lang={by.language} dir={directionOf(by.language)}>
      {children}
    </div>
  );
}

function Points({ title, advice, result }: { title: string; advice: readonly string[]; result: CheckResult }) {
  if (advice.length === 0) return null;
  return (
    <section className="grid gap-1">
      <h2 className="part">{title}</h2>
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
function Advice({ result }: { result: CheckResult }) {
  return (
    <>
      <Points title={m.generalAdvice()} advice={pointsOf(result.generalAdvice || m.defaultAdvice())} result={result} />
      <Points title={m.whenToSeekHelp()} advice={pointsOf(result.whenToSeekHelp || m.defaultSeekHelp())} result={result} />
      <Points title={m.whyThisAdvice()} advice={[...new Set(result.reasons)]} result={result} />
    </>
  );
}

interface CareCardProps {
  readonly result: CheckResult;
  readonly forSelf: boolean;
  /** Goes back to the quick checks; undefined where none are open. */
  readonly onAsk: (() => void) | undefined;
  readonly skipped: boolean;
}

/** The advice as a care card: one action as its heading, its urgency in words, colour and number. In an emergency the banner is the heading. */
function CareCard({ result, forSelf, onAsk, skipped }: CareCardProps) {
  const { severity, urgencyScore, recommendations } = result;
  const { name, icon: Icon } = shownAction(result, forSelf);
  const emergency = isEmergency(result);
  const tone = severity === undefined ? toneOfScore(urgencyScore) : toneOfSeverity[severity];
  const score = m.checkerSeverityValue({ value: urgencyScore });
  return (
    <article className="panel care-card" data-tone={tone}>
      {!emergency && (
        <header className="care-head">
          <Icon aria-hidden="true" size={28} className="mt-0.5 shrink-0" />
          <h1 id="view-title" tabIndex={-1}>
            {severity && <span className="sr-only">{hiddenName[severity]()} </span>}
            {name}
          </h1>
        </header>
      )}
      <div className="grid gap-5 p-5">
        {onAsk && (
          <div className="notice flex flex-wrap items-center gap-3" data-tone="none">
            <span>{m.adviceProvisional()}</span>
            {skipped && (
              <button type="button" className="button button--outline print:hidden" onClick={onAsk}>
                {m.checksReopen()}
              </button>
            )}
          </div>
        )}
        <dl className="grid gap-4 sm:grid-cols-3">
          {emergency && (
            <div className="sm:col-span-3">
              <dt className="text-sm text-muted">{m.recommendedAction()}</dt>
              <dd className="font-semibold">{name}</dd>
            </div>
          )}
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
          <h2 className="part">{m.analysisHeading()}</h2>
          <Said by={result}>
            <p>{result.analysis || m.analysisComplete()}</p>
          </Said>
        </section>
        <Advice result={result} />
      </div>
    </article>
  );
}

/** Nothing was recognised: no level, no bar, and ways to say more. */
function NotUnderstood({ result, picker, onDetail }: { result: CheckResult; picker: ReactNode; onDetail: () => void }) {
  return (
    <>
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
      </section>
      {picker}
      <section className="panel grid gap-5 p-5">
        <Advice result={result} />
      </section>
    </>
  );
}

/** Outside an emergency: where care is to be had. */
function HowToGetCare({ result: { severity } }: { result: CheckResult }) {
  const number = contacts.healthcare;
  return (
    <section className="panel grid gap-3 p-5">
      <h2>{m.careHeading()}</h2>
      <p>{severity === 'High' ? m.careToday() : severity === 'Medium' ? m.careAppointment() : m.careWorse()}</p>
      <p className="flex flex-wrap items-center gap-3">
        <CallButton number={number} kind="plain" />
        <span className="text-sm text-muted">{m.contactHealthcare()}</span>
      </p>
    </section>
  );
}

/** What the advice was made from, and by what. */
function Origin({ result, children }: { result: CheckResult; children: ReactNode }) {
  const { description, engine } = result;
  return (
    <section className="panel grid gap-4 p-5">
      <h2>{m.originHeading()}</h2>
      {description !== '' && (
        <div className="grid gap-1">
          <p className="text-sm text-muted">{m.ownWords()}</p>
          <blockquote dir="auto" className="whitespace-pre-line wrap-anywhere">
            {description}
          </blockquote>
        </div>
      )}
      {children}
      <p className="text-sm text-muted">
        {engine === 'model' ? m.engineModel() : m.engineRules()} {m.notSigned()}{' '}
        <a className="text-link print:hidden" href={paths.howItWorks}>
          {m.howLink()}
        </a>
      </p>
    </section>
  );
}

interface ResultsViewProps {
  readonly result: CheckResult;
  readonly place: Place;
  readonly onPlace: (changed: Partial<Place>) => void;
  readonly onAnswer: (next: CheckResult) => void;
  /** Tries again to have the result in the language of the page; undefined while that is under way. */
  readonly onTranslate: (() => void) | undefined;
  readonly onRegister: () => void;
  readonly onNew: () => void;
  readonly onDetail: () => void;
  /** The session is no longer there; `text` says why. */
  readonly onGone: (text: string) => void;
}

/** What to do now. In an emergency nothing is offered but help. */
export function ResultsView({
  result,
  place: { forSelf, ticked, skipped },
  onPlace,
  onAnswer,
  onTranslate,
  onRegister,
  onNew,
  onDetail,
  onGone,
}: ResultsViewProps) {
  const locale = useLocale();
  const skip = () => onPlace({ skipped: result.screen });
  const answers = useAnswers(result, locale, { onAnswer, onClosed: skip, onGone: () => onGone(m.sessionExpired()) });
  const emergency = isEmergency(result);
  const number = contacts.emergency;
  const offersAccount = !emergency && !result.supportive && result.understood;
  const asked = isAsked(result);
  const isOpen = asked && skipped !== result.screen;
  const picker = canChoose(result) && <Picker result={result} answers={answers} />;
  return (
    <>
      <output className="notice empty:sr-only print:hidden" data-tone="none">
        {answers.news?.()}
      </output>
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
            <EmergencyBanner forSelf={forSelf}>
              <Said by={result}>
                <p>{result.emergencyWarning || m.emergencyWarningDefault({ number })}</p>
              </Said>
            </EmergencyBanner>
          )}
          {isOpen && (
            <Checks
              // Another screen is another form.
              key={result.screen}
              result={result}
              answers={answers}
              advice={result.understood ? shownAction(result, forSelf).name : undefined}
              ticked={ticked}
              onTick={(now) => onPlace({ ticked: now })}
              onSkip={skip}
            />
          )}
          {result.understood || emergency ? (
            <>
              {picker}
              <CareCard
                result={result}
                forSelf={forSelf}
                skipped={!isOpen}
                onAsk={asked ? () => onPlace({ skipped: undefined }) : undefined}
              />
            </>
          ) : (
            <NotUnderstood result={result} picker={picker} onDetail={onDetail} />
          )}
        </>
      )}
      {result.language !== locale && (
        <div className="panel flex flex-wrap items-center justify-between gap-3 p-4 print:hidden">
          {onTranslate === undefined ? (
            <Spinner text={m.loadingInThisLanguage()} />
          ) : (
            <>
              <p role="alert">{m.otherLanguageAdvice()}</p>
              <button type="button" className="button button--outline" onClick={onTranslate}>
                {m.retry()}
              </button>
            </>
          )}
        </div>
      )}
      {(result.severity === 'Emergency' || result.supportive) && <EmergencyContacts />}
      {!emergency && !result.supportive && <HowToGetCare result={result} />}
      {!result.supportive && (
        <Origin result={result}>
          {!isOpen && (
            <>
              <Understood result={result} answers={answers} />
              {!picker && <Sending answers={answers} />}
            </>
          )}
        </Origin>
      )}
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
