import { describe, expect, it } from 'vitest';
import { dayAfter, qatarDate } from '#contract/base/qatar-time.ts';
import { lastDayAsChild } from '#contract/links/links.ts';
import { type Answer, call, tokensOf } from './client.ts';
import { bookingsOf } from './bookings.ts';
import { clinicOf } from './clinic.ts';
import { dayIn, linked, linksOf, newPatient, reads, somebody, yearsAgo } from './linked-people.ts';
import { ordering } from './laboratory-work.ts';
import { mergeInto, undo } from './merging.ts';

const { ask, clinician } = clinicOf();
const { booking, book } = bookingsOf({ ask });
const today = qatarDate(new Date());
const update = (id: string, body: object): Promise<Answer> => ask('CLINICIAN', 'PUT', `/patients/${id}`, body);
const death = (id: string, dateOfDeath: string | null): Promise<Answer> => update(id, { personalInfo: { dateOfDeath } });
const drug = { ingredientId: 'amlodipine', form: 'tablet', strength: '5 mg' };
const dose = { quantity: 1, unit: 'tablet', route: 'oral', frequency: 'daily', dispense: { quantity: 30, unit: 'tablet' }, repeats: 2 };

/** What is new for a patient: an appointment, a place on the waiting list, a prescription, an order of tests. */
async function newWork(id: string, more: object = {}): Promise<Answer[]> {
  const doctor = await clinician();
  const { body: checked } = await ask('CLINICIAN', 'POST', `/patients/${id}/prescriptions/check`, { drug });
  const answers = checked.checks.flatMap(({ rule, about, outcome }: { rule: string; about?: string; outcome: string }) =>
    outcome === 'none' ? [] : [{ rule, about, reason: 'Known and tolerated' }],
  );
  const signed = { drug, dose, signature: { lists: checked.lists, answers } };
  return [
    await book({ ...booking(id, doctor), ...more }),
    await ask('CLINICIAN', 'POST', '/appointments/waiting', { patientId: id, minutes: 20, service: 'consultation', ...more }),
    await ask('CLINICIAN', 'POST', `/patients/${id}/prescriptions`, { ...signed, ...more }),
    await ask('CLINICIAN', 'POST', '/laboratory/orders', { ...ordering(id, ['potassium']), ...more }),
  ];
}
const states = (answers: readonly Answer[]): number[] => answers.map(({ status }) => status);

