import { writeFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, expect, it } from 'vitest';
import { call, newPatientBody, tokensOf } from '../api/client.ts';
import { clinicDetails } from '../clinic-details.ts';
import { startApp } from './app.ts';
import { appointmentsOf } from './appointments.ts';
import { said } from './said.ts';

// In the morning, so that there are free times today.
const app = startApp({ patients: 60, clock: '10:30' });
let current: Page;
const { api, todays, change } = appointmentsOf(app, () => current);

/** What a task took: clicks, keys, filled fields, pages and dialogs opened, and how long the product let the user wait, in seconds. */
interface Effort {
  readonly clicks: number;
  readonly keys: number;
  readonly fields: number;
  readonly screens: number;
  readonly waits: number;
}
const efforts = new Map<string, Effort>();

/**
 * Does a task as somebody does it who knows the product and does not think, and counts. A menu is a click and no screen. Typing, the look
 * at a new screen and the hand on the mouse are reckoned, not measured: 0.25 s a key, 1.2 s a screen, 1.3 s a click.
 */
async function effortOf(task: string, page: Page, work: () => Promise<unknown>): Promise<Effort> {
  await page.evaluate(() => {
    const effort = { clicks: 0, keys: 0, screens: 0 };
    const fields = new Set<EventTarget>();
    Object.assign(globalThis, { effortNow: () => ({ ...effort, fields: fields.size }) });
    const isField = (of: EventTarget | null) =>
      of instanceof HTMLElement && of.matches('input:not([type=radio], [type=checkbox]), select, textarea');
    addEventListener('click', ({ detail }) => (effort.clicks += detail > 0 ? 1 : 0), true);
    addEventListener('keydown', () => (effort.keys += 1), true);
    addEventListener('input', ({ target }) => isField(target) && target !== null && fields.add(target), true);
    let path = location.pathname;
    const looked = () => {
      if (location.pathname !== path) effort.screens += 1;
      path = location.pathname;
    };
    new MutationObserver((changes) => {
      looked();
      for (const { target } of changes) if (target instanceof HTMLDialogElement && target.open) effort.screens += 1;
    }).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['open'] });
  });
  const began = performance.now();
  await work();
  const waits = (performance.now() - began) / 1000;
  const counted = await page.evaluate(() => (Reflect.get(globalThis, 'effortNow') as () => Omit<Effort, 'waits'>)());
  const effort = { ...counted, waits };
  efforts.set(task, effort);
  return effort;
}

const seconds = ({ clicks, keys, screens, waits }: Effort): number => waits + 1.3 * clicks + 0.25 * keys + 1.2 * screens;
afterAll(() => {
  const lines = [...efforts].map(([task, one]) => {
    const { clicks, keys, fields, screens } = one;
    return `| ${task} | ${clicks} / ${fields} / ${screens} | ${keys} | ${one.waits.toFixed(1)} | ${seconds(one).toFixed(0)} |`;
  });
  const table = ['| task | clicks / fields / screens | keys | waits, s | expert seconds |', '| --- | --- | --- | --- | --- |', ...lines];
  writeFileSync(new URL('../../.build/tasks.md', import.meta.url), `${table.join('\n')}\n`);
});

const elsewhere = async (path: string, who: string): Promise<Page> => app.comeAs(await app.openElsewhere(), path, who);
const at = (page: Page, role: 'button' | 'link', name: string | RegExp) => page.getByRole(role, { name, exact: typeof name === 'string' });
/** One option of a list that suggests, chosen by keyboard. */
async function chosen(page: Page, field: string, typed: string, option: RegExp): Promise<void> {
  const box = page.getByRole('combobox', { name: field });
  await box.pressSequentially(typed);
  await page.getByRole('option', { name: option }).first().waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
}
const within = (most: number) => expect.toSatisfy((count: number) => count <= most, `at most ${most}`);

