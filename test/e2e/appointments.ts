import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { FreeTime } from '#contract/appointments/appointments.ts';
import { qatarDate } from '#contract/base/qatar-time.ts';
import { call, newPatientBody, tokensOf } from '../api/client.ts';
import type { App } from './app.ts';

interface Place {
  readonly clinicianId: string;
  readonly date: string;
  readonly time: string;
}

/** Shared by the tests of appointments: appointments made through the API, and their rows on the page. */
export function appointmentsOf(app: App, page: () => Page) {
  /** A request by a clinician, in addition to the test's pages. */
  async function api(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
    const { access: token } = await tokensOf('CLINICIAN', app.cloud.endpoints);
    const answer = await call(method, path, { token, ...(body !== undefined && { body }), headers }, app.cloud.endpoints.apiUrl);
    expect([200, 201], JSON.stringify(answer.body)).toContain(answer.status);
    return answer.body;
  }

  /** The next times at which a visit of this length can begin. */
  async function freePlaces(minutes: number): Promise<Place[]> {
    const { rows } = await api('GET', `/appointments/free?minutes=${minutes}`);
    return rows
      .flatMap(({ date, clinicianId, times }: FreeTime) => times.map((time) => ({ clinicianId, date, time })))
      .toSorted((a: Place, b: Place) => (`${a.date} ${a.time}` < `${b.date} ${b.time}` ? -1 : 1));
  }
  /** Free times of today, so that what is booked there can arrive. */
  const todays = async (minutes: number): Promise<Place[]> =>
    (await freePlaces(minutes)).filter(({ date }) => date === qatarDate(new Date()));

  const named = (lastName: string) => api('POST', '/patients', newPatientBody({ firstName: 'Amal', lastName }));
  /** Books the first of today's free times for a new patient. */
  async function booked(lastName: string, minutes = 10) {
    const patient = await named(lastName);
    const [place] = await todays(minutes);
    return api('POST', '/appointments', { patientId: patient.id, service: 'vaccination', minutes, ...place });
  }
  const change = ({ id, version, patient }: { id: string; version: number; patient: { id: string } }, status: string) =>
    api('POST', `/patients/${patient.id}/appointments/${id}/status`, { status }, { 'if-match': `"${version}"` });

  const line = (name: string) => page().locator('.lines > li', { hasText: name });
  return { api, freePlaces, todays, named, booked, change, line };
}
