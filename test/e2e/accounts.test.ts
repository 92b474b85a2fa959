import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { beforeEach, expect, it } from 'vitest';
import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { textsSince } from '#contract/account/agreement.ts';
import { cognito, signIn as tokensOf } from '../api/client.ts';
import { authenticator } from '../authenticator.ts';
import { databaseOf, tableNames } from '../database.ts';
import { startApp } from './app.ts';
import { fillDate } from './dates.ts';

const app = startApp();
let page: Page;
beforeEach(async () => void (page = await app.open()));

const password = 'Calm-Harbour-7';
let registrations = 0;
const newEmail = () => `visitor-${(registrations += 1)}@afiya.example`;

/** The codes sent to an address, latest last. */
const codesFor = (email: string): string[] =>
  readFileSync(app.cloud.codesFile, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { email: string; code: string })
    .filter((sent) => sent.email === email)
    .map((sent) => sent.code);
const codeFor = (email: string): string => codesFor(email).at(-1) ?? '';

const button = (name: string) => page.getByRole('button', { name, exact: true });
const heading = (name: string) => page.getByRole('heading', { name, level: 1 });
const isFocused = (label: string) => page.getByLabel(label, { exact: true }).evaluate((field) => field === document.activeElement);
const expectFocus = (label: string) => expect.poll(() => isFocused(label), { message: label }).toBe(true);
const alertText = () => page.getByRole('alert').textContent();

async function fillRegistration(
  email: string,
  given: { readonly password?: string; readonly phone?: string; readonly born?: string } = {},
) {
  await page.getByLabel('First name').fill('Noor');
  await page.getByLabel('Last name').fill('Al-Mannai');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Phone number').fill(given.phone ?? '');
  await fillDate(page, 'Date of birth', given.born ?? '');
  await page.getByLabel('Password', { exact: true }).fill(given.password ?? password);
  await page.getByLabel('Confirm password').fill(given.password ?? password);
  await page.getByLabel('I accept the').check();
  await page.getByLabel('I consent to').check();
}
async function register(email: string) {
  await page.goto('/register');
  await fillRegistration(email);
  await button('Create account').click();
  await heading('Verify your email').waitFor();
}
/** Creates a confirmed account without the screens; returns its address. */
async function newAccount(): Promise<string> {
  const email = newEmail();
  const at = app.cloud.endpoints;
  const Username = email;
  const UserAttributes = [{ Name: 'email', Value: email }];
  await cognito('SignUp', { ClientId: at.userPoolClientId, Username, Password: password, UserAttributes }, at);
  await cognito('ConfirmSignUp', { ClientId: at.userPoolClientId, Username, ConfirmationCode: codeFor(email) }, at);
  return email;
}
async function enter(email: string, given = password) {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(given);
  await button('Sign in').click();
}

/** What the account of an address has agreed to, as stored. */
async function agreementOf(email: string): Promise<unknown> {
  const { endpoints } = app.cloud;
  const { body } = await cognito('AdminGetUser', { UserPoolId: endpoints.userPoolId, Username: email }, endpoints);
  const attributes: { Name: string; Value: string }[] = body.UserAttributes;
  const id = attributes.find(({ Name }) => Name === 'sub')?.Value;
  const Key = { pk: `USER#${id}`, sk: 'AGREED' };
  return (await databaseOf(endpoints).send(new GetCommand({ TableName: tableNames()['Clinical'], Key, ConsistentRead: true }))).Item;
}
const agreedNow = { agreements: ['terms', 'health-data'], texts: textsSince, agreedAt: expect.any(String) };

/** Waits until the page shows this account as signed in. */
async function isSignedIn(email: string) {
  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByText(email).waitFor();
}

