import { focusManager } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { type Answers, answer, asked } from '../../test/component/answers.ts';
import { open } from '../../test/component/app.tsx';
import { technician } from '../../test/component/people.ts';
import { alertsOf } from '../../test/component/samples/dashboards.ts';
import { labOrderOf } from '../../test/component/samples/laboratory.ts';
import { whole } from '../../test/component/samples/pages.ts';

const marks = { notifications: '', alerts: '1', laboratory: '1', results: '1' };
const minutesPass = (minutes: number) => vi.advanceTimersByTimeAsync(minutes * 60_000);
const begin = (path: string, answers: Answers, as?: typeof technician) =>
  open(path, { ...(as && { as }), answers: { 'changes.get': marks, ...answers } });

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-03-01T09:00:00.000Z'), shouldAdvanceTime: true });
});
afterEach(() => focusManager.setFocused(undefined));

it('an open dashboard reads its lists of patients once while nothing changes, and a hidden one asks nothing', async () => {
  const alerts = alertsOf({ severity: 'high' });
  await begin('/provider-dashboard', { 'alerts.list': alerts });
  await expect.element(page.getByRole('region', { name: 'Critical Alerts' })).toBeVisible();
  for (let minute = 0; minute < 10; minute += 1) await minutesPass(1);
  expect([asked('alerts.list').length, asked('laboratory.inbox').length]).toEqual([1, 1]);
  const questions = asked('changes.get').length;
  expect(questions).toBeLessThanOrEqual(10 * 4 + 2);
  focusManager.setFocused(false);
  await minutesPass(5);
  expect(asked('changes.get')).toHaveLength(questions);
});

it('a list is read again when its mark differs, without the rows that are here', async () => {
  const [first, second] = [labOrderOf(['sodium']), labOrderOf(['potassium'], { id: '01JZZZZZZZZZZZZZZZZZZZZZZ2' })];
  await begin('/labs', { 'laboratory.bench': { ...whole(first), marks: ['AAAAAAAA'] } }, technician);
  await expect.element(page.getByText('Sodium')).toBeVisible();
  expect(asked('laboratory.bench').map(({ query }) => query)).toEqual([{}]);
  answer({
    'changes.get': { ...marks, laboratory: '2' },
    'laboratory.bench': ({ query: { known } }) => {
      const hasFirst = known === 'AAAAAAAA' || known === 'AAAAAAAABBBBBBBB';
      const others = known === 'AAAAAAAABBBBBBBB' ? [] : [second];
      return { rows: hasFirst ? others : [first, ...others], marks: ['AAAAAAAA', 'BBBBBBBB'], total: 2 };
    },
  });
  await minutesPass(0.6);
  await expect.element(page.getByText('Potassium')).toBeVisible();
  await expect.element(page.getByText('Sodium')).toBeVisible();
  await minutesPass(0.2);
  // Once more when the index has followed.
  expect(asked('laboratory.bench').map(({ query }) => query.known)).toEqual([undefined, 'AAAAAAAA', 'AAAAAAAABBBBBBBB']);
  // Of the alerts nothing has changed.
  expect(asked('alerts.list')).toEqual([]);
});
