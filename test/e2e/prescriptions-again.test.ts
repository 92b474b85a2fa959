import type { Page } from 'playwright-core';
import { beforeEach, expect, it } from 'vitest';
import { type Answer, call, newPatientBody, tokensOf } from '../api/client.ts';
import { startApp } from './app.ts';

const app = startApp();
let page: Page;
beforeEach(async () => void (page = await app.open()));

const button = (name: string) => page.getByRole('button', { name, exact: true });
const dose = { quantity: 1, unit: 'tablet', route: 'oral', frequency: 'daily', dispense: { quantity: 30, unit: 'tablet' }, repeats: 0 };
async function ask(method: string, path: string, body?: object): Promise<Answer['body']> {
  const { access: token } = await tokensOf('CLINICIAN', app.cloud.endpoints);
  const answer = await call(method, path, { token, ...(body && { body }) }, app.cloud.endpoints.apiUrl);
  expect(answer.status).toBeLessThan(300);
  return answer.body;
}
async function newRecord(lastName: string, medicalInfo: Record<string, unknown> = {}): Promise<string> {
  const body = newPatientBody({ gender: 'male', lastName });
  return (await ask('POST', '/patients', { ...body, medicalInfo: { ...body.medicalInfo, allergyStatus: 'none-known', ...medicalInfo } }))
    .id;
}
/** Prescribes through the API, answering every finding. */
async function prescribed(id: string, ingredientId: string, strength?: string): Promise<string> {
  const drug = { ingredientId, ...(strength !== undefined && { strength }) };
  const { checks, lists } = await ask('POST', `/patients/${id}/prescriptions/check`, { drug });
  const answers = checks.map(({ rule, about }: { rule: string; about?: string }) => ({ rule, about, reason: 'Known' }));
  return (await ask('POST', `/patients/${id}/prescriptions`, { drug, dose, signature: { lists, answers } })).id;
}

it('a draft is saved, found among the records, changed, signed as changed, and another is discarded', async () => {
  const id = await newRecord('Draftley');
  await app.enter(page, `/prescriptions/new?patientId=${id}`);
  await page.getByRole('combobox', { name: 'Medicine' }).fill('amlodipine');
  await page.getByRole('option', { name: 'Amlodipine' }).first().click();
  await page.getByLabel('How often').selectOption('daily');
  await button('Save draft').click();
  await page.getByText('A number above 0, at most 10000').waitFor();
  await page.getByLabel('Amount to hand out', { exact: true }).fill('30');
  await page.getByLabel('Note for the pharmacist').fill('With food');
  await button('Save draft').click();
  await page.getByRole('heading', { name: 'My drafts' }).waitFor();
  await app.expectGoodScreen(page);
  await page.goto('/records');
  const drafts = page.getByRole('region', { name: 'My prescription drafts' });
  await drafts.getByText('Amlodipine').first().waitFor();
  await app.expectGoodScreen(page);
  await drafts.getByRole('link', { name: /Draftley/ }).click();
  await page.getByLabel('Note for the pharmacist').waitFor();
  expect(await page.getByLabel('Note for the pharmacist').inputValue()).toBe('With food');
  await page.getByLabel('How often').selectOption('twice');
  await page.getByText('No alerts:').waitFor();
  await button('Sign').click();
  await page.locator('output').getByText('1 tablet by mouth twice a day').waitFor();
  await page.getByText(/Signed by/).waitFor();
  expect(await page.getByRole('heading', { name: 'My drafts' }).count()).toBe(0);
  await ask('POST', `/patients/${id}/prescriptions`, { drug: { ingredientId: 'ramipril' }, dose });
  await page.reload();
  await button('Discard draft').click();
  await page.getByRole('dialog').getByText('Nobody will see this draft again.').waitFor();
  await page.getByRole('dialog').getByRole('button', { name: 'Discard draft' }).click();
  await page.getByRole('heading', { name: 'My drafts' }).waitFor({ state: 'detached' });
  expect(await page.getByText('Ramipril').count()).toBe(0);
});

