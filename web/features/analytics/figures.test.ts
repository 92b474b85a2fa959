import { describe, expect, it, vi } from 'vitest';

vi.stubGlobal('localStorage', { getItem: () => 'en', setItem: () => undefined });
vi.stubGlobal('document', { getElementById: () => null, documentElement: {} });
const { csvOf, medianBucket, sayBucket } = await import('./figures.ts');
const { problemOfRange, rangeIn } = await import('./range.ts');

describe('figures in words', () => {
  it('use the bucket of the median, and none if nothing was counted', () => {
    expect([[], [0, 0], [1], [1, 1], [1, 2], [0, 0, 5, 4]].map(medianBucket)).toEqual([undefined, undefined, 0, 0, 1, 2]);
    expect([0, 1, 8, 12, 13].map((bucket) => sayBucket('en', bucket))).toEqual([
      'Up to 5 minutes',
      '5 minutes to 10 minutes',
      '1 hour, 30 minutes to 2 hours',
      '1 day to 2 days',
      'Over 2 days',
    ]);
  });

  it('contain no spreadsheet formula', () => {
    expect(csvOf([['=1+1', 'Dr. "Ali", بلال']])).toBe('\uFEFF"\'=1+1","Dr. ""Ali"", بلال"\r\n');
  });
});

describe('the range of an address', () => {
  const today = '2026-11-23';
  const range = (query: string) => Object.values(rangeIn(new URLSearchParams(query), today)).join(' ');

  it('is the last days or any others, and a month if it is invalid', () => {
    expect(range('days=7')).toBe('2026-11-17 2026-11-23');
    expect(range('from=2026-01-01&to=2026-04-02')).toBe('2026-01-01 2026-04-02');
    for (const query of ['', 'days=8', 'from=2026-01-01&to=2026-04-03', 'from=2026-01-02&to=2026-01-01', 'from=2026-02-30&to=2026-03-01'])
      expect([query, range(query)]).toEqual([query, '2026-10-25 2026-11-23']);
    expect(problemOfRange({ from: '2026-01-01', to: '2026-04-03' })).toBe('long');
  });
});
