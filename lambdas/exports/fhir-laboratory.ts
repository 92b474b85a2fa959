import type { CodeableConcept, DiagnosticReport, Observation, Patient, Reference, Resource, ServiceRequest } from '@medplum/fhirtypes';
import type { ResultFlag } from '#contract/laboratory/laboratory.ts';
import { labTests } from '#contract/laboratory/catalogue/catalogue.ts';
import type { StoredOrder, StoredResult } from '../laboratory/stored.ts';

const codeOf = (test: string): CodeableConcept => {
  const known = labTests.get(test);
  return known === undefined
    ? { text: test }
    : { coding: [{ system: 'http://loinc.org', code: known.loinc, display: known.name.en }], text: known.name.en };
};

/** HL7's codes of interpretation. A value within its range gets none, because the product never calls a result normal. */
const interpretations: Readonly<Partial<Record<ResultFlag, string>>> = {
  'critical-low': 'LL',
  'critical-high': 'HH',
  critical: 'AA',
  low: 'L',
  high: 'H',
  abnormal: 'A',
};

function valueOf(test: string, { value, comparator, unit }: NonNullable<StoredResult['verified']>): Partial<Observation> {
  if (typeof value === 'number')
    return {
      valueQuantity: {
        value,
        ...(comparator && { comparator }),
        ...(unit && { unit: unit.shown, system: 'http://unitsofmeasure.org', code: unit.ucum }),
      },
    };
  const known = labTests.get(test);
  return known?.kind === 'choice' ? { valueCodeableConcept: { text: known.choices[value]?.en ?? value } } : { valueString: value };
}

/** The verified result of one test; unverified results are not exported. */
function observationOf({ test, status, verified }: StoredResult, order: StoredOrder, subject: Reference<Patient>): Observation[] {
  if (verified === undefined) return [];
  const { range, flag, comment, verifiedAt } = verified;
  const interpretation = flag && interpretations[flag];
  const quantity = (value: number) => ({ value, ...(verified.unit && { unit: verified.unit.shown }) });
  return [
    {
      resourceType: 'Observation',
      id: test,
      status: order.status === 'entered-in-error' ? 'entered-in-error' : status === 'corrected' ? 'corrected' : 'final',
      category: [{ coding: [{ system: 'http://terminology.hl7.org/CodeSystem/observation-category', code: 'laboratory' }] }],
      code: codeOf(test),
      subject,
      issued: verifiedAt,
      ...valueOf(test, verified),
      ...(interpretation && {
        interpretation: [
          { coding: [{ system: 'http://terminology.hl7.org/CodeSystem/v3-ObservationInterpretation', code: interpretation }] },
        ],
      }),
      ...(range && {
        referenceRange: [
          { ...(range.low !== undefined && { low: quantity(range.low) }), ...(range.high !== undefined && { high: quantity(range.high) }) },
        ],
      }),
      ...(comment && { note: [{ text: comment }] }),
    },
  ];
}

const reportStatus = ({ status, results }: StoredOrder): DiagnosticReport['status'] => {
  if (status === 'entered-in-error') return status;
  if (status !== 'completed') return 'partial';
  return results.some((one) => one.status === 'corrected') ? 'corrected' : 'final';
};

/** The laboratory's orders as ServiceRequests, each with a DiagnosticReport once it has verified results. */
export const laboratoryResources = (orders: readonly StoredOrder[], subject: Reference<Patient>): Resource[] =>
  orders.flatMap((order) => {
    const { id, status, priority, note, orderedAt, results } = order;
    const code: CodeableConcept = { text: results.map(({ test }) => labTests.get(test)?.name.en ?? test).join(', ') };
    const request: ServiceRequest = {
      resourceType: 'ServiceRequest',
      id,
      status,
      intent: 'order',
      priority,
      code,
      orderDetail: results.map(({ test }) => codeOf(test)),
      subject,
      authoredOn: orderedAt,
      ...(note && { note: [{ text: note }] }),
    };
    const observations = results.flatMap((one) => observationOf(one, order, subject));
    if (observations.length === 0) return [request];
    const report: DiagnosticReport = {
      resourceType: 'DiagnosticReport',
      id: `${id}-report`,
      contained: observations,
      status: reportStatus(order),
      category: [{ coding: [{ system: 'http://terminology.hl7.org/CodeSystem/v2-0074', code: 'LAB' }] }],
      code,
      subject,
      effectiveDateTime: orderedAt,
      result: observations.map((one) => ({ reference: `#${one.id ?? ''}` })),
    };
    return [request, report];
  });
