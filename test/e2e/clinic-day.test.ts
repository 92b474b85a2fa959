import type { Page } from 'playwright-core';
import { beforeEach, expect, it } from 'vitest';
import { newPatientBody } from '../api/client.ts';
import { startApp } from './app.ts';
import { appointmentsOf } from './appointments.ts';
import { countClicks } from './clicks.ts';

// In the morning, so that there are free times today.
const app = startApp({ patients: 60, clock: '10:30' });
let doctor: Page;
beforeEach(async () => void (doctor = await app.open()));
const { api, todays } = appointmentsOf(app, () => doctor);

const elsewhere = async (path: string, who: string): Promise<Page> => app.comeAs(await app.openElsewhere(), path, who);

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
  await app.comeAs(doctor, `/appointments?date=${place?.date}`, 'dr.huda');
  await expect.poll(() => chip(doctor).textContent()).toBe('Booked');
  await reception.getByRole('button', { name: `Arrived: ${name}`, exact: true }).click();
  await expect.poll(() => chip(reception).textContent()).toBe('Arrived');
  // Without a reload.
  await expect.poll(() => chip(doctor).textContent(), { timeout: 30_000 }).toBe('Arrived');

  // The doctor begins the visit, prescribes and orders beside the chart, and leaves the note unsigned. The clicks are counted.
  const clicks = await countClicks(doctor);
  const begin = doctor.getByRole('button', { name: `Begin visit: ${name}` });
  // A click at once would not count, because the row has just changed.
  await begin.press('Enter');
  await doctor.getByLabel('Subjective').fill('Weak since yesterday, no pain');
  await expect.poll(() => chip(reception).textContent(), { timeout: 30_000 }).toBe('In the visit');
  const beside = (part: string) => doctor.getByRole('region', { name: part });
  const open = (part: string) => doctor.getByRole('complementary').getByRole('button', { name: part }).first().click();
  await open('Prescribe');
  for (const [medicine, amount] of [
    ['paracetamol', '20'],
    ['cetirizine', '10'],
  ] as const) {
    await doctor.getByRole('combobox', { name: 'Medicine' }).fill(medicine);
    await doctor
      .getByRole('option', { name: new RegExp(medicine, 'i') })
      .first()
      .waitFor();
    await doctor.keyboard.press('ArrowDown');
    await doctor.keyboard.press('Enter');
    await doctor.getByLabel('How often').selectOption('every-6-hours');
    await doctor.getByLabel('Amount to hand out', { exact: true }).fill(amount);
    await doctor.getByText('No alerts:').waitFor();
    await beside('Prescribe').getByRole('button', { name: 'Sign', exact: true }).click();
    await doctor.getByRole('region', { name: 'Medicines' }).getByText(new RegExp(medicine, 'i')).waitFor();
  }
  await open('Order tests');
  await doctor.getByRole('combobox', { name: 'Add a test' }).fill('potassium');
  await doctor
    .getByRole('option', { name: /^Potassium/ })
    .first()
    .click();
  await doctor.getByRole('radio', { name: 'STAT' }).check();
  await beside('Order tests').getByRole('button', { name: 'Order tests' }).click();
  const ordered = doctor.getByRole('region', { name: 'Laboratory results' }).getByRole('link', { name: /Potassium/ });
  await ordered.waitFor();
  await open('Note');
  await expect.poll(() => doctor.getByLabel('Subjective').inputValue()).toBe('Weak since yesterday, no pain');
  await beside('Note').getByText('Draft saved').waitFor();
  expect([await clicks(), new URL(doctor.url()).pathname]).toEqual([
    expect.toSatisfy((count: number) => count <= 9),
    `/patients/${id}/chart`,
  ]);
  await ordered.click();
  await doctor.getByRole('heading', { name: 'Laboratory order', level: 1 }).waitFor();
  const order = new URL(doctor.url()).pathname;
  await doctor.getByRole('button', { name: /^Mark collected/ }).click();
  await doctor.getByText('Collected', { exact: true }).waitFor();

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
  await doctor.getByRole('region', { name: 'Results' }).getByText('Critically high').waitFor();
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
  await doctor.goto(`/patients/${id}/chart`);
  // It is beside the chart again as it was left.
  await expect.poll(() => doctor.getByLabel('Subjective').inputValue()).toBe('Weak since yesterday, no pain');
  await doctor.getByLabel('Plan').fill('Emergency department');
  await doctor.getByText('Draft saved').waitFor();
  await doctor.getByRole('button', { name: 'Sign', exact: true }).click();
  await doctor.locator('dialog[open]').getByRole('button', { name: 'Sign' }).click();
  await doctor.getByRole('region', { name: 'Previous visit' }).getByText('Emergency department').waitFor();

  // With the visit the appointment has ended; the patient's timeline has all of it.
  await reception.reload();
  await expect.poll(() => chip(reception).textContent()).toBe('Completed');
  const { entries } = await api('GET', `/patients/${id}/timeline`);
  const kinds = entries.map(({ kind }: { kind: string }) => kind);
  expect(new Set(kinds)).toEqual(new Set(['encounter', 'laboratory', 'prescription']));
});
