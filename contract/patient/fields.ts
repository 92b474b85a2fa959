import * as z from 'zod/mini';
import { open } from '../base/open.ts';
import { type Texts, languages } from '../base/language.ts';
import { limits } from '../base/limits.ts';
import { say } from '../base/say.ts';
import { optionalChoice, optionalName, optionalText, requiredName, requiredText } from '../base/text.ts';
import {
  AllergySeveritiesAnswer,
  AllergySeveritiesInput,
  AllergyStatusAnswer,
  AllergyStatusInput,
  allergyStatusWords,
  severityLine,
} from './allergies.ts';
import { accuracies, accuracyWords } from './birth.ts';
import { StatusInput, dateOfBirth, dateOfBirthAccuracy, dateOfDeath, email, gender, nationalId, phone, textList } from './checks.ts';
import { hasEmail } from './no-email.ts';
import { noLastName } from './one-name.ts';
import { bloodTypes, genderWords, genders, languageWords, patientStatuses, relationshipWords, statusWords } from './choices.ts';

interface AnyField {
  /** Its path in requests and answers. */
  readonly path: string;
  /** Its key in a stored record, if different. */
  readonly storedAs?: string;
  /** Whether forms require it. */
  readonly need: 'required' | 'optional';
  /** Its label in a form. */
  readonly label: Texts;
  /** Its label above a column or beside its value, if different. */
  readonly title?: Texts;
  /** The schemas of requests and answers. */
  readonly input: z.ZodMiniType;
  readonly answer: z.ZodMiniType;
}

/** `code` is text that reads left to right in every language, `digits` a code of digits only, `prose` multi-line text, `severities` those of a list. */
export type PatientField = AnyField &
  /** `words`: what is often written, shown in the reader's language. */
  (
    | { readonly kind: 'text'; readonly words?: Readonly<Record<string, Texts>> }
    | { readonly kind: 'arabic' | 'prose' | 'email' | 'phone' | 'date' | 'code' | 'digits' | 'country' | 'list' | 'severities' }
    | { readonly kind: 'choice'; readonly choices: Readonly<Record<string, Texts>> }
    | { readonly kind: 'code-choice'; readonly choices: readonly string[] }
  );

/**
 * The single definition of every patient field that people enter: schemas, forms, the record's page and exports derive from this table and the places
 * table (docs/adr/0021). A new field needs a row here and a place in each.
 */
