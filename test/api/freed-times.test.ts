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
