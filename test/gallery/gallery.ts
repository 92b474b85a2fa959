/**
 * `npm run gallery [-- --only text]`: pictures of every screen, in both languages at both widths, in `.local/gallery`, for review by eye.
 * With `--only`, of the screens whose name contains the text.
 */
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { Page } from 'playwright-core';
import type { Role } from '#contract/base/role.ts';
import { startLocalCloud } from '../../local/local-cloud.ts';
import { launchBrowser } from '../e2e/browser.ts';

const { values } = parseArgs({ options: { only: { type: 'string', default: '' } } });
const folder = fileURLToPath(new URL('../../.local/gallery', import.meta.url));

interface Screen {
  readonly name: string;
  readonly path: string;
  /** The viewer's role; signed out by default. */
  readonly as?: Role;
  /** Runs before the picture is taken. */
  readonly before?: (page: Page) => Promise<unknown>;
  /** Captures only the visible part, because something covers the page. */
  readonly visibleOnly?: true;
}

const said = (en: string, ar: string) => new RegExp(`^(${en}|${ar})$`);
const press = (name: RegExp) => (page: Page) => page.getByRole('button', { name }).first().click();
const check = (words: string) => async (page: Page) => {
  await page.locator('#description').fill(words);
  await press(said('Analyze Symptoms', 'تقييم الأعراض'))(page);
  await page.locator('main article, main .panel[aria-labelledby]').first().waitFor();
};
/** Signs in as an invited user without a password of their own yet. */
const comeInvited = async (page: Page) => {
  await page.route('**/*', (route) =>
    route.request().headers()['x-amz-target']?.endsWith('.InitiateAuth') === true
      ? route.fulfill({
          json: {
            ChallengeName: 'NEW_PASSWORD_REQUIRED',
            ChallengeParameters: { USER_ID_FOR_SRP: '1', requiredAttributes: '[]' },
            Session: '1',
          },
          headers: { 'access-control-allow-origin': '*' },
        })
      : route.fallback(),
  );
  await page.locator('#email').fill('admin@hospital.example');
  await page.locator('#password').fill('Temporary-2026');
  await page.locator('button[type=submit]').click();
  await page.locator('#confirmPassword').waitFor();
};
const firstRecord = async (page: Page) => {
  await page.locator('.row-link').first().click();
  await page.locator('dl.panel').waitFor();
};

const openPalette = async (page: Page) => {
  await page.locator('header [popovertarget]').first().waitFor();
  await page.keyboard.press('Control+k');
  await page.locator('dialog[open]').waitFor();
};

