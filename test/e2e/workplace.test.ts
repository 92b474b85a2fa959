import type { Page } from 'playwright-core';
import { beforeEach, expect, it } from 'vitest';
import { startApp } from './app.ts';
import { chartsOf } from './charts.ts';

const app = startApp();
const { ask, newPatient } = chartsOf(app);
let page: Page;
beforeEach(async () => void (page = await app.open()));

let people = 0;
const newOne = () => newPatient('Salma', `Workplace ${(people += 1)}`);
const rail = (name: string) => page.getByRole('complementary').getByRole('button', { name, exact: true });
const part = (name: string) => page.getByRole('region', { name, exact: true });
const tab = (name: string) => page.getByRole('navigation', { name: 'Pages of this patient' }).getByRole('link', { name, exact: true });

it('the summary has what to know before treating, and no form; every tab says which it is', async () => {
  const { id } = await newOne();
  await ask('PUT', `/patients/${id}`, { medicalInfo: { medications: ['Metformin 500 mg twice a day'] } });
  await ask('POST', `/patients/${id}/problems`, { text: 'Type 2 diabetes' });
  await ask('POST', `/patients/${id}/vital-signs`, { values: { systolic: 188, diastolic: 114 } });
  const { body: visit } = await ask('POST', `/patients/${id}/encounters`, { service: 'follow-up' });
  await ask('PUT', `/patients/${id}/encounters/${visit.id}/note`, { sections: { plan: 'HbA1c in three months' } });
  await ask('POST', `/patients/${id}/encounters/${visit.id}/note/signature`);
  await app.enter(page, `/patients/${id}/chart`);
  await part('Vital signs').getByText('188').waitFor();
  await part('Problems').getByText('Type 2 diabetes').waitFor();
  await part('Medicines').getByText('Metformin 500 mg twice a day').waitFor();
  await part('Laboratory results').getByText('Nothing has been ordered').waitFor();
  await part('Previous visit').getByText('HbA1c in three months').waitFor();
  expect(await page.locator('main :is(input, textarea, select):visible').count()).toBe(0);
  for (const name of ['Visits', 'Medicines', 'Results', 'Vital signs', 'Immunizations', 'Documents', 'Details', 'Summary']) {
    await tab(name).click();
    await expect.poll(() => page.locator('.patient-tabs [aria-current=page]').allTextContents()).toEqual([name]);
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
  }
});

it('the banner has the last weight and its date; that a child has none is said', async () => {
  const [weighed, child] = [await newOne(), await newPatient('Yousef', 'Unweighed', { dateOfBirth: '2021-03-02' })];
  await ask('POST', `/patients/${weighed.id}/vital-signs`, { values: { weight: 71.5 } });
  const fact = page.locator('.patient-banner dl > div', { hasText: 'Weight' });
  await app.enter(page, `/patients/${weighed.id}/visits`);
  await expect.poll(() => fact.textContent()).toMatch(/^Weight71\.5 kg \w+ \d+, \d{4}$/);
  await page.goto(`/patients/${child.id}/chart`);
  await expect.poll(() => fact.textContent()).toBe('WeightNot recorded');
});

it('a note stays beside every page of the patient and across a reload, and what was typed stays in it', async () => {
  const { id } = await newOne();
  const other = await newOne();
  await ask('POST', `/patients/${id}/encounters`, { service: 'consultation' });
  await app.enter(page, `/patients/${id}/chart`);
  await rail('Note').click();
  await page.getByLabel('Plan').fill('Read the results first');
  for (const name of ['Results', 'Visits', 'Details']) await tab(name).click();
  await expect.poll(() => page.getByLabel('Plan').inputValue()).toBe('Read the results first');
  await page.reload();
  await expect.poll(() => page.getByLabel('Plan').inputValue()).toBe('Read the results first');
  // Another part takes its place and gives it back; another patient has neither.
  await rail('Order tests').click();
  await page.getByRole('combobox', { name: 'Add a test' }).waitFor();
  await page.goto(`/patients/${other.id}/chart`);
  await rail('Note').waitFor();
  expect(await page.locator('.beside-panel').count()).toBe(0);
  await page.goBack();
  await page.getByRole('combobox', { name: 'Add a test' }).waitFor();
  await rail('Note').click();
  await expect.poll(() => page.getByLabel('Plan').inputValue()).toBe('Read the results first');
});

