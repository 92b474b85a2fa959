import { beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { answerPool, askedPool } from '../../test/component/answers.ts';
import { open } from '../../test/component/app.tsx';
import { expectGoodScreen } from '../../test/component/good-screen.ts';
import { tokensKept } from '../../test/component/tokens.ts';
import { activityKey } from '../lib/idle.ts';

const warning = () => page.getByRole('alertdialog', { name: 'Are you still there?' });
const stay = () => warning().getByRole('button', { name: 'Stay signed in' });
const minuteMs = 60_000;
const pass = (minutes: number) => vi.advanceTimersByTimeAsync(minutes * minuteMs);

beforeEach(async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  vi.setSystemTime('2026-03-01T07:00:00Z');
  localStorage.setItem(activityKey, String(Date.now()));
  answerPool({ RevokeToken: () => ({}) });
  await open('/patients?status=pending');
  await expect.element(page.getByText('No patients found')).toBeVisible();
});

it('warns an idle user, who may stay', async () => {
  await pass(24.5);
  expect(warning().query()).toBeNull();
  await pass(0.75);
  await expect.element(warning().getByText('5 minutes')).toBeVisible();
  await expect.element(stay()).toHaveFocus();
  await expectGoodScreen();
  await pass(1);
  await expect.element(warning().getByText('4 minutes')).toBeVisible();
  await stay().click();
  await expect.element(warning()).not.toBeInTheDocument();
  await pass(20);
  expect(warning().query()).toBeNull();
});

it('signs an idle user out, and says why, but keeps what was typed', async () => {
  sessionStorage.setItem('afiya.draft.dr.huda@afiya.example form', 'typed');
  await pass(31);
  await expect.element(page.getByText('You were signed out because of inactivity')).toBeVisible();
  expect(tokensKept()).toEqual([]);
  expect(askedPool('RevokeToken')).toHaveLength(1);
  expect(Object.values(sessionStorage)).toContain('typed');
  await expectGoodScreen();
});

it('signs a warned user out who wants that', async () => {
  await pass(26);
  await warning().getByRole('button', { name: 'Sign out' }).click();
  await expect.element(page.getByText('Logged out successfully')).toBeVisible();
});

it('knows of activity in other tabs', async () => {
  await pass(26);
  await expect.element(warning()).toBeVisible();
  localStorage.setItem(activityKey, String(Date.now()));
  dispatchEvent(new StorageEvent('storage', { key: activityKey }));
  await expect.element(warning()).not.toBeInTheDocument();
});
