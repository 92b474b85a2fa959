import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, expect, it } from 'vitest';
import { type Relation, lastDayAsChild } from '#contract/links/links.ts';
import { dynamodb } from '#platform/dynamodb.ts';
import { newPatient } from '../clinic/patient.ts';
import { linksAfterEdit } from './terms-of-age.ts';

const tables = mockClient(dynamodb);
beforeEach(() => tables.reset());

const patientId = '01KE6Q4Z00AAAAAAAAAAAAAAAA';
const now = new Date('2026-11-24T10:00:00Z');
const bornOn = (dateOfBirth: string) =>
  newPatient(
    {
      personalInfo: {
        firstName: 'Noor',
        lastName: 'Ali',
        email: 'noor@example.com',
        phone: '+974 5555 1234',
        dateOfBirth,
        gender: 'female',
      },
      medicalInfo: { emergencyContact: { name: 'Ali', relationship: 'parent', phone: '+974 5555 1235' } },
    },
    { id: patientId, at: now.toISOString(), defaultCountry: 'QA' },
  );
const link = (relation: Relation, until?: string, reason?: string) => ({
  id: `link-${relation}`,
  userId: `user-${relation}`,
  patientId,
  relation,
  since: '2026-01-01T00:00:00.000Z',
  until,
  reason,
});
const code = (relation: Relation, until?: string, reason?: string) => ({
  codeHash: `hash-${relation}`,
  relation,
  until,
  reason,
  issuedAt: '2026-11-20T00:00:00.000Z',
  expiresAtEpochSeconds: now.getTime() / 1000 + 86_400,
  attempts: 0,
});

/** The writes of a correction from one birth date to another: each key's end, and the action on it. */
async function correcting(from: string, to: string, links: object[], codes: object[]): Promise<string[]> {
  const under = (prefix: string, items: object[]) =>
    tables
      .on(QueryCommand, { ExpressionAttributeValues: { ':pk': `PATIENT#${patientId}`, ':beginning': prefix } })
      .resolves({ Items: items as Record<string, unknown>[] });
  under('LINK#', links);
  under('LINKCODE#', codes);
  const items = await linksAfterEdit(bornOn(from), bornOn(to), 'editor', now);
  return items.flatMap(({ Delete: gone, Update: changed, ConditionCheck: kept, Put: told }) => [
    ...(gone ? [`ends ${gone.Key?.['pk']} ${gone.Key?.['sk']}`] : []),
    ...(changed ? [`${changed.ExpressionAttributeValues?.[':until']} ${changed.Key?.['pk']} ${changed.Key?.['sk']}`] : []),
    ...(kept ? [`keeps ${kept.Key?.['sk']}`] : []),
    ...(told?.Item?.['message'] ? [`tells ${told.Item['pk']}`] : []),
  ]);
}

const childhood = lastDayAsChild('2015-05-05');
/** A merge could still bring links that the correction does not see. */
const noMerge = `keeps ${patientId}`;

it('a correction that does not change the birth date reads nothing', async () => {
  expect(await correcting('2015-05-05', '2015-05-05', [link('parent', childhood)], [])).toEqual([]);
  expect(tables.calls()).toHaveLength(0);
});

it('if a child is found to be an adult, parents, guardians and carers without a reason end; the own account and a carer with a last day stay', async () => {
  const links = [link('self'), link('parent', childhood), link('carer', '2027-01-01', 'Helps at home')];
  expect(await correcting('2015-05-05', '1990-05-05', links, [code('guardian', childhood), code('carer', '2027-01-01')])).toEqual([
    noMerge,
    `ends USER#user-parent LINK#${patientId}`,
    `ends PATIENT#${patientId} LINK#user-parent`,
    'tells NOTIFICATIONS#user-parent',
    'tells NOTIFICATIONS#user-self',
    'keeps LINKCODE#parent',
    `ends PATIENT#${patientId} LINKCODE#guardian`,
    'ends LINKCODE#hash-guardian LINKCODE',
    `ends PATIENT#${patientId} LINKCODE#carer`,
    'ends LINKCODE#hash-carer LINKCODE',
    'tells NOTIFICATIONS#editor',
  ]);
});

it('if a child is found to be older, every link ends on the last day as a child', async () => {
  const earlier = lastDayAsChild('2010-05-05');
  const links = [link('parent', childhood), link('carer', '2027-01-01', 'Helps at home')];
  expect(await correcting('2015-05-05', '2010-05-05', links, [code('guardian', childhood)])).toEqual([
    noMerge,
    `${earlier} USER#user-parent LINK#${patientId}`,
    `${earlier} PATIENT#${patientId} LINK#user-parent`,
    'tells NOTIFICATIONS#user-parent',
    'keeps LINKCODE#parent',
    `${earlier} PATIENT#${patientId} LINKCODE#guardian`,
    'keeps LINKCODE#carer',
    'tells NOTIFICATIONS#editor',
  ]);
});

it('if a child is found to be younger, no link is extended and no one is notified', async () => {
  expect(await correcting('2015-05-05', '2018-05-05', [link('parent', childhood)], [])).toEqual([
    noMerge,
    'keeps LINKCODE#parent',
    'keeps LINKCODE#guardian',
    'keeps LINKCODE#carer',
  ]);
});
