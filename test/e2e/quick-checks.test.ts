import type { Page } from 'playwright-core';
import { beforeEach, expect, it } from 'vitest';
import { limits } from '#contract/base/limits.ts';
import { startApp } from './app.ts';

/** The quick checks by the current rules. */
const app = startApp();
let page: Page;
beforeEach(async () => {
  page = await app.open();
  await page.goto('/symptom-checker');
});

const checks = () => page.getByRole('form', { name: 'A few quick checks' });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const yesTo = (statement: string) => page.getByRole('group', { name: statement }).getByRole('radio', { name: 'Yes' });
const heading = (name: string) => page.getByRole('heading', { level: 1, name });
const chip = (text: string) => button(`Remove: ${text}`);
const ask = async (text: string) => {
  await page.locator('#description').fill(text);
  await button('Analyze Symptoms').click();
};

it('ticking a dangerous sign makes an emergency; the place survives a reload and a look at another page', async () => {
  await ask('chest pain since this morning');
  await checks().waitFor();
  await page.getByText('Chest pain, since today.').waitFor();
  await yesTo('The pain goes into an arm').check();
  await page.reload();
  await expect.poll(() => yesTo('The pain goes into an arm').isChecked()).toBe(true);
  await page.locator('footer').getByRole('link', { name: 'Terms of use' }).click();
  await heading('Terms of use').waitFor();
  await page.goBack();
  await expect.poll(() => yesTo('The pain goes into an arm').isChecked()).toBe(true);
  await button('No to the rest').click();
  await heading('This may be an emergency. Call 999 now').waitFor();
  await page.getByText('Your result has been updated: Emergency.').waitFor();
  await expect.poll(() => checks().count()).toBe(0);
});

it('if nothing was recognized, a presentation is chosen; it can be removed, and after the last screen the advice is final', async () => {
  await ask('qwertz uiop asdf');
  await heading('Tell us more, so that we can help').waitFor();
  await page.getByLabel('Search, for example “back pain”').fill('ches pa');
  await page.getByText(/^Found: \d+$/).waitFor();
  await button('Chest pain').click();
  await checks().waitFor();
  await button('Change').click();
  await chip('Chest pain').click();
  await page.getByText('Your result has been updated').waitFor();
  await expect.poll(() => chip('Chest pain').count()).toBe(0);

  await page.goto('/symptom-checker');
  await page.locator('summary').filter({ hasText: 'Your session' }).click();
  await button('Check New Symptoms').first().click();
  await ask('I have a headache and I feel sick');
  await checks().waitFor();
  for (let screen = 0; ; screen += 1) {
    await expect.poll(() => checks().getByRole('group').count()).toBeLessThanOrEqual(limits.checksOnScreen);
    if ((await checks().count()) === 0) break;
    expect(screen).toBeLessThan(limits.checkScreens);
    const answered = page.waitForResponse('**/answers');
    await button('None of these').click();
    await answered;
    await page.getByText('Your result has been updated').waitFor();
  }
  await expect.poll(() => page.getByText('This advice is provisional').count()).toBe(0);
});
