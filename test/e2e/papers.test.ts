import type { Page } from 'playwright-core';
import { beforeEach, expect, it } from 'vitest';
import { carers } from '../api/given-care.ts';
import { call, newPatientBody, tokensOf } from '../api/client.ts';
import { clinicDetails } from '../clinic-details.ts';
import { readPdf } from '../read-pdf.ts';
import { startApp } from './app.ts';
import { bytesOf } from './downloads.ts';

const app = startApp();
let page: Page;
beforeEach(async () => void (page = await app.open()));
const { prescribed } = carers(() => app.cloud.endpoints);
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
  const bytes = await bytesOf(await saved);
  const { pages } = await readPdf(
    (async function* whole() {
      yield bytes;
    })(),
  );
  const text = pages.flat().join('');
  expect(pages).toHaveLength(1);
  for (const part of [clinicDetails.name.en, clinicDetails.licence, 'Amlodipine']) expect(text).toContain(part);
  // The screen's own words are not on paper.
  expect(text).not.toMatch(/Active|Stop|Forgets/);
});
