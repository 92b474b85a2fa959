import { contacts } from '../../lib/contacts.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { LegalPage } from './legal-page.tsx';

export const TermsPage = () => (
  <LegalPage
    title={m.termsTitle()}
    parts={[
      { heading: m.termsWhatHeading(), paragraphs: [m.termsWhat(), m.termsNotDoctor({ number: contacts.emergency })] },
      { heading: m.termsAccountHeading(), paragraphs: [m.termsAccount(), m.termsStaff()] },
      { heading: m.termsUseHeading(), paragraphs: [m.termsUse()] },
      { heading: m.termsEndHeading(), paragraphs: [m.termsEnd()] },
    ]}
  />
);
