import type { Page } from 'playwright-core';
import { beforeEach, expect, it } from 'vitest';
import { call, signIn, newPatientBody, tokensOf } from '../api/client.ts';
import { carers } from '../api/given-care.ts';
import { enterCode, issue } from '../api/linking.ts';
import { register } from '../api/register.ts';
import { startApp, titleOf } from '../e2e/app.ts';
import { browserName } from '../e2e/browser.ts';
import { fillDate } from '../e2e/dates.ts';
import { enterAs } from '../e2e/linked-accounts.ts';
import { readQrCode } from '../e2e/qr-code.ts';

const app = startApp();
let page: Page;
beforeEach(async () => void (page = await app.open()));
const care = carers(() => app.cloud.endpoints);
const password = 'Calm-Harbour-7';

/** Writes a record as staff do; what a patient enters of it. */
async function newRecord(personal: Record<string, unknown>): Promise<{ id: string; born: string; name: string }> {
  const { access: token } = await tokensOf('CLINICIAN', app.cloud.endpoints);
  const { body } = await call('POST', '/patients', { token, body: newPatientBody(personal) }, app.cloud.endpoints.apiUrl);
  const { firstName, lastName, dateOfBirth } = body.personalInfo;
  return { id: body.id, born: dateOfBirth, name: `${firstName} ${lastName}` };
}

// Playwright has no other browser show a page as it prints.
it.skipIf(browserName !== 'chromium')(
  'a patient links the record with the code from the desk, sees results and medicines, and has a wrong number corrected',
  async () => {
    const record = await newRecord({ firstName: 'Moza', lastName: 'Al-Journey' });
    const order = await care.entered(record.id, 3.1);
    await care.verify(record.id, order);
    await care.acknowledge(record.id, order);
    await care.prescribed(record.id);
    await care.filed(record.id, 'Visit summary', { isReleased: true });
    await care.filed(record.id, 'Internal paper');
    const email = 'journey@afiya.example';
    await register({ email, password }, app.cloud);

    const desk = await app.openElsewhere();
    await app.enter(desk, `/patients/${record.id}`);
    await desk.getByRole('button', { name: 'Issue a code' }).click();
    const dialog = desk.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Issue a code' }).click();
    const slip = await readQrCode(desk, 'QR code that opens the site with this code');
    // The slip is printed without the page.
    await desk.emulateMedia({ media: 'print' });
    await dialog.locator('[data-code]').waitFor();
    expect([await desk.locator('#root').isVisible(), await dialog.getByRole('button').count()]).toEqual([false, 0]);
    await desk.emulateMedia({ media: null });
    await dialog.getByRole('button', { name: 'Close' }).click();

    await enterAs(page, email, slip.slice(slip.indexOf('/#')));
    await page.getByText('No record is linked to your account yet.').waitFor();
    await fillDate(page, 'Patient’s date of birth', record.born);
    await page.getByRole('button', { name: 'Link record' }).click();
    await page.getByText(`You now see the record of ${record.name}`).waitFor();
    await page.getByRole('link', { name: 'See the result' }).click();
    const report = page.locator('main section').filter({ hasText: 'Potassium' });
    expect(await report.innerText()).toMatch(/3\.1 mmol\/L\s+Range: 3\.5–5\.1/);
    const menu = page.getByRole('navigation', { name: 'Main' }).filter({ visible: true });
    await menu.getByRole('link', { name: 'Medicines' }).click();
    await page.getByText('Amlodipine 5 mg tablet').waitFor();
    await menu.getByRole('link', { name: 'Home' }).click();
    await page.locator('main .shortcut').getByRole('link', { name: 'Documents' }).click();
    await page.getByText('Visit summary', { exact: true }).waitFor();
    expect(await page.getByText('Internal paper').count()).toBe(0);
    const coming = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download: Visit summary' }).click();
    expect((await coming).suggestedFilename()).toBe('Visit summary.pdf');

    await page.goto(`/patients/${record.id}`);
    const own = page.getByRole('region', { name: 'Proposed changes' });
    await own.getByRole('button', { name: 'Propose a change' }).click();
    await page.getByLabel('What should change?').selectOption('Phone number');
    await page.getByRole('dialog').getByLabel('Phone number').fill('+974 5555 0177');
    await page.getByRole('button', { name: 'Send to the clinic' }).click();
    await own.getByText(/The clinic has not answered yet/).waitFor();
    await desk.reload();
    const proposed = desk.getByRole('region', { name: 'Proposed changes' });
    await proposed.getByRole('button', { name: /^Accept, / }).click();
    await proposed.waitFor({ state: 'hidden' });
    await desk.getByRole('main').getByText('+974 5555 0177').first().waitFor();
    await page.reload();
    await own.getByText(/^Accepted on/).waitFor();

    await page.goto('/security');
    await page.getByText('Huda Al-Naimi').first().waitFor();
    await desk.getByRole('button', { name: /^Undo the link of / }).click();
    await dialog.getByRole('button', { name: 'Undo' }).click();
    await desk.getByText('No account sees this record.').waitFor();
    await page.goto(`/patients/${record.id}`);
    await page.getByText('Patient not found or failed to load patient details.').waitFor();
  },
);

it('a parent of two asks for an appointment for the right child, of clinicians who see children, in four presses from home', async () => {
  const { endpoints } = app.cloud;
  const email = 'parent-journey@afiya.example';
  await register({ email, password }, app.cloud);
  const { access } = await signIn(email, password, endpoints);
  const lastName = 'Al-Asker';
  const hamad = await newRecord({ firstName: 'Hamad', lastName, gender: 'male', dateOfBirth: `${new Date().getFullYear() - 5}-01-02` });
  for (const [{ id, born }, relation] of [
    [await newRecord({ firstName: 'Amna', lastName }), 'self'],
    [hamad, 'parent'],
  ] as const)
    await enterCode(access, (await issue(id, { relation }, endpoints)).body.code, born, endpoints);

  await enterAs(page, email);
  await page.getByRole('navigation', { name: 'Whose record' }).getByRole('link', { name: 'Hamad' }).click();
  await expect.poll(() => titleOf(page)).toBe(`${hamad.name} · Afiya`);
  await page.locator('main').getByRole('link', { name: 'Ask for an appointment' }).first().click();
  await page.getByRole('heading', { level: 1, name: 'Ask for an appointment' }).waitFor();
  await expect.poll(() => page.locator('nav [aria-current=page]').filter({ hasText: 'Hamad' }).count()).toBe(1);
  await page.getByText('With: Anybody who is free').click();
  const clinicians = page.getByRole('radiogroup', { name: 'Clinician' });
  await clinicians.getByText('Pediatrics').waitFor();
  expect(await clinicians.innerText()).not.toMatch(/gynecology|Internal/);
  expect(await page.getByRole('radio', { name: 'Pregnancy' }).count()).toBe(0);
  await page.getByRole('radio', { name: 'A vaccination' }).check();
  await page.locator('input[name=time]').first().check();
  await page.getByRole('button', { name: 'Ask for it' }).click();
  await page.getByRole('heading', { name: 'Requested' }).waitFor();
  const { access: staff } = await tokensOf('CLINICIAN', endpoints);
  const { body } = await call('GET', `/patients/${hamad.id}/appointments`, { token: staff }, endpoints.apiUrl);
  expect(body.coming).toMatchObject([{ service: 'vaccination', minutes: 10, status: 'pending' }]);
});
