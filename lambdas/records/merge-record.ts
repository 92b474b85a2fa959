import * as z from 'zod/mini';
import { isEstimated } from '#contract/patient/birth.ts';
import { type MergePart, type MergeWarning, mergePartIds } from '#contract/patient/merge.ts';
import { type Severity, allergySeverities, allergyStatusOf } from '#contract/patient/allergies.ts';
import { hasEmail } from '#contract/patient/no-email.ts';
import { PatientRecord } from '../clinic/patient.ts';
import { fullNamesAlike } from '../clinic/search-terms.ts';

/** What a merge does with two records' own fields, and what an undo does (docs/adr/0086). No reads or writes. */

type Personal = PatientRecord['personalInfo'];
type Medical = PatientRecord['medicalInfo'];

/** A part of a record: where it is, and whether it has a value. */
interface Part {
  readonly read: (record: PatientRecord) => unknown;
  readonly write: (record: PatientRecord, from: PatientRecord) => PatientRecord;
}
const personal = (key: keyof Personal): Part => ({
  read: ({ personalInfo }) => personalInfo[key],
  write: (record, from) => ({ ...record, personalInfo: { ...record.personalInfo, [key]: from.personalInfo[key] } }),
});
const medical = (key: keyof Medical): Part => ({
  read: ({ medicalInfo }) => medicalInfo[key],
  write: (record, from) => ({ ...record, medicalInfo: { ...record.medicalInfo, [key]: from.medicalInfo[key] } }),
});
const parts: Readonly<Record<MergePart, Part>> = {
  firstName: personal('firstName'),
  lastName: personal('lastName'),
  nameArabic: personal('nameArabic'),
  nationalId: personal('nationalId'),
  dateOfDeath: personal('dateOfDeath'),
  phone: personal('phone'),
  email: personal('email'),
  preferredLanguage: personal('preferredLanguage'),
  address: personal('address'),
  emergencyContact: medical('emergencyContact'),
};
const birth: Part = {
  read: ({ personalInfo: { dateOfBirth, dateOfBirthAccuracy } }) => ({ dateOfBirth, dateOfBirthAccuracy }),
  write: (record, { personalInfo: { dateOfBirth, dateOfBirthAccuracy } }) => ({
    ...record,
    personalInfo: { ...record.personalInfo, dateOfBirth, dateOfBirthAccuracy },
  }),
};
/** What is not chosen: filled, joined, or the more exact one. */
const others = { bloodType: medical('bloodType'), medicalHistory: medical('medicalHistory'), dateOfBirth: birth } as const;
type AnyPart = MergePart | keyof typeof others;
const every: readonly (readonly [AnyPart, Part])[] = [
  ...mergePartIds.map((part) => [part, parts[part]] as const),
  ['bloodType', others.bloodType],
  ['medicalHistory', others.medicalHistory],
  ['dateOfBirth', others.dateOfBirth],
];

/** The record whose birth date a merge keeps: of the one that stays, unless only the other knows the day. */
const bornAs = (stays: PatientRecord, goes: PatientRecord): PatientRecord =>
  isEstimated(stays.personalInfo) && !isEstimated(goes.personalInfo) ? goes : stays;

/** A record without the keys that have no value. */
const clean = (record: PatientRecord): PatientRecord => z.parse(PatientRecord, JSON.parse(JSON.stringify(record)));

/** Whether two values are the same, whatever the order of keys; a key without a value counts as none. */
export function isSame(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return one === other;
  const [keys, more] = [one, other].map((each) => Object.entries(each).filter(([, value]) => value !== undefined));
  if (keys === undefined || more === undefined) return false;
  const known = new Map<string, unknown>(more);
  return keys.length === more.length && keys.every(([key, value]) => known.has(key) && isSame(value, known.get(key)));
}

