import { expect, it } from 'vitest';
import { countries, countryOfNumber } from './countries.ts';

it.each([
  ['634', 'QA'],
  ['356', 'IN'],
  ['818', 'EG'],
  ['608', 'PH'],
  ['524', 'NP'],
  ['004', 'AF'],
  ['716', 'ZW'],
  ['999', undefined],
])('the country with the number %s is %s', (number, code) => {
  expect(countryOfNumber(number)).toBe(code);
});

it('every country has a number of its own', () => {
  const numbered = Array.from({ length: 1000 }, (_, number) => countryOfNumber(String(number).padStart(3, '0'))).filter(
    (code) => code !== undefined,
  );
  expect(numbered.toSorted()).toEqual(countries.toSorted());
});
