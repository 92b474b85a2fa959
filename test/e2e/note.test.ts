import type { Page } from 'playwright-core';
import { beforeEach, expect, it } from 'vitest';
import { startApp } from './app.ts';
import { chartsOf } from './charts.ts';

const app = startApp();
const { ask, newPatient } = chartsOf(app);
let page: Page;
beforeEach(async () => void (page = await app.open()));

const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
const option = (name: string | RegExp) => page.getByRole('option', { name });
const saved = () => page.getByText('Draft saved').waitFor();
const section = (name: string) => page.getByRole('textbox', { name, exact: true });

let people = 0;
/** A patient with a begun visit of a service, and its addresses. */
async function begun(service = 'consultation', of?: string) {
  const id = of ?? (await newPatient('Noor', `Noted ${(people += 1)}`)).id;
  const { body } = await ask('POST', `/patients/${id}/encounters`, { service });
  return { id, path: `/patients/${id}/visits/${body.id}`, api: `/patients/${id}/encounters/${body.id}` };
}
const noteOf = async (api: string) => (await ask('GET', api)).body.note;

it('a problem is found by its abbreviation and has both codes; other words stay text', async () => {
  const { id } = await begun();
  await app.enter(page, `/patients/${id}/chart`);
  await page.locator('summary', { hasText: 'Add problem' }).click();
  await page.getByRole('combobox', { name: 'Problem' }).fill('urti');
  await option(/^Upper respiratory tract infection/).waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await button('Add problem').click();
  await page.getByText('J06.9 · CA07.Z').waitFor();
  const { body } = await ask('GET', `/patients/${id}/problems`);
  expect(body).toMatchObject([{ text: 'Upper respiratory tract infection', icd10: 'J06.9', code: 'CA07.Z' }]);
});

it('prompts fill only empty sections; a phrase becomes the values of now with their time', async () => {
  const { id, path, api } = await begun('antenatal');
  const measuredAt = new Date(Date.now() - 60_000).toISOString();
  await ask('POST', `/patients/${id}/vital-signs`, { measuredAt, values: { systolic: 128, diastolic: 82 } });
  await app.enter(page, path);
  await section('Plan').fill('Mine');
  await page.getByLabel('Insert prompts').selectOption('Antenatal');
  await expect.poll(() => section('Subjective').inputValue()).toContain('Fetal movements: ');
  expect(await section('Plan').inputValue()).toBe('Mine');
  await section('Objective').fill('');
  await section('Objective').pressSequentially('Seated .b');
  await option(/\.bp/).waitFor();
  await page.keyboard.press('Enter');
  await expect.poll(() => section('Objective').inputValue()).toMatch(/^Seated Blood pressure 128\/82 mmHg \(.+\)$/);
  await saved();
  expect((await noteOf(api)).sections.plan).toBe('Mine');
});

it('the last vital signs stand where the note is written, and one click takes them over', async () => {
  const { id, path } = await begun();
  const measuredAt = new Date(Date.now() - 60_000).toISOString();
  await ask('POST', `/patients/${id}/vital-signs`, { measuredAt, values: { systolic: 188, diastolic: 114, pulse: 80 } });
  await app.enter(page, path);
  await section('Objective').fill('Seated');
  await page.getByText('Blood pressure 188/114 mmHg').waitFor();
  await button('Insert').click();
  await expect.poll(() => section('Objective').inputValue()).toMatch(/^Seated\nBlood pressure 188\/114 mmHg, Pulse 80 \/min \(.+\)$/);
});

it('the last note is copied section by section, and each says so until it is edited, to readers too', async () => {
  const first = await begun();
  await ask('PUT', `${first.api}/note`, { sections: { subjective: 'Knee pain', plan: 'Exercises' } }, 1);
  await ask('POST', `${first.api}/note/signature`, undefined, 2);
  const { path, api } = await begun('follow-up', first.id);
  await app.enter(page, path);
  await button(/^Copy note of/).click();
  await expect.poll(() => page.getByText(/^Copied from /).count()).toBe(2);
  await section('Plan').fill('Exercises, twice a day');
  await expect.poll(() => page.getByText(/^Copied from /).count()).toBe(1);
  await saved();
  expect(Object.keys((await noteOf(api)).copied)).toEqual(['subjective']);
  await button('Sign').click();
  await page.locator('dialog[open]').getByRole('button', { name: 'Sign' }).click();
  await page.getByText(/^Subjective · Copied from /).waitFor();
});

it('a diagnosis of the visit joins the problem list with the signature', async () => {
  const { id, path } = await begun();
  await app.enter(page, path);
  await section('Assessment').fill('High on three visits');
  await page.getByRole('combobox', { name: 'Add diagnosis' }).fill('ضغط الدم');
  await page
    .getByRole('listbox')
    .getByRole('option', { name: /^Hypertension I10/ })
    .click();
  await page.getByLabel('Add to the problem list when signed').check();
  await page.getByRole('combobox', { name: 'Add diagnosis' }).fill('Worried well');
  await button('Add as typed').click();
  await saved();
  await button('Sign').click();
  await page.locator('dialog[open]').getByRole('button', { name: 'Sign' }).click();
  await page.getByText('On the problem list').waitFor();
  const { body } = await ask('GET', `/patients/${id}/problems`);
  expect(body).toMatchObject([{ text: 'Hypertension', icd10: 'I10', code: 'BA00.Z', status: 'active' }]);
});

it('a diagnosis chosen while the line is lost is saved when it is back, and one chosen elsewhere is not overwritten', async () => {
  const { path, api } = await begun();
  await app.enter(page, path);
  await section('Plan').fill('Rest');
  await saved();
  await page.context().setOffline(true);
  await page.getByRole('combobox', { name: 'Add diagnosis' }).fill('Ramadan headache');
  await button('Add as typed').click();
  await page.context().setOffline(false);
  await expect.poll(async () => (await noteOf(api)).diagnoses?.[0]?.text, { timeout: 30_000 }).toBe('Ramadan headache');
  await saved();
  const { version } = await noteOf(api);
  await ask('PUT', `${api}/note`, { sections: { plan: 'Rest' }, diagnoses: [{ text: 'Chosen elsewhere' }] }, version);
  await section('Plan').fill('Rest and fluids');
  await page.getByText('This draft was changed elsewhere.').waitFor();
  expect((await noteOf(api)).diagnoses).toEqual([{ text: 'Chosen elsewhere' }]);
});
