import { expect, it } from 'vitest';
import { isPresent } from './encounters.ts';

it('an open visit is the present one on its day in Qatar and for six hours past midnight', () => {
  for (const [startedAt, now, present] of [
    ['2026-03-01T04:00:00+03:00', '2026-03-01T23:59:00+03:00', true],
    ['2026-03-01T23:45:00+03:00', '2026-03-02T05:44:00+03:00', true],
    ['2026-03-01T23:45:00+03:00', '2026-03-02T05:46:00+03:00', false],
    ['2026-03-01T17:00:00+03:00', '2026-03-02T00:01:00+03:00', false],
    ['2026-02-25T09:00:00+03:00', '2026-03-01T09:00:00+03:00', false],
    ['2026-03-02T00:01:00+03:00', '2026-03-02T00:02:00+03:00', true],
  ] as const)
    expect([startedAt, isPresent({ startedAt: new Date(startedAt).toISOString() }, new Date(now))]).toEqual([startedAt, present]);
});
