import type { Locator, Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Role } from '#contract/base/role.ts';
import { accessibilityFindings } from './accessibility.ts';
import { startApp, titleOf } from './app.ts';

// In the morning: one patient is in the room, and some have already been there.
const app = startApp({ patients: 60, clock: '10:30' });
let page: Page;
beforeEach(async () => void (page = await app.open()));

const heading = (name: string) => page.getByRole('heading', { level: 1, name });
const enter = (path: string, role?: Role) => app.enter(page, path, role);

const linksIn = (part: Locator) => part.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')));

describe('the dashboards', () => {
  it('the first page shows figures that match the records, the five last changed patients, and links', async () => {
    await enter('/');
    await heading('Dashboard').waitFor();
    const figure = (name: string) => page.locator('.stat', { hasText: name }).locator('dd').first();
    await expect.poll(() => figure('Total Patients').textContent()).toBe('60');
    await page.getByText('2 critical').waitFor();
    for (const name of ['Active Cases', 'Appointments Today', 'Pending Reviews'])
      expect(Number(await figure(name).textContent())).toBeGreaterThan(0);
    await expect.poll(() => page.getByRole('link', { name: /^View / }).count()).toBe(5);
    for (const hint of [
      /^\d+ new this month$/,
      /^\d+ upcoming, today and later$/,
      'HIPAA compliance',
      'Encryption at rest and in transit',
      'Access logs',
    ])
      await page.locator('main').getByText(hint).waitFor();
    expect(await linksIn(page.locator('section', { hasText: 'Quick Actions' }))).toEqual([
      '/patients/new',
      '/appointments',
      '/records',
      '/analytics',
    ]);
    await app.expectGoodScreen(page);
    await page
      .getByRole('link', { name: /^View / })
      .first()
      .click();
    await page.getByRole('heading', { name: 'Medical information' }).waitFor();
  });

  it('a clinician’s day: schedule, alerts by gravity, six patients', async () => {
    await enter('/provider-dashboard');
    await heading('Provider Dashboard').waitFor();
    await page.getByText('In progress').first().waitFor();
    const alerts = page.getByRole('region', { name: 'Critical Alerts' });
    await expect.poll(() => alerts.locator('li .chip').allTextContents()).toEqual(['High', 'High', 'Medium', 'Medium', 'Low']);
    await alerts.getByText('High: 2').waitFor();
    await expect.poll(() => page.locator('.tile').count()).toBe(6);
    for (const figure of ['Today’s Appointments', 'Active Patients', 'Critical Alerts', 'Consultations'])
      await page.locator('.stat', { hasText: figure }).waitFor();
    await page
      .getByText(/^Updated /)
      .first()
      .waitFor();
    expect(await linksIn(page.locator('main > div > header'))).toEqual(['/appointments/new', '/patients/new']);
    expect(await linksIn(page.locator('section', { hasText: 'Quick Actions' }))).toEqual([
      '/patients/new',
      '/records/new',
      '/prescriptions/new',
      '/labs/order',
    ]);
    expect(await linksIn(page.locator('section', { hasText: 'Today’s Schedule' }))).toContain('/appointments');
    await app.expectGoodScreen(page);
    await page.locator('.tile').first().getByRole('link').click();
    await page.getByRole('heading', { name: 'Medical information' }).waitFor();
  });

  it('report what could not be loaded, and retry', async () => {
    await page.route(/\/api\/(patients\/(stats|recent)|appointments|alerts|notifications)/, (route) =>
      route.fulfill({ status: 403, json: {} }),
    );
    await enter('/dashboard');
    await page.getByText('The figures could not be loaded.').waitFor();
    await page.getByText('The recent patients could not be loaded.').waitFor();
    await app.expectGoodScreen(page);
    await page.unroute(/\/api\/(patients\/(stats|recent)|appointments|alerts|notifications)/);
    await page.getByRole('alert').filter({ hasText: 'figures' }).getByRole('button', { name: 'Try Again' }).click();
    await page.getByText('Total Patients').waitFor();
  });

  it('a patient finds only their own pages, whatever is typed', async () => {
    const home = page.getByRole('heading', { level: 1, name: /^Good (morning|afternoon|evening), Mariam$/ });
    await enter('/dashboard', 'PATIENT');
    await home.waitFor();
    await page.getByRole('heading', { name: 'Health', exact: true }).waitFor();
    expect(await page.getByText('Total Patients').count()).toBe(0);
    expect(await page.getByRole('link', { name: 'Add New Patient' }).count()).toBe(0);
    await app.expectGoodScreen(page);
    const main = page.getByRole('navigation', { name: 'Main' });
    expect(await main.getByRole('link', { name: 'Provider Dashboard' }).count()).toBe(0);
    // Five pages need no search.
    await page.keyboard.press('Control+k');
    expect(await page.getByRole('dialog').count()).toBe(0);
    expect(await page.getByRole('combobox').count()).toBe(0);
    for (const [path, title] of [
      ['/provider-dashboard', 'Provider Dashboard'],
      ['/patients/new', 'Add New Patient'],
    ] as const) {
      await page.goto(path);
      await heading(title).waitFor();
      expect(await page.getByText('Today’s Schedule').count()).toBe(0);
      await page.getByRole('link', { name: 'Back to the home page' }).waitFor();
    }
    await page.getByRole('link', { name: 'Back to the home page' }).click();
    await home.waitFor();
  });

  it('a patient has five pages below the thumb on a phone, and staff none', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await enter('/dashboard', 'PATIENT');
    const bar = page.getByRole('navigation', { name: 'Main' }).filter({ visible: true });
    expect(await bar.getByRole('link').allInnerTexts()).toEqual(['Home', 'Appointments', 'Results', 'Medicines', 'More']);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await bar.getByRole('link', { name: 'Medicines' }).click();
    await heading('Medicines').waitFor();
    expect(await bar.locator('[aria-current=page]').allInnerTexts()).toEqual(['Medicines']);
    await app.expectGoodScreen(page);
    await bar.getByRole('link', { name: 'More' }).click();
    await heading('More').waitFor();
    await app.expectGoodScreen(page);
    await page.locator('main').getByRole('link', { name: 'Family' }).click();
    await page.getByRole('heading', { name: 'Linked records' }).waitFor();
    await app.expectGoodScreen(page);
  });

  it('staff find nothing at the pages of a patient, and return to their own', async () => {
    await enter('/results');
    await heading('Dashboard').waitFor();
    await page.goto('/family');
    await heading('Dashboard').waitFor();
  });
});

