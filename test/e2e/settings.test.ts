import type { Page, Route } from 'playwright-core';
import { beforeEach, expect, it } from 'vitest';
import { authenticator } from '../authenticator.ts';
import { cognito } from '../api/client.ts';
import { startApp } from './app.ts';
import { readQrCode } from './qr-code.ts';

const app = startApp();
let page: Page;
beforeEach(async () => void (page = await app.open()));

const button = (name: string) => page.getByRole('button', { name, exact: true });
const field = (name: string) => page.getByLabel(name, { exact: true });
const alertText = () => page.getByRole('alert').textContent();
const password = 'Calm-Harbour-7';

let people = 0;
/** Creates a user with a password, so that each test may change how that user signs in; returns the address. */
async function somebody(): Promise<string> {
  const email = `settings-${(people += 1)}@afiya.example`;
  const { endpoints } = app.cloud;
  const target = { UserPoolId: endpoints.userPoolId, Username: email };
  const UserAttributes = Object.entries({ email, email_verified: 'true', given_name: 'Noor', family_name: 'Al-Mannai' });
  await cognito(
    'AdminCreateUser',
    { ...target, MessageAction: 'SUPPRESS', UserAttributes: UserAttributes.map(([Name, Value]) => ({ Name, Value })) },
    endpoints,
  );
  await cognito('AdminSetUserPassword', { ...target, Password: password, Permanent: true }, endpoints);
  await cognito('AdminAddUserToGroup', { ...target, GroupName: 'CLINICIAN' }, endpoints);
  return email;
}
async function enter(email: string, given = password) {
  await page.getByLabel('Email').fill(email);
  await field('Password').fill(given);
  await button('Sign in').click();
}
async function openSettings(email: string) {
  await page.goto('/settings');
  await enter(email);
  await page.getByRole('heading', { name: 'Settings', level: 1 }).waitFor();
}
async function leave() {
  await button('Account menu').click();
  await button('Sign out').click();
  await page.getByRole('heading', { name: 'Sign in to Afiya' }).waitFor();
}
/** Starts to set up an authenticator; returns the key and the code generator of an app that read it. */
async function beginSetUp() {
  await button('Set up an authenticator').click();
  const key = (await page.locator('code').textContent()) ?? '';
  return { key: key.replaceAll(' ', ''), code: authenticator(key.replaceAll(' ', '')) };
}
async function turnOn(code: () => Promise<string>) {
  await field('Code from your authenticator app').fill(await code());
  await button('Turn on').click();
  await page.getByText('Authenticator turned on. The next sign-in asks for a code.').waitFor();
}
/** Makes the user pool report that the session began an hour earlier. */
const ageSession = () =>
  page.route(`${app.cloud.endpoints.cognitoEndpoint}/**`, async (route: Route) => {
    if (route.request().headers()['x-amz-target']?.endsWith('.GetTokensFromRefreshToken') !== true) return route.fallback();
    const response = await route.fetch();
    const json = await response.json();
    const [header = '', payload = '', signature = ''] = String(json.AuthenticationResult.AccessToken).split('.');
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString());
    const older = Buffer.from(JSON.stringify({ ...claims, auth_time: claims.auth_time - 3600 })).toString('base64url');
    json.AuthenticationResult.AccessToken = [header, older, signature].join('.');
    return route.fulfill({ response, json });
  });

it('a user sees their account, and changes the language', async () => {
  await openSettings(await somebody());
  const facts = page.locator('dl.facts');
  expect(await facts.locator('dd').allTextContents()).toEqual(['Noor Al-Mannai', 'settings-1@afiya.example', 'Clinician']);
  await page.getByText('Off: your password alone lets you in').waitFor();
  await app.expectGoodScreen(page);
  await page.getByRole('radio', { name: 'العربية' }).check();
  await page.getByRole('heading', { name: 'الإعدادات', level: 1 }).waitFor();
  expect(await page.locator('html').getAttribute('dir')).toBe('rtl');
  await page.getByRole('radio', { name: 'English' }).check();
});

it('an authenticator is set up with a picture or a key, by keyboard, and then required', async () => {
  const email = await somebody();
  await openSettings(email);
  await page.getByText('Off: your password alone lets you in').waitFor();
  await button('Set up an authenticator').focus();
  await page.keyboard.press('Enter');
  const heading = page.getByRole('heading', { name: 'Scan this code with the authenticator app on your phone.' });
  await heading.waitFor();
  expect(await heading.evaluate((shown) => shown === document.activeElement)).toBe(true);
  const key = ((await page.locator('code').textContent()) ?? '').replaceAll(' ', '');
  const code = authenticator(key);

  expect(await readQrCode(page, 'QR code of the key below')).toBe(`otpauth://totp/Afiya:${email}?secret=${key}&issuer=Afiya`);

  await button('Turn on').click();
  await page.getByText('Verification code is required').waitFor();
  await field('Code from your authenticator app').fill('12345');
  await button('Turn on').click();
  await expect.poll(alertText).toBe('Invalid verification code. Please try again.');
  await app.expectGoodScreen(page);
  await field('Code from your authenticator app').fill(await code());
  await page.keyboard.press('Enter');
  await page.getByText('Authenticator turned on. The next sign-in asks for a code.').waitFor();
  await page.getByText('On: each sign-in asks for a code').waitFor();

  await leave();
  await enter(email);
  await field('Code from your authenticator app').fill(await code());
  await button('Sign in').click();
  await button('Account menu').waitFor();
});

