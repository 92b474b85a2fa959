import { expect, it } from 'vitest';
import type { AccessLogEntry } from '#contract/access-log/access-log.ts';
import { daysOf, othersSince, patientIdsOf } from './rows.ts';

const entry = (at: string, who: string, action: AccessLogEntry['action'], more: Partial<AccessLogEntry> = {}): AccessLogEntry => ({
  id: `${at} ${who}`,
  at: `2026-11-22T${at}:00.000Z`,
  action,
  actor: { id: who, roles: ['CLINICIAN'] },
  requestId: 'request-1',
  patientIds: [],
  outcome: 'done',
  ...more,
});
const shape = (entries: readonly AccessLogEntry[]) =>
  daysOf(entries).map(({ date, rows }) => [date, rows.map((row) => row.entries.length)]);

it("a person's list views are one line, whatever others did in between, until that person did something else or paused", () => {
  const log = [
    entry('09:31', 'huda', 'list'),
    entry('09:30', 'omar', 'read'),
    entry('09:20', 'huda', 'list'),
    entry('09:19', 'omar', 'list'),
    entry('09:02', 'huda', 'list'),
    entry('09:01', 'huda', 'read'),
    entry('09:00', 'huda', 'list'),
    entry('08:29', 'huda', 'list'),
  ];
  expect(shape(log)).toEqual([['2026-11-22', [3, 1, 1, 1, 1, 1]]]);
});

it('refused views are separate lines, and days in Qatar are separated', () => {
  const log = [
    entry('21:10', 'huda', 'list'),
    entry('20:59', 'huda', 'list'),
    entry('20:58', 'huda', 'list', { outcome: 'refused' }),
    entry('20:57', 'huda', 'log'),
    entry('20:56', 'huda', 'log'),
  ];
  expect(shape(log)).toEqual([
    ['2026-11-23', [1]],
    ['2026-11-22', [1, 1, 2]],
  ]);
});

it('the requests of one visit to a record are one line, another visit is another line', () => {
  const log = [
    entry('09:31', 'huda', 'read', { patientIds: ['1'] }),
    entry('09:31', 'huda', 'read', { patientIds: ['1'] }),
    entry('09:31', 'huda', 'read', { patientIds: ['2'] }),
    entry('09:31', 'omar', 'read', { patientIds: ['1'] }),
    entry('09:30', 'huda', 'read', { patientIds: ['1'] }),
    entry('09:28', 'huda', 'read', { patientIds: ['1'] }),
  ];
  expect(shape(log)).toEqual([['2026-11-22', [3, 1, 1, 1]]]);
});

it('a line counts each patient once', () => {
  const [day] = daysOf([
    entry('09:31', 'huda', 'list', { patientIds: ['1', '2'] }),
    entry('09:30', 'huda', 'list', { patientIds: ['2', '3'] }),
  ]);
  expect(day?.rows.map(patientIdsOf)).toEqual([['1', '2', '3']]);
});

it('others who opened the record this week are named once, but not the reader, and not for a list or a refusal', () => {
  const log = [
    entry('09:30', 'noora', 'read'),
    entry('09:20', 'huda', 'read'),
    entry('09:10', 'huda', 'change'),
    entry('09:05', 'omar', 'list'),
    entry('09:00', 'omar', 'read', { outcome: 'refused' }),
  ];
  const of = (since: string, isComplete: boolean) => othersSince(log, { ownId: 'noora', since, isComplete })?.map(({ id }) => id);
  expect(of('2026-11-20', true)).toEqual(['huda']);
  expect(of('2026-11-23', true)).toEqual([]);
  expect(of('2026-11-20', false)).toEqual(['huda']);
  // Older entries of the week are not loaded yet.
  expect(othersSince(log.slice(0, 1), { ownId: 'noora', since: '2026-11-20', isComplete: false })).toBe(undefined);
});
