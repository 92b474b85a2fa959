import { Fhir } from 'fhir';
import { expect, it } from 'vitest';
import type { StoredImmunization } from '../chart/stored.ts';
import { immunizationResource } from './fhir-immunizations.ts';

const entry: StoredImmunization = {
  id: '01JZZZZZZZZZZZZZZZZZZZZZZZ',
  version: 1,
  patientId: '01JZZZZZZZZZZZZZZZZZZZZZZA',
  createdBy: 'c',
  createdAt: '2026-11-22T09:00:00.000Z',
  changedAt: '2026-11-22T09:00:00.000Z',
  status: 'completed',
  vaccine: 'mmr',
  dose: 2,
  on: '2026-11-20',
  lot: 'A1',
  site: 'arm-left',
  elsewhere: true,
  note: 'From the card',
};
const resourceOf = (change: Partial<StoredImmunization> = {}) => {
  const resource = immunizationResource({ ...entry, ...change }, { reference: 'Patient/1' });
  expect(new Fhir().validate(resource, { errorOnUnexpected: true })).toMatchObject({ valid: true });
  return resource;
};

it('a dose is a valid Immunization: the day only, the vaccine as text, and whether it was given elsewhere', () => {
  expect(resourceOf()).toMatchObject({
    status: 'completed',
    occurrenceDateTime: '2026-11-20',
    vaccineCode: { text: 'MMR (measles, mumps, rubella)' },
    primarySource: false,
    lotNumber: 'A1',
    protocolApplied: [{ doseNumberPositiveInt: 2 }],
  });
});

it('a dose not given states the reason, and an entry in error keeps its reason', () => {
  expect(resourceOf({ status: 'not-done', notGiven: 'declined' }).statusReason).toMatchObject({ coding: [{ code: 'PATOBJ' }] });
  expect(resourceOf({ status: 'not-done', notGiven: 'unwell' }).statusReason).not.toHaveProperty('coding');
  expect(resourceOf({ status: 'entered-in-error', errorReason: 'Another patient' })).toMatchObject({
    status: 'entered-in-error',
    note: [{ text: 'From the card' }, { text: 'Another patient' }],
  });
});
