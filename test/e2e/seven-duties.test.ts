import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import type { Duty } from '#contract/staff/roster.ts';
import { call, cognito, newPatientBody, signIn, tokensOf } from '../api/client.ts';
import { partsOf } from '../api/forged-tokens.ts';
import { type App, soon, startApp } from './app.ts';
import { countClicks } from './clicks.ts';

// In the morning, so that there are free times today.
const app: App = startApp({ patients: 60, clock: '10:30' });

const asChief = async (method: string, path: string, body: unknown) => {
  const { access: token } = await tokensOf('ADMIN', app.cloud.endpoints);
  const answer = await call(method, path, { token, body }, app.cloud.endpoints.apiUrl);
  expect([200, 201], JSON.stringify(answer.body)).toContain(answer.status);
  return answer.body;
};

/** A new member of the staff, with an account. */
async function hired(first: string, name: string, duty: Duty) {
  const { endpoints } = app.cloud;
  const [email, password] = [`${first}@afiya.example`, 'Seven-Duties-7'];
  const at = { UserPoolId: endpoints.userPoolId, Username: email };
  await cognito('AdminCreateUser', { ...at, MessageAction: 'SUPPRESS' }, endpoints);
  await cognito('AdminSetUserPassword', { ...at, Password: password, Permanent: true }, endpoints);
  await cognito('AdminAddUserToGroup', { ...at, GroupName: 'CLINICIAN' }, endpoints);
  const { access } = await signIn(email, password, endpoints);
  const id = String(partsOf(access)[1]?.['sub']);
  await asChief('PUT', `/staff/${id}`, { name: { en: name, ar: 'زميل جديد' }, duties: [duty] });
  return { id, account: { email, password } };
}

/** Somebody at their own machine: the page, how often it was loaded since, and the clicks. */
async function at(path: string, who: Parameters<App['comeAs']>[2]) {
  const page = await app.comeAs(await app.openElsewhere(), path, who);
  let loads = 0;
  page.on('load', () => (loads += 1));
  return { page, loads: () => loads, clicks: await countClicks(page) };
}

const card = (page: Page, stage: string, name: string) =>
  page
    .getByRole('region', { name: new RegExp(`^${stage} ?\\d*$`) })
    .getByRole('listitem')
    .filter({ hasText: name });
/** By keyboard, because a click just after the rows have moved by themselves does not count. */
const press = (page: Page, role: 'button' | 'link', name: string) => page.getByRole(role, { name }).first().press('Enter');

