import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { startApp, titleOf } from './app.ts';
import { chartsOf } from './charts.ts';
import { call, signIn } from '../api/client.ts';

const app = startApp({ patients: 60, clock: '10:30' });
const { newPatient } = chartsOf(app);
let page: Page;
beforeEach(async () => void (page = await app.open()));

const live = { timeout: 30_000 } as const;
const row = (of: Page, text: string) => of.locator('[data-row]').filter({ hasText: text });
const group = (of: Page, name: string) => of.getByRole('navigation', { name: 'Groups of the inbox' }).getByRole('link', { name });
const countOf = async (of: Page, name: string): Promise<number> => Number((await group(of, name).textContent())?.replace(name, ''));
const toast = (of: Page, text: string) => of.getByText(text, { exact: true }).first();
const give = async (of: Page, text: string, to: string) => {
  const dialog = of.getByRole('dialog', { name: 'New task' });
  await dialog.getByLabel('What is to be done').fill(text);
  await dialog.getByLabel('For whom').selectOption({ label: to });
  await dialog.getByRole('button', { name: 'Give', exact: true }).click();
  await toast(of, 'The task was given').waitFor();
};

describe('a task', () => {
  it('goes from a doctor to reception and back, done by keyboard, and both see it without a reload', async () => {
    const { id, name } = await newPatient('Salma', 'Callback');
    const desk = await app.comeAs(await app.openElsewhere(), '/inbox?group=tasks', 'reception');
    await row(desk, 'the INR is overdue').waitFor();
    await expect.poll(() => countOf(desk, 'Tasks')).toBe(3);
    await app.comeAs(page, `/patients/${id}/chart`, 'dr.huda');
    await page.getByRole('complementary').getByRole('button', { name: 'Task', exact: true }).click();
    await page.getByRole('dialog', { name: 'New task' }).getByText(name).waitFor();
    await give(page, 'Please call about the X-ray', 'Aisha Al-Sulaiti · Reception');

    // It comes in by itself, the number in the menu with it.
    await row(desk, 'Please call about the X-ray').waitFor(live);
    await expect.poll(() => countOf(desk, 'Tasks')).toBe(4);
    expect(await titleOf(desk)).toBe('Tasks 4 · Inbox · Afiya');
    await row(desk, 'Please call about the X-ray').getByText('From Dr. Huda Al-Naimi').waitFor();
    // Outside the list, keys without a modifier do nothing.
    await desk.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
    for (const key of ['j', 'e', 'j', 'e']) await desk.keyboard.press(key);
    expect(await desk.evaluate(() => document.activeElement?.closest('[data-list]') ?? null)).toBeNull();
    await expect.poll(() => countOf(desk, 'Tasks')).toBe(4);
    await group(desk, 'Tasks').click();
    const focused = () => desk.evaluate(() => document.activeElement?.closest('[data-row]')?.textContent ?? '');
    for (let step = 0; step < 8 && !(await focused()).includes('X-ray'); step += 1) await desk.keyboard.press('j');
    expect(await focused()).toContain('Please call about the X-ray');
    await desk.keyboard.press('e');
    await row(desk, 'Please call about the X-ray').getByText('Done by Aisha Al-Sulaiti').waitFor();
    await expect.poll(() => countOf(desk, 'Tasks')).toBe(3);

    await page.goto('/inbox?group=given');
    await page.getByText('Done lately').click();
    await page.getByRole('listitem').filter({ hasText: 'X-ray' }).getByText('Done by Aisha Al-Sulaiti').waitFor();
    // It is open again, for both.
    await row(desk, 'Please call about the X-ray').getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => countOf(desk, 'Tasks')).toBe(4);
    await row(page, 'Please call about the X-ray').waitFor(live);
    // K goes back, and Enter opens the record.
    await row(desk, 'Please call about the X-ray').focus();
    await desk.keyboard.press('k');
    expect(await focused()).not.toContain('X-ray');
    await desk.keyboard.press('j');
    await desk.keyboard.press('Enter');
    await desk.waitForURL(`**/patients/${id}`);
  });

  it('is handed on in its row with a word why; without the word nothing is sent', async () => {
    const nurse = await app.comeAs(await app.openElsewhere(), '/inbox?group=tasks', 'nurse');
    await nurse.getByRole('heading', { name: /^Tasks/ }).waitFor();
    await app.comeAs(page, '/inbox?group=tasks', 'reception');
    const first = row(page, 'Ask for the vaccination card');
    await first.getByRole('button', { name: /^Hand on/ }).click();
    await first.getByLabel('To', { exact: true }).selectOption({ label: 'Grace Santos · Nursing' });
    await first.getByRole('button', { name: 'Hand on', exact: true }).click();
    await first.getByText('Say why').waitFor();
    await first.getByLabel('Why').fill('They come for the vaccination today');
    await first.getByRole('button', { name: 'Hand on', exact: true }).click();
    await toast(page, 'The task was handed on').waitFor();
    await first.waitFor({ state: 'detached' });
    await row(nurse, 'Handed on by Aisha Al-Sulaiti: They come for the vaccination today').waitFor(live);
  });

  it('that a colleague has changed first is shown as it is now', async () => {
    await app.comeAs(page, '/inbox', 'lab');
    await row(page, 'Are there enough specimen labels').waitFor();
    const other = await app.comeAs(await app.openElsewhere(), '/inbox?group=given', 'reception');
    // The laboratory's page does not ask again before it acts.
    await page.route('**/notifications/changes', (route) => route.abort());
    await row(other, 'Are there enough specimen labels').getByRole('button', { name: /^Done/ }).click();
    await row(other, 'Are there enough specimen labels').getByText('Done by Aisha Al-Sulaiti').waitFor();
    await row(page, 'Are there enough specimen labels').getByRole('button', { name: /^Done/ }).click();
    await page.getByText('A colleague changed this task first. It is shown as it is now.').waitFor();
    await row(page, 'Are there enough specimen labels').getByText('Done by Aisha Al-Sulaiti').waitFor();
  });
});