function isEmpty(part: MergePart, record: PatientRecord): boolean {
  const { personalInfo, medicalInfo } = record;
  if (part === 'email') return !hasEmail(personalInfo.email);
  if (part === 'address') {
    // A country alone was only filled in by default.
    const { country: _, ...rest } = personalInfo.address;
    return Object.values(rest).every((value) => !value);
  }
  if (part === 'emergencyContact') return !medicalInfo.emergencyContact?.name && !medicalInfo.emergencyContact?.phone;
  return !parts[part].read(record);
}

/** The parts that only the record that goes has, and those in which both have a value and differ. */
export function comparedParts(stays: PatientRecord, goes: PatientRecord): { filled: MergePart[]; differing: MergePart[] } {
  const given = mergePartIds.filter((part) => !isEmpty(part, goes));
  return {
    filled: given.filter((part) => isEmpty(part, stays)),
    differing: given.filter((part) => !isEmpty(part, stays) && !isSame(parts[part].read(stays), parts[part].read(goes))),
  };
}

const union = (one: readonly string[], other: readonly string[]): string[] => [...new Set([...one, ...other])];

const grade = ({ severity }: Severity): number => allergySeverities.indexOf(severity);
/** The severities of both; of one substance, the graver. */
function graver(one: readonly Severity[], other: readonly Severity[]): Severity[] {
  const found = new Map<string, Severity>();
  for (const each of [...one, ...other]) {
    const known = found.get(each.substance);
    if (known === undefined || grade(each) > grade(known)) found.set(each.substance, each);
  }
  return [...found.values()];
}

const joined = (one: string | undefined, other: string | undefined): string | undefined =>
  one && other && one !== other ? `${one}\n\n${other}` : one || other;

/** The next version of the record that stays. Lists are united, and nothing of an allergy becomes weaker. */
export function mergedRecord(stays: PatientRecord, goes: PatientRecord, fromOther: readonly MergePart[], at: string): PatientRecord {
  const { filled } = comparedParts(stays, goes);
  const chosen = mergePartIds.filter((part) => filled.includes(part) || (fromOther.includes(part) && !isEmpty(part, goes)));
  const personalDone = chosen.reduce((record, part) => parts[part].write(record, goes), birth.write(stays, bornAs(stays, goes)));
  const [mine, theirs] = [stays.medicalInfo, goes.medicalInfo];
  const allergies = union(mine.allergies, theirs.allergies);
  const bloodType = mine.bloodType ?? theirs.bloodType;
  const medicalHistory = joined(mine.medicalHistory, theirs.medicalHistory);
  return clean({
    ...personalDone,
    version: stays.version + 1,
    updatedAt: at,
    medicalInfo: {
      ...personalDone.medicalInfo,
      ...(bloodType !== undefined && { bloodType }),
      ...(medicalHistory !== undefined && { medicalHistory }),
      allergies,
      allergyStatus: allergyStatusOf(allergies, mine.allergyStatus),
      allergySeverities: graver(mine.allergySeverities, theirs.allergySeverities),
      medications: union(mine.medications, theirs.medications),
    },
  });
}

/** What contradicts between the records, except their accounts. */
export function warningsOf(stays: PatientRecord, goes: PatientRecord): MergeWarning[] {
  const [mine, theirs] = [stays.medicalInfo, goes.medicalInfo];
  const denies = (one: Medical, other: Medical): boolean => one.allergyStatus === 'none-known' && other.allergies.length > 0;
  const severities = new Map(mine.allergySeverities.map(({ substance, severity }) => [substance, severity]));
  const found: Record<Exclude<MergeWarning, 'accounts'>, boolean> = {
    dateOfBirth: stays.personalInfo.dateOfBirth !== goes.personalInfo.dateOfBirth,
    gender: stays.personalInfo.gender !== goes.personalInfo.gender,
    name: !fullNamesAlike(stays.personalInfo, goes.personalInfo),
    allergies: denies(mine, theirs) || denies(theirs, mine),
    severities: theirs.allergySeverities.some(
      ({ substance, severity }) => severities.has(substance) && severities.get(substance) !== severity,
    ),
  };
  return (['dateOfBirth', 'gender', 'name', 'allergies', 'severities'] as const).filter((warning) => found[warning]);
}

