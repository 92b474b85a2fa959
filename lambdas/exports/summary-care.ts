import { appointmentStatusWords, services } from '#contract/appointments/appointments.ts';
import { isolated } from '#contract/base/isolated.ts';
import type { Language, Texts } from '#contract/base/language.ts';
import { qatarDate, qatarTime } from '#contract/base/qatar-time.ts';
import { noteSections } from '#contract/chart/encounters.ts';
import { enteredInError } from '#contract/chart/entry.ts';
import { problemStatusWords } from '#contract/chart/problems.ts';
import type { CareKind } from '#contract/chart/timeline.ts';
import { type VitalSign, vitalSignIds, vitalSigns } from '#contract/chart/vital-signs.ts';
import { doseText } from '#contract/prescriptions/dose.ts';
import { type ResultFlag, isCritical } from '#contract/laboratory/laboratory.ts';
import { labTests } from '#contract/laboratory/catalogue/catalogue.ts';
import { prescriptionStatusWords } from '#contract/prescriptions/prescriptions.ts';
import { endOf, isTimed } from '../appointments/stored.ts';
import { lastValues } from '../chart/rules.ts';
import type { Verified } from '../laboratory/stored.ts';
import type { StoredEncounter } from '../chart/stored.ts';
import { type StoredPrescription, lineOf } from '../prescriptions/stored.ts';
import type { sectionOf } from './sections.ts';
import type { WholeRecord } from './whole-record.ts';

/** The number of results that fit in a summary; the Bundle has all. */
const resultsListed = 40;
const appointmentsListed = 10;
const visitsListed = 3;

export const addendumWord: Texts = { en: 'Addendum', ar: 'ملحق' };
const bloodPressure: Texts = { en: 'Blood pressure', ar: 'ضغط الدم' };
export const flagWords: Readonly<Record<ResultFlag, Texts>> = {
  'critical-low': { en: 'Critically low', ar: 'منخفض حرج' },
  'critical-high': { en: 'Critically high', ar: 'مرتفع حرج' },
  critical: { en: 'Critical', ar: 'حرج' },
  low: { en: 'Low', ar: 'منخفض' },
  high: { en: 'High', ar: 'مرتفع' },
  abnormal: { en: 'Abnormal', ar: 'غير طبيعي' },
  within: { en: 'Within range', ar: 'ضمن النطاق' },
};

/** A name with its text. */
interface Named {
  readonly name: string;
  readonly text: string;
}
/** The care section of a summary. */
export interface SummaryOfCare extends Record<(typeof sectionOf)[CareKind], unknown> {
  readonly problems: readonly string[];
  /** What is prescribed, and what else the record lists. */
  readonly prescriptions: readonly string[];
  readonly vitalSigns: readonly Named[];
  /** The last verified value of each test, latest first. */
  readonly laboratory: readonly (Named & { readonly isCritical: boolean })[];
  readonly appointments: readonly string[];
  readonly visits: readonly { readonly heading: string; readonly parts: readonly Named[] }[];
}

/** Texts beside each other, each in its own direction; empty ones are left out. */
export const joined = (parts: readonly (string | undefined)[]): string =>
  parts.flatMap((part) => (part ? [isolated(part)] : [])).join(' · ');

/** The unresolved problems. */
const problemsOf = ({ problems }: WholeRecord, language: Language): string[] =>
  problems
    .filter(({ status }) => status === 'active' || status === 'inactive')
    .map(({ text, code, onset, status, note }) =>
      joined([text, code, onset, status === 'active' ? undefined : problemStatusWords[status][language], note]),
    );

/** A prescribed medicine in one line. */
const medicineLine = ({ drug: { name, strength, form }, dose, status, note }: StoredPrescription, language: Language): string =>
  joined([
    [name[language], strength, form?.name[language]].filter(Boolean).join(' '),
    doseText(dose, language),
    status === 'on-hold' ? prescriptionStatusWords[status][language] : undefined,
    note,
  ]);

/** Current prescriptions, and the other medicines on the record's list; a prescription's own line there is left out. */
function medicationsOf({ patient, prescriptions }: WholeRecord, language: Language): string[] {
  const current = prescriptions.filter(({ status }) => status === 'active' || status === 'on-hold');
  const lines = new Set(current.map(lineOf));
  return [
    ...current.map((one) => medicineLine(one, language)),
    ...patient.medicalInfo.medications.filter((line) => !lines.has(line)).map(isolated),
  ];
}

const vitalSignsOf = ({ vitalSigns }: WholeRecord, language: Language): Named[] => vitalLines(lastOf(vitalSigns), language);

/** The last value of each vital sign in these entries. */
export function lastOf(measured: WholeRecord['vitalSigns']): ReturnType<typeof lastValues> {
  let last: ReturnType<typeof lastValues> = {};
  for (const entry of measured) last = lastValues(last, entry, []);
  return last;
}

/** What was done at a visit, beside its note. */
interface DoneAtVisit {
  readonly vitalSigns: readonly Named[];
  readonly medicines: readonly string[];
  /** The tests that were ordered, without their results. */
  readonly tests: readonly string[];
}
const notCurrent: readonly string[] = ['draft', 'stopped', 'revoked', enteredInError];

/**
 * What was measured at a visit, or on its day in Qatar without naming a visit, and what was prescribed and ordered on that day and still
 * holds.
 */