it('an administrator sees the same as care teams, whatever is typed', async () => {
  await enter('/dashboard', 'ADMIN');
  await page.getByText('Total Patients').waitFor();
  await page.goto('/provider-dashboard');
  await page.getByRole('heading', { name: 'Today’s Schedule' }).waitFor();
  await page.goto('/patients');
  await page.getByText('of 60 patients').waitFor();
  await page.getByLabel('Select all on this page').waitFor();
  await page.goto('/patients/new');
  await page.getByRole('heading', { name: 'Personal Information' }).first().waitFor();
  await page.goto('/security');
  await page.getByRole('heading', { name: 'Access log' }).waitFor();
});

it.each([
  '/dashboard',
  '/provider-dashboard',
  '/patients',
  '/patients/new',
  '/patients/01ARZ3NDEKTSV4RRFFQ69G5FAV',
  '/patients/01ARZ3NDEKTSV4RRFFQ69G5FAV/edit',
  '/security',
])('%s is not visible without signing in', async (path) => {
  await page.goto(path);
  await heading('Sign in to Afiya').waitFor();
});

describe('the frame of every page', () => {
  it('leads everywhere, marks the current page, and says what each page is for', async () => {
    await enter('/dashboard');
    const main = page.getByRole('navigation', { name: 'Main' });
    const marked = () => main.locator('[aria-current=page]').allTextContents();
    for (const [name, title] of [
      ['Patients', 'Patients'],
      ['Appointments', 'Appointments'],
      ['Medical Records', 'Medical Records'],
      ['Provider Dashboard', 'Provider Dashboard'],
      ['Security', 'Security'],
      ['Settings', 'Settings'],
      ['Analytics', 'Analytics'],
    ] as const) {
      await main.getByRole('link', { name, exact: true }).click();
      await heading(title).waitFor();
      await expect.poll(marked).toEqual([name]);
      await expect.poll(() => titleOf(page)).toBe(`${title} · Afiya`);
    }
    await page.getByRole('heading', { name: 'Overview' }).waitFor();
    await app.expectGoodScreen(page);
    const hinted = await main
      .getByRole('link')
      .evaluateAll((links) =>
        links.map((link) => [
          link.getAttribute('href'),
          document.getElementById(link.getAttribute('aria-describedby') ?? '')?.innerText ?? null,
        ]),
      );
    expect(hinted).toEqual([
      ['/dashboard', 'Overview and analytics'],
      ['/inbox', 'What waits for you'],
      ['/patients', 'Patient management'],
      ['/appointments', 'Schedule and manage appointments'],
      ['/records', 'Patient medical history'],
      ['/labs', 'Orders, specimens and results'],
      ['/provider-dashboard', 'Healthcare provider tools'],
      ['/analytics', 'Health analytics and reports'],
      ['/patients/new', null],
      ['/settings', 'System configuration'],
      ['/security', 'HIPAA compliance and security'],
    ]);
    await main.getByText('HIPAA CompliantSecure & Encrypted').waitFor();
    expect((await main.boundingBox())?.width).toBe(256);
    await page.goto('/records/new');
    await page.getByRole('heading', { name: 'New record', level: 1 }).waitFor();
    await expect.poll(marked).toEqual(['Medical Records']);
    await page.goto('/appointments/new');
    await page.getByRole('heading', { name: 'New appointment' }).waitFor();
    await expect.poll(marked).toEqual(['Appointments']);
  });

  it('leads each duty to its own work: the menu leaves out the pages of others, which stay open by their addresses', async () => {
    const whole = ['/dashboard', '/inbox', '/patients', '/appointments', '/records', '/labs', '/provider-dashboard', '/analytics'];
    const without = (...others: string[]) => whole.filter((path) => !others.includes(path));
    for (const [who, menu, home] of [
      ['reception', without('/records', '/labs', '/provider-dashboard'), 'Waiting for you'],
      ['nurse', whole, 'Waiting for you'],
      ['dr.huda', whole, 'My patients now'],
      ['lab', without('/appointments', '/records', '/provider-dashboard'), undefined],
    ] as const) {
      const other = await app.comeAs(await app.openElsewhere(), '/dashboard', who);
      const links = other.getByRole('navigation', { name: 'Main' }).locator('ul').first().getByRole('link');
      await expect.poll(() => links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(menu);
      if (home !== undefined) await other.getByRole('region', { name: home }).waitFor();
      await other.goto('/labs');
      await other.getByRole('heading', { level: 1, name: 'Laboratory' }).waitFor();
    }
  });

  it('shows the unread count, marks as read, and remembers', async () => {
    await enter('/settings', 'ADMIN');
    await page.getByRole('button', { name: 'Notifications, 2 unread' }).click();
    await page.getByText('Signed in from a browser not used before').first().waitFor();
    await expect.poll(() => page.locator('.popover li[data-unread]').count()).toBe(3);
    await app.expectGoodScreen(page);
    await page.reload();
    await page.getByRole('button', { name: 'Notifications, 2 unread' }).click();
    await page.getByRole('button', { name: 'Mark as read' }).first().click();
    await page.getByRole('button', { name: 'Notifications, 1 unread' }).waitFor();
    await page.getByRole('button', { name: 'Mark all as read' }).click();
    await page.getByRole('button', { name: 'Notifications', exact: true }).waitFor();
    await page.reload();
    await page.getByRole('button', { name: 'Notifications', exact: true }).waitFor();
  });

  it('a notification of a critical result names its patient, opens the inbox, where it is acknowledged, and is then read', async () => {
    await enter('/settings');
    const bell = page.getByRole('button', { name: /^Notifications, \d+ unread$/ });
    const unread = Number((await bell.getAttribute('aria-label'))?.match(/\d+/)?.[0]);
    await bell.click();
    const link = page.locator('.popover li', { hasText: 'Critical result: Glucose' }).getByRole('link');
    const name = (await link.locator('bdi').textContent()) ?? '';
    await link.getByText('Critical result: Glucose').click();
    await page.getByRole('heading', { level: 1, name: 'Inbox' }).waitFor();
    const row = page.locator('[data-row]', { hasText: 'Glucose' }).filter({ hasText: name });
    await row.locator('[data-act]').waitFor();
    await page.getByRole('button', { name: `Notifications, ${unread - 1} unread` }).waitFor();
  });

  it('the bell begins with unread critical results, marked and bold, and says read news quietly', async () => {
    await enter('/settings');
    const said = (text: string) => ({ en: text, ar: text });
    const at = new Date().toISOString();
    const news = (id: string, text: string, rest: object) => ({ id, message: said(text), at, unread: true, ...rest });
    const patient = { id: 'PAT-1', firstName: 'Amal', lastName: 'Bell' };
    await page.route('**/api/notifications', (route) =>
      route.fulfill({
        json: [
          news('4', 'A colleague gave you a task', { about: 'inbox' }),
          news('3', 'Critical result: Sodium', { about: 'laboratory', patient, unread: false }),
          news('2', 'Critical result: Potassium', { about: 'laboratory', patient }),
          news('1', 'Your account was created', { unread: false, at: '2019-05-05T10:00:00.000Z' }),
        ],
      }),
    );
    await page.reload();
    await page.getByRole('button', { name: 'Notifications, 2 unread' }).click();
    const items = page.locator('.popover:popover-open li[data-unread]');
    await expect.poll(() => items.count()).toBe(4);
    const texts = await items.allInnerTexts();
    expect(texts[0]).toMatch(/^Critical\s+Unread\s+Mark as read\s+Critical result: Potassium\s+Amal Bell\s+\d\d:\d\d$/);
    expect(texts[1]).toMatch(/^Unread\s+Mark as read\s+A colleague gave you a task/);
    expect(texts[2]).toMatch(/^Critical result: Sodium\s+Amal Bell\s+\d\d:\d\d$/);
    expect(texts[3]).toMatch(/^Your account was created\s+May 5, 2019$/);
    const weights = await items.evaluateAll((all) =>
      all.map((one) => getComputedStyle(one.querySelector('a > .block, li > span.block') ?? one).fontWeight),
    );
    expect(weights).toEqual(['600', '600', '400', '400']);
    await app.expectGoodScreen(page);
  });

  it('a new notification is in the bell and in the title of the tab without a reload, and nothing is logged while none comes', async () => {
    const listed: string[] = [];
    page.on('request', (request) => void (request.url().endsWith('/api/notifications') && listed.push(request.url())));
    await enter('/settings');
    const bell = await page.getByRole('button', { name: /^Notifications, \d+ unread$/ }).getAttribute('aria-label');
    await expect.poll(() => page.title()).toBe(`(${bell?.match(/\d+/)?.[0]}) Settings · Afiya`);
    await page.waitForResponse('**/api/notifications/changes', { timeout: 40_000 });
    expect(listed).toHaveLength(1);
    await page.route('**/api/notifications/changes', (route) => route.fulfill({ json: { mark: '01ZZZZZZZZZZZZZZZZZZZZZZZZ' } }));
    await expect.poll(() => listed.length, { timeout: 40_000 }).toBe(2);
  });

  it('a critical result says so on the page that is open, once, and leads to where it is acknowledged; other notifications do not', async () => {
    await enter('/settings');
    await page.getByRole('button', { name: /^Notifications, \d+ unread$/ }).waitFor();
    const id = '01ZZZZZZZZZZZZZZZZZZZZZZZZ';
    const come = { at: new Date().toISOString(), unread: true };
    const said = (text: string) => ({ en: text, ar: text });
    await page.route('**/api/notifications', async (route) => {
      const others = await (await route.fetch()).json();
      const patient = others.find((one: { patient?: object }) => one.patient)?.patient;
      const critical = { id, message: said('Critical result: Potassium 6.9 mmol/L'), about: 'laboratory', patient, ...come };
      const task = { id: `${id.slice(0, -1)}Y`, message: said('A colleague gave you a task'), about: 'inbox', ...come };
      await route.fulfill({ json: [critical, task, ...others] });
    });
    await page.route('**/api/notifications/changes', (route) => route.fulfill({ json: { mark: id } }));
    const toast = page.locator('.toast');
    await toast.filter({ hasText: 'Critical result: Potassium 6.9 mmol/L: ' }).waitFor({ timeout: 40_000 });
    expect(await toast.count()).toBe(1);
    await app.expectGoodScreen(page);
    await toast.getByRole('button').click();
    await heading('Inbox').waitFor();
    expect(new URL(page.url()).search).toBe('?group=critical');
    await expect.poll(() => toast.count()).toBe(0);
  });

  it('the search box suggests patients while typing, with the facts that distinguish namesakes', async () => {
    await enter('/settings');
    const searches: string[] = [];
    page.on('request', (request) => {
      const search = new URL(request.url()).searchParams.get('search');
      if (search !== null && search !== '') searches.push(search);
    });
    const box = page.getByRole('combobox', { name: 'Search' });
    await page.getByText(/^(Ctrl K|⌘K)$/).waitFor();
    await box.pressSequentially('moh', { delay: 20 });
    const options = page.getByRole('listbox').getByRole('option');
    await options
      .filter({ hasText: /\b\d{11}\b/ })
      .first()
      .waitFor();
    expect(searches).toEqual(['moh']);
    const count = await options.count();
    await page
      .getByRole('status')
      .filter({ hasText: `Suggestions: ${count}` })
      .waitFor();
    expect(await options.first().textContent()).toMatch(/[A-Z][a-z]{2} \d{1,2}, \d{4}/);
    expect(await accessibilityFindings(page)).toEqual([]);

    await page.keyboard.press('Escape');
    await expect.poll(() => box.getAttribute('aria-expanded')).toBe('false');
    for (const key of ['x', 'Backspace']) await page.keyboard.press(key);
    await options.first().waitFor();
    // A repeated search is answered from the cache.
    expect(searches.filter((search) => search === 'moh')).toEqual(['moh']);
    await page.keyboard.press('ArrowDown');
    const chosen = page.getByRole('listbox').getByRole('option', { selected: true });
    const qid = /\b\d{11}\b/.exec((await chosen.textContent()) ?? '')?.[0] ?? 'none';
    await page.keyboard.press('Enter');
    await page.getByText(qid).first().waitFor();
    await box.fill('zzqxv');
    await page.locator('p', { hasText: 'Nothing found' }).waitFor();
    // More are found than are suggested: everybody born in the eighties, by QID.
    await box.fill('28');
    await options.filter({ hasText: /^Show all patients found: \d+$/ }).click();
    await heading('Patients').waitFor();
    await expect.poll(() => page.getByLabel('Search by name, email or ID').inputValue()).toBe('28');
  });

  it('on a phone the search is one tap away', async () => {
    await enter('/records');
    await page.setViewportSize({ width: 390, height: 800 });
    await page.getByRole('button', { name: 'Go to a page or a patient' }).click();
    await page.getByRole('dialog').getByPlaceholder('Search patients, records...').fill('Settings');
    await page.getByRole('dialog').getByRole('option', { name: 'Settings' }).click();
    await heading('Settings').waitFor();
  });

  it('names the signed-in user, and the search box opens the patient search', async () => {
    await enter('/settings');
    await page.getByRole('button', { name: 'Account menu' }).click();
    await page.locator('.popover').getByText('Huda Al-Naimi').waitFor();
    for (const name of ['Profile', 'Settings'])
      expect(await page.locator('.popover').getByRole('link', { name }).getAttribute('href')).toBe('/settings');
    await page.keyboard.press('Escape');
    await page.getByPlaceholder('Search patients, records...').fill('mohammed');
    await page.keyboard.press('Enter');
    await heading('Patients').waitFor();
    await expect.poll(() => page.getByLabel('Search by name, email or ID').inputValue()).toBe('mohammed');
    const { pathname, search } = new URL(page.url());
    expect([pathname, search]).toEqual(['/patients', '']);
  });

  it('opens a page or a patient by a few letters', async () => {
    await page.clock.install();
    await enter('/settings');
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog', { name: 'Go to a page or a patient' }).waitFor();
    await page.keyboard.type('provider');
    expect(await accessibilityFindings(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await heading('Provider Dashboard').waitFor();
    await page.keyboard.press('Control+k');
    const searches: string[] = [];
    page.on('request', (request) => {
      const search = new URL(request.url()).searchParams.get('search');
      if (search !== null && search !== '') searches.push(search);
    });
    // However slowly this machine types, the page sees no pause between the letters.
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
    await page.keyboard.type('mohamed');
    await page.clock.resume();
    await page.getByRole('dialog').getByRole('option').first().waitFor();
    expect(searches).toEqual(['mohamed']);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    // The chart opens for a doctor, whose work it is.
    await page.locator('.patient-tabs [aria-current]').filter({ hasText: 'Summary' }).waitFor();
  });

  it.each([390, 820])('at %i px the entries slide over the page and leave with the choice', async (width) => {
    await enter('/settings');
    await page.setViewportSize({ width, height: 800 });
    await page.getByRole('button', { name: 'Open the menu' }).click();
    const drawer = page.getByRole('dialog', { name: 'Main' });
    await drawer.waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => drawer.count()).toBe(0);
    await page.getByRole('button', { name: 'Open the menu' }).click();
    await drawer.getByRole('link', { name: 'Patients', exact: true }).click();
    await heading('Patients').waitFor();
    await expect.poll(() => drawer.count()).toBe(0);
  });

  it.each([
    ['/terms', 'Terms of use', 'Privacy'],
    ['/privacy', 'Privacy', 'Terms of use'],
  ])('%s is public, one step away from the sign-in', async (path, title, other) => {
    await page.goto('/login');
    await page.getByRole('link', { name: title }).click();
    await heading(title).waitFor();
    expect(new URL(page.url()).pathname).toBe(path);
    await app.expectGoodScreen(page);
    await page.getByRole('link', { name: other }).click();
    await heading(other).waitFor();
  });

  it('the public pages name who answers for the data, and the privacy page how to reach them and the office', async () => {
    const operator = {
      name: { en: 'Al Rayyan Clinic', ar: 'عيادة الريان' },
      address: { en: '12 Al Rayyan Road, Doha', ar: '12 شارع الريان، الدوحة' },
      email: 'data@rayyan.example',
      phone: '+974 4400 0000',
    };
    await page.route('**/config.json', async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, json: { ...(await answer.json()), operator } });
    });
    for (const path of ['/login', '/symptom-checker', '/symptom-checker/how', '/terms', '/privacy']) {
      await page.goto(path);
      await page.locator('footer').getByText('Operated by Al Rayyan Clinic').waitFor();
    }
    await page.getByText('Al Rayyan Clinic, 12 Al Rayyan Road, Doha. Law No. 13 of 2016').waitFor();
    const hrefOf = (name: string) => page.getByRole('link', { name }).first().getAttribute('href');
    expect(await hrefOf('data@rayyan.example')).toBe('mailto:data@rayyan.example');
    expect(await hrefOf('+974 4400 0000')).toBe('tel:+97444000000');
    expect(await hrefOf('assurance.ncsa.gov.qa')).toBe('https://assurance.ncsa.gov.qa');
    const contents = page.getByRole('navigation', { name: 'On this page' }).getByRole('link');
    const titles = await contents.allTextContents();
    expect(await page.getByRole('heading', { level: 2 }).allTextContents()).toEqual(['In brief', 'On this page', ...titles]);
    await contents.filter({ hasText: 'Your rights' }).click();
    const isInView = (name: string) =>
      page.getByRole('heading', { name, level: 2 }).evaluate((found) => Math.abs(found.getBoundingClientRect().top) < 100);
    await expect.poll(() => isInView('Your rights')).toBe(true);
    await page.goto('/login');
    await page.goto('/privacy#purposes');
    await expect.poll(() => isInView('What for, and on what basis')).toBe(true);
    await page.getByRole('button', { name: 'العربية' }).click();
    await page.getByText('عيادة الريان').first().waitFor();
    await app.expectGoodScreen(page);
  });

  it.each([
    ['india', /It runs at Amazon Web Services in India/],
    ['abroad', /It may run in countries other than India/],
    ['none', /No language model reads what you write/],
  ])("the privacy page says where the stage's language model processes the text: %s", async (symptomModel, said) => {
    await page.route('**/config.json', async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, json: { ...(await answer.json()), symptomModel } });
    });
    await page.goto('/privacy');
    await page.getByText(said).waitFor();
    expect(await page.getByText(/language model/).count()).toBe(1);
  });

  it("every page uses the product's theme", async () => {
    for (const path of ['/login', '/symptom-checker']) {
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      const [theme, accent] = await page.evaluate(() => {
        const { documentElement: html } = document;
        return [html.dataset['theme'], getComputedStyle(html).getPropertyValue('--accent')];
      });
      expect([theme, accent]).toEqual(['medical', '#0f5e63']);
    }
  });

  it("the stage's diagnostics list what responds, and another stage has none", async () => {
    const diagnosis = () => page.evaluate(async (): Promise<unknown> => Reflect.get(window, 'afiyaDiagnostics')?.());
    await page.goto('/login');
    await expect.poll(diagnosis).toEqual({ configuration: true, api: true, authentication: true });
    await page.route('**/config.json', async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, json: { ...(await answer.json()), diagnostics: false } });
    });
    await page.reload();
    await heading('Sign in to Afiya').waitFor();
    await expect.poll(diagnosis).toBeUndefined();
  });

  it('a page that fails to render says so, and what to do', async () => {
    await enter('/dashboard');
    await page.route(/\/assets\/analytics-page/, (route) => route.abort());
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Analytics' }).click();
    // It has reloaded once by then, because a newer build might have replaced the code.
    await heading('Something went wrong').waitFor();
    await page.getByText('If it happens again, write to support@afiya.example.').waitFor();
    expect(await page.getByRole('link', { name: 'Go to Dashboard' }).getAttribute('href')).toBe('/dashboard');
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Try Again' }).click();
    await heading('Analytics').waitFor();
  });

  it('an unknown page offers the ways back', async () => {
    await page.goto('/nowhere');
    await heading('Page Not Found').waitFor();
    await expect
      .poll(() => linksIn(page.locator('main')))
      .toEqual(['/dashboard', '/symptom-checker', '/dashboard', '/patients', '/provider-dashboard']);
    await page.getByRole('button', { name: 'Go Back' }).click();
    // The first page of a tab has nothing behind it.
    await heading('Sign in to Afiya').waitFor();
    await page.goto('/terms');
    await page.goto('/nowhere');
    await page.getByRole('button', { name: 'Go Back' }).click();
    await heading('Terms of use').waitFor();
  });
});
