import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { call, tokensOf } from '../api/client.ts';
import { carers } from '../api/given-care.ts';
import { startApp } from './app.ts';
import { type Linked, enterAs, linkedAccount } from './linked-accounts.ts';

const app = startApp();
let page: Page;
beforeEach(async () => void (page = await app.open()));
const care = carers(() => app.cloud.endpoints);

const account = (...records: Parameters<typeof linkedAccount>[1][]) => linkedAccount(app, ...records);
const enter = (email: string, path?: string) => enterAs(page, email, path);
const part = (title: string) => page.locator('main section').filter({ has: page.getByRole('heading', { name: title, exact: true }) });
const heading = (name: string) => page.getByRole('heading', { level: 1, name });
const whose = (name: string) => page.getByRole('navigation', { name: 'Whose record' }).getByRole('link', { name });

async function released(id: string, value: number): Promise<void> {
  const orderId = await care.entered(id, value);
  await care.verify(id, orderId);
  await care.acknowledge(id, orderId);
}

describe('a patient’s home', () => {
  it('has the released results, prescriptions and vaccinations, with links to more', async () => {
    const { email, linked } = await account(['self', { firstName: 'Moza', lastName: 'Al-Homeward' }]);
    const [{ id }] = linked as [Linked];
    await released(id, 3.1);
    const waiting = await care.entered(id, 9.9);
    await care.verify(id, waiting);
    await care.prescribed(id);
    await care.ended(id, await care.prescribed(id), 'stopped');
    await care.vaccinated(id, 'influenza', { dose: 1, lot: 'FLU-7' });

    await enter(email);
    await heading('Moza Al-Homeward').waitFor();
    const results = part('Test results');
    await results.getByText('Potassium').waitFor();
    expect(await results.innerText()).toMatch(/Range: 3\.5–5\.1\s+3\.1 mmol\/L\s+Low/);
    await results.getByText('Results of this specimen that are still to come: 1').waitFor();
    expect(await results.innerText()).not.toContain('9.9');
    await part('Prescriptions').getByText('Amlodipine 5 mg tablet').first().waitFor();
    expect(await part('Prescriptions').innerText()).toContain('1 tablet by mouth once a day');
    await part('Prescriptions').getByText('Earlier prescriptions: 1').click();
    await part('Prescriptions').getByText('Stopped', { exact: true }).waitFor();
    expect(await part('Immunizations').innerText()).toMatch(/Influenza, seasonal\s+Dose 1 · .* · Lot number FLU-7/);
    await part('Appointments').getByText('No upcoming appointments').waitFor();
    await part('Where to go in Qatar').getByRole('link', { name: '999' }).waitFor();
    await app.expectGoodScreen(page);

    await part('Appointments').getByRole('link', { name: 'Ask for an appointment' }).click();
    await heading('Ask for an appointment').waitFor();
    await page.getByRole('region', { name: 'Patient' }).getByText('Moza Al-Homeward').waitFor();
    await app.expectGoodScreen(page);
    await page.goto('/dashboard');
    await page.getByRole('link', { name: 'Who opened the record' }).click();
    await page.getByRole('heading', { name: 'Who opened your record' }).waitFor();
    await page.getByText('Huda Al-Naimi').first().waitFor();
  });

  it('explains to patients without a record what a code is and where to get it', async () => {
    const { email } = await account();
    await enter(email);
    await heading('Home').waitFor();
    await page.getByText('Your clinic’s front desk gives you a code that links your record').waitFor();
    await page.getByLabel('Code from the clinic').waitFor();
    await app.expectGoodScreen(page);
  });

  it('reports results that could not be loaded, and loads them on request', async () => {
    const { email } = await account(['self', { firstName: 'Retry', lastName: 'Al-Homeward' }]);
    let isDown = true;
    await page.route('**/portal', (route) => (isDown ? route.fulfill({ status: 500, json: {} }) : route.fallback()));
    await enter(email);
    await page.getByText('Your health information could not be loaded.').waitFor();
    expect(await part('Appointments').count()).toBe(1);
    await app.expectGoodScreen(page);
    isDown = false;
    await page.getByRole('button', { name: 'Try again' }).click();
    await part('Test results').getByText('No results yet.').waitFor();
  });

  it('keeps a symptom check by its code, after a preview', async () => {
    const { email, linked } = await account(['self', { firstName: 'Checked', lastName: 'Al-Homeward' }]);
    const [{ id }] = linked as [Linked];
    const { apiUrl } = app.cloud.endpoints;
    const symptoms = { description: 'sore throat and runny nose since today' };
    const { body: session } = await call('POST', '/public/symptom-check', { body: { symptoms } }, apiUrl);
    const { body: handed } = await call('POST', `/public/symptom-check/${session.sessionId}/handover`, {}, apiUrl);
    await enter(email);
    const checks = part('Symptom checks');
    await checks.getByText('No symptom check is attached to this record.').waitFor();
    await checks.getByLabel('Code of a symptom check').fill('ZZZZ-ZZZZ');
    await checks.getByRole('button', { name: 'Show symptom check' }).click();
    await checks.getByText('This code is unknown').waitFor();
    await checks.getByLabel('Code of a symptom check').fill(handed.code);
    await checks.getByRole('button', { name: 'Show symptom check' }).click();
    await checks.getByText('sore throat and runny nose since today').waitFor();
    await app.expectGoodScreen(page);
    await checks.getByRole('button', { name: 'Attach symptom check' }).click();
    await checks.getByText(/^Checked /).waitFor();
    const { access: staff } = await tokensOf('CLINICIAN', app.cloud.endpoints);
    expect((await call('GET', `/patients/${id}/symptom-sessions`, { token: staff }, apiUrl)).body).toHaveLength(1);
  });

  it("addresses patients: navigation, search and patient list are not the staff's", async () => {
    const { email } = await account(['self', { firstName: 'Words', lastName: 'Al-Homeward' }]);
    await enter(email, '/patients');
    await heading('Words Al-Homeward').waitFor();
    expect(new URL(page.url()).pathname).toBe('/dashboard');
    const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
    expect(await links.allInnerTexts()).toEqual(['Home', 'Appointments', 'Settings', 'Security']);
    await page.keyboard.press('Control+k');
    const palette = page.getByRole('dialog', { name: 'Go to a page' });
    const options = await palette.getByRole('option').allInnerTexts();
    expect(options.map((text) => text.replaceAll(/\s+/g, ' '))).toEqual([
      'Home Results, prescriptions, vaccinations',
      'Appointments Ask for, move and cancel',
      'Settings Your account and password',
      'Security Who opened the record',
    ]);
    await page.keyboard.press('Escape');
    const box = page.getByRole('combobox', { name: 'Search' });
    expect(await box.getAttribute('placeholder')).toBe('Go to a page');
    await box.fill('appoint');
    await page.keyboard.press('Enter');
    await heading('Appointments').waitFor();
    for (const path of ['/dashboard', '/appointments', '/settings', '/security']) {
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.locator('.skeleton').first().waitFor({ state: 'detached' });
      expect([path, (await page.locator('body').innerText()).match(/\b(Patients|Provider|Dashboard)\b/g)]).toEqual([path, null]);
    }
  });
});