it.each([
  [820, 1180],
  [390, 700],
])(
  'at %i by %i px a note beside the page says why the patient came, and the diagnoses that are found are all in view',
  async (width, height) => {
    const { id } = await newOne();
    await ask('POST', `/patients/${id}/encounters`, { service: 'consultation', reason: 'Cough for ten days' });
    await app.enter(page, `/patients/${id}/chart`);
    await page.setViewportSize({ width, height });
    await rail('Note').click();
    await page.locator('.beside-panel').getByText('Cough for ten days').waitFor();
    await page.getByRole('combobox', { name: 'Add diagnosis' }).fill('bronch');
    const list = page.getByRole('listbox');
    await list.getByRole('option').last().waitFor();
    // What is drawn at the middle of the last line is that line, not a bar over it.
    const isInView = () =>
      list.getByRole('option').evaluateAll((options) =>
        options.every((option) => {
          const { left, top, width: wide, height: high } = option.getBoundingClientRect();
          return option.contains(document.elementFromPoint(left + wide / 2, top + high / 2));
        }),
      );
    await expect.poll(isInView).toBe(true);
  },
);

it('the signature of a visit’s own page stands above the buttons of a tablet', async () => {
  const { id } = await newOne();
  const { body: visit } = await ask('POST', `/patients/${id}/encounters`, { service: 'consultation' });
  await app.enter(page, `/patients/${id}/visits/${visit.id}`);
  await page.setViewportSize({ width: 820, height: 900 });
  const sign = page.getByRole('button', { name: 'Sign', exact: true });
  const isOnTop = () =>
    sign.evaluate((button) => {
      const { x, y, width, height } = button.getBoundingClientRect();
      return button.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    });
  await page.getByLabel('Subjective').fill('Headache');
  await expect.poll(isOnTop).toBe(true);
});

it('what is typed in a note opened again joins what was saved as it closed', async () => {
  const { id } = await newOne();
  await ask('POST', `/patients/${id}/encounters`, { service: 'consultation' });
  await app.enter(page, `/patients/${id}/chart`);
  await rail('Note').click();
  await page.getByLabel('Subjective').fill('Headache since yesterday');
  const saved = page.waitForResponse((response) => response.request().method() === 'PUT' && response.url().endsWith('/note'));
  await rail('Order tests').click();
  expect((await saved).status()).toBe(200);
  await rail('Note').click();
  await page.getByLabel('Plan').fill('Potassium, then call');
  await part('Note').getByText('Draft saved').waitFor();
  await expect.poll(() => page.getByLabel('Subjective').inputValue()).toBe('Headache since yesterday');
});

it('opens and closes by keyboard alone, and gives the focus back', async () => {
  const { id } = await newOne();
  await app.enter(page, `/patients/${id}/chart`);
  await rail('Vital signs').waitFor();
  await page.keyboard.press('Alt+v');
  const pulse = page.getByLabel('Pulse');
  await pulse.fill('77');
  await page.keyboard.press('Escape');
  await expect.poll(() => pulse.count()).toBe(0);
  expect(await rail('Vital signs').getAttribute('aria-expanded')).toBe('false');
  await rail('Vital signs').press('Enter');
  await expect.poll(() => pulse.inputValue()).toBe('77');
  await page.keyboard.press('Escape');
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Vital signs');
  await page.keyboard.press('Alt+p');
  const medicine = page.getByRole('combobox', { name: 'Medicine' });
  await expect.poll(() => medicine.evaluate((field) => field === document.activeElement)).toBe(true);
});

it('without a connection nothing is lost: the text stays, says so, and is saved when it is back', async () => {
  const { id } = await newOne();
  const { body: visit } = await ask('POST', `/patients/${id}/encounters`, { service: 'consultation' });
  await app.enter(page, `/patients/${id}/chart`);
  await rail('Note').click();
  await page.getByLabel('Plan').waitFor();
  await app.context.setOffline(true);
  await page.getByLabel('Plan').fill('Typed without a line');
  await page.getByText(/The draft could not be saved/).waitFor();
  await app.context.setOffline(false);
  await part('Note').getByText('Draft saved').waitFor();
  expect((await ask('GET', `/patients/${id}/encounters/${visit.id}`)).body.note.sections.plan).toBe('Typed without a line');
});