it('a visitor registers, confirms the address with its code and is signed in', async () => {
  const email = newEmail();
  await page.goto('/login');
  await page.getByRole('link', { name: 'Create account' }).click();
  await heading('Create your account').waitFor();
  await app.expectGoodScreen(page);
  await fillRegistration(email, { phone: '5512 3456', born: '1990-02-03' });
  const [request] = await Promise.all([
    page.waitForRequest((sent) => sent.headers()['x-amz-target']?.endsWith('.SignUp') === true),
    button('Create account').click(),
  ]);
  expect(request.postDataJSON()).toMatchObject({
    Username: email,
    UserAttributes: [
      { Name: 'email', Value: email },
      { Name: 'given_name', Value: 'Noor' },
      { Name: 'family_name', Value: 'Al-Mannai' },
      { Name: 'locale', Value: 'en' },
      { Name: 'phone_number', Value: '+97455123456' },
      { Name: 'birthdate', Value: '1990-02-03' },
    ],
  });
  await page.getByText('Registration successful! Please check your email for verification.').waitFor();
  await page.getByText(email).waitFor();
  expect(await page.getByLabel('Email').count()).toBe(0);
  await app.expectGoodScreen(page);
  await page.getByLabel('Verification code').fill(codeFor(email));
  await page.getByText('Email verified successfully! You can now sign in.').waitFor();
  await isSignedIn(email);
  expect(await agreementOf(email)).toMatchObject(agreedNow);
  await expect.poll(() => new URL(page.url()).pathname).toBe('/dashboard');
});

it('shows what is wrong with a registration beside each field, in both languages, and keeps everything typed', async () => {
  await page.goto('/register');
  await button('Create account').click();
  for (const text of [
    'First name is required',
    'Last name is required',
    'Email is required',
    'Password must be at least 12 characters',
    'Please confirm your password',
    'You must accept the terms and privacy policy',
    'An account needs your consent to the use of health data',
  ])
    await page.getByText(text).waitFor();
  await expectFocus('First name');
  for (const [name, path] of [
    ['terms of use', '/terms'],
    ['privacy policy', '/privacy'],
    ['How health data is used', '/privacy#purposes'],
  ] as const)
    expect(await page.getByRole('link', { name }).getAttribute('href')).toBe(path);
  await app.expectGoodScreen(page);

  const wrong = [
    ['First name', 'N', 'First name must be at least 2 characters'],
    ['First name', 'N'.repeat(51), 'First name must be less than 50 characters'],
    ['Last name', 'M', 'Last name must be at least 2 characters'],
    ['Last name', 'M'.repeat(51), 'Last name must be less than 50 characters'],
    ['Email', 'noor.example', 'Please enter a valid email address'],
    ['Phone number (optional)', 'five five', 'Invalid phone number format'],
    ['Password', 'Short-1', 'Password must be at least 12 characters'],
    ['Password', 'calm-harbour-7', 'Password must contain at least one uppercase letter'],
    ['Password', 'CALM-HARBOUR-7', 'Password must contain at least one lowercase letter'],
    ['Password', 'Calm-Harbour-x', 'Password must contain at least one number'],
    ['Password', 'CalmHarbour77', 'Password must contain at least one special character'],
    ['Confirm password', 'Calm-Harbour-8', "Passwords don't match"],
  ] as const;
  await fillRegistration(newEmail());
  for (const [label, value, text] of wrong) {
    const field = page.getByLabel(label, { exact: true });
    const before = await field.inputValue();
    await field.fill(value);
    await button('Create account').click();
    await page.getByText(text).waitFor();
    await expectFocus(label);
    expect(await field.getAttribute('aria-invalid')).toBe('true');
    await field.fill(before);
    await page.getByText(text).waitFor({ state: 'detached' });
  }

  await fillDate(page, 'Date of birth', '2999-01-01');
  await button('Create account').click();
  await page.getByText('Date of birth must be in the past').waitFor();
  await fillDate(page, 'Date of birth', '');
  await page.getByText('Date of birth must be in the past').waitFor({ state: 'detached' });

  await page.getByLabel('I accept the').uncheck();
  await button('Create account').click();
  await page.getByText('You must accept the terms and privacy policy').waitFor();
  await button('العربية').click();
  await page.getByText('يجب الموافقة على الشروط وسياسة الخصوصية').waitFor();
  await button('English').click();
  await page.getByLabel('I accept the').check();
  await page.getByText('You must accept the terms and privacy policy').waitFor({ state: 'detached' });
  await page.getByLabel('I consent to').uncheck();
  await button('Create account').click();
  await page.getByText('An account needs your consent to the use of health data').waitFor();
  expect(new URL(page.url()).pathname).toBe('/register');
  await button('العربية').click();
  await page.getByText('لا يُنشأ حساب دون الموافقة على استخدام البيانات الصحية').waitFor();
  expect(await page.getByLabel('الاسم الأول').inputValue()).toBe('Noor');
});

