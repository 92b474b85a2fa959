import type * as z from 'zod/mini';
import { OwnLink, PatientLinks } from '#contract/links/links.ts';
import { Portal } from '#contract/portal/portal.ts';
import { Proposal } from '#contract/proposals/proposals.ts';
import type { Answers, Asked } from '../answers.ts';
import { whole } from './pages.ts';
import { patientOf } from './patients.ts';

type GivenLink = z.input<typeof OwnLink>;
type GivenPortal = z.input<typeof Portal>;

/** A record that a patient's account sees: their own, if `more` names no relation. */
export const linkOf = ({
  patient,
  ...more
}: Partial<Omit<GivenLink, 'patient'>> & { readonly patient?: Partial<GivenLink['patient']> } = {}) =>
  OwnLink.parse({
    id: `link-${patient?.id ?? 'own'}`,
    relation: 'self',
    since: '2026-01-04T06:00:00.000Z',
    ...more,
    patient: {
      id: 'PAT-1',
      firstName: 'Moza',
      lastName: 'Al-Homeward',
      dateOfBirth: '1985-03-14',
      gender: 'female',
      ...patient,
    },
  });

/** What a linked account sees of a record in which nothing is. */
export const portalOf = (more: Partial<GivenPortal> = {}): Portal =>
  Portal.parse({
    patient: { id: 'PAT-1', firstName: 'Moza', lastName: 'Al-Homeward' },
    relation: 'self',
    reports: { rows: [], tests: {} },
    prescriptions: [],
    vaccinations: [],
    documents: { rows: [] },
    ...more,
  });

/** A report of one potassium, below its range unless the value says otherwise. */
export const reportOf = (value: number, takenOn = '2026-02-27'): GivenPortal['reports']['rows'][number] => ({
  id: `report-${value}`,
  takenOn,
  awaited: 1,
  results: [
    {
      test: 'potassium',
      name: { en: 'Potassium', ar: 'البوتاسيوم' },
      value,
      unit: 'mmol/L',
      range: { low: 3.5, high: 5.1 },
      flag: value < 3.5 ? 'low' : 'high',
    },
  ],
});
export const potassium = {
  potassium: { meaning: { en: 'A salt that the heart, muscles and nerves need.', ar: 'ملح يحتاج إليه القلب والعضلات والأعصاب.' } },
};

/** A medicine that a patient takes and may ask for again. */
export const medicineOf = (more: Partial<GivenPortal['prescriptions'][number]> = {}): GivenPortal['prescriptions'][number] => ({
  id: 'RX-1',
  status: 'active',
  name: { en: 'Amlodipine', ar: 'أملوديبين' },
  strength: '5 mg',
  form: { en: 'tablet', ar: 'قرص' },
  doseText: { en: '1 tablet by mouth once a day', ar: 'قرص واحد عن طريق الفم مرة في اليوم' },
  dispenseText: { en: '30 tablets', ar: '30 قرصًا' },
  signedOn: '2026-02-01',
  mayAsk: true,
  ...more,
});

/** The answers for an account that sees these records, in which nothing is. */
export function familyOf(...links: readonly ReturnType<typeof linkOf>[]): Answers {
  const patientBy = (id: string) => links.find(({ patient }) => patient.id === id)?.patient ?? linkOf().patient;
  return {
    'links.own': whole(...links),
    'portal.get': ({ params: { id } }) => portalOf({ patient: patientBy(id) }),
    'patients.get': ({ params: { id } }) => patientOf({ id, personalInfo: patientBy(id) }),
  };
}

/** A proposed change to a record, of the reader's own. */
export const proposalOf = (more: Partial<z.input<typeof Proposal>> = {}): Proposal =>
  Proposal.parse({
    id: `proposal-${more.value ?? 'city'}`,
    version: 1,
    field: 'city',
    value: 'Lusail',
    relation: 'self',
    proposedAt: '2026-02-27T08:00:00.000Z',
    state: 'open',
    isOwn: true,
    ...more,
  });

/** Those proposals that a list asks for. */
export const proposedIn = (proposals: readonly Proposal[], { query: { state } }: Asked<'proposals.ofPatient'>) =>
  whole(...proposals.filter((one) => state === undefined || (one.state === 'open') === (state === 'open')));

/** Who sees a record, to its staff. */
export const accessOf = (more: Partial<z.input<typeof PatientLinks>> = {}): PatientLinks =>
  PatientLinks.parse({ links: [], codes: [], ...more });
