import { dayAfter } from '#contract/base/qatar-time.ts';
import { bucketEnds, bucketOf } from '#contract/base/time-buckets.ts';
import { Analytics } from '#contract/overview/analytics.ts';
import { doctor, otherDoctor } from '../people.ts';

/** Durations by their minutes, in buckets. */
const buckets = (...minutes: readonly number[]): number[] =>
  [...bucketEnds, Infinity].map((_, index) => minutes.filter((one) => bucketOf(one) === index).length);
const work = { visits: 0, prescriptions: 0, laboratoryOrders: 0 };
const none = { open: 0, fulfilled: 0, noshow: 0, cancelled: 0 };

/** The figures of some days, on the last of which one appointment was kept, one missed and one canceled, all of one doctor; `none` without work. */
export function analyticsOf({ from, to }: { readonly from: string; readonly to: string }, kind: 'work' | 'none' = 'work'): Analytics {
  const isBusy = kind === 'work';
  const appointments = isBusy ? { open: 0, fulfilled: 1, noshow: 1, cancelled: 1 } : none;
  const count = (Date.parse(to) - Date.parse(from)) / 86_400_000;
  const ofDay = (date: string) => ({
    date,
    ...work,
    appointments: date === to ? appointments : none,
    registered: date === to && isBusy ? 1 : 0,
  });
  return Analytics.parse({
    from,
    to,
    before: { from, to, appointments: null, visits: null, prescriptions: null, laboratoryOrders: null, registered: null },
    days: Array.from({ length: count + 1 }, (_, index) => ofDay(dayAfter(from, index))),
    clinicians: [
      { id: otherDoctor.id, name: otherDoctor.member?.name, ...work, appointments: none, wait: buckets(), thirdFree: null },
      { id: doctor.id, name: doctor.member?.name, ...work, appointments, wait: isBusy ? buckets(4) : buckets(), thirdFree: 0 },
    ],
    services: isBusy ? [{ service: 'consultation', ...appointments }] : [],
    patients: isBusy ? [{ age: 25, gender: 'female', count: 1 }] : [],
    attendance: isBusy ? [{ weekday: 0, hour: 10, fulfilled: 1, noshow: 1 }] : [],
    times: { wait: isBusy ? buckets(4) : buckets(), stay: buckets(), turnaround: buckets(), acknowledgement: buckets() },
    laboratory: { results: 0, criticals: 0, late: 0 },
    overrides: [],
    waiting: { unsignedNotes: 1, criticalResults: 2 },
  });
}
