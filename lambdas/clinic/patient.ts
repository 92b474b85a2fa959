import * as z from 'zod/mini';
import { ulidForm } from '#contract/base/ids.ts';
import { qatarDate } from '#contract/base/qatar-time.ts';
import { say } from '#contract/base/say.ts';
import { Severity, allergyContradiction, allergyStatusOf, allergyStatuses } from '#contract/patient/allergies.ts';
import { type Birth, earliestBirth, isEstimated, mayBeEstimated, midYear } from '#contract/patient/birth.ts';
import { patientStatuses } from '#contract/patient/choices.ts';
import { Patient, type PatientCreate, type PatientUpdate } from '#contract/patient/patient.ts';
import { wrongField } from '#platform/refusal.ts';
import { fold, nameWords, soundsAlike } from './names.ts';

const { personalInfo: answered, medicalInfo: medical } = Patient.shape;

/** A patient as stored: one spelling per field (phone, zipCode), enumerations in lower case. */
export const PatientRecord = z.object({
  ...z.omit(Patient, { personalInfo: true, medicalInfo: true }).shape,
  /** The rules by which its search rows were derived (search-terms.ts). */
  termRules: z.optional(z.int()),
  // The parser rejects an unknown status, because lists and counts depend on it.
  status: z.enum(patientStatuses),
  personalInfo: z.object({
    ...z.omit(answered, { phoneNumber: true }).shape,
    address: z.omit(answered.shape.address, { postalCode: true }),
  }),
  medicalInfo: z.pipe(
    z.object({
      ...medical.shape,
      allergyStatus: z._default(z.enum(allergyStatuses), 'not-asked'),
      allergySeverities: z._default(z.array(Severity), []),
      emergencyContact: z.optional(z.omit(medical.shape.emergencyContact.def.innerType, { phoneNumber: true })),
    }),
    z.transform((stored) => ({ ...stored, allergyStatus: allergyStatusOf(stored.allergies, stored.allergyStatus) })),
  ),
});
export type PatientRecord = z.output<typeof PatientRecord>;
type Address = PatientRecord['personalInfo']['address'];
type Allergies = Pick<PatientRecord['medicalInfo'], 'allergies' | 'allergyStatus' | 'allergySeverities'>;

/** The fields with a value, without null (cleared) and undefined (absent). */
type Given<T> = { [K in keyof T as null extends T[K] ? never : undefined extends T[K] ? never : K]: T[K] } & {
  [K in keyof T as null extends T[K] ? K : undefined extends T[K] ? K : never]?: Exclude<T[K], null | undefined>;
};
function given<T extends object>(fields: T): Given<T> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null && value !== undefined)) as Given<T>;
}

/** If both spellings are given and differ, the one that differs from the record is the edit. */
function edited(
  current: string | undefined,
  first: string | null | undefined,
  second: string | null | undefined,
): string | null | undefined {
  if (first === undefined || (second !== undefined && first === (current ?? null))) return second;
  return first;
}

const entries = (list: readonly string[]): string[] => list.filter((entry) => entry !== '');

/** The first version of a patient. `at` is an ISO time and must match that of the ULID `id`, which sorts by creation. */
export function newPatient(
  input: PatientCreate,
  made: { id: string; at: string; updatedAt?: string; defaultCountry: string },
): PatientRecord {
  const { phone, phoneNumber, address, ...personal } = input.personalInfo;
  const born = settledBirth(personal);
  requireLifespan({ ...personal, ...born });
  const { emergencyContact: contact, allergies, allergyStatus, allergySeverities, medications, ...medical } = input.medicalInfo;
  return {
    id: made.id,
    version: 1,
    status: input.status ?? 'active',
    createdAt: made.at,
    updatedAt: made.updatedAt ?? made.at,
    personalInfo: {
      ...given({ ...personal, ...born }),
      phone: phone ?? phoneNumber ?? '',
      address: mergedAddress({ country: made.defaultCountry }, address ?? {}, made.defaultCountry),
    },
    medicalInfo: {
      ...given(medical),
      ...mergedAllergies(noAllergies, { allergies, allergyStatus, allergySeverities }),
      medications: entries(medications ?? []),
      emergencyContact: { name: contact.name, relationship: contact.relationship, phone: contact.phone ?? contact.phoneNumber ?? '' },
    },
  };
}

/** The next version of a patient: absent fields are kept, null clears a field. */
export function updatedPatient(current: PatientRecord, input: PatientUpdate, made: { at: string; defaultCountry: string }): PatientRecord {
  const { phone, phoneNumber, address, ...personal } = input.personalInfo ?? {};
  const { emergencyContact: contact, ...medical } = input.medicalInfo ?? {};
  const before = current.medicalInfo.emergencyContact;
  const medicalInfo = given({ ...current.medicalInfo, ...present(medical) });
  const next = { ...current.personalInfo, ...present(personal) };
  const isCorrected = personal.dateOfBirthAccuracy === undefined && next.dateOfBirth !== current.personalInfo.dateOfBirth;
  // A date that is told is a whole one, unless it is the estimate repeated or the request says so.
  const personalInfo = given({ ...next, ...settledBirth({ ...next, ...(isCorrected && { dateOfBirthAccuracy: null }) }) });
  requireLifespan(personalInfo);
  return {
    ...current,
    version: current.version + 1,
    status: input.status ?? current.status,
    updatedAt: made.at,
    personalInfo: {
      ...withFormerName(current.personalInfo, personalInfo, made.at),
      phone: edited(current.personalInfo.phone, phone, phoneNumber) ?? current.personalInfo.phone,
      address: mergedAddress(current.personalInfo.address, address ?? {}, made.defaultCountry),
    },
    medicalInfo: {
      ...medicalInfo,
      ...mergedAllergies(current.medicalInfo, medical),
      medications: entries(medicalInfo.medications),
      ...(contact && {
        emergencyContact: {
          name: contact.name ?? before?.name ?? '',
          relationship: contact.relationship ?? before?.relationship ?? '',
          phone: edited(before?.phone, contact.phone, contact.phoneNumber) ?? before?.phone ?? '',
        },
      }),
    },
  };
}

