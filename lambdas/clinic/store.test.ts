import { expect, it } from 'vitest';
import { PatientUpdate } from '#contract/patient/patient.ts';
import { patientRecord } from '../../test/patient-record.ts';
import { updatedPatient } from './patient.ts';
import { nameRowRules, rowsWithNames } from './name-rows.ts';
import { termRules } from './search-terms.ts';
import { insertionItems, recordChange, removalItems } from './store.ts';
import type { TransactItem } from '#platform/dynamodb.ts';

/** The search rows that a change of the blood type writes. */
function rowsWritten(rules: number | undefined): string[] {
  const current = { ...patientRecord({}), ...(rules !== undefined && { termRules: rules }) };
  const next = updatedPatient(current, PatientUpdate.parse({ medicalInfo: { bloodType: 'O+' } }), {
    at: '2026-11-20T08:00:00.000Z',
    defaultCountry: 'QA',
  });
  return recordChange(current, next).flatMap(({ Put }) => {
    const key = String(Put?.Item?.['pk']);
    return key.startsWith('SEARCH#') ? [`${key} ${String(Put?.Item?.['sk'])}`] : [];
  });
}

it('a change that no search sees writes no rows, unless unknown rules derived them: then all', () => {
  const all = rowsWithNames(patientRecord({})).map(({ pk, sk }) => `${pk} ${sk}`);
  expect(rowsWritten(termRules)).toEqual([]);
  expect(rowsWritten(nameRowRules)).toEqual([]);
  expect(rowsWritten(undefined).toSorted()).toEqual(all.toSorted());
  expect(rowsWritten(1).toSorted()).toEqual(all.toSorted());
});

it('a record that an earlier release wrote keeps and loses its rows of names; a new one has none', () => {
  /** The kinds of rows that items put or delete. */
  const kinds = (items: readonly TransactItem[], of: 'Put' | 'Delete'): string => {
    const keys = items.map((item) => String((of === 'Put' ? item.Put?.Item : item.Delete?.Key)?.['pk']));
    return [...new Set(keys.flatMap((pk) => /^SEARCH#(.)/.exec(pk)?.[1] ?? []))].toSorted().join('');
  };
  const patient = patientRecord({});
  const earlier = { ...patient, termRules: nameRowRules };
  const renamed = updatedPatient(earlier, PatientUpdate.parse({ personalInfo: { firstName: 'Zubaydah' } }), {
    at: '2026-11-20T08:00:00.000Z',
    defaultCountry: 'QA',
  });
  expect(kinds(insertionItems(earlier), 'Put')).toBe('DER');
  expect(kinds(recordChange(earlier, renamed), 'Put')).toMatch(/P.*S.*W/);
  expect(kinds(recordChange(earlier, renamed), 'Delete')).toBe('W');
  expect(kinds(removalItems(earlier), 'Delete')).toMatch(/P.*S.*W/);
  expect(kinds(removalItems({ ...patient, termRules }), 'Delete')).toBe('DER');
});