const screens: readonly Screen[] = [
  { name: 'checker-form', path: '/symptom-checker' },
  { name: 'checker-problems', path: '/symptom-checker', before: press(said('Analyze Symptoms', 'تقييم الأعراض')) },
  { name: 'checker-low', path: '/symptom-checker', before: check('runny nose and sneezing since yesterday') },
  { name: 'checker-medium', path: '/symptom-checker', before: check('my knee hurts when I climb stairs, for two months') },
  { name: 'checker-high', path: '/symptom-checker', before: check('my calf is swollen, red and painful since yesterday') },
  { name: 'checker-emergency', path: '/symptom-checker', before: check('crushing chest pain and sweating') },
  { name: 'checker-self-harm', path: '/symptom-checker', before: check('I want to end my life') },
  {
    name: 'checker-answered',
    path: '/symptom-checker',
    before: async (page) => {
      await check('my calf is swollen, red and painful since yesterday')(page);
      await press(said('None of these', 'لا شيء من هذا'))(page);
      await page.locator('main > output.notice:not(:empty)').waitFor();
    },
  },
  {
    name: 'checker-skipped',
    path: '/symptom-checker',
    before: async (page) => {
      await check('headache and nausea since this morning')(page);
      await press(said('Skip and see the advice', 'تخطي الأسئلة وعرض النصيحة'))(page);
    },
  },
  { name: 'checker-how', path: '/symptom-checker/how' },
  { name: 'checker-not-understood', path: '/symptom-checker', before: check('qwertz uiop asdf') },
  { name: 'login', path: '/login' },
  { name: 'login-problems', path: '/login', before: (page) => page.locator('button[type=submit]').click() },
  { name: 'first-password', path: '/login', before: comeInvited },
  { name: 'register', path: '/register' },
  { name: 'register-problems', path: '/register', before: (page) => page.locator('button[type=submit]').click() },
  { name: 'confirm-email', path: '/confirm-email' },
  { name: 'forgot-password', path: '/forgot-password' },
  { name: 'terms', path: '/terms' },
  { name: 'privacy', path: '/privacy' },
  { name: 'not-found', path: '/nowhere' },
  { name: 'dashboard', path: '/dashboard', as: 'CLINICIAN' },
  { name: 'dashboard-of-a-patient', path: '/dashboard', as: 'PATIENT' },
  { name: 'provider-dashboard', path: '/provider-dashboard', as: 'CLINICIAN' },
  { name: 'notifications', path: '/analytics', as: 'CLINICIAN', before: press(/^(Notifications|الإشعارات)/), visibleOnly: true },
  { name: 'not-available', path: '/analytics', as: 'CLINICIAN' },
  { name: 'quick-search', path: '/analytics', as: 'CLINICIAN', before: openPalette, visibleOnly: true },
  {
    name: 'access-log',
    path: '/patients',
    as: 'ADMIN',
    before: async (page) => {
      await firstRecord(page);
      await page.goto('/security');
      await page.locator('.lines summary').first().click();
    },
  },
  { name: 'access-log-own', path: '/security', as: 'PATIENT', before: (page) => page.goto('/security') },
  { name: 'access-log-refused', path: '/security', as: 'CLINICIAN' },
  { name: 'settings', path: '/settings', as: 'CLINICIAN' },
  {
    name: 'settings-authenticator',
    path: '/settings',
    as: 'CLINICIAN',
    before: async (page) => {
      await press(said('Set up an authenticator', 'إعداد تطبيق المصادقة'))(page);
      await page.locator('svg[role=img] path').waitFor();
    },
  },
  { name: 'patients', path: '/patients', as: 'CLINICIAN' },
  { name: 'patients-filters', path: '/patients?status=pending', as: 'CLINICIAN', before: press(said('Filters', 'عوامل التصفية')) },
  {
    name: 'patients-selected',
    path: '/patients',
    as: 'CLINICIAN',
    before: async (page) => {
      for (const index of [1, 3]) await page.locator('td .row-tick').nth(index).click();
    },
  },
  { name: 'patients-empty', path: '/patients?search=nobody+of+this+name', as: 'CLINICIAN' },
  { name: 'patients-of-a-patient', path: '/patients', as: 'PATIENT' },
  { name: 'patient', path: '/patients', as: 'CLINICIAN', before: firstRecord },
  {
    name: 'patient-delete',
    path: '/patients',
    as: 'CLINICIAN',
    before: async (page) => {
      await firstRecord(page);
      await press(said('Delete', 'حذف'))(page);
    },
    visibleOnly: true,
  },
  { name: 'patient-missing', path: '/patients/01ARZ3NDEKTSV4RRFFQ69G5FAV', as: 'CLINICIAN' },
  { name: 'new-patient', path: '/patients/new', as: 'CLINICIAN' },
  { name: 'new-patient-problems', path: '/patients/new', as: 'CLINICIAN', before: press(said('Next', 'التالي')) },
  {
    name: 'edit-patient',
    path: '/patients',
    as: 'CLINICIAN',
    before: async (page) => {
      await firstRecord(page);
      await page.locator('main a[href$="/edit"]').click();
      await page.locator('main form').waitFor();
    },
  },
];

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const cloud = await startLocalCloud({ web: true, patients: 60 });
const { browser, close } = await launchBrowser();
for (const screen of screens.filter(({ name }) => name.includes(values.only))) {
  for (const [locale, width] of [
    ['en-US', 1280],
    ['en-US', 390],
    ['ar-QA', 1280],
    ['ar-QA', 390],
  ] as const) {
    const context = await browser.newContext({
      viewport: { width, height: 900 },
      baseURL: cloud.endpoints.webUrl,
      locale,
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    await page.goto(screen.path);
    if (screen.as !== undefined) {
      const account = cloud.endpoints.accounts.find(({ role }) => role === screen.as);
      await page.locator('#email').fill(account?.email ?? '');
      await page.locator('#password').fill(account?.password ?? '');
      await page.locator('button[type=submit]').click();
      await page.locator('header [popovertarget]').first().waitFor();
      // Reload, without the message about the sign-in.
      await page.goto(screen.path);
    }
    await page.waitForLoadState('networkidle');
    await screen.before?.(page);
    await page.waitForLoadState('networkidle');
    await page.screenshot({
      path: join(folder, `${screen.name}-${locale.slice(0, 2)}-${width}.png`),
      fullPage: screen.visibleOnly !== true,
    });
    await context.close();
  }
  console.log(screen.name);
}
await close();
await cloud.close();
