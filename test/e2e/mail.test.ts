import type { Page } from 'playwright-core';
import { beforeEach, expect, it } from 'vitest';
import { cognito } from '../api/client.ts';
import { startApp } from './app.ts';

const app = startApp();
let page: Page;
beforeEach(async () => void (page = await app.open()));

const reminders = () => page.getByRole('checkbox', { name: /^Reminders of appointments/ });
const settings = () => page.getByRole('heading', { name: 'Settings', level: 1 }).waitFor();

it('a patient turns reminders off, which the account keeps, and sees which e-mails are always sent', async () => {
  await app.enter(page, '/settings', 'PATIENT');
  await settings();
  await expect.poll(() => reminders().isChecked()).toBe(true);
  await page.getByText('that another account has access to your record').waitFor();
  await app.expectGoodScreen(page);
  await reminders().focus();
  await page.keyboard.press('Space');
  await page.getByText('Reminders are no longer sent').waitFor();
  await page.reload();
  await settings();
  await expect.poll(() => reminders().isChecked()).toBe(false);
  await reminders().click();
  await page.getByText('Reminders are sent from now on').waitFor();
});

it('a choice that could not be saved is not shown as saved', async () => {
  await app.enter(page, '/settings', 'PATIENT');
  await settings();
  await page.route('**/mail-choices', (route) =>
    route.request().method() === 'PUT' ? route.fulfill({ status: 503, json: { code: 'SERVICE_UNAVAILABLE' } }) : route.fallback(),
  );
  await reminders().click();
  await page.getByText('Your choice could not be saved. Please try again.').waitFor();
  await expect.poll(() => reminders().isChecked()).toBe(true);
});

it('staff see which e-mails are always sent to them, without a choice about appointments of their own', async () => {
  await app.enter(page, '/settings', 'CLINICIAN');
  await settings();
  await page.getByText('Always sent: that someone signed in to your account from a new browser.').waitFor();
  expect(await reminders().count()).toBe(0);
});

it('the mailbox shows what the local cloud sent, as it arrives', async () => {
  const { mailboxUrl, userPoolClientId: ClientId } = app.cloud.endpoints;
  const email = 'mailbox@afiya.example';
  await page.goto(mailboxUrl);
  await page.getByRole('heading', { name: 'Mailbox' }).waitFor();
  const UserAttributes = [{ Name: 'email', Value: email }];
  await cognito('SignUp', { ClientId, Username: email, Password: 'Calm-Harbour-7', UserAttributes }, app.cloud.endpoints);
  const row = page.getByRole('row').filter({ hasText: email });
  await row.waitFor();
  await row.getByRole('link', { name: 'Your code for Afiya' }).click();
  const mail = page.frameLocator('iframe');
  await mail.getByText(/^\d{6}$/).waitFor();
  await mail.getByText('هذا رمزك في «عافية»').waitFor();
});
