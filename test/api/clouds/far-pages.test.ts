import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { limits } from '#contract/base/limits.ts';
import { PatientList } from '#contract/patient/list.ts';
import { clinicOf } from '../clinic.ts';
import { withCloud } from '../cloud.ts';
import { lineOf } from '../written-logs.ts';

const patients = 2 * limits.pageDistanceMax + 600;
const stateDir = mkdtempSync(join(tmpdir(), 'afiya-far-pages-'));
// Runs last, because these run in reverse order.
afterAll(() => rmSync(stateDir, { recursive: true, force: true }));
withCloud({ patients, stateDir });
const { ask } = clinicOf();
const read = async (query: string) => {
  const answer = await ask('CLINICIAN', 'GET', `/patients?${query}`);
  return { answer, list: answer.status === 200 ? PatientList.parse(answer.body) : undefined };
};
const idsOf = (list: PatientList | undefined) => list?.patients.map(({ id }) => id);

it.each(['createdAt', 'personalInfo.lastName', 'status'])(
  'a page as far into the list by %s as a number may jump is the one that cursors lead to, from either end, for at most ten times a first page',
  async (sortBy) => {
    const limit = 20;
    const far = limits.pageDistanceMax / limit + 1;
    for (const sortOrder of ['asc', 'desc']) {
      const sorted = `limit=${limit}&sortBy=${sortBy}&sortOrder=${sortOrder}`;
      let { answer, list } = await read(sorted);
      const { readUnits: first } = await lineOf(answer, stateDir);
      // Walking in larger steps ends at the same place.
      const steps = `limit=100&sortBy=${sortBy}&sortOrder=${sortOrder}`;
      ({ list } = await read(steps));
      for (let page = 2; page <= limits.pageDistanceMax / 100 + 1; page += 1)
        ({ list } = await read(`${steps}&cursor=${list?.nextCursor}`));
      const jumped = await read(`${sorted}&page=${far}`);
      expect(idsOf(jumped.list)).toEqual(idsOf(list)?.slice(0, limit));
      const { readUnits, roundTrips } = await lineOf(jumped.answer, stateDir);
      expect({ roundTrips, readUnits }).toEqual({
        roundTrips: sortBy === 'status' ? expect.any(Number) : 3,
        readUnits: expect.toSatisfy((units: number) => units <= Math.max(30, 10 * first)),
      });
      ({ answer, list } = await read(`${sorted}&page=${patients / limit - limits.pageDistanceMax / limit}`));
      expect([answer.status, list?.patients.length]).toEqual([200, limit]);
    }
  },
);

it('a page further from the start, the end and the cursor is refused with what to do instead', async () => {
  const page = Math.round(patients / 2 / 10);
  const { answer } = await read(`page=${page}`);
  expect(answer).toMatchObject({
    status: 400,
    body: { code: 'VALIDATION_ERROR', details: [{ path: 'page', message: expect.stringContaining('Search, filter or sort') }] },
  });
});
