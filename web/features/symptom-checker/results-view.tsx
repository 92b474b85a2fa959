import { CalendarPlus, CircleHelp, Hospital, House, type LucideIcon, Pill, Printer, Siren, Stethoscope, Video } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Action, SeverityLevel } from '#contract/symptom-check/disposition.ts';
import { contacts } from '../../lib/contacts.ts';
import { hasKey } from '../../lib/has-key.ts';
import { formatTime, useLocale } from '../../lib/locale.ts';
import { paths } from '../../lib/paths.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { CareCard } from '../../ui/care-card.tsx';
import { Chip } from '../../ui/chip.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Panel } from '../../ui/panel.tsx';
import { severityName, toneOfSeverity } from '../../ui/severity.ts';
import { Spinner } from '../../ui/spinner.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { UrgencyBar } from '../../ui/urgency-bar.tsx';
import { type CheckResult, canChoose, directionOf, isAsked, isEmergency, pointsOf, toneOfScore } from './check-result.ts';
import { Checks, Sending, Understood } from './checks.tsx';
import { CallButton, EmergencyBanner, EmergencyContacts, Support } from './emergency.tsx';
import { Picker } from './picker.tsx';
import { type SymptomForm, asksAboutPregnancy } from './form-rules.ts';
import type { Place } from './place.ts';
import { SessionPanel } from './session-panel.tsx';
import { useAnswers } from './use-answers.ts';
import { useResultParts } from './use-result-parts.ts';

/** The meaning of a card's colour, for those who cannot see it. */
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
/** What somebody is told to do, by where they are sent; an action that is not known is shown as it is. */
const shownAction = ({ disposition, recommendations: { action } }: CheckResult, forSelf: boolean): { name: string; icon: LucideIcon } => {
  if (disposition === 'ambulance') return { name: m.actionAmbulance({ number: contacts.emergency }), icon: Siren };
  if (disposition === 'pharmacist') return { name: m.actionPharmacist(), icon: Pill };
  return hasKey(actionOf, action)
    ? { name: actionOf[action].name(forSelf), icon: actionOf[action].icon }
    : { name: action || m.defaultAction(), icon: CircleHelp };
};

/** The server's text stays in the language it was requested in, whatever the page's language now. */
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
      <h2 className="text-part">{title}</h2>
      <Said by={result}>
        <ul className="grid list-disc gap-1.5 ps-5">
          {advice.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      </Said>
    </section>
  );
}

/** General advice, when to seek help, and why; the same for every kind of result. */
function Advice({ result }: { result: CheckResult }) {
  return (
    <>
      <Points title={m.generalAdvice()} advice={pointsOf(result.generalAdvice || m.defaultAdvice())} result={result} />
      <Points title={m.whenToSeekHelp()} advice={pointsOf(result.whenToSeekHelp || m.defaultSeekHelp())} result={result} />
      <Points title={m.whyThisAdvice()} advice={[...new Set(result.reasons)]} result={result} />
    </>
  );
}

interface OutcomeProps {
  readonly result: CheckResult;
  readonly forSelf: boolean;
  /** Returns to the quick checks; undefined if none are open. */
  readonly onAsk: (() => void) | undefined;
  readonly skipped: boolean;
}

/** The advice as a care card: one action as heading, urgency in words, colour and number. In an emergency the banner is the heading. */
function Outcome({ result, forSelf, onAsk, skipped }: OutcomeProps) {
  const { severity, urgencyScore, recommendations } = result;
  const { name, icon } = shownAction(result, forSelf);
  const emergency = isEmergency(result);
  const tone = severity === undefined ? toneOfScore(urgencyScore) : toneOfSeverity[severity];
  const score = m.checkerSeverityValue({ value: urgencyScore });
  return (
    <CareCard
      tone={tone}
      action={
        emergency
          ? undefined
          : {
              icon,
              heading: (
                <h1 id="view-title" tabIndex={-1} className="outline-none">
                  {severity && <span className="sr-only">{hiddenName[severity]()} </span>}
                  {name}
                </h1>
              ),
            }
      }
    >
      {onAsk && (
        <Notice as="div" tone="none" className="flex flex-wrap items-center gap-3">
          <span>{m.adviceProvisional()}</span>
          {skipped && (
            <Button className="print:hidden" onClick={onAsk}>
              {m.checksReopen()}
            </Button>
          )}
        </Notice>
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
              <Chip size="normal" tone={toneOfSeverity[severity]}>
                {severityName[severity]()}
              </Chip>
            </dd>
          </div>
        )}
        <div>
          <dt className="text-sm text-muted">{m.urgencyScore()}</dt>
          <dd className="grid gap-1.5">
            <span className="font-semibold">{score}</span>
            <UrgencyBar score={urgencyScore} tone={toneOfScore(urgencyScore)} label={m.urgencyScore()} />
          </dd>
        </div>
      </dl>
      <section className="grid gap-1">
        <h2 className="text-part">{m.analysisHeading()}</h2>
        <Said by={result}>
          <p>{result.analysis || m.analysisComplete()}</p>
        </Said>
      </section>
      <Advice result={result} />
    </CareCard>
  );
}

