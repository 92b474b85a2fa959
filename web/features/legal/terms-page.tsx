import { ageOfMajority as age } from '#contract/base/age-of-majority.ts';
import { webConfig } from '../../lib/config.ts';
import { contacts } from '../../lib/contacts.ts';
import { useLocale } from '../../lib/locale.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { Contact, LegalPage } from './legal-page.tsx';

const { emergency: number } = contacts;

export function TermsPage() {
  const locale = useLocale();
  const { name, address } = webConfig().operator;
  return (
    <LegalPage
      title={m.termsTitle()}
      brief={[m.termsBriefWhat(), m.termsBriefEmergency({ number }), m.termsBriefAccount({ age })]}
      parts={[
        {
          id: 'operator',
          heading: m.termsOperatorHeading(),
          texts: [m.termsOperator({ name: name[locale], address: address[locale] })],
        },
        { id: 'what', heading: m.termsWhatHeading(), texts: [m.termsWhat(), m.termsNotDoctor()] },
        { id: 'emergencies', heading: m.termsEmergencyHeading(), texts: [m.termsEmergency({ number })] },
        { id: 'account', heading: m.termsAccountHeading(), texts: [m.termsAccount(), m.termsAge({ age }), m.termsStaff()] },
        { id: 'use', heading: m.termsUseHeading(), texts: [m.termsUse()] },
        {
          id: 'liability',
          heading: m.termsLiabilityHeading(),
          texts: [m.termsLiability(), m.termsLiabilityNot({ number }), m.termsLiabilityStays()],
        },
        { id: 'end', heading: m.termsEndHeading(), texts: [m.termsEnd()] },
        { id: 'law', heading: m.termsLawHeading(), texts: [m.termsLaw()] },
        { id: 'changes', heading: m.legalChangesHeading(), texts: [m.termsChanges()] },
        { id: 'contact', heading: m.termsContactHeading(), texts: [m.termsContact()], after: <Contact /> },
      ]}
    />
  );
}
