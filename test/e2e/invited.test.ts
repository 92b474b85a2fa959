import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Page } from 'playwright-core';
import { beforeEach, expect, it } from 'vitest';
import { codeFor } from '../api/register.ts';
import { startApp } from './app.ts';

const app = startApp();
let page: Page;
beforeEach(async () => void (page = await app.open()));

const root = fileURLToPath(new URL('../..', import.meta.url));
/** The commands in operations.md, "First administrator", in order. */
const documented = [...readFileSync(`${root}docs/operations.md`, 'utf8').matchAll(/`(npm run invite -- [^`]+)`/g)].map(
  ([, line]) => line ?? '',
);
const [inviteAdmin = '', inviteClinician = ''] = documented;
/** Runs a documented command against the local cloud. Returns its output; throws with it on failure. */
async function run(command: string): Promise<string> {
  const here = `${command.replace(' prod ', ' local ')} --state '${dirname(app.cloud.codesFile)}'`;
  const { stdout } = await promisify(execFile)('sh', ['-c', here], { cwd: root });
  return stdout;
}
const addressIn = (command: string): string => / --email (\S+)/.exec(command)?.[1] ?? '';
const mailedTo = (email: string) => codeFor(email, app.cloud);

const password = 'Calm-Harbour-7';
const field = (name: string) => page.getByLabel(name, { exact: true });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const heading = (name: string) => page.getByRole('heading', { name, level: 1 });
const alertText = () => page.getByRole('alert').textContent();
async function enter(email: string, given: string) {
  await page.getByLabel('Email').fill(email);
  await field('Password').fill(given);
  await button('Sign in').click();
}
async function choosePassword(chosen = password) {
  await field('New password').fill(chosen);
  await field('Confirm password').fill(chosen);
  await button('Save and sign in').click();
}
/** The roles that Settings shows to the user. */
async function rolesShown(): Promise<string> {
  await page.goto('/settings');
  await page.locator('dl.facts').waitFor();
  return (await page.locator('dl.facts dd').last().textContent()) ?? '';
}

it('the documented command creates the first administrator, who chooses a password and sees the access log', async () => {
  const email = addressIn(inviteAdmin);
  expect(await run(inviteAdmin)).toContain(`${email} is invited as ADMIN`);
  const first = mailedTo(email);
  expect(await run(inviteAdmin)).toContain(`${email} is invited again as ADMIN`);
  expect(mailedTo(email)).not.toBe(first);

  await page.goto('/security');
  await enter(email, first);
  await expect.poll(alertText).toBe('Incorrect email or password. Please try again.');
  await enter(email, mailedTo(email));
  await heading('Choose your password').waitFor();
  expect(await field('New password').evaluate((shown) => shown === document.activeElement)).toBe(true);
  await button('Save and sign in').click();
  await page.getByText('Password must be at least 12 characters').waitFor();
  await page.getByText('Please confirm your password').waitFor();
  await app.expectGoodScreen(page);
  await field('New password').fill(password);
  await page.getByText('5 of 5 requirements met').waitFor();
  await choosePassword();
  await heading('Security').waitFor();
  await page.getByText('Who opened, changed or exported').waitFor();
  await button('Account menu').click();
  await page.locator(':popover-open').getByText('Noor Al-Mannai').waitFor();
  expect(await rolesShown()).toBe('Administrator');
});

it('the documented command invites a clinician, who cannot reset a password before having one, without being told so', async () => {
  const email = addressIn(inviteClinician);
  expect(await run(inviteClinician)).toContain(`${email} is invited as CLINICIAN`);
  const temporary = mailedTo(email);
  await page.goto('/forgot-password');
  await page.getByLabel('Email').fill(email);
  await button('Send code').click();
  await page.getByText('If there is an account with this email address, a code was sent to it.').waitFor();
  expect(mailedTo(email)).toBe(temporary);
  await page.goto('/patients');
  await enter(email, temporary);
  await choosePassword();
  await page.getByText('Page 1 of').waitFor();
  expect(await rolesShown()).toBe('Clinician');
  // A user who has already signed in gets no further mail; the command reports the new role.
  expect(await run(inviteClinician)).toContain('had an account and is now CLINICIAN too');
  expect(mailedTo(email)).toBe(temporary);
});
