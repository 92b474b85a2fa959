import { execFile } from 'node:child_process';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { authenticator } from '../authenticator.ts';
import { codeFor } from '../api/register.ts';
import { startApp } from './app.ts';
import { fillDate } from './dates.ts';
import { said } from './said.ts';

// In the morning, so that a patient can be booked and seen on the same day; staff need a second factor, as in production.
const app = startApp({ patients: 'none', clock: '10:30', settings: { staffSecondFactor: 'demanded' } });

const password = 'Calm-Harbour-7';
const root = fileURLToPath(new URL('../..', import.meta.url));
const button = (on: Page, name: string | RegExp) => on.getByRole('button', { name, exact: true });
const heading = (on: Page, name: string) => on.getByRole('heading', { name, level: 1 });

/** The first sign-in of an invited person, on a separate machine: a password, an authenticator, and the requested page. */
async function comeIn(email: string, path: string): Promise<Page> {
  const page = await app.openElsewhere();
  await page.goto(path);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(codeFor(email, app.cloud));
  await button(page, 'Sign in').click();
  await page.getByLabel('New password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password', { exact: true }).fill(password);
  await button(page, 'Save and sign in').click();
  await heading(page, 'Set up an authenticator first').waitFor();
  await button(page, 'Set up an authenticator').click();
  const shown = authenticator(((await page.locator('code').textContent()) ?? '').replaceAll(' ', ''));
  await page.getByLabel('Code from your authenticator app', { exact: true }).fill(await shown());
  await button(page, 'Turn on').click();
  await page.getByRole('navigation', { name: 'Main' }).waitFor();
  return page;
}

async function invite(admin: Page, email: string, names: readonly [string, string], ...duties: readonly string[]): Promise<void> {
  const form = admin.getByRole('form', { name: 'Invite a staff member' });
  if (!(await form.isVisible())) await admin.getByText('Invite a staff member').first().click();
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Name in English').fill(names[0]);
  await form.getByLabel('Name in Arabic').fill(names[1]);
  for (const duty of duties) await form.getByLabel(duty).check();
  await form.getByRole('button', { name: 'Invite a staff member' }).click();
  await said(admin, 'Invitation sent');
  await admin.locator('main .lines > li', { hasText: names[0] }).waitFor();
}

