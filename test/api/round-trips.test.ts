import { expect, it } from 'vitest';
import { call, newPatientBody, tokensOf } from './client.ts';
import { lineOf } from './written-logs.ts';

it('no answer waits for more calls of the tables in a row than it must: what is read, then the event of the access log', async () => {
  const { access: token } = await tokensOf('CLINICIAN');
  const name = `Depth${process.pid}`;
  const body = newPatientBody({ firstName: name, email: `${name}@example.com` });
  const created = await call('POST', '/patients', { token, body });
  const path = `/patients/${created.body.id}`;
  // Each process of a function reads the cursor key once: here, before the lists are counted.
  await call('GET', '/patients', { token });
  const asked = {
    create: created,
    get: await call('GET', path, { token }),
    update: await call('PUT', path, { token, body: { medicalInfo: { bloodType: 'O+' } } }),
    list: await call('GET', '/patients', { token }),
    'next page': await call('GET', `/patients?page=2&cursor=${(await call('GET', '/patients', { token })).body.nextCursor}`, { token }),
    'list of a status': await call('GET', '/patients?status=active', { token }),
    'list by name': await call('GET', '/patients?sortBy=personalInfo.lastName', { token }),
    search: await call('GET', `/patients?search=${name}`, { token }),
    recent: await call('GET', '/patients/recent?limit=5', { token }),
    stats: await call('GET', '/patients/stats', { token }),
  };
  const counted: Record<string, number | undefined> = {};
  for (const [of, answer] of Object.entries(asked)) {
    expect([of, answer.status]).toEqual([of, expect.toBeOneOf([200, 201])]);
    counted[of] = (await lineOf(answer)).roundTrips;
  }
  expect(counted).toEqual({
    create: 1,
    get: 2,
    update: 2,
    list: 2,
    'next page': 2,
    'list of a status': 3,
    'list by name': 3,
    search: 3,
    recent: 2,
    stats: 1,
  });
  const list = await lineOf(asked.list);
  expect(list).toMatchObject({ readUnits: expect.toSatisfy((units: number) => units <= 5), writeUnits: 1 });
});
