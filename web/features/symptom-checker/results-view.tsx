import { Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { contacts } from '../../lib/contacts.ts';
import { formatTime, useLocale } from '../../lib/locale.ts';
import { paths } from '../../lib/paths.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { Disclosure, Folds } from '../../ui/disclosure.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { type CheckResult, canChoose, isAsked, isEmergency } from './check-result.ts';
import { Checks, Sending, Understood } from './checks.tsx';
import { CallButton, EmergencyBanner, EmergencyContacts, Support } from './emergency.tsx';
import { Advice, EmergencyFacts, Outcome, Said, shownAction } from './outcome.tsx';
import { Picker } from './picker.tsx';
import type { Place } from './place.ts';
import { SessionPanel } from './session-panel.tsx';
import { useAnswers } from './use-answers.ts';
import { useResultParts } from './use-result-parts.ts';

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

/** What the advice was based on, and what produced it. */
function Origin({ result, children }: { result: CheckResult; children: ReactNode }) {
  const { description, engine } = result;
  return (
    <Disclosure summary={m.originHeading()}>
      <div className="grid gap-4">
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
          {engine === 'model' ? m.engineModel() : m.engineRules()}{' '}
          <TextLink className="print:hidden" href={paths.howItWorks}>
            {m.howLink()}
          </TextLink>
        </p>
      </div>
    </Disclosure>
  );
}

interface ResultsViewProps {
  readonly result: CheckResult;
  readonly hasAccount: boolean;
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
  hasAccount,
  place: { forSelf, said, skipped },
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
  const offersAccount = !hasAccount && !emergency && !result.supportive && result.understood;
  const asked = isAsked(result);
  const isOpen = asked && skipped !== result.screen;
  const picker = canChoose(result) && <Picker result={result} answers={answers} />;
  const places = parts ? (
    <parts.ResultPlaces result={result} emergency={emergency} />
  ) : (
    !emergency &&
    !result.supportive && (
      <p className="flex flex-wrap items-center gap-3">
        <CallButton number={contacts.healthcare} />
        <span className="text-sm text-muted">{m.contactHealthcare()}</span>
      </p>
    )
  );
  const placesFolded = places && (
    <Disclosure summary={m.whereHeading()}>
      <section className="grid gap-3" aria-label={m.whereHeading()}>
        {places}
      </section>
    </Disclosure>
  );
  const placesCard = places && (
    <Panel className="grid gap-3 p-5 text-foreground" aria-labelledby="where-title">
      <h2 id="where-title" className="text-part">
        {m.whereHeading()}
      </h2>
      {places}
    </Panel>
  );
  const unread = result.tongue && (
    <Notice as="p" tone="accent" lang={result.tongue.language} dir="auto">
      {result.tongue.text}
    </Notice>
  );
  const makesOwnWay = result.disposition === 'emergency-department';
  // Who may stay at home is not sent anywhere.
  const isForHome = result.disposition === 'home';
  return (
    <>
      <output className="sr-only">{answers.news?.()}</output>
      {result.supportive ? (
        <>
          <Support result={result} />
          {unread}
          {placesFolded}
        </>
      ) : emergency ? (
        <>
          <EmergencyBanner result={result} forSelf={forSelf} onCorrect={onDetail}>
            {makesOwnWay && placesCard}
          </EmergencyBanner>
          {unread}
          {!makesOwnWay && placesCard}
          <EmergencyFacts result={result} forSelf={forSelf} />
        </>
      ) : (
        <>
          {unread}
          {isOpen && (
            <Checks
              // Each screen is a new form.
              key={result.screen}
              result={result}
              answers={answers}
              advice={result.understood ? shownAction(result, forSelf).name : undefined}
              said={said}
              onSay={(now) => onPlace({ said: now })}
              onSkip={skip}
            />
          )}
          {result.understood ? (
            <>
              <Outcome result={result} forSelf={forSelf} onAsk={asked && !isOpen ? () => onPlace({ skipped: undefined }) : undefined}>
                {places && !isForHome && (
                  <section className="grid gap-3" aria-labelledby="where-title">
                    <h2 id="where-title" className="sr-only">
                      {m.whereHeading()}
                    </h2>
                    {places}
                  </section>
                )}
              </Outcome>
              {picker}
            </>
          ) : (
            <>
              <NotUnderstood result={result} picker={picker} onDetail={onDetail} />
              {placesFolded}
            </>
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
      <p className="text-sm text-muted">
        {m.checkerDisclaimer({ number })} {m.notSigned()}
      </p>
      {(result.severity === 'Emergency' || result.supportive) && <EmergencyContacts />}
      {parts && !emergency && !result.supportive && <parts.OwnCheck result={result} />}
      <Folds>
        {isForHome && placesFolded}
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
        <SessionPanel result={result} offersAccount={offersAccount} onGone={onGone}>
          {parts && <parts.Handover sessionId={result.sessionId} />}
        </SessionPanel>
      </Folds>
      <section className="grid gap-3 print:hidden" aria-label={m.registerHeading()}>
        {offersAccount && (
          <Said by={result}>
            <p>{result.registrationPrompt || m.defaultRegistration()}</p>
          </Said>
        )}
        <p className="flex gap-2">
          {offersAccount && (
            <Button look="primary" className="whitespace-normal max-sm:grow" onClick={onRegister}>
              {m.register()}
            </Button>
          )}
          <Button className="whitespace-normal max-sm:grow" onClick={onNew}>
            {m.checkNewSymptoms()}
          </Button>
          <Button aria-label={m.printSummary()} onClick={() => print()}>
            <Printer aria-hidden="true" />
          </Button>
        </p>
      </section>
      <p className="hidden text-sm text-muted print:block">
        {m.keptUntil({ time: formatTime(locale, new Date(result.expiresAt).toISOString()) })}
      </p>
    </>
  );
}
