import { webConfig } from '../../lib/config.ts';
import { contacts } from '../../lib/contacts.ts';
import { formatNumber, formatPercent, useLocale } from '../../lib/locale.ts';
import { paths } from '../../lib/paths.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { PublicPage, TextPart } from '../../ui/public-page.tsx';
import { howWell } from './how-well.ts';
import './symptom-checker.css';

const ofModel = { none: m.howModelNone, india: m.howModelIndia, abroad: m.howModelAbroad };

/** Whoever follows the advice may know where it comes from, and how often it is wrong. */
export function HowPage() {
  const locale = useLocale();
  const { messages, before, after } = howWell;
  const rows = [
    [m.howFound(), 'emergenciesFound'],
    [m.howRight(), 'right'],
    [m.howSentUp(), 'selfCareSentUp'],
  ] as const;
  return (
    <PublicPage title={m.howTitle()}>
      <h1>{m.howTitle()}</h1>
      <TextPart heading={m.howMadeHeading()}>
        <p>{m.howRead()}</p>
        <p>{ofModel[webConfig().symptomModel]()}</p>
        <p>{m.howDecide()}</p>
        <p>{m.howAsk()}</p>
      </TextPart>
      <TextPart heading={m.howCannotHeading()}>
        <p>{m.howNoDiagnosis()}</p>
        <p>{m.howWords()}</p>
        <p>{m.howEmergency({ number: contacts.emergency })}</p>
      </TextPart>
      <TextPart heading={m.howSignedHeading()}>
        <p>{m.howSigned()}</p>
      </TextPart>
      <TextPart heading={m.howWellHeading()}>
        <p>{m.howWell({ count: formatNumber(locale, messages) })}</p>
        <table className="measured">
          <thead>
            <tr>
              <th scope="col">{m.howMeasured()}</th>
              <th scope="col">{m.howBefore()}</th>
              <th scope="col">{m.howAfter()}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(([name, measure]) => (
              <tr key={measure}>
                <th scope="row">{name}</th>
                <td>{formatPercent(locale, before[measure])}</td>
                <td>{formatPercent(locale, after[measure])}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </TextPart>
      <p className="flex flex-wrap gap-x-5">
        <a className="text-link py-2" href={paths.symptomChecker}>
          {m.howBack()}
        </a>
        <a className="text-link py-2" href={paths.terms}>
          {m.termsTitle()}
        </a>
        <a className="text-link py-2" href={paths.privacy}>
          {m.privacyTitle()}
        </a>
      </p>
    </PublicPage>
  );
}