it('each duty has its groups; the bell leads to them', async () => {
  const names = async (of: Page): Promise<string[]> =>
    (await of.getByRole('navigation', { name: 'Groups of the inbox' }).getByRole('link').allTextContents()).map((text) =>
      text.replace(/\d+$/, ''),
    );
  for (const [who, expected] of [
    ['reception', ['Appointment requests', 'Proposed changes', 'Tasks', 'Given by me']],
    ['nurse', ['Alerts', 'Unsigned notes', 'Proposed changes', 'Tasks', 'Given by me']],
    [
      'dr.huda',
      [
        'Alerts',
        'Results',
        'Unsigned notes',
        'Prescription drafts',
        'Refill requests',
        'Appointment requests',
        'Proposed changes',
        'Tasks',
        'Given by me',
      ],
    ],
    ['lab', ['Tasks', 'Given by me']],
    ['admin', ['Alerts', 'Appointment requests', 'Proposed changes', 'Tasks', 'Given by me']],
  ] as const) {
    const theirs = await app.comeAs(await app.openElsewhere(), '/inbox', who);
    await expect.poll(() => names(theirs)).toEqual(expected);
  }
  await app.comeAs(page, '/dashboard', 'dr.huda');
  await page.getByRole('button', { name: /^Notifications/ }).click();
  await page
    .getByRole('navigation', { name: 'Inbox' })
    .getByRole('link', { name: /^Tasks/ })
    .click();
  await page.waitForURL('**/inbox?group=tasks');
  await row(page, 'Home blood pressure is still around').waitFor();
});