it('a dose is kept as a favorite by keyboard, fills the next prescription, and is removed', async () => {
  const id = await newRecord('Favori');
  await app.enter(page, `/prescriptions/new?patientId=${id}`);
  await page.getByRole('combobox', { name: 'Medicine' }).fill('bisoprolol');
  await page.getByRole('option', { name: 'Bisoprolol' }).first().click();
  await page.getByLabel('How often').selectOption('daily');
  await button('Save as favorite').press('Enter');
  await page.getByText('A number above 0, at most 10000').waitFor();
  await page.getByLabel('Amount to hand out', { exact: true }).fill('28');
  await button('Save as favorite').press('Enter');
  await page.getByText('One of your favorites').waitFor();
  await button('Choose another medicine').click();
  await page.getByRole('heading', { name: 'My favorites' }).waitFor();
  await app.expectGoodScreen(page);
  await page.getByRole('button', { name: /^Bisoprolol/ }).press('Enter');
  await page.getByLabel('Amount to hand out', { exact: true }).waitFor();
  expect(await page.getByLabel('Amount to hand out', { exact: true }).inputValue()).toBe('28');
  await page.getByText('One of your favorites').waitFor();
  await button('Choose another medicine').click();
  await button('Remove from favorites: Bisoprolol').press('Enter');
  await page.getByRole('heading', { name: 'My favorites' }).waitFor({ state: 'detached' });
});

it('a dose that one signs for an indication is offered with the medicine from then on, with the signer, until it is removed', async () => {
  const [one, other] = [await newRecord('Usualone'), await newRecord('Usualtwo')];
  await app.enter(page, `/prescriptions/new?patientId=${one}`);
  await page.getByRole('combobox', { name: 'Medicine' }).fill('nebivolol 5 od 30');
  await page.getByRole('option', { name: 'Nebivolol' }).first().click();
  await button('Clinic’s usual dose…').press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Nebivolol 5 mg: 1 tablet by mouth once a day for 30 days').waitFor();
  await dialog.getByRole('button', { name: 'Sign', exact: true }).press('Enter');
  await dialog.getByText('Say what it is for').waitFor();
  await dialog.getByLabel('What it is for').fill('Hypertension');
  await app.expectGoodScreen(page);
  await dialog.getByRole('button', { name: 'Sign', exact: true }).press('Enter');
  const usual = page.getByRole('region', { name: 'The clinic’s usual doses' });
  await usual.getByText('Signed by Dr. Huda Al-Naimi').waitFor();

  await page.goto(`/prescriptions/new?patientId=${other}`);
  await page.getByRole('combobox', { name: 'Medicine' }).fill('nebivolol');
  await page.getByRole('option', { name: 'Nebivolol' }).first().click();
  expect(await page.getByLabel('How often').inputValue()).toBe('');
  await usual.getByRole('button', { name: /^Hypertension: 5 mg/ }).press('Enter');
  await expect.poll(() => page.getByLabel('How often').inputValue()).toBe('daily');
  expect(await page.getByLabel('Amount to hand out', { exact: true }).inputValue()).toBe('30');
  await app.expectGoodScreen(page);
  await button('Remove the usual dose: Hypertension').press('Enter');
  await dialog.getByRole('button', { name: 'Remove', exact: true }).press('Enter');
  await usual.waitFor({ state: 'detached' });
  // What it filled stays.
  expect(await page.getByLabel('How often').inputValue()).toBe('daily');
});

it('all active prescriptions are renewed at once, except those with findings, which must be renewed one at a time', async () => {
  const id = await newRecord('Renewall');
  await prescribed(id, 'amlodipine', '5 mg');
  for (const one of ['levothyroxine', 'amoxicillin']) await prescribed(id, one);
  await ask('PUT', `/patients/${id}`, { medicalInfo: { allergies: ['Penicillin'] } });
  await app.enter(page, `/patients/${id}/prescriptions`);
  await button('Renew all').click();
  const dialog = page.getByRole('dialog');
  const left = dialog.getByRole('link', { name: 'Amoxicillin' });
  await left.waitFor();
  await dialog.getByText(/allergy to its class/).waitFor();
  // What is signed is shown whole: the strength and what is handed out too.
  const signed = dialog.getByRole('listitem').filter({ hasText: 'Amlodipine 5 mg' });
  await signed.getByText(/once a day · 30 tablets/).waitFor();
  await app.expectGoodScreen(page);
  await dialog.getByRole('button', { name: 'Sign and renew: 2' }).click();
  await page.getByText('Renewed: 2').waitFor();
  await left.waitFor();
  const { prescriptions } = await ask('GET', `/patients/${id}/prescriptions`);
  const of = (name: string) =>
    prescriptions.flatMap(({ drug, status }: { drug: { name: { en: string } }; status: string }) =>
      drug.name.en === name ? [status] : [],
    );
  expect([of('Amlodipine'), of('Levothyroxine'), of('Amoxicillin')]).toEqual([
    ['active', 'completed'],
    ['active', 'completed'],
    ['active'],
  ]);
  await left.click();
  await page.getByText('Conflict: allergy to its class').waitFor();
});

