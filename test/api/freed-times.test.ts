import { expect, it } from 'vitest';
import { bookingsOf } from './bookings.ts';
import type { Answer } from './client.ts';
import { clinicOf, workday } from './clinic.ts';

const { ask, clinician, dependent, patient } = clinicOf();
const { booking, booked, change, path } = bookingsOf({ ask });
const date = workday(6);

it('the day counts what was canceled, lists it and finds it, with who canceled it, when and why', async () => {
  const doctor = await clinician();
  const own = await dependent();
  const [byStaff, byPatient, stays, back] = [
    await booked(booking(await patient(), doctor, { date, time: '09:00' })),
    await booked(booking(own, doctor, { date, time: '10:00' })),
    await booked(booking(await patient(), doctor, { date, time: '11:00' })),
    await booked(booking(await patient(), doctor, { date, time: '14:00' })),
  ];
  const before = new Date().toISOString();
  await change(byStaff, 'cancelled', { reason: 'Travels' });
  await ask('PATIENT', 'POST', `${path(byPatient)}/status`, { status: 'cancelled', reason: 'Is well again' });
  await change(back, 'cancelled', { reason: 'By mistake' });
  await change(back, 'booked');
  const day = `/appointments?date=${date}&clinicianId=${doctor}`;
  const ids = ({ body }: Answer) => body.rows.map(({ id }: { id: string }) => id);
  const whole = await ask('CLINICIAN', 'GET', day);
  expect(ids(whole)).toEqual([stays.id, back.id]);
  expect(whole.body.counts).toMatchObject({ booked: 2, cancelled: 2 });
  expect(whole.body.total).toBe(2);
  const gone = await ask('CLINICIAN', 'GET', `${day}&part=cancelled`);
  expect(ids(gone)).toEqual([byStaff.id, byPatient.id]);
  expect(gone.body.total).toBe(2);
  const [first, second] = gone.body.rows;
  expect(first).toMatchObject({ cancellationReason: 'Travels', cancellation: { by: { en: expect.any(String) } } });
  expect(first.cancellation.at >= before).toBe(true);
  expect(second).toMatchObject({ cancellationReason: 'Is well again', cancellation: { isByPatient: true } });
  const found = await ask('CLINICIAN', 'GET', `${day}&search=${encodeURIComponent(byStaff.patient.lastName)}`);
  expect(ids(found)).toContain(byStaff.id);
  // The patient learns that the clinic canceled, not who of it.
  const { body: past } = await ask('PATIENT', 'GET', `/patients/${own}/appointments/past?of=cancelledAhead`);
  expect(past.rows[0].cancellation).toEqual({ at: expect.any(String), isByPatient: true });
});

it('a freed time is offered to those who wait for that clinician, for the specialty, or for anybody who sees such people', async () => {
  const named = (name: string) => ({ en: `${name} ${process.pid}`, ar: `${name} ${process.pid}` });
  const of = async (specialty: { en: string; ar: string }): Promise<string> => {
    const id = await clinician();
    const { status } = await ask('ADMIN', 'PUT', `/staff/${id}`, { name: specialty, specialty, duties: ['prescriber'] });
    expect(status).toBe(200);
    return id;
  };
  const [skin, heart, children] = [named('Dermatology'), named('Cardiology'), named('Pediatrics')];
  const [dermatologist, pediatrician] = [await of(skin), await of(children)];
  const waits = async (more: object): Promise<string> => {
    const body = { patientId: await patient(), minutes: 20, service: 'consultation', ...more };
    const { status, body: made } = await ask('CLINICIAN', 'POST', '/appointments/waiting', body);
    expect(status).toBe(201);
    return made.id;
  };
  const [anybody, forSkin, forHeart, forOne, long] = [
    await waits({}),
    await waits({ specialty: skin.en }),
    await waits({ specialty: heart.en }),
    await waits({ clinicianId: dermatologist }),
    await waits({ specialty: skin.en, minutes: 40 }),
  ];
  const suited = async (clinicianId: string, minutes = 20): Promise<Answer['body']> =>
    (await ask('CLINICIAN', 'GET', `/appointments/waiting?clinicianId=${clinicianId}&minutes=${minutes}`)).body;
  const all = [anybody, forSkin, forHeart, forOne, long];
  const own = ({ rows }: Answer['body']): string[] => rows.map(({ id }: { id: string }) => id).filter((id: string) => all.includes(id));
  expect(own(await suited(dermatologist))).toEqual([anybody, forSkin, forOne]);
  expect(own(await suited(dermatologist, 40))).toEqual([anybody, forSkin, forOne, long]);
  // The patients are grown up.
  expect(own(await suited(pediatrician))).toEqual([]);
  const freed = await booked(booking(await patient(), dermatologist, { date, time: '15:00' }));
  const { body } = await change(freed, 'cancelled', { reason: 'Travels' });
  expect(body.waiting).toBe((await suited(dermatologist)).total);
  const { body: list } = await ask('CLINICIAN', 'GET', `/appointments/waiting?clinicianId=${dermatologist}`);
  expect(list.rows.find(({ id }: { id: string }) => id === forSkin).specialty).toEqual(skin);
});

it('who is to be called is told with the telephone number, where that is asked', async () => {
  const doctor = await clinician();
  const one = await booked(booking(await patient(), doctor, { date, time: '09:00' }));
  const { body: person } = await ask('CLINICIAN', 'GET', `/patients/${one.patient.id}`);
  const path = `/clinicians/${doctor}/coming?from=${date}&to=${date}`;
  expect((await ask('CLINICIAN', 'GET', path)).body.appointments[0].phone).toBeUndefined();
  expect((await ask('CLINICIAN', 'GET', `${path}&phones=true`)).body.appointments).toMatchObject([
    { id: one.id, phone: person.personalInfo.phone },
  ]);
});
