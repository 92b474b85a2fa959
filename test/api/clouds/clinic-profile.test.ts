import { beforeAll, expect, it } from 'vitest';
import { clinicDetails } from '../../clinic-details.ts';
import { call, signIn, tokensOf } from '../client.ts';
import { withQuietCloud } from '../cloud.ts';

withQuietCloud({ unset: { pk: 'CLINIC-PROFILE', sk: 'CLINIC-PROFILE' } });

let chief = '';
let doctor = '';
beforeAll(async () => {
  chief = (await tokensOf('ADMIN')).access;
  doctor = (await tokensOf('CLINICIAN')).access;
});

const read = async () => (await call('GET', '/clinic-profile', { token: doctor })).body;
const change = (body: object, { token = chief, version }: { token?: string; version: number }) =>
  call('PUT', '/clinic-profile', { token, body, headers: { 'if-match': `"${version}"` } });

it('is empty until an administrator fills it in, and staff read it then', async () => {
  expect(await read()).toEqual({ version: 0 });
  expect((await change({ ...clinicDetails, phone: '٤٤٤٤ ١٢٣٤' }, { version: 0 })).status).toBe(200);
  expect(await read()).toEqual({ version: 1, details: { ...clinicDetails, phone: '4444 1234' } });
});

it.each([
  [{ name: { en: 'Clinic', ar: ' ' } }, 'name.ar', 'Name is required'],
  [{ address: { en: '', ar: 'الدوحة' } }, 'address.en', 'Address is required'],
  [{ address: { en: 'a'.repeat(201), ar: 'الدوحة' } }, 'address.en', 'Address must be at most 200 characters'],
  [{ phone: 'call us' }, 'phone', 'Invalid phone number format'],
  [{ licence: undefined }, 'licence', 'Licence number is required'],
])('is refused by field when a part is missing or wrong, case %#', async (part, path, message) => {
  const before = await read();
  const { status, body } = await change({ ...clinicDetails, ...part }, { version: before.version });
  expect([status, body.details]).toMatchObject([400, [{ path, message }]]);
  expect(await read()).toEqual(before);
});

it('is changed by administrators only, and only by one who saw the last version', async () => {
  const { version } = await read();
  for (const token of [doctor, (await tokensOf('PATIENT')).access, (await signIn('lab@afiya.example', 'Clinic-Demo-2025!')).access])
    expect((await change(clinicDetails, { token, version })).status).toBe(403);
  expect((await call('GET', '/clinic-profile', { token: (await tokensOf('PATIENT')).access })).status).toBe(403);
  const both = await Promise.all([change(clinicDetails, { version }), change({ ...clinicDetails, licence: 'HF-2' }, { version })]);
  expect(both.filter(({ status }) => status === 200)).toHaveLength(1);
  expect((await change(clinicDetails, { version })).status).toBe(412);
});
