import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { call, newPatientBody, tokensOf } from '../api/client.ts';
import { soon, startApp } from '../e2e/app.ts';
import { said } from '../e2e/said.ts';

// In the morning, so that there are free times today.
const app = startApp({ patients: 20, clock: '10:30' });

/** Somebody at the board on their own machine, and how often it was loaded since. */
async function at(who: string) {
  const page = await app.comeAs(await app.openElsewhere(), '/appointments?view=board', who);
  let loads = 0;
  page.on('load', () => (loads += 1));
  return { page, loads: () => loads };
}
const name = 'Amal Clinicday';
const card = (page: Page, stage: string) =>
  page
    .getByRole('region', { name: new RegExp(`^${stage} ?\\d*$`) })
    .getByRole('listitem')
    .filter({ hasText: name });
/** By keyboard, because a click just after the rows have moved by themselves does not count. */
const press = async (page: Page, role: 'button' | 'link', text: string) => {
  // Firefox gives keys to the window in front.
  await page.bringToFront();
  await page.getByRole(role, { name: text }).first().press('Enter');
};

it('a patient passes from reception to the nurse and the doctor, and each sees the others’ work without a reload', async () => {
  const { endpoints } = app.cloud;
  const { access: token } = await tokensOf('CLINICIAN', endpoints);
  const body = newPatientBody({ firstName: 'Amal', lastName: 'Clinicday' });
  expect((await call('POST', '/patients', { token, body }, endpoints.apiUrl)).status).toBe(201);
  const [desk, nurse, doctor] = [await at('reception'), await at('nurse'), await at('dr.huda')];

  await desk.page.getByRole('link', { name: 'New appointment' }).click();
  await app.choosePatient(desk.page, name);
  await desk.page.getByRole('button', { name: 'Next', exact: true }).click();
  await desk.page.getByLabel('Reason for the visit').fill('Weakness since yesterday');
  await desk.page.getByRole('button', { name: 'Next', exact: true }).click();
  await desk.page.getByRole('button', { name: /^Next available: / }).click();
  await desk.page.getByRole('button', { name: 'Book appointment' }).click();
  await said(desk.page, 'Appointment booked');
  await desk.page.getByRole('link', { name: 'Board', exact: true }).click();
  await press(desk.page, 'button', `Arrived: ${name}`);
  await card(desk.page, 'Arrived').waitFor();

  await card(nurse.page, 'Arrived').waitFor(soon);
  await press(nurse.page, 'link', `Vital signs: ${name}`);
  await nurse.page.getByLabel('Systolic').fill('188');
  await nurse.page.getByLabel('Diastolic').fill('114');
  await nurse.page.getByRole('button', { name: 'Record vital signs' }).click();
  await nurse.page.getByText('Vital signs recorded', { exact: true }).waitFor();

  await card(doctor.page, 'Ready').getByText(/188/).waitFor(soon);
  await press(doctor.page, 'button', `Begin visit: ${name}`);
  await doctor.page.getByLabel('Subjective').fill('Weak since yesterday, no pain');
  await card(desk.page, 'In the visit').waitFor(soon);
  expect(await card(desk.page, 'In the visit').getByText('Waiting').count()).toBe(0);
  await doctor.page.getByLabel('Plan').fill('Rest, and come back in a week');
  await doctor.page.getByText('Draft saved').waitFor();
  await doctor.page.getByRole('button', { name: 'Sign', exact: true }).click();
  await doctor.page.locator('dialog[open]').getByRole('button', { name: 'Sign' }).click();
  await doctor.page.getByRole('region', { name: 'Previous visit' }).getByText('Rest, and come back in a week').waitFor();

  // With the visit the appointment has ended.
  await card(desk.page, 'Over').waitFor(soon);
  expect([desk.loads(), nurse.loads(), doctor.loads()]).toEqual([0, 0, 0]);
});
