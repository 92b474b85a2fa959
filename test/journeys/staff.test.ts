import type { Page } from 'playwright-core';
import { beforeEach, expect, it } from 'vitest';
import { type Answer, call, newPatientBody, signIn, tokensOf } from '../api/client.ts';
import { codeFor } from '../api/register.ts';
import { startApp } from '../e2e/app.ts';
import { said } from '../e2e/said.ts';

const app = startApp();
let page: Page;
beforeEach(async () => void (page = await app.open()));

const ask = async (method: string, path: string, body?: unknown): Promise<Answer> => {
  const { endpoints } = app.cloud;
  return call(method, path, { token: (await tokensOf('ADMIN', endpoints)).access, body }, endpoints.apiUrl);
};
const row = (name: string) => page.locator('main .lines > li', { hasText: name });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const form = () => page.getByRole('form', { name: 'Invite a staff member' });
const password = 'Calm-Harbour-7';

it('a clinician is invited by keyboard, signs in, works, and is locked out at the next click after the account was closed', async () => {
  const email = 'salma.invited@afiya.example';
  await app.enter(page, '/staff', 'ADMIN');
  await row('Huda Al-Naimi').waitFor();
  await page.getByText('Invite a staff member').first().press('Enter');
  await form().getByRole('button', { name: 'Invite a staff member' }).press('Enter');
  // A missing value is reported at its field, and the first has the focus.
  await expect
    .poll(() =>
      form()
        .getByLabel('Email')
        .evaluate((field) => field === document.activeElement),
    )
    .toBe(true);
  await page.keyboard.type(email);
  await form().getByLabel('Name in English').fill('Dr. Salma Invited');
  await form().getByLabel('Name in Arabic').fill('د. سلمى الجديدة');
  await form().getByLabel('Prescribing').check();
  await form().getByRole('button', { name: 'Invite a staff member' }).press('Enter');
  await said(page, 'Invitation sent');
  await row('Dr. Salma Invited').getByText('Invited', { exact: true }).waitFor();
  await button('Send again: Dr. Salma Invited').press('Enter');
  await said(page, 'Invitation sent again');

  const theirs = await app.openElsewhere();
  await theirs.goto('/login');
  await theirs.getByLabel('Email').fill(email);
  await theirs.getByLabel('Password', { exact: true }).fill(codeFor(email, app.cloud));
  await theirs.getByRole('button', { name: 'Sign in', exact: true }).click();
  await theirs.getByLabel('New password', { exact: true }).fill(password);
  await theirs.getByLabel('Confirm password', { exact: true }).fill(password);
  await theirs.getByRole('button', { name: 'Save and sign in' }).click();
  await theirs.getByRole('navigation', { name: 'Main' }).waitFor();
  await theirs.waitForURL(/\/dashboard$/);
  await theirs.goto('/patients');
  await theirs.locator('.row-link').first().waitFor();

  // The successor has to finish her unsigned note.
  const { endpoints } = app.cloud;
  const { access: token } = await signIn(email, password, endpoints);
  const { body: patient } = await ask('POST', '/patients', newPatientBody());
  const visit = { token, body: { service: 'consultation' } };
  expect((await call('POST', `/patients/${patient.id}/encounters`, visit, endpoints.apiUrl)).status).toBe(201);

  // Firefox gives keys to the window in front.
  await page.bringToFront();
  await page.reload();
  await row('Dr. Salma Invited').getByText('Active', { exact: true }).waitFor();
  await button('Deactivate: Dr. Salma Invited').press('Enter');
  const dialog = page.locator('dialog[open]');
  await dialog.getByRole('button', { name: 'Deactivate' }).press('Enter');
  await dialog
    .getByText('Notes to be signed: 1. Results to be read: 0. Refill requests: 0. Open tasks: 0. Choose who takes them over')
    .waitFor();
  await dialog.getByLabel(/^Hand work over to/).selectOption({ label: 'Dr. Huda Al-Naimi · Family medicine' });
  await dialog.getByRole('button', { name: 'Deactivate' }).press('Enter');
  await said(page, 'Account deactivated');
  await row('Dr. Salma Invited').getByText('Work taken over by Dr. Huda Al-Naimi').waitFor();
  await row('Dr. Salma Invited').getByText('Deactivated', { exact: true }).waitFor();
  await theirs.locator('.row-link').first().click();
  await theirs.waitForURL(/\/login/);

  await button('Reactivate: Dr. Salma Invited').press('Enter');
  await said(page, 'Account reactivated');
  await signIn(email, password, app.cloud.endpoints);
});