export const patientFields = {
  firstName: {
    path: 'personalInfo.firstName',
    kind: 'text',
    need: 'required',
    label: { en: 'First name', ar: 'الاسم الأول' },
    input: requiredName('First name', limits.name, say('firstNameRequired')),
    answer: z.string(),
  },
  lastName: {
    path: 'personalInfo.lastName',
    kind: 'text',
    need: 'required',
    label: { en: 'Last name', ar: 'اسم العائلة' },
    input: requiredName('Last name', limits.name, say('lastNameRequired'), noLastName),
    answer: z.string(),
  },
  email: {
    path: 'personalInfo.email',
    kind: 'email',
    need: 'required',
    label: { en: 'Email', ar: 'البريد الإلكتروني' },
    input: email,
    answer: z.string(),
  },
  phone: {
    path: 'personalInfo.phone',
    kind: 'phone',
    need: 'required',
    label: { en: 'Phone number', ar: 'رقم الهاتف' },
    title: { en: 'Phone', ar: 'الهاتف' },
    input: phone('Phone number'),
    answer: z.string(),
  },
  dateOfBirth: {
    path: 'personalInfo.dateOfBirth',
    kind: 'date',
    need: 'required',
    label: { en: 'Date of birth', ar: 'تاريخ الميلاد' },
    input: dateOfBirth,
    answer: z.string(),
  },
  dateOfBirthAccuracy: {
    path: 'personalInfo.dateOfBirthAccuracy',
    kind: 'choice',
    choices: accuracyWords,
    need: 'optional',
    label: { en: 'Date of birth accuracy', ar: 'دقة تاريخ الميلاد' },
    input: dateOfBirthAccuracy,
    answer: z.optional(open(accuracies)),
  },
  gender: {
    path: 'personalInfo.gender',
    kind: 'choice',
    choices: genderWords,
    need: 'required',
    label: { en: 'Gender', ar: 'الجنس' },
    input: gender,
    answer: open(genders),
  },
  nationalId: {
    path: 'personalInfo.nationalId',
    kind: 'digits',
    need: 'optional',
    label: { en: 'QID', ar: 'الرقم الشخصي' },
    input: nationalId,
    answer: z.optional(z.string()),
  },
  nameArabic: {
    path: 'personalInfo.nameArabic',
    kind: 'arabic',
    need: 'optional',
    label: { en: 'Name in Arabic', ar: 'الاسم بالعربية' },
    title: { en: 'Arabic name', ar: 'الاسم بالعربية' },
    input: optionalName('Arabic name', limits.name * 2),
    answer: z.optional(z.string()),
  },
  preferredLanguage: {
    path: 'personalInfo.preferredLanguage',
    kind: 'choice',
    choices: languageWords,
    need: 'optional',
    label: { en: 'Preferred language', ar: 'اللغة المفضلة' },
    input: optionalChoice('Preferred language', languages),
    answer: z.optional(open(languages)),
  },
  street: {
    path: 'personalInfo.address.street',
    kind: 'text',
    need: 'optional',
    label: { en: 'Street', ar: 'الشارع' },
    input: optionalText('Street', limits.addressPart),
    answer: z.optional(z.string()),
  },
  city: {
    path: 'personalInfo.address.city',
    kind: 'text',
    need: 'optional',
    label: { en: 'City', ar: 'المدينة' },
    input: optionalText('City', limits.addressPart),
    answer: z.optional(z.string()),
  },
  state: {
    path: 'personalInfo.address.state',
    kind: 'text',
    need: 'optional',
    label: { en: 'State', ar: 'البلدية أو المنطقة' },
    title: { en: 'State', ar: 'البلدية أو المنطقة' },
    input: optionalText('State', limits.addressPart),
    answer: z.optional(z.string()),
  },
  postalCode: {
    path: 'personalInfo.address.postalCode',
    storedAs: 'zipCode',
    kind: 'code',
    need: 'optional',
    label: { en: 'Postal code', ar: 'الرمز البريدي' },
    input: optionalText('Postal code', limits.addressPart),
    answer: z.optional(z.string()),
  },
  country: {
    path: 'personalInfo.address.country',
    kind: 'country',
    need: 'optional',
    label: { en: 'Country', ar: 'الدولة' },
    input: optionalText('Country', limits.addressPart),
    answer: z.string(),
  },
  bloodType: {
    path: 'medicalInfo.bloodType',
    kind: 'code-choice',
    choices: bloodTypes,
    need: 'optional',
    label: { en: 'Blood type', ar: 'فصيلة الدم' },
    input: optionalChoice('Blood type', bloodTypes),
    answer: z.optional(open(bloodTypes)),
  },
  allergies: {
    path: 'medicalInfo.allergies',
    kind: 'list',
    need: 'optional',
    label: { en: 'Allergies', ar: 'الحساسية' },
    input: z.optional(textList('Allergies')),
    answer: z.array(z.string()),
  },
  allergyStatus: {
    path: 'medicalInfo.allergyStatus',
    kind: 'choice',
    choices: allergyStatusWords,
    need: 'required',
    label: { en: 'Allergy status', ar: 'حالة الحساسية' },
    input: AllergyStatusInput,
    answer: AllergyStatusAnswer,
  },
  allergySeverities: {
    path: 'medicalInfo.allergySeverities',
    kind: 'severities',
    need: 'optional',
    label: { en: 'Allergy severity', ar: 'شدة الحساسية' },
    input: AllergySeveritiesInput,
    answer: AllergySeveritiesAnswer,
  },
  medications: {
    path: 'medicalInfo.medications',
    kind: 'list',
    need: 'optional',
    label: { en: 'Medications', ar: 'الأدوية' },
    input: z.optional(textList('Medications')),
    answer: z.array(z.string()),
  },
  medicalHistory: {
    path: 'medicalInfo.medicalHistory',
    kind: 'prose',
    need: 'optional',
    label: { en: 'Medical history', ar: 'التاريخ المرضي' },
    input: optionalText('Medical history', limits.medicalHistory, 'many'),
    answer: z.optional(z.string()),
  },
  contactName: {
    path: 'medicalInfo.emergencyContact.name',
    kind: 'text',
    need: 'required',
    label: { en: 'Contact name', ar: 'اسم جهة الاتصال' },
    title: { en: 'Emergency contact', ar: 'جهة الاتصال للطوارئ' },
    input: requiredName('Emergency contact name', limits.name * 2, say('contactNameRequired')),
    answer: z.string(),
  },
  contactRelationship: {
    path: 'medicalInfo.emergencyContact.relationship',
    kind: 'text',
    words: relationshipWords,
    need: 'required',
    label: { en: 'Relationship', ar: 'صلة القرابة' },
    input: requiredText('Emergency contact relationship', limits.relationship, say('contactRelationshipRequired')),
    answer: z.string(),
  },
  contactPhone: {
    path: 'medicalInfo.emergencyContact.phone',
    kind: 'phone',
    need: 'required',
    label: { en: 'Contact phone', ar: 'هاتف جهة الاتصال' },
    title: { en: 'Emergency phone', ar: 'هاتف جهة الاتصال للطوارئ' },
    input: phone('Emergency contact phone'),
    answer: z.string(),
  },
  dateOfDeath: {
    path: 'personalInfo.dateOfDeath',
    kind: 'date',
    need: 'optional',
    label: { en: 'Date of death', ar: 'تاريخ الوفاة' },
    input: dateOfDeath,
    answer: z.optional(z.string()),
  },
  status: {
    path: 'status',
    kind: 'choice',
    choices: statusWords,
    need: 'required',
    label: { en: 'Status', ar: 'الحالة' },
    input: StatusInput,
    answer: open(patientStatuses),
  },
} as const satisfies Record<string, PatientField>;

