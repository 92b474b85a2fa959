import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { expect } from 'vitest';
import { type RouteId, routes } from '#contract/routes/table.ts';
import { databaseOf, tableNames } from '../database.ts';
import { type Answer, call, endpoints, newPatientBody, tokensOf } from './client.ts';
import type { Asked } from './clinic-work.ts';

/** Calls a route as the first clinician, or as `as`; expects its success, or `status`. */
export const ask = async (id: RouteId, { of = {}, query = '', body, as, key, status }: Asked = {}): Promise<Answer> => {
  const route = routes[id];
  const path = route.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => of[name] ?? '');
  const token = as ?? (await tokensOf('CLINICIAN')).access;
  const headers = key === undefined ? {} : { 'x-request-id': key };
  const answer = await call(route.method, `${path}${query}`, { token, body, headers });
  const wanted = status ?? (answer.status === 202 ? 202 : route.success.status);
  expect([id, answer.status, answer.status === wanted ? '' : JSON.stringify(answer.body)]).toEqual([id, wanted, '']);
  return answer;
};
export const admin = async (): Promise<string> => (await tokensOf('ADMIN')).access;

export const added = async (personal: Record<string, unknown> = {}, medical: Record<string, unknown> = {}): Promise<string> => {
  const body = newPatientBody(personal);
  return (await ask('patients.create', { body: { ...body, medicalInfo: { ...body.medicalInfo, ...medical } } })).body.id;
};

/** A merge as an administrator sees and confirms it. */
export async function order(stays: string, goes: string, more: Record<string, unknown> = {}): Promise<Record<string, unknown>> {
  const { body: preview } = await ask('merges.preview', { as: await admin(), of: { id: stays, mergedId: goes } });
  const versions = { stays: preview.stays.version, goes: preview.goes.version };
  return { mergedId: goes, fromOther: [], confirmed: preview.warnings, versions, ...more };
}
export async function mergeInto(
  stays: string,
  goes: string,
  asked: Partial<Asked> & { more?: Record<string, unknown> } = {},
): Promise<Answer> {
  const { more, ...rest } = asked;
  return ask('merges.make', { as: await admin(), of: { id: stays }, body: await order(stays, goes, more), ...rest });
}
export const undo = async (stays: string, goes: string, asked: Partial<Asked> = {}): Promise<Answer> =>
  ask('merges.undo', { as: await admin(), of: { id: stays, mergedId: goes }, ...asked });

/** The routes that show what is under a patient, except the record itself. */
const shownBy: readonly RouteId[] = [
  'chart.get',
  'chart.timeline',
  'vitalSigns.list',
  'problems.list',
  'allergies.list',
  'immunizations.list',
  'documents.list',
  'encounters.list',
  'letters.list',
  'prescriptions.ofPatient',
  'prescriptions.earlier',
  'laboratory.ofPatient',
  'appointments.ofPatient',
  'proposals.ofPatient',
  'links.ofPatient',
  'patients.symptomSessions',
];
/** What each route shows of a patient. Versions of the record, and when it was written, are left out: they count writes. */
export async function shown(id: string): Promise<Record<string, unknown>> {
  const answers = await Promise.all(
    shownBy.map(async (route) => {
      const { body } = await ask(route, { of: { id } });
      // A cursor is sealed anew in each answer.
      return [route, body.rows ?? body] as const;
    }),
  );
  const { version: _, updatedAt: __, ...record } = (await ask('patients.get', { of: { id } })).body;
  const [[, chart], ...others] = answers as [readonly [RouteId, { patient: unknown }], ...(readonly [RouteId, unknown])[]];
  const { patient: ___, ...charted } = chart;
  // A coming appointment gets the name of the record into which it came, and its own again: each is a version.
  const unversioned = (text: string): unknown => JSON.parse(text, (key, value: unknown) => (key === 'version' ? undefined : value));
  return {
    record,
    chart: charted,
    ...Object.fromEntries(
      others.map(([route, body]) => [route, route.startsWith('appointments.') ? unversioned(JSON.stringify(body)) : body]),
    ),
  };
}

/** Everything stored under a patient, by sort key. */
export async function stored(id: string): Promise<Record<string, Record<string, unknown>>> {
  const database = databaseOf(endpoints());
  const found: Record<string, Record<string, unknown>> = {};
  for (const pk of [`PATIENT#${id}`, `PAPER#${id}`]) {
    let from: Record<string, unknown> | undefined;
    do {
      const page = await database.send(
        new QueryCommand({
          TableName: tableNames().Clinical,
          KeyConditionExpression: 'pk = :pk',
          ExpressionAttributeValues: { ':pk': pk },
          ConsistentRead: true,
          ...(from && { ExclusiveStartKey: from }),
        }),
      );
      for (const item of page.Items ?? []) found[String(item['sk'])] = item;
      from = page.LastEvaluatedKey;
    } while (from !== undefined);
  }
  database.destroy();
  return found;
}
