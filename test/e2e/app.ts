import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject } from 'vitest';
import type { Role } from '#contract/base/role.ts';
import { type LocalCloud, startLocalCloud } from '../../local/local-cloud.ts';
import { calmMs } from '../../web/lib/live.ts';
import { type Tokens, signIn as newSession } from '../api/client.ts';
import { assemblyWith } from '../assembly.ts';
import { setClock } from '../clock.ts';
import { closeCloud } from '../close-cloud.ts';
import { leaveEvidence } from '../failures.ts';
import { accessibilityFindings } from './accessibility.ts';
import { browserName } from './browser.ts';
import { collectComplaints, misfits } from './layout.ts';
import { type Profiles, profilesOf, wide } from './profiles.ts';
import { Watched } from './watched.ts';

/** The product in the browser that all test files share, with a fresh profile for each test. */
export interface App {
  readonly cloud: Pick<LocalCloud, 'endpoints' | 'codesFile'>;
  readonly context: BrowserContext;
  /** A new tab in the test's browser profile; its errors are collected. */
  open(): Promise<Page>;
  /**
   * A tab in another profile, as on another machine; closed after the test. Its accounts have used that machine before, unless it is `new`.
   */
  openElsewhere(machine?: 'known' | 'new'): Promise<Page>;
  /** Fills in and submits the sign-in form as a seeded user. */
  signIn(page: Page, role: Role, given?: { readonly password?: string; readonly remember?: boolean }): Promise<void>;
  /**
   * Opens a path behind the guard, as a seeded user who has just signed in, and waits for the page's frame, without which shortcuts and
   * shapes do not work.
   */
  enter(page: Page, path: string, role?: Role): Promise<void>;
  /** Opens a path, signs in on the way as one of the demonstration's accounts (`nurse`, `dr.huda`) or another, and waits for the page's frame. */
  comeAs(page: Page, path: string, who: string | { readonly email: string; readonly password: string }): Promise<Page>;
  /** Chooses a patient by name in a field that searches. */
  choosePatient(page: Page, name: string): Promise<void>;
  /**
   * Expects, at both widths and in both languages, that everything fits and that the console has no errors. Expects no accessibility
   * findings at each width and in each language (`npm run screens` checks each width in each language).
   */
  expectGoodScreen(page: Page): Promise<void>;
}

/** The title of a page's tab, without the number of unread notifications before it. */
export const titleOf = async (page: Page): Promise<string> => (await page.title()).replace(/^\(\d+\) /, '');

/** What another person's change needs to come to an open page: the page asks now and then, and this is three times as long. */
export const soon = { timeout: 3 * calmMs } as const;

/** As narrow as content must reflow to (WCAG 2.2, 1.4.10). */
const narrow = { width: 320, height: 900 } as const;

/** The cookies in which Amplify keeps a session, by name. */
function sessionCookies(clientId: string, email: string, { access, id, refresh }: Tokens): Readonly<Record<string, string>> {
  const pool = `CognitoIdentityServiceProvider.${clientId}`;
  const user = `${pool}.${encodeURIComponent(email)}`;
  return {
    [`${pool}.LastAuthUser`]: encodeURIComponent(email),
    [`${user}.accessToken`]: access,
    [`${user}.idToken`]: id,
    [`${user}.refreshToken`]: refresh,
    [`${user}.clockDrift`]: '0',
  };
}

/**
 * Begins a dropped navigation again, as a person would press again. Of one that begins while the page itself goes somewhere, Firefox says now
 * and then that it was aborted or interrupted, and WebKit never that it ended.
 */
function goAgain(page: Page): void {
  const goto = page.goto.bind(page);
  page.goto = async (url, options) => {
    try {
      return await goto(url, { timeout: 20_000, ...options });
    } catch (error) {
      if (!(error instanceof Error) || !/NS_BINDING_ABORTED|interrupted|Timeout/.test(error.message)) throw error;
      return goto(url, options);
    }
  };
}

interface OwnCloud {
  /** The number of demonstration patients; `none` is a new stage, without accounts too. */
  readonly patients: number | 'none';
  /** The time in Qatar (`10:30`) at which the tests start, for screens that depend on it; by default the suite's. */
  readonly clock?: string;
  /** Settings of the stage, other than those of development. */
  readonly settings?: object;
}

/**
 * Opens the product for the tests of a file, or of a `describe`: on the browser tests' shared cloud or, for tests that count patients or
 * set the clock, on their `own` cloud.
 */
