import { expect, it } from 'vitest';
import { partOf, timesOf } from './day-times.ts';

const free = [
  { date: '2026-11-29', clinicianId: 'family', times: ['09:00', '08:30'] },
  { date: '2026-11-29', clinicianId: 'internal', times: ['09:00'] },
];

it('a person is offered each time once', () => {
  expect(timesOf(free)).toEqual([
    {
      date: '2026-11-29',
      places: [
        { clinicianId: 'family', date: '2026-11-29', time: '08:30' },
        { clinicianId: 'family', date: '2026-11-29', time: '09:00' },
      ],
    },
  ]);
});

it.each([
  ['07:00', 'morning'],
  ['12:00', 'afternoon'],
  ['16:45', 'afternoon'],
  ['17:00', 'evening'],
])('%s is in the %s', (time, part) => {
  expect(partOf(time)).toBe(part);
});
