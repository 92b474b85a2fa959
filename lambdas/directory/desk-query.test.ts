import { expect, it } from 'vitest';
import { deskQuery } from './desk-query.ts';

const read = (text: string) => {
  const { names, titles, initials, dates, years, numbers, addresses } = deskQuery(text, '2026-11-30');
  return Object.fromEntries(
    Object.entries({ names, titles, initials, dates, years: years.map((one) => one.years), numbers, addresses }).filter(
      ([, value]) => value.length > 0,
    ),
  );
};

it.each([
  ['moh kuw 85', { names: 'moh kuw', years: [['1985']] }],
  ['Mohammed Kuwari 1985', { names: 'Mohammed Kuwari', years: [['1985']] }],
  ['Kuwari 12/03/1985', { names: 'Kuwari', dates: [['1985-03-12']] }],
  ['Kuwari 12-3-85', { names: 'Kuwari', dates: [['1985-03-12']] }],
  ['Kuwari 12.3.05', { names: 'Kuwari', dates: [['2005-03-12', '1905-03-12']] }],
  ['Kuwari 1985-03-12', { names: 'Kuwari', dates: [['1985-03-12']] }],
  ['Kuwari 03/25/1985', { names: 'Kuwari', dates: [['1985-03-25']] }],
  ['12 Mar 85 Kuwari', { names: 'Kuwari', dates: [['1985-03-12']] }],
  ['Kuwari 1st May 1985', { names: 'Kuwari', dates: [['1985-05-01']] }],
  ['الكواري ١٢ مارس ١٩٨٥', { names: 'الكواري', dates: [['1985-03-12']] }],
  ['الكواري 3 كانون الثاني 1985', { names: 'الكواري', dates: [['1985-01-03']] }],
  ['May Kuwari 85', { names: 'May Kuwari', years: [['1985']] }],
  ['Kuwari 31/02/1985', { names: 'Kuwari', addresses: ['31/02/1985'] }],
  ['Kuwari 13082014', { names: 'Kuwari', dates: [['2014-08-13']] }],
  ['Kuwari 55123456', { names: 'Kuwari', numbers: ['55123456'] }],
  ['13082014', { numbers: ['13082014'] }],
  ['baby Kuwari', { names: 'Kuwari', titles: ['baby'] }],
  ['Mohammed 3456', { names: 'Mohammed', numbers: ['3456'] }],
  ['Mohammed 456', { names: 'Mohammed', numbers: ['456'] }],
  ['Mohammed 05', { names: 'Mohammed', years: [['2005', '1905']] }],
  ['+974 5512 3456', { numbers: ['97455123456'] }],
  ['1985', { numbers: ['1985'] }],
  ['Mr Abdul Khan', { names: 'Abdul Khan', titles: ['mr'] }],
  ['Dr. Kuwari', { names: 'Kuwari', titles: ['dr'] }],
  ['د. الكواري', { names: 'الكواري' }],
  ['الدكتور الكواري', { names: 'الكواري', titles: ['الدكتور'] }],
  ['Sheikh', { names: 'Sheikh' }],
  ['Kuwari, Mohammed', { names: 'Kuwari Mohammed' }],
  ['M. Kuwari', { names: 'Kuwari', initials: ['m'] }],
  ['Juan Cruz Jr', { names: 'Juan Cruz' }],
  ['Tariq Sayed', { names: 'Tariq Sayed' }],
  ['Sayed Tariq', { names: 'Tariq', titles: ['sayed'] }],
  ['noor@example.com', { addresses: ['noor@example.com'] }],
])('%s', (text, expected) => {
  expect(read(text)).toEqual(expected);
});
