import { GetObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { beforeAll, expect, it } from 'vitest';
import { PatientExport } from '#contract/exports/export.ts';
import { call, newPatientBody, tokensOf, endpoints } from './client.ts';
import { byteOrder } from '../../lambdas/clinic/byte-order.ts';
import { readPdf } from '../read-pdf.ts';
import { clinicOf } from './clinic.ts';

let token: string;
beforeAll(async () => {
  ({ access: token } = await tokensOf('ADMIN'));
});

const exported = async (query: string) => {
  const answer = await call('GET', `/patients/export?${query}&reason=Recall`, { token });
  expect(answer.status).toBe(200);
  const job = PatientExport.parse(answer.body);
  return { ...job, url: job.link?.url ?? '' };
};

it('a list is exported as CSV that a spreadsheet opens right: every patient, Arabic, phones, no formula', async () => {
  const lastName = '=HYPERLINK("http://example.com")';
  const body = newPatientBody(
    { firstName: 'Sheet', lastName, nameArabic: 'شيت "المهندي"', phone: '+974 5555 0001' },
    { status: 'suspended' },
  );
  const { body: created } = await call('POST', '/patients', { token, body });
  const { total } = (await call('GET', '/patients?status=suspended&limit=1', { token })).body;
  const { url, ...job } = await exported('format=csv&status=suspended');
  expect(job).toMatchObject({ status: 'done', filename: 'patients.csv', count: total, total, processed: total });
  const file = await fetch(url);
  expect(file.headers.get('content-disposition')).toBe('attachment; filename="patients.csv"');
  const bytes = Buffer.from(await file.arrayBuffer());
  expect(bytes.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
  const lines = bytes.toString('utf8').trim().split('\r\n');
  expect(lines).toHaveLength(total + 1);
  const line = lines.find((one) => one.startsWith(created.id));
  expect(line).toContain(`"'=HYPERLINK(""http://example.com"")"`);
  expect(line).toContain('"شيت ""المهندي"""');
  expect(line).toContain(',+974 5555 0001,');
  await call('DELETE', `/patients/${created.id}`, { token, body: { reason: 'Made by a test' } });
});

it('a search is exported in the order of the list', async () => {
  const { body } = await call('GET', '/patients?search=mohammed&sortBy=personalInfo.lastName&sortOrder=asc&limit=100', { token });
  const { url } = await exported('format=csv&search=mohammed&sortBy=personalInfo.lastName&sortOrder=asc');
  const lines = (await (await fetch(url)).text()).trim().split('\r\n').slice(1);
  expect(lines.map((line) => line.slice(0, 26))).toEqual(body.patients.map((patient: { id: string }) => patient.id));
});

it('chosen patients are exported in their order, without deleted ones', async () => {
  // The oldest: an export names its patients for as long as its file, and other tests look for traces of theirs.
  const { body } = await call('GET', '/patients?limit=3&sortBy=createdAt&sortOrder=asc', { token });
  const ids: string[] = body.patients.map((patient: { id: string }) => patient.id).toReversed();
  const { url, count } = await exported(`format=csv&ids=${[...ids, '01JZZZZZZZZZZZZZZZZZZZZZZZ'].join(',')}`);
  const lines = (await (await fetch(url)).text()).trim().split('\r\n').slice(1);
  expect(count).toBe(3);
  expect(lines.map((line) => line.slice(0, 26))).toEqual(ids);
});

it('a hundred chosen patients are sent in a body, so that the address contains none of them', async () => {
  const { body } = await call('GET', '/patients?limit=100&sortBy=createdAt&sortOrder=asc', { token });
  const ids: string[] = body.patients.map((patient: { id: string }) => patient.id);
  expect(ids).toHaveLength(100);
  const answer = await call('POST', '/patients/export', { token, body: { format: 'csv', language: 'ar', ids: [...ids, ids[0]].slice(1) } });
  expect(answer.status).toBe(200);
  const lines = (await (await fetch(answer.body.link.url)).text()).trim().split('\r\n').slice(1);
  expect(lines.map((line) => line.slice(0, 26))).toEqual([...ids.slice(1), ids[0]]);
  const search = { search: 'mohammed', status: 'ACTIVE', reason: 'Recall' };
  const total = async (): Promise<number> => (await call('GET', '/patients?search=mohammed&status=active', { token })).body.total;
  // Other files add and delete patients meanwhile.
  const totals = [await total()];
  const searched = await call('POST', '/patients/export', { token, body: { format: 'csv', ...search } });
  totals.push(await total());
  expect(searched.body).toMatchObject({ status: 'done' });
  expect(searched.body.count).toBeGreaterThanOrEqual(Math.min(...totals));
  expect(searched.body.count).toBeLessThanOrEqual(Math.max(...totals));
});

it('a file of a whole list asks why, and the access log keeps the answer; chosen patients need no reason', async () => {
  const orders = [
    (reason?: string) => call('POST', '/patients/export', { token, body: { format: 'csv', status: 'pending', reason } }),
    (reason = '') => call('GET', `/patients/export?format=csv&status=pending&reason=${reason}`, { token }),
  ];
  const { access } = await tokensOf('ADMIN');
  const reasons = async () => {
    const { entries } = (await call('GET', '/access-log?action=export', { token: access })).body;
    return entries.map((entry: { reason?: string }) => entry.reason);
  };
  for (const [index, order] of orders.entries()) {
    expect((await order()).body).toMatchObject({ code: 'VALIDATION_ERROR', details: [{ path: 'reason' }] });
    const reason = `The insurer asks for its members ${index}`;
    expect((await order(reason)).status).toBe(200);
    await expect.poll(reasons).toContain(reason);
  }
  const { body } = await call('GET', '/patients?limit=1&sortBy=createdAt&sortOrder=asc', { token });
  expect((await call('GET', `/patients/export?format=csv&ids=${body.patients[0].id}`, { token })).status).toBe(200);
});

it('a file of the list or of a record is only for those who may read notes, and nothing is begun for others', async () => {
  const { token: access } = await clinicOf(endpoints).member('reception');
  // Other tests' receptions make papers.
  const lists = async () =>
    (await call('GET', '/patients/exports', { token: access })).body.rows.filter(({ kind }: { kind: string }) => kind !== 'paper');
  expect(await lists()).toEqual([]);
  const { body } = await call('GET', '/patients?limit=1&sortBy=createdAt&sortOrder=asc', { token });
  for (const path of ['/patients/export?format=csv', `/patients/${body.patients[0].id}/export?format=fhir`]) {
    expect(await call('GET', path, { token: access })).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } });
  }
  expect(await lists()).toEqual([]);
});

