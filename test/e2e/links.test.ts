import { expect, it } from 'vitest';
import { call, cognito, newPatientBody, signIn, tokensOf } from '../api/client.ts';
import { issue } from '../api/linking.ts';
import { codeFor } from '../api/register.ts';
import { startApp } from './app.ts';
import { fillDate } from './dates.ts';

const app = startApp();

it("the mailbox's owner takes over an account that a stranger registered, and the stranger is signed out", async () => {
  const page = await app.open();
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const password = 'Calm-Harbour-7';
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
  await button('Send me a code').click();
  await page.getByRole('heading', { name: 'Verify your email' }).waitFor();
  await page.getByText(email).waitFor();
  await page.getByLabel('Verification code').fill(codeFor(email, app.cloud));

  await page.getByText('Someone else may have chosen this account’s password').waitFor();
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

  const { access: staff } = await tokensOf('CLINICIAN', endpoints);
  const { body: record } = await call('POST', '/patients', { token: staff, body: newPatientBody() }, endpoints.apiUrl);
  const { body } = await issue(record.id, undefined, endpoints);
  const { firstName, lastName, dateOfBirth } = record.personalInfo;
  await page.getByLabel('Code from the clinic').fill(body.code);
  await fillDate(page, 'Patient’s date of birth', dateOfBirth);
  await button('Link record').click();
  await page.getByText(`You now see the record of ${firstName} ${lastName}`).waitFor();

  for (const path of ['/patients', `/patients/${record.id}`, '/links', '/access-log/own'])
    expect([path, (await call('GET', path, { token: access }, endpoints.apiUrl)).status]).toEqual([path, 401]);
  const refreshed = await cognito('GetTokensFromRefreshToken', { ClientId: endpoints.userPoolClientId, RefreshToken: refresh }, endpoints);
  expect(refreshed.body.__type).toBe('NotAuthorizedException');
  await expect(signIn(email, password, endpoints)).rejects.toThrow('NotAuthorizedException');
});
