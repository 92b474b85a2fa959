import type { Page } from 'playwright-core';
import { beforeEach, expect, it } from 'vitest';
import { newPatientBody } from '../api/client.ts';
import { startApp } from './app.ts';
import { appointmentsOf } from './appointments.ts';

// In the morning, so that there are free times today.
const app = startApp({ patients: 60, clock: '10:30' });
let doctor: Page;
beforeEach(async () => void (doctor = await app.open()));
const { api, todays } = appointmentsOf(app, () => doctor);

/** Opens a path as one of the demonstration's staff, on a separate machine. */
async function come(page: Page, path: string, who: string): Promise<Page> {
  await page.goto(path);
  await page.getByLabel('Email').fill(`${who}@afiya.example`);
  await page.getByLabel('Password', { exact: true }).fill('Clinic-Demo-2025!');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('navigation', { name: 'Main' }).waitFor();
  return page;
}
const elsewhere = async (path: string, who: string): Promise<Page> => come(await app.openElsewhere(), path, who);

it('a day passes from reception through the doctor to the laboratory and back, each on their own machine', async () => {
  const name = 'Amal Clinicday';
  const body = newPatientBody({ firstName: 'Amal', lastName: 'Clinicday', gender: 'male', dateOfBirth: '1962-03-14' });
  const known = { ...body, medicalInfo: { ...body.medicalInfo, allergyStatus: 'none-known' } };
  const { id } = await api('POST', '/patients', known);
  const [place] = await todays(20);

  // The reception books the next free time and receives the patient; the doctor sees both.
  const reception = await elsewhere(`/appointments/new?patientId=${id}`, 'reception');
  const next = () => reception.getByRole('button', { name: 'Next', exact: true }).click();
  await reception.getByRole('heading', { level: 2, name: 'Visit' }).waitFor();
  await reception.getByLabel('Reason for the visit').fill('Weakness since yesterday');
  await next();
  await reception.getByRole('button', { name: /^Next available: / }).click();
  await reception.getByRole('button', { name: 'Book appointment' }).click();
  await reception.getByRole('status').filter({ hasText: 'Appointment booked' }).waitFor();
  const chip = (page: Page) => page.locator('.lines > li', { hasText: name }).locator('.chip').last();
  await come(doctor, `/appointments?date=${place?.date}`, 'dr.huda');
  await expect.poll(() => chip(doctor).textContent()).toBe('Booked');
  await reception.getByRole('button', { name: `Arrived: ${name}`, exact: true }).click();
  await expect.poll(() => chip(reception).textContent()).toBe('Arrived');
  await doctor.reload();
  await expect.poll(() => chip(doctor).textContent()).toBe('Arrived');

  // The doctor begins a note, orders a test, and prescribes; the note stays open.
  await doctor.getByRole('button', { name: `Actions: ${name}` }).click();
  await doctor.getByRole('link', { name: `Begin visit: ${name}` }).click();
  await doctor.getByRole('button', { name: 'Begin visit', exact: true }).click();
  await doctor.getByLabel('Subjective').fill('Weak since yesterday, no pain');
  await doctor.getByText('Draft saved').waitFor();
  const visit = new URL(doctor.url()).pathname;
  await doctor.goto(`/labs/order?patientId=${id}`);
  await doctor.getByRole('combobox', { name: 'Add a test' }).fill('potassium');
  await doctor
    .getByRole('option', { name: /^Potassium/ })
    .first()
    .click();
  await doctor.getByText('Tests chosen: 1').waitFor();
  await doctor.getByRole('radio', { name: 'STAT' }).check();
  await doctor.getByRole('button', { name: 'Order tests' }).click();
  await doctor.getByRole('heading', { name: 'Laboratory order', level: 1 }).waitFor();
  const order = new URL(doctor.url()).pathname;
  await doctor.getByRole('button', { name: /^Mark collected/ }).click();
  await doctor.getByText('Collected', { exact: true }).waitFor();
  await doctor.goto(`/prescriptions/new?patientId=${id}`);
  await doctor.getByRole('combobox', { name: 'Medicine' }).fill('paracetamol');
  await doctor.getByRole('option', { name: 'Paracetamol' }).first().click();
  await doctor.getByLabel('How often').selectOption('every-6-hours');
  await doctor.getByLabel('Amount to hand out', { exact: true }).fill('20');
  await doctor.getByText('No alerts:').waitFor();
  await doctor.getByRole('button', { name: 'Sign', exact: true }).click();
  await doctor.getByText(/Signed by Dr\. Huda Al-Naimi/).waitFor();

  // The laboratory finds the order on its bench; one person enters, another verifies what is critical.
  const bench = await elsewhere('/labs', 'lab');
  await bench.getByRole('link', { name }).first().click();
  await bench.getByRole('button', { name: /^Receive/ }).click();
  await bench.getByRole('textbox', { name: 'Potassium' }).fill('6.9');
  await bench.getByRole('button', { name: 'Save results' }).click();
  await bench.getByText('Someone else must verify what you entered.').waitFor();
  const second = await elsewhere(order, 'lab2');
  await second.getByRole('button', { name: 'Verify' }).click();
  await second.getByText('Completed').waitFor();

  // The doctor finds it among the alerts and the results, records what was done, and signs the note.
  await doctor.goto('/provider-dashboard');
  await doctor.getByRole('region', { name: 'Critical Alerts' }).getByText(name).waitFor();
  await doctor.goto('/labs?view=inbox');
  await doctor.getByRole('link', { name }).first().click();
  await doctor.getByRole('heading', { name: 'Laboratory order', level: 1 }).waitFor();
  await doctor.getByText('Critically high').waitFor();
  await doctor.getByRole('button', { name: 'Acknowledge' }).click();
  const dialog = doctor.getByRole('dialog');
  await dialog.getByRole('textbox').fill('Sent to the emergency department');
  await dialog.getByRole('button', { name: 'Acknowledge' }).click();
  await dialog.waitFor({ state: 'hidden' });
  // The text field may still be in the page, invisibly.
  await doctor.locator('bdi', { hasText: 'Sent to the emergency department' }).waitFor();
  await doctor.goto('/provider-dashboard');
  await doctor.getByRole('region', { name: 'Critical Alerts' }).getByText('High:').waitFor();
  await expect.poll(() => doctor.getByRole('region', { name: 'Critical Alerts' }).getByText(name).count()).toBe(0);
  await doctor.goto(visit);
  await expect.poll(() => doctor.getByLabel('Subjective').inputValue()).toBe('Weak since yesterday, no pain');
  await doctor.getByLabel('Plan').fill('Emergency department');
  await doctor.getByText('Draft saved').waitFor();
  await doctor.getByRole('button', { name: 'Sign', exact: true }).click();
  await doctor.locator('dialog[open]').getByRole('button', { name: 'Sign' }).click();
  await doctor.getByText('Emergency department').waitFor();

  // With the visit the appointment has ended; the patient's timeline has all of it.
  await reception.reload();
  await expect.poll(() => chip(reception).textContent()).toBe('Completed');
  const { entries } = await api('GET', `/patients/${id}/timeline`);
  const kinds = entries.map(({ kind }: { kind: string }) => kind);
  expect(new Set(kinds)).toEqual(new Set(['encounter', 'laboratory', 'prescription']));
});
