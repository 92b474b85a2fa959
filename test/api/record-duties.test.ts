import { beforeAll, describe, expect, it } from 'vitest';
import { newPatientBody } from './client.ts';
import { clinicOf } from './clinic.ts';
import { somebody } from './linked-people.ts';
import { enterCode, issue } from './linking.ts';

const { ask, member } = clinicOf();

type Who = Parameters<typeof ask>[0];
let reception: Who;
let nurse: Who;
let laboratory: Who;
beforeAll(async () => {
  [reception, nurse, laboratory] = await Promise.all([member('reception'), member('nurse'), member('lab')]);
});

const clinical = {
  bloodType: 'O+',
  allergies: ['Penicillin'],
  allergyStatus: 'listed',
  allergySeverities: [{ substance: 'Penicillin', severity: 'severe' }],
  medications: ['Cholecalciferol 50,000 IU weekly'],
  medicalHistory: 'Asthma since 2004',
};
const add = async (medical: object = clinical): Promise<string> => {
  const { medicalInfo, ...body } = newPatientBody();
  return (await ask(reception, 'POST', '/patients', { ...body, medicalInfo: { ...medicalInfo, ...medical } })).body.id;
};
const medicalOf = async (id: string) => (await ask('CLINICIAN', 'GET', `/patients/${id}`)).body.medicalInfo;

describe('the clinical fields of a record', () => {
  it.each([
    ['one more allergy', { allergies: ['Penicillin', 'Latex'] }, ['allergies']],
    ['a severity', { allergySeverities: [{ substance: 'Penicillin', severity: 'mild' }] }, ['allergySeverities']],
    ['medicines', { medications: [] }, ['medications']],
    ['the medical history', { medicalHistory: null }, ['medicalHistory']],
    ['the blood type', { bloodType: 'AB-' }, ['bloodType']],
  ])('%s is changed only with a duty for charts, and a refusal names the field', async (_, medicalInfo, fields) => {
    const id = await add();
    const before = await medicalOf(id);
    for (const who of [reception, laboratory, 'ADMIN'] as const) {
      const refused = await ask(who, 'PUT', `/patients/${id}`, { medicalInfo });
      expect(refused).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } });
      expect(refused.body.details.map(({ path }: { path: string }) => path)).toEqual(
        expect.arrayContaining(fields.map((field) => `medicalInfo.${field}`)),
      );
      expect(refused.body.details).toHaveLength(fields.length);
      expect(refused.body.details[0].message).toBe('Only a nurse or a prescriber changes this');
    }
    expect(await medicalOf(id)).toEqual(before);
    expect((await ask(nurse, 'PUT', `/patients/${id}`, { medicalInfo })).status).toBe(200);
    expect(await medicalOf(id)).toMatchObject(Object.fromEntries(Object.entries(medicalInfo).filter(([, value]) => value !== null)));
  });

  it("may be sent unchanged, with reception's changes", async () => {
    const id = await add();
    const { personalInfo, medicalInfo } = (await ask(reception, 'GET', `/patients/${id}`)).body;
    const contact = { name: 'Another', relationship: 'sibling', phone: '+974 44556677' };
    const body = { personalInfo: { ...personalInfo, firstName: 'Renamed' }, medicalInfo: { ...medicalInfo, emergencyContact: contact } };
    expect(await ask(reception, 'PUT', `/patients/${id}`, body)).toMatchObject({
      status: 200,
      body: { personalInfo: { firstName: 'Renamed' }, medicalInfo: { ...clinical, emergencyContact: contact } },
    });
  });

  it('are refused to reception together with the rest of the request', async () => {
    const id = await add();
    const body = { personalInfo: { firstName: 'Renamed' }, medicalInfo: { medications: [] } };
    expect((await ask(reception, 'PUT', `/patients/${id}`, body)).status).toBe(403);
    expect((await ask('CLINICIAN', 'GET', `/patients/${id}`)).body).toMatchObject({ version: 1, personalInfo: { firstName: 'Test' } });
  });

  it('of an allergy end in the chart, with a reason, confirmed or not', async () => {
    const id = await add({ allergies: ['Latex'] });
    const described = (
      await ask('CLINICIAN', 'POST', `/patients/${id}/allergies`, {
        substance: 'penicilin',
        severity: 'severe',
        reaction: 'Anaphylaxis 2019',
      })
    ).body;
    const emptied = { medicalInfo: { allergies: [], allergyStatus: 'none-known' } };
    expect((await ask(reception, 'PUT', `/patients/${id}`, emptied)).status).toBe(403);
    expect(await ask('CLINICIAN', 'PUT', `/patients/${id}`, emptied)).toMatchObject({
      status: 400,
      body: {
        details: [
          { path: 'medicalInfo.allergies', message: 'Latex leaves the list in the chart, with a reason: open the chart, Allergies' },
        ],
      },
    });
    const without = (allergies: readonly string[]) => ask('CLINICIAN', 'PUT', `/patients/${id}`, { medicalInfo: { allergies } });
    expect((await without(['penicilin'])).status).toBe(400);
    expect((await without(['latex', 'penicilin', 'n/a'])).status).toBe(200);
    expect((await without(['latex', 'penicilin'])).status).toBe(200);
    const listed = (await ask('CLINICIAN', 'POST', `/patients/${id}/allergies`, { substance: 'Latex' })).body;
    const inError = await ask('CLINICIAN', 'POST', `/patients/${id}/allergies/${listed.id}/entered-in-error`, { reason: 'Hers' });
    expect(inError.status).toBe(200);
    const entry = `/patients/${id}/allergies/${described.id}`;
    expect((await ask('CLINICIAN', 'PUT', entry, { status: 'refuted', endReason: 'Tolerated amoxicillin' })).status).toBe(200);
    expect((await ask('CLINICIAN', 'PUT', `/patients/${id}`, { medicalInfo: { allergyStatus: 'none-known' } })).status).toBe(200);
    expect((await ask('CLINICIAN', 'GET', `/patients/${id}/allergies`)).body.rows).toMatchObject([
      { substance: 'latex', status: 'entered-in-error', errorReason: 'Hers' },
      { substance: 'penicilin', status: 'refuted', endReason: 'Tolerated amoxicillin' },
    ]);
  });

  it("need that duty to accept a patient's proposal, too", async () => {
    const id = await add({ allergies: [] });
    const token = await somebody();
    await enterCode(token, (await issue(id)).body.code, '1985-03-14');
    const propose = async (field: string, value: string): Promise<string> =>
      (await ask({ token }, 'POST', `/patients/${id}/proposals`, { field, value })).body.id;
    const answer = (who: Who, entryId: string, body: object) => ask(who, 'PUT', `/patients/${id}/proposals/${entryId}`, body);
    for (const [field, value] of [
      ['allergies', 'Ibuprofen'],
      ['medications', 'Aspirin 100 mg, at night'],
    ] as const) {
      const entryId = await propose(field, value);
      for (const who of [reception, 'ADMIN'] as const)
        for (const body of [{ state: 'accepted' }, { state: 'refused', reason: 'Unlikely' }])
          expect(await answer(who, entryId, body)).toMatchObject({
            status: 403,
            body: { details: [{ path: `medicalInfo.${field}`, message: 'Only a nurse or a prescriber changes this' }] },
          });
      expect((await medicalOf(id))[field]).toEqual([]);
      expect(await answer(nurse, entryId, { state: 'accepted' })).toMatchObject({ status: 200, body: { state: 'accepted' } });
      expect((await medicalOf(id))[field]).toEqual([value]);
    }
    const city = await propose('city', 'Al Wakrah');
    expect((await answer(reception, city, { state: 'accepted' })).status).toBe(200);
  });
});

