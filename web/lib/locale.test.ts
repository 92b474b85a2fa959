import { expect, it, vi } from 'vitest';

vi.stubGlobal('localStorage', { getItem: () => null });
vi.stubGlobal('document', { getElementById: () => null, documentElement: {} });
const { formatLength } = await import('./locale.ts');

it.each([
  [0, '0 سنة', '0 years'],
  [1, 'سنة', '1 year'],
  [2, 'سنتان', '2 years'],
  [3, '3 سنوات', '3 years'],
  [10, '10 سنوات', '10 years'],
  [11, '11 سنة', '11 years'],
  [100, '100 سنة', '100 years'],
])('%i years have the counted form of their language, in Latin digits', (year, arabic, english) => {
  expect([formatLength('ar', { year }), formatLength('en', { year })]).toEqual([arabic, english]);
});

it('a duration of two parts leaves out a part that is zero', () => {
  expect(formatLength('ar', { hour: 3, minute: 11 })).toBe('3 ساعات و11 دقيقة');
  expect(formatLength('ar', { hour: 24, minute: 0 })).toBe('24 ساعة');
  expect(formatLength('en', { hour: 1, minute: 30 })).toBe('1 hour, 30 minutes');
});
