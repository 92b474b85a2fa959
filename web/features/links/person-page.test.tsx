import { whole } from '../../../test/component/samples/pages.ts';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { open } from '../../../test/component/app.tsx';
import { expectGoodScreen } from '../../../test/component/good-screen.ts';
import { patient } from '../../../test/component/people.ts';
import { familyOf, linkOf, portalOf, reportOf } from '../../../test/component/samples/family.ts';

const childOf = (id: string, firstName: string, lastName: string, dateOfBirth: string) =>
  linkOf({ relation: 'parent', patient: { id, firstName, lastName, dateOfBirth } });
const salma = childOf('PAT-S', 'Salma', 'Al-Twofold-bint-Abdulrahman-Al-Thani', '2018-02-03');
const hamad = childOf('PAT-H', 'Hamad', 'Al-Twofold', '2021-02-03');
const portals = {
  [salma.patient.id]: portalOf({ reports: { rows: [reportOf(3.3)], tests: {} } }),
  [hamad.patient.id]: portalOf({
    reports: { rows: [reportOf(5.8)], tests: {} },
    vaccinations: [{ id: 'v', name: { en: 'Varicella', ar: 'الجدري المائي' }, on: '2022-02-03', elsewhere: false }],
  }),
};
const answers = { ...familyOf(salma, hamad), 'portal.get': ({ params }: { params: { id: string } }) => portals[params.id] ?? portalOf() };
const whose = page.getByRole('navigation', { name: 'Whose record' });
const chosen = () => document.querySelector('nav[aria-label="Whose record"] [aria-current=page]')?.textContent;
const shown = () => [...document.querySelectorAll('main section')].map(({ textContent }) => textContent).join('\n');

it("shows one child by name, age and relation, and nothing of the other while that one's page is coming", async () => {
  const come = Promise.withResolvers<void>();
  await open('/results', {
    as: patient,
    answers: {
      ...answers,
      'portal.get': async (asked) => {
        if (asked.params.id === hamad.patient.id) await come.promise;
        return answers['portal.get'](asked);
      },
    },
  });
  await expect.element(page.getByText('3.3 mmol/L')).toBeVisible();
  expect(chosen()).toMatch(/Salma\s+Al-Twofold-bint-Abdulrahman-Al-Thani.*\d+ years · Your child/);
  expect(document.title).toBe('Salma Al-Twofold-bint-Abdulrahman-Al-Thani · Test results · Afiya');
  await expectGoodScreen();
  await whose.getByRole('link', { name: 'Hamad' }).click();
  await expect.poll(() => document.title).toBe('Hamad Al-Twofold · Test results · Afiya');
  expect(shown()).not.toMatch(/Salma|3\.3/);
  come.resolve();
  await expect.element(page.getByText('5.8 mmol/L')).toBeVisible();
  expect(shown()).not.toMatch(/Salma|3\.3/);
});

it('stays with the chosen child from page to page', async () => {
  await open(`/results?patientId=${hamad.patient.id}`, { as: patient, answers });
  await expect.element(page.getByText('5.8 mmol/L')).toBeVisible();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click();
  await expect.element(page.getByRole('heading', { name: 'Health', exact: true })).toBeVisible();
  expect(chosen()).toContain('Hamad');
  await page.getByRole('main').getByRole('link', { name: 'Immunizations' }).click();
  await expect.element(page.getByText('Varicella')).toBeVisible();
  expect(chosen()).toContain('Hamad');
});

it('begins with the own record', async () => {
  const own = linkOf();
  await open('/results', { as: patient, answers: { ...answers, 'links.own': whole(salma, hamad, own) } });
  await expect.poll(() => document.title).toBe('Moza Al-Homeward · Test results · Afiya');
  expect(
    whose
      .getByRole('link')
      .elements()
      .map(({ textContent }) => textContent.slice(1, 5)),
  ).toEqual(['Moza', 'Salm', 'Hama', '']);
});

it('names the only record if it is not the own one, and leads to the form for another', async () => {
  await open('/dashboard', { as: patient, answers: { ...answers, 'links.own': whole(hamad) } });
  await expect.poll(chosen).toContain('Hamad');
  await expect.element(whose.getByRole('link', { name: 'Add a family member' })).toHaveAttribute('href', '/family');
});