it('the password checklist is live, and each password is shown on its own', async () => {
  await page.goto('/register');
  await heading('Create your account').waitFor();
  const met = () => page.getByRole('listitem').filter({ hasText: '(met)' }).allTextContents();
  expect(await met()).toEqual([]);
  await page.getByLabel('Password', { exact: true }).fill('calm-7');
  await expect.poll(met).toEqual(['One lowercase letter (met)', 'One number (met)', 'One special character (met)']);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await expect.poll(async () => (await met()).length).toBe(5);
  await page.getByText('5 of 5 requirements met').waitFor();

  const shown = () =>
    Promise.all(['Password', 'Confirm password'].map((label) => page.getByLabel(label, { exact: true }).getAttribute('type')));
  await page.getByRole('button', { name: 'Show password' }).last().click();
  await expect.poll(shown).toEqual(['password', 'text']);
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect.poll(shown).toEqual(['text', 'text']);
});

it('an address with an account is sent to the sign-in, with everything typed still there', async () => {
  const email = await newAccount();
  await page.goto('/register');
  await fillRegistration(email);
  await button('Create account').click();
  await expect.poll(alertText).toBe('An account with this email already exists. Please sign in instead.');
  await app.expectGoodScreen(page);
  expect(await page.getByLabel('First name').inputValue()).toBe('Noor');
  expect(await page.getByLabel('Confirm password').inputValue()).toBe(password);
});

it('a wrong code is refused, another can be requested, and a reload keeps the address', async () => {
  const email = newEmail();
  await register(email);
  await button('Verify email').click();
  await page.getByText('Verification code is required').waitFor();
  await expectFocus('Verification code');
  await page.getByLabel('Verification code').fill('000 00');
  await button('Verify email').click();
  await expect.poll(alertText).toBe('Invalid verification code. Please try again.');
  expect(await page.getByText('Registration successful!').count()).toBe(0);
  await app.expectGoodScreen(page);
  const first = codeFor(email);
  await button('Resend code').click();
  await page.getByText('Verification code sent! Please check your email.').waitFor();
  await page.getByRole('button', { name: /^Resend code \(in \d+ seconds?\)$/ }).waitFor();
  expect(codesFor(email)).toHaveLength(2);

  await page.reload();
  await page.getByText(email).waitFor();
  expect(codeFor(email)).not.toBe(first);
  await page.getByLabel('Verification code').fill(codeFor(email));
  await heading('Sign in to Afiya').waitFor();
  await page.getByText('Email verified successfully! You can now sign in.').waitFor();
  expect(await page.getByLabel('Email').inputValue()).toBe(email);
});

it('a wrong address leads back to the registration with all that was typed, or else to a field', async () => {
  const wrong = newEmail();
  await register(wrong);
  await page.getByRole('link', { name: 'Wrong address?' }).click();
  await heading('Create your account').waitFor();
  expect(await page.getByLabel('First name').inputValue()).toBe('Noor');
  expect(await page.getByLabel('Email').inputValue()).toBe(wrong);

  page = await app.open();
  await page.goto('/login');
  await enter(wrong);
  await page.getByRole('link', { name: 'Verify your email' }).click();
  await button('Wrong address?').click();
  await app.expectGoodScreen(page);
  await page.getByLabel('Email').fill('noor.example');
  await button('Resend code').click();
  await page.getByText('Please enter a valid email address').waitFor();
  await page.getByLabel('Email').fill(wrong);
  await button('Resend code').click();
  await page.getByText(`The code was sent to ${wrong}`).waitFor();
});