it('a prescription on hold is resumed after a new check, and one signed by mistake is marked as an error with a reason', async () => {
  const id = await newRecord('Holdfast');
  const one = await prescribed(id, 'amoxicillin');
  await app.enter(page, `/patients/${id}/prescriptions`);
  await button('Actions for Amoxicillin').click();
  await button('Hold: Amoxicillin').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Hold' }).click();
  await page.getByText('On hold', { exact: true }).waitFor();
  await ask('PUT', `/patients/${id}`, { medicalInfo: { allergies: ['Penicillin'] } });
  await page.getByRole('link', { name: 'Resume' }).click();
  await page.getByText('Conflict: allergy to its class').waitFor();
  expect(await page.getByLabel('Amount to hand out', { exact: true }).count()).toBe(0);
  await button('Sign').click();
  await page.getByText('Write a reason').waitFor();
  await app.expectGoodScreen(page);
  await page.getByLabel('Reason for prescribing anyway').fill('Tolerated twice since');
  await button('Sign').click();
  await page.getByText('Active', { exact: true }).waitFor();
  await page.goto(`/prescriptions/new?patientId=${id}&resume=${one}`);
  await page.getByText('This prescription has just changed').waitFor();
  await page.getByRole('main').getByRole('link', { name: 'Prescriptions' }).click();
  await button('Actions for Amoxicillin').first().click();
  await button('Entered in error: Amoxicillin').first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Entered in error' }).click();
  await dialog.getByText('Write a reason').waitFor();
  await app.expectGoodScreen(page);
  await page.keyboard.type('Another patient');
  await dialog.getByRole('button', { name: 'Entered in error' }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByText('Another patient').waitFor();
  expect((await ask('GET', `/patients/${id}`)).medicalInfo.medications).toEqual([]);
});

it('an allergy is added while prescribing, after a colleague changed the record: it is checked at once, and everything typed is kept', async () => {
  const id = await newRecord('Addington');
  await app.enter(page, `/prescriptions/new?patientId=${id}`);
  await page.getByRole('combobox', { name: 'Medicine' }).fill('Augmentin');
  await page.getByRole('option', { name: 'Amoxicillin with clavulanic acid Augmentin' }).first().click();
  await page.getByLabel('Amount to hand out', { exact: true }).fill('14');
  await page.getByText('No alerts:').waitFor();
  // A colleague's change, which the page has not loaded.
  await ask('PUT', `/patients/${id}`, { medicalInfo: { allergies: ['Latex'] } });
  await button('Add an allergy').press('Enter');
  const dialog = page.getByRole('dialog');
  const add = dialog.getByRole('button', { name: 'Add an allergy' });
  await add.press('Enter');
  await dialog.getByText('Name the substance or medicine').waitFor();
  await app.expectGoodScreen(page);
  await page.keyboard.type('Amoxycilin');
  await dialog.getByLabel('Severity of the worst reaction').selectOption('severe');
  await add.press('Enter');
  await dialog.waitFor({ state: 'detached' });
  await page.getByRole('region', { name: 'Patient' }).getByText('Latex').waitFor();
  await page.getByText('Conflict: allergy to the medicine').waitFor();
  await page.getByText('Read as Amoxicillin because it looks like it. This is not certain.').waitFor();
  expect(await page.getByLabel('Amount to hand out', { exact: true }).inputValue()).toBe('14');
  await app.expectGoodScreen(page);
  expect((await ask('GET', `/patients/${id}`)).medicalInfo).toMatchObject({
    allergies: ['Latex', 'Amoxycilin'],
    allergySeverities: [{ substance: 'Amoxycilin', severity: 'severe' }],
  });
});

it("a child's weight is taken from the chart, with its date", async () => {
  const dateOfBirth = `${new Date().getUTCFullYear() - 6}-01-15`;
  const body = newPatientBody({ gender: 'male', lastName: 'Weighton', dateOfBirth });
  const { id } = await ask('POST', '/patients', { ...body, medicalInfo: { ...body.medicalInfo, allergyStatus: 'none-known' } });
  await app.enter(page, `/prescriptions/new?patientId=${id}`);
  await page.getByRole('combobox', { name: 'Medicine' }).fill('paracetamol');
  await page.getByRole('option', { name: 'Paracetamol' }).first().click();
  await page.getByText('Could not check: weight').waitFor();
  await ask('POST', `/patients/${id}/vital-signs`, { values: { weight: 17.5 } });
  await page.reload();
  await page.getByText(/In the chart: 17\.5 kg/).waitFor();
  // A known weight does not mean that the dose is checked.
  await page.getByText('The weight is known; the dose is not compared with it').waitFor();
  expect(await page.getByLabel('Taken into account').count()).toBe(0);
  await app.expectGoodScreen(page);
});
