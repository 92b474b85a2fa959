import type { QueryClient } from '@tanstack/react-query';
import type { Chart } from '#contract/chart/chart.ts';
import { type VitalSign, vitalSignIds, vitalSigns } from '#contract/chart/vital-signs.ts';
import { labTests } from '#contract/laboratory/catalogue/catalogue.ts';
import { pageOf } from '#contract/base/page.ts';
import { LabOrder } from '#contract/laboratory/laboratory.ts';
import { allergiesOf, allergySeverityWords, allergyStatusWords } from '#contract/patient/allergies.ts';
import { prescriptionStatusWords } from '#contract/prescriptions/prescriptions.ts';
import { call } from '../../lib/api.ts';
import { chartQuery } from '../../lib/chart-query.ts';
import { formatDate, formatDay, formatNumber, formatTime } from '../../lib/locale.ts';
import { saidWord } from '../../lib/open-words.ts';
import { isCurrent } from '../../lib/current-prescriptions.ts';
import { prescriptionsQuery } from '../../lib/prescriptions-query.ts';
import { said } from '../../lib/said.ts';
import { getLocale } from '../../i18n/paraglide/runtime.js';
import { m } from '../../i18n/paraglide/messages.js';
import type { Phrase } from './phrase-area.tsx';

const labsShown = 8;

/** "Pulse 72 /min (27 Nov 2026, 09:45)" for each sign that was ever measured. */
function signsOf({ vitals }: Chart, signs: readonly VitalSign[]): string[] {
  const locale = getLocale();
  return signs.flatMap((sign) => {
    const last = vitals[sign];
    if (last === undefined) return [];
    const { name, written } = vitalSigns[sign];
    return [`${said(name)} ${formatNumber(locale, last.value)} ${written} (${formatTime(locale, last.measuredAt)})`];
  });
}

function pressureOf({ vitals: { systolic, diastolic } }: Chart): string[] {
  if (systolic === undefined || diastolic === undefined) return [];
  const locale = getLocale();
  const value = `${formatNumber(locale, systolic.value)}/${formatNumber(locale, diastolic.value)} ${vitalSigns.systolic.written}`;
  return [`${m.phraseBp()} ${value} (${formatTime(locale, systolic.measuredAt)})`];
}

const problemsOf = ({ problems }: Chart): string[] =>
  problems.map(({ text, icd10, onset }) =>
    [text, icd10 && `(${icd10})`, onset && m.problemSince({ date: formatDate(getLocale(), onset) })].filter(Boolean).join(' '),
  );

function allergyLines({ patient: { medicalInfo } }: Chart): string[] {
  const listed = allergiesOf(medicalInfo);
  if (listed.length === 0) return [saidWord(allergyStatusWords, medicalInfo.allergyStatus)];
  return listed.map(({ substance, severity }) =>
    [substance, severity && saidWord(allergySeverityWords, severity)].filter(Boolean).join(', '),
  );
}

/** The last verified value of each test, latest first. */
async function labLines(queryClient: QueryClient, patientId: string): Promise<string[]> {
  const locale = getLocale();
  const { rows: orders } = await queryClient.fetchQuery({
    queryKey: ['laboratory', 'of', patientId, 'last'],
    queryFn: ({ signal }) => call('laboratory.ofPatient', { answer: pageOf(LabOrder), params: { id: patientId }, signal }),
    staleTime: 60_000,
  });
  const verified = orders
    .flatMap(({ results }) => results.flatMap(({ test, verified: value }) => (value === undefined ? [] : [{ test, ...value }])))
    .toSorted((one, other) => (one.verifiedAt < other.verifiedAt ? 1 : -1));
  const last = verified.filter(({ test }, index) => verified.findIndex((one) => one.test === test) === index);
  return last.slice(0, labsShown).map(({ test, value, comparator = '', unit, verifiedAt }) => {
    const name = labTests.get(test)?.name;
    const shown = typeof value === 'number' ? formatNumber(locale, value) : value;
    return `${name === undefined ? test : said(name)} ${comparator}${shown} ${unit?.shown ?? ''}`
      .trim()
      .concat(` (${formatDay(locale, verifiedAt)})`);
  });
}

/** What the patient takes: current prescriptions with their doses, and the medicines that were entered as text. */
async function medicineLines(queryClient: QueryClient, patientId: string): Promise<string[]> {
  const { prescriptions, entered } = await queryClient.fetchQuery({ ...prescriptionsQuery(patientId), staleTime: 60_000 });
  const prescribed = prescriptions
    .filter(isCurrent)
    .map(({ drug: { name, strength }, doseText, status }) =>
      [
        [said(name), strength].filter(Boolean).join(' '),
        said(doseText),
        ...(status === 'active' ? [] : [saidWord(prescriptionStatusWords, status)]),
      ].join(', '),
    );
  return [...prescribed, ...entered.map(({ text }) => text)];
}

/** A phrase as text, with the values of now and their dates; what there is nothing of is said. Throws what the requests throw. */
export async function phraseText(queryClient: QueryClient, patientId: string, phrase: Phrase): Promise<string> {
  const chart = await queryClient.fetchQuery({ ...chartQuery(patientId), staleTime: 60_000 });
  const lines: Record<Phrase, () => string[] | Promise<string[]>> = {
    bp: () => pressureOf(chart),
    vitals: () => signsOf(chart, vitalSignIds),
    meds: () => medicineLines(queryClient, patientId),
    labs: () => labLines(queryClient, patientId),
    allergies: () => allergyLines(chart),
    problems: () => problemsOf(chart),
  };
  const found = await lines[phrase]();
  return found.length === 0 ? m.phraseNothing() : found.join('\n');
}
