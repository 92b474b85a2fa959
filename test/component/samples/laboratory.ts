import type * as z from 'zod/mini';
import { LabOrder } from '#contract/laboratory/laboratory.ts';
import type { Answers } from '../answers.ts';
import { doctor, nurse, technician } from '../people.ts';
import { charted, entryId, ofPatient, patientId } from './chart.ts';
import { patientOf } from './patients.ts';
import { whole } from './pages.ts';

type Given = z.input<typeof LabOrder>;
const at = '2026-02-01T07:00:00.000Z';
const unit = { ucum: 'mmol/L', shown: 'mmol/L' };

/** An order's page, and the code on the labels of its specimens. */
export const orderPath = `${ofPatient}/labs/${entryId('0')}`;
export const labelText = `${patientId}/${entryId('0')}`;

/** An active order whose specimen is in the laboratory; `more` replaces what a test is about. */
export const labOrderOf = (tests: readonly string[], more: Partial<Given> = {}): LabOrder => {
  const { firstName, lastName } = patientOf().personalInfo;
  return LabOrder.parse({
    id: entryId('0'),
    version: 1,
    patient: { id: patientId, firstName, lastName },
    status: 'active',
    priority: 'stat',
    orderedBy: doctor.id,
    orderedAt: at,
    specimens: [{ kind: 'serum', status: 'received', collectedAt: at, collectedBy: nurse.id, receivedAt: at, receivedBy: technician.id }],
    results: tests.map((test) => ({ test, status: 'awaited' })),
    acknowledgements: [],
    ...more,
  } satisfies Given);
};

/** A value of potassium that a technician entered. */
export const potassiumOf = (value: number, more: Partial<NonNullable<Given['results'][number]['entered']>> = {}) => ({
  value,
  unit,
  range: { low: 3.5, high: 5.1 },
  enteredBy: technician.id,
  enteredAt: at,
  ...more,
});

/** A page of an order, and the lists that it is on. */
export const withOrder = (order: LabOrder): Answers => ({
  ...charted(),
  'laboratory.get': order,
  'laboratory.ofPatient': whole(order),
  'laboratory.previous': { rows: [] },
  'laboratory.bench': whole(order),
});
