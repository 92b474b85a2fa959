import type { Page } from 'playwright-core';
import { beforeEach, expect, it } from 'vitest';
import { authenticator } from '../authenticator.ts';
import { call, cognito } from '../api/client.ts';
import { startApp } from './app.ts';

/** A stage that requires a second factor of its staff. */
const app = startApp({ patients: 3, settings: { staffSecondFactor: 'demanded' } });
let page: Page;
beforeEach(async () => void (page = await app.open()));

const button = (name: string) => page.getByRole('button', { name, exact: true });
const code = () => page.getByLabel('Code from your authenticator app', { exact: true });
const demanded = () => page.getByRole('heading', { name: 'Set up an authenticator first', level: 1 });
const patients = () => page.getByText('Page 1 of').waitFor();

const client = () => ({ ClientId: app.cloud.endpoints.userPoolClientId });
const answered = async (operation: string, body: object): Promise<{ AccessToken: string; RefreshToken: string }> =>
  (await cognito(operation, { ...client(), ...body }, app.cloud.endpoints)).body.AuthenticationResult;
/** The number of records that a caller sees, and the answer's status. */
const everybodys = async (token: string) => (await call('GET', '/patients', { token }, app.cloud.endpoints.apiUrl)).body.total;
const statusOf = async (token: string, path: string) => (await call('GET', path, { token }, app.cloud.endpoints.apiUrl)).status;

it('neither a password alone nor a refresh gives staff their rights; an authenticator does, at once', async () => {
  await page.goto('/patients');
  await app.signIn(page, 'CLINICIAN');
  await demanded().waitFor();
  expect(await page.getByRole('navigation').count()).toBe(0);
  await app.expectGoodScreen(page);
  await page.reload();
  await demanded().waitFor();

  await button('Set up an authenticator').press('Enter');
  const shown = authenticator(((await page.locator('code').textContent()) ?? '').replaceAll(' ', ''));
  await app.expectGoodScreen(page);
  await code().fill(await shown());
  await page.keyboard.press('Enter');
  await patients();

  await button('Account menu').click();
  await button('Sign out').click();
  await page.getByRole('heading', { name: 'Sign in to Afiya' }).waitFor();
  await page.goto('/patients');
  await app.signIn(page, 'CLINICIAN');
  await code().fill(await shown());
  await button('Sign in').click();
  await patients();

  await page.goto('/settings');
  await button('Turn off').click();
  await page.locator('dialog[open]').getByRole('button', { name: 'Turn off' }).click();
  await demanded().waitFor();
});

it('the API ignores the roles of staff without a second factor, for tokens of a sign-in or a refresh', async () => {
  const { email, password } = app.cloud.endpoints.accounts.find(({ role }) => role === 'ADMIN') ?? { email: '', password: '' };
  const signedIn = await answered('InitiateAuth', {
    AuthFlow: 'USER_PASSWORD_AUTH',
    AuthParameters: { USERNAME: email, PASSWORD: password },
  });
  const refreshed = await answered('GetTokensFromRefreshToken', { RefreshToken: signedIn.RefreshToken });
  for (const { AccessToken } of [signedIn, refreshed])
    for (const path of ['/patients', '/patients/stats', '/notifications', '/browsers', '/mail-choices', '/staff'])
      expect([path, await statusOf(AccessToken, path)]).toEqual([path, 403]);

  const { SecretCode } = (await cognito('AssociateSoftwareToken', { AccessToken: refreshed.AccessToken }, app.cloud.endpoints)).body;
  await cognito(
    'VerifySoftwareToken',
    { AccessToken: refreshed.AccessToken, UserCode: await authenticator(SecretCode)() },
    app.cloud.endpoints,
  );
  await cognito(
    'SetUserMFAPreference',
    { AccessToken: refreshed.AccessToken, SoftwareTokenMfaSettings: { Enabled: true, PreferredMfa: true } },
    app.cloud.endpoints,
  );
  const after = await answered('GetTokensFromRefreshToken', { RefreshToken: refreshed.RefreshToken });
  expect([await everybodys(after.AccessToken), await statusOf(after.AccessToken, '/patients/stats')]).toEqual([3, 200]);
});