/** The three records that a merge remembers: the two as they were, and what it made. */
export interface Remembered {
  readonly stays: PatientRecord;
  readonly goes: PatientRecord;
  readonly merged: PatientRecord;
}

/** The parts that the merge changed and somebody edited since. */
export const editedParts = (current: PatientRecord, { stays, merged }: Remembered): AnyPart[] =>
  every.filter(([, { read }]) => !isSame(read(stays), read(merged)) && !isSame(read(current), read(merged))).map(([part]) => part);

/** What the chart of each record lists once it is divided: allergies with entries, and the lines of prescriptions. */
export interface Listed {
  readonly substances: readonly string[];
  readonly lines: readonly string[];
}

const without = (list: readonly string[], gone: readonly string[]): string[] => list.filter((one) => !gone.includes(one));

/**
 * Both records after an undo. The record that stays gets back each part that nobody edited since; what the merge added to its lists
 * leaves, unless its chart has an entry of it. The other record is as it was, with the medicines that its prescriptions have now.
 */
export function undoneRecords(
  current: PatientRecord,
  remembered: Remembered,
  chart: { readonly stays: Listed; readonly goes: Listed; readonly goesBefore: Listed },
  at: string,
): { stays: PatientRecord; goes: PatientRecord } {
  const { stays: before, goes, merged } = remembered;
  const edited = editedParts(current, remembered);
  const returned = every
    .filter(([part, { read }]) => !edited.includes(part) && !isSame(read(before), read(merged)))
    .reduce((record, [, part]) => part.write(record, before), current);
  const added = (list: 'allergies' | 'medications'): string[] => without(merged.medicalInfo[list], before.medicalInfo[list]);
  /** What is on the record's list now: without what the merge brought, unless the chart has it of this record. */
  const kept = (list: 'allergies' | 'medications', gone: readonly string[], own: readonly string[]): string[] =>
    current.medicalInfo[list].filter((one) => !gone.includes(one) || own.includes(one));
  const listedNow = (list: 'allergies' | 'medications', of: readonly string[]): string[] =>
    of.filter((one) => current.medicalInfo[list].includes(one));
  const allergies = kept('allergies', added('allergies'), chart.stays.substances);
  const severityAt = ({ medicalInfo }: PatientRecord, of: string) =>
    medicalInfo.allergySeverities.find(({ substance }) => substance === of);
  const severities = allergies.flatMap((of) => {
    const [now, then, was] = [severityAt(current, of), severityAt(merged, of), severityAt(before, of)];
    return (now?.severity === then?.severity && before.medicalInfo.allergies.includes(of) ? was : now) ?? [];
  });
  const wasEmpty = before.medicalInfo.allergies.length === 0;
  const unlisted = wasEmpty && current.medicalInfo.allergyStatus === 'listed' ? before.medicalInfo.allergyStatus : 'not-asked';
  const goesNow: Medical = {
    ...goes.medicalInfo,
    allergies: union(goes.medicalInfo.allergies, listedNow('allergies', chart.goes.substances)),
    medications: union(
      without(goes.medicalInfo.medications, without(chart.goesBefore.lines, chart.goes.lines)),
      listedNow('medications', chart.goes.lines),
    ),
  };
  const goesListed = { ...goesNow, allergyStatus: allergyStatusOf(goesNow.allergies, goesNow.allergyStatus) };
  return {
    stays: clean({
      ...returned,
      version: current.version + 1,
      updatedAt: at,
      medicalInfo: {
        ...returned.medicalInfo,
        allergies,
        allergyStatus:
          allergies.length > 0
            ? 'listed'
            : allergyStatusOf(allergies, current.medicalInfo.allergies.length > 0 ? unlisted : current.medicalInfo.allergyStatus),
        allergySeverities: severities,
        medications: kept('medications', [...added('medications'), ...chart.goes.lines], chart.stays.lines),
      },
    }),
    goes: isSame(goesListed, goes.medicalInfo) ? goes : { ...goes, version: goes.version + 1, updatedAt: at, medicalInfo: goesListed },
  };
}