type Fields = typeof patientFields;
export type FieldName = keyof Fields;
export const fieldOf = (name: FieldName): PatientField => patientFields[name];
export const titleOf = (name: FieldName): Texts => fieldOf(name).title ?? patientFields[name].label;
const withoutArticle = (word: string): string => word.replace(/^ال/, '');
/** The words for a written value, in both languages; a value in its own language stays as written. */
function translated(written: string, words: Readonly<Record<string, Texts>> = {}): Texts | undefined {
  for (const { en, ar } of Object.values(words)) {
    if (en.toLowerCase() === written.toLowerCase()) return { en: written, ar };
    if (withoutArticle(ar) === withoutArticle(written)) return { en, ar: written };
  }
  return undefined;
}
/** The words for a code or a written value; undefined if they are the same in every language. */
export function wordsOf(name: FieldName, value: string): Texts | undefined {
  const field = fieldOf(name);
  if (name === 'lastName' && value === noLastName) return { en: 'One name only', ar: 'اسم واحد فقط' };
  if (field.kind === 'text') return translated(value, field.words);
  if (field.kind === 'email' && !hasEmail(value)) return { en: 'No email', ar: 'بلا بريد إلكتروني' };
  return field.kind === 'choice' ? field.choices[value] : undefined;
}

type Section = 'personalInfo' | 'personalInfo.address' | 'medicalInfo' | 'medicalInfo.emergencyContact';
type KeyIn<S extends Section, Path extends string> = Path extends `${S}.${infer Key}`
  ? Key extends `${string}.${string}`
    ? never
    : Key
  : never;
type Shape<S extends Section, Side extends 'input' | 'answer'> = {
  [Name in FieldName as KeyIn<S, Fields[Name]['path']>]: Fields[Name][Side];
};
/** The schemas of the fields of one section, by their keys in it. */
export const shapeOf = <S extends Section, Side extends 'input' | 'answer'>(section: S, side: Side): Shape<S, Side> =>
  Object.fromEntries(
    Object.values(patientFields).flatMap((field) => {
      const at = field.path.lastIndexOf('.');
      return field.path.slice(0, at) === section ? [[field.path.slice(at + 1), field[side]]] : [];
    }),
  ) as Shape<S, Side>;

/** A field's value: text ('' if not recorded), or the entries of a list; a severity is one line. */
export type FieldValue = string | readonly string[];
/** Reads a field of a record, as answered or as stored. */
export function readerOf(name: FieldName, form: 'answered' | 'stored'): (record: object) => FieldValue {
  const { path, storedAs } = fieldOf(name);
  const keys = path.split('.');
  if (storedAs !== undefined && form === 'stored') keys.splice(-1, 1, storedAs);
  return (record) => {
    let at: unknown = record;
    for (const key of keys) at = typeof at === 'object' && at !== null ? Reflect.get(at, key) : undefined;
    return Array.isArray(at)
      ? at.map((entry) => (typeof entry === 'object' ? severityLine(entry) : String(entry)))
      : typeof at === 'string'
        ? at
        : '';
  };
}

const isFieldName = (text: string): text is FieldName => Object.hasOwn(patientFields, text);
/** All fields, in the order of a places table. */
export const namesOf = (places: Readonly<Record<FieldName, unknown>>): FieldName[] => Object.keys(places).filter(isFieldName);

/** `valueOf` applied to each of these fields. */
export const byField = <Name extends FieldName, Value>(names: readonly Name[], valueOf: (name: Name) => Value) =>
  Object.fromEntries(names.map((name) => [name, valueOf(name)])) as Record<Name, Value>;

/** The fields at a place of a places table. */
type NamesAt<Places, Place> = { [Name in keyof Places]: Places[Name] extends Place ? Name : never }[keyof Places];
/** The fields at a place, in table order. */
export const namesAt = <const Places extends Readonly<Record<FieldName, unknown>>, const Place extends Places[FieldName]>(
  places: Places,
  place: Place,
) => namesOf(places).filter((name): name is FieldName & NamesAt<Places, Place> => places[name] === place);