it('no cache stores a file', async () => {
  const { url } = await exported('format=csv&status=pending');
  expect((await fetch(url)).headers.get('cache-control')).toBe('private, no-store');
});

it.each([
  [{}, 'format'],
  [{ format: 'csv', ids: [] }, 'ids'],
  [{ format: 'csv', ids: 'all' }, 'ids'],
  [{ format: 'csv', ids: ['nobody'] }, 'ids.0'],
  [{ format: 'csv', ids: Array.from({ length: 101 }, () => '01JZZZZZZZZZZZZZZZZZZZZZZZ') }, 'ids'],
  [{ format: 'csv', reason: 'Recall', everything: true }, 'everything'],
])('an export of %j is refused, and the field named', async (body, field) => {
  expect((await call('POST', '/patients/export', { token, body })).body).toMatchObject({
    code: 'VALIDATION_ERROR',
    details: [{ path: field }],
  });
});

it.each([
  ['format=xlsx&language=ar', 'patients.xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'PK'],
  ['format=pdf&language=ar&status=pending', 'patients.pdf', 'application/pdf', '%PDF'],
])('%s is a file of its kind', async (query, filename, type, beginning) => {
  const { url } = await exported(query);
  const file = await fetch(url);
  expect(file.headers.get('content-disposition')).toBe(`attachment; filename="${filename}"`);
  expect(file.headers.get('content-type')).toBe(type);
  expect(Buffer.from(await file.arrayBuffer()).toString('latin1')).toMatch(new RegExp(`^${beginning}`));
});

it('one record is exported as a summary and as a FHIR Bundle', async () => {
  const { body } = await call('GET', '/patients?limit=1&sortBy=createdAt&sortOrder=asc', { token });
  const { id, personalInfo } = body.patients[0];
  const summary = await call('GET', `/patients/${id}/export?format=pdf`, { token });
  expect(summary.body).toMatchObject({ status: 'done', filename: `patient-${id}.pdf`, count: 1 });
  const bundle = await call('GET', `/patients/${id}/export?format=fhir`, { token });
  const file = await fetch(bundle.body.link.url);
  expect(file.headers.get('content-type')).toBe('application/fhir+json');
  const [patient] = ((await file.json()) as { entry: { resource: object }[] }).entry;
  expect(patient?.resource).toMatchObject({ resourceType: 'Patient', id, birthDate: personalInfo.dateOfBirth });
});

it("one record's files have the chart, with signed notes by name, and no drafts", async () => {
  const { access: doctor } = await tokensOf('CLINICIAN');
  const { body: patient } = await call('POST', '/patients', { token, body: newPatientBody() });
  const path = `/patients/${patient.id}`;
  const post = async (to: string, body: object = {}) => (await call('POST', `${path}${to}`, { token: doctor, body })).body;
  await post('/vital-signs', { values: { systolic: 148, diastolic: 92 } });
  await post('/problems', { text: 'Hypertension', code: 'BA00' });
  for (const [plan, isSigned] of [
    ['Walk every evening', true],
    ['Perhaps amlodipine', false],
  ] as const) {
    const { id } = await post('/encounters', { service: 'follow-up' });
    await call('PUT', `${path}/encounters/${id}/note`, { token: doctor, body: { sections: { plan } } });
    if (isSigned) await post(`/encounters/${id}/note/signature`);
  }
  const bundle = await call('GET', `${path}/export?format=fhir`, { token });
  const file = await (await fetch(bundle.body.link.url)).text();
  const types = [...file.matchAll(/"resourceType": "(\w+)"/g)].map(([, type = '']) => type);
  expect(types.slice(['Bundle', 'Patient'].length).toSorted(byteOrder)).toEqual([
    'Composition',
    'Condition',
    'Encounter',
    'Encounter',
    'Observation',
  ]);
  for (const part of ['Walk every evening', 'Dr. Huda Al-Naimi', '85354-9', 'BA00']) expect(file).toContain(part);
  const summary = await call('GET', `${path}/export?format=pdf`, { token });
  const { pages } = await readPdf((await (await fetch(summary.body.link.url)).blob()).stream());
  const printed = pages.flat().join(' ');
  for (const part of ['Walk every evening', 'Hypertension', '148/92']) expect(printed).toContain(part);
  for (const text of [file, printed]) expect(text).not.toContain('Perhaps amlodipine');
  await call('DELETE', path, { token, body: { reason: 'Made by a test' } });
});

it('an estimated birth date is one in every file, and near for the check before somebody is added', async () => {
  const person = { firstName: 'Zumurrud', lastName: 'Alyafei' };
  const born = { dateOfBirth: '1950-03-02', dateOfBirthAccuracy: 'estimated' };
  const { status, body: patient } = await call('POST', '/patients', { token, body: newPatientBody({ ...person, ...born }) });
  expect([status, patient.personalInfo]).toMatchObject([201, { dateOfBirth: '1950-07-01', dateOfBirthAccuracy: 'estimated' }]);
  const path = `/patients/${patient.id}`;
  const fileOf = async (query: string) => fetch((await call('GET', `${path}/export?${query}`, { token })).body.link.url);
  const [entry] = (await (await fileOf('format=fhir')).json()).entry;
  expect(entry.resource.birthDate).toBe('1950');
  const { pages } = await readPdf((await (await fileOf('format=pdf')).blob()).stream());
  expect(pages.flat().join(' ')).toMatch(/1950, estimated.*7\d, estimated/);
  const { url } = await exported(`format=csv&ids=${patient.id}`);
  expect(await (await fetch(url)).text()).toContain(',1950-07-01,estimated,');

  const found = async (query: Record<string, string>) =>
    (
      await call('GET', `/patients/duplicates?${new URLSearchParams({ ...person, gender: 'female', ...query }).toString()}`, { token })
    ).body.rows.map(({ patient: { id }, because }: { patient: { id: string }; because: string[] }) => [id, because]);
  const near = [[patient.id, ['nearBirthDate']]];
  expect(await found({ dateOfBirth: '1949-01-01' })).toEqual(near);
  expect(await found(born)).toEqual(near);
  expect(await found({ dateOfBirth: '1950-07-01' })).toEqual(near);
  expect(await found({ dateOfBirth: '1948-12-31' })).toEqual([]);

  const corrected = await call('PUT', path, { token, body: { personalInfo: { dateOfBirth: '1951-02-03' } } });
  expect(corrected.body.personalInfo).toMatchObject({ dateOfBirth: '1951-02-03' });
  expect(corrected.body.personalInfo).not.toHaveProperty('dateOfBirthAccuracy');
  expect(await found({ dateOfBirth: '1952-12-31', dateOfBirthAccuracy: 'estimated' })).toEqual(near);
  await call('DELETE', path, { token, body: { reason: 'Made by a test' } });
});

it('a country that was only filled in by default is in no file of the record', async () => {
  const countryOf = async (address: object) => {
    const { body: patient } = await call('POST', '/patients', { token, body: newPatientBody({ address }) });
    const bundle = await call('GET', `/patients/${patient.id}/export?format=fhir`, { token });
    const [exportedPatient] = (await (await fetch(bundle.body.link.url)).json()).entry;
    const summary = await call('GET', `/patients/${patient.id}/export?format=pdf`, { token });
    const { pages } = await readPdf((await (await fetch(summary.body.link.url)).blob()).stream());
    return {
      answered: patient.personalInfo.address.country,
      bundle: exportedPatient.resource.address,
      printed: pages.flat().includes('QA'),
    };
  };
  expect(await countryOf({})).toEqual({ answered: 'QA', bundle: undefined, printed: false });
  expect(await countryOf({ city: 'Doha' })).toEqual({ answered: 'QA', bundle: [{ city: 'Doha', country: 'QA' }], printed: true });
  expect(await countryOf({ country: 'IN' })).toMatchObject({ answered: 'IN', bundle: [{ country: 'IN' }] });
});

it('a link expires, and a changed or unsigned link opens nothing', async () => {
  const { url } = await exported('format=csv&status=pending');
  const link = new URL(url);
  expect(link.searchParams.get('X-Amz-Expires')).toBe('300');
  const [accessKeyId = ''] = (link.searchParams.get('X-Amz-Credential') ?? '').split('/');
  const [, bucket = '', key = ''] = link.pathname.split('/');
  const s3 = new S3Client({
    endpoint: link.origin,
    region: 'ap-south-1',
    forcePathStyle: true,
    credentials: { accessKeyId, secretAccessKey: 'local' },
  });
  const signedAgo = (seconds: number) =>
    getSignedUrl(s3, new GetObjectCommand({ Bucket: bucket, Key: key }), {
      expiresIn: 300,
      signingDate: new Date(Date.now() - seconds * 1000),
    });
  expect((await fetch(await signedAgo(240))).status).toBe(200);
  expect((await fetch(await signedAgo(301))).status).toBe(403);

  const changed = [
    url.replace(key, key.replace(/^./, '1')),
    url.replace('patients.csv', 'other.csv'),
    url.replace('X-Amz-Expires=300', 'X-Amz-Expires=3000'),
    url.replace(/X-Amz-Signature=.{6}/, 'X-Amz-Signature=000000'),
    `${link.origin}${link.pathname}`,
  ];
  for (const other of changed) {
    const answer = await fetch(other);
    expect({ other, status: answer.status }).toEqual({ other, status: 403 });
    expect(await answer.text()).toMatch(/SignatureDoesNotMatch|AccessDenied/);
  }
});

it.each([
  ['/patients/export', 'VALIDATION_ERROR', 'format'],
  ['/patients/export?format=docx', 'VALIDATION_ERROR', 'format'],
  ['/patients/export?format=csv', 'VALIDATION_ERROR', 'reason'],
  ['/patients/export?format=csv&language=fr', 'VALIDATION_ERROR', 'language'],
  ['/patients/export?format=csv&ids=nobody', 'VALIDATION_ERROR', 'ids'],
  ['/patients/export?format=csv&sortBy=shoeSize', 'VALIDATION_ERROR', 'sortBy'],
])('%s is refused, and the field named', async (path, code, field) => {
  expect((await call('GET', path, { token })).body).toMatchObject({ code, details: [{ path: field }] });
});

it('an export without matches is refused', async () => {
  const before = (await call('GET', '/patients/exports', { token })).body.rows.length;
  for (const query of ['search=xyzzyplugh', 'ids=01JZZZZZZZZZZZZZZZZZZZZZZZ']) {
    const answer = await call('GET', `/patients/export?format=pdf&reason=Recall&${query}`, { token });
    expect(answer).toMatchObject({ status: 422, body: { code: 'EXPORT_EMPTY' } });
  }
  for (const id of ['01JZZZZZZZZZZZZZZZZZZZZZZZ', 'nobody']) {
    expect(await call('GET', `/patients/${id}/export?format=pdf`, { token })).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
  }
  expect((await call('GET', '/patients/exports', { token })).body.rows).toHaveLength(before);
});

it('a patient exports only a record linked to their account (portal.test.ts checks its contents)', async () => {
  const { access } = await tokensOf('PATIENT');
  const { body } = await call('GET', '/patients', { token: access });
  const [own] = body.patients;
  for (const path of ['/patients/export?format=csv', '/patients/exports'])
    expect(await call('GET', path, { token: access })).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } });
  const { body: others } = await call('GET', '/patients', { token });
  const other = others.patients.find(({ id }: { id: string }) => id !== own.id);
  expect((await call('GET', `/patients/${other.id}/export?format=pdf`, { token: access })).status).toBe(404);
  expect((await call('GET', `/patients/${own.id}/export?format=pdf`, { token: access })).status).toBe(200);
});

