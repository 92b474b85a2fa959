import { describe, expect, it } from 'vitest';
import type { Portal } from '#contract/portal/portal.ts';
import { call } from './client.ts';
import { carers } from './given-care.ts';
import { linked, newPatient, notesOf, somebody } from './linked-people.ts';

const { ask, enter, verify, acknowledge, entered } = carers();
const seen = async (token: string, id: string): Promise<Portal> => (await call('GET', `/patients/${id}/portal`, { token })).body;

describe('to a patient, results', () => {
  it('under correction are hidden until the correction is acknowledged, which the page says, and then marked as corrected', async () => {
    const [patient, token] = [await newPatient(), await somebody()];
    await linked(token, patient);
    const orderId = await entered(patient.id, 4.1);
    await verify(patient.id, orderId);
    await acknowledge(patient.id, orderId);
    expect((await seen(token, patient.id)).reports.rows).toHaveLength(1);
    const revised = async () => (await seen(token, patient.id)).reports.rows.map(({ results, revised: all }) => [results, all]);
    const taken = (revision: string) => [[[], [{ test: 'potassium', name: { en: 'Potassium', ar: 'البوتاسيوم' }, revision }]]];
    await enter(patient.id, orderId, 5.9, { reason: 'Another tube' });
    expect(await revised()).toEqual(taken('checking'));
    expect((await notesOf(token))[0]).toContain('is checking a result again');
    await verify(patient.id, orderId);
    expect(await revised()).toEqual(taken('corrected'));
    expect((await notesOf(token))[0]).toContain('corrected a result');
    await acknowledge(patient.id, orderId);
    const [report] = (await seen(token, patient.id)).reports.rows;
    expect(report?.results).toMatchObject([{ value: 5.9, flag: 'high', isCorrected: true }]);
    expect(JSON.stringify(report)).not.toContain('Another tube');
  });

  it('that nobody could see are corrected and withdrawn without a word', async () => {
    const [patient, token] = [await newPatient(), await somebody()];
    await linked(token, patient);
    const told = (await notesOf(token)).length;
    const orderId = await entered(patient.id, 4.1);
    await verify(patient.id, orderId);
    await enter(patient.id, orderId, 5.9, { reason: 'Another tube' });
    await verify(patient.id, orderId);
    const wrong = { status: 'entered-in-error', reason: 'Another patient' };
    await ask('doctor', 'POST', `/patients/${patient.id}/laboratory/${orderId}/status`, wrong);
    expect([(await seen(token, patient.id)).reports.rows, (await notesOf(token)).length]).toEqual([[], told]);
  });

  it('of an order made in error are said to be withdrawn, without their values', async () => {
    const [patient, token] = [await newPatient(), await somebody()];
    await linked(token, patient);
    const orderId = await entered(patient.id, 4.1);
    await verify(patient.id, orderId);
    await acknowledge(patient.id, orderId);
    const wrong = { status: 'entered-in-error', reason: 'Another patient' };
    await ask('doctor', 'POST', `/patients/${patient.id}/laboratory/${orderId}/status`, wrong);
    expect((await seen(token, patient.id)).reports.rows).toMatchObject([{ results: [], revised: [{ revision: 'withdrawn' }], awaited: 0 }]);
    expect((await notesOf(token))[0]).toContain('withdrew a result');
  });
});
