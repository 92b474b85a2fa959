import { whole } from '../../test/component/samples/pages.ts';
import { beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { type Answers, answer, asked } from '../../test/component/answers.ts';
import { open } from '../../test/component/app.tsx';
import { expectGoodScreen } from '../../test/component/good-screen.ts';

const now = '2026-03-01T09:00:00.000Z';
const patient = { id: '01JABCDEFGHJKMNPQRSTVWXYZ0', firstName: 'Amal', lastName: 'Bell' };
const said = (text: string) => ({ en: text, ar: text });
const idOf = (number: number) => `01JABCDEFGHJKMNPQRSTVWXYZ${number}`;
const news = (number: number, text: string, more: object = {}) => ({
  id: idOf(number),
  message: said(text),
  at: now,
  unread: true,
  ...more,
});
const four = [
  news(4, 'A colleague gave you a task', { about: 'inbox' }),
  news(3, 'Critical result: Sodium', { about: 'laboratory', patient, unread: false }),
  news(2, 'Critical result: Potassium', { about: 'laboratory', patient }),
  news(1, 'Your account was created', { unread: false, at: '2019-05-05T10:00:00.000Z' }),
];
const withNews = (all: typeof four): Answers => ({
  'notifications.list': whole(...all),
  'changes.get': { notifications: all[0]?.id ?? '' },
  'notifications.read': ({ body: { ids } }) => ({ ids }),
});
const bell = (name: string | RegExp) => page.getByRole('button', { name });
const items = () => [...document.querySelectorAll<HTMLElement>('.popover:popover-open li[data-unread]')];

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(now), shouldAdvanceTime: true });
});

it('the bell begins with unread critical results, marked and bold, and says read news quietly', async () => {
  await open('/security', { answers: withNews(four) });
  await bell('Notifications, 2 unread').click();
  await expect.poll(() => items().length).toBe(4);
  const texts = items().map(({ innerText }) => innerText);
  expect(texts[0]).toMatch(/^Critical\s+Unread\s+Mark as read\s+Critical result: Potassium\s+Amal Bell\s+12:00$/);
  expect(texts[1]).toMatch(/^Unread\s+Mark as read\s+A colleague gave you a task/);
  expect(texts[2]).toMatch(/^Critical result: Sodium\s+Amal Bell\s+12:00$/);
  expect(texts[3]).toMatch(/^Your account was created\s+May 5, 2019$/);
  const weights = items().map((one) => getComputedStyle(one.querySelector('a > .block, li > span.block') ?? one).fontWeight);
  expect(weights).toEqual(['600', '600', '400', '400']);
  await expectGoodScreen();
});

it('a notice that no longer holds is struck through and presses nobody; what took its place leads to the results', async () => {
  const doubted = news(6, 'Do not rely on this result: Potassium', { about: 'results', patient });
  const gone = news(5, 'Critical result: Potassium', { about: 'laboratory', patient, unread: false, settled: true });
  await open('/security', { answers: withNews([doubted, gone]) });
  await bell('Notifications, 1 unread').click();
  await expect.poll(() => items().length).toBe(2);
  expect(items().map((one) => one.querySelector('s')?.textContent)).toEqual([undefined, 'Critical result: Potassium']);
  expect(items()[0]?.querySelector('a')?.pathname).toBe(`/patients/${patient.id}/labs`);
  await expectGoodScreen();
});

it('marks one notification as read, and all', async () => {
  await open('/security', { answers: withNews(four) });
  await bell('Notifications, 2 unread').click();
  await page.getByRole('button', { name: 'Mark as read' }).first().click();
  await expect.element(bell('Notifications, 1 unread')).toBeVisible();
  await page.getByRole('button', { name: 'Mark all as read' }).click();
  await expect.element(page.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible();
  expect(asked('notifications.read').map(({ body }) => body.ids)).toEqual([[idOf(2)], [idOf(4)]]);
});

it('a notification opened is read, and leads to where its result is acknowledged', async () => {
  await open('/security', { answers: withNews(four) });
  await bell('Notifications, 2 unread').click();
  await page.getByRole('link', { name: 'Critical result: Potassium' }).click();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Inbox' })).toBeVisible();
  await expect.element(bell('Notifications, 1 unread')).toBeVisible();
});

it('the tab says how many are unread, and a new one is there without a reload', async () => {
  await open('/security', { answers: withNews(four) });
  await expect.poll(() => document.title).toBe('(2) Security · Afiya');
  await vi.advanceTimersByTimeAsync(31_000);
  // While nothing comes, nothing is read, and so nothing is logged.
  expect(asked('notifications.list')).toHaveLength(1);
  answer(withNews([news(5, 'A colleague gave you a task', { about: 'inbox' }), ...four]));
  await vi.advanceTimersByTimeAsync(31_000);
  await expect.poll(() => document.title).toBe('(3) Security · Afiya');
});

it('a critical result says so on the page that is open, once, and leads to where it is acknowledged; other notifications do not', async () => {
  await open('/security', { answers: withNews(four) });
  await expect.element(bell('Notifications, 2 unread')).toBeVisible();
  const critical = news(6, 'Critical result: Potassium 6.9 mmol/L', { about: 'laboratory', patient });
  answer(withNews([critical, news(5, 'A colleague gave you a task', { about: 'inbox' }), ...four]));
  await vi.advanceTimersByTimeAsync(31_000);
  const toasts = () => [...document.querySelectorAll('.toast')];
  await expect.poll(() => toasts().map(({ textContent }) => textContent)).toEqual(['Critical result: Potassium 6.9 mmol/L: Amal Bell']);
  await page.getByRole('button', { name: 'Critical result: Potassium 6.9 mmol/L' }).click();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Inbox' })).toBeVisible();
  expect(location.search).toBe('?group=critical');
  await expect.poll(toasts).toEqual([]);
});
