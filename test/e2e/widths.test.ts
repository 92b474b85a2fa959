import type { Page } from 'playwright-core';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { qatarDate } from '#contract/base/qatar-time.ts';
import { ageOn } from '#contract/patient/age.ts';
import { patientStatuses, statusWords } from '#contract/patient/choices.ts';
import { call, claimsOf, tokensOf } from '../api/client.ts';
import { register } from '../api/register.ts';
import { longPatient } from '../gallery/long-patient.ts';
import { startApp } from './app.ts';
import { misfits } from './layout.ts';
import { patientForm } from './patient-form.ts';

const app = startApp();
const lastName = 'Widthtestabdullatifabdulazizabdulkarimabdulmalekan';
/** A patient with the longest possible texts, whom only this file's search finds. */
const addPatient = async (): Promise<string> => {
  const { access: token } = await tokensOf('CLINICIAN', app.cloud.endpoints);
  const body = { ...longPatient, personalInfo: { ...longPatient.personalInfo, lastName } };
  const { status, body: made } = await call('POST', '/patients', { token, body }, app.cloud.endpoints.apiUrl);
  expect(status).toBe(201);
  return made.id;
};

let page: Page;
let id = '';
beforeAll(async () => void (id = await addPatient()));
beforeEach(async () => {
  page = await app.open();
  await app.enter(page, '/patients');
  await page.getByLabel('Search by name, email or ID').fill(lastName);
  await expect.poll(() => page.locator('.row-link').allTextContents()).toEqual([`${longPatient.personalInfo.firstName} ${lastName}`]);
});

const widths = [320, 640, 768, 1024, 1280] as const;

/** The page at each width in both languages; ends as it began. */
const atEveryWidth = async (look: (width: number, language: string) => Promise<void>) => {
  for (const language of ['en', 'ar']) {
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      await look(width, language);
    }
    const other = page.getByRole('button', { name: /^(العربية|English)$/ });
    await other.dispatchEvent('click');
    await expect.poll(() => page.evaluate(() => document.documentElement.lang)).not.toBe(language);
  }
};
const fits = async (width: number, language: string) => {
  await expect.poll(async () => ({ width, language, ...(await misfits(page)) })).toEqual({ width, language, sideways: 0, cut: {} });
};
const expectToFit = () => atEveryWidth(fits);

const statuses = Object.values(statusWords).flatMap(({ en, ar }) => [en, ar]);
const statusChips = () => page.locator('.chip').filter({ hasText: RegExp(`^(${statuses.join('|')})$`), visible: true });
/** Expects that none wraps over two lines. */
const expectWholeStatuses = async () => {
  await expect.poll(() => statusChips().count()).toBe(patientStatuses.length);
  for (const chip of await statusChips().all()) expect((await chip.boundingBox())?.height).toBeLessThan(36);
};
/** A record for each status. */
const inEveryStatus = (record: object) => patientStatuses.map((status, index) => ({ ...record, id: `${id.slice(0, -1)}${index}`, status }));

it('the list fits, and shows identity and actions at every width', async () => {
  await expectToFit();
  const row = page.locator('tbody tr').first();
  const { personalInfo: person } = longPatient;
  const today = qatarDate(new Date());
  const age = ageOn(person.dateOfBirth, today);
  await atEveryWidth(async () => {
    for (const text of [person.nameArabic, person.nationalId, '1988', person.phone, person.email]) {
      await expect.poll(() => row.getByText(text).filter({ visible: true }).count()).toBeGreaterThan(0);
    }
    for (const text of [/^(Active|نشط)$/, RegExp(today.slice(0, 4)), RegExp(`^(${age}|${age} years|العمر: ${age})$`)]) {
      await expect.poll(() => row.getByText(text).filter({ visible: true }).count()).toBeGreaterThan(0);
    }
    const menu = row.locator('.row-actions > button');
    const isFolded = await menu.isVisible();
    if (isFolded) await menu.click();
    expect(await row.locator('.row-action').filter({ visible: true }).count()).toBe(3);
    for (const target of await row.locator('.row-action, .row-actions > button').filter({ visible: true }).all()) {
      const box = await target.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    }
    if (isFolded) await page.keyboard.press('Escape');
  });
});

/** In which directions the addresses read that end in an ellipsis where they have no room. */
const directionsOfCutAddresses = (): Promise<string[]> =>
  page.locator('main :has-text("@")').evaluateAll((all) => [
    ...new Set(
      all
        .map((element) => getComputedStyle(element))
        .filter(({ textOverflow }) => textOverflow === 'ellipsis')
        .map(({ direction }) => direction),
    ),
  ]);

it('an address is cut at its end, not its beginning, in both languages, and no status wraps over two lines', async () => {
  await page.route('**/api/patients?*', async (route) => {
    const response = await route.fetch();
    const list = await response.json();
    await route.fulfill({ response, json: { ...list, patients: inEveryStatus(list.patients[0]) } });
  });
  await page.reload();
  await atEveryWidth(async (width) => {
    await expectWholeStatuses();
    if (width < 1280) return;
    expect(await directionsOfCutAddresses()).toEqual(['ltr']);
    const starts = await page.locator('[data-column=age]').evaluateAll((cells) =>
      cells.map((cell) => {
        const text = document.createRange();
        text.selectNodeContents(document.createTreeWalker(cell, NodeFilter.SHOW_TEXT).nextNode() ?? cell);
        const [first] = text.getClientRects();
        return Math.round((document.dir === 'rtl' ? first?.right : first?.left) ?? 0);
      }),
    );
    // Ages begin below the beginning of their title.
    expect(new Set(starts).size).toBe(1);
  });
});