/** A birth date as it is kept: of an estimated one only the year counts. Throws a refusal of an estimate for a small child. */
function settledBirth({ dateOfBirth, dateOfBirthAccuracy }: Birth) {
  if (!isEstimated({ dateOfBirth, dateOfBirthAccuracy })) return { dateOfBirth, dateOfBirthAccuracy: null };
  if (!mayBeEstimated(dateOfBirth, qatarDate(new Date()))) throw wrongField('personalInfo.dateOfBirth', say('dateOfBirthTooYoung'));
  return { dateOfBirth: midYear(dateOfBirth), dateOfBirthAccuracy: 'estimated' as const };
}

/** Throws a refusal of a date of death before the birth. */
function requireLifespan({ dateOfDeath, ...born }: Birth & { readonly dateOfDeath?: string | null | undefined }): void {
  if (dateOfDeath && dateOfDeath < earliestBirth(born)) throw wrongField('personalInfo.dateOfDeath', say('dateOfDeathInvalid'));
}

type Personal = PatientRecord['personalInfo'];
const formerNamesMax = 5;
/** The name of a person who is renamed is kept, so that who looks for it finds them; a spelling that sounds like the new one finds them anyway. */
function withFormerName<Next extends Personal>(before: Personal, next: Next, at: string): Next {
  const wordsOf = ({ firstName, lastName, nameArabic }: Personal): string[] => [firstName, lastName, nameArabic ?? ''].flatMap(nameWords);
  const now = wordsOf(next);
  if (wordsOf(before).every((word) => now.some((other) => soundsAlike(word, other)))) return next;
  const { firstName, lastName, nameArabic, formerNames = [] } = before;
  const name = { firstName, lastName, ...(nameArabic !== undefined && { nameArabic }), until: qatarDate(new Date(at)) };
  return { ...next, formerNames: [name, ...formerNames].slice(0, formerNamesMax) };
}

const noAllergies: Allergies = { allergies: [], allergyStatus: 'not-asked', allergySeverities: [] };

/**
 * Merges the allergies when a request may have the list alone. Removed entries lose their severities, and an emptied list only means "not
 * asked". Throws a refusal of what contradicts the resulting list.
 */
function mergedAllergies(current: Allergies, input: Pick<NonNullable<PatientUpdate['medicalInfo']>, keyof Allergies>): Allergies {
  const allergies = entries(input.allergies ?? current.allergies);
  const wrong = allergyContradiction(allergies, input);
  if (wrong) throw wrongField(`medicalInfo.${wrong.at}`, wrong.message);
  const unlisted =
    input.allergyStatus === undefined && current.allergies.length === 0 ? current.allergyStatus : (input.allergyStatus ?? 'not-asked');
  return {
    allergies,
    allergyStatus: allergyStatusOf(allergies, unlisted),
    allergySeverities: input.allergySeverities ?? current.allergySeverities.filter(({ substance }) => allergies.includes(substance)),
  };
}

type Present<T> = { [K in keyof T]: Exclude<T[K], undefined> };
const present = <T extends object>(fields: T): Partial<Present<T>> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Partial<Present<T>>;

function mergedAddress(current: Address, input: NonNullable<PatientCreate['personalInfo']['address']>, defaultCountry: string): Address {
  const { zipCode, postalCode, country, ...rest } = input;
  return {
    ...given({ ...current, ...present(rest), zipCode: zipEdited(current.zipCode, zipCode, postalCode) }),
    country: country === undefined ? current.country : (country ?? defaultCountry),
  };
}

function zipEdited(current: string | undefined, zipCode: string | null | undefined, postalCode: string | null | undefined): string | null {
  const edit = edited(current, zipCode, postalCode);
  return edit === undefined ? (current ?? null) : edit;
}

/** The patient as answered by the API: both spellings of phone and postal code. */
export function answerOf(record: PatientRecord): Patient {
  const { phone, address, ...personal } = record.personalInfo;
  const { emergencyContact, ...medical } = record.medicalInfo;
  return {
    id: record.id,
    status: record.status,
    version: record.version,
    createdAt: record.createdAt,
    updatedAt: record.updatedAt,
    personalInfo: {
      ...personal,
      phone,
      phoneNumber: phone,
      address: { ...address, ...(address.zipCode && { postalCode: address.zipCode }) },
    },
    medicalInfo: {
      ...medical,
      ...(emergencyContact && { emergencyContact: { ...emergencyContact, phoneNumber: emergencyContact.phone } }),
    },
  };
}

const shortened = (text: string): string => text.slice(0, 120).toWellFormed();

/** Sort keys of the lists, as text in byte order; "#" sorts before every letter in them, and the id makes them unique. */
export const sortKey = {
  updatedAt: (at: string, id: string) => `${at}#${id}`,
  name: (name: string, id: string) => `${fold(name)}#${id}`,
  email: (email: string, id: string) => `${shortened(email.toLowerCase())}#${id}`,
  dateOfBirth: (date: string, id: string) => `${date}#${id}`,
} as const;

/** The partition of everything stored under a patient. */
export const patientPartition = (id: string): string => `PATIENT#${id}`;
/** The sort-key prefix of announced documents. */
export const uploadPrefix = 'UPLOAD#';

/** Length of a ULID, which ends every sort key. */
export const idLength = ulidForm.max;
