import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { open } from '../../../test/component/app.tsx';
import { expectGoodScreen } from '../../../test/component/good-screen.ts';
import { patient } from '../../../test/component/people.ts';
import { familyOf, linkOf } from '../../../test/component/samples/family.ts';

const hamad = linkOf({
  relation: 'parent',
  patient: { id: 'PAT-2', firstName: 'Hamad', lastName: 'Al-Homeward', dateOfBirth: '2021-01-02' },
});

it('leads to everything about the chosen person that is not in the bar', async () => {
  await open('/more?patientId=PAT-2', { as: patient, answers: familyOf(linkOf(), hamad) });
  const ways = page.getByRole('list', { name: 'More' }).getByRole('link');
  await expect.element(ways.first()).toBeVisible();
  expect(ways.elements().map((way) => way.getAttribute('href'))).toEqual([
    '/check?patientId=PAT-2',
    '/vaccinations?patientId=PAT-2',
    '/documents?patientId=PAT-2',
    '/care?patientId=PAT-2',
    '/patients/PAT-2',
    '/security',
    '/family',
    '/settings',
  ]);
  await expectGoodScreen();
});

it('leads to the details of the chosen person, and from there back to their home', async () => {
  await open('/more?patientId=PAT-2', { as: patient, answers: familyOf(linkOf(), hamad) });
  await page.getByRole('link', { name: 'Personal and medical details' }).click();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Hamad Al-Homeward' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to the home page' }).click();
  await expect.poll(() => document.title).toBe('Hamad Al-Homeward · Afiya');
});
