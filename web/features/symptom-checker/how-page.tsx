import { webConfig } from '../../lib/config.ts';
import { contacts } from '../../lib/contacts.ts';
import { formatNumber, formatPercent, useLocale } from '../../lib/locale.ts';
import { paths } from '../../lib/paths.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { FiguresTable } from '../../ui/figures-table.tsx';
import { PublicPage, TextPart } from '../../ui/public-page.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { howWell } from './how-well.ts';

const ofModel = { none: m.howModelNone, india: m.howModelIndia, abroad: m.howModelAbroad };

/** Tells those who follow the advice where it comes from and how often it is wrong. */
export function HowPage() {
  const locale = useLocale();
  const { messages, before, after } = howWell;
  const rows = [
    [m.howFound(), 'emergenciesFound'],
    [m.howRight(), 'right'],
    [m.howSentUp(), 'selfCareSentUp'],
    [m.howCalled(), 'othersCalledEmergency'],
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
        <FiguresTable
          heads={[m.howMeasured(), m.howBefore(), m.howAfter()]}
          rows={rows.map(([name, measure]) => [name, formatPercent(locale, before[measure]), formatPercent(locale, after[measure])])}
        />
      </TextPart>
      <p className="flex flex-wrap gap-x-5">
        <TextLink className="py-2" href={paths.symptomChecker}>
          {m.howBack()}
        </TextLink>
        <TextLink className="py-2" href={paths.terms}>
          {m.termsTitle()}
        </TextLink>
        <TextLink className="py-2" href={paths.privacy}>
          {m.privacyTitle()}
        </TextLink>
      </p>
    </PublicPage>
  );
}
