import { Phone, Siren } from 'lucide-react';
import type { ReactNode } from 'react';
import { contacts } from '../../lib/contacts.ts';
import { useLocale } from '../../lib/locale.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { directionOf } from './check-result.ts';

/** The number as a button that calls it. */
export function CallButton({ number, kind = 'call' }: { number: string; kind?: 'call' | 'plain' }) {
  return (
    <a className={kind === 'call' ? 'button call-button' : 'button button--outline'} href={`tel:${number}`}>
      <Phone aria-hidden="true" />
      {m.checkerCall({ number })}
    </a>
  );
}

/** Before anything is known: whom to call, in both languages whichever is shown, as whoever looks on may read only one. */
export function EmergencyStrip() {
  const locale = useLocale();
  const order = locale === 'ar' ? (['ar', 'en'] as const) : (['en', 'ar'] as const);
  return (
    <aside className="emergency-strip print:hidden" aria-label={m.contactsHeading()}>
      {order.map((language) => (
        <a key={language} href={`tel:${contacts.emergency}`} lang={language} dir={directionOf(language)}>
          {m.checkerEmergencyFirst({ number: contacts.emergency }, { locale: language })}
        </a>
      ))}
    </aside>
  );
}

/** An emergency: whom to call, where to go, what to do meanwhile. */
export function EmergencyBanner({ forSelf, children }: { forSelf: boolean; children: ReactNode }) {
  const number = contacts.emergency;
  return (
    <section className="emergency-banner" aria-labelledby="view-title">
      <h1 id="view-title" tabIndex={-1} className="flex items-start gap-3">
        <Siren aria-hidden="true" size={32} className="shrink-0" />
        <span>
          <span className="sr-only">{m.hiddenEmergency()} </span>
          {m.emergencyHeading({ number })}
        </span>
      </h1>
      {children}
      <p className="flex flex-wrap gap-3 print:hidden">
        <CallButton number={number} />
      </p>
      <h2>{m.whileWaiting()}</h2>
      <ul className="points">
        <li>{forSelf ? m.waitingDriving() : m.waitingDrivingOther()}</li>
        <li>{forSelf ? m.waitingAlone() : m.waitingAloneOther()}</li>
        <li>{m.waitingEating({ number })}</li>
        <li>{m.waitingDoor()}</li>
        <li>{m.waitingWorse({ number })}</li>
      </ul>
    </section>
  );
}

/** Thoughts of self-harm: people first, no score. */
export function Support() {
  return (
    <section className="panel support" aria-labelledby="view-title">
      <h1 id="view-title" tabIndex={-1}>
        {m.supportiveHeading()}
      </h1>
      <p>{m.supportiveText()}</p>
      <p className="flex flex-wrap gap-3 print:hidden">
        <CallButton number={contacts.emergency} />
        <CallButton number={contacts.healthcare} kind="plain" />
      </p>
      <ul className="points">
        <li>{m.supportiveDanger({ number: contacts.emergency })}</li>
        <li>
          <bdi className="ltr">{contacts.healthcare}</bdi>: {m.contactHealthcare()}.{' '}
          {m.contactMentalHealth({ key: contacts.mentalHealthKey })}
        </li>
        <li>{m.supportiveStay()}</li>
        <li>{m.supportiveAway()}</li>
      </ul>
    </section>
  );
}

/** Qatar's numbers, each with what it is for. */
export function EmergencyContacts() {
  const numbers = [
    [contacts.emergency, m.contactEmergency()],
    [contacts.healthcare, `${m.contactHealthcare()}. ${m.contactMentalHealth({ key: contacts.mentalHealthKey })}`],
    [contacts.hospital, m.contactHospital()],
  ] as const;
  return (
    <section className="panel grid gap-3 p-5">
      <h2>{m.contactsHeading()}</h2>
      <dl className="contacts">
        {numbers.map(([number, purpose]) => (
          <div key={number}>
            <dt>
              <a href={`tel:${number}`}>
                <bdi className="ltr">{number}</bdi>
              </a>
            </dt>
            <dd>{purpose}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
