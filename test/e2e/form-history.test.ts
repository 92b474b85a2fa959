import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { newPatientBody } from '../api/client.ts';
import { startApp } from './app.ts';
import { patientForm } from './patient-form.ts';

/** Forms and the browser's own buttons: typed text is kept, and each step is one step back. */
const app = startApp();
let page: Page;
beforeEach(async () => void (page = await app.open()));
const { api, open, field, button, step, fillPersonal, fillContact, somebody } = patientForm(app, () => page, {
  lastName: 'Zzback',
  phone: '3377',
});
const keptInTab = () => page.evaluate(() => JSON.stringify(sessionStorage));

describe('the wizard', () => {
  it('has a history entry for each of its numbered steps', async () => {
    await open('/patients');
    await page.getByRole('main').getByRole('link', { name: 'Add New Patient' }).click();
    await step('Personal Information');
    await page.getByText('Step 1 of 3', { exact: true }).waitFor();
    const person = somebody();
    await fillPersonal(person);
    await button('Next').click();
    await step('Medical Information');
    await page.getByText('Step 2 of 3', { exact: true }).waitFor();
    await fillContact();
    await button('Next').click();
    await step('Review & Submit');
    await page.goBack();
    await step('Medical Information');
    await expect.poll(() => field('Contact name').inputValue()).toBe('Omar');
    await page.goBack();
    await step('Personal Information');
    await expect.poll(() => field('First name').inputValue()).toBe(person.firstName);
    await page.goForward();
    await step('Medical Information');
    await page.reload();
    await step('Medical Information');
    await button('Previous').click();
    await step('Personal Information');
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: 'Patients', exact: true }).waitFor();
  });

  it('shows no step before the previous ones are valid', async () => {
    await open('/patients/new?step=3');
    await step('Personal Information');
    await fillPersonal(somebody());
    await button('Next').click();
    await step('Medical Information');
    await page.goBack();
    await step('Personal Information');
    await field('First name').fill('');
    await page.goForward();
    await step('Personal Information');
    await button('Next').click();
    await page.getByText('First name is required', { exact: true }).waitFor();
  });
});

it('an edited record can be saved from anywhere in the form, and the bar covers nothing with focus', async () => {
  const { id } = await api('POST', '/patients', newPatientBody(somebody()));
  await open(`/patients/${id}/edit`);
  await field('First name').waitFor();
  await page.setViewportSize({ width: 390, height: 700 });
  const save = button('Save Changes');
  await expect.poll(async () => ((await save.boundingBox())?.y ?? 700) < 700).toBe(true);
  await field('First name').focus();
  for (let tabs = 0; tabs < 24; tabs += 1) {
    const isCovered = await page.evaluate(() => {
      const focused = document.activeElement?.getBoundingClientRect();
      const bar = document.querySelector('.save-bar')?.getBoundingClientRect();
      const isInBar = document.activeElement?.closest('.save-bar') !== null;
      return !isInBar && focused !== undefined && bar !== undefined && focused.bottom > bar.top && focused.top < bar.bottom;
    });
    expect([await page.evaluate(() => document.activeElement?.id), isCovered]).toEqual([expect.anything(), false]);
    await page.keyboard.press('Tab');
  }
  await app.expectGoodScreen(page);
});

describe('the symptom checker', () => {
  const words = 'a sore throat since yesterday';

  it('keeps typed text through a reload and a look at another page, in this tab only', async () => {
    await page.goto('/symptom-checker');
    await page.locator('#description').fill(words);
    await page.locator('#age').fill('34');
    await page.locator('#duration').selectOption('1-2-days');
    await page.getByText('For someone else', { exact: true }).click();
    await page.reload();
    await expect.poll(() => page.locator('#description').inputValue()).toBe(words);
    expect(await page.locator('#age').inputValue()).toBe('34');
    expect(await page.locator('#duration').inputValue()).toBe('1-2-days');
    expect(await page.getByLabel('For someone else').isChecked()).toBe(true);
    await page.getByRole('link', { name: 'How' }).first().click();
    await page.waitForURL('**/symptom-checker/how');
    await page.goBack();
    await expect.poll(() => page.locator('#description').inputValue()).toBe(words);

    const other = await app.open();
    await other.goto('/symptom-checker');
    await other.locator('#description').waitFor();
    expect(await other.locator('#description').inputValue()).toBe('');
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(words);
  });

  it('forgets it with a new check and with the deletion of the session', async () => {
    for (const end of ['Check New Symptoms', 'Delete my session now']) {
      await page.goto('/symptom-checker');
      await page.locator('#description').fill(words);
      await button('Analyze Symptoms').click();
      await page.locator('main article').waitFor();
      expect(await keptInTab()).toContain(words);
      await page.locator('summary').filter({ hasText: 'Your session' }).click();
      await button(end).first().click();
      await expect.poll(() => page.locator('#description').inputValue()).toBe('');
      expect(await keptInTab()).not.toContain(words);
    }
  });
});