it('the desk: a patient is found, registered, booked, moved, cancelled and received', async () => {
  const reception = (current = await elsewhere('/patients', 'reception'));
  const known = newPatientBody({ firstName: 'Amal', lastName: 'Taskwell', gender: 'male', dateOfBirth: '1962-03-14' });
  const { id } = await api('POST', '/patients', known);
  const arrives = (name: string) => reception.getByRole('heading', { level: 1, name }).waitFor();
  await reception.locator('#search').focus();
  const found = await effortOf('Find and open a patient', reception, async () => {
    await reception.keyboard.type('taskwell');
    await at(reception, 'link', /Amal Taskwell/)
      .first()
      .click();
    await arrives('Amal Taskwell');
  });
  expect(found).toMatchObject({ clicks: within(1), screens: within(1) });

  await reception.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Add New Patient' }).click();
  await arrives('Add New Patient');
  const registered = await effortOf('Register', reception, async () => {
    const tab = async (text: string) => {
      await reception.keyboard.type(text);
      await reception.keyboard.press('Tab');
    };
    await reception.getByRole('textbox', { name: 'QID' }).focus();
    for (const text of ['28835600123', 'Rajesh', 'Kumar', '', '', '14', '3', '1988']) await tab(text);
    await reception.keyboard.press('ArrowDown');
    await tab('');
    await tab('');
    await tab('');
    await reception.keyboard.press('Space');
    await tab('');
    await reception.keyboard.type('55123987');
    await reception.keyboard.press('Enter');
    await reception.getByRole('heading', { level: 2, name: 'Medical Information' }).waitFor();
    await reception.getByLabel('Contact name').click();
    for (const text of ['Sunita', 'wife']) await tab(text);
    await reception.keyboard.type('55123988');
    await reception.keyboard.press('Enter');
    await reception.getByRole('heading', { level: 2, name: 'Review & Submit' }).waitFor();
    await at(reception, 'button', 'Create and book').click();
    await reception.getByRole('heading', { level: 2, name: 'Visit' }).waitFor();
  });
  expect(registered).toMatchObject({ clicks: within(3) });

  await reception.goto(`/patients/${id}`);
  await arrives('Amal Taskwell');
  const booked = await effortOf('Book, from the record', reception, async () => {
    await at(reception, 'link', 'Book appointment').first().click();
    await at(reception, 'button', 'Next').click();
    await at(reception, 'button', /^Next available: /).click();
    await at(reception, 'button', 'Book appointment').click();
    await said(reception, 'Appointment booked');
  });
  expect(booked).toMatchObject({ clicks: within(4), screens: within(2) });

  const line = reception.locator('.lines > li', { hasText: 'Amal Taskwell' });
  const moved = await effortOf('Move', reception, async () => {
    await line.getByRole('button', { name: /^Actions: / }).click();
    await at(reception, 'link', /^Move: /).click();
    await at(reception, 'button', /^Next available: /).click();
    await at(reception, 'button', 'Move').click();
    await said(reception, 'Appointment moved');
  });
  expect(moved).toMatchObject({ clicks: within(4), screens: within(2) });

  await line.waitFor();
  const cancelled = await effortOf('Cancel', reception, async () => {
    await line.getByRole('button', { name: /^Actions: / }).click();
    await at(reception, 'button', /^Cancel appointment: /).click();
    await reception.locator('dialog[open]').getByRole('button', { name: 'Cancel appointment' }).click();
    await line.waitFor({ state: 'detached' });
  });
  expect(cancelled).toMatchObject({ clicks: within(3), screens: within(1) });

  const [place] = await todays(10);
  await api('POST', '/appointments', { patientId: id, service: 'vaccination', minutes: 10, ...place });
  await reception.goto('/appointments');
  const search = reception.getByRole('searchbox', { name: 'Find a name or reason' });
  await search.waitFor();
  // What was canceled before is found too.
  const due = line.filter({ hasText: 'Vaccination' });
  const received = await effortOf('Check in', reception, async () => {
    await search.focus();
    await reception.keyboard.type('taskw');
    await due.getByRole('button', { name: /^Arrived: / }).click();
    await expect.poll(() => due.locator('.chip').last().textContent()).toBe('Arrived');
  });
  expect(received).toMatchObject({ clicks: 1, screens: 0 });
});

