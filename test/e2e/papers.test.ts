import type { Page } from 'playwright-core';
import { beforeEach, expect, it } from 'vitest';
import { carers } from '../api/given-care.ts';
import { call, newPatientBody, tokensOf } from '../api/client.ts';
import { clinicDetails } from '../clinic-details.ts';
import { printedPaper } from '../printed-paper.ts';
import { startApp } from './app.ts';
import { chartsOf } from './charts.ts';
import { bytesOf } from './downloads.ts';

const app = startApp();
let page: Page;
beforeEach(async () => void (page = await app.open()));
const { prescribed } = carers(() => app.cloud.endpoints);
const { ask, newPatient } = chartsOf(app);
const button = (name: string) => page.getByRole('button', { name, exact: true });

it('a prescription is a sheet of its own, once an administrator has said which clinic it is from', async () => {
  const { endpoints } = app.cloud;
  const { access: token } = await tokensOf('CLINICIAN', endpoints);
  const { body: patient } = await call('POST', '/patients', { token, body: newPatientBody() }, endpoints.apiUrl);
  await prescribed(patient.id);
  const prescriptions = `/patients/${patient.id}/prescriptions`;

  await app.enter(page, prescriptions);
  await button('Print').click();
  await page.getByText('An administrator can do it in Settings').waitFor();
  // Nothing is lost.
  expect(await button('Stop').count()).toBe(1);
  await app.expectGoodScreen(page);

  const chief = await app.openElsewhere();
  await app.enter(chief, '/settings/clinic', 'ADMIN');
  await chief.getByRole('button', { name: 'Fill in the clinic’s details' }).click();
  const dialog = chief.getByRole('dialog');
  await dialog.getByLabel('Name in English').fill(clinicDetails.name.en);
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await dialog.getByText('Name is required').waitFor();
  expect(await chief.evaluate(() => document.activeElement?.id)).toBe('clinic-name.ar');
  await dialog.getByLabel('Name in Arabic').fill(clinicDetails.name.ar);
  await dialog.getByLabel('Address in English').fill(clinicDetails.address.en);
  await dialog.getByLabel('Address in Arabic').fill(clinicDetails.address.ar);
  await dialog.getByLabel('Phone number').fill(clinicDetails.phone);
  await dialog.getByLabel('Clinic license number').fill(clinicDetails.licence);
  await app.expectGoodScreen(chief);
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await dialog.waitFor({ state: 'hidden' });
  await chief.getByText(clinicDetails.licence).waitFor();
  await app.expectGoodScreen(chief);

  const saved = page.waitForEvent('download');
  await button('Print').click();
  const { texts: text, pages } = await printedPaper(await bytesOf(await saved));
  expect(pages).toBe(1);
  for (const part of [clinicDetails.name.en, clinicDetails.licence, 'Amlodipine']) expect(text).toContain(part);
  // The screen's own words are not on paper.
  expect(text).not.toMatch(/Active|Stop|Forgets/);
});

// After the test that has no details yet: all share a clinic.
const describeClinic = async () => {
  const { endpoints } = app.cloud;
  const { access: chief } = await tokensOf('ADMIN', endpoints);
  expect((await call('PUT', '/clinic-profile', { token: chief, body: clinicDetails }, endpoints.apiUrl)).status).toBe(200);
};
const panel = () => page.getByRole('region', { name: 'Certificates and letters' });

it('a prescriber certifies leave from a visit, prints it, and whoever holds the paper verifies it until it is withdrawn', async () => {
  await describeClinic();
  const { id } = await newPatient('Hessa', 'On Leave');
  const { body: visit } = await ask('POST', `/patients/${id}/encounters`, { service: 'consultation' });
  // Who looks for it among the documents is led to the visit.
  await app.enter(page, `/patients/${id}/documents`);
  await panel().getByText('None issued yet').waitFor();
  await panel().getByRole('link', { name: 'Visits' }).click();
  await page.locator(`main a[href$="/visits/${visit.id}"]`).click();

  await panel().getByText('None issued yet').waitFor();
  await panel().getByText('Issue sick leave').click();
  await panel().getByLabel('Number of days').fill('31');
  await button('Sign the certificate').click();
  await panel().getByText('from 1 to 30').waitFor();
  await panel().getByLabel('Number of days').fill('٣');
  await panel().getByText('fit to return on').waitFor();
  await panel().getByText('Print the diagnosis').click();
  await button('Sign the certificate').click();
  await panel().getByText('Diagnosis is required').waitFor();
  await panel().getByLabel('Diagnosis on the paper').fill('Influenza');
  await app.expectGoodScreen(page);
  await button('Sign the certificate').click();
  await page.locator('.toast').getByText('Certificate signed').waitFor();
  await panel().getByText('Sick-leave certificate').waitFor();

  // What was just signed is no fault; who signs the same days again is warned.
  expect(await panel().getByText('Another certificate covers some of these days').count()).toBe(0);
  await button('Sign the certificate').click();
  await panel().getByText('Another certificate covers some of these days').waitFor();
  expect(await button('Issue anyway').count()).toBe(1);

  const saved = page.waitForEvent('download');
  await button('Print').click();
  const { texts, code } = await printedPaper(await bytesOf(await saved));
  expect(texts).toContain('3 days');

  const holder = await app.openElsewhere();
  const asked: string[] = [];
  holder.on('request', (request) => asked.push(request.url()));
  await holder.goto(`/paper#${code.replaceAll('-', '')}`);
  await holder.getByText('This paper is genuine.').waitFor();
  await holder.getByText(clinicDetails.name.en).waitFor();
  expect(await holder.getByText('Influenza').count()).toBe(0);
  // The code is in no address that a server sees.
  expect(asked.filter((url) => url.includes(code.slice(0, 5)) && !url.includes('#'))).toEqual([]);
  await app.expectGoodScreen(holder);

  await panel()
    .getByRole('button', { name: /^Entered in error/ })
    .click();
  const dialog = page.locator('dialog[open]');
  await dialog.getByLabel('Reason').fill('Another patient');
  await dialog.getByRole('button', { name: 'Entered in error' }).click();
  await panel().getByText('Another patient').waitFor();
  expect(await button('Print').count()).toBe(0);

  await holder.getByRole('button', { name: 'Verify' }).click();
  await holder.getByText('This paper no longer applies').waitFor();
  await holder.getByLabel('Code on the paper').fill('no such code');
  await holder.getByRole('button', { name: 'Verify' }).click();
  await holder.getByText('No paper with this code is known').waitFor();
  await app.expectGoodScreen(holder);
});

it('a referral is written from a visit and printed', async () => {
  await describeClinic();
  const { id } = await newPatient('Hessa', 'Referred');
  const { body: visit } = await ask('POST', `/patients/${id}/encounters`, { service: 'consultation' });
  await app.enter(page, `/patients/${id}/visits/${visit.id}`);
  await panel().getByText('Write a referral').click();
  await button('Sign the letter').click();
  await panel().getByText('To is required').waitFor();
  await panel().getByLabel('To', { exact: true }).fill('Cardiology');
  await panel().getByLabel('Urgency').selectOption('Urgent: today');
  await panel().getByLabel('Reason for referral').fill('Chest pain on effort');
  await app.expectGoodScreen(page);
  await button('Sign the letter').click();
  await page.locator('.toast').getByText('Letter signed').waitFor();
  await panel().getByText('Cardiology · Urgent: today').waitFor();
  const saved = page.waitForEvent('download');
  await button('Print').click();
  expect((await bytesOf(await saved)).subarray(0, 4).toString()).toBe('%PDF');
});
