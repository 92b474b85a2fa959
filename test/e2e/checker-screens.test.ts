import type { Page } from 'playwright-core';
import { beforeEach, expect, it } from 'vitest';
import { startApp } from './app.ts';
import { symptomForm } from './symptom-form.ts';

const app = startApp();
let page: Page;
beforeEach(async () => {
  page = await app.open();
  await page.goto('/symptom-checker');
});
const { description, switchLanguage, heading, ask, unfold } = symptomForm(() => page);

it('on a phone the question is in view at once, in both languages', async () => {
  await page.setViewportSize({ width: 390, height: 844 });
  const end = async () => {
    const box = await description().boundingBox();
    return (box?.y ?? 844) + (box?.height ?? 0);
  };
  await description().waitFor();
  await expect.poll(end).toBeLessThan(844);
  await switchLanguage().click();
  await heading('تقييم الأعراض المجاني بالذكاء الاصطناعي').waitFor();
  await expect.poll(end).toBeLessThan(844);
});

it("an emergency switches language at once, from its first line to its last, with the person's own words unchanged", async () => {
  const words = 'Crushing chest pain spreading to my left arm for 30 minutes, sweating and short of breath';
  await ask(words);
  await heading('This may be an emergency. Call 999 now').waitFor();
  await switchLanguage().click();
  await page.getByRole('heading', { level: 1 }).filter({ hasText: 'قد تكون هذه حالة طارئة' }).waitFor();
  const banner = page.locator('main > section').first();
  await banner.getByText('إلى أن تصل المساعدة').waitFor();
  await expect.poll(() => page.locator('main [lang=en]').count()).toBe(0);
  await unfold('ما بُنيت عليه هذه النصيحة');
  await page.getByText(words, { exact: true }).waitFor();
});

it('the benefits of an account lead to registration, and promise no record without the clinic', async () => {
  await ask('I have a runny nose, sneezing and a mild sore throat since yesterday');
  await page.getByRole('button', { name: 'Register' }).click();
  await page.getByText('Your clinic links your records to the account with a code.').waitFor();
  await page.getByRole('link', { name: 'Register with your email address' }).click();
  await heading('Create your account').waitFor();
  await page.getByText('To see a record you also need a code from your clinic.').waitFor();
});
