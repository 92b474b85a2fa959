import { expect, it } from 'vitest';
import { call, newPatientBody, tokensOf } from '../api/client.ts';
import { clinicDetails } from '../clinic-details.ts';
import { startApp } from '../e2e/app.ts';
import { chartsOf } from '../e2e/charts.ts';
import { nextDownload } from '../e2e/downloads.ts';
import { printedPaper } from '../printed-paper.ts';

const app = startApp();
const { ask } = chartsOf(app);

it('a medicine that the patient is allergic to is signed for a reason, printed, renewed, and in the record until it is stopped', async () => {
  const { endpoints } = app.cloud;
  const { access: chief } = await tokensOf('ADMIN', endpoints);
  expect((await call('PUT', '/clinic-profile', { token: chief, body: clinicDetails }, endpoints.apiUrl)).status).toBe(200);
  const body = newPatientBody({ gender: 'male', firstName: 'Khalid', lastName: 'Prescribed-to' });
  const { id } = (await ask('POST', '/patients', { ...body, medicalInfo: { ...body.medicalInfo, allergyStatus: 'none-known' } })).body;
  const written = async () => (await ask('GET', `/patients/${id}/prescriptions`)).body.prescriptions;

  const page = await app.open();
  await app.enter(page, `/patients/${id}/prescriptions`);
  await page.getByRole('link', { name: 'New prescription' }).click();
  await page.getByRole('combobox', { name: 'Medicine' }).fill('amox 500 3 7');
  await page
    .getByRole('option', { name: /^Amoxicillin 500 mg/ })
    .first()
    .waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  const panel = page.getByRole('region', { name: 'Prescribe', exact: true });
  const sign = panel.getByRole('button', { name: 'Sign', exact: true });
  await panel.getByLabel('Reduced kidney function').selectOption('no');
  await panel.getByText('No alerts:').waitFor();
  await panel.getByText('Could not check').waitFor({ state: 'detached' });
  await expect.poll(() => sign.getAttribute('aria-disabled')).toBe('false');

  // A colleague learns of an allergy after the check.
  const severe = { allergies: ['Penicillin'], allergySeverities: [{ substance: 'Penicillin', severity: 'severe' }] };
  expect((await ask('PUT', `/patients/${id}`, { medicalInfo: severe })).status).toBe(200);
  await sign.click();
  await panel.getByText('Allergies or medicines changed after the check').waitFor();
  await panel.getByText('Conflict: allergy to its class').waitFor();
  expect(await written()).toEqual([]);
  await panel.getByLabel('Reason for prescribing anyway').fill('Tolerated twice since');
  await sign.click();
  await page.getByText(/Signed by Dr\. Huda Al-Naimi/).waitFor();
  expect(await written()).toMatchObject([
    { status: 'active', dose: { dispense: { quantity: 21 } }, overrides: [{ rule: 'allergy-class', reason: 'Tolerated twice since' }] },
  ]);

  const saved = nextDownload(page);
  await panel.getByRole('button', { name: 'Print' }).click();
  const { texts, pages, code } = await printedPaper((await saved).bytes);
  expect(pages).toBe(1);
  for (const part of [clinicDetails.name.en, clinicDetails.licence, 'Amoxicillin', 'three times a day']) expect(texts).toContain(part);
  expect(code).not.toBe('');
  // The screen's own words are not on paper.
  expect(texts).not.toMatch(/Active|Stop|Forgets/);

  await page.getByRole('link', { name: 'Renew' }).click();
  await panel.getByText('Conflict: allergy to its class').waitFor();
  await panel.getByLabel('Reason for prescribing anyway').fill('Tolerated three times');
  await sign.click();
  const over = async () => (await ask('GET', `/patients/${id}/prescriptions/earlier`)).body.rows;
  await expect.poll(async () => (await over()).map(({ status }: { status: string }) => status)).toEqual(['completed']);
  const [[renewed], [earlier]] = [await written(), await over()];
  expect(renewed.status).toBe('active');
  expect(renewed.prior).toBe(earlier.id);
  expect((await ask('GET', `/patients/${id}`)).body.medicalInfo.medications).toHaveLength(1);

  // The page has followed too: until then, its active prescription is the earlier one.
  const listed = page.getByRole('main').getByRole('listitem');
  await listed.filter({ hasText: 'Completed' }).waitFor();
  const current = listed.filter({ hasText: 'Active' });
  await current.getByRole('button', { name: 'Stop', exact: true }).click();
  await page.getByRole('dialog').getByRole('textbox').fill('Cured');
  await page.getByRole('dialog').getByRole('button', { name: 'Stop' }).click();
  await page.getByText('Stopped', { exact: true }).waitFor();
  expect((await ask('GET', `/patients/${id}`)).body.medicalInfo.medications).toEqual([]);
});