it('a critical result is acknowledged from the inbox by keyboard, with what was done', async () => {
  await app.comeAs(page, '/inbox?group=results', 'dr.huda');
  const first = page.locator('[data-row]').first();
  await first.waitFor();
  const before = await countOf(page, 'Results');
  // From another group, the focus goes into the list that is chosen.
  await group(page, 'Tasks').press('Enter');
  await row(page, 'Home blood pressure is still around').waitFor();
  await group(page, 'Results').press('Enter');
  await page.getByRole('heading', { name: /^Results/ }).waitFor();
  await first.waitFor();
  await page.keyboard.press('j');
  await page.keyboard.press('e');
  const dialog = page.getByRole('dialog', { name: 'Acknowledge these results?' });
  await dialog.getByRole('button', { name: 'Acknowledge' }).click();
  await dialog.getByText('Write what was done or why').waitFor();
  await dialog.getByLabel('What was done').fill('Called the patient');
  await dialog.getByRole('button', { name: 'Acknowledge' }).click();
  await dialog.waitFor({ state: 'detached' });
  await expect.poll(() => countOf(page, 'Results')).toBe(before - 1);
});

/** Orders potassium and sodium for a patient, and verifies the values. */
async function resultOf(patientId: string, potassium: number, sodium: number, isAcknowledged = false): Promise<void> {
  const { endpoints } = app.cloud;
  const as = async (who: string, method: string, path: string, body: unknown, headers = {}) => {
    const token = (await signIn(`${who}@afiya.example`, 'Clinic-Demo-2025!', endpoints)).access;
    const answer = await call(method, path, { token, body, headers }, endpoints.apiUrl);
    if (answer.status >= 300) throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
    return answer.body;
  };
  const tests = ['sodium', 'potassium'];
  const order = { patientId, status: 'active', priority: 'urgent', tests, repeatReason: 'Course' };
  const { id } = await as('dr.huda', 'POST', '/laboratory/orders', order);
  const at = `/patients/${patientId}/laboratory/${id}`;
  await as('nurse', 'POST', `${at}/collection`, { specimen: 'serum' });
  await as('lab', 'POST', `${at}/specimens`, { specimen: 'serum', status: 'received' });
  const unit = 'mmol/L';
  const results = [
    { test: 'sodium', value: sodium, unit },
    { test: 'potassium', value: potassium, unit },
  ];
  await as('lab', 'PUT', `${at}/results`, { results });
  const { version } = await as('lab2', 'POST', `${at}/verification`, { tests });
  if (isAcknowledged) await as('dr.huda', 'POST', `${at}/acknowledgement`, { done: 'Told the patient' }, { 'if-match': `"${version}"` });
}

