import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { shippedCareDirectory } from '#contract/care-directory/shipped-care-directory.ts';
import { startApp } from './app.ts';
import { symptomForm } from './symptom-form.ts';

const app = startApp();
let page: Page;
beforeEach(async () => {
  page = await app.open();
  // Other files correct the list as administrators.
  await page.route('**/api/public/care-directory', (route) => route.fulfill({ json: { version: 0, directory: null } }));
  await page.goto('/symptom-checker');
});
const { switchLanguage, heading, ask } = symptomForm(() => page);
const card = (name = 'Where to go in Qatar') => page.getByRole('region', { name });
const unfoldPlaces = () => card().locator('summary').click();
const shown = () => card().locator('li strong').allTextContents();
const feverAndFlank = 'fever and pain in my flank with burning urine since yesterday';

describe('where to go in Qatar', () => {
  it('in an emergency is 999 and then emergency departments, nearest first', async () => {
    await page.locator('#age').fill('40');
    await ask('crushing chest pain spreading to my left arm');
    await card().waitFor();
    await expect.poll(shown).toEqual(['Ambulance', 'Hamad General Hospital', 'Al Wakra Hospital', 'Aisha bint Hamad Al Attiyah Hospital']);
    await expect.poll(() => card().getByRole('link').first().getAttribute('href')).toBe('tel:999');
    // A person in danger is not told to telephone first.
    await expect.poll(() => card().getByText('call first').count()).toBe(0);
    await unfoldPlaces();
    await card().getByLabel('Where you are').selectOption('Al Khor');
    await expect.poll(async () => (await shown())[1]).toBe('Aisha bint Hamad Al Attiyah Hospital');
    await app.expectGoodScreen(page);
  });

  it('for a child lists services that accept children', async () => {
    await page.locator('#age').fill('3');
    await ask(feverAndFlank);
    await card().waitFor();
    await expect.poll(shown).toEqual(['Al Sadd Health Center', 'Muaither Health Center', 'Sidra Medicine', 'Healthcare contact center']);
    await unfoldPlaces();
    await card().getByText('Open 24 hours · Al Rayyan · Under 18').waitFor();
  });

  it('in pregnancy is a maternity hospital, unless the age has voided that answer', async () => {
    await page.locator('#age').fill('30');
    await page.locator('#gender').selectOption('Female');
    await page.getByRole('group', { name: 'Pregnant' }).getByLabel('Yes').check();
    await page.locator('#age').fill('70');
    await ask(feverAndFlank);
    await card().waitFor();
    await expect.poll(async () => (await shown())[0]).toBe('Al Sadd Health Center');
    await page.locator('#content').getByRole('button', { name: 'Check New Symptoms' }).click();
    await page.locator('#age').fill('30');
    await page.locator('#gender').selectOption('Female');
    await page.getByRole('group', { name: 'Pregnant' }).getByLabel('Yes').check();
    await ask('my calf is swollen, red and painful since yesterday');
    await card().waitFor();
    await expect.poll(async () => (await shown()).slice(0, 2)).toEqual(['Ambulance', 'Women’s Wellness and Research Center']);
  });

  it('says whom a place accepts, if no age was given, and when the list was checked', async () => {
    await ask(feverAndFlank);
    await unfoldPlaces();
    await card().getByText('No age was given').waitFor();
    await card().getByText('List checked on Nov 23, 2026. Hours may differ in Ramadan and on holidays: call first.').waitFor();
  });

  it('is in Arabic like the page', async () => {
    await switchLanguage().click();
    await ask('عندي زكام وعطاس منذ أمس');
    await page.locator('summary').filter({ hasText: 'أماكن الرعاية في قطر' }).click();
    await card('أماكن الرعاية في قطر').getByText('صيدلية قريبة من مكانك').waitFor();
    await expect.poll(() => card('أماكن الرعاية في قطر').locator('a[href="tel:16000"]').count()).toBe(1);
    await app.expectGoodScreen(page);
  });

  it("follows an administrator's correction; a list that has lost 999 is ignored", async () => {
    const services = shippedCareDirectory.services.filter(({ id }) => id !== 'hamad-general');
    const answer = { version: 1, directory: { ...shippedCareDirectory, checkedOn: '2027-01-05', services } };
    await page.route('**/api/public/care-directory', (route) => route.fulfill({ json: answer }));
    await ask('crushing chest pain spreading to my left arm');
    await unfoldPlaces();
    await card().getByText('List checked on Jan 5, 2027.').waitFor();
    await expect.poll(async () => (await shown())[1]).toBe('Al Wakra Hospital');
    answer.directory.services = services.filter(({ id }) => id !== 'ambulance');
    await page.reload();
    await unfoldPlaces();
    await card().getByText('List checked on Nov 23, 2026.').waitFor();
    await expect.poll(async () => (await shown())[0]).toBe('Ambulance');
  });

  it('may fail to load: the advice and the numbers are shown without it', async () => {
    const refused = page.waitForEvent('requestfailed', (request) => request.url().includes('/result-parts-'));
    await page.route('**/assets/result-parts-*', (route) => route.abort());
    await page.reload();
    await ask(feverAndFlank);
    await heading('Go to an urgent care center').waitFor();
    await refused;
    await page.getByRole('link', { name: 'Call 16000' }).waitFor();
    await page.locator('main').getByText('call 999').last().waitFor();
    await expect.poll(() => card().locator('li').count()).toBe(0);
  });

  it('for thoughts of self-harm, if it fails to load, keeps 999 and 16000', async () => {
    await page.route('**/assets/result-parts-*', (route) => route.abort());
    await page.reload();
    await ask('I want to end my life');
    await heading('You are not alone. Help is available now').waitFor();
    for (const number of ['999', '16000']) await page.getByRole('link', { name: `Call ${number}` }).waitFor();
  });
});
