import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { WaitingRepeat } from '#contract/prescriptions/prescriptions.ts';
import { call } from './client.ts';
import { clinicOf } from './clinic.ts';
import { carers } from './given-care.ts';
import { linked, newPatient, somebody } from './linked-people.ts';

const { member } = clinicOf();
const { ask, prescribed, ended } = carers();

/** A patient whose account asks for refills, and the prescriptions of the requests that somebody's inbox lists. */
async function asking() {
  const [patient, token] = [await newPatient(), await somebody()];
  await linked(token, patient);
  const pathOf = (prescriptionId: string) => `/patients/${patient.id}/prescriptions/${prescriptionId}/repeat`;
  return {
    id: patient.id,
    askFor: async (prescriptionId: string) => expect((await call('POST', pathOf(prescriptionId), { token })).status).toBe(201),
    decline: async (prescriptionId: string) => ask('doctor', 'PUT', pathOf(prescriptionId), { reason: 'A blood test comes first' }),
    waitingFor: async (who = 'dr.huda') => {
      const { status, body } = await call('GET', '/prescriptions/repeats', await member(who));
      expect(status).toBe(200);
      return z.parse(z.array(WaitingRepeat), body.rows).filter(({ patient: of }) => of.id === patient.id);
    },
    token,
  };
}

it('a refill request waits for its prescriber alone, until it is declined', async () => {
  const { id, askFor, decline, waitingFor, token } = await asking();
  const one = await prescribed(id);
  expect(await waitingFor()).toEqual([]);
  await askFor(one);
  expect(await waitingFor()).toMatchObject([{ id: one, drug: { name: { en: 'Amlodipine' } }, asked: { version: 1, relation: 'self' } }]);
  for (const other of ['nurse', 'reception', 'lab']) expect(await waitingFor(other)).toEqual([]);
  expect((await call('GET', '/prescriptions/repeats', { token })).status).toBe(403);
  await decline(one);
  expect(await waitingFor()).toEqual([]);
  await askFor(one);
  expect(await waitingFor()).toMatchObject([{ id: one, asked: { version: 3 } }]);
});

it('a refill request is answered by a signature for the medicine, also one that renews nothing', async () => {
  const { id, askFor, waitingFor } = await asking();
  const one = await prescribed(id);
  await askFor(one);
  await prescribed(id, { prior: one, isDraft: true });
  expect(await waitingFor()).toMatchObject([{ id: one }]);
  const renewed = await prescribed(id, { prior: one });
  expect(await waitingFor()).toEqual([]);
  await askFor(renewed);
  expect(await waitingFor()).toMatchObject([{ id: renewed }]);
  await prescribed(id);
  expect(await waitingFor()).toEqual([]);
});

it('a refill request goes with a medicine that is stopped, and with the record', async () => {
  const [stopped, deleted] = [await asking(), await asking()];
  const one = await prescribed(stopped.id);
  await stopped.askFor(one);
  await ended(stopped.id, one, 'stopped');
  expect(await stopped.waitingFor()).toEqual([]);
  await deleted.askFor(await prescribed(deleted.id));
  expect(await deleted.waitingFor()).toHaveLength(1);
  await ask('doctor', 'DELETE', `/patients/${deleted.id}`, { reason: 'Made by a test' });
  expect(await deleted.waitingFor()).toEqual([]);
});
