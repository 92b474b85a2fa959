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
