import { randomUUID } from 'node:crypto';
import { type DynamoDBDocumentClient, UpdateCommand, paginateScan } from '@aws-sdk/lib-dynamodb';
import { expect } from 'vitest';
import { AccessLog } from '#contract/access-log/access-log.ts';
import { qatarDate } from '#contract/base/qatar-time.ts';
import { databaseOf, tableNames } from '../database.ts';
import { type Answer, call, claimsOf, endpoints, newPatientBody, tokensOf } from './client.ts';
import { enterCode, issue } from './linking.ts';
import { register } from './register.ts';

export const password = 'Calm-Harbour-7';
export const dayMs = 24 * 3_600_000;
export const dayIn = (days: number): string => qatarDate(new Date(Date.now() + days * dayMs));
export const yearsAgo = (years: number): string => `${Number(dayIn(0).slice(0, 4)) - years}-01-15`;

const staff = async (): Promise<string> => (await tokensOf('CLINICIAN')).access;

export interface Made {
  readonly id: string;
  readonly email: string;
  readonly born: string;
}
export async function newPatient(personal: Record<string, unknown> = {}): Promise<Made> {
  const { body } = await call('POST', '/patients', { token: await staff(), body: newPatientBody(personal) });
  return { id: body.id, email: body.personalInfo.email, born: body.personalInfo.dateOfBirth };
}
/** Registers a user with a new address; returns the access token. */
export const somebody = async (birthdate?: string): Promise<string> => {
  const { access } = await register({ email: `${randomUUID()}@afiya.example`, password, ...(birthdate && { birthdate }) });
  return access;
};
/** The ids of the records that a user sees, by every route that shows any; the routes must agree. */
export async function seen(token: string): Promise<string[]> {
  const ids = async (path: string): Promise<string[]> => {
    const { status, body } = await call('GET', path, { token });
    expect([path, status]).toEqual([path, 200]);
    const listed: { id: string; patient?: { id: string } }[] = body.patients ?? body.rows ?? body;
    return listed.map(({ id, patient }) => patient?.id ?? id).toSorted();
  };
  const listed = await ids('/patients');
  for (const path of ['/patients/recent', '/links']) expect([path, await ids(path)]).toEqual([path, listed]);
  for (const id of listed) expect((await call('GET', `/patients/${id}`, { token })).status).toBe(200);
  return listed;
}
/** Whether a user can read a record, its symptom sessions or its log by any route. */
export async function reads(token: string, id: string): Promise<boolean> {
  const statuses = await Promise.all(
    ['', '/symptom-sessions'].map(async (part) => (await call('GET', `/patients/${id}${part}`, { token })).status),
  );
  const isSeen = (await seen(token)).includes(id);
  expect(statuses).toEqual(isSeen ? [200, 200] : [404, 404]);
  const { status, body: log } = await call('GET', '/access-log/own', { token });
  expect(status).toBe(200);
  if (!isSeen) expect(JSON.stringify(log)).not.toContain(id);
  return isSeen;
}
export const linked = async (token: string, patient: Made, asked: Parameters<typeof issue>[1] = { relation: 'self' }): Promise<string> => {
  const { body: issued } = await issue(patient.id, asked);
  const { status, body } = await enterCode(token, issued.code, patient.born);
  expect(status).toBe(201);
  return body.id;
};
/** Sets a link's last day to yesterday. */
export async function outlive(token: string, { id }: Made): Promise<void> {
  const { sub } = claimsOf(token);
  const database = databaseOf(endpoints());
  for (const Key of [
    { pk: `USER#${sub}`, sk: `LINK#${id}` },
    { pk: `PATIENT#${id}`, sk: `LINK#${sub}` },
  ])
    await database.send(
      new UpdateCommand({
        TableName: tableNames()['Clinical'],
        Key,
        UpdateExpression: 'SET #until = :yesterday',
        ExpressionAttributeNames: { '#until': 'until' },
        ExpressionAttributeValues: { ':yesterday': dayIn(-1) },
      }),
    );
  database.destroy();
}
export const refusal = ({ status, body }: Answer): unknown[] => [status, body.code];
export const unknownCode = [404, 'NOT_FOUND'];
export const linksOf = async (id: string) => (await call('GET', `/patients/${id}/links`, { token: await staff() })).body;
export const events = async (id: string) =>
  AccessLog.parse((await call('GET', `/access-log?patientId=${id}`, { token: (await tokensOf('ADMIN')).access })).body).entries;
export const statusesOf = async (id: string, action: string) =>
  (await events(id)).filter((entry) => entry.action === action).map(({ status }) => status);
export const notesOf = async (token: string): Promise<string[]> =>
  (await call('GET', '/notifications', { token })).body.rows.map(({ message }: { message: { en: string } }) => message.en);
/** The whole content of the table of records and links. */
export async function everything(database: DynamoDBDocumentClient): Promise<string> {
  const items: unknown[] = [];
  for await (const { Items: page = [] } of paginateScan({ client: database }, { TableName: tableNames()['Clinical'] }))
    // By its id alone, for two days, searches learn whose names to forget.
    items.push(...page.filter(({ pk }) => pk !== 'NAMES'));
  return JSON.stringify(items);
}
