import { expect, it } from 'vitest';
import { PatientUpdate } from '#contract/patient/patient.ts';
import { patientRecord } from '../../test/patient-record.ts';
import { updatedPatient } from './patient.ts';
import { searchRows, termRules } from './search-terms.ts';
import { recordChange } from './store.ts';

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

it('a change that no search sees writes no rows, unless other rules derived them: then all', () => {
  const all = searchRows(patientRecord({})).map(({ pk, sk }) => `${pk} ${sk}`);
  expect(rowsWritten(termRules)).toEqual([]);
  expect(rowsWritten(undefined).toSorted()).toEqual(all.toSorted());
  expect(rowsWritten(termRules - 1).toSorted()).toEqual(all.toSorted());
});
