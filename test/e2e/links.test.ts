import type { Page } from 'playwright-core';
import { beforeEach, expect, it } from 'vitest';
import { call, cognito, signIn as tokensFor, newPatientBody, tokensOf } from '../api/client.ts';
import { enterCode, issue } from '../api/linking.ts';
import { codeFor, register } from '../api/register.ts';
import { startApp, titleOf } from './app.ts';
import { fillDate } from './dates.ts';
import { readQrCode } from './qr-code.ts';

const app = startApp();
let page: Page;
beforeEach(async () => void (page = await app.open()));

const password = 'Calm-Harbour-7';
const button = (name: string, on = page) => on.getByRole('button', { name, exact: true });
const main = (on = page) => on.getByRole('navigation', { name: 'Main' }).waitFor();
async function newRecord(personal: Record<string, unknown> = {}): Promise<{ id: string; born: string; name: string }> {
  const { access: token } = await tokensOf('CLINICIAN', app.cloud.endpoints);
  const { body } = await call('POST', '/patients', { token, body: newPatientBody(personal) }, app.cloud.endpoints.apiUrl);
  const { firstName, lastName, dateOfBirth } = body.personalInfo;
  return { id: body.id, born: dateOfBirth, name: `${firstName} ${lastName}` };
}
let people = 0;
/** For a user who registered without a birth date: the form for a code asks for the patient's. */
async function newAccount(): Promise<string> {
  people += 1;
  const email = `portal-${people}@afiya.example`;
  await register({ email, password }, app.cloud);
  return email;
}
async function enter(on: Page, path: string, email: string, given = password): Promise<void> {
  await on.goto(path);
  await on.getByLabel('Email').fill(email);
  await on.getByLabel('Password', { exact: true }).fill(given);
  await button('Sign in', on).click();
  await main(on);
}

