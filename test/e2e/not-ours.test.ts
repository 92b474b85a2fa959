import type { Page } from 'playwright-core';
import { beforeEach, expect, it } from 'vitest';
import { newPatientBody } from '../api/client.ts';
import { startApp } from './app.ts';
import { appointmentsOf } from './appointments.ts';

// Complaints about other systems (docs/complaints.md) that no other test covers.
const app = startApp({ patients: 20, clock: '10:30' });
let page: Page;
beforeEach(async () => void (page = await app.open()));
const { api } = appointmentsOf(app, () => page);
const button = (tab: Page, name: string) => tab.getByRole('button', { name, exact: true });

it('text written in a tab belongs to the patient shown there, even if another tab shows another', async () => {
  const [first, second] = [await visitOf('Firsttab'), await visitOf('Secondtab')];
  await app.enter(page, first.path);
  const other = await app.open();
  await other.goto(second.path);
  for (const [tab, { name }] of [
    [page, first],
    [other, second],
    [page, first],
  ] as const) {
    await tab.bringToFront();
    await tab.getByRole('region', { name: 'Patient' }).getByText(name).waitFor();
    await tab.getByLabel('Plan').pressSequentially(`${name}. `);
    await tab.getByText('Draft saved').waitFor();
  }
  await page.reload();
  await expect.poll(() => page.getByLabel('Plan').inputValue()).toBe(`${first.name}. ${first.name}.`);
  for (const [{ api: path, name }, times] of [
    [first, 2],
    [second, 1],
  ] as const)
    expect((await api('GET', path)).note.sections).toEqual({ plan: `${name}. `.repeat(times).trim() });
});

async function visitOf(lastName: string): Promise<{ path: string; api: string; name: string }> {
  const { id } = await api('POST', '/patients', newPatientBody({ firstName: 'Amal', lastName }));
  const visit = await api('POST', `/patients/${id}/encounters`, { service: 'consultation' });
  return { path: `/patients/${id}/visits/${visit.id}`, api: `/patients/${id}/encounters/${visit.id}`, name: `Amal ${lastName}` };
}

it('a medicine is not signed if its checks fail to load, and the page does not claim that nothing was found', async () => {
  const { id } = await api('POST', '/patients', newPatientBody({ firstName: 'Amal', lastName: 'Unchecked' }));
  await app.enter(page, `/prescriptions/new?patientId=${id}`);
  const sent: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && sent.push(new URL(request.url()).pathname));
  await page.route('**/prescriptions/check', (route) =>
    route.fulfill({ status: 503, json: { error: 'Service unavailable', code: 'SERVICE_UNAVAILABLE' } }),
  );
  await page.getByRole('combobox', { name: 'Medicine' }).fill('ibuprofen');
  await page.getByRole('option', { name: 'Ibuprofen' }).first().click();
  await page.getByLabel('Amount to hand out', { exact: true }).fill('20');
  await page.getByLabel('How often').selectOption('daily');
  await page.getByText('The medicine could not be checked').waitFor();
  await page.getByText('Interactions, doses, breast-feeding and diseases are NOT checked.').waitFor();
  await button(page, 'Sign').dispatchEvent('click');
  expect(await page.getByText('No alerts:').count()).toBe(0);
  expect(sent.filter((path) => path.endsWith('/prescriptions'))).toEqual([]);
  await page.unroute('**/prescriptions/check');
  await button(page, 'Try Again').click();
  await page.getByText('Could not check').first().waitFor();
});
