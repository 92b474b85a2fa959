import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { open } from '../../../test/component/app.tsx';
import { expectGoodScreen } from '../../../test/component/good-screen.ts';
import { patient } from '../../../test/component/people.ts';
import { familyOf, linkOf, portalOf, potassium, reportOf } from '../../../test/component/samples/family.ts';

const answers = familyOf(linkOf());

it('shows a result by its value, its range and what it means', async () => {
  await open('/results', {
    as: patient,
    answers: { ...answers, 'portal.get': portalOf({ reports: { rows: [reportOf(3.1)], tests: potassium } }) },
  });
  await expect.element(page.getByRole('heading', { level: 1, name: 'Test results' })).toBeVisible();
  const report = page.getByRole('region', { name: 'Feb 27, 2026' });
  await expect.element(report).toMatchTextContent(/Potassium\s*Low\s*3\.1 mmol\/L\s*Range: 3\.5–5\.1/);
  await expect.element(report.getByText(/^A salt that the heart, muscles and nerves need/)).toBeVisible();
  await expect.element(report.getByText('Results of this specimen that are still to come: 1')).toBeVisible();
  await expect.element(page.getByText(/at the latest 7 days after/)).toBeVisible();
  await expectGoodScreen();
});

it('says of a value that was taken back what became of it', async () => {
  const of = (revision: string) => ({ test: revision, name: { en: `Test ${revision}`, ar: 'تحليل' }, revision });
  const revised = { ...reportOf(3.1), results: [], awaited: 0, revised: ['checking', 'corrected', 'withdrawn'].map(of) };
  await open('/results', { as: patient, answers: { ...answers, 'portal.get': portalOf({ reports: { rows: [revised], tests: {} } }) } });
  const report = page.getByRole('region', { name: 'Feb 27, 2026' });
  await expect
    .element(report)
    .toMatchTextContent(
      /Test checking\s*The clinic is checking this result again\..*Test corrected\s*The clinic corrected this result\..*Test withdrawn\s*The clinic withdrew this result/,
    );
  expect(page.getByText('No results yet.').query()).toBeNull();
  await expectGoodScreen();
});

it('says that there are none', async () => {
  await open('/results', { as: patient, answers });
  await expect.element(page.getByText('No results yet.')).toBeVisible();
});
