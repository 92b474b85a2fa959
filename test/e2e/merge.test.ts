import type { Page } from 'playwright-core';
import { beforeEach, expect, it } from 'vitest';
import { call, newPatientBody, tokensOf } from '../api/client.ts';
import { startApp } from './app.ts';
import { said } from './said.ts';

const app = startApp();
let page: Page;
beforeEach(async () => void (page = await app.open()));

const api = async (method: string, path: string, body?: unknown) => {
  const { access } = await tokensOf('CLINICIAN', app.cloud.endpoints);
  const answer = await call(method, path, { token: access, body }, app.cloud.endpoints.apiUrl);
  expect([200, 201], JSON.stringify(answer.body)).toContain(answer.status);
  return answer.body;
};
const add = async (personal: object, medical: object = {}): Promise<string> => {
  const { medicalInfo, ...body } = newPatientBody({ ...personal });
  return (await api('POST', '/patients', { ...body, medicalInfo: { ...medicalInfo, ...medical } })).id;
};

it('an administrator merges two records from the record page, and undoes it', async () => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const stays = await add({ firstName: 'Dana', lastName: 'Alsulaiti', nameArabic: 'دانة السليطي' }, { allergyStatus: 'none-known' });
  const goes = await add(
    { firstName: 'Danah', lastName: 'Al-Sulaiti', nameArabic: 'دانة السليطي', dateOfBirth: '1985-03-15', nationalId: '28563401299' },
    { allergies: ['Penicillin'], allergyStatus: 'listed' },
  );
  await api('POST', `/patients/${goes}/problems`, { text: 'Gout' });
  await app.enter(page, `/patients/${stays}`, 'ADMIN');
  await page.getByRole('link', { name: 'Merge', exact: true }).click();
  await page.getByRole('heading', { name: 'Merge two records' }).waitFor();
  await app.choosePatient(page, 'Danah Al-Sulaiti');
  await page.getByRole('heading', { name: 'This record goes into it' }).waitFor();
  await page.getByText('The dates of birth differ').waitFor();
  await page.getByRole('group', { name: 'First name' }).getByText('Danah').click();

  // What contradicts is confirmed first.
  await page.getByRole('button', { name: 'Merge', exact: true }).click();
  await page.getByText('Confirm what is marked above first').waitFor();
  for (const text of ['The dates of birth differ', 'One record says']) await page.getByText(text).click();
  await page.getByRole('button', { name: 'Merge', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Merge Danah Al-Sulaiti into Dana Alsulaiti?' });
  await dialog.getByRole('button', { name: 'Merge', exact: true }).click();
  await said(page, 'Records merged');
  await page.getByRole('heading', { name: 'Merged into this record' }).waitFor();

  // The number of the record that went opens the one that stays.
  await page.goto(`/patients/${goes}`);
  await page.waitForURL(`**/patients/${stays}`);
  await page.getByText('Penicillin').first().waitFor();
  await page.getByText('28563401299').first().waitFor();

  await page.setViewportSize({ width: 820, height: 1100 });
  await page.goto(`/patients/${stays}/edit?merge`);
  await page.getByRole('button', { name: 'Undo the merge' }).click();
  const undo = page.getByRole('dialog', { name: 'Undo this merge?' });
  await undo.getByText('goes back, as it is now').waitFor();
  await undo.getByRole('button', { name: 'Undo the merge' }).click();
  await said(page, 'Merge undone');
  await page.goto(`/patients/${goes}`);
  await page.getByText('28563401299').first().waitFor();
  expect(await api('GET', `/patients/${stays}`)).toMatchObject({
    personalInfo: { firstName: 'Dana' },
    medicalInfo: { allergies: [], allergyStatus: 'none-known' },
  });
});
