import { beforeAll, describe, expect, it } from 'vitest';
import { PatientDuplicates } from '#contract/patient/duplicates.ts';
import { PatientList } from '#contract/patient/list.ts';
import { Patient } from '#contract/patient/patient.ts';
import { type Call, call, newPatientBody, tokensOf } from '../client.ts';
import { linked, newPatient, somebody } from '../linked-people.ts';
import { withQuietCloud } from '../cloud.ts';

withQuietCloud();

let clinician: string;
const asClinician = (options: Call = {}): Call => ({ token: clinician, ...options });
const create = async (personal: Record<string, unknown> = {}, more: Record<string, unknown> = {}) => {
  const answer = await call('POST', '/patients', asClinician({ body: newPatientBody(personal, more) }));
  expect(answer.body).toMatchObject({ version: 1 });
  expect(answer.status).toBe(201);
  return Patient.parse(answer.body);
};
const search = async (text: string, more = '') => {
  const answer = await call('GET', `/patients?search=${encodeURIComponent(text)}${more}`, asClinician());
  expect(answer.status).toBe(200);
  return PatientList.parse(answer.body);
};
const ids = (list: PatientList) => list.patients.map((patient) => patient.id);

beforeAll(async () => {
  clinician = (await tokensOf('CLINICIAN')).access;
});