it('a visit: vital signs, a note, two medicines, tests, a signature and the printed sheet', async () => {
  const { endpoints } = app.cloud;
  const { access: chief } = await tokensOf('ADMIN', endpoints);
  expect((await call('PUT', '/clinic-profile', { token: chief, body: clinicDetails }, endpoints.apiUrl)).status).toBe(200);
  const doctor = (current = await elsewhere('/appointments', 'dr.huda'));
  const body = newPatientBody({ firstName: 'Amal', lastName: 'Visitwell', gender: 'male', dateOfBirth: '1962-03-14' });
  const { id } = await api('POST', '/patients', { ...body, medicalInfo: { ...body.medicalInfo, allergyStatus: 'none-known' } });
  const [place] = await todays(20);
  await change(await api('POST', '/appointments', { patientId: id, service: 'consultation', minutes: 20, ...place }), 'arrived');

  const nurse = await elsewhere('/appointments?view=board', 'nurse');
  const measured = await effortOf('Vital signs, from the board', nurse, async () => {
    await at(nurse, 'link', 'Vital signs: Amal Visitwell').click();
    await nurse.getByLabel('Systolic').waitFor();
    await nurse.getByLabel('Systolic').focus();
    for (const value of ['128', '76', '72', '16', '36.8', '98', '81']) {
      await nurse.keyboard.type(value);
      await nurse.keyboard.press('Tab');
    }
    await at(nurse, 'button', 'Record vital signs').click();
    await nurse.getByText('Vital signs recorded', { exact: true }).waitFor();
  });
  expect(measured).toMatchObject({ clicks: within(3), screens: within(1) });

  await doctor.reload();
  const begin = at(doctor, 'button', 'Begin visit: Amal Visitwell');
  await begin.waitFor();
  const open = (part: string) => doctor.getByRole('complementary').getByRole('button', { name: part }).first().click();
  const prescribe = async (line: string, name: RegExp) => {
    await chosen(doctor, 'Medicine', line, name);
    await doctor.getByText('No alerts:').waitFor();
  };
  const visit = await effortOf('A visit: note, two medicines, tests, sheet, signature', doctor, async () => {
    await begin.click();
    await doctor.getByLabel('Subjective').waitFor();
    await doctor.getByLabel('Subjective').focus();
    await doctor.keyboard.type('Weak, no pain');
    await open('Prescribe');
    await prescribe('paracetamol 500 3 7', /Paracetamol 500 mg/);
    await at(doctor, 'button', 'Add another medicine').click();
    await prescribe('cetirizine 10 1 7', /Cetirizine 10 mg/);
    await at(doctor, 'button', 'Sign all: 2').click();
    const sheet = doctor.waitForEvent('download');
    await doctor.getByRole('region', { name: 'Prescribe' }).getByRole('button', { name: 'Print' }).click();
    await sheet;
    await open('Order tests');
    await chosen(doctor, 'Add a test', 'potassium', /^Potassium/);
    await doctor.getByRole('region', { name: 'Order tests' }).getByRole('button', { name: 'Order tests' }).click();
    await doctor
      .getByRole('region', { name: 'Laboratory results' })
      .getByRole('link', { name: /Potassium/ })
      .waitFor();
    await open('Note');
    await doctor.getByText('Draft saved').waitFor();
    await at(doctor, 'button', 'Sign').click();
    await doctor.locator('dialog[open]').getByRole('button', { name: 'Sign' }).click();
    await doctor.getByRole('region', { name: 'Previous visit' }).getByText('Weak, no pain').waitFor();
  });
  // The dialog of the signature is a screen too.
  expect(visit).toMatchObject({ clicks: within(12), screens: within(2) });

  await doctor.goto(`/patients/${id}/prescriptions`);
  await at(doctor, 'link', 'Renew').first().waitFor();
  const repeated = await effortOf('A repeat prescription', doctor, async () => {
    await at(doctor, 'link', 'Renew').first().click();
    await doctor.getByText('No alerts:').waitFor();
    await doctor.getByRole('region', { name: 'Prescribe' }).getByRole('button', { name: 'Sign', exact: true }).click();
    await doctor
      .getByText(/Signed by Dr\. Huda Al-Naimi/)
      .nth(2)
      .waitFor();
  });
  expect(repeated).toMatchObject({ clicks: within(3), screens: within(1) });
  const printed = await effortOf('Print a prescription', doctor, async () => {
    const sheet = doctor.waitForEvent('download');
    await at(doctor, 'button', 'Print').first().click();
    await sheet;
  });
  expect(printed).toMatchObject({ clicks: 1, screens: 0 });

  const bench = await elsewhere('/labs', 'lab');
  await bench.getByRole('link', { name: 'Amal Visitwell' }).first().waitFor();
  const entered = await effortOf('Enter a result', bench, async () => {
    await bench.getByRole('link', { name: 'Amal Visitwell' }).first().click();
    await bench.getByRole('button', { name: /^Mark collected/ }).click();
    await bench.getByRole('button', { name: /^Receive/ }).click();
    await bench.getByRole('textbox', { name: 'Potassium' }).focus();
    await bench.keyboard.type('6.9');
    await at(bench, 'button', 'Save results').click();
    await bench.getByText('Someone else must verify what you entered.').waitFor();
  });
  expect(entered).toMatchObject({ clicks: within(4), screens: within(1) });
  const second = await elsewhere('/labs', 'lab2');
  await second.getByRole('link', { name: 'Amal Visitwell' }).first().waitFor();
  const verified = await effortOf('Verify a result', second, async () => {
    await second.getByRole('link', { name: 'Amal Visitwell' }).first().click();
    await at(second, 'button', 'Verify').click();
    await second.getByText('Completed').waitFor();
  });
  expect(verified).toMatchObject({ clicks: within(2), screens: within(1) });

  await doctor.goto('/inbox');
  const acknowledge = at(doctor, 'button', 'Acknowledge, Amal Visitwell');
  await acknowledge.waitFor();
  const acknowledged = await effortOf('Acknowledge a critical result', doctor, async () => {
    await acknowledge.click();
    const dialog = doctor.locator('dialog[open]');
    await dialog.getByRole('textbox').waitFor();
    await doctor.keyboard.type('Sent to hospital');
    await dialog.getByRole('button', { name: 'Acknowledge' }).click();
    await acknowledge.waitFor({ state: 'detached' });
  });
  expect(acknowledged).toMatchObject({ clicks: within(2), screens: within(1) });
});
