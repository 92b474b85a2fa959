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
  await said('Vital signs recorded');
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
  await said('Vital signs recorded');
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
  const drawn = () => page.locator('.trend-lines circle').evaluateAll((dots) => dots.map((dot) => dot.getBoundingClientRect().x));
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
  await page.locator('.trend-lines').first().waitFor();
  await app.expectGoodScreen(page);
  const other = await app.openElsewhere();
  await other.goto(`/patients/${id}/chart`);
  await app.signIn(other, 'PATIENT');
  await other.getByRole('heading', { name: 'Chart' }).waitFor();
  expect(await other.getByLabel('Pulse').count()).toBe(0);
});