describe('a clinician', () => {
  it('creates, reads, changes and deletes a patient, and the counts follow', async () => {
    const before = (await call('GET', '/patients/stats', asClinician())).body;
    const patient = await create({}, { status: 'PENDING' });
    expect((await call('GET', `/patients/${patient.id}`, asClinician())).body).toEqual(patient);
    expect((await call('GET', '/patients/stats', asClinician())).body).toEqual({
      ...before,
      totalPatients: before.totalPatients + 1,
      newPatientsThisMonth: before.newPatientsThisMonth + 1,
      pendingReviews: before.pendingReviews + 1,
    });

    const updated = await call(
      'PUT',
      `/patients/${patient.id}`,
      asClinician({ body: { status: 'active', personalInfo: { address: { city: 'Lusail' } } } }),
    );
    expect(updated.status).toBe(200);
    const { address, ...personalInfo } = patient.personalInfo;
    expect(updated.body).toMatchObject({
      status: 'active',
      version: 2,
      personalInfo: { ...personalInfo, address: { ...address, city: 'Lusail' } },
    });
    expect((await call('GET', `/patients/${patient.id}`, asClinician())).body).toEqual(updated.body);
    expect(updated.headers.get('etag')).toBe('"2"');
    const recent = await call('GET', '/patients/recent?limit=1', asClinician());
    expect(recent.body.map((one: Patient) => one.id)).toEqual([patient.id]);

    expect((await call('DELETE', `/patients/${patient.id}`, asClinician({ body: { reason: 'Made by a test' } }))).body).toEqual({
      success: true,
      id: patient.id,
    });
    expect((await call('GET', `/patients/${patient.id}`, asClinician())).status).toBe(404);
    expect((await call('DELETE', `/patients/${patient.id}`, asClinician({ body: { reason: 'Made by a test' } }))).status).toBe(404);
    expect((await call('GET', '/patients/stats', asClinician())).body).toEqual(before);
    expect(ids(await search(patient.personalInfo.email))).toEqual([]);
  });

  it('finds a patient by name in either script, e-mail, phone, QID and id', async () => {
    const patient = await create({
      firstName: 'Mohammed',
      lastName: 'Al-Zubaraqi',
      nameArabic: 'محمد الزبارقي',
      nationalId: '28063499001',
      phone: '+974 3300 9901',
      email: 'zubaraqi.find@example.com',
    });
    for (const text of [
      'zubaraqi',
      'Mohammed zubar',
      'muhamad zubaraqi',
      'محمد الزبارقي',
      'الزبارقي',
      'zubaraqi.find@',
      '+97433009901',
      '3300 9901',
      '٣٣٠٠٩٩٠١',
      '28063499001',
      patient.id,
      patient.id.toLowerCase().slice(0, 22),
    ]) {
      expect([text, ids(await search(text))]).toEqual([text, [patient.id]]);
    }
    expect(ids(await search('zubaraqi', '&status=inactive'))).toEqual([]);
    expect(ids(await search('zubaraqi', '&status=ACTIVE'))).toEqual([patient.id]);

    await call('PUT', `/patients/${patient.id}`, asClinician({ body: { personalInfo: { lastName: 'Renamed-Zubi', nameArabic: null } } }));
    expect(ids(await search('zubaraqi.find'))).toEqual([patient.id]);
    expect(await search('الزبارقي')).toMatchObject({ patients: [{ id: patient.id }], foundBy: [{ id: patient.id, by: 'formerName' }] });
    expect(ids(await search('renamed zubi'))).toEqual([patient.id]);
  });

  it('changes only the version that they saw', async () => {
    const patient = await create();
    const put = (version: string, firstName: string) =>
      call('PUT', `/patients/${patient.id}`, asClinician({ body: { personalInfo: { firstName } }, headers: { 'if-match': version } }));
    expect((await put('"1"', 'First')).status).toBe(200);
    const stale = await put('"1"', 'Second');
    expect(stale.status).toBe(412);
    expect(stale.body).toMatchObject({
      success: false,
      code: 'PRECONDITION_FAILED',
      current: { version: 2, personalInfo: { firstName: 'First' } },
    });
    expect((await put('2', 'Third')).body).toMatchObject({ version: 3 });
    expect((await put('*', 'Fourth')).body).toMatchObject({ version: 4 });
    expect((await put('soon', 'Fifth')).body).toMatchObject({ code: 'VALIDATION_ERROR', details: [{ path: 'if-match' }] });
  });

  it('repeats a request without a second effect', async () => {
    const body = newPatientBody();
    const headers = { 'x-request-id': `create-${crypto.randomUUID()}` };
    const answers = await Promise.all(Array.from({ length: 8 }, () => call('POST', '/patients', asClinician({ body, headers }))));
    expect(answers.map((answer) => answer.status)).toEqual(answers.map(() => 201));
    const [first] = answers;
    expect(new Set(answers.map((answer) => answer.body.id)).size).toBe(1);
    expect(ids(await search(body.personalInfo.email))).toEqual([first?.body.id]);

    const other = await call('POST', '/patients', asClinician({ body: newPatientBody(), headers }));
    expect([other.status, other.body.code]).toEqual([422, 'REQUEST_ID_REUSED']);

    const path = `/patients/${first?.body.id}`;
    const update = {
      body: { personalInfo: { firstName: 'Again' } },
      headers: { 'x-request-id': `update-${first?.body.id}`, 'if-match': '1' },
    };
    expect((await call('PUT', path, asClinician(update))).body).toMatchObject({ version: 2 });
    expect((await call('PUT', path, asClinician(update))).body).toMatchObject({ version: 2 });
    const removal = { body: { reason: 'Made by a test' }, headers: { 'x-request-id': `delete-${first?.body.id}` } };
    expect((await call('DELETE', path, asClinician(removal))).status).toBe(200);
    expect((await call('DELETE', path, asClinician(removal))).status).toBe(200);
  });

  it('changes made at the same time all happen, one after the other', async () => {
    const patient = await create();
    const statuses = ['active', 'inactive', 'pending', 'suspended', 'active', 'inactive'];
    const answers = await Promise.all(statuses.map((status) => call('PUT', `/patients/${patient.id}`, asClinician({ body: { status } }))));
    expect(answers.map((answer) => [answer.status, answer.body.status])).toEqual(statuses.map((status) => [200, status]));
    const inTurn = answers.map(({ body }) => Patient.parse(body)).toSorted((one, other) => one.version - other.version);
    expect(inTurn.map(({ version }) => version)).toEqual([2, 3, 4, 5, 6, 7]);
    expect((await call('GET', `/patients/${patient.id}`, asClinician())).body).toEqual(inTurn.at(-1));
  });
});