export function startApp(own?: OwnCloud): App {
  let cloud: App['cloud'] = inject('sharedCloud');
  let ownCloud: LocalCloud | undefined;
  let profiles: Profiles;
  let contexts: BrowserContext[] = [];
  const complaints: string[] = [];
  let watched = new Watched();
  const newContext = async (machine: 'known' | 'new' = 'known') => {
    const context = await profiles.take(machine);
    contexts.push(context);
    return context;
  };
  const newPage = async (context: BrowserContext) => {
    const page = await context.newPage();
    if (browserName !== 'chromium') goAgain(page);
    collectComplaints(page, complaints);
    watched.watch(page);
    return page;
  };
  const context = (): BrowserContext => {
    const [first] = contexts;
    if (first === undefined) throw new Error('the test has not begun');
    return first;
  };

  beforeAll(async () => {
    if (own !== undefined) {
      if (own.clock !== undefined) setClock(own.clock);
      const assembly = own.settings === undefined ? {} : { assembly: assemblyWith(own.settings) };
      ownCloud = await startLocalCloud({
        web: true,
        ...(own.patients === 'none' ? { empty: true } : { patients: own.patients }),
        ...assembly,
      });
      cloud = ownCloud;
    }
    profiles = profilesOf(inject('browserUrl'), cloud.endpoints.webUrl);
  });
  afterAll(async () => {
    if (ownCloud === undefined) return;
    await profiles.close();
    await closeCloud(ownCloud);
  });
  beforeEach(async () => {
    complaints.length = 0;
    watched = new Watched();
    await newContext();
  });
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') leaveEvidence(task.file.filepath, task.name, await watched.evidence(cloud.endpoints.logs));
    await Promise.all(contexts.map(profiles.giveBack));
    contexts = [];
  });

  const accountOf = (role: Role) => {
    const account = cloud.endpoints.accounts.find((one) => one.role === role);
    if (account === undefined) throw new Error(`no ${role} is seeded`);
    return account;
  };
  const signIn: App['signIn'] = async (page, role, { password, remember = false } = {}) => {
    const account = accountOf(role);
    await page.getByLabel('Email').fill(account.email);
    await page.getByLabel('Password', { exact: true }).fill(password ?? account.password);
    await page.getByLabel('Remember me').setChecked(remember);
    await page.getByRole('button', { name: 'Sign in' }).click();
  };

  return {
    get cloud() {
      return cloud;
    },
    get context() {
      return context();
    },
    open: () => newPage(context()),
    openElsewhere: async (machine) => newPage(await newContext(machine)),
    signIn,
    async enter(page, path, role = 'CLINICIAN') {
      const { webUrl: url, userPoolClientId } = cloud.endpoints;
      const { email, password } = accountOf(role);
      const tokens = await newSession(email, password, cloud.endpoints);
      const cookies = Object.entries(sessionCookies(userPoolClientId, email, tokens));
      await page.context().addCookies(cookies.map(([name, value]) => ({ name, value, url, sameSite: 'Strict' })));
      await page.goto(path);
      await page.getByRole('navigation', { name: 'Main' }).waitFor();
    },
    async comeAs(page, path, who) {
      const account = typeof who === 'object' ? who : cloud.endpoints.accounts.find(({ email }) => email === `${who}@afiya.example`);
      if (account === undefined) throw new Error('nobody is seeded by this name');
      await page.goto(path);
      await page.getByLabel('Email').fill(account.email);
      await page.getByLabel('Password', { exact: true }).fill(account.password);
      await page.getByRole('button', { name: 'Sign in' }).click();
      await page.getByRole('navigation', { name: 'Main' }).waitFor();
      return page;
    },
    async choosePatient(page, name) {
      await page.getByRole('combobox', { name: 'Patient', exact: true }).fill(name);
      await page.getByRole('option', { name }).first().click();
    },
    async expectGoodScreen(page) {
      const before = page.viewportSize() ?? wide;
      // Judge a screen only once it has loaded.
      await page.locator('.skeleton').first().waitFor({ state: 'detached' });
      const fits = () => expect.poll(() => misfits(page)).toEqual({ sideways: 0, cut: {} });
      const isAccessible = async () => expect(await accessibilityFindings(page)).toEqual([]);
      const switchLanguage = async () => {
        const language = () => page.evaluate(() => document.documentElement.lang);
        const shown = await language();
        const other = page.getByRole('button', { name: /^(العربية|English)$/ });
        // A modal dialog would intercept a mouse click.
        await ((await page.locator('dialog:modal').count()) > 0 ? other.dispatchEvent('click') : other.click());
        await expect.poll(language).not.toBe(shown);
      };
      // Each step changes one thing, and the last restores the page's language. What axe checks depends on a width or a language, not on
      // both, and axe takes ten times as long as the checks that depend on both.
      await page.setViewportSize(wide);
      await isAccessible();
      await fits();
      await switchLanguage();
      await fits();
      await page.setViewportSize(narrow);
      await isAccessible();
      await fits();
      await switchLanguage();
      await fits();
      await page.setViewportSize(before);
      expect(complaints).toEqual([]);
    },
  };
}