describe('the reading pane', () => {
  const pane = (of: Page, name: string | RegExp) => of.getByRole('region', { name });
  const cells = async (of: Page, name: string) =>
    Promise.all((await pane(of, name).getByRole('row').all()).map((one) => one.locator('th, td').allInnerTexts()));

  it('shows every value of the selected result, moves with J and K, and goes on to the next when one is done', async () => {
    const { id, name } = await newPatient('Noora', 'Readwell');
    await resultOf(id, 5.6, 140, true);
    await resultOf(id, 6.9, 141);
    await app.comeAs(page, '/inbox?group=results', 'dr.huda');
    await expect.poll(() => page.locator('[data-row]').first().getAttribute('aria-current')).toBe('true');
    await page.locator('[data-row] h3').waitFor();
    // Every value, the abnormal one first, with what it was.
    await row(page, name).getByRole('button', { name, exact: true }).click();
    await expect.poll(async () => (await cells(page, name))[1]?.[2]).toMatch(/5\.6 mmol\/L\s+\w+ \d+, \d{4}/);
    const shown = await cells(page, name);
    expect(shown.map(([test]) => test)).toEqual(['Test', 'Potassium', 'Sodium']);
    expect(shown[1]?.[1]).toMatch(/6\.9 mmol\/L\s+Critically high/);
    expect(shown[1]?.[3]).toBe('3.5–5.1');
    await pane(page, name).getByText('Ordered by Dr. Huda Al-Naimi').waitFor();
    await app.expectGoodScreen(page);
    // J moves the selection, and the pane with it; the focus is on the row.
    await row(page, name).focus();
    await page.keyboard.press('j');
    await expect.poll(() => row(page, name).getAttribute('aria-current')).toBeNull();
    expect(await page.evaluate(() => document.activeElement?.matches('[data-row][aria-current]'))).toBe(true);
    await pane(page, name).waitFor({ state: 'detached' });
    const second = await page.locator('[data-row] h3').textContent();
    await page.keyboard.press('k');
    await pane(page, name).waitFor();
    // From the row, the keyboard comes into its pane.
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('section')?.querySelector('h3')?.textContent)).toBe(name);
    // Done: the next is selected, and has the focus.
    await page.keyboard.press('e');
    const dialog = page.getByRole('dialog', { name: 'Acknowledge these results?' });
    await dialog.getByLabel('What was done').fill('Called the patient');
    await dialog.getByRole('button', { name: 'Acknowledge' }).press('Enter');
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(() => page.locator('[data-row] h3').textContent()).toBe(second);
    await expect.poll(() => page.evaluate(() => document.activeElement?.querySelector('h3')?.textContent)).toBe(second);
    // Enter opens the order.
    await page.keyboard.press('Enter');
    await page.waitForURL('**/labs/**');
  });

  it('shows what must be known before an alert is answered', async () => {
    const { id, name } = await newPatient('Hamad', 'Alertwell');
    await resultOf(id, 7.1, 139);
    await app.comeAs(page, '/inbox?group=critical', 'dr.huda');
    await row(page, name).getByRole('button', { name, exact: true }).click();
    const shown = pane(page, new RegExp(name));
    for (const fact of ['Age', 'Allergies', 'Problems', 'Medicines', 'Vital signs']) await shown.getByText(fact, { exact: true }).waitFor();
    await shown.getByRole('row', { name: /^Potassium 7\.1/ }).waitFor();
    await app.expectGoodScreen(page);
    // By mouse: two clicks, and the words between.
    await shown.getByRole('button', { name: 'Acknowledge' }).click();
    const dialog = page.locator('dialog[open]');
    await dialog.getByRole('textbox').fill('Sent to hospital');
    await dialog.getByRole('button', { name: 'Acknowledge' }).click();
    await shown.waitFor({ state: 'detached' });
    await page.locator('[data-row][aria-current] h3').waitFor();
  });

  it('opens below its row where there is no room beside the list, and only when asked for', async () => {
    await app.comeAs(page, '/inbox?group=tasks', 'dr.huda');
    await page.setViewportSize({ width: 820, height: 1000 });
    await group(page, 'Alerts').click();
    const rows = page.locator('[data-row]');
    const details = rows.nth(1).getByRole('button', { name: /^Details/ });
    await details.waitFor();
    expect(await page.locator('[data-row] h3').count()).toBe(0);
    await details.click();
    expect(await details.getAttribute('aria-expanded')).toBe('true');
    const section = rows.nth(1).locator('section').first();
    await section.getByText('Allergies', { exact: true }).waitFor();
    const [of, below] = [await details.boundingBox(), await section.boundingBox()];
    expect(below?.y).toBeGreaterThanOrEqual((of?.y ?? Infinity) + (of?.height ?? 0));
    await app.expectGoodScreen(page);
    // J closes it, opens the next, and what its row says stays in view below the header.
    await rows.nth(1).focus();
    await page.keyboard.press('j');
    await rows.nth(2).locator('section').first().waitFor();
    expect(await page.locator('[data-row] h3').count()).toBe(1);
    const header = await page.locator('header').first().boundingBox();
    const next = await rows.nth(2).boundingBox();
    expect(next?.y).toBeGreaterThanOrEqual((header?.y ?? Infinity) + (header?.height ?? 0));
    await rows
      .nth(2)
      .getByRole('button', { name: /^Details/ })
      .click();
    await expect.poll(() => page.locator('[data-row] h3').count()).toBe(0);
  });
});

it('the inbox fits, full and empty, in both languages', async () => {
  await app.comeAs(page, '/inbox?group=tasks', 'dr.huda');
  await row(page, 'Home blood pressure is still around').waitFor();
  await app.expectGoodScreen(page);
  await page.goto('/inbox?group=critical');
  await page.locator('[data-row]').first().waitFor();
  await app.expectGoodScreen(page);
  await page.goto('/inbox?group=proposals');
  await page.getByText('Nothing waits for you').waitFor();
  await app.expectGoodScreen(page);
});