it('an abandoned set-up changes nothing', async () => {
  const email = await somebody();
  await openSettings(email);
  await beginSetUp();
  await button('Cancel').click();
  await page.getByText('Off: your password alone lets you in').waitFor();
  await page.reload();
  await page.getByText('Off: your password alone lets you in').waitFor();
});

it('an authenticator is turned off only by a user who has just proved who they are, not by anyone who finds the screen open', async () => {
  const email = await somebody();
  await openSettings(email);
  const { code } = await beginSetUp();
  await turnOn(code);

  await ageSession();
  await button('Turn off').click();
  await page.getByText('You signed in a while ago. To change this, show that it is still you.').waitFor();
  await app.expectGoodScreen(page);
  await page.unrouteAll();
  await button('Sign in again').click();
  await page.getByText('Sign in again to change how you sign in.').waitFor();
  await app.expectGoodScreen(page);
  await enter(email);
  await field('Code from your authenticator app').fill(await code());
  await button('Sign in').click();

  await page.getByRole('heading', { name: 'Settings', level: 1 }).waitFor();
  await button('Turn off').click();
  const dialog = page.getByRole('dialog', { name: 'Turn off the authenticator?' });
  await dialog.getByRole('button', { name: 'Turn off' }).click();
  await page.getByText('Authenticator turned off').waitFor();
  await page.getByText('Off: your password alone lets you in').waitFor();
  await leave();
  await enter(email);
  await button('Account menu').waitFor();
});

it('the password is changed only with the current one', async () => {
  const email = await somebody();
  const renewed = 'Calm-Harbour-8';
  await openSettings(email);
  await button('Change password').click();
  await page.getByText('Password is required').waitFor();
  expect(await field('Current password').evaluate((shown) => shown === document.activeElement)).toBe(true);
  await field('Current password').fill('Wrong-Harbour-7');
  await field('New password').fill('short');
  await field('Confirm password').fill('other');
  await button('Change password').click();
  await page.getByText('Password must be at least 12 characters').waitFor();
  await page.getByText("Passwords don't match").waitFor();
  await field('New password').fill(renewed);
  await field('Confirm password').fill(renewed);
  await button('Change password').click();
  await page.getByText('This is not your current password').waitFor();
  await app.expectGoodScreen(page);
  await field('Current password').fill(password);
  await button('Change password').click();
  await page.getByText('Password changed', { exact: true }).waitFor();
  expect(await field('New password').inputValue()).toBe('');
  await leave();
  await enter(email);
  await expect.poll(alertText).toBe('Incorrect email or password. Please try again.');
  await enter(email, renewed);
  await button('Account menu').waitFor();
});

it('a user who left a device open elsewhere signs it out from here', async () => {
  const email = await somebody();
  const { endpoints } = app.cloud;
  const left = await cognito(
    'InitiateAuth',
    { AuthFlow: 'USER_PASSWORD_AUTH', ClientId: endpoints.userPoolClientId, AuthParameters: { USERNAME: email, PASSWORD: password } },
    endpoints,
  );
  const refresh = () =>
    cognito(
      'GetTokensFromRefreshToken',
      { ClientId: endpoints.userPoolClientId, RefreshToken: left.body.AuthenticationResult.RefreshToken },
      endpoints,
    );
  await openSettings(email);
  const dialog = page.getByRole('dialog', { name: 'Sign out on every device?' });
  await page.route(`${endpoints.cognitoEndpoint}/**`, (route) =>
    route.request().headers()['x-amz-target']?.endsWith('.GlobalSignOut') === true
      ? route.fulfill({ status: 500, json: {} })
      : route.fallback(),
  );
  await button('Sign out everywhere').press('Enter');
  await dialog.getByRole('button', { name: 'Sign out everywhere' }).click();
  await dialog.getByText('The other devices could not be signed out. Please try again.').waitFor();
  await app.expectGoodScreen(page);
  await page.unrouteAll();
  await dialog.getByRole('button', { name: 'Sign out everywhere' }).click();
  await page.getByRole('heading', { name: 'Sign in to Afiya' }).waitFor();
  await page.getByText('Signed out everywhere').waitFor();
  expect((await refresh()).status).toBe(400);
  await page.goto('/settings');
  await page.getByRole('heading', { name: 'Sign in to Afiya' }).waitFor();
});

it("reports that the authenticator's status could not be loaded, and retries", async () => {
  const email = await somebody();
  await page.goto('/login');
  await enter(email);
  await button('Account menu').waitFor();
  await page.route(`${app.cloud.endpoints.cognitoEndpoint}/**`, (route) =>
    route.request().headers()['x-amz-target']?.endsWith('.GetUser') === true ? route.abort() : route.fallback(),
  );
  await page.getByRole('link', { name: 'Settings' }).first().click();
  await page.getByText('Your authenticator settings could not be loaded.').waitFor();
  await page.unrouteAll();
  await button('Try Again').click();
  await page.getByText('Off: your password alone lets you in').waitFor();
});
