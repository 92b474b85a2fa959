import { BatchGetItemCommand, QueryCommand } from '@aws-sdk/client-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, expect, it } from 'vitest';
import type { PatientStatus } from '#contract/patient/choices.ts';
import { listIndexes, wholeIndexes } from '#contract/deployment/storage.ts';
import { dynamodb } from '#platform/dynamodb.ts';
import { attributes } from '../../test/attributes.ts';
import { patientRecord } from '../../test/patient-record.ts';
import { type PatientRecord, sortKey } from '../clinic/patient.ts';
import { profileKey } from '../clinic/store.ts';
import { type Selection, portionsOf } from './selection.ts';
import { ulid } from '#platform/ulid.ts';

const table = mockClient(dynamodb);

const patient = (lastName: string, status: PatientStatus = 'active'): PatientRecord =>
  patientRecord({ id: ulid(), status, personalInfo: { lastName } });

/** The table's current patients, and a change made to it after the walk has read the given number of index pages. */
let patients: PatientRecord[];
let meanwhile: { afterPages: number; change: () => void };
const change = (one: PatientRecord | undefined, to: { lastName?: string; status?: PatientStatus }): void => {
  patients = patients.map((each) =>
    each === one
      ? {
          ...each,
          status: to.status ?? each.status,
          updatedAt: new Date().toISOString(),
          personalInfo: { ...each.personalInfo, lastName: to.lastName ?? each.personalInfo.lastName },
        }
      : each,
  );
};

/** A patient's sort key in the index of each order. */
const keys = {
  createdAt: ({ id }: PatientRecord): string => id,
  updatedAt: ({ updatedAt, id }: PatientRecord): string => sortKey.updatedAt(updatedAt, id),
  'personalInfo.lastName': ({ personalInfo, id }: PatientRecord): string => sortKey.name(personalInfo.lastName, id),
} as const;
const indexes = [
  ['createdAt', wholeIndexes.createdAt],
  ['updatedAt', wholeIndexes.updatedAt],
  ['personalInfo.lastName', listIndexes['personalInfo.lastName']],
] as const;

/** Two keys per page, whatever the limit requested, so that the walk takes many pages, as with thousands. */
const pageSize = 2;
beforeEach(() => {
  table.reset();
  meanwhile = { afterPages: Number.POSITIVE_INFINITY, change: () => undefined };
  let pages = 0;
  table.on(QueryCommand).callsFake(async (input: ConstructorParameters<typeof QueryCommand>[0]) => {
    const { IndexName, ExpressionAttributeValues: values = {}, ExclusiveStartKey: resume } = input;
    const [sortBy, index] = indexes.find(([, { name }]) => name === IndexName) ?? indexes[0];
    const keyOf = keys[sortBy];
    const found = patients
      .filter((one) => ['all', one.status].includes(values[':partition']?.S ?? '') && keyOf(one) >= (values[':key']?.S ?? ''))
      .toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1))
      .filter((one) => resume === undefined || keyOf(one) > (resume[index.sortKey]?.S ?? ''));
    const items = found
      .slice(0, pageSize)
      .map((one) => attributes({ ...(index.carries === 'records' && one), [index.sortKey]: keyOf(one) }));
    if (sortBy !== 'updatedAt' && (pages += 1) === meanwhile.afterPages) meanwhile.change();
    return { Items: items, ...(found.length > pageSize && { LastEvaluatedKey: items.at(-1) }) };
  });
  table.on(BatchGetItemCommand).callsFake(async (input: ConstructorParameters<typeof BatchGetItemCommand>[0]) => {
    const [[name, { Keys = [] }] = ['', {}]] = Object.entries(input.RequestItems ?? {});
    const wanted = new Set(Keys.map(({ pk }) => pk?.S));
    return { Responses: { [name]: patients.filter(({ id }) => wanted.has(profileKey(id).pk)).map(attributes) } };
  });
});

const names = async (given: Partial<Selection> = {}): Promise<string[]> => {
  const selection: Selection = {
    ids: undefined,
    search: '',
    status: undefined,
    sortBy: 'personalInfo.lastName',
    sortOrder: 'asc',
    ...given,
  };
  const found: PatientRecord[] = [];
  for await (const portion of portionsOf(selection, 6)) found.push(...portion.patients);
  expect(new Set(found.map(({ id }) => id)).size).toBe(found.length);
  return found.map(({ personalInfo }) => personalInfo.lastName);
};

it('a list is exported in its order', async () => {
  patients = ['F', 'B', 'A', 'E', 'C', 'D'].map((name, index) => patient(name, index % 2 === 0 ? 'active' : 'pending'));
  expect(await names()).toEqual(['A', 'B', 'C', 'D', 'E', 'F']);
  expect(await names({ status: 'pending' })).toEqual(['B', 'D', 'E']);
});

it('includes a patient renamed to a place that the walk has passed', async () => {
  patients = ['B', 'C', 'D', 'E', 'Y'].map((name) => patient(name));
  // One page of each status has been read.
  meanwhile = { afterPages: 4, change: () => change(patients[4], { lastName: 'A' }) };
  expect(await names()).toEqual(['B', 'C', 'D', 'E', 'A']);
});

it('includes a patient renamed to a place ahead of the walk only once', async () => {
  patients = ['A', 'B', 'C', 'D', 'E'].map((name) => patient(name));
  meanwhile = { afterPages: 5, change: () => change(patients[0], { lastName: 'Z' }) };
  const found = await names();
  expect(found).toHaveLength(5);
});

it('includes a patient whose status changes between the reads of both', async () => {
  patients = ['A', 'B', 'C', 'D', 'E'].map((name) => patient(name));
  meanwhile = { afterPages: 4, change: () => change(patients[4], { status: 'pending', lastName: 'A' }) };
  expect((await names()).toSorted()).toEqual(['A', 'A', 'B', 'C', 'D']);
});

it('leaves out a patient who no longer has the requested status', async () => {
  patients = ['A', 'B', 'C', 'D'].map((name) => patient(name));
  meanwhile = { afterPages: 1, change: () => change(patients[1], { status: 'suspended' }) };
  expect(await names({ status: 'active' })).toEqual(['A', 'C', 'D']);
});

it('leaves out a deleted patient, and no one else', async () => {
  patients = ['A', 'B', 'C', 'D'].map((name) => patient(name));
  meanwhile = { afterPages: 4, change: () => void (patients = patients.filter((one) => one !== patients[2])) };
  expect(await names()).toEqual(['A', 'B', 'D']);
});
