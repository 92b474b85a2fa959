import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { beforeEach, expect, it } from 'vitest';
import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { textsSince } from '#contract/account/agreement.ts';
import { cognito } from '../api/client.ts';
import { databaseOf, tableNames } from '../database.ts';
import { startApp } from '../e2e/app.ts';
import { fillDate } from '../e2e/dates.ts';
import { said } from '../e2e/said.ts';

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

/** What the account of an address tells of its person. */
async function attributesOf(email: string): Promise<Readonly<Record<string, string>>> {
  const { endpoints } = app.cloud;
  const { body } = await cognito('AdminGetUser', { UserPoolId: endpoints.userPoolId, Username: email }, endpoints);
  const attributes: { Name: string; Value: string }[] = body.UserAttributes;
  return Object.fromEntries(attributes.map(({ Name, Value }) => [Name, Value]));
}
/** What the account of an address has agreed to, as stored. */
async function agreementOf(email: string): Promise<unknown> {
  const { endpoints } = app.cloud;
  const Key = { pk: `USER#${(await attributesOf(email))['sub']}`, sk: 'AGREED' };
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
  await fillRegistration(email, { phone: '5512 3456', born: '1990-02-03' });
  await button('Create account').click();
  await page.getByText('Registration successful! Please check your email for verification.').waitFor();
  await page.getByText(email).waitFor();
  expect(await page.getByLabel('Email').count()).toBe(0);
  await page.getByLabel('Verification code').fill(codeFor(email));
  await said(page, 'Email verified successfully! You can now sign in.');
  await isSignedIn(email);
  expect(await agreementOf(email)).toMatchObject(agreedNow);
  expect(await attributesOf(email)).toMatchObject({
    email,
    given_name: 'Noor',
    family_name: 'Al-Mannai',
    locale: 'en',
    phone_number: '+97455123456',
    birthdate: '1990-02-03',
  });
  await expect.poll(() => new URL(page.url()).pathname).toBe('/dashboard');
});

it('signing in to an unconfirmed address leads to its confirmation', async () => {
  const email = newEmail();
  await register(email);
  page = await app.openElsewhere();
  await page.goto('/login');
  await enter(email);
  await page.getByText('Please verify your email address before signing in.').waitFor();
  await page.getByRole('link', { name: 'Verify your email' }).click();
  await page.getByText(email).waitFor();
  await page.getByLabel('Verification code').fill(codeFor(email));
  // In this browser nobody has agreed to anything.
  await button('Verify email').click();
  for (const text of ['You must accept the terms and privacy policy', 'An account needs your consent to the use of health data'])
    await page.getByText(text).waitFor();
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
  const renewed = 'Calm-Harbour-8';
  await page.getByLabel('Verification code').fill('123');
  await page.getByLabel('New password', { exact: true }).fill(renewed);
  await page.getByLabel('Confirm password').fill(renewed);
  await button('Change password').click();
  await expect.poll(alertText).toBe('Invalid verification code. Please try again.');
  await button('Resend code').click();
  await said(page, 'Verification code sent! Please check your email.');
  await page.getByLabel('Verification code').fill(codeFor(email));
  await button('Change password').click();
  await heading('Sign in to Afiya').waitFor();
  await page.getByText('Password changed successfully! You can now sign in.').waitFor();
  expect(await page.getByLabel('Email').inputValue()).toBe(email);
  await expectFocus('Password');
  await enter(email);
  await expect.poll(alertText).toBe('Incorrect email or password. Please try again.');
  await enter(email, renewed);
  await isSignedIn(email);
});