it('an empty stage becomes a clinic: its administrator, its staff, a patient who is seen, reads the result and ends the link', async () => {
  const state = dirname(app.cloud.codesFile);
  const email = 'admin@new-clinic.example';
  const command = ['bin/invite.ts', 'local', '--email', email, '--name', 'Noor Al-Mannai', '--role', 'ADMIN', '--state', state];
  await promisify(execFile)(process.execPath, command, { cwd: root });

  // The administrator invites a doctor and a receptionist, who share the laboratory, and gives the doctor hours.
  const admin = await comeIn(email, '/staff');
  await heading(admin, 'Staff').waitFor();
  await invite(admin, 'doctor@new-clinic.example', ['Dr. Aisha First', 'د. عائشة الأولى'], 'Prescribing', 'Laboratory');
  await invite(admin, 'desk@new-clinic.example', ['Omar Desk', 'عمر المكتب'], 'Reception', 'Laboratory');
  await admin.goto('/appointments/hours');
  await admin.getByLabel('Clinician').selectOption({ label: 'Dr. Aisha First · Prescribing, Laboratory' });
  for (const day of ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']) {
    await admin.getByRole('button', { name: `Add a period: ${day}` }).click();
    await admin.getByLabel(`${day}, period 1, from`).fill('7:00');
    await admin.getByLabel(`${day}, period 1, to`).fill('20:00');
  }
  await button(admin, 'Save Changes').click();
  await said(admin, 'saved');

  // A patient registers at home, and sees no data.
  const patient = await app.openElsewhere();
  const hers = 'maryam@home.example';
  await patient.goto('/register');
  await patient.getByLabel('First name').fill('Maryam');
  await patient.getByLabel('Last name').fill('Al-Newcomer');
  await patient.getByLabel('Email').fill(hers);
  await patient.getByLabel('Password', { exact: true }).fill(password);
  await patient.getByLabel('Confirm password').fill(password);
  await patient.getByLabel('I accept the').check();
  await patient.getByLabel('I consent to').check();
  await button(patient, 'Create account').click();
  await heading(patient, 'Verify your email').waitFor();
  await patient.getByLabel('Verification code').fill(codeFor(hers, app.cloud));
  await patient.getByRole('heading', { level: 1, name: /, Maryam$/ }).waitFor();

  // The desk creates her record and, with her QID in hand, a code; she links the record.
  const desk = await comeIn('desk@new-clinic.example', '/patients/new');
  const filled: Record<string, string> = {
    'First name': 'Maryam',
    'Last name': 'Al-Newcomer',
    Email: hers,
    'Phone number': '+974 5512 3456',
  };
  for (const [label, value] of Object.entries(filled)) await desk.getByLabel(label, { exact: true }).fill(value);
  await fillDate(desk, 'Date of birth', '1988-03-04');
  await desk.getByLabel('Gender', { exact: true }).selectOption('Female');
  await button(desk, 'Next').click();
  await desk.getByLabel('Contact name', { exact: true }).fill('Omar');
  await desk.getByLabel('Relationship', { exact: true }).fill('brother');
  await desk.getByLabel('Contact phone', { exact: true }).fill('+974 4411 2233');
  await button(desk, 'Next').click();
  await button(desk, 'Create Patient').click();
  await heading(desk, 'Maryam Al-Newcomer').waitFor();
  await button(desk, 'Issue a code').click();
  await desk.getByRole('dialog').getByRole('button', { name: 'Issue a code' }).click();
  const code = (await desk.locator('[data-code]').textContent()) ?? '';
  await patient.getByLabel('Code from the clinic').fill(code);
  await fillDate(patient, 'Patient’s date of birth', '1988-03-04');
  await button(patient, 'Link record').click();
  await patient.getByRole('heading', { name: 'Health', exact: true }).waitFor();

  // She requests an appointment today; the desk confirms it and receives her.
  await patient.getByRole('link', { name: 'Ask for an appointment' }).first().click();
  await patient.getByLabel('Reason for the visit').fill('Tired for weeks');
  await patient.locator('input[name=time]').first().check();
  await button(patient, 'Ask for it').click();
  await patient.getByRole('heading', { name: 'Requested' }).waitFor();
  const name = 'Maryam Al-Newcomer';
  await desk.goto('/appointments');
  const booked = desk.locator('.lines > li', { hasText: name });
  await button(desk, `Confirm: ${name}`).click();
  await expect.poll(() => booked.locator('.chip').last().textContent()).toBe('Booked');
  await button(desk, `Arrived: ${name}`).click();
  await expect.poll(() => booked.locator('.chip').last().textContent()).toBe('Arrived');

  // The doctor sees her and orders a test, which the desk reports and the doctor verifies, reads and signs.
  const doctor = await comeIn('doctor@new-clinic.example', '/appointments');
  await button(doctor, `Actions: ${name}`).click();
  await doctor.getByRole('button', { name: `Begin visit: ${name}` }).click();
  await doctor.getByLabel('Subjective').fill('Tired for weeks, sleeps well');
  await doctor.getByText('Draft saved').waitFor();
  const visit = new URL(doctor.url()).pathname;
  const id = /patients\/(\w+)/.exec(visit)?.[1] ?? '';
  await doctor.goto(`/labs/order?patientId=${id}`);
  await doctor.getByRole('combobox', { name: 'Add a test' }).fill('potassium');
  await doctor
    .getByRole('option', { name: /^Potassium/ })
    .first()
    .click();
  await doctor.getByText('Tests chosen: 1').waitFor();
  await button(doctor, 'Order tests').click();
  await heading(doctor, 'Laboratory order').waitFor();
  const order = new URL(doctor.url()).pathname;
  await button(doctor, /^Mark collected/).click();
  await doctor.getByText('Collected', { exact: true }).waitFor();
  await desk.goto(order);
  await button(desk, /^Receive/).click();
  await desk.getByRole('textbox', { name: 'Potassium' }).fill('4.1');
  await button(desk, 'Save results').click();
  await desk.getByText('Someone else must verify what you entered.').waitFor();
  await doctor.reload();
  await button(doctor, 'Verify').click();
  await doctor.getByText('Completed').waitFor();
  await patient.goto('/results');
  await heading(patient, 'Test results').waitFor();
  expect(await patient.locator('main').innerText()).not.toContain('4.1');
  await button(doctor, 'Acknowledge').click();
  await doctor.getByRole('dialog').getByRole('textbox').fill('Told her at the visit');
  await doctor.getByRole('dialog').getByRole('button', { name: 'Acknowledge' }).click();
  await doctor
    .getByText(/^Acknowledged/)
    .first()
    .waitFor();
  await doctor.goto(visit);
  await doctor.getByLabel('Plan').fill('Iron next time');
  await doctor.getByText('Draft saved').waitFor();
  await button(doctor, 'Sign').click();
  await doctor.locator('dialog[open]').getByRole('button', { name: 'Sign' }).click();
  await doctor.locator('dialog[open]').waitFor({ state: 'hidden' });
  await desk.goto('/appointments');
  await expect.poll(() => booked.locator('.chip').last().textContent()).toBe('Completed');

  // She reads the result at home, and ends the link: the account sees nothing more.
  await patient.reload();
  await patient.getByText('4.1 mmol/L').waitFor();
  await patient.goto('/family');
  await button(patient, `Unlink the record of ${name}`).click();
  await patient.getByRole('dialog').getByRole('button', { name: 'Unlink' }).click();
  await said(patient, 'Access ended');
  await patient.getByLabel('Code from the clinic').waitFor();
  expect(await patient.locator('main').innerText()).not.toContain('4.1');
  await patient.goto(`/patients/${id}`);
  await patient.getByText('Patient not found or failed to load patient details.').waitFor();

  // The administrator finds all of this in the log.
  await admin.goto('/security');
  await admin.locator('.lines > li', { hasText: 'Maryam Al-Newcomer' }).first().waitFor();
});
