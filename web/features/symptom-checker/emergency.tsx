import { Phone, Siren } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { contacts, isMentalHealthLineOpen } from '../../lib/contacts.ts';
import { useLocale } from '../../lib/locale.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { Alarm } from '../../ui/alarm.tsx';
import { Beat } from '../../ui/beat.tsx';
import { Button } from '../../ui/button.tsx';
import { Ltr } from '../../ui/ltr.tsx';
import { Panel } from '../../ui/panel.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { type CheckResult, directionOf, pointsOf } from './check-result.ts';

/** A button that calls the number. */
export function CallButton({ number, look = 'plain' }: { number: string; look?: 'plain' | 'call' | 'danger' }) {
  return (
    <Button
      as="a"
      look={look}
      size={look === 'plain' ? 'normal' : 'large'}
      className={look === 'plain' ? '' : 'min-h-14 w-auto text-dialog'}
      href={`tel:${number}`}
    >
      <Phone aria-hidden="true" />
      {m.checkerCall({ number })}
    </Button>
  );
}

/** Shown before anything is known: whom to call, in both languages, because a bystander may read only one. */
export function EmergencyStrip() {
  const locale = useLocale();
  const order = locale === 'ar' ? (['ar', 'en'] as const) : (['en', 'ar'] as const);
  return (
    <Alarm
      as="aside"
      className="flex flex-wrap justify-center gap-x-4 px-2 text-sm font-semibold sm:gap-x-5 sm:text-base print:hidden"
      aria-label={m.contactsHeading()}
    >
      {order.map((language) => (
        <TextLink
          key={language}
          className="inline-flex min-h-11 items-center text-inherit"
          href={`tel:${contacts.emergency}`}
          lang={language}
          dir={directionOf(language)}
        >
          {m.checkerEmergencyFirst({ number: contacts.emergency }, { locale: language })}
        </TextLink>
      ))}
    </Alarm>
  );
}

interface EmergencyBannerProps {
  readonly result: CheckResult;
  readonly forSelf: boolean;
  /** Back to the description, which was understood otherwise than meant. */
  readonly onCorrect: () => void;
  /** Where to go, for those who make their own way. */
  readonly children: ReactNode;
}

/** An emergency: whom to call or where to go, the first aid for the complaint, and what else to do meanwhile. */
export function EmergencyBanner({ result, forSelf, onCorrect, children }: EmergencyBannerProps) {
  const number = contacts.emergency;
  const { disposition, emergencyWarning, generalAdvice, compressions, language } = result;
  // Help comes, or they make their own way to an emergency department.
  const isCalled = disposition !== 'emergency-department';
  const inItsLanguage = { lang: language, dir: directionOf(language) };
  return (
    <Alarm className="grid gap-3.5 rounded-2xl p-5" aria-labelledby="view-title">
      <h1 id="view-title" tabIndex={-1} className="flex items-start gap-3 outline-none">
        <Siren aria-hidden="true" size={32} className="shrink-0" />
        <span>
          <span className="sr-only">{m.hiddenEmergency()} </span>
          {isCalled ? m.emergencyHeading({ number }) : m.emergencyGoHeading()}
        </span>
      </h1>
      {disposition !== 'ambulance' && <p {...inItsLanguage}>{emergencyWarning || m.emergencyWarningDefault({ number })}</p>}
      {children}
      <p className="sticky bottom-3 z-1 grid sm:static print:hidden">
        <CallButton number={number} look="call" />
      </p>
      <h2 className="text-heading">{isCalled ? m.checkerFirstAid() : m.onTheWay()}</h2>
      <ol className="grid list-decimal gap-2 ps-6" {...inItsLanguage}>
        {pointsOf(generalAdvice || m.defaultAdvice()).map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ol>
      {compressions && (
        <p className="flex items-center gap-3 font-semibold print:hidden">
          <Beat />
          {m.checkerBeat()}
        </p>
      )}
      <ul className="grid list-disc gap-1 border-t border-current/40 ps-5 pt-3 text-sm">
        {!isCalled && <li>{forSelf ? m.waitingDriving() : m.waitingDrivingOther()}</li>}
        <li>{forSelf ? m.waitingAlone() : m.waitingAloneOther()}</li>
        <li>{m.waitingEating({ number })}</li>
        {isCalled && <li>{m.waitingDoor()}</li>}
        <li>{m.waitingWorse({ number })}</li>
      </ul>
      <TextLink as="button" type="button" className="min-h-11 justify-self-start text-inherit print:hidden" onClick={onCorrect}>
        {m.checkerCorrect()}
      </TextLink>
    </Alarm>
  );
}

/** Thoughts of self-harm: people to turn to first, no score; each thing once. */
export function Support({ result }: { result: CheckResult }) {
  const [isLineOpen] = useState(() => isMentalHealthLineOpen(new Date()));
  const { analysis, generalAdvice, whenToSeekHelp, language } = result;
  const inItsLanguage = { lang: language, dir: directionOf(language) };
  return (
    <Panel className="grid gap-3.5 p-5" aria-labelledby="view-title">
      <h1 id="view-title" tabIndex={-1} className="outline-none">
        {m.supportiveHeading()}
      </h1>
      <p {...inItsLanguage}>{analysis || m.supportiveText()}</p>
      <p className="grid print:hidden">
        <CallButton number={contacts.emergency} look="danger" />
      </p>
      <p className="grid gap-1 print:hidden">
        <Button as="a" size="large" className="w-auto" href={`tel:${contacts.healthcare}`}>
          <Phone aria-hidden="true" />
          {m.checkerCall({ number: contacts.healthcare })}
        </Button>
        <span className="text-sm text-muted">{m.contactMentalHealth({ key: contacts.mentalHealthKey })}</span>
        <span className="text-sm font-semibold">{isLineOpen ? m.lineOpen() : m.lineClosed({ number: contacts.emergency })}</span>
      </p>
      <div className="grid gap-3" {...inItsLanguage}>
        <p className="font-semibold">{whenToSeekHelp || m.supportiveDanger({ number: contacts.emergency })}</p>
        <ul className="grid list-disc gap-1.5 ps-5">
          {pointsOf(generalAdvice || `${m.supportiveStay()} ${m.supportiveAway()}`).map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      </div>
    </Panel>
  );
}

/** Qatar's numbers, each with its purpose. */
export function EmergencyContacts() {
  const numbers = [
    [contacts.emergency, m.contactEmergency()],
    [contacts.healthcare, `${m.contactHealthcare()}. ${m.contactMentalHealth({ key: contacts.mentalHealthKey })}`],
    [contacts.hospital, m.contactHospital()],
  ] as const;
  return (
    <Panel className="grid gap-3 p-5">
      <h2 className="text-heading">{m.contactsHeading()}</h2>
      <dl className="grid gap-3">
        {numbers.map(([number, purpose]) => (
          <div key={number} className="grid grid-cols-[5rem_minmax(0,1fr)] items-baseline gap-3">
            <dt>
              <TextLink className="inline-block text-dialog" href={`tel:${number}`}>
                <Ltr>{number}</Ltr>
              </TextLink>
            </dt>
            <dd>{purpose}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}