describe('a check for existing patients', () => {
  const duplicates = async (person: Record<string, string>, options = asClinician()) =>
    call('GET', `/patients/duplicates?${new URLSearchParams(person).toString()}`, options);
  const found = async (person: Record<string, string>) => {
    const { body } = await duplicates(person);
    return PatientDuplicates.parse(body).rows.map(({ patient, because }) => [patient.id, because]);
  };

  it('matches by QID, by phone and birth date, and by the sound of the name and birth date', async () => {
    const known = await create({
      firstName: 'Mohammed',
      lastName: 'Al-Qahtawi',
      nationalId: '28063477001',
      phone: '+974 3300 7701',
      dateOfBirth: '1980-05-17',
    });
    const born = { dateOfBirth: '1980-05-17' };
    expect(await found({ nationalId: '٢٨٠٦٣٤٧٧٠٠١' })).toEqual([[known.id, ['nationalId']]]);
    expect(await found({ phone: '33007701', ...born })).toEqual([[known.id, ['phone']]]);
    for (const [firstName, lastName] of [
      ['Muhamad', 'Qahtawi'],
      ['محمد', 'القحطاوي'],
      ['Mohammed Jassim', 'Al Qahtawi'],
    ] as const) {
      expect([firstName, await found({ firstName, lastName, ...born })]).toEqual([firstName, [[known.id, ['name']]]]);
    }
    expect(await found({ firstName: 'محمد', lastName: 'القحطاوي', phone: '0097433007701', nationalId: '28063477001', ...born })).toEqual([
      [known.id, ['nationalId', 'phone', 'name']],
    ]);
  });

  it('matches across a joined article, the Arabic name, and one wrong digit of birth date or QID', async () => {
    const born = { dateOfBirth: '1979-02-09' };
    const known = await create({
      firstName: 'Muhammad',
      lastName: 'Al-Zubarawi',
      nameArabic: 'محمد بن سعد الزباراوي',
      gender: 'male',
      nationalId: '27963477003',
      ...born,
    });
    const joined = await create({ firstName: 'Ghaith', lastName: 'Alzubarawi', gender: 'male', ...born });
    expect(await found({ firstName: 'Mohamed', lastName: 'Alzubarawi', ...born })).toEqual([[known.id, ['name']]]);
    expect(await found({ firstName: 'Ghaith', lastName: 'Al Zubarawi', ...born })).toEqual([[joined.id, ['name']]]);
    expect(await found({ firstName: 'X', lastName: 'Y', nameArabic: 'محمد الزباراوي', ...born })).toEqual([[known.id, ['name']]]);
    const mohamed = { firstName: 'Mohamed', lastName: 'Alzubarawi', gender: 'male' };
    expect(await found({ ...mohamed, dateOfBirth: '1979-09-02' })).toEqual([[known.id, ['nearBirthDate']]]);
    expect(await found({ ...mohamed, nationalId: '27963477008' })).toEqual([[known.id, ['nearNationalId']]]);
    expect(await found({ ...mohamed, gender: 'female', dateOfBirth: '1979-02-08' })).toEqual([]);
  });

  it('lists the likeliest first, at most five, and no others', async () => {
    const shared = { phone: '+974 3300 7702', dateOfBirth: '2015-02-03' };
    for (let child = 0; child < 6; child += 1) await create(shared);
    const same = await create({ ...shared, firstName: 'Noor', lastName: 'Al-Qahtawi', nationalId: '31563477002' });
    const all = await found({ ...shared, firstName: 'نور', lastName: 'القحطاوي', nationalId: '31563477002' });
    expect(all).toHaveLength(5);
    expect(all[0]).toEqual([same.id, ['nationalId', 'phone', 'name']]);
    expect(await found({ ...shared, dateOfBirth: '2015-02-04' })).toEqual([]);
    expect(await found({ phone: shared.phone, firstName: 'Noor', lastName: 'Al-Qahtawi' })).toEqual([]);
    expect(await found({})).toEqual([]);
  });

  it('needs valid values, and is for staff only', async () => {
    expect((await duplicates({ nationalId: '123', dateOfBirth: '2015-02-30', who: 'me' })).body.details).toEqual([
      { path: 'nationalId', message: 'QID must be 11 digits', code: 'qidInvalid' },
      { path: 'dateOfBirth', message: 'Date of birth must be a date written YYYY-MM-DD', code: 'dateOfBirthInvalid' },
      { path: 'who', message: 'Unknown query parameter', code: 'unknownParameter' },
    ]);
    const patient = { token: (await tokensOf('PATIENT')).access };
    expect((await duplicates({ nationalId: '28063477001' }, patient)).status).toBe(403);
  });
});

