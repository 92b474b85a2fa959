import { beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { answer, asked, refuse } from '../../../test/component/answers.ts';
import { open } from '../../../test/component/app.tsx';
import { expectGoodScreen } from '../../../test/component/good-screen.ts';
import { doctor, patient } from '../../../test/component/people.ts';
import { familyOf, linkOf, medicineOf, portalOf, proposalOf, reportOf } from '../../../test/component/samples/family.ts';
import { whole } from '../../../test/component/samples/pages.ts';

const own = linkOf();
const hamad = linkOf({
  relation: 'parent',
  patient: { id: 'PAT-2', firstName: 'Hamad', lastName: 'Al-Homeward', gender: 'male', dateOfBirth: '2021-01-02' },
});
const full = portalOf({
  reports: { rows: [reportOf(3.1)], tests: {} },
  prescriptions: [medicineOf(), medicineOf({ id: 'RX-2', status: 'stopped', endedOn: '2026-02-10' })],
  vaccinations: [{ id: 'v', name: { en: 'Influenza', ar: 'الإنفلونزا' }, on: '2026-01-10', elsewhere: false }],
  documents: { rows: [{ id: 'd', title: 'Visit summary', type: 'application/pdf', size: 1000, on: '2026-02-01' }] },
});
const tile = (name: string) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name, exact: true }) });
const emptyParts = () => {
  const line = [...document.querySelectorAll('main p')].find(({ textContent }) => textContent.startsWith('Nothing yet:'));
  return [...(line?.querySelectorAll('a') ?? [])].map(({ textContent }) => textContent);
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime('2026-03-01T07:00:00Z');
});

it('greets the holder, leads with what is next, and says what is in every part', async () => {
  await open('/dashboard', { as: patient, answers: { ...familyOf(own), 'portal.get': full } });
  await expect.element(page.getByRole('heading', { level: 1, name: 'Good morning, Moza' })).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'New result' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'See the result' })).toHaveAttribute('href', '/results?patientId=PAT-1');
  for (const [name, text] of [
    ['Results', 'New: 1'],
    ['Medicines', 'Current: 1'],
    ['Immunizations', 'Given: 1'],
    ['Documents', 'Last: Feb 1, 2026'],
    ['Appointments', 'Ask for an appointment'],
  ] as const)
    await expect.element(tile(name).getByText(text)).toBeVisible();
  // With one's own record alone, there is nobody to choose.
  expect(page.getByRole('navigation', { name: 'Whose record' }).query()).toBeNull();
  expect(document.title).toBe('Moza Al-Homeward · Afiya');
  await expectGoodScreen();
});

it.each([
  ['2026-03-01T08:59:00Z', 'Good morning, Moza'],
  ['2026-03-01T09:00:00Z', 'Good afternoon, Moza'],
  ['2026-03-01T13:59:00Z', 'Good afternoon, Moza'],
  ['2026-03-01T14:00:00Z', 'Good evening, Moza'],
])('greets by the hour in Qatar: %s', async (now, greeting) => {
  vi.setSystemTime(now);
  await open('/dashboard', { as: patient, answers: familyOf(own) });
  await expect.element(page.getByRole('heading', { level: 1, name: greeting })).toBeVisible();
});

it('says in one line what is empty, and what the clinic does not know yet leads', async () => {
  let proposals = [proposalOf({ state: 'withdrawn' })];
  await open('/dashboard', {
    as: patient,
    answers: {
      ...familyOf(own),
      'proposals.ofPatient': () => whole(...proposals),
      'proposals.make': ({ body: { field, value } }) => {
        const made = proposalOf({ field, value });
        proposals = [made];
        return made;
      },
    },
  });
  await expect.element(page.getByRole('heading', { name: 'Allergies: we have not asked yet' })).toBeVisible();
  expect(emptyParts()).toEqual(['Results', 'Medicines', 'Immunizations', 'Documents']);
  await expectGoodScreen();
  await page.getByRole('button', { name: 'Report an allergy' }).click();
  await page.getByRole('dialog').getByLabelText('Substance or medicine').fill('Penicillin');
  await page.getByRole('button', { name: 'Send to the clinic' }).click();
  await expect.element(page.getByRole('heading', { name: 'Nothing is planned' })).toBeVisible();
  expect(asked('proposals.make').map(({ body }) => body)).toMatchObject([{ field: 'allergies', value: 'Penicillin' }]);
});

it('is about the chosen child, for whom an appointment is asked, and greets the holder', async () => {
  await open('/dashboard?patientId=PAT-2', { as: patient, answers: familyOf(hamad, own) });
  await expect.element(page.getByRole('heading', { level: 1, name: 'Good morning, Moza' })).toBeVisible();
  const ask = '/appointments/new?patientId=PAT-2';
  await expect.element(page.getByRole('main').getByRole('link', { name: 'Ask for an appointment' }).first()).toHaveAttribute('href', ask);
  await expect.element(tile('Appointments').getByRole('link')).toHaveAttribute('href', ask);
});

it('reports what could not be loaded, and loads it on request', async () => {
  await open('/dashboard', { as: patient, answers: { ...familyOf(own), 'portal.get': refuse('NOT_FOUND') } });
  await expect.element(page.getByText('Your health information could not be loaded.')).toBeVisible();
  await expect.element(tile('Appointments')).toBeVisible();
  await expectGoodScreen();
  answer({ 'portal.get': full });
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByRole('heading', { name: 'New result' })).toBeVisible();
});

it.each(['/dashboard', '/patients'])('explains at %s, without a record, what a code is and where to get it', async (path) => {
  await open(path, { as: patient });
  await expect.element(page.getByText('Your clinic’s front desk gives you a code that links your record')).toBeVisible();
  await expect.element(page.getByText('Ask for a code at your clinic’s front desk')).toBeVisible();
  await expect.element(page.getByLabelText('Code from the clinic')).toBeVisible();
  if (path === '/dashboard') await expectGoodScreen();
});

it("has a patient's own pages in its navigation, and none of the staff's words", async () => {
  await open('/patients', { as: patient, answers: familyOf(own) });
  await expect.element(page.getByRole('heading', { level: 1, name: /, Moza$/ })).toBeVisible();
  expect(location.pathname).toBe('/dashboard');
  const navigation = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
  expect(navigation.elements().map((link) => link.querySelector('span')?.textContent ?? link.textContent)).toEqual([
    'Home',
    'Appointments',
    'Results',
    'Medicines',
    'More',
    'Symptom checker',
    'Care near you',
    'Settings',
    'Security',
  ]);
});

it.each(['/dashboard', '/appointments', '/results', '/medicines', '/more', '/check', '/settings', '/security'])(
  'speaks to patients at %s, not to staff',
  async (path) => {
    await open(path, { as: patient, answers: familyOf(own) });
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect.poll(() => document.querySelector('main .skeleton')).toBeNull();
    expect(document.body.innerText.match(/\b(Patients|Provider|Dashboard)\b/g)).toBeNull();
  },
);

it('sends staff to their own dashboard', async () => {
  await open('/more', { as: doctor });
  await expect.poll(() => location.pathname).toBe('/dashboard');
});
