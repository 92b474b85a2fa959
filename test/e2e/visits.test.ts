import type { Page } from 'playwright-core';
import { beforeEach, expect, it } from 'vitest';
import { startApp } from './app.ts';
import { chartsOf } from './charts.ts';
import { said } from './said.ts';

const app = startApp();
const { ask, newPatient } = chartsOf(app);
let page: Page;
beforeEach(async () => void (page = await app.open()));

const button = (name: string) => page.getByRole('button', { name, exact: true });
const plan = () => page.getByLabel('Plan');

let people = 0;
const newVisitor = () => newPatient('Noor', `Visited ${(people += 1)}`);
/** A patient with a visit that has begun, and its address. */
async function begun(): Promise<{ path: string; api: string; name: string }> {
  const { id, name } = await newVisitor();
  const { body } = await ask('POST', `/patients/${id}/encounters`, { service: 'consultation' });
  return { path: `/patients/${id}/visits/${body.id}`, api: `/patients/${id}/encounters/${body.id}`, name };
}
const kept = async (api: string): Promise<string | undefined> => (await ask('GET', api)).body.note.sections.plan;

it('a patient is chosen, one visit starts however often the button is pressed, and its note is written, signed and supplemented', async () => {
  const { id, name } = await newVisitor();
  await app.enter(page, '/records');
  await page.getByRole('link', { name: 'New record' }).click();
  await app.choosePatient(page, name);
  await page.getByLabel('Kind of visit').selectOption('Follow-up');
  await button('Begin visit').dblclick();
  await page.getByLabel('Subjective').fill('Cough for a week');
  await plan().fill('Rest, and back on Sunday');
  await page.getByText('Draft saved').waitFor();
  await button('Sign').click();
  await page.locator('dialog[open]').getByRole('button', { name: 'Sign' }).click();
  await said(page, 'Note signed');
  await expect.poll(() => plan().count()).toBe(0);
  await page.getByText('Rest, and back on Sunday').waitFor();
  await page.getByRole('region', { name: 'Previous visit' }).getByRole('link', { name: 'Follow-up' }).click();
  await page.getByLabel('Addendum').fill('Called: better');
  await button('Add addendum').click();
  await said(page, 'Addendum added');
  await page.getByText('Called: better').first().waitFor();
  const { rows: visits } = (await ask('GET', `/patients/${id}/encounters`)).body;
  expect(visits).toMatchObject([{ status: 'finished', service: 'follow-up' }]);
  expect((await ask('GET', `/patients/${id}/encounters/${visits[0].id}`)).body.note.status).toBe('amended');
});

it('a note survives closing without a warning and a reload while offline, and is listed among the unsigned ones', async () => {
  const { path, api, name } = await begun();
  await app.enter(page, path);
  await plan().fill('Written, then closed');
  await page.getByText('Draft saved').waitFor();
  await page.close();
  page = await app.open();
  await page.goto('/records');
  await page.getByRole('region', { name: 'My unsigned notes' }).getByRole('link', { name }).click();
  await expect.poll(() => plan().inputValue()).toBe('Written, then closed');
  await app.context.route('**/note', (route) => route.abort());
  await plan().fill('Without a line');
  await page.getByText(/The draft could not be saved/).waitFor();
  // Checked before the reload: on leaving, a page saves once more, and the browser's tools may miss that request.
  expect(await kept(api)).toBe('Written, then closed');
  await page.reload();
  await expect.poll(() => plan().inputValue()).toBe('Without a line');
  await app.context.unroute('**/note');
  await page.reload();
  await page.getByText('Draft saved').waitFor();
  expect(await kept(api)).toBe('Without a line');
});

it('a version saved elsewhere is not overwritten without asking', async () => {
  const { path, api } = await begun();
  await app.enter(page, path);
  await plan().waitFor();
  await ask('PUT', `${api}/note`, { sections: { plan: 'From the ward' } });
  await plan().fill('From the office');
  await page.getByText('This draft was changed elsewhere.').waitFor();
  expect(await kept(api)).toBe('From the ward');
  await button('Take the other one').click();
  await expect.poll(() => plan().inputValue()).toBe('From the ward');
  await ask('PUT', `${api}/note`, { sections: { plan: 'From the ward again' } });
  await plan().fill('From the office again');
  await button('Keep what is here').click();
  await page.getByText('Draft saved').waitFor();
  expect(await kept(api)).toBe('From the office again');
});
