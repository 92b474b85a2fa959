import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { accessibilityFindings } from './accessibility.ts';
import { startApp, titleOf } from './app.ts';

/** The placeholder of a page until its code is loaded. */
const app = startApp();
let page: Page;
beforeEach(async () => void (page = await app.open()));

const heading = () => page.locator('main h1');
const frame = () => page.locator('main .page-frame');
/** Holds back a page's code; the returned function releases it. */
async function hold(name: string): Promise<() => void> {
  let deliver = (): void => undefined;
  const delivered = new Promise<void>((done) => (deliver = done));
  await page.route(new RegExp(String.raw`/assets/${name}-[^/]*\.js$`), async (route) => {
    await delivered;
    await route.continue();
  });
  return deliver;
}
async function enter(path: string, role: 'CLINICIAN' | 'PATIENT' = 'CLINICIAN'): Promise<void> {
  await page.goto(path);
  await app.signIn(page, role);
}

describe('before its code is loaded a page has its heading and its shape', () => {
  it.each([
    ['/dashboard', 'dashboard-page', 'Dashboard'],
    ['/provider-dashboard', 'provider-dashboard-page', 'Provider Dashboard'],
    ['/patients', 'list-page', 'Patients'],
    ['/patients/new', 'new-patient-page', 'Add New Patient'],
    ['/settings', 'settings-page', 'Settings'],
    ['/security', 'access-log-page', 'Security'],
    ['/inbox', 'inbox-page', 'Inbox'],
    ['/appointments', 'appointments-page', 'Appointments'],
    ['/appointments/hours', 'hours-page', 'Clinic hours'],
    ['/appointments/new', 'new-appointment-page', 'New appointment'],
    ['/records', 'records-page', 'Medical Records'],
    ['/records/new', 'new-record-page', 'New record'],
    ['/analytics', 'analytics-page', 'Analytics'],
  ])('%s, and nothing moves when it is loaded', async (path, code, title) => {
    const deliver = await hold(code);
    await enter(path);
    await frame().waitFor();
    expect(await heading().textContent()).toBe(title);
    expect(await titleOf(page)).toBe(`${title} · Afiya`);
    expect(await frame().getAttribute('aria-busy')).toBe('true');
    expect(await accessibilityFindings(page)).toEqual([]);
    const before = [];
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 900 });
      before.push(await heading().boundingBox());
    }
    deliver();
    await frame().waitFor({ state: 'detached' });
    await heading().waitFor();
    const after = [await heading().boundingBox()];
    await page.setViewportSize({ width: 1280, height: 900 });
    after.unshift(await heading().boundingBox());
    expect(after.map((box) => box && [box.x, Math.round(box.y)])).toEqual(before.map((box) => box && [box.x, Math.round(box.y)]));
  });

  it('a record, and the form to edit it', async () => {
    await enter('/patients');
    await page.locator('.row-link').first().waitFor();
    const deliver = await hold('(record|edit-patient)-page');
    await page.reload();
    await page.locator('.row-link').first().click();
    await expect.poll(() => heading().textContent()).toBe('Patient');
    deliver();
    await page.getByRole('heading', { name: 'Medical information' }).waitFor();
    expect(await frame().count()).toBe(0);
  });

  it('a patient sees no placeholder for content that only staff have', async () => {
    await hold('home-page');
    await enter('/dashboard', 'PATIENT');
    await frame().waitFor();
    expect(await heading().textContent()).toBe('Home');
    expect(await frame().locator('.grid-cols-2').count()).toBe(0);
  });
});

it('the frame waits for 150 ms, and nothing in it moves for users who prefer reduced motion', async () => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const deliver = await hold('dashboard-page');
  await enter('/dashboard');
  await frame().waitFor();
  expect(await frame().evaluate((element) => getComputedStyle(element).animationDelay)).toBe('0.15s');
  await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
  deliver();
  await page.getByText('Total Patients').waitFor();
});
