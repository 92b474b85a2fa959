import * as z from 'zod/mini';
import { careLimits } from '#contract/base/care-limits.ts';
import type { Texts } from '#contract/base/language.ts';
import { qatarDate } from '#contract/base/qatar-time.ts';
import { vaccines } from '#contract/chart/vaccines.ts';
import { dispenseText } from '#contract/prescriptions/dose.ts';
import type { ResultFlag } from '#contract/laboratory/laboratory.ts';
import { takenAt } from '#contract/laboratory/taken-at.ts';
import { labTests } from '#contract/laboratory/catalogue/catalogue.ts';
import type {
  PlainTest,
  PortalFlag,
  PortalPrescription,
  PortalReport,
  PortalReports,
  PortalResult,
  PortalVaccination,
} from '#contract/portal/portal.ts';
import { routes } from '#contract/routes/portal.ts';
import { accessLog } from '#platform/access-log.ts';
import { api } from '#platform/api.ts';
import { accountChecks } from '#platform/account-checks.ts';
import { ofPath } from '#platform/logged-patients.ts';
import { readMembers } from '../clinic/roster.ts';
import { careItemPage, careItemsOf } from '../clinic/items.ts';
import { isReleasedDocument } from '../chart/rules.ts';
import { StoredDocument, StoredImmunization } from '../chart/stored.ts';
import { StoredOrder } from '../laboratory/stored.ts';
import { linkBy } from '../clinic/links.ts';
import { repeatOn, repeatsOf } from '../prescriptions/repeats.ts';
import {
  type SignedPrescription,
  StoredPrescription,
  doseTexts,
  isEnded,
  isReleasedPrescription,
  prescriptionsNow,
} from '../prescriptions/stored.ts';
import { env } from '../clinic/env.ts';
import { existingPatient } from '../clinic/store.ts';
import { plainTests } from './plain-tests/plain-tests.ts';
import { type ReleasedResult, isReleasedVaccination, releasedResults, revisedResults } from './released.ts';

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
  const takenOn = day(takenAt(order, first.test));
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
  const items = await careItemsOf('immunization', patientId);
  return z
    .parse(z.array(StoredImmunization), items)
    .filter(isReleasedVaccination)
    .map(({ id, vaccine, dose, on, lot, elsewhere }) => ({ id, name: vaccines[vaccine].name, dose, on, lot, elsewhere }))
    .toSorted((one, other) => (one.on < other.on ? 1 : -1));
}

/** Orders on a page of results: one has up to sixty. */
const ordersOnPage = 10;

async function reportsOf(patientId: string, cursor: string | undefined, now: Date): Promise<PortalReports> {
  const of = { kind: 'laboratory', patientId, cursor, size: ordersOnPage, list: 'released results' } as const;
  const page = await careItemPage(of, (item) => reportOf(z.parse(StoredOrder, item), now)[0]);
  return { ...page, tests: plainTestsOf(page.rows) };
}

const documentsOf = async (patientId: string, cursor: string | undefined) =>
  careItemPage({ kind: 'document', patientId, cursor, size: careLimits.historyPage, list: 'released documents' }, (item) => {
    const document = z.parse(StoredDocument, item);
    const { id, title, type, size, createdAt } = document;
    return isReleasedDocument(document) ? { id, title, type, size, on: day(createdAt) } : undefined;
  });

/** What may be asked for of a medicine that is no longer current, its page does not say: the newest ones stand among those of now. */
const asItWas = { mayAsk: false } as const;

/** Medicines that are no longer taken, by pages. */
async function earlierOf(patientId: string, cursor: string | undefined) {
  const of = { kind: 'prescription', patientId, cursor, size: careLimits.historyPage, list: 'released prescriptions' } as const;
  const [page, { members }] = await Promise.all([
    careItemPage(of, (item) => {
      const one = z.parse(StoredPrescription, item);
      return isReleasedPrescription(one) && isEnded(one) ? one : undefined;
    }),
    readMembers(),
  ]);
  return { ...page, rows: page.rows.map((one) => prescriptionOf(one, members.get(one.authorId)?.name, asItWas)) };
}

/** What a person takes now, and what more may be asked for, or was. */
async function currentOf(patientId: string): Promise<PortalPrescription[]> {
  const [repeats, { members }] = await Promise.all([repeatsOf(patientId), readMembers()]);
  const known = await prescriptionsNow(
    patientId,
    repeats.map(({ prescriptionId }) => prescriptionId),
  );
  return known
    .filter(isReleasedPrescription)
    .map((one) => prescriptionOf(one, members.get(one.authorId)?.name, repeatOn(one, known, repeats)))
    .filter(({ endedOn, mayAsk, repeat }) => endedOn === undefined || mayAsk || repeat !== undefined);
}

/** What linked accounts see of a patient's care (docs/adr/0040). Nothing of a record is read before it is checked that the caller may see it. */
export const handler = api(
  'portal',
  routes,
  {
    'portal.get': async (request) => {
      const { id } = request.params;
      const now = new Date();
      const { relation, until } = await linkBy(request, id);
      const [patient, reports, prescriptions, vaccinations, documents] = await Promise.all([
        existingPatient(id),
        reportsOf(id, undefined, now),
        currentOf(id),
        vaccinationsOf(id),
        documentsOf(id, undefined),
      ]);
      return {
        patient: { id, ...patient.personalInfo },
        relation,
        until,
        reports,
        prescriptions,
        vaccinations,
        documents,
      };
    },

    'portal.reports': async (request) => {
      await linkBy(request, request.params.id);
      return reportsOf(request.params.id, request.query.cursor, new Date());
    },

    'portal.prescriptions': async (request) => {
      await linkBy(request, request.params.id);
      return earlierOf(request.params.id, request.query.cursor);
    },

    'portal.documents': async (request) => {
      await linkBy(request, request.params.id);
      return documentsOf(request.params.id, request.query.cursor);
    },
  },
  {
    accessLog,
    patientsIn: { 'portal.get': ofPath, 'portal.reports': ofPath, 'portal.prescriptions': ofPath, 'portal.documents': ofPath },
    accountChecks: accountChecks(env.CLINICAL_TABLE_NAME),
  },
);
