import { Phone, Siren } from 'lucide-react';
import type { ReactNode } from 'react';
import { contacts } from '../../lib/contacts.ts';
import { useLocale } from '../../lib/locale.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { Alarm } from '../../ui/alarm.tsx';
import { Button } from '../../ui/button.tsx';
import { Ltr } from '../../ui/ltr.tsx';
import { Panel } from '../../ui/panel.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { directionOf } from './check-result.ts';

/** A button that calls the number. */
export function CallButton({ number, look = 'plain' }: { number: string; look?: 'plain' | 'call' | 'danger' }) {
  return (
    <Button as="a" look={look} size={look === 'plain' ? 'normal' : 'large'} href={`tel:${number}`}>
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
    <Alarm as="aside" className="flex flex-wrap justify-center gap-x-6 px-4 font-semibold print:hidden" aria-label={m.contactsHeading()}>
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

/** An emergency: whom to call, where to go, what to do until help arrives. */
export function EmergencyBanner({ forSelf, children }: { forSelf: boolean; children: ReactNode }) {
  const number = contacts.emergency;
  return (
    <Alarm className="grid gap-3.5 rounded-2xl p-5" aria-labelledby="view-title">
      <h1 id="view-title" tabIndex={-1} className="flex items-start gap-3 outline-none">
        <Siren aria-hidden="true" size={32} className="shrink-0" />
        <span>
          <span className="sr-only">{m.hiddenEmergency()} </span>
          {m.emergencyHeading({ number })}
        </span>
      </h1>
      {children}
      <p className="flex flex-wrap gap-3 print:hidden">
        <CallButton number={number} look="call" />
      </p>
      <h2 className="text-heading">{m.whileWaiting()}</h2>
      <ul className="grid list-disc gap-1.5 ps-5">
        <li>{forSelf ? m.waitingDriving() : m.waitingDrivingOther()}</li>
        <li>{forSelf ? m.waitingAlone() : m.waitingAloneOther()}</li>
        <li>{m.waitingEating({ number })}</li>
        <li>{m.waitingDoor()}</li>
        <li>{m.waitingWorse({ number })}</li>
      </ul>
    </Alarm>
  );
}

/** Thoughts of self-harm: people to turn to first, no score. */
export function Support() {
  return (
    <Panel className="grid gap-3.5 p-5" aria-labelledby="view-title">
      <h1 id="view-title" tabIndex={-1} className="outline-none">
        {m.supportiveHeading()}
      </h1>
      <p>{m.supportiveText()}</p>
      <p className="flex flex-wrap gap-3 print:hidden">
        <CallButton number={contacts.emergency} look="danger" />
        <CallButton number={contacts.healthcare} />
      </p>
      <ul className="grid list-disc gap-1.5 ps-5">
        <li>{m.supportiveDanger({ number: contacts.emergency })}</li>
        <li>
          <Ltr>{contacts.healthcare}</Ltr>: {m.contactHealthcare()}. {m.contactMentalHealth({ key: contacts.mentalHealthKey })}
        </li>
        <li>{m.supportiveStay()}</li>
        <li>{m.supportiveAway()}</li>
      </ul>
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
