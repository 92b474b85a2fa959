import { Fhir } from 'fhir';
import { expect, it } from 'vitest';
import { kept, patientRecord } from '../../test/patient-record.ts';
import { collected, entered, placed, received, verified } from '../laboratory/rules.ts';
import type { StoredOrder } from '../laboratory/stored.ts';
import { fhirBundle } from './fhir-bundle.ts';

const now = new Date('2026-11-22T09:00:00.000Z');
const deed = { by: 'tariq', now };
const patient = patientRecord();
const ordered: StoredOrder = placed(
  { patientId: patient.id, status: 'active', priority: 'stat', tests: ['potassium', 'hbsag', 'sodium'], note: 'Weak' },
  [],
  {
    id: '01JZZZZZZZZZZZZZZZZZZZZZZZ',
    ...deed,
  },
);

/** Two results are verified, one is not. */
function reported(): StoredOrder {
  const arrived = received(collected(ordered, 'serum', deed), { specimen: 'serum', status: 'received' }, deed);
  const results = [
    { test: 'potassium', value: 6.8, unit: 'mmol/L' },
    { test: 'hbsag', value: 'negative' },
    { test: 'sodium', value: 139, unit: 'mmol/L' },
  ];
  const filled = entered(arrived, { results }, { dateOfBirth: '1980-01-01', gender: 'female' }, deed);
  return verified(filled, ['potassium', 'hbsag'], { by: 'mona', now }).order;
}
async function bundleOf(order: StoredOrder) {
  const record = kept({ patient, laboratory: [order] });
  let text = '';
  for await (const chunk of fhirBundle(record, { language: 'en', exportedBy: 'Yousef Haddad', exportedAt: now }))
    text += Buffer.from(chunk).toString();
  const bundle = JSON.parse(text);
  expect(new Fhir().validate(bundle, { errorOnUnexpected: true })).toMatchObject({ valid: true });
  return bundle.entry.map(({ resource }: { resource: object }) => resource);
}

it('an order is a ServiceRequest, and only its verified results are Observations of a report', async () => {
  const resources = await bundleOf(reported());
  const request = resources.find(({ resourceType }: { resourceType: string }) => resourceType === 'ServiceRequest');
  expect(request).toMatchObject({ status: 'active', intent: 'order', priority: 'stat', note: [{ text: 'Weak' }] });
  expect(request.orderDetail).toHaveLength(3);
  const report = resources.find(({ resourceType }: { resourceType: string }) => resourceType === 'DiagnosticReport');
  expect(report).toMatchObject({ status: 'partial', result: [{ reference: '#potassium' }, { reference: '#hbsag' }] });
  expect(report.contained[0]).toMatchObject({
    status: 'final',
    code: { coding: [{ system: 'http://loinc.org', code: '2823-3' }] },
    valueQuantity: { value: 6.8, system: 'http://unitsofmeasure.org', code: 'mmol/L' },
    interpretation: [{ coding: [{ code: 'HH' }] }],
    referenceRange: [{ low: { value: 3.5 }, high: { value: 5.1 } }],
  });
  // "Normal" appears nowhere.
  expect(report.contained[1]).not.toHaveProperty('interpretation');
  expect(report.contained).toHaveLength(2);
});
