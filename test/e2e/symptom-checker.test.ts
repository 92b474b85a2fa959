import type { Page } from 'playwright-core';
import { beforeEach, expect, it } from 'vitest';
import { startApp } from './app.ts';
import { said } from './said.ts';
import { symptomForm } from './symptom-form.ts';

const app = startApp();
let page: Page;
beforeEach(async () => {
  page = await app.open();
  await page.goto('/symptom-checker');
});

const { heading, ask, checks, denyAll, unfold } = symptomForm(() => page);

it('a check is handed to a clinician by code and kept in the record, once', async () => {
  await unfold('More details');
  await page.getByRole('textbox', { name: 'Exact age' }).fill('99');
  await ask('I have a runny nose and a mild sore throat since yesterday');
  const asked = (await checks().locator('legend').first().textContent()) ?? '';
  await denyAll();
  await unfold('Your session');
  await page.getByText('Share with a clinician').click();
  await page.getByRole('button', { name: 'I agree, make a code' }).click();
  const code = page.locator('strong', { hasText: /^[0-9A-Z]{4}-[0-9A-Z]{4}$/ });
  await code.waitFor();
  await page.getByText(/^Single use, until /).waitFor();

  const clinic = await app.openElsewhere();
  await clinic.goto('/patients');
  await app.signIn(clinic, 'CLINICIAN');
  await clinic.getByRole('row').getByRole('link').first().click();
  await clinic.getByText('No symptom check is attached to this record.').waitFor();
  const entry = clinic.getByLabel('Code from the patient');
  const attach = clinic.getByRole('button', { name: 'Attach symptom check' });
  const show = clinic.getByRole('button', { name: 'Show symptom check' });
  await entry.fill(((await code.textContent()) ?? '').toLowerCase());
  await show.click();
  await clinic.getByRole('heading', { name: 'Is this the right symptom check?' }).and(clinic.locator(':focus')).waitFor();
  await clinic.getByText('I have a runny nose and a mild sore throat since yesterday').waitFor();
  await clinic.getByRole('alert').getByText('The age or sex in this check does not match the patient.').waitFor();
  await attach.click();
  await said(clinic, 'Symptom check attached');
  await clinic.getByText(/^Checked /).click();
  await clinic.getByText('I have a runny nose and a mild sore throat since yesterday').waitFor();
  const answered = clinic.locator('dd > div', { hasText: asked });
  await expect.poll(() => answered.locator('strong').textContent()).toBe('No');
  await entry.fill((await code.textContent()) ?? '');
  await show.click();
  await clinic.getByText('This code is unknown, has already been used, or its session has ended').waitFor();
});

it('an emergency prints on one page', async () => {
  const data = {
    severity: 'Emergency',
    urgencyScore: 10,
    emergencyWarning: 'Call 999 now.',
    analysis: 'A cold is the most likely reason.',
    generalAdvice: 'Rest. Drink enough.',
    whenToSeekHelp: 'If it lasts more than ten days.',
  };
  await page.route('**/api/public/symptom-check', (route) => route.fulfill({ json: { success: true, sessionId: 'session', data } }));
  await ask('a sore throat since yesterday');
  await heading('This may be an emergency. Call 999 now').waitFor();
  const pages = (await page.pdf({ preferCSSPageSize: true })).toString('latin1').match(/\/Type\s*\/Page\b/g);
  expect(pages).toHaveLength(1);
});
