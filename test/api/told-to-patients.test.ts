import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { Appointment } from '#contract/appointments/appointments.ts';
import { dayAfter, qatarDate } from '#contract/base/qatar-time.ts';
import { setClock } from '../clock.ts';
import { tokensOf } from './client.ts';
import { clinicOf } from './clinic.ts';
import { withClaims } from './forged-tokens.ts';

// Appointments are by day, so the tests start in the morning.
setClock('10:30');

const { ask, clinician, patient } = clinicOf();
const booking = (patientId: string, clinicianId: string, more: object = {}) => ({
  patientId,
  clinicianId,
  // After the week in which the seed books the patient.
  date: dayAfter(qatarDate(new Date()), 20),
  time: '09:00',
  minutes: 20,
  service: 'consultation',
  ...more,
});
async function booked(body: object): Promise<Appointment> {
  const answer = await ask('CLINICIAN', 'POST', '/appointments', body);
  expect(answer.status).toBe(201);
  return Appointment.parse(answer.body);
}
const path = ({ id, patient: { id: patientId } }: Appointment): string => `/patients/${patientId}/appointments/${id}`;

it("patients read their own reason for a cancellation, and none of the staff's internal reasons, in the list, a refusal or a file", async () => {
  const doctor = await clinician();
  const { body: own } = await ask('PATIENT', 'GET', '/patients');
  const patientId = own.patients[0].id;
  const secret = 'This one complains a lot';
  await booked(booking(await patient(), doctor));
  const over = await booked(booking(patientId, doctor, { overbooking: secret }));
  const [byClinic, byPatient] = [
    await booked(booking(patientId, doctor, { time: '11:00' })),
    await booked(booking(patientId, doctor, { time: '15:00' })),
  ];
  expect(
    (await ask('CLINICIAN', 'POST', `${path(byClinic)}/status`, { status: 'cancelled', reason: secret })).body.appointment
      .cancellationReason,
  ).toBe(secret);
  const reason = 'Travels';
  const cancelled = await ask('PATIENT', 'POST', `${path(byPatient)}/status`, { status: 'cancelled', reason });
  expect(cancelled.body.appointment.cancellationReason).toBe(reason);
  const stale = await ask('PATIENT', 'POST', `${path(over)}/status`, { status: 'cancelled' }, { 'if-match': '"99"' });
  expect([stale.status, stale.body.current.id]).toEqual([412, over.id]);
  const listOf = async (who: 'PATIENT' | 'CLINICIAN'): Promise<string> =>
    JSON.stringify(
      await Promise.all(
        ['', '/past?of=cancelledAhead'].map(async (of) => (await ask(who, 'GET', `/patients/${patientId}/appointments${of}`)).body),
      ),
    );
  const listed = await listOf('PATIENT');
  const file = await ask('PATIENT', 'GET', `/patients/${patientId}/export?format=fhir`);
  const written = await (await fetch(file.body.link.url)).text();
  expect(written).toContain(reason);
  expect(listed + JSON.stringify(stale.body) + written).not.toContain(secret);
  expect(listed).toContain(reason);
  const ofStaff = await listOf('CLINICIAN');
  expect(ofStaff.split(secret)).toHaveLength(3);
  expect(listed + ofStaff).not.toContain('isCancelledByPatient');
});

it('patients without a linked record read neither clinicians nor free times, and no patient reads the staff', async () => {
  const stranger = { token: withClaims((await tokensOf('PATIENT')).access, { sub: randomUUID() }) };
  for (const closed of ['/clinicians', '/appointments/free?minutes=20'])
    expect([closed, (await ask(stranger, 'GET', closed)).status, (await ask('PATIENT', 'GET', closed)).status]).toEqual([closed, 403, 200]);
  for (const one of [stranger, 'PATIENT'] as const) expect((await ask(one, 'GET', '/staff')).status).toBe(403);
});
