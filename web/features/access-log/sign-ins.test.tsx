import { beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { type Answers, answer, asked, refuse } from '../../../test/component/answers.ts';
import { open } from '../../../test/component/app.tsx';
import { expectGoodScreen } from '../../../test/component/good-screen.ts';
import { administrator, doctor } from '../../../test/component/people.ts';
import { logFileOf, minuteOf } from '../../../test/component/samples/accounts.ts';

const button = (name: string) => page.getByRole('button', { name, exact: true });
const row = (said: string) => page.getByRole('row').filter({ hasText: said });
const today = '2026-03-01';
const minutes = [
  minuteOf('2026-03-01T06:30:00.000Z', { succeeded: 1, failed: 3 }),
  minuteOf('2026-03-01T06:20:00.000Z', { failed: 1 }, 'nobody'),
];
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime('2026-03-01T07:00:00Z');
});
const enter = (answers: Answers = {}, path = '/security?view=sign-ins') =>
  open(path, { as: administrator, answers: { 'accessLog.signIns': { entries: minutes }, ...answers } });

it('shows who signed in and who tried to, also where there is no account', async () => {
  await enter({}, '/security');
  await page.getByRole('navigation', { name: 'Logs' }).getByRole('link', { name: 'Sign-in log' }).click();
  await expect.element(page.getByRole('heading', { name: 'Sign-in log' })).toBeVisible();
  await expect.element(row('Huda Al-Naimi')).toMatchTextContent(/09:30.*Clinician.*Signed in.*Failed or given up: 3/);
  await expect.element(row('Addresses without an account')).toMatchTextContent(/Failed or given up(?!:)/);
  await expectGoodScreen();
});

it('is filtered by role and outcome, which the address keeps', async () => {
  await enter({ 'accessLog.signIns': ({ query }) => ({ entries: query.outcome === 'reset' ? [] : minutes }) });
  await button('Filters').click();
  await page.getByLabelText('Role').selectOptions('Clinician');
  await page.getByLabelText('Outcome').selectOptions('Password reset');
  await expect.element(page.getByText(/^Nothing in the log matches: .*Password reset, Clinician/)).toBeVisible();
  await page.getByLabelText('Outcome').selectOptions('Failed or given up');
  await expect.element(row('Huda Al-Naimi')).toBeVisible();
  const filter = { from: today, to: today, role: 'CLINICIAN', outcome: 'failed' };
  await expect.poll(() => asked('accessLog.signIns').at(-1)?.query).toEqual(filter);
  expect(Object.fromEntries(new URLSearchParams(location.search))).toEqual({ view: 'sign-ins', ...filter });
});

it('is of one person, by name, from an address with the id', async () => {
  await enter(
    { 'accessLog.signIns': { entries: minutes.slice(0, 1), actor: { id: doctor.id, name: 'Dr. Huda Al-Naimi' } } },
    `/security?view=sign-ins&actorId=${doctor.id}`,
  );
  await expect.element(page.getByRole('button', { name: /^Show everybody, not only .?Dr\. Huda/ })).toBeVisible();
  expect(asked('accessLog.signIns')[0]?.query).toEqual({ actorId: doctor.id });
});

it('that fails to load is reported, and tried again', async () => {
  await enter({ 'accessLog.signIns': refuse('FORBIDDEN') });
  await expect.element(page.getByText('The sign-in log could not be loaded.')).toBeVisible();
  answer({ 'accessLog.signIns': { entries: minutes } });
  await button('Try Again').click();
  await expect.element(row('Huda Al-Naimi')).toBeVisible();
});

it('is exported as filtered', async () => {
  const file = logFileOf({ kind: 'sign-ins', filename: 'sign-ins.csv' });
  const link = { url: '#file', expiresAt: '2026-03-01T08:00:00.000Z' };
  await enter(
    { 'accessLog.exportSignIns': file, 'exports.get': { ...file, status: 'done', count: 1, link } },
    '/security?view=sign-ins&outcome=failed',
  );
  await button('Export as CSV').click();
  await expect.element(page.getByText('Sign-in log exported').first()).toBeVisible();
  expect(asked('accessLog.exportSignIns').map(({ body }) => body)).toEqual([{ from: today, to: today, outcome: 'failed', language: 'en' }]);
});
