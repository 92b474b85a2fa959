import type { Page } from 'playwright-core';
import { beforeEach, expect, it } from 'vitest';
import { type Answer, call, newPatientBody, tokensOf } from '../api/client.ts';
import { startApp } from './app.ts';

const app = startApp();
let page: Page;
beforeEach(async () => void (page = await app.open()));

const button = (name: string) => page.getByRole('button', { name, exact: true });
const said = (text: string) => page.locator('.toast').getByText(text).waitFor();

async function ask(method: string, path: string, body?: unknown): Promise<Answer> {
  const { endpoints } = app.cloud;
  return call(method, path, { token: (await tokensOf('CLINICIAN', endpoints)).access, body }, endpoints.apiUrl);
}
async function newPatient(personal: Record<string, unknown> = {}): Promise<string> {
  return (await ask('POST', '/patients', newPatientBody(personal))).body.id;
}
const hoursAgo = (hours: number): string => new Date(Date.now() - hours * 3_600_000).toISOString();

it('vital signs are typed in a row and sent with Enter; zero counts, and impossible values are reported beside the field', async () => {
  const id = await newPatient({ dateOfBirth: '1980-01-01' });
  await app.enter(page, `/patients/${id}/vital-signs`);
  await page.getByText('No vital signs recorded yet').waitFor();
  await page.getByRole('link', { name: 'Record vital signs' }).click();
  await expect.poll(() => page.getByLabel('Systolic pressure').evaluate((field) => field === document.activeElement)).toBe(true);
  // Of an adult, the head is not measured.
  expect(await page.getByLabel('Head circumference').count()).toBe(0);
  for (const typed of ['128', '82', '٧١', '14', '98,6']) {
    await page.keyboard.type(typed);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  const temperature = page.getByLabel('Temperature');
  await page.getByText('A number from 10 to 50; decimals: at most 1').waitFor();
  expect(await temperature.evaluate((field) => field === document.activeElement)).toBe(true);
  await temperature.fill('36.8');
  await page.getByLabel('Pain, 0 to 10').fill('0');
  await page.keyboard.press('Enter');
  await page.getByText('Vital signs recorded', { exact: true }).waitFor();
  const { vitals } = (await ask('GET', `/patients/${id}/chart`)).body;
  expect(Object.fromEntries(Object.entries<{ value: number }>(vitals).map(([sign, { value }]) => [sign, value]))).toEqual({
    systolic: 128,
    diastolic: 82,
    pulse: 71,
    respiratoryRate: 14,
    temperature: 36.8,
    pain: 0,
  });
  await page.getByText('128 / 82').waitFor();
  await expect.poll(() => page.getByLabel('Systolic pressure').inputValue()).toBe('');
});

it('typed values survive a reload, and a lost answer does not record them twice', async () => {
  const id = await newPatient();
  await app.enter(page, `/patients/${id}/chart`);
  await button('Vital signs').click();
  await page.getByLabel('Pulse').fill('77');
  await page.reload();
  await expect.poll(() => page.getByLabel('Pulse').inputValue()).toBe('77');
  let lost = 0;
  await page.route('**/vital-signs', async (route) => {
    if (route.request().method() !== 'POST' || lost > 0) return route.fallback();
    lost += 1;
    await route.fetch();
    return route.abort();
  });
  await button('Record vital signs').click();
  await page.getByText('Vital signs recorded', { exact: true }).waitFor();
  expect(lost).toBe(1);
  expect((await ask('GET', `/patients/${id}/vital-signs`)).body).toHaveLength(1);
});

it('a value is corrected, or marked with a reason; its course is drawn from left to right in both languages', async () => {
  const id = await newPatient();
  for (const [pulse, hours] of [
    [70, 3],
    [110, 2],
    [90, 1],
  ] as const)
    await ask('POST', `/patients/${id}/vital-signs`, { values: { pulse }, measuredAt: hoursAgo(hours) });
  await app.enter(page, `/patients/${id}/vital-signs`);
  const drawn = () => page.locator('.drawing-place [data-outside]').evaluateAll((dots) => dots.map((dot) => dot.getBoundingClientRect().x));
  await expect.poll(async () => (await drawn()).length).toBe(3);
  const inOrder = async () => expect(await drawn()).toEqual((await drawn()).toSorted((one, other) => one - other));
  await inOrder();
  await page.getByRole('button', { name: /^Correct 110/ }).click();
  await page.locator('dialog[open]').getByLabel('Pulse').fill('101');
  await page.locator('dialog[open]').getByRole('button', { name: 'Correct' }).click();
  await said('Changed');
  await page.getByText('Corrected').waitFor();
  await page.getByRole('button', { name: /^Entered in error: 90/ }).click();
  const confirm = page.locator('dialog[open]').getByRole('button', { name: 'Entered in error' });
  await confirm.click();
  await page.getByText('A reason is needed').waitFor();
  await page.getByRole('textbox', { name: 'Reason', exact: true }).fill('Another patient');
  await confirm.click();
  await said('Marked as entered in error');
  await expect.poll(async () => (await drawn()).length).toBe(2);
  await page.getByText('Another patient').waitFor();
  expect((await ask('GET', `/patients/${id}/chart`)).body.vitals.pulse.value).toBe(101);
  await page.getByRole('button', { name: 'العربية' }).click();
  await page.getByRole('heading', { name: 'العلامات الحيوية' }).first().waitFor();
  await inOrder();
});

it('a duplicate problem is added only on purpose, and a resolved one is folded away', async () => {
  const id = await newPatient();
  await app.enter(page, `/patients/${id}`);
  await page.getByRole('link', { name: 'Summary' }).click();
  await page.locator('summary', { hasText: 'Add problem' }).click();
  const text = page.getByRole('combobox', { name: 'Problem', exact: true });
  await text.fill('Asthma');
  await page.getByLabel(/ICD-11 code/).fill('ca23.32');
  await page.keyboard.press('Enter');
  await said('Problem added');
  await page.getByText('CA23.32').waitFor();
  await text.fill('asthma');
  await page.keyboard.press('Escape');
  await button('Add problem').click();
  await page.getByText('There is a problem like this already.').waitFor();
  await button('Add anyway').click();
  await expect.poll(() => page.getByRole('button', { name: /^Actions: asthma$/i }).count()).toBe(2);
  await button('Actions: Asthma').click();
  await button('Resolve: Asthma').click();
  await page.getByText('Past problems: 1').waitFor();
  expect((await ask('GET', `/patients/${id}/chart`)).body.problems.map((one: { text: string }) => one.text)).toEqual(['asthma']);
  await page.getByRole('link', { name: 'Visits' }).click();
  await page.getByRole('heading', { name: 'Timeline' }).waitFor();
});

it("a patient's chart passes the screen checks, and is not for patients", async () => {
  const id = await newPatient({ firstName: 'Abdulrahman-Mohammed-Al-Thabit', lastName: 'Al-Sulaiti-Al-Kuwari' });
  for (const [hours, systolic] of [
    [50, 150],
    [26, 141],
    [2, 132],
  ] as const)
    await ask('POST', `/patients/${id}/vital-signs`, {
      values: { systolic, diastolic: 80, weight: 82.4, height: 171 },
      measuredAt: hoursAgo(hours),
    });
  await ask('POST', `/patients/${id}/problems`, { text: 'ارتفاع ضغط الدم', code: 'BA00.Z', onset: '2020-02-01' });
  await ask('POST', `/patients/${id}/problems`, { text: 'Type 2 diabetes mellitus without complications, diet controlled for now' });
  await app.enter(page, `/patients/${id}/chart`);
  await page.getByText('28.2').waitFor();
  await app.expectGoodScreen(page);
  await page.goto(`/patients/${id}/vital-signs`);
  await page.locator('.drawing-place svg').first().waitFor();
  await app.expectGoodScreen(page);
  const other = await app.openElsewhere();
  await other.goto(`/patients/${id}/chart`);
  await app.signIn(other, 'PATIENT');
  await other.getByRole('heading', { name: 'Chart' }).waitFor();
  expect(await other.getByLabel('Pulse').count()).toBe(0);
});

it("a child's measurements are drawn on WHO's curves, with the percentile in words; the chart has the table's values", async () => {
  const born = new Date(Date.now() - 400 * 86_400_000).toISOString().slice(0, 10);
  const id = await newPatient({ dateOfBirth: born, gender: 'female' });
  for (const [daysAgo, weight, height] of [
    [300, 5.4, 58],
    [5, 9.2, 75],
  ] as const)
    await ask('POST', `/patients/${id}/vital-signs`, { values: { weight, height }, measuredAt: hoursAgo(daysAgo * 24) });
  await app.enter(page, `/patients/${id}/vital-signs`);
  const growth = page.locator('section[aria-labelledby=growth]');
  await growth.getByText(/^Weight: \d\d(st|nd|rd|th) percentile/).waitFor();
  const chart = growth.getByRole('img', { name: 'Weight by age, with the WHO curves; values: 2' });
  await chart.waitFor();
  // Five curves and the child's own course.
  expect(await chart.locator('path:not(:has(title))').count()).toBe(6);
  const says = await chart.locator('title').allTextContents();
  const cells = await growth.getByRole('row').nth(1).getByRole('cell').allTextContents();
  expect(says.at(-1)).toMatch(new RegExp(`^${cells[1]} kg, .*, ${cells[2]}$`));
  await growth.getByText('Premature birth is not corrected for.').waitFor();
  await growth.getByLabel('Growth by').focus();
  await page.keyboard.press('ArrowDown');
  await growth.getByText(/^Height: \d+\w\w percentile/).waitFor();
  await app.expectGoodScreen(page);
});

it('whose sex is neither male nor female has no curves, and a grown person no growth', async () => {
  const born = new Date(Date.now() - 400 * 86_400_000).toISOString().slice(0, 10);
  const [child, adult] = [await newPatient({ dateOfBirth: born, gender: 'other' }), await newPatient({ dateOfBirth: '1980-01-01' })];
  for (const id of [child, adult]) await ask('POST', `/patients/${id}/vital-signs`, { values: { height: 76 }, confirmed: true });
  await app.enter(page, `/patients/${child}/vital-signs`);
  await page.getByText('WHO growth curves are separate for boys and girls').waitFor();
  await page.goto(`/patients/${adult}/vital-signs`);
  await page.getByRole('img', { name: 'Height over time, values: 1' }).waitFor();
  expect(await page.locator('#growth').count()).toBe(0);
});

it('the limits of the red zone are shaded, and a value outside is a red lozenge; without the chart’s code the table remains', async () => {
  const id = await newPatient({ dateOfBirth: '1980-01-01' });
  for (const [hours, temperature] of [
    [2, 36.8],
    [1, 40.4],
  ] as const)
    await ask('POST', `/patients/${id}/vital-signs`, { values: { temperature }, measuredAt: hoursAgo(hours) });
  await app.enter(page, `/patients/${id}/vital-signs`);
  const chart = page.getByRole('img', { name: 'Temperature over time, values: 2' });
  await chart.locator('[data-outside=true]').waitFor();
  expect(await chart.locator('[data-outside=true] title').textContent()).toMatch(/^40\.4 °C, /);
  expect(await chart.locator('[data-outside=false]').count()).toBe(1);
  // The axis begins and ends at the same values for everybody.
  const numbers = await chart.locator('text[text-anchor=end]').allTextContents();
  expect([numbers[0], numbers.at(-1)]).toEqual(['34', '41']);
  const without = await app.open();
  await without.route(/\/assets\/time-course/, (route) => route.abort());
  await without.goto(`/patients/${id}/vital-signs`);
  await without.getByText('The chart could not be loaded. The table has the same values.').waitFor();
  await without.getByText('Red zone, high').last().waitFor();
});