it('a repeat is requested, declined with a reason that the patient reads, requested again and granted', async () => {
  const { email, linked } = await account(['self', { firstName: 'Repeat', lastName: 'Al-Homeward' }]);
  const [{ id, name }] = linked as [Linked];
  const prescriptionId = await care.prescribed(id);
  await enter(email);
  const prescriptions = part('Prescriptions');
  const askAgain = prescriptions.getByRole('button', { name: 'Request a repeat, Amlodipine' });
  await askAgain.waitFor();
  await app.expectGoodScreen(page);
  await askAgain.press('Enter');
  await prescriptions.getByText(/^Repeat requested on .* The clinic has not answered yet\.$/).waitFor();
  await askAgain.waitFor({ state: 'detached' });
  expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('Amlodipine');
  await app.expectGoodScreen(page);

  const clinic = await app.openElsewhere();
  await app.enter(clinic, '/dashboard');
  await clinic.getByRole('button', { name: /^Notifications/ }).click();
  const told = clinic.getByRole('region', { name: 'Notifications' }).locator('li', { hasText: name });
  await told.getByText('A repeat of a prescription was requested.').waitFor();
  await told.getByRole('link', { name }).click();
  await clinic.getByText(/^Repeat requested on .* Requested by: The patient$/).waitFor();
  expect(new URL(clinic.url()).pathname).toBe(`/patients/${id}/prescriptions`);
  expect(await clinic.getByRole('link', { name: 'Renew' }).getAttribute('href')).toContain(`prior=${prescriptionId}`);
  await app.expectGoodScreen(clinic);
  await clinic.getByRole('button', { name: 'Decline repeat' }).click();
  const dialog = clinic.getByRole('dialog', { name: 'Decline repeat' });
  await dialog.getByRole('button', { name: 'Decline repeat' }).click();
  await dialog.getByText('A reason is needed').waitFor();
  await clinic.keyboard.type('A <b>blood test</b> comes first');
  await app.expectGoodScreen(clinic);
  await clinic.keyboard.press('Enter');
  await clinic.getByText(/^Repeat requested on/).waitFor({ state: 'detached' });

  await page.reload();
  await prescriptions.getByText(/^Repeat declined on .*: A <b>blood test<\/b> comes first$/).waitFor();
  await app.expectGoodScreen(page);
  await askAgain.click();
  await prescriptions.getByText(/^Repeat requested on/).waitFor();
  await care.prescribed(id, { prior: prescriptionId });
  await page.reload();
  await prescriptions.getByText(/^Repeated on .*, as requested$/).waitFor();
  await prescriptions.getByText('Earlier prescriptions: 1').waitFor();
});

