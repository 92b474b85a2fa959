import { expect, it } from 'vitest';
import { partOf, timesOf } from './day-times.ts';

const days = [
  {
    date: '2026-11-29',
    clinicians: [
      { id: 'children', times: ['08:00'] },
      { id: 'family', times: ['09:00', '08:30'] },
      { id: 'internal', times: ['09:00'] },
    ],
  },
  { date: '2026-11-30', clinicians: [{ id: 'children', times: ['08:00'] }] },
];

it('a person is offered each time once, of the clinicians who fit, and no day without any', () => {
  expect(timesOf(days, ['family', 'internal'])).toEqual([
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
