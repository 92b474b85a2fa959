import * as z from 'zod/mini';
import { careLimits } from '#contract/base/care-limits.ts';
import type { Texts } from '#contract/base/language.ts';
import { qatarDate } from '#contract/base/qatar-time.ts';
import { vaccines } from '#contract/chart/vaccines.ts';
import { dispenseText } from '#contract/prescriptions/dose.ts';
import type { ResultFlag } from '#contract/laboratory/laboratory.ts';
import { labTests } from '#contract/laboratory/catalogue/catalogue.ts';
import type { PlainTest, PortalFlag, PortalPrescription, PortalReport, PortalResult, PortalVaccination } from '#contract/portal/portal.ts';
import { routes } from '#contract/routes/portal.ts';
import { accessLog } from '#platform/access-log.ts';
import { api } from '#platform/api.ts';
import { accountChecks } from '#platform/account-checks.ts';
import { ofPath } from '#platform/logged-patients.ts';
import { readMembers } from '../clinic/roster.ts';
import { careItemsOf } from '../clinic/items.ts';
import { isReleasedDocument } from '../chart/rules.ts';
import { StoredDocument, StoredImmunization } from '../chart/stored.ts';
import { specimenOf } from '../laboratory/rules.ts';
import { type StoredOrder, ordersOf } from '../laboratory/stored.ts';
import { linkBy } from '../clinic/links.ts';
import { repeatOn, repeatsOf } from '../prescriptions/repeats.ts';
import { type SignedPrescription, doseTexts, isReleasedPrescription, prescriptionsOf } from '../prescriptions/stored.ts';
import { env } from '../clinic/env.ts';
import { existingPatient } from '../clinic/store.ts';
import { plainTests } from './plain-tests/plain-tests.ts';
import { type ReleasedResult, isReleasedVaccination, releasedResults, revisedResults } from './released.ts';

const reportsMax = 50;

const day = (instant: string): string => qatarDate(new Date(instant));

/** A result's flag for patients. It has no critical level: the clinic itself tells the patient how urgent a result is. */
const flags: Readonly<Record<ResultFlag, PortalFlag>> = {
  'critical-low': 'low',
  'critical-high': 'high',
  critical: 'outside',
  low: 'low',
  high: 'high',
  abnormal: 'outside',
  within: 'within',
};

const testName = (test: string): Texts => labTests.get(test)?.name ?? { en: test, ar: test };

function resultOf({ test, verified, isCorrected }: ReleasedResult): PortalResult {
  const { value, comparator, unit, range, flag } = verified;
  const known = labTests.get(test);
  const word = known?.kind === 'choice' ? known.choices[value] : undefined;
  return {
    test,
    name: testName(test),
    value: word ?? value,
    comparator,
    range,
    ...(unit && { unit: unit.shown }),
    ...(flag && { flag: flags[flag] }),
    ...(isCorrected && { isCorrected }),
  };
}

/** The report of an order's released results; empty if the specimen was not taken or nothing is released. */
function reportOf(order: StoredOrder, now: Date): PortalReport[] {
  const released = releasedResults(order, now);
  const revised = revisedResults(order, now);
  const [first] = [...released, ...revised];
  if (first === undefined) return [];
  const takenOn = day(specimenOf(order, first.test)?.collectedAt ?? order.orderedAt);
  const isWithdrawn = order.status === 'entered-in-error';
  return [
    {
      id: order.id,
      takenOn,
      results: released.map(resultOf),
      ...(revised.length > 0 && { revised: revised.map(({ test, revision }) => ({ test, name: testName(test), revision })) }),
      awaited: isWithdrawn ? 0 : order.results.length - released.length - revised.length,
    },
  ];
}

/** The plain words of each test that is reported. */
const plainTestsOf = (reports: readonly PortalReport[]): Record<string, PlainTest> =>
  Object.fromEntries(
    reports.flatMap(({ results, revised = [] }) =>
      [...results, ...revised].flatMap(({ test }) => {
        const plain = plainTests[test];
        return plain === undefined ? [] : [[test, plain]];
      }),
    ),
  );

function prescriptionOf(
  one: SignedPrescription,
  prescriber: Texts | undefined,
  repeat: Pick<PortalPrescription, 'mayAsk' | 'repeat'>,
): PortalPrescription {
  const { id, status, drug, dose, signedAt, changedAt } = one;
  return {
    id,
    status,
    name: drug.name,
    ...(drug.form && { form: drug.form.name }),
    strength: drug.strength,
    doseText: doseTexts(dose),
    dispenseText: { en: dispenseText(dose, 'en'), ar: dispenseText(dose, 'ar') },
    signedOn: day(signedAt),
    ...((status === 'completed' || status === 'stopped') && { endedOn: day(changedAt) }),
    prescriber,
    ...repeat,
  };
}

async function vaccinationsOf(patientId: string): Promise<PortalVaccination[]> {
  const items = await careItemsOf('immunization', patientId, careLimits.chartListed);
  return z
    .parse(z.array(StoredImmunization), items)
    .filter(isReleasedVaccination)
    .map(({ id, vaccine, dose, on, lot, elsewhere }) => ({ id, name: vaccines[vaccine].name, dose, on, lot, elsewhere }))
    .toSorted((one, other) => (one.on < other.on ? 1 : -1));
}

async function documentsOf(patientId: string): Promise<StoredDocument[]> {
  const items = await careItemsOf('document', patientId, careLimits.chartListed);
  return z.parse(z.array(StoredDocument), items).filter(isReleasedDocument);
}

/** What linked accounts see of a patient's care (docs/adr/0040). */
export const handler = api(
  'portal',
  routes,
  {
    'portal.get': async (request) => {
      const { id } = request.params;
      const now = new Date();
      // Reads nothing of the record before checking that the caller may see it.
      const { relation, until } = await linkBy(request, id);
      const [patient, orders, prescriptions, vaccinations, documents, { members }, repeats] = await Promise.all([
        existingPatient(id),
        ordersOf(id, reportsMax),
        prescriptionsOf(id, careLimits.prescriptionsListed),
        vaccinationsOf(id),
        documentsOf(id),
        readMembers(),
        repeatsOf(id),
      ]);
      const reports = orders.flatMap((order) => reportOf(order, now));
      return {
        patient: { id, ...patient.personalInfo },
        relation,
        until,
        reports,
        tests: plainTestsOf(reports),
        prescriptions: prescriptions
          .filter(isReleasedPrescription)
          .map((one) => prescriptionOf(one, members.get(one.authorId)?.name, repeatOn(one, prescriptions, repeats))),
        vaccinations,
        documents: documents.map(({ id: documentId, title, type, size, createdAt }) => ({
          id: documentId,
          title,
          type,
          size,
          on: day(createdAt),
        })),
      };
    },
  },
  { accessLog, patientsIn: { 'portal.get': ofPath }, accountChecks: accountChecks(env.CLINICAL_TABLE_NAME) },
);