it('seven duties work a day on seven machines, and nobody reloads a page', async () => {
  const ben = await hired('nurse.ben', 'Ben Cruz', 'nurse');
  const sara = await hired('dr.sara', 'Dr. Sara Haddad', 'prescriber');
  const whole = Array.from({ length: 7 }, () => [{ from: '07:00', to: '20:00' }]);
  await asChief('PUT', `/clinicians/${sara.id}/hours`, { weekly: whole, exceptions: [] });
  const born = { gender: 'female', dateOfBirth: '1980-03-14' };
  for (const lastName of ['Sevenfirst', 'Sevensecond'])
    await asChief('POST', '/patients', newPatientBody({ firstName: 'Amal', lastName, ...born }));
  const [one, two] = ['Amal Sevenfirst', 'Amal Sevensecond'] as const;

  const board = '/appointments?view=board';
  const chief = await at('/staff', 'admin');
  const desk = await at(board, 'reception');
  const [grace, second] = [await at(board, 'nurse'), await at(board, ben.account)];
  const mine = `${board}&clinicianId=${sara.id}`;
  const doctor = await at(mine, sara.account);
  const colleague = await at('/dashboard', 'dr.huda');
  const bench = await at('/labs', 'lab');

  // Reception books both with Dr. Sara at the next free time, and receives them.
  for (const name of [one, two]) {
    await desk.page.getByRole('link', { name: 'New appointment' }).click();
    await app.choosePatient(desk.page, name);
    await desk.page.getByRole('button', { name: 'Next', exact: true }).click();
    await desk.page.getByLabel('Reason for the visit').fill('Tired for weeks');
    await desk.page.getByRole('button', { name: 'Next', exact: true }).click();
    await desk.page.locator('#clinician').selectOption('Dr. Sara Haddad');
    await desk.page.getByRole('button', { name: /^Next available: / }).click();
    await desk.page.getByRole('button', { name: 'Book appointment' }).click();
    await desk.page.getByRole('link', { name: 'Board', exact: true }).click();
    await card(desk.page, 'Expected', name)
      .getByRole('button', { name: `Arrived: ${name}` })
      .press('Enter');
    await card(desk.page, 'Arrived', name).waitFor();
  }

  // Each nurse measures one of them; one pressure is in the red zone, and Dr. Sara sees it first in her column.
  for (const [{ page }, name, systolic] of [
    [grace, one, '118'],
    [second, two, '188'],
  ] as const) {
    await card(page, 'Arrived', name).waitFor(soon);
    await press(page, 'link', `Vital signs: ${name}`);
    await page.getByLabel('Systolic').fill(systolic);
    await page.getByLabel('Diastolic').fill(systolic === '188' ? '114' : '76');
    await page.getByRole('button', { name: 'Record vital signs' }).click();
    await page.getByText('Vital signs recorded', { exact: true }).waitFor();
  }
  await card(doctor.page, 'Ready', one).waitFor(soon);
  await card(doctor.page, 'Ready', two).waitFor(soon);
  await expect
    .poll(() =>
      doctor.page
        .getByRole('region', { name: /^Ready/ })
        .getByRole('listitem')
        .first()
        .textContent(),
    )
    .toContain(two);

  // Dr. Sara sees her, prescribes, orders and signs. Reception sees where the patient is.
  await press(doctor.page, 'button', `Begin visit: ${two}`);
  await doctor.page.getByLabel('Subjective').fill('Headache since yesterday');
  await card(desk.page, 'In the visit', two).waitFor(soon);
  const open = (part: string) => doctor.page.getByRole('complementary').getByRole('button', { name: part }).first().click();
  await open('Order tests');
  await doctor.page.getByRole('combobox', { name: 'Add a test' }).fill('potassium');
  await doctor.page
    .getByRole('option', { name: /^Potassium/ })
    .first()
    .click();
  await doctor.page.getByRole('region', { name: 'Order tests' }).getByRole('button', { name: 'Order tests' }).click();
  await doctor.page
    .getByRole('region', { name: 'Laboratory results' })
    .getByRole('link', { name: /Potassium/ })
    .waitFor();
  await open('Note');
  await doctor.page.getByLabel('Plan').fill('Pressure again in an hour');
  await doctor.page.getByText('Draft saved').waitFor();
  await doctor.page.getByRole('button', { name: 'Sign', exact: true }).click();
  await doctor.page.locator('dialog[open]').getByRole('button', { name: 'Sign' }).click();
  await doctor.page.getByRole('region', { name: 'Previous visit' }).getByText('Pressure again in an hour').waitFor();
  await card(desk.page, 'Over', two).waitFor(soon);

  // The order is on the bench, the colleague's home is not disturbed, and the administrator goes on with the staff.
  await bench.page.getByRole('link', { name: two }).first().waitFor(soon);
  const waiting = colleague.page.locator('[aria-labelledby=now]');
  await waiting.waitFor();
  for (const name of [one, two]) expect(await waiting.getByText(name).count()).toBe(0);
  await chief.page.getByText('Dr. Sara Haddad').first().waitFor();

  const everybody = { chief, desk, grace, second, doctor, colleague, bench };
  expect(Object.entries(everybody).map(([name, { loads }]) => [name, loads()])).toEqual(Object.keys(everybody).map((name) => [name, 0]));
  const clicks = Object.fromEntries(
    await Promise.all(Object.entries(everybody).map(async ([name, { clicks: count }]) => [name, await count()] as const)),
  );
  // Arrivals, the way to the measurement and the begin of the visit are key presses here: 2, 1, 1 and 1 clicks more by mouse.
  expect(clicks).toEqual({
    chief: 0,
    desk: expect.toSatisfy((count: number) => count <= 16),
    grace: 1,
    second: 1,
    doctor: expect.toSatisfy((count: number) => count <= 8),
    colleague: 0,
    bench: 0,
  });
});