describe('the list', () => {
  const sorts = [
    'createdAt',
    'personalInfo.firstName',
    'personalInfo.lastName',
    'personalInfo.email',
    'personalInfo.dateOfBirth',
    'status',
  ];

  it.each(sorts)('sorted by %s is the same by page numbers, by cursors, forwards and backwards', async (sortBy) => {
    for (const filter of ['', '&status=pending']) {
      const base = `/patients?sortBy=${sortBy}&limit=37${filter}`;
      const read = async (more: string) => PatientList.parse((await call('GET', base + more, asClinician())).body);
      const first = await read('&sortOrder=asc');
      const pages = Math.ceil(first.total / 37);
      const byPage = (await Promise.all(Array.from({ length: pages }, (_, index) => read(`&sortOrder=asc&page=${index + 1}`)))).flatMap(
        ids,
      );
      expect(byPage).toHaveLength(first.total);
      expect(new Set(byPage).size).toBe(first.total);

      const byCursor = ids(first);
      let page = first;
      while (page.nextCursor !== undefined) {
        page = await read(`&sortOrder=asc&cursor=${page.nextCursor}`);
        byCursor.push(...ids(page));
      }
      expect(byCursor).toEqual(byPage);
      expect(page.page).toBe(pages);

      const back = ids(page);
      while (page.previousCursor !== undefined) {
        page = await read(`&sortOrder=asc&cursor=${page.previousCursor}`);
        back.unshift(...ids(page));
      }
      expect(back).toEqual(byPage);

      const descending = [];
      for (let number = 1; number <= pages; number += 1) descending.push(...ids(await read(`&sortOrder=desc&page=${number}`)));
      expect(descending).toEqual(byPage.toReversed());
    }
  });

  it('beyond its end is empty, and still has the total', async () => {
    const { body } = await call('GET', '/patients?page=1000000000&limit=100', asClinician());
    expect(body).toMatchObject({ patients: [], page: 1_000_000_000 });
    expect(body.total).toBeGreaterThan(0);
  });

  it('accepts the cursor by its older name too', async () => {
    const { body: first } = await call('GET', '/patients?limit=3', asClinician());
    const next = async (name: string) => (await call('GET', `/patients?limit=3&${name}=${first.nextCursor}`, asClinician())).body.patients;
    expect(await next('lastKey')).toEqual(await next('cursor'));
    expect(await next('lastKey')).not.toEqual(first.patients);
  });

  it('refuses a cursor of another list, or an invalid one', async () => {
    const { body } = await call('GET', '/patients?limit=5', asClinician());
    for (const path of [
      `/patients?limit=6&cursor=${body.nextCursor}`,
      `/patients?limit=5&sortOrder=asc&cursor=${body.nextCursor}`,
      '/patients?cursor=abc',
    ]) {
      const answer = await call('GET', path, asClinician());
      expect([answer.status, answer.body.details?.[0].path]).toEqual([400, 'cursor']);
    }
  });

  it('issues cursors that reveal no one, and accepts none that was changed or made elsewhere', async () => {
    const list = '/patients?limit=5&sortBy=personalInfo.lastName';
    const first = PatientList.parse((await call('GET', list, asClinician())).body);
    const cursor = first.nextCursor ?? '';
    const sealed = Buffer.from(cursor, 'base64url');
    for (const { id } of first.patients) expect(sealed.includes(id)).toBe(false);
    const changed = [0, 12, 20, 28, sealed.length - 1].map((position) => {
      const copy = Buffer.from(sealed);
      copy.writeUInt8(copy.readUInt8(position) ^ 1, position);
      return copy.toString('base64url');
    });
    const place = { list: 'personalInfo.lastName desc active+inactive+pending+suspended 5', side: 'next', offset: 5, status: 'active' };
    const made = ['', 'x'.repeat(1025), 'khan#01ARZ3NDEKTSV4RRFFQ69G5FAV'].map((key) =>
      Buffer.from(JSON.stringify({ ...place, key })).toString('base64url'),
    );
    const answers = await Promise.all(
      [...changed, ...made, cursor.slice(0, -4), 'A'.repeat(1000), 'A'.repeat(1001)].map((one) =>
        call('GET', `${list}&cursor=${one}`, asClinician()),
      ),
    );
    for (const { status, body } of answers)
      expect([status, body.details]).toEqual([400, [{ path: 'cursor', message: 'cursor is not valid', code: 'cursorUnknown' }]]);
    expect((await call('GET', `${list}&cursor=${cursor}`, asClinician())).status).toBe(200);
  });
});

describe('a patient', () => {
  it('sees their own record and nobody else’s', async () => {
    const token = await somebody();
    await linked(token, await newPatient());
    const list = await call('GET', '/patients', { token });
    expect(list.body).toMatchObject({ total: 1 });
    const own = list.body.patients[0];
    expect((await call('GET', `/patients/${own.id}`, { token })).body).toMatchObject(own);
    expect((await call('GET', '/patients/recent', { token })).body).toEqual([own]);
    const other = await create();
    const hidden = await call('GET', `/patients/${other.id}`, { token });
    expect([hidden.status, hidden.body.code]).toEqual([404, 'NOT_FOUND']);
    expect((await call('GET', '/patients?search=a', { token })).body.total).toBe(0);
    for (const [method, path, body] of [
      ['POST', '/patients', newPatientBody()],
      ['PUT', `/patients/${own.id}`, { status: 'inactive' }],
      ['DELETE', `/patients/${own.id}`, { reason: 'Made by a test' }],
      ['GET', '/patients/stats', undefined],
    ] as const) {
      const answer = await call(method, path, { token, body });
      expect([method, path, answer.status, answer.body.code]).toEqual([method, path, 403, 'FORBIDDEN']);
    }
  });
});
