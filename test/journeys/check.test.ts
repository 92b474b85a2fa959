import type { Page } from 'playwright-core';
import { beforeEach, expect, it } from 'vitest';
import { startApp } from '../e2e/app.ts';
import { symptomForm } from '../e2e/symptom-form.ts';

const app = startApp();
let page: Page;
beforeEach(async () => {
  page = await app.open();
});
const { description, switchLanguage, heading, focusedId, ask, denyAll, unfold } = symptomForm(() => page);

it('a visitor with chest pain is told to call 999, in either language, and deletes the check', async () => {
  const words = 'Crushing chest pain spreading to my left arm for 30 minutes, sweating and short of breath';
  await page.goto('/login');
  await page.getByRole('link', { name: 'Check your symptoms (Free, no login)' }).click();
  await heading('Free AI Symptom Checker').waitFor();
  expect(await page.locator('a[href="tel:999"]').allTextContents()).toEqual(['Emergency? Call 999', 'طوارئ؟ اتصل بالرقم 999']);
  await ask(words);

  const title = 'This may be an emergency. Call 999 now';
  await heading(title).waitFor();
  await expect.poll(focusedId).toBe('view-title');
  expect(await page.locator('main a').first().getAttribute('href')).toBe('tel:999');
  const places = page.getByRole('region', { name: 'Where to go in Qatar' });
  await places.getByText('Hamad General Hospital').waitFor();

  await switchLanguage().click();
  await heading('قد تكون هذه حالة طارئة. يجب الاتصال بالرقم 999 الآن').waitFor();
  await expect.poll(() => page.locator('main [lang=en]').count()).toBe(0);
  await page.locator('main > section').first().getByText('إلى أن تصل المساعدة').waitFor();
  await unfold('ما بُنيت عليه هذه النصيحة');
  await page.getByText(words, { exact: true }).waitFor();

  await switchLanguage().click();
  await heading(title).waitFor();
  await page.reload();
  await heading(title).waitFor();
  await unfold('Your session');
  const sessionId = (await page.getByText('Session ID:').locator('bdi').textContent()) ?? '';
  expect(sessionId).toHaveLength(32);
  await page.getByRole('button', { name: 'Delete my session now' }).click();
  await heading('Free AI Symptom Checker').waitFor();
  await expect.poll(() => description().inputValue()).toBe('');
  expect((await fetch(`${app.cloud.endpoints.apiUrl}/public/symptom-check/${sessionId}`)).status).toBe(404);
});

it('a visitor with a cold answers in Arabic, on a phone, what would make it worse, and stays at home', async () => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/symptom-checker');
  await switchLanguage().click();
  await heading('تقييم الأعراض المجاني بالذكاء الاصطناعي').waitFor();
  await ask('عندي زكام والتهاب خفيف في الحلق منذ أمس');
  await denyAll();
  await heading('الرعاية الذاتية في المنزل').waitFor();
  await expect.poll(() => page.locator('main [lang=en]').count()).toBe(0);
  await page.evaluate(() => history.back());
  await expect.poll(() => description().inputValue()).toBe('عندي زكام والتهاب خفيف في الحلق منذ أمس');
  await page.evaluate(() => history.forward());
  await heading('الرعاية الذاتية في المنزل').waitFor();
});
