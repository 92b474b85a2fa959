import { expect, it, vi } from 'vitest';

vi.stubGlobal('localStorage', { getItem: () => 'en', setItem: () => undefined });
vi.stubGlobal('document', { getElementById: () => null, documentElement: {} });
const { timeTicks } = await import('./time-ticks.ts');

const between = (from: string, to: string, count = 4, locale: 'en' | 'ar' = 'en') =>
  timeTicks(locale, [Date.parse(from), Date.parse(to)], count);

it('days, months and years begin at midnight in Qatar', () => {
  const days = between('2026-11-20T21:00:00Z', '2026-11-24T12:00:00Z');
  expect(days.map(({ text }) => text)).toEqual(['Nov 21', 'Nov 22', 'Nov 23', 'Nov 24']);
  expect(new Date(days[0]?.at ?? 0).toISOString()).toBe('2026-11-20T21:00:00.000Z');
  expect(between('2026-01-15T00:00:00Z', '2026-05-15T00:00:00Z').map(({ text }) => text)).toEqual([
    'Feb 2026',
    'Mar 2026',
    'Apr 2026',
    'May 2026',
  ]);
  expect(between('2023-06-01T00:00:00Z', '2026-06-01T00:00:00Z').map(({ text }) => text)).toEqual(['2024', '2025', '2026']);
});

it('hours are those of Qatar on a clock of 24 hours, also across the leap day', () => {
  expect(between('2028-02-29T05:00:00Z', '2028-02-29T09:00:00Z', 5).map(({ text }) => text)).toEqual([
    'Feb 29, 08:00',
    '09:00',
    '10:00',
    '11:00',
    '12:00',
  ]);
  expect(between('2028-02-27T21:00:00Z', '2028-03-01T21:00:00Z', 4).map(({ text }) => text)).toContain('Feb 29');
});

it('half hours are left out, as they are not named', () => {
  expect(between('2026-11-20T06:00:00Z', '2026-11-20T08:00:00Z', 5).map(({ text }) => text)).toEqual(['Nov 20, 09:00', '10:00', '11:00']);
});

it('there are never more than asked for, so that they have room', () => {
  const from = Date.parse('2026-01-15T06:20:00Z');
  for (let days = 0.1; days < 3000; days *= 1.3) {
    for (const count of [2, 3, 4, 6, 9]) {
      const ticks = timeTicks('en', [from, from + days * 86_400_000], count);
      expect(ticks.length, `${days} days`).toBeLessThanOrEqual(count);
      expect(ticks.length, `${days} days`).toBeGreaterThan(0);
    }
  }
});

it('the first hour of each day names the day', () => {
  expect(between('2026-11-20T19:00:00Z', '2026-11-20T23:00:00Z', 5).map(({ text }) => text)).toEqual([
    'Nov 20, 22:00',
    '23:00',
    'Nov 21, 00:00',
    '01:00',
    '02:00',
  ]);
});

it('Arabic has Latin digits', () => {
  expect(between('2026-11-20T21:00:00Z', '2026-11-24T12:00:00Z', 4, 'ar')[0]?.text).toBe('21 نوفمبر');
  expect(between('2026-11-20T12:00:00Z', '2026-11-20T14:00:00Z', 5, 'ar')[0]?.text).toContain('15:00');
});
