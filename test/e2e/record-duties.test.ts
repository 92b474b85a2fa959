import type { Page } from 'playwright-core';
import { beforeEach, expect, it } from 'vitest';
import { call, newPatientBody, signIn, tokensOf } from '../api/client.ts';
import { startApp } from './app.ts';

const app = startApp();
let page: Page;
beforeEach(async () => void (page = await app.open()));

const api = async (method: string, path: string, body?: unknown, token?: string) => {
  const { access } = await tokensOf('CLINICIAN', app.cloud.endpoints);
  const answer = await call(method, path, { token: token ?? access, body }, app.cloud.endpoints.apiUrl);
  expect([200, 201], JSON.stringify(answer.body)).toContain(answer.status);
  return answer.body;
};
const add = (lastName: string, medical: object = {}) => {
  const { medicalInfo, ...body } = newPatientBody({ firstName: 'Amal', lastName });
  return api('POST', '/patients', { ...body, medicalInfo: { ...medicalInfo, ...medical } });
};
const button = (name: string) => page.getByRole('button', { name, exact: true });
const group = (name: string) => page.getByRole('group', { name, exact: true });

it('reception corrects an address, reads the clinical fields, and can change none of them', async () => {
  const { id } = await add('Frontdesk', { medications: ['Cholecalciferol 50,000 IU weekly'], bloodType: 'O+' });
  await api('POST', `/patients/${id}/allergies`, { substance: 'Penicillin', severity: 'severe', reaction: 'Anaphylaxis' });
  await app.comeAs(page, `/patients/${id}/edit`, 'reception');
  await group('Allergies').getByText('A nurse or a prescriber decides this').waitFor();
  await group('Allergies').getByText('Penicillin').waitFor();
  await group('Health').getByText('Cholecalciferol 50,000 IU weekly').waitFor();
  for (const name of ['Allergies', 'Health']) expect(await group(name).locator('input, select, textarea').count()).toBe(0);
  await app.expectGoodScreen(page);

  // A doctor changes the allergies in between: reception is not asked to choose a version.
  await page.getByLabel('City (optional)').fill('Lusail');
  await api('POST', `/patients/${id}/allergies`, { substance: 'Latex' });
  await button('Save Changes').click();
  await page.getByText('This record was changed while you were editing it').waitFor();
  expect(await page.getByRole('group').allTextContents()).toEqual([expect.stringContaining('Lusail')]);
  await button('Save Changes').click();
  await page.getByText('Patient updated successfully').waitFor();
  expect(await api('GET', `/patients/${id}`)).toMatchObject({
    personalInfo: { address: { city: 'Lusail' } },
    medicalInfo: { allergies: ['Penicillin', 'Latex'], medications: ['Cholecalciferol 50,000 IU weekly'] },
  });
});

it('reception is offered neither to delete nor to prescribe, order or write', async () => {
  const { id } = await add('Staysthere');
  await app.comeAs(page, `/patients/${id}`, 'reception');
  await page.getByRole('link', { name: 'Edit' }).waitFor();
  await page.getByRole('heading', { name: 'Recent activity' }).waitFor();
  expect(await button('Delete').count()).toBe(0);
  const actions = page.locator('section', { hasText: 'Quick Actions' }).getByRole('link');
  expect(await actions.allTextContents()).toEqual(['New appointment', 'Prescriptions', 'Laboratory results']);
  await page.goto('/patients?search=Staysthere');
  await page.getByRole('link', { name: 'Amal Staysthere', exact: true }).waitFor();
  expect(await button('Delete Amal Staysthere').count()).toBe(0);
});

it('an administrator deletes with a reason, which the access log has', async () => {
  const { id } = await add('Goesaway');
  await app.enter(page, `/patients/${id}`, 'ADMIN');
  await button('Delete').click();
  const dialog = page.getByRole('dialog', { name: 'Delete Amal Goesaway?' });
  await dialog.getByRole('button', { name: 'Delete permanently' }).click();
  await dialog.getByText('A reason is needed').waitFor();
  await app.expectGoodScreen(page);
  await dialog.getByLabel('Reason').fill('Registered twice');
  await dialog.getByRole('button', { name: 'Delete permanently' }).click();
  await page.getByText('Patient deleted successfully').waitFor();
  await page.goto('/security');
  const line = page.locator('.lines > li', { hasText: `Deleted record ${id}` });
  await line.getByText('Registered twice').waitFor();
  await app.expectGoodScreen(page);
});

it('a medicine with a comma stays one medicine', async () => {
  const { id } = await add('Commas', { medications: ['Cholecalciferol 50,000 IU weekly', 'Aspart, 10 units at night'] });
  await app.enter(page, `/patients/${id}/edit`);
  const medicines = page.getByLabel('Medications (optional)');
  await expect.poll(() => medicines.inputValue()).toBe('Cholecalciferol 50,000 IU weekly, "Aspart, 10 units at night"');
  await medicines.fill(`${await medicines.inputValue()}, Paracetamol 1,000 mg as needed`);
  const chips = group('Health').locator('.chip');
  const expected = ['Cholecalciferol 50,000 IU weekly', 'Aspart, 10 units at night', 'Paracetamol 1,000 mg as needed'];
  await expect.poll(() => chips.allTextContents()).toEqual(expected);
  await button('Save Changes').click();
  await page.getByText('Patient updated successfully').waitFor();
  expect((await api('GET', `/patients/${id}`)).medicalInfo.medications).toEqual(expected);
});

it('a nurse records "no known allergies" in the chart; other users are not offered it', async () => {
  const { id } = await add('Askedonce');
  const panel = page.getByRole('region', { name: 'Allergies' });
  await app.comeAs(page, `/patients/${id}/chart`, 'nurse');
  await panel.getByText('Not asked').waitFor();
  await panel.getByRole('button', { name: 'Record that none is known' }).press('Enter');
  await app.expectGoodScreen(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Record that none is known' }).press('Enter');
  await panel.getByText('None known').waitFor();
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  expect(await panel.getByRole('button', { name: 'Record that none is known' }).count()).toBe(0);
  expect((await api('GET', `/patients/${id}`)).medicalInfo.allergyStatus).toBe('none-known');

  const other = await add('Notasked');
  page = await app.openElsewhere();
  await app.comeAs(page, `/patients/${other.id}/chart`, 'reception');
  const shown = page.getByRole('region', { name: 'Allergies' });
  await shown.getByText('Not asked').waitFor();
  expect(await shown.getByRole('button').count()).toBe(0);
});

it('the last visit shown is the last visit, for the patient too', async () => {
  const { id } = await add('Comesback');
  const visit = await api('POST', `/patients/${id}/encounters`, { service: 'consultation' });
  await app.enter(page, `/patients/${id}`);
  const figure = page.locator('dl > div').filter({ has: page.getByText('Last visit', { exact: true }) });
  await expect.poll(() => figure.locator('dd').count()).toBe(1);
  const { access } = await signIn('dr.huda@afiya.example', 'Clinic-Demo-2025!', app.cloud.endpoints);
  await api('POST', `/patients/${id}/encounters/${visit.id}/entered-in-error`, { reason: 'Another patient' }, access);
  await page.reload();
  await figure.getByText('No visits yet: the day the record last changed').waitFor();
});
