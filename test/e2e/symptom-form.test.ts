import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { durations } from '#contract/symptom-check/symptom-check.ts';
import { startApp } from './app.ts';
import { symptomForm } from './symptom-form.ts';
import { holdTimeLimit } from './time-limit.ts';

const app = startApp();
let page: Page;
beforeEach(async () => {
  page = await app.open();
  await page.goto('/symptom-checker');
});

const { description, analyze, switchLanguage, heading, focusedId, ask } = symptomForm(() => page);
const expectGoodScreen = () => app.expectGoodScreen(page);

describe('the form', () => {
  it('says whom to call before any question, in both languages', async () => {
    const calls = page.locator('a[href="tel:999"]');
    await calls.first().waitFor();
    await expect.poll(() => calls.allTextContents()).toEqual(['Emergency? Call 999', 'طوارئ؟ اتصل بالرقم 999']);
    await expect.poll(() => page.title()).toBe('Symptom checker · Afiya');
    for (const badge of ['Free Service', 'No Registration Required', 'Instant AI Analysis']) await page.getByText(badge).waitFor();
    await expect.poll(() => page.locator('.feature[data-look=pill]').count()).toBe(5);
    await page.getByText('This is not a medical diagnosis and does not replace a doctor. In an emergency, call 999.').waitFor();
    await page.getByText('0/2000 characters').waitFor();
    const slider = page.locator('#severity');
    await expect.poll(() => slider.evaluate(({ min, max, value }: HTMLInputElement) => [min, max, value])).toEqual(['1', '10', '5']);
    for (const end of ['1 (Mild)', '10 (Severe)']) await page.getByText(end).waitFor();
    await expect
      .poll(() => page.locator('#duration option').evaluateAll((options: HTMLOptionElement[]) => options.map(({ value }) => value)))
      .toEqual(['', ...durations]);
    await expectGoodScreen();
  });

  it('loads neither sign-in nor router, and less than 125 kB', async () => {
    // With data saving on, because prefetched code would otherwise be counted too.
    await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { get: () => ({ saveData: true }) }));
    await page.reload();
    await analyze().waitFor();
    const loaded = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
    const files = loaded.filter((file) => /\.(js|css)$/.test(file));
    expect(files.filter((file) => /login|use-session|guard|app-/.test(file))).toEqual([]);
    const contents = await Promise.all(files.map(async (file) => (await fetch(file)).arrayBuffer()));
    const bytes = contents.reduce((sum, content) => sum + gzipSync(new Uint8Array(content)).length, 0);
    expect(bytes).toBeGreaterThan(60_000);
    expect(bytes).toBeLessThan(125_000);
  });

  it('reports errors beside each field, and focuses the first', async () => {
    await analyze().click();
    await page.getByText('This field is required').waitFor();
    await expect.poll(focusedId).toBe('description');
    await description().fill('headache');
    await analyze().click();
    await page.getByText('Please provide more details (minimum 10 characters)').waitFor();
    await page.getByText('8/2000').waitFor();
    // The counter counts what is in the box, though spaces at its ends are not sent.
    await description().fill('  headache  ');
    await page.getByText('12/2000').waitFor();
    await page.getByText('Please provide more details (minimum 10 characters)').waitFor({ state: 'hidden' });
    await analyze().click();
    await page.getByText('Please provide more details (minimum 10 characters)').waitFor();
    await page.locator('#age').fill('121');
    await description().fill('x'.repeat(2001));
    await analyze().click();
    await page.getByText('Description is too long (maximum 2000 characters)').waitFor();
    await page.getByText('Age must be a whole number from 1 to 120').waitFor();
    await expectGoodScreen();
    await description().fill('a sore throat');
    await expect.poll(() => page.getByText('Description is too long').count()).toBe(0);
    await analyze().click();
    await expect.poll(focusedId).toBe('age');
  });

  it('asks about pregnancy where it matters, sends the given answers, and keeps them when the language changes', async () => {
    await page.getByLabel('For someone else').check();
    await page.locator('#duration').selectOption('3-7 days');
    await page.locator('#age').fill('30');
    await page.locator('#gender').selectOption('Female');
    await page.getByRole('group', { name: 'Pregnant' }).getByLabel('Yes').check();
    await page.locator('#severity').press('ArrowRight');
    await description().fill('a sore throat and a runny nose');
    await switchLanguage().click();
    await expect.poll(() => page.evaluate(() => [document.documentElement.lang, document.documentElement.dir])).toEqual(['ar', 'rtl']);
    await heading('تقييم الأعراض المجاني بالذكاء الاصطناعي').waitFor();
    await expect.poll(() => page.title()).toBe('تقييم الأعراض · عافية');
    const request = page.waitForRequest('**/api/public/symptom-check');
    await analyze().click();
    expect((await request).postDataJSON()).toEqual({
      symptoms: {
        description: 'a sore throat and a runny nose',
        severity: 6,
        duration: '3-7-days',
        age: 30,
        gender: 'female',
        pregnant: true,
        forSelf: false,
      },
      language: 'ar',
    });
  });

  it("accepts a small child's age in months", async () => {
    await page.locator('#ageUnit').selectOption('Months');
    await page.locator('#age').fill('24');
    await ask('a fever since last night');
    await page.getByText('Age in months must be a whole number from 0 to 23').waitFor();
    await expect.poll(focusedId).toBe('age');
    await expectGoodScreen();
    await page.locator('#age').fill('0');
    const request = page.waitForRequest('**/api/public/symptom-check');
    await analyze().click();
    const { symptoms } = (await request).postDataJSON();
    expect(symptoms).toMatchObject({ ageMonths: 0 });
    expect(symptoms).not.toHaveProperty('age');
  });

  it("shows the server's errors beside their fields", async () => {
    await page.route('**/api/public/symptom-check', (route) =>
      route.fulfill({
        status: 400,
        json: {
          success: false,
          message: 'Wrong',
          code: 'VALIDATION_ERROR',
          timestamp: 'now',
          requestId: 'r',
          details: [{ path: 'symptoms.duration', message: 'Duration is not one that we know' }],
        },
      }),
    );
    await ask('a sore throat since yesterday');
    await page.getByText('Duration is not one that we know').waitFor();
    await expect.poll(focusedId).toBe('duration');
    await expect.poll(() => description().inputValue()).toBe('a sore throat since yesterday');
  });

  it.each([
    ['an answer that is no success', 'An error occurred while analyzing symptoms. Please try again.', { json: { success: false } }],
    ['a failing API', 'An error occurred while analyzing symptoms. Please try again.', { status: 500, json: {} }],
    ['no connection', 'Network error. Please check your connection and try again.', undefined],
  ])('%s: says so, keeps the typed text, and works the next time', async (_, message, answer) => {
    await page.route('**/api/public/symptom-check', (route) => (answer === undefined ? route.abort() : route.fulfill(answer)));
    await ask('a sore throat since yesterday');
    const panel = page.getByRole('alert').filter({ hasText: 'Analysis Error' });
    await panel.getByText(message).waitFor();
    await panel.getByText('Please try again or contact support if the problem persists.').waitFor();
    await expect.poll(() => panel.evaluate((element) => element === document.activeElement)).toBe(true);
    await expectGoodScreen();
    await switchLanguage().click();
    await page.getByText('حدث خطأ أثناء تقييم الأعراض. يرجى المحاولة مرة أخرى.').waitFor();
    await page.unroute('**/api/public/symptom-check');
    await analyze().click();
    await page.locator('summary').filter({ hasText: 'جلستك' }).waitFor();
  });

  it('gives up after a minute', async () => {
    const minute = await holdTimeLimit(page, 60_000);
    await page.route('**/api/public/symptom-check', () => undefined);
    await ask('a sore throat since yesterday');
    await page.getByText('Analyzing your symptoms...').waitFor();
    await minute.pass();
    await page.getByText('Request timed out. Please try again.').waitFor();
  });
});
