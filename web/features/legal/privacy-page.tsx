import { promised } from '#contract/account/agreement.ts';
import { ageOfMajority as age } from '#contract/base/age-of-majority.ts';
import { webConfig } from '../../lib/config.ts';
import { contacts } from '../../lib/contacts.ts';
import { formatLength, useLocale } from '../../lib/locale.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { TextLink } from '../../ui/text-link.tsx';
import { keptPeriods } from './kept.ts';
import { Contact, LegalPage } from './legal-page.tsx';

/** Of the National Data Privacy Office. */
const officeSite = 'https://assurance.ncsa.gov.qa';

const ofModel = { none: m.privacyModelNone, india: m.privacyModelIndia, abroad: m.privacyModelAbroad };

/** In plain words, what Qatar's Law No. 13 of 2016 wants people to know before their data is processed (docs/adr/0068). */
export function PrivacyPage() {
  const locale = useLocale();
  const { operator, keptDays, symptomModel } = webConfig();
  const { email, phone } = operator;
  const name = operator.name[locale];
  return (
    <LegalPage
      title={m.privacyTitle()}
      brief={[m.privacyBriefWho({ name }), m.privacyBriefWhat(), m.privacyBriefSeen(), m.privacyBriefSold(), m.privacyBriefRights()]}
      parts={[
        {
          id: 'controller',
          heading: m.privacyControllerHeading(),
          texts: [m.privacyController({ name, address: operator.address[locale] }), m.privacyContact()],
          after: <Contact />,
        },
        {
          id: 'kept',
          heading: m.privacyKeptHeading(),
          texts: [
            [
              m.privacyKeptAccount(),
              m.privacyKeptRecord(),
              m.privacyKeptCare(),
              m.privacyKeptShared(),
              m.privacyKeptSymptoms(),
              m.privacyKeptLog(),
              m.privacyKeptTechnical(),
            ],
          ],
        },
        {
          id: 'purposes',
          heading: m.privacyBasisHeading(),
          texts: [
            [m.privacyBasisAccount(), m.privacyBasisCare(), m.privacyBasisChecker(), m.privacyBasisFigures(), m.privacyBasisLogs()],
            m.privacyBasisHealth(),
          ],
        },
        {
          id: 'where',
          heading: m.privacyWhereHeading(),
          texts: [m.privacyWhere(), m.privacyWhereAll({ email, number: contacts.healthcare })],
        },
        {
          id: 'who',
          heading: m.privacyWhoHeading(),
          texts: [
            m.privacyWho(),
            m.privacyLinks(),
            m.privacyProcessor(),
            ofModel[symptomModel](),
            m.privacyMails(),
            m.privacyAuthorities(),
          ],
        },
        { id: 'how-long', heading: m.privacyLongHeading(), texts: [keptPeriods(locale, keptDays)] },
        {
          id: 'rights',
          heading: m.privacyRightsHeading(),
          texts: [
            m.privacyRights(),
            [
              m.privacyRightSee(),
              m.privacyRightKnow(),
              m.privacyRightCorrect(),
              m.privacyRightErase(),
              m.privacyRightObject(),
              m.privacyRightWithdraw(),
            ],
            m.privacyRightsHow({ email, phone }),
            m.privacyWithdraw(),
            m.privacyAnswer({ period: formatLength(locale, { day: promised.answerDays }) }),
          ],
        },
        {
          id: 'complaints',
          heading: m.privacyComplaintHeading(),
          texts: [m.privacyComplaint()],
          after: (
            <TextLink className="justify-self-start py-2" dir="ltr" href={officeSite} rel="noopener">
              {new URL(officeSite).host}
            </TextLink>
          ),
        },
        {
          id: 'breaches',
          heading: m.privacyBreachHeading(),
          texts: [m.privacyBreach({ period: formatLength(locale, { hour: promised.breachHours }) })],
        },
        { id: 'children', heading: m.privacyChildrenHeading(), texts: [m.privacyChildren({ age }), m.privacyChildrenChecker()] },
        { id: 'device', heading: m.privacyCookiesHeading(), texts: [m.privacyCookies()] },
        { id: 'changes', heading: m.legalChangesHeading(), texts: [m.privacyChanges()] },
      ]}
    />
  );
}
