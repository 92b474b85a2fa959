import type { FreeTimes } from '#contract/appointments/appointments.ts';
import { dayAfter, qatarDate } from '#contract/base/qatar-time.ts';
import { newPatientBody } from '../api/client.ts';
import type { Client } from './http.ts';

/** What is measured: a request, made again with other data in each round. */
export type Operation = (api: Client, round: number) => Promise<{ status: number; text: string }>;

/** The clinic's day, and bookings into what is left of two weeks. */
export async function bookings(api: Client, total: number): Promise<[string, Operation, number][]> {
  const get = async <T>(path: string): Promise<T> => JSON.parse((await api('GET', path)).text) as T;
  // A new patient has no other appointments in the way.
  const patients: { id: string }[] = [];
  while (patients.length < 100) patients.push(JSON.parse((await api('POST', '/patients', newPatientBody())).text));
  const { rows } = await get<FreeTimes>('/appointments/free?minutes=5&days=14');
  const free = rows
    .flatMap(({ date, clinicianId, times }) => times.map((time) => ({ clinicianId, date, time })))
    .toSorted((one, other) => (`${one.date} ${one.time}` < `${other.date} ${other.time}` ? -1 : 1));
  // A full week at every size: a small clinic has too few children, or women, for some of its clinicians.
  const weeks = await Promise.all(
    (await get<{ rows: { id: string }[] }>('/clinicians')).rows.map(async ({ id }) => ({
      id,
      booked: (await get<{ total: number }>(`/appointments?days=7&clinicianId=${id}`)).total,
    })),
  );
  const [clinician] = weeks.toSorted((one, other) => other.booked - one.booked);
  const made: { id: string; patient: { id: string } }[] = [];
  let next = 0;
  const today = qatarDate(new Date());
  const read =
    (path: string): Operation =>
    async (caller) =>
      caller('GET', path);
  return [
    ['day of the clinic', read('/appointments'), 100],
    ['week of a clinician', read(`/appointments?days=7&clinicianId=${clinician?.id}`), 100],
    ['free times of 14 days', read(`/appointments/free?minutes=20&days=14&clinicianId=${clinician?.id}`), 100],
    ['figures of 30 days', read(`/analytics?from=${dayAfter(today, -29)}&to=${today}`), 50],
    [
      'book',
      async (caller, round) => {
        const place = free[(next += 1)];
        const answer = await caller(
          'POST',
          '/appointments',
          { patientId: patients[next % patients.length]?.id, ...place, minutes: 5, service: 'telephone' },
          { 'x-request-id': `bench-book-${total}-${round}-${next}` },
        );
        made.push(JSON.parse(answer.text) as (typeof made)[number]);
        return answer;
      },
      100,
    ],
    [
      'cancel a booking',
      async (caller) => {
        const one = made.pop();
        return caller('POST', `/patients/${one?.patient.id}/appointments/${one?.id}/status`, { status: 'cancelled' });
      },
      50,
    ],
  ];
}
