import { expect, it } from 'vitest';
import { Portal } from '#contract/portal/portal.ts';
import { call, tokensOf } from './client.ts';
import { carers } from './given-care.ts';
import { linked, newPatient, refusal, somebody } from './linked-people.ts';

const { ask, filed } = carers();
const notFound = [404, 'NOT_FOUND'];

it('a linked account sees the documents that the clinic has released, while they are current', async () => {
  const [patient, token, stranger] = [await newPatient(), await somebody(), await somebody()];
  await linked(token, patient);
  const documents = `/patients/${patient.id}/documents`;
  const place = (id: string) => `/patients/${patient.id}/portal/documents/${id}/link`;
  const titles = async () =>
    Portal.parse((await call('GET', `/patients/${patient.id}/portal`, { token })).body).documents.rows.map(({ title }) => title);
  const opened = async (id: string) => refusal(await call('GET', place(id), { token }));
  const [hidden, shown] = [await filed(patient.id, 'Internal'), await filed(patient.id, 'Letter', { isReleased: true })];
  expect(await titles()).toEqual(['Letter']);
  expect(await opened(hidden)).toEqual(notFound);
  const link = await call('GET', place(shown), { token });
  expect([link.status, (await fetch(link.body.url)).status]).toEqual([200, 200]);
  expect(refusal(await call('GET', place(shown), { token: stranger }))).toEqual(notFound);

  await ask('doctor', 'PUT', `${documents}/${hidden}`, { isReleased: true });
  await ask('doctor', 'PUT', `${documents}/${shown}`, { isReleased: false });
  expect(await titles()).toEqual(['Internal']);
  expect(await opened(shown)).toEqual(notFound);

  // A new version is released in its turn.
  await filed(patient.id, 'Internal, corrected', { replaces: hidden });
  expect([await titles(), await opened(hidden)]).toEqual([[], notFound]);
  const { access } = await tokensOf('CLINICIAN');
  const again = await call('PUT', `${documents}/${hidden}`, { token: access, body: { isReleased: true } });
  expect(refusal(again)).toEqual([409, 'NOT_ALLOWED_NOW']);
});