export function doneAt(
  { vitalSigns, prescriptions, laboratory }: Pick<WholeRecord, 'vitalSigns' | 'prescriptions' | 'laboratory'>,
  { id, startedAt }: Pick<StoredEncounter, 'id' | 'startedAt'>,
  language: Language,
): DoneAtVisit {
  const day = qatarDate(new Date(startedAt));
  const isOfDay = (at: string | undefined): boolean => at !== undefined && qatarDate(new Date(at)) === day;
  const ordered = laboratory.filter(({ orderedAt, status }) => isOfDay(orderedAt) && !notCurrent.includes(status));
  const tests = new Set(ordered.flatMap(({ results }) => results.map(({ test }) => test)));
  return {
    vitalSigns: vitalLines(
      lastOf(vitalSigns.filter(({ encounterId, measuredAt }) => (encounterId === undefined ? isOfDay(measuredAt) : encounterId === id))),
      language,
    ),
    medicines: prescriptions
      .filter(({ signedAt, status }) => isOfDay(signedAt) && !notCurrent.includes(status))
      .map((one) => medicineLine(one, language)),
    tests: [...tests].map((test) => labTests.get(test)?.name[language] ?? test),
  };
}

/** The last value of each vital sign, both pressures of one measurement together. */
export function vitalLines(last: ReturnType<typeof lastValues>, language: Language): Named[] {
  const { systolic, diastolic } = last;
  const together = systolic !== undefined && systolic.entryId === diastolic?.entryId;
  const row = (name: Texts, value: string, at: string): Named => ({
    name: name[language],
    text: joined([value, qatarTime(new Date(at))]),
  });
  const rowOf = (sign: VitalSign): Named[] => {
    const found = last[sign];
    if (found === undefined || (together && (sign === 'systolic' || sign === 'diastolic'))) return [];
    const { name, written } = vitalSigns[sign];
    return [row(name, `${found.value} ${written}`, found.measuredAt)];
  };
  return [
    ...(together ? [row(bloodPressure, `${systolic.value}/${diastolic.value} ${vitalSigns.systolic.written}`, systolic.measuredAt)] : []),
    ...vitalSignIds.flatMap(rowOf),
  ];
}

/** A range's limits. */
export const rangeText = ({ low, high }: NonNullable<Verified['range']>): string =>
  low === undefined ? `≤ ${high ?? ''}` : high === undefined ? `≥ ${low}` : `${low}–${high}`;

function resultsOf({ laboratory }: WholeRecord, language: Language): SummaryOfCare['laboratory'] {
  const last = new Map<string, Verified>();
  for (const { test, verified } of laboratory.filter(({ status }) => status !== enteredInError).flatMap(({ results }) => results)) {
    const before = last.get(test);
    if (verified !== undefined && (before === undefined || before.verifiedAt <= verified.verifiedAt)) last.set(test, verified);
  }
  return [...last]
    .toSorted(([, one], [, other]) => (one.verifiedAt < other.verifiedAt ? 1 : -1))
    .slice(0, resultsListed)
    .map(([test, { value, comparator = '', unit, flag, range, comment, verifiedAt }]) => {
      const known = labTests.get(test);
      const word = known?.kind === 'choice' ? known.choices[value]?.[language] : undefined;
      return {
        name: known?.name[language] ?? test,
        text: joined([
          word ?? `${comparator}${value}${unit === undefined ? '' : ` ${unit.shown}`}`,
          flag && flagWords[flag][language],
          range && `(${rangeText(range)})`,
          qatarDate(new Date(verifiedAt)),
          comment,
        ]),
        isCritical: isCritical(flag),
      };
    });
}

/** Future and waiting appointments. */
const appointmentsOf = ({ appointments, staff }: WholeRecord, language: Language, now: Date): string[] =>
  appointments
    .filter((one) =>
      isTimed(one) ? ['pending', 'booked', 'arrived'].includes(one.status) && endOf(one) >= now.toISOString() : one.status === 'waitlist',
    )
    .slice(0, appointmentsListed)
    .map(({ startsAt, reason, service, status, clinicianId }) =>
      joined([
        startsAt && qatarTime(new Date(startsAt)),
        (reason ?? services[service].name)[language],
        clinicianId && staff.get(clinicianId)?.[language],
        appointmentStatusWords[status][language],
      ]),
    );

/** The conclusions of the last signed notes, with their addenda. */
const visitsOf = ({ visits, staff }: WholeRecord, language: Language): SummaryOfCare['visits'] =>
  visits
    .toReversed()
    .flatMap(({ encounter: { startedAt, service, createdBy }, note, addenda }) =>
      note === undefined || note.status === enteredInError
        ? []
        : [
            {
              heading: joined([qatarTime(new Date(startedAt)), services[service].name[language], staff.get(createdBy)?.[language]]),
              parts: [
                ...(['assessment', 'plan'] as const).flatMap((id) => {
                  const text = note.sections[id];
                  return text === undefined ? [] : [{ name: noteSections[id].name[language], text }];
                }),
                ...addenda.map(({ text, createdAt }) => ({ name: `${addendumWord[language]} · ${qatarDate(new Date(createdAt))}`, text })),
              ],
            },
          ],
    )
    .slice(0, visitsListed);

/** The care section of a summary at a given time. */
export const summaryOfCare = (record: WholeRecord, language: Language, now: Date): SummaryOfCare => ({
  problems: problemsOf(record, language),
  prescriptions: medicationsOf(record, language),
  vitalSigns: vitalSignsOf(record, language),
  laboratory: resultsOf(record, language),
  appointments: appointmentsOf(record, language, now),
  visits: visitsOf(record, language),
  // Printed as the record lists them, with what the chart knows of each.
  allergies: undefined,
  // Only the Bundle has room.
  immunizations: undefined,
  documents: undefined,
  letters: undefined,
});
