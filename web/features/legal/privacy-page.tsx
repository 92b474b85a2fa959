import { webConfig } from '../../lib/config.ts';
import { contacts } from '../../lib/contacts.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { LegalPage } from './legal-page.tsx';

const ofModel = { none: m.privacyModelNone, india: m.privacyModelIndia, abroad: m.privacyModelAbroad };

/** In plain words, as Qatar's Law No. 13 of 2016 requires: what is kept, where, for how long and who sees it. */
export const PrivacyPage = () => (
  <LegalPage
    title={m.privacyTitle()}
    parts={[
      { heading: m.privacyKeptHeading(), paragraphs: [m.privacyKeptAccount(), m.privacyKeptRecord(), m.privacyKeptSymptoms()] },
      { heading: m.privacyWhereHeading(), paragraphs: [m.privacyWhere()] },
      { heading: m.privacyLongHeading(), paragraphs: [m.privacyLong()] },
      {
        heading: m.privacyWhoHeading(),
        paragraphs: [m.privacyWho(), m.privacyLinks(), m.privacyMails(), ofModel[webConfig().symptomModel]()],
      },
      { heading: m.privacyCookiesHeading(), paragraphs: [m.privacyCookies()] },
      { heading: m.privacyRightsHeading(), paragraphs: [m.privacyRights({ email: contacts.support })] },
    ]}
  />
);