describe('a record', () => {
  const reason = 'Registered twice by mistake';

  it('is deleted only by prescribers and administrators', async () => {
    const id = await add();
    for (const who of [reception, nurse, laboratory] as const)
      expect(await ask(who, 'DELETE', `/patients/${id}`, { reason })).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } });
    expect((await ask('CLINICIAN', 'GET', `/patients/${id}`)).status).toBe(200);
    expect((await ask('CLINICIAN', 'DELETE', `/patients/${id}`, { reason })).body).toEqual({ success: true, id });
    const another = await add();
    expect((await ask('ADMIN', 'DELETE', `/patients/${another}`, { reason })).body).toEqual({ success: true, id: another });
    expect((await ask('ADMIN', 'GET', `/patients/${another}`)).status).toBe(404);
  });

  it('is not deleted without a reason', async () => {
    const id = await add();
    for (const body of [{}, { reason: ' ' }, { reason: 'x'.repeat(501) }])
      expect(await ask('ADMIN', 'DELETE', `/patients/${id}`, body)).toMatchObject({ status: 400, body: { details: [{ path: 'reason' }] } });
    expect((await ask('ADMIN', 'GET', `/patients/${id}`)).status).toBe(200);
  });

  it('leaves the reason and the person who deleted it in the access log', async () => {
    const id = await add();
    await ask('ADMIN', 'DELETE', `/patients/${id}`, { reason });
    const logged = async () => (await ask('ADMIN', 'GET', `/access-log?patientId=${id}&action=delete`)).body.entries;
    await expect.poll(logged).toMatchObject([{ action: 'delete', outcome: 'done', reason }]);
  });
});