it('a long address wraps between its parts', async () => {
  const email = 'noora.mohammed.alkuwari@longhospitalname.example.qa';
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  expect(await page.getByLabel('Email').inputValue()).toBe(email);
  await button('Send code').click();
  const address = page.getByText(email);
  await address.waitFor();
  // Where its lines begin.
  const begun = await address.evaluate((shown) => {
    const texts = [...shown.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
    return texts.map((node) => {
      const range = document.createRange();
      range.selectNodeContents(node);
      return range.getClientRects().length;
    });
  });
  expect(new Set(begun)).toEqual(new Set([1]));
  await app.expectGoodScreen(page);
});

/** Stubs the identity provider's answer to an operation, withheld until `until` resolves so that a test can check what is shown meanwhile. */
const answerOf = (operation: string, status: number, json: object, until: Promise<void> = Promise.resolve()) =>
  page.route(`${app.cloud.endpoints.cognitoEndpoint}/**`, async (route) => {
    if (route.request().headers()['x-amz-target']?.endsWith(`.${operation}`) !== true) return route.fallback();
    await until;
    await route.fulfill({ status, json, headers: { 'access-control-allow-origin': '*', 'access-control-expose-headers': '*' } });
  });

it('reports a registration that fails without a reason, and an address that needs no confirmation', async () => {
  const email = newEmail();
  await page.goto('/register');
  const seen = Promise.withResolvers<void>();
  await answerOf('SignUp', 400, { __type: 'Unheard', message: '' }, seen.promise);
  await fillRegistration(email, { phone: '+974 5512 3456' });
  await button('Create account').click();
  expect(await button('Creating account...').isDisabled()).toBe(true);
  seen.resolve();
  await expect.poll(alertText).toBe('Registration failed. Please try again.');
  await page.unrouteAll();

  await answerOf('SignUp', 200, { UserConfirmed: true, UserSub: '1' });
  await button('Create account').click();
  await page.getByText('Registration successful! You can now sign in.').waitFor();
  await heading('Sign in to Afiya').waitFor();
});

it('reports a sign-in that fails without a reason or needs a step without a screen', async () => {
  await page.goto('/login');
  const seen = Promise.withResolvers<void>();
  await answerOf('InitiateAuth', 400, { __type: 'Unheard', message: '' }, seen.promise);
  await app.signIn(page, 'CLINICIAN');
  expect(await button('Signing in...').isDisabled()).toBe(true);
  seen.resolve();
  await expect.poll(alertText).toBe('Login failed. Please try again.');
  await button('العربية').click();
  await expect.poll(alertText).toBe('تعذّر تسجيل الدخول. يرجى المحاولة مرة أخرى.');
  await button('English').click();
  await page.unrouteAll();
  await answerOf('InitiateAuth', 200, { ChallengeName: 'SMS_MFA', ChallengeParameters: { USER_ID_FOR_SRP: '1' }, Session: '1' });
  await button('Sign in').click();
  await expect.poll(alertText).toBe('Additional step required: CONFIRM_SIGN_IN_WITH_SMS_CODE');
  await app.expectGoodScreen(page);
  expect(await page.getByRole('link', { name: 'Portfolio' }).getAttribute('rel')).toBe('noopener');
  expect(await page.getByRole('link', { name: 'Professional profile' }).getAttribute('rel')).toBe('noopener');
});

it('a user who confirms later than three minutes after registering signs in manually', async () => {
  await page.clock.install();
  const email = newEmail();
  await register(email);
  await page.clock.fastForward('03:01');
  await page.getByLabel('Verification code').fill(codeFor(email));
  await page.getByText('Email verified successfully! You can now sign in.').waitFor();
  await heading('Sign in to Afiya').waitFor();
  await enter(email);
  await isSignedIn(email);
});

it('signing in to an unconfirmed address leads to its confirmation', async () => {
  const email = newEmail();
  await register(email);
  page = await app.open();
  await page.goto('/login');
  await enter(email);
  await page.getByText('Please verify your email address before signing in.').waitFor();
  await app.expectGoodScreen(page);
  await page.getByRole('link', { name: 'Verify your email' }).click();
  await page.getByText(email).waitFor();
  await page.getByLabel('Verification code').fill(codeFor(email));
  // In this browser nobody has agreed to anything.
  await button('Verify email').click();
  for (const text of ['You must accept the terms and privacy policy', 'An account needs your consent to the use of health data'])
    await page.getByText(text).waitFor();
  await app.expectGoodScreen(page);
  expect(await agreementOf(email)).toBeUndefined();
  await page.getByLabel('I accept the').check();
  await page.getByLabel('I consent to').check();
  await button('Verify email').click();
  await heading('Sign in to Afiya').waitFor();
  expect(await agreementOf(email)).toMatchObject(agreedNow);
});

it('a forgotten password is replaced with a code, without revealing who has an account', async () => {
  const email = await newAccount();
  await page.goto('/login');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await button('Send code').click();
  await page.getByText('Email is required').waitFor();
  await expectFocus('Email');
  await app.expectGoodScreen(page);
  await page.getByLabel('Email').fill('nobody@afiya.example');
  await button('Send code').click();
  await page.getByText('If there is an account with this email address, a code was sent to it.').waitFor();
  await button('Use another email address').click();

  await page.getByLabel('Email').fill(email);
  await button('Send code').click();
  await page.getByText('If there is an account with this email address, a code was sent to it.').waitFor();
  await button('Change password').click();
  await page.getByText('Verification code is required').waitFor();
  await page.getByText('Password must be at least 12 characters').waitFor();
  await app.expectGoodScreen(page);
  const renewed = 'Calm-Harbour-8';
  await page.getByLabel('Verification code').fill('123');
  await page.getByLabel('New password', { exact: true }).fill(renewed);
  await page.getByLabel('Confirm password').fill(renewed);
  await button('Change password').click();
  await expect.poll(alertText).toBe('Invalid verification code. Please try again.');
  await app.expectGoodScreen(page);
  await button('Resend code').click();
  await page.getByText('Verification code sent! Please check your email.').waitFor();
  await page.getByLabel('Verification code').fill(codeFor(email));
  await button('Change password').click();
  await heading('Sign in to Afiya').waitFor();
  await page.getByText('Password changed successfully! You can now sign in.').waitFor();
  expect(await page.getByLabel('Email').inputValue()).toBe(email);
  await expectFocus('Password');
  await app.expectGoodScreen(page);
  await enter(email);
  await expect.poll(alertText).toBe('Incorrect email or password. Please try again.');
  await enter(email, renewed);
  await isSignedIn(email);
});

it('an authenticator is asked for its code', async () => {
  const email = await newAccount();
  const at = app.cloud.endpoints;
  const { access: AccessToken } = await tokensOf(email, password, at);
  const code = authenticator((await cognito('AssociateSoftwareToken', { AccessToken }, at)).body.SecretCode);
  const used = await code();
  await cognito('VerifySoftwareToken', { AccessToken, UserCode: used }, at);
  await cognito('SetUserMFAPreference', { AccessToken, SoftwareTokenMfaSettings: { Enabled: true, PreferredMfa: true } }, at);
  await page.goto('/login');
  await enter(email);
  await page.getByLabel('Code from your authenticator app').waitFor();
  await button('Sign in').click();
  await page.getByText('Verification code is required').waitFor();
  await app.expectGoodScreen(page);
  const refused = [
    ['12345', 'Invalid verification code. Please try again.'],
    [used, 'Verification code has expired. Please request a new one.'],
  ] as const;
  for (const [given, text] of refused) {
    await page.getByLabel('Code from your authenticator app').fill(given);
    await button('Sign in').click();
    await expect.poll(alertText).toBe(text);
  }
  await page.getByLabel('Code from your authenticator app').fill(await code());
  await button('Sign in').click();
  await isSignedIn(email);
});

it('a user already signed in from another tab, unnoticed by this one, can sign in again', async () => {
  await page.addInitScript(() => addEventListener('storage', (event) => event.stopImmediatePropagation()));
  await page.goto('/login');
  await heading('Sign in to Afiya').waitFor();
  const other = await app.open();
  await other.goto('/login');
  await app.signIn(other, 'CLINICIAN', { remember: true });
  await other.getByRole('button', { name: 'Account menu' }).waitFor();
  await app.signIn(page, 'ADMIN', { remember: true });
  const admin = app.cloud.endpoints.accounts.find(({ role }) => role === 'ADMIN')?.email ?? '';
  await isSignedIn(admin);
});

/** A browser that saves data does not prefetch code, as on a slow line. */
const saveData = () => page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));

it('the sign-in loads less than 177 kB, and no other account screen', async () => {
  await saveData();
  await page.goto('/login');
  await heading('Sign in to Afiya').waitFor();
  const loaded = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  const files = loaded.filter((file) => /\.(js|css)$/.test(file));
  expect(files.filter((file) => /register|confirm-email|forgot|totp|account-|first-password|new-password|guard/.test(file))).toEqual([]);
  const contents = await Promise.all(files.map(async (file) => (await fetch(file)).arrayBuffer()));
  const bytes = contents.reduce((sum, content) => sum + gzipSync(new Uint8Array(content)).length, 0);
  expect(bytes).toBeGreaterThan(60_000);
  expect(bytes).toBeLessThan(177_000);
});

it('the anonymous page loads nothing of the account pages', async () => {
  await saveData();
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await page.goto('/symptom-checker');
  await heading('Free AI Symptom Checker').waitFor();
  expect(loaded.filter((url) => /session|account|register|confirm|password|login|idle/.test(url))).toEqual([]);
});
