import { CalendarPlus, CircleHelp, Hospital, House, type LucideIcon, Pill, Siren, Stethoscope, Video } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Action, SeverityLevel } from '#contract/symptom-check/disposition.ts';
import { contacts } from '../../lib/contacts.ts';
import { hasKey } from '../../lib/has-key.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { CareCard } from '../../ui/care-card.tsx';
import { Chip } from '../../ui/chip.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Panel } from '../../ui/panel.tsx';
import { severityName, toneOfSeverity } from '../../ui/severity.ts';
import { UrgencyBar } from '../../ui/urgency-bar.tsx';
import { type CheckResult, directionOf, pointsOf, toneOf, toneOfScore } from './check-result.ts';

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
export const shownAction = (
  { disposition, recommendations: { action } }: CheckResult,
  forSelf: boolean,
): { name: string; icon: LucideIcon } => {
  if (disposition === 'ambulance') return { name: m.actionAmbulance({ number: contacts.emergency }), icon: Siren };
  if (disposition === 'pharmacist') return { name: m.actionPharmacist(), icon: Pill };
  return hasKey(actionOf, action)
    ? { name: actionOf[action].name(forSelf), icon: actionOf[action].icon }
    : { name: action || m.defaultAction(), icon: CircleHelp };
};

/** The server's text stays in the language it was requested in, whatever the page's language now. */
export function Said({ by, children }: { by: CheckResult; children: ReactNode }) {
  return (
    <div className="grid gap-1" lang={by.language} dir={directionOf(by.language)}>
      {children}
    </div>
  );
}

interface PointsProps {
  readonly title: string;
  readonly advice: readonly string[];
  readonly result: CheckResult;
}

function Points({ title, advice, result }: PointsProps) {
  return (
    <>
      <h2 className="text-part">{title}</h2>
      <Said by={result}>
        <ul className="grid list-disc gap-1 ps-5">
          {advice.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      </Said>
    </>
  );
}

/** General advice, and when to seek help; the same for every kind of result. */
export const Advice = ({ result }: { result: CheckResult }) => (
  <>
    <section className="grid gap-1">
      <Points title={m.generalAdvice()} advice={pointsOf(result.generalAdvice || m.defaultAdvice())} result={result} />
    </section>
    <SeekHelp result={result} />
  </>
);

/** What would make it more urgent stands out from everything else. */
const SeekHelp = ({ result }: { result: CheckResult }) => (
  <Notice as="section" tone="red" className="grid gap-1">
    <Points title={m.whenToSeekHelp()} advice={pointsOf(result.whenToSeekHelp || m.defaultSeekHelp())} result={result} />
  </Notice>
);

/** Why, in the person's own words. */
function Because({ result }: { result: CheckResult }) {
  const reasons = [...new Set(result.reasons)];
  if (reasons.length === 0) return null;
  return (
    <p className="text-sm">
      {m.becauseOf()}{' '}
      <bdi lang={result.language}>{new Intl.ListFormat(result.language, { type: 'unit', style: 'short' }).format(reasons)}</bdi>
    </p>
  );
}

/** How urgent it is, as the specification shows it: severity in a word, urgency as a number and a bar. */
function Urgency({ result: { severity, urgencyScore } }: { result: CheckResult }) {
  return (
    <dl className="flex flex-wrap items-center gap-x-6 gap-y-1 text-sm">
      {severity && (
        <div className="flex items-center gap-2">
          <dt className="text-muted">{m.severityLevel()}</dt>
          <dd>
            <Chip size="normal" tone={toneOfSeverity[severity]}>
              {severityName[severity]()}
            </Chip>
          </dd>
        </div>
      )}
      <div className="flex grow basis-60 items-center gap-2">
        <dt className="text-muted">{m.urgencyScore()}</dt>
        <dd className="grid grow grid-cols-[auto_1fr] items-center gap-2">
          <span className="font-semibold">{m.checkerSeverityValue({ value: urgencyScore })}</span>
          <UrgencyBar score={urgencyScore} tone={toneOfScore(urgencyScore)} label={m.urgencyScore()} />
        </dd>
      </div>
    </dl>
  );
}

interface OutcomeProps {
  readonly result: CheckResult;
  readonly forSelf: boolean;
  /** Returns to the quick checks that were skipped; undefined if there are none. */
  readonly onAsk: (() => void) | undefined;
  /** Where to go. */
  readonly children: ReactNode;
}

/** The advice as one card: what to do, when and why; where; what to do until then; and what would make it more urgent. */
export function Outcome({ result, forSelf, onAsk, children }: OutcomeProps) {
  const { severity, recommendations } = result;
  const { name, icon } = shownAction(result, forSelf);
  return (
    <CareCard
      tone={toneOf(result)}
      action={{
        icon,
        heading: (
          <h1 id="view-title" tabIndex={-1} className="outline-none">
            {severity && <span className="sr-only">{hiddenName[severity]()} </span>}
            {name}
          </h1>
        ),
        more: (
          <>
            <p className="font-semibold">
              <span className="sr-only">{m.timeframe()}: </span>
              <bdi lang={result.language}>{recommendations.timeframe || m.defaultTimeframe()}</bdi>
            </p>
            <Because result={result} />
          </>
        ),
      }}
    >
      {onAsk && (
        <Notice as="div" tone="none" className="flex flex-wrap items-center gap-3">
          <span>{m.adviceProvisional()}</span>
          <Button className="print:hidden" onClick={onAsk}>
            {m.checksReopen()}
          </Button>
        </Notice>
      )}
      <Analysis result={result} />
      {children}
      <Advice result={result} />
      <Urgency result={result} />
    </CareCard>
  );
}

const Analysis = ({ result }: { result: CheckResult }) => (
  <section>
    <h2 className="sr-only">{m.analysisHeading()}</h2>
    <Said by={result}>
      <p>{result.analysis || m.analysisComplete()}</p>
    </Said>
  </section>
);

/** Beside the alarm: what else an emergency's result says. */
export function EmergencyFacts({ result, forSelf }: { result: CheckResult; forSelf: boolean }) {
  return (
    <Panel className="grid gap-3 p-5">
      <dl className="flex flex-wrap gap-x-6 gap-y-1 text-sm">
        <div className="flex gap-2">
          <dt className="text-muted">{m.recommendedAction()}</dt>
          <dd className="font-semibold">{shownAction(result, forSelf).name}</dd>
        </div>
        <div className="flex gap-2">
          <dt className="text-muted">{m.timeframe()}</dt>
          <dd className="font-semibold">
            <bdi lang={result.language}>{result.recommendations.timeframe || m.defaultTimeframe()}</bdi>
          </dd>
        </div>
      </dl>
      <Analysis result={result} />
      <Because result={result} />
      <SeekHelp result={result} />
      <Urgency result={result} />
    </Panel>
  );
}
