import { expect, it } from 'vitest';
import { timeOf } from '#contract/appointments/clinic-hours.ts';
import { type Answer, call, newPatientBody, tokensOf } from './client.ts';
import { clinicOf, workday } from './clinic.ts';
import { lineOf } from './written-logs.ts';

it('a booking is one transaction of at most 24 units, however full the day; free times of 14 days are one batch, a day of a clinician one query', async () => {
  const { ask, clinician, patient } = clinicOf();
  const doctor = await clinician();
  const day = workday(3);
  const people = await Promise.all(Array.from({ length: 40 }, () => patient()));
  const book = (index: number) =>
    ask('CLINICIAN', 'POST', '/appointments', {
      patientId: people[index],
      clinicianId: doctor,
      date: day,
      time: timeOf(420 + index * 5),
      minutes: 5,
      service: 'telephone',
    });
  const cost = async (answer: Answer) => {
    expect(answer.status).toBeLessThan(300);
    return lineOf(answer);
  };
  const first = await cost(await book(0));
  for (let index = 1; index < 39; index += 1) await book(index);
  const last = await cost(await book(39));
  expect(first.writeUnits).toBeLessThanOrEqual(24);
  expect(last.writeUnits).toBeLessThanOrEqual(24);
  const free = await cost(await ask('CLINICIAN', 'GET', `/appointments/free?clinicianId=${doctor}&minutes=20&days=14`));
  expect(free).toMatchObject({ roundTrips: 2 });
  expect(free.readUnits).toBeLessThanOrEqual(20);
  // The staff and their hours, and the patient; then the transaction.
  for (const booking of [first, last]) expect(booking).toMatchObject({ roundTrips: 2 });
  // The appointments with their names, the staff and their hours; then the event of the access log.
  // Every open page asks whether anything has changed, a day every 15 seconds: a few small queries at once, and nothing for the access log.
  const ofDay = await cost(await ask('CLINICIAN', 'GET', `/changes?date=${day}`));
  expect(ofDay).toMatchObject({ roundTrips: 1, writeUnits: 0, readUnits: expect.toSatisfy((units: number) => units <= 3) });
  const ofPage = await cost(await ask('CLINICIAN', 'GET', '/changes'));
  expect(ofPage).toMatchObject({ roundTrips: 1, writeUnits: 0, readUnits: expect.toSatisfy((units: number) => units <= 2) });
  const list = await cost(await ask('CLINICIAN', 'GET', `/appointments?date=${day}&clinicianId=${doctor}`));
  expect(list).toMatchObject({ roundTrips: 2, readUnits: expect.toSatisfy((units: number) => units <= 9) });
  // What was canceled is read beside what was not.
  for (const more of ['search=mohannadi', 'part=cancelled']) {
    const searched = await cost(await ask('CLINICIAN', 'GET', `/appointments?date=${day}&clinicianId=${doctor}&${more}`));
    expect([more, searched.roundTrips]).toEqual([more, 2]);
  }
});

it('no answer needs more sequential table calls than necessary: the read, then the access-log event', async () => {
  const { access: token } = await tokensOf('CLINICIAN');
  const name = `Depth${process.pid}`;
  const body = newPatientBody({ firstName: name, email: `${name}@example.com` });
  const created = await call('POST', '/patients', { token, body });
  const path = `/patients/${created.body.id}`;
  // Each process of a function reads the cursor key once: here, before the lists are counted.
  const { nextCursor } = (await call('GET', '/patients', { token })).body;
  const lists = {
    list: '/patients',
    'list of a status': '/patients?status=active',
    'list by name': '/patients?sortBy=personalInfo.lastName',
    'next page': `/patients?page=2&cursor=${nextCursor}`,
    search: `/patients?search=${name}`,
    'search by e-mail': `/patients?search=${name}@example.com`,
    'search by first and last name': `/patients?search=${name} Mohannadi`,
    recent: '/patients/recent?limit=5',
    get: path,
    namesakes: `${path}/namesakes`,
  };
  const asked = {
    create: created,
    get: await call('GET', path, { token }),
    update: await call('PUT', path, { token, body: { medicalInfo: { bloodType: 'O+' } } }),
    list: await call('GET', lists.list, { token }),
    'next page': await call('GET', lists['next page'], { token }),
    'list of a status': await call('GET', lists['list of a status'], { token }),
    'list by name': await call('GET', lists['list by name'], { token }),
    search: await call('GET', lists.search, { token }),
    'search by e-mail': await call('GET', lists['search by e-mail'], { token }),
    'search by first and last name': await call('GET', lists['search by first and last name'], { token }),
    namesakes: await call('GET', lists.namesakes, { token }),
    recent: await call('GET', lists.recent, { token }),
    stats: await call('GET', '/patients/stats', { token }),
  };
  const counted: Record<string, number | undefined> = {};
  for (const [of, answer] of Object.entries(asked)) {
    expect([of, answer.status]).toEqual([of, expect.toBeOneOf([200, 201])]);
    counted[of] = (await lineOf(answer)).roundTrips;
  }
  // Calls are counted in the order of their answers: on a busy machine, one may end before another that it did not wait for has begun.
  for (const [of, address] of Object.entries(lists))
    for (let time = 0; time < 4 && counted[of] !== (of === 'namesakes' ? 1 : 2); time += 1)
      counted[of] = (await lineOf(await call('GET', address, { token }))).roundTrips;
  expect(counted).toEqual({
    create: 1,
    get: 2,
    namesakes: 1,
    update: 2,
    list: 2,
    'next page': 2,
    'list of a status': 2,
    'list by name': 2,
    search: 2,
    'search by e-mail': 2,
    'search by first and last name': 2,
    recent: 2,
    stats: 1,
  });
  const units = async ({ get, list, create, namesakes, ...others }: typeof asked) =>
    Promise.all(
      [get, list, create, others['search by e-mail'], others['search by first and last name'], namesakes].map(async (answer) => {
        const { readUnits, writeUnits } = await lineOf(answer);
        return [readUnits, writeUnits];
      }),
    );
  const [get = [], list = [], create = [], email = [], names = [], namesakes = []] = await units(asked);
  const atMost = (limit: number) => expect.toSatisfy((counted: number) => counted <= limit);
  expect({ get, list, create, email, names, namesakes }).toEqual({
    get: [atMost(1.5), 1],
    list: [atMost(2), 1],
    create: [0, atMost(27)],
    email: [atMost(1.5), 1],
    names: [atMost(1), 1],
    // What others have just changed is read first. Nothing of a patient is answered, so nothing is logged.
    namesakes: [expect.any(Number), 0],
  });
});