it('a refused request for a repeat is reported, and the page shows the current status', async () => {
  const { email, linked } = await account(['self', { firstName: 'Ended', lastName: 'Al-Homeward' }]);
  const [{ id }] = linked as [Linked];
  const prescriptionId = await care.prescribed(id);
  await enter(email);
  const askAgain = page.getByRole('button', { name: 'Request a repeat, Amlodipine' });
  await askAgain.waitFor();
  await care.ended(id, prescriptionId, 'stopped');
  await askAgain.click();
  await part('Prescriptions').getByText('Earlier prescriptions: 1').waitFor();
  await page.getByText('You can’t do this now: the entry has changed').waitFor();
  expect(await askAgain.count()).toBe(0);
});

it("a parent of two switches between them, and never sees the name or results of one on the other's page", async () => {
  const { email, linked } = await account(
    ['parent', { firstName: 'Salma', lastName: 'Al-Twofold-bint-Abdulrahman-Al-Thani', dateOfBirth: '2018-02-03' }],
    ['parent', { firstName: 'Hamad', lastName: 'Al-Twofold', dateOfBirth: '2021-02-03' }],
  );
  const [salma, hamad] = linked as [Linked, Linked];
  await released(salma.id, 3.3);
  await released(hamad.id, 5.8);
  await care.vaccinated(hamad.id, 'varicella', { dose: 1 });

  await enter(email);
  await heading(salma.name).waitFor();
  await part('Test results').getByText('3.3 mmol/L').waitFor();
  expect(await whose(salma.name).getAttribute('aria-current')).toBe('page');
  await app.expectGoodScreen(page);

  // While the other patient's page is loading, nothing of the first one is shown.
  let deliver = (): void => undefined;
  const held = new Promise<void>((done) => (deliver = done));
  await page.route(`**/patients/${hamad.id}/portal`, async (route) => {
    await held;
    await route.fallback();
  });
  await whose(hamad.name).click();
  await heading(hamad.name).waitFor();
  expect(await page.title()).toBe(`${hamad.name} · Afiya`);
  const shown = async () => page.locator('main section:not(:has(h2:text-is("Linked records")))').allInnerTexts();
  expect((await shown()).join('\n')).not.toMatch(/Salma|3\.3/);
  deliver();
  await part('Test results').getByText('5.8 mmol/L').waitFor();
  await part('Immunizations').getByText('Varicella').waitFor();
  expect((await shown()).join('\n')).not.toMatch(/Salma|3\.3/);

  await page.goBack();
  await heading(salma.name).waitFor();
  await part('Test results').getByText('3.3 mmol/L').waitFor();
  expect((await shown()).join('\n')).not.toMatch(/Hamad|5\.8|Varicella/);
  await page.goto(`/dashboard?patientId=${hamad.id}`);
  await heading(hamad.name).waitFor();
  await page.getByRole('link', { name: 'Personal and medical details' }).click();
  await page.getByRole('link', { name: 'Back to the home page' }).click();
  await heading(hamad.name).waitFor();
  await part('Appointments').getByRole('link', { name: 'Ask for an appointment' }).click();
  await page.getByRole('heading', { name: 'Visit' }).waitFor();
  await page.getByRole('region', { name: 'Patient' }).getByText(hamad.name).waitFor();
  expect((await page.locator('main').innerText()).includes('Salma')).toBe(false);

  // Each row of the log says whose record it was, and that a parent read it.
  await page.goto('/security');
  const ofParent = page.locator('.lines > li', { hasText: 'Opened the record' }).filter({ hasText: 'Test Visitor' });
  for (const { name } of [salma, hamad]) await ofParent.filter({ hasText: name }).filter({ hasText: 'Patient, Parent' }).first().waitFor();
});