it('a patient asks how far the file of a linked record is and for its link again, until the link to the record ends', async () => {
  const { ask, dependent } = clinicOf();
  const record = await dependent();
  const { body: made } = await ask('PATIENT', 'GET', `/patients/${record}/export?format=pdf`);
  const own = await ask('PATIENT', 'GET', `/patients/exports/${made.id}`);
  expect(own).toMatchObject({ status: 200, body: { id: made.id, kind: 'record', status: 'done', link: { url: expect.any(String) } } });
  expect((await ask('CLINICIAN', 'GET', `/patients/exports/${made.id}`)).status).toBe(404);
  const { body: access } = await ask('CLINICIAN', 'GET', `/patients/${record}/links`);
  expect((await ask('CLINICIAN', 'DELETE', `/patients/${record}/links/${access.links[0].id}`)).status).toBe(200);
  expect((await ask('PATIENT', 'GET', `/patients/exports/${made.id}`)).status).toBe(404);
  expect((await ask('PATIENT', 'DELETE', `/patients/exports/${made.id}`)).body).toEqual({ success: true, id: made.id });
});

it("another user's export is not found", async () => {
  const { id } = await exported('format=csv&status=pending');
  const clinician = await tokensOf('CLINICIAN');
  for (const method of ['GET', 'DELETE']) {
    expect(await call(method, `/patients/exports/${id}`, { token: clinician.access })).toMatchObject({
      status: 404,
      body: { code: 'NOT_FOUND' },
    });
  }
  expect(await call('GET', `/patients/exports/${id}`, { token })).toMatchObject({ status: 200, body: { status: 'done' } });
  expect((await call('GET', '/patients/exports/nonsense', { token })).status).toBe(404);
});

it('a deleted export is gone with its file', async () => {
  const { id, url } = await exported('format=csv&status=pending');
  expect((await fetch(url)).status).toBe(200);
  expect((await call('DELETE', `/patients/exports/${id}`, { token })).body).toEqual({ success: true, id });
  expect((await fetch(url)).status).toBe(404);
  expect((await call('GET', `/patients/exports/${id}`, { token })).status).toBe(404);
  expect((await call('DELETE', `/patients/exports/${id}`, { token })).status).toBe(404);
});
