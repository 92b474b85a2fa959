import { expect, it } from 'vitest';
import { call, newPatientBody, tokensOf } from './client.ts';

/** A name that no other test has. */
const family = `Quillmark${Array.from(String(process.pid), (digit) => 'bcdfghjklm'[Number(digit)]).join('a')}`;
const clinician = async () => ({ token: (await tokensOf('CLINICIAN')).access });

it('who shares the whole name and year of birth is told in a search and of the record, until it is so no more', async () => {
  const as = await clinician();
  const create = async (firstName: string, dateOfBirth: string): Promise<string> =>
    (await call('POST', '/patients', { ...as, body: newPatientBody({ firstName, lastName: family, dateOfBirth }) })).body.id;
  const [one, other, third] = [
    await create('Mohammed Jassim', '1985-03-12'),
    await create('Mohd Jasim', '1985-11-30'),
    await create('Muhammad Jassim', '1985-01-01'),
  ];
  const alone = [await create('Mohammed Jassim', '1986-03-12'), await create('Mohammed Ahmed', '1985-03-12')];
  const marks = async () => {
    const { body } = await call('GET', `/patients?search=${family}&sortBy=match`, as);
    return Object.fromEntries((body.namesakes ?? []).map(({ id, count }: { id: string; count: number }) => [id, count]));
  };
  const countOf = async (id = '') => (await call('GET', `/patients/${id}/namesakes`, as)).body.count;
  expect(await marks()).toEqual({ [one]: 3, [other]: 3, [third]: 3 });
  expect([await countOf(other), await countOf(alone[0]), await countOf(alone[1])]).toEqual([3, 1, 1]);
  await call('PUT', `/patients/${other}`, { ...as, body: { personalInfo: { firstName: 'Zubaydah' } } });
  expect([await marks(), await countOf(other)]).toEqual([{ [one]: 2, [third]: 2 }, 1]);
  await call('DELETE', `/patients/${third}`, { ...as, body: { reason: 'Registered twice' } });
  expect([await marks(), await countOf(one)]).toEqual([{}, 1]);
});

it('is told to staff, of records that there are', async () => {
  const path = '/patients/01JABCDEFGHJKMNPQRSTVWXYZ0/namesakes';
  expect((await call('GET', path, await clinician())).status).toBe(404);
  expect((await call('GET', path, { token: (await tokensOf('PATIENT')).access })).status).toBe(403);
});