/** If nothing was recognised: no level and no bar, but ways to say more. */
function NotUnderstood({ result, picker, onDetail }: { result: CheckResult; picker: ReactNode; onDetail: () => void }) {
  return (
    <>
      <Panel className="grid gap-5 p-5">
        <div className="grid gap-2">
          <h1 id="view-title" tabIndex={-1} className="outline-none">
            {m.notUnderstoodHeading()}
          </h1>
          <p>{m.notUnderstoodText()}</p>
        </div>
        <Button look="primary" className="justify-self-start print:hidden" onClick={onDetail}>
          {m.addDetail()}
        </Button>
      </Panel>
      {picker}
      <Panel className="grid gap-5 p-5">
        <Advice result={result} />
      </Panel>
    </>
  );
}

/** Where to get care, outside an emergency. */
function HowToGetCare({ result: { severity } }: { result: CheckResult }) {
  const number = contacts.healthcare;
  return (
    <Panel className="grid gap-3 p-5">
      <h2 className="text-heading">{m.careHeading()}</h2>
      <p>{severity === 'High' ? m.careToday() : severity === 'Medium' ? m.careAppointment() : m.careWorse()}</p>
      <p className="flex flex-wrap items-center gap-3">
        <CallButton number={number} />
        <span className="text-sm text-muted">{m.contactHealthcare()}</span>
      </p>
    </Panel>
  );
}

/** What the advice was based on, and what produced it. */
function Origin({ result, children }: { result: CheckResult; children: ReactNode }) {
  const { description, engine } = result;
  return (
    <Panel className="grid gap-4 p-5">
      <h2 className="text-heading">{m.originHeading()}</h2>
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
        <TextLink className="print:hidden" href={paths.howItWorks}>
          {m.howLink()}
        </TextLink>
      </p>
    </Panel>
  );
}

interface ResultsViewProps {
  readonly result: CheckResult;
  readonly form: SymptomForm;
  readonly place: Place;
  readonly onPlace: (changed: Partial<Place>) => void;
  readonly onAnswer: (next: CheckResult) => void;
  /** Retries loading the result in the page's language; undefined while that is in progress. */
  readonly onTranslate: (() => void) | undefined;
  readonly onRegister: () => void;
  readonly onNew: () => void;
  readonly onDetail: () => void;
  /** The session no longer exists; `text` says why. */
  readonly onGone: (text: string) => void;
}

/** What to do now. An emergency offers nothing but help. */
export function ResultsView({
  result,
  form,
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
  const parts = useResultParts();
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
      <Notice as="output" tone="none" className="empty:sr-only print:hidden">
        {answers.news?.()}
      </Notice>
      {result.supportive ? (
        <>
          <Support />
          <Panel className="grid gap-5 p-5">
            {result.analysis !== '' && (
              <Said by={result}>
                <p>{result.analysis}</p>
              </Said>
            )}
            <Advice result={result} />
          </Panel>
        </>
      ) : (
        <>
          {emergency && (
            <EmergencyBanner forSelf={forSelf} isCalled={result.disposition !== 'emergency-department'}>
              <Said by={result}>
                <p>{result.emergencyWarning || m.emergencyWarningDefault({ number })}</p>
              </Said>
            </EmergencyBanner>
          )}
          {isOpen && (
            <Checks
              // Each screen is a new form.
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
              <Outcome
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
        <Panel as="div" className="flex flex-wrap items-center justify-between gap-3 p-4 print:hidden">
          {onTranslate === undefined ? (
            <Spinner text={m.loadingInThisLanguage()} />
          ) : (
            <>
              <p role="alert">{m.otherLanguageAdvice()}</p>
              <Button onClick={onTranslate}>{m.retry()}</Button>
            </>
          )}
        </Panel>
      )}
      {(result.severity === 'Emergency' || result.supportive) && <EmergencyContacts />}
      {!emergency && !result.supportive && <HowToGetCare result={result} />}
      {parts && (
        <parts.ResultWhereToGo
          result={result}
          form={form}
          pregnant={asksAboutPregnancy(form) && form.pregnant === true}
          emergency={emergency}
        />
      )}
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
      <Panel className="grid gap-3 p-5 print:hidden">
        {offersAccount && (
          <>
            <h2 className="text-heading">{m.registerHeading()}</h2>
            <Said by={result}>
              <p>{result.registrationPrompt || m.defaultRegistration()}</p>
            </Said>
          </>
        )}
        <p className="flex flex-wrap gap-3">
          {offersAccount && (
            <Button look="primary" onClick={onRegister}>
              {m.register()}
            </Button>
          )}
          <Button onClick={onNew}>{m.checkNewSymptoms()}</Button>
          <Button onClick={() => print()}>
            <Printer aria-hidden="true" />
            {m.printSummary()}
          </Button>
        </p>
      </Panel>
      <SessionPanel result={result} offersAccount={offersAccount} onGone={onGone}>
        {parts && <parts.Handover sessionId={result.sessionId} />}
      </SessionPanel>
      <p className="text-sm text-muted">{m.checkerDisclaimer({ number })}</p>
      <p className="hidden text-sm text-muted print:block">
        {m.keptUntil({ time: formatTime(locale, new Date(result.expiresAt).toISOString()) })}
      </p>
    </>
  );
}
