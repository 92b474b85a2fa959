import { beforeAll, expect, it } from 'vitest';
import { call, newPatientBody, tokensOf } from './client.ts';

let token: string;
beforeAll(async () => {
  token = (await tokensOf('ADMIN')).access;
});

it('a list is exported as CSV that a spreadsheet opens right: every patient, Arabic, phones, no formula', async () => {
  const lastName = '=HYPERLINK("http://example.com")';
  const body = newPatientBody(
    { firstName: 'Sheet', lastName, nameArabic: 'شيت "المهندي"', phone: '+974 5555 0001' },
    { status: 'suspended' },
  );
  const { body: created } = await call('POST', '/patients', { token, body });
  const { total } = (await call('GET', '/patients?status=suspended&limit=1', { token })).body;
  const answer = await call('GET', '/patients/export?format=csv&status=suspended', { token });
  expect(answer.status).toBe(200);
  expect(answer.body).toMatchObject({ filename: 'patients.csv', count: total });
  const file = await fetch(answer.body.url);
  expect(file.headers.get('content-disposition')).toBe('attachment; filename="patients.csv"');
  const bytes = Buffer.from(await file.arrayBuffer());
  expect(bytes.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
  const lines = bytes.toString('utf8').trim().split('\r\n');
  expect(lines).toHaveLength(total + 1);
  const line = lines.find((one) => one.startsWith(created.id));
  expect(line).toContain(`"'=HYPERLINK(""http://example.com"")"`);
  expect(line).toContain('"شيت ""المهندي"""');
  expect(line).toContain(',+974 5555 0001,');
  await call('DELETE', `/patients/${created.id}`, { token });
});

it('a search is exported in the order of the list', async () => {
  const { body } = await call('GET', '/patients?search=mohammed&sortBy=personalInfo.lastName&sortOrder=asc&limit=100', { token });
  const answer = await call('GET', '/patients/export?format=csv&search=mohammed&sortBy=personalInfo.lastName&sortOrder=asc', { token });
  const lines = (await (await fetch(answer.body.url)).text()).trim().split('\r\n').slice(1);
  expect(lines.map((line) => line.slice(0, 26))).toEqual(body.patients.map((patient: { id: string }) => patient.id));
});

it('a format that is not there yet, none at all, and a patient who asks are refused', async () => {
  expect((await call('GET', '/patients/export?format=pdf', { token })).body).toMatchObject({ code: 'NOT_AVAILABLE' });
  expect((await call('GET', '/patients/export', { token })).body).toMatchObject({
    code: 'VALIDATION_ERROR',
    details: [{ path: 'format' }],
  });
  const patient = await tokensOf('PATIENT');
  expect((await call('GET', '/patients/export?format=csv', { token: patient.access })).body).toMatchObject({ code: 'FORBIDDEN' });
});
