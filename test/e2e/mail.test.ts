import type { Page } from 'playwright-core';
import { beforeEach, expect, it } from 'vitest';
import { cognito } from '../api/client.ts';
import { startApp } from './app.ts';

// With a sender, a trigger writes the user pool's e-mails.
const app = startApp({ patients: 3, settings: { senderEmail: 'records@example.org' } });
let page: Page;
beforeEach(async () => void (page = await app.open()));

const password = 'Calm-Harbour-7';
const button = (name: string) => page.getByRole('button', { name, exact: true });
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

it('the mailbox shows what the local cloud sent, as it arrives: in the language of the registration first, until it is changed in Settings', async () => {
  const { mailboxUrl, userPoolClientId: ClientId } = app.cloud.endpoints;
  const email = 'mailbox@afiya.example';
  const box = await app.open();
  await box.goto(mailboxUrl);
  await box.getByRole('heading', { name: 'Mailbox' }).waitFor();
  await page.goto('/register');
  await button('العربية').click();
  await page.getByLabel('الاسم الأول').fill('نور');
  await page.getByLabel('اسم العائلة').fill('المناعي');
  await page.getByLabel('البريد الإلكتروني').fill(email);
  await page.getByLabel('كلمة المرور', { exact: true }).fill(password);
  await page.getByLabel('تأكيد كلمة المرور').fill(password);
  for (const box of await page.getByRole('checkbox').all()) await box.check();
  await button('إنشاء حساب').click();
  const row = box.getByRole('row').filter({ hasText: email });
  await row.getByRole('link', { name: 'عافية: تأكيد بريدك الإلكتروني · Afiya: confirm your email' }).click();
  const mail = box.frameLocator('iframe');
  await mail.getByRole('heading', { level: 1, name: 'تأكيد بريدك الإلكتروني' }).waitFor();
  await mail.getByRole('heading', { level: 2, name: 'Confirm your email' }).waitFor();
  const code = (await mail.getByText(/^\d{6}$/).textContent()) ?? '';

  await page.getByLabel('رمز التأكيد').fill(code);
  await page.getByRole('heading', { level: 1, name: /نور/ }).waitFor();
  await page.goto('/settings');
  const language = page.getByLabel('اللغة التي تأتي أولاً في الرسائل');
  await expect.poll(() => language.inputValue()).toBe('ar');
  await language.selectOption('English');
  await page.getByText('حُفظت لغة الرسائل').waitFor();
  await page.reload();
  await expect.poll(() => language.inputValue()).toBe('en');
  await cognito('ForgotPassword', { ClientId, Username: email }, app.cloud.endpoints);
  await box.goto(mailboxUrl);
  await row.getByRole('link', { name: 'Afiya: code for a new password' }).waitFor();
});