it('a code goes from the desk to the patient, who then sees the record until either of them ends the link', async () => {
  const record = await newRecord();
  await app.enter(page, `/patients/${record.id}`);
  await page.getByRole('heading', { name: 'Portal access' }).waitFor();
  await page.getByText('No account sees this record.').waitFor();
  await button('Issue a code').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Issue a code' }).click();
  await page.getByRole('heading', { name: 'Code for a health record' }).waitFor();
  const shown = (await page.locator('[data-code]').textContent()) ?? '';
  expect(shown).toMatch(/^[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$/);
  await app.expectGoodScreen(page);
  await page.emulateMedia({ media: 'print' });
  expect(await page.locator('#root').isVisible()).toBe(false);
  await dialog.getByText(record.name).first().waitFor();
  // Nobody knows which language the patient reads.
  await dialog.getByText('On the page Home, enter this code and the patient’s date of birth').waitFor();
  await dialog.getByText('في الصفحة الرئيسية يمكنك إدخال هذا الرمز وتاريخ ميلاد المريض').waitFor();
  expect(await dialog.getByRole('button').count()).toBe(0);
  await page.emulateMedia({ media: null });
  const slip = await readQrCode(page, 'QR code that opens the site with this code');
  expect(slip).toBe(`${app.cloud.endpoints.webUrl}/#code=${shown.replace('-', '')}`);
  await button('Close').click();
  await page.getByText('Date of birth attempts left: 5').waitFor();

  const email = await newAccount();
  const theirs = await app.openElsewhere();
  await enter(theirs, slip.slice(slip.indexOf('/#')), email);
  // The slip's QR code has filled it in.
  expect(await theirs.getByLabel('Code from the clinic').inputValue()).toBe(shown.replace('-', ''));
  await theirs.getByLabel('Code from the clinic').fill('');
  await theirs.getByText('No record is linked to your account yet.').waitFor();
  await theirs.getByText('Ask for a code at your clinic’s front desk').waitFor();
  await button('Link record', theirs).click();
  await theirs.getByText('Enter the 10 letters and digits that the clinic gave you').waitFor();
  await theirs.getByText('Date of birth is required').waitFor();
  await theirs.getByLabel('Code from the clinic').fill(shown.toLowerCase());
  await fillDate(theirs, 'Patient’s date of birth', '1990-01-01');
  await theirs.keyboard.press('Enter');
  await theirs.getByRole('alert').filter({ hasText: 'This code is unknown, has expired, or does not match this date of birth' }).waitFor();
  await app.expectGoodScreen(theirs);
  await fillDate(theirs, 'Patient’s date of birth', record.born);
  await button('Link record', theirs).click();
  await theirs.getByText(`You now see the record of ${record.name}`).waitFor();
  await theirs.getByRole('heading', { name: 'Health', exact: true }).waitFor();
  await expect.poll(() => titleOf(theirs)).toBe(`${record.name} · Afiya`);
  await button('Notifications, 1 unread', theirs).click();
  await theirs.getByText('This account now sees your health record. If this was not you, tell your clinic at once.').waitFor();
  await theirs.keyboard.press('Escape');
  await app.expectGoodScreen(theirs);

  await page.reload();
  await page.getByText('Test Visitor').waitFor();
  expect(await page.getByText('Open codes').count()).toBe(0);
  await app.expectGoodScreen(page);
  await button('Undo the link of Test Visitor').click();
  await dialog.getByRole('button', { name: 'Undo' }).click();
  await page.getByText('Link undone').waitFor();
  await page.getByText('No account sees this record.').waitFor();
  await theirs.reload();
  await theirs.getByText('No record is linked to your account yet.').waitFor();
  await theirs.goto(`/patients/${record.id}`);
  await theirs.getByText('Patient not found or failed to load patient details.').waitFor();
});

it("an adult patient's carer needs a last day and a reason, a child's parent neither", async () => {
  const [adult, child] = [await newRecord(), await newRecord({ dateOfBirth: `${new Date().getFullYear() - 4}-02-03` })];
  await app.enter(page, `/patients/${adult.id}`);
  await button('Issue a code').click();
  const dialog = page.getByRole('dialog');
  await expect
    .poll(() => page.getByLabel('Who will enter it?').getByRole('option').allTextContents())
    .toEqual(['The patient', 'Caregiver']);
  await page.getByLabel('Who will enter it?').selectOption('Caregiver');
  await dialog.getByRole('button', { name: 'Issue a code' }).click();
  await page.getByText('Enter today or a later date').waitFor();
  await page.getByText('Enter the reason').waitFor();
  await app.expectGoodScreen(page);
  await fillDate(page, 'Last day', '2031-05-06');
  await page.getByLabel('Reason').fill('Helps at home');
  await dialog.getByRole('button', { name: 'Issue a code' }).click();
  await dialog.getByText('Caregiver until May 6, 2031').waitFor();
  await button('Close').click();
  await button('Withdraw the code: Caregiver').click();
  await page.getByText('Code withdrawn').waitFor();
  await expect.poll(() => page.getByText('Open codes').count()).toBe(0);

  await page.goto(`/patients/${child.id}`);
  await button('Issue a code').click();
  await page.getByLabel('Who will enter it?').selectOption('Parent');
  await page.getByText(`At the latest Feb 2, ${new Date().getFullYear() + 14}`).waitFor();
  await dialog.getByRole('button', { name: 'Issue a code' }).click();
  await dialog.getByText(`Parent until Feb 2, ${new Date().getFullYear() + 14}`).waitFor();
});

it('a parent of two finds both, knows whose log is whose, and ends one link', async () => {
  const { endpoints } = app.cloud;
  const children = [await newRecord({ dateOfBirth: '2020-02-03' }), await newRecord({ dateOfBirth: '2022-02-03' })];
  const email = await newAccount();
  const { access } = await tokensFor(email, password, endpoints);
  for (const { id, born } of children) {
    const { body } = await issue(id, { relation: 'parent' }, endpoints);
    expect((await enterCode(access, body.code, born, endpoints)).status).toBe(201);
  }
  await enter(page, '/dashboard', email);
  const whose = page.getByRole('navigation', { name: 'Whose record' }).getByRole('link');
  for (const { name } of children) await whose.filter({ hasText: name }).waitFor();
  // The holder is the parent; the child is the child.
  await whose.filter({ hasText: 'Your child' }).first().waitFor();
  await page.goto('/family');
  await page
    .getByText(/^Your child, since .* until /)
    .first()
    .waitFor();
  expect(await page.getByText('Parent').count()).toBe(0);
  await page.goto('/security');
  await page
    .getByText(/^Your own openings: /)
    .first()
    .click();
  await page
    .getByText(children.map(({ name }) => name).join(', '))
    .first()
    .waitFor();
  await app.expectGoodScreen(page);
  await page.goto('/family');
  await button(`Unlink the record of ${children[0]?.name}`).click();
  await app.expectGoodScreen(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Unlink' }).click();
  await page.getByText('Access ended').waitFor();
  await page.goto('/dashboard');
  // The one that is left is still named: it is not the holder's own.
  await expect.poll(() => whose.allInnerTexts()).toHaveLength(2);
  await whose.filter({ hasText: children[1]?.name ?? '' }).waitFor();
  await page.getByRole('link', { name: 'Add a family member' }).waitFor();
});

it("the list of patients, which is the staff's, leads a patient without a record to instructions", async () => {
  await enter(page, '/patients', await newAccount());
  await page.getByText('Ask for a code at your clinic’s front desk').waitFor();
  await page.getByLabel('Code from the clinic').waitFor();
  await app.expectGoodScreen(page);
});

it('reports failures, and keeps everything typed', async () => {
  await enter(page, '/dashboard', await newAccount());
  await page.getByLabel('Code from the clinic').fill('ABCDE-FGHJK');
  await fillDate(page, 'Patient’s date of birth', '1990-01-01');
  for (const [status, code, text] of [
    [429, 'TOO_MANY_REQUESTS', 'Too many requests. Please wait before trying again.'],
    [409, 'CONFLICT', 'is linked to this record already'],
    [503, 'SERVICE_UNAVAILABLE', 'busy'],
  ] as const) {
    const json = { success: false, code, message: 'The service is busy', timestamp: '', requestId: '' };
    await page.route('**/api/links', (route) => (route.request().method() === 'POST' ? route.fulfill({ status, json }) : route.fallback()));
    await button('Link record').click();
    await page.getByRole('alert').filter({ hasText: text }).waitFor();
    await page.unrouteAll();
  }
  expect(await page.getByLabel('Code from the clinic').inputValue()).toBe('ABCDE-FGHJK');
});

it("the mailbox's owner takes over an account that a stranger registered, and the stranger is signed out", async () => {
  const { endpoints } = app.cloud;
  const email = 'taken@afiya.example';
  const ask = (operation: string, body: object) =>
    cognito(operation, { ClientId: endpoints.userPoolClientId, Username: email, ...body }, endpoints);
  await ask('SignUp', { Password: password, UserAttributes: [{ Name: 'email', Value: email }] });

  await page.goto('/register');
  await page.getByLabel('First name').fill('Noor');
  await page.getByLabel('Last name').fill('Al-Mannai');
  await page.getByLabel('Email').fill(email);
  const own = 'Her-Own-Harbour-8';
  await page.getByLabel('Password', { exact: true }).fill('Another-Pass-9');
  await page.getByLabel('Confirm password').fill('Another-Pass-9');
  await page.getByLabel('I accept the').check();
  await page.getByLabel('I consent to').check();
  await button('Create account').click();
  await page.getByText('An account with this email already exists. Please sign in instead.').waitFor();
  await app.expectGoodScreen(page);
  await button('Send me a code').click();
  await page.getByRole('heading', { name: 'Verify your email' }).waitFor();
  await page.getByText(email).waitFor();
  await page.getByLabel('Verification code').fill(codeFor(email, app.cloud));

  await page.getByText('Someone else may have chosen this account’s password').waitFor();
  await app.expectGoodScreen(page);
  // The stranger signs in first, with the password that he chose.
  const his = await ask('InitiateAuth', { AuthFlow: 'USER_PASSWORD_AUTH', AuthParameters: { USERNAME: email, PASSWORD: password } });
  const { AccessToken: access, RefreshToken: refresh } = his.body.AuthenticationResult;
  expect((await call('GET', '/patients', { token: access }, endpoints.apiUrl)).status).toBe(200);

  const before = codeFor(email, app.cloud);
  expect(await page.getByLabel('Email').inputValue()).toBe(email);
  await button('Send code').click();
  await page.getByText('If there is an account with this email address, a code was sent to it.').waitFor();
  expect(codeFor(email, app.cloud)).not.toBe(before);
  await page.getByLabel('Verification code').fill(codeFor(email, app.cloud));
  await page.getByLabel('New password', { exact: true }).fill(own);
  await page.getByLabel('Confirm password').fill(own);
  await button('Change password').click();
  await page.getByText('Password changed successfully! You can now sign in.').waitFor();
  expect(await page.getByLabel('Email').inputValue()).toBe(email);
  await page.getByLabel('Password', { exact: true }).fill(own);
  await button('Sign in').click();
  await main();

  const record = await newRecord();
  const { body } = await issue(record.id, undefined, endpoints);
  await page.getByLabel('Code from the clinic').fill(body.code);
  await fillDate(page, 'Patient’s date of birth', record.born);
  await button('Link record').click();
  await page.getByText(`You now see the record of ${record.name}`).waitFor();

  for (const path of ['/patients', `/patients/${record.id}`, '/links', '/access-log/own'])
    expect([path, (await call('GET', path, { token: access }, endpoints.apiUrl)).status]).toEqual([path, 401]);
  const refreshed = await cognito('GetTokensFromRefreshToken', { ClientId: endpoints.userPoolClientId, RefreshToken: refresh }, endpoints);
  expect(refreshed.body.__type).toBe('NotAuthorizedException');
  await expect(tokensFor(email, password, endpoints)).rejects.toThrow('NotAuthorizedException');
});