describe('a date of death', () => {
  it('is refused before the birth, after today, and if it is no date; nothing is written', async () => {
    const { id } = await newPatient({ dateOfBirth: '1950-06-15' });
    for (const [date, code] of [
      ['1950-06-14', 'dateOfDeathInvalid'],
      [dayAfter(today, 1), 'dateOfDeathInvalid'],
      ['2026-13-01', 'dateOfDeathInvalid'],
      ['yesterday', 'dateOfDeathInvalid'],
    ] as const) {
      const { status, body } = await death(id, date);
      expect([date, status, body.details[0]]).toMatchObject([date, 400, { path: 'personalInfo.dateOfDeath', code }]);
    }
    expect(await death(id, today)).toMatchObject({ status: 200, body: { personalInfo: { dateOfDeath: today }, status: 'active' } });
    expect((await update(id, { personalInfo: { dateOfBirth: dayAfter(today, -1) } })).status).toBe(200);
    expect((await death(id, null)).body.personalInfo.dateOfDeath).toBeUndefined();
  });

  it('closes the record for every linked account, ends open codes, and opens it again if it was an error', async () => {
    const patient = await newPatient();
    const [own, carer, late] = [await somebody(), await somebody(), await somebody()];
    await linked(own, patient);
    await linked(carer, patient, { relation: 'carer', until: dayIn(30), reason: 'Helps at home' });
    const { body: unused } = await ask('CLINICIAN', 'POST', `/patients/${patient.id}/link-codes`, {
      relation: 'carer',
      until: dayIn(30),
      reason: 'Helps at home',
    });
    expect((await death(patient.id, today)).status).toBe(200);
    expect([await reads(own, patient.id), await reads(carer, patient.id)]).toEqual([false, false]);
    const entered = await call('POST', '/links', { token: late, body: { code: unused.code, dateOfBirth: patient.born } });
    expect(entered.status).toBe(404);
    expect((await ask('CLINICIAN', 'POST', `/patients/${patient.id}/link-codes`, { relation: 'self' })).status).toBe(409);

    expect((await death(patient.id, null)).status).toBe(200);
    expect([await reads(own, patient.id), await reads(carer, patient.id)]).toEqual([true, true]);
  });

  it('comes with a corrected birth date: links end on the new day, are closed until it is taken back, and open codes end', async () => {
    const child = await newPatient({ dateOfBirth: yearsAgo(5) });
    const [mother, late] = [await somebody(), await somebody()];
    await linked(mother, child, { relation: 'parent' });
    const { body: unused } = await ask('CLINICIAN', 'POST', `/patients/${child.id}/link-codes`, { relation: 'guardian' });
    const older = yearsAgo(9);
    // Whoever corrects it is told: not the clinician whose notices other tests read.
    const both = { personalInfo: { dateOfBirth: older, dateOfDeath: today } };
    expect((await ask('ADMIN', 'PUT', `/patients/${child.id}`, both)).status).toBe(200);
    expect(await reads(mother, child.id)).toBe(false);
    expect((await call('POST', '/links', { token: late, body: { code: unused.code, dateOfBirth: older } })).status).toBe(404);

    expect((await death(child.id, null)).status).toBe(200);
    expect(await reads(mother, child.id)).toBe(true);
    expect((await linksOf(child.id)).links).toMatchObject([{ relation: 'parent', until: lastDayAsChild(older) }]);
  });

  it.each(['stays', 'goes'] as const)(
    'that one record brings closes the links of both in a merge, and the undo opens the other: %s',
    async (dies) => {
      const people = { stays: await newPatient(), goes: await newPatient() };
      const carers = { stays: await somebody(), goes: await somebody() };
      for (const side of ['stays', 'goes'] as const)
        await linked(carers[side], people[side], { relation: 'carer', until: dayIn(30), reason: 'Helps at home' });
      await death(people[dies].id, today);
      const { id } = people.stays;
      await mergeInto(id, people.goes.id);
      expect((await ask('CLINICIAN', 'GET', `/patients/${id}`)).body.personalInfo.dateOfDeath).toBe(today);
      expect([await reads(carers.stays, id), await reads(carers.goes, id)]).toEqual([false, false]);

      await undo(id, people.goes.id);
      const readAgain = { stays: await reads(carers.stays, id), goes: await reads(carers.goes, people.goes.id) };
      expect(readAgain).toEqual({ stays: dies === 'goes', goes: dies === 'stays' });
    },
  );

  it('is on the appointments of today and after', async () => {
    const [doctor, { id }] = [await clinician(), await newPatient()];
    const { body: made } = await book(booking(id, doctor));
    expect(made.patient.dateOfDeath).toBeUndefined();
    await death(id, today);
    const { body } = await ask('CLINICIAN', 'GET', `/patients/${id}/appointments`);
    expect(body.coming.map(({ patient }: { patient: object }) => patient)).toMatchObject([{ id, dateOfDeath: today }]);
  });
});

describe('new work for a patient', () => {
  it.each([
    ['who died', { personalInfo: { dateOfDeath: today } }, 'deceased'],
    ['whose record is suspended', { status: 'suspended' }, 'suspended'],
    ['whose record is inactive', { status: 'inactive' }, 'inactive'],
  ])('%s is refused until the request names that, and then done', async (_, change, doubt) => {
    const { id } = await newPatient();
    expect((await update(id, change)).status).toBe(200);
    for (const more of [{}, { despite: doubt === 'deceased' ? 'inactive' : 'deceased' }])
      for (const answer of await newWork(id, more)) {
        expect(answer).toMatchObject({
          status: 409,
          body: { code: 'RECORD_DOUBTFUL', details: [{ path: 'despite', message: doubt }] },
        });
      }
    const { body: list } = await ask('CLINICIAN', 'GET', `/patients/${id}/appointments`);
    expect([list.coming, (await ask('CLINICIAN', 'GET', `/patients/${id}/prescriptions`)).body.prescriptions ?? []]).toEqual([[], []]);
    expect(states(await newWork(id, { despite: doubt }))).toEqual([201, 201, 201, 201]);
  });

  it('is done without a question for an active and for a pending record', async () => {
    const { id } = await newPatient();
    expect(states(await newWork(id))).toEqual([201, 201, 201, 201]);
    const { id: pending } = await newPatient();
    await update(pending, { status: 'pending' });
    expect(states(await newWork(pending))).toEqual([201, 201, 201, 201]);
  });

  it('as a draft of a prescription is kept without a question', async () => {
    const { id } = await newPatient();
    await death(id, today);
    const { status } = await call('POST', `/patients/${id}/prescriptions`, {
      token: (await tokensOf('CLINICIAN')).access,
      body: { drug, dose },
    });
    expect(status).toBe(201);
  });
});