it('the record, its form and the delete confirmation fit', async () => {
  await page.goto(`/patients/${id}/edit`);
  await page.locator('main form').waitFor();
  await expectToFit();
  await page.goto(`/patients/${id}`);
  await page.locator('dl.panel').waitFor();
  await expectToFit();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByRole('dialog').waitFor();
  await expectToFit();
});

it('the review of a new patient fits below its three steps', async () => {
  const { fillToReview } = patientForm(app, () => page, { lastName: 'Widthwizard', phone: '3321' });
  await page.goto('/patients/new');
  await fillToReview();
  await expectToFit();
});

it('the account menu and the settings of a user with a long name and address fit', async () => {
  const { firstName, lastName: family, email } = longPatient.personalInfo;
  const password = 'Calm-Harbour-7';
  await register({ email, password, firstName, lastName: family }, app.cloud);
  page = await app.openElsewhere();
  await page.goto('/settings');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor();
  await expectToFit();
  await page.getByRole('button', { name: 'Account menu' }).click();
  const menu = page.locator('.popover:popover-open');
  for (const text of [`${firstName} ${family}`, email]) await menu.getByText(text, { exact: true }).waitFor();
  await expectToFit();
  expect(await menu.count()).toBe(1);
});

/** Gives the clinician a task about the patient, which the bell tells. */
const giveTask = async (): Promise<void> => {
  const { endpoints } = app.cloud;
  const [admin, clinician] = await Promise.all([tokensOf('ADMIN', endpoints), tokensOf('CLINICIAN', endpoints)]);
  const { sub: givenTo } = claimsOf(clinician.access);
  const { status } = await call(
    'POST',
    '/tasks',
    { token: admin.access, body: { text: 'Call back', givenTo, patientId: id } },
    endpoints.apiUrl,
  );
  expect(status).toBe(201);
};

/** Gives every patient in an answer the long name. */
const renamed = (path: RegExp) =>
  page.route(path, async (route) => {
    const response = await route.fetch();
    const { firstName, nameArabic } = longPatient.personalInfo;
    const long: Readonly<Record<string, string>> = { firstName, lastName, nameArabic };
    const json = JSON.parse(JSON.stringify(await response.json(), (key, value: unknown) => long[key] ?? value));
    await route.fulfill({ response, json });
  });

it("overlays fit: the bell, suggestions, the selection's question, an alert's", async () => {
  await giveTask();
  await renamed(/\/api\/alerts$/);
  await page.reload();
  // A page that has just come closes what was open.
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.getByRole('button', { name: /^Notifications/ }).click();
  const bell = page.locator('.popover:popover-open');
  await expect.poll(() => bell.getByRole('link').allTextContents()).toContainEqual(expect.stringContaining(lastName));
  await expectToFit();
  expect(await bell.count()).toBe(1);
  await page.keyboard.press('Escape');

  const dialog = page.getByRole('dialog');
  await page.keyboard.press('Control+k');
  await dialog.getByRole('combobox').fill(lastName);
  await dialog.getByRole('option', { name: lastName }).waitFor();
  await expectToFit();
  // Escape clears a search first.
  for (const open of [1, 0]) {
    await page.keyboard.press('Escape');
    await expect.poll(() => dialog.count()).toBe(open);
  }

  await page.locator('td .row-tick').click();
  await page.getByRole('button', { name: 'Change status' }).click();
  await dialog.waitFor();
  await expectToFit();

  await page.goto('/provider-dashboard');
  await page
    .getByRole('button', { name: /^Acknowledge the alert about / })
    .first()
    .click();
  await dialog.getByText(lastName).waitFor();
  await expectToFit();
});

it('the access log fits, with the patients to choose from and those in it', async () => {
  page = await app.openElsewhere();
  await app.enter(page, '/security', 'ADMIN');
  await page.getByRole('button', { name: 'Filters', exact: true }).click();
  await page.getByRole('combobox', { name: 'Patient' }).fill(lastName);
  const found = page.getByRole('option', { name: lastName });
  await found.waitFor();
  await expectToFit();
  expect(await found.isVisible()).toBe(true);
  await found.click();
  await page.locator('.lines').getByText(lastName).first().waitFor();
  await expectToFit();
});

it('a clinician’s own log fits', async () => {
  await page.locator('.row-link').click();
  await page.locator('dl.panel').first().waitFor();
  await page.goto('/security');
  await page.getByRole('link', { name: lastName }).first().waitFor();
  await expectToFit();
});

it('both dashboards fit, with every status on one line', async () => {
  // Other files change patients more recently.
  await page.route('**/api/patients/recent*', async (route) => {
    const { access: token } = await tokensOf('CLINICIAN', app.cloud.endpoints);
    const { body } = await call('GET', `/patients/${id}`, { token }, app.cloud.endpoints.apiUrl);
    await route.fulfill({ json: inEveryStatus(body) });
  });
  await renamed(/\/api\/(?:alerts|appointments)(?:\?|$)/);
  for (const path of ['/dashboard', '/provider-dashboard']) {
    await page.goto(path);
    await page.locator('main .skeleton').first().waitFor({ state: 'detached' });
    // Past appointments are folded away.
    await page.getByText(lastName).filter({ visible: true }).first().waitFor();
    await atEveryWidth(async (width, language) => {
      await fits(width, language);
      await expectWholeStatuses();
      expect(await directionsOfCutAddresses()).toEqual(path === '/dashboard' ? ['ltr'] : []);
    });
  }
});
