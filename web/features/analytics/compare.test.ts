import { describe, expect, it, vi } from 'vitest';

vi.stubGlobal('localStorage', { getItem: () => 'en', setItem: () => undefined });
vi.stubGlobal('document', { getElementById: () => null, documentElement: {} });
const { sayChange, sayCompared, sayPoints, sayRate, sayShare, totalOf, weeksOf } = await import('./compare.ts');

const { rateOf } = await import('./part.tsx');

describe('a comparison with the days before', () => {
  it('says the difference in words, with a percentage of at least five', () => {
    expect(sayChange('en', 12, 10)).toBe('2 more (+20%)');
    expect(sayChange('en', 8, 10)).toBe('2 fewer (−20%)');
    expect(sayChange('en', 10, 10)).toBe('No change');
    expect(sayChange('en', 4, 0)).toBe('4 more');
    expect(sayChange('en', 0, 4)).toBe('4 fewer');
    expect(sayChange('en', 0, 5)).toBe('5 fewer (−100%)');
  });

  it('says that today is not over, unless the days ended before', () => {
    const before = { from: '2026-11-09', to: '2026-11-15' };
    const compared = 'Compared with the same number of days before: Nov 9, 2026 to Nov 15, 2026';
    expect(sayCompared('en', before, '2026-11-22', '2026-11-23')).toBe(compared);
    for (const last of ['2026-11-23', '2026-11-24'])
      expect(sayCompared('en', before, last, '2026-11-23')).toBe(`${compared}. Today is not over, so its figures are not complete.`);
  });

  it('says nothing about what is not known, which is not zero', () => {
    expect(sayChange('en', 12, null)).toBeUndefined();
    expect(sayPoints({ part: 1, all: 10 }, null)).toBeUndefined();
  });

  it('compares shares in points, of at least five', () => {
    expect(sayPoints({ part: 2, all: 10 }, { part: 1, all: 20 })).toBe('15 points higher');
    expect(sayPoints({ part: 0, all: 100 }, { part: 1, all: 100 })).toBe('1 point lower');
    expect(sayPoints({ part: 1, all: 10 }, { part: 2, all: 20 })).toBe('No change');
    expect(sayPoints({ part: 1, all: 4 }, { part: 1, all: 20 })).toBeUndefined();
  });

  it('gives no percentage of fewer than five, and none of none', () => {
    expect(sayShare('en', { part: 1, all: 8 })).toBe('1 of 8 (13%)');
    expect(sayShare('en', { part: 1, all: 4 })).toBe('1 of 4');
    expect(sayShare('en', { part: 0, all: 0 })).toBe('No appointments');
    expect(rateOf('en', { fulfilled: 0, noshow: 1 })).toEqual({ shown: '–' });
    expect(rateOf('en', { fulfilled: 4, noshow: 1 })).toEqual({ shown: '20%', value: 0.2 });
    expect([sayRate('en', { part: 1, all: 5 }), sayRate('en', { part: 1, all: 4 })]).toEqual(['20%', undefined]);
  });
});

const day = (date: string, fulfilled: number) => ({
  date,
  appointments: { open: 1, fulfilled, noshow: 0, cancelled: 2 },
  visits: fulfilled,
  prescriptions: 0,
  laboratoryOrders: 3,
  registered: 1,
});

it('weeks begin on Sunday, and the first and last may be shorter', () => {
  // The leap day of 2028 is a Tuesday.
  const days = [
    '2028-02-26',
    '2028-02-27',
    '2028-02-28',
    '2028-02-29',
    '2028-03-01',
    '2028-03-02',
    '2028-03-03',
    '2028-03-04',
    '2028-03-05',
  ];
  const weeks = weeksOf(days.map((date, index) => day(date, index)));
  expect(weeks.map(({ date, to, visits }) => [date, to, visits])).toEqual([
    ['2028-02-26', '2028-02-26', 0],
    ['2028-02-27', '2028-03-04', 28],
    ['2028-03-05', '2028-03-05', 8],
  ]);
  expect(weeks[1]?.appointments).toEqual({ open: 7, fulfilled: 28, noshow: 0, cancelled: 14 });
  expect(totalOf(weeks)).toMatchObject({ appointments: { fulfilled: 36 }, laboratoryOrders: 27, registered: 9 });
});