it('each duty finds what is theirs: a prescriber all of it, a nurse no prescription, reception and the laboratory a task', async () => {
  const { id } = await newOne();
  const { body: visit } = await ask('POST', `/patients/${id}/encounters`, { service: 'follow-up' });
  await ask('POST', `/patients/${id}/encounters/${visit.id}/note/signature`);
  const drawn = async (): Promise<string[]> => page.locator('.beside-rail button').allTextContents();
  for (const [who, expected] of [
    ['dr.huda', ['Note', 'Prescribe', 'Order tests', 'Vital signs', 'Allergy', 'Task']],
    ['nurse', ['Note', 'Vital signs', 'Allergy', 'Task']],
    ['reception', ['Task']],
    ['lab', ['Task']],
  ] as const) {
    page = await app.openElsewhere();
    await app.comeAs(page, `/patients/${id}/chart`, who);
    await part('Laboratory results').getByText('Nothing has been ordered').waitFor();
    await expect.poll(drawn).toEqual(expected);
    const isClinical = expected.length > 1;
    expect(await part('Previous visit').count()).toBe(isClinical ? 1 : 0);
    await page.goto(`/patients/${id}/visits/${visit.id}`);
    if (!isClinical) await page.getByText('Visit notes are open to nurses, prescribers and administrators.').waitFor();
    else await page.getByRole('heading', { name: 'Follow-up', level: 1 }).waitFor();
    await page.goto(`/prescriptions/new?patientId=${id}`);
    if (who !== 'dr.huda') await page.getByText('Only prescribers prescribe medicines').waitFor();
  }
});

it('the summary and each part beside it pass the screen checks in both languages, on a tablet and a phone', async () => {
  const { id } = await newOne();
  await ask('POST', `/patients/${id}/encounters`, { service: 'consultation' });
  await app.enter(page, `/patients/${id}/chart`);
  await rail('Note').waitFor();
  await app.expectGoodScreen(page);
  for (const name of ['Note', 'Prescribe', 'Order tests', 'Vital signs']) {
    await rail(name).click();
    await page.locator('.beside-panel :is(textarea, input)').first().waitFor();
    await app.expectGoodScreen(page);
  }
});

it('a line prescribes: medicine, strength, doses a day, days; a repeat takes two clicks on the same page', async () => {
  const { id } = await newOne();
  await ask('PUT', `/patients/${id}`, { medicalInfo: { allergyStatus: 'none-known' } });
  await app.enter(page, `/patients/${id}/prescriptions`);
  await rail('Prescribe').click();
  await page.getByRole('combobox', { name: 'Medicine' }).fill('paracetamol ٥٠٠ 3 7');
  await page.getByRole('option', { name: /Paracetamol 500 mg.*1 tablet by mouth three times a day for 7 days/s }).waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.getByText('No alerts:').waitFor();
  expect(await page.getByLabel('Amount to hand out', { exact: true }).inputValue()).toBe('21');
  // The signature has the focus: nothing is missing. The amount follows the days.
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Sign');
  await page.getByLabel('Days (optional)').fill('5');
  expect(await page.getByLabel('Amount to hand out', { exact: true }).inputValue()).toBe('15');
  await page.getByLabel('Days (optional)').press('Enter');
  await page.locator('#medicine').getByText('1 tablet by mouth three times a day for 5 days · 15 tablets').waitFor();
  await page.keyboard.press('Escape');
  const path = new URL(page.url()).pathname;
  await page.getByRole('link', { name: 'Renew' }).click();
  await page.getByText('No alerts:').waitFor();
  await part('Prescribe').getByRole('button', { name: 'Sign', exact: true }).click();
  await page
    .getByText(/Signed by Dr\. Huda Al-Naimi/)
    .nth(1)
    .waitFor();
  expect(new URL(page.url()).pathname).toBe(path);
  const { prescriptions } = (await ask('GET', `/patients/${id}/prescriptions`)).body;
  expect(prescriptions).toHaveLength(2);
  expect(prescriptions[0].prior).toBe(prescriptions[1].id);
  // The next one is new, after a reload too.
  await page.reload();
  await page.getByRole('combobox', { name: 'Medicine' }).waitFor();
});
