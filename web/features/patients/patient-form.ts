import type * as z from 'zod/mini';
import type { ErrorDetail } from '#contract/base/error-detail.ts';
import { detailOf } from '#contract/base/messages.ts';
import { seen } from '#contract/base/seen.ts';
import {
  type Allergy,
  type AllergySeverity,
  allergiesOf,
  allergyStatusOf,
  severitiesIn,
  severityLine,
} from '#contract/patient/allergies.ts';
import { birthYear, isEstimated } from '#contract/patient/birth.ts';
import { PatientDuplicatesQuery } from '#contract/patient/duplicates.ts';
import { type FieldName, type FieldValue, byField, fieldOf, namesAt, namesOf, patientFields, readerOf } from '#contract/patient/fields.ts';
import { type Patient, PatientCreate, PatientUpdate } from '#contract/patient/patient.ts';
import { clinicalFields, formGroups, formPlaces } from '#contract/patient/places.ts';
import type { Problem } from '../../lib/problem-text.ts';
import { yearAlone, yearIn } from '../../ui/date-parts.ts';

/** Every field of the patient forms, in the order asked. */
export const fieldNames = namesOf(formPlaces);
const contactNames = namesAt(formPlaces, 'emergencyContact');
const allergyNames: readonly FieldName[] = namesAt(formPlaces, 'allergies');
const birthNames: readonly FieldName[] = ['dateOfBirth', 'dateOfBirthAccuracy'];
/** The field under which another is shown and chosen, if both describe one thing. */
const shownAs = (name: FieldName): FieldName =>
  allergyNames.includes(name) ? 'allergies' : birthNames.includes(name) ? 'dateOfBirth' : name;
/** The fields that are shown when a form is read. */
export const shownNames: readonly FieldName[] = [...new Set(fieldNames.map(shownAs))];

/** The form's values while being filled in: text as typed; severities are one line each. */
export type FormValues = Readonly<Record<FieldName, string>>;
/** What must be corrected; `problemText` says it in the page's language. */
export type Problems = Partial<Record<FieldName, Problem>>;

/** The form's values, each given by `text`. */
export const valuesFrom = (text: (name: FieldName) => string): FormValues => byField(fieldNames, text);

/** The initial values for a new patient. */
export const newValues = (defaultCountry: string): FormValues => ({
  ...valuesFrom(() => ''),
  country: defaultCountry,
  allergyStatus: 'not-asked',
});

/** An entry in quotation marks, where "" is one of them, or text up to a comma that is not part of a number such as 50,000. */
const entryPattern = /\s*(?:"(?:[^"]|"")*"|«[^»]*»|“[^”]*”)\s*(?=[,،]|$)|(?:(?<=\p{Nd})[,،](?=\p{Nd})|[^,،])+/gu;
const quotedPattern = /^(?:"(?:[^"]|"")*"|«[^»]*»|“[^”]*”)$/;

/**
 * The entries of a comma-separated text, trimmed, without empty ones. A comma within a number or within quotation marks is not a separator.
 */
export const entriesOf = (text: string): string[] =>
  (text.match(entryPattern) ?? [])
    .map((entry) => entry.trim())
    .map((entry) => (quotedPattern.test(entry) ? entry.slice(1, -1).replaceAll('""', '"').trim() : entry))
    .filter(Boolean);

/** An entry, quoted if needed, so that a comma-separated text is read back as one entry. */
function entryText(entry: string): string {
  const [only, ...others] = entriesOf(entry);
  const isPlain = only === entry && others.length === 0 && !/^["«“]/.test(entry);
  return isPlain ? entry : `"${entry.replaceAll('"', '""')}"`;
}

/** The text of a field's value in a form. */
function textOf(name: FieldName, value: FieldValue): string {
  if (typeof value === 'string') return value;
  return fieldOf(name).kind === 'severities' ? value.join('\n') : value.map(entryText).join(', ');
}

/** A field's value in a record, as forms have it: of an estimated birth date the year alone. */
export const fieldIn = (name: FieldName, patient: Patient): FieldValue =>
  name === 'dateOfBirth' && isEstimated(patient.personalInfo)
    ? yearAlone(birthYear(patient.personalInfo))
    : readerOf(name, 'answered')(patient);

/** The initial values for an existing patient. */
export const valuesOf = (patient: Patient): FormValues => ({
  ...valuesFrom((name) => textOf(name, fieldIn(name, patient))),
  allergyStatus: allergyStatusOf(patient.medicalInfo.allergies, patient.medicalInfo.allergyStatus),
});

/** The value of a field's text: the entries of a list, the severities of listed entries, otherwise the text. */
function entered(name: FieldName, values: FormValues) {
  const { kind } = patientFields[name];
  const year = yearIn(values.dateOfBirth);
  // The year alone says that no more is known; the day is the server's to choose.
  if (name === 'dateOfBirth' && year !== undefined) return `${year}-01-01`;
  if (name === 'dateOfBirthAccuracy') return year === undefined ? '' : 'estimated';
  if (kind === 'list') return entriesOf(values[name]);
  if (kind !== 'severities') return values[name];
  const listed = entriesOf(values.allergies);
  return severitiesIn(values[name]).filter(({ substance }) => listed.includes(substance));
}

/** The form after an edit. Typed allergies are "listed"; an emptied list is "not asked" until the user says that there are none. */
export function edited(values: FormValues, name: FieldName, value: string): FormValues {
  const { allergyStatus } = values;
  const status = entriesOf(value).length > 0 ? 'listed' : allergyStatus === 'listed' ? 'not-asked' : allergyStatus;
  return { ...values, [name]: value, ...(name === 'allergies' && { allergyStatus: status }) };
}

/** The text of the severities after one was chosen; without a severity it is not recorded. */
export const withSeverity = (text: string, substance: string, severity: AllergySeverity | undefined): string =>
  [...severitiesIn(text).filter((one) => one.substance !== substance), ...(severity === undefined ? [] : [{ substance, severity }])]
    .map(severityLine)
    .join('\n');

/** The allergies in a form, for reading. */
export function allergiesIn({ allergies: typed, allergyStatus, allergySeverities }: FormValues): {
  readonly status: string;
  readonly allergies: readonly Allergy[];
} {
  const allergies = entriesOf(typed);
  return {
    status: allergyStatusOf(allergies, allergyStatus || 'not-asked'),
    allergies: allergiesOf({ allergies, allergySeverities: severitiesIn(allergySeverities) }),
  };
}

/** The wizard's step for a field. */
export const stepOf = (name: FieldName): 1 | 2 => (formGroups[formPlaces[name]].step === 'medical' ? 2 : 1);

interface Leaf {
  readonly keys: readonly string[];
  readonly value: unknown;
}
const tree = (leaves: readonly Leaf[]): unknown =>
  leaves.find(({ keys }) => keys.length === 0)?.value ??
  Object.fromEntries(
    [...new Set(leaves.map(({ keys: [head = ''] }) => head))].map((head) => [
      head,
      tree(leaves.filter(({ keys }) => keys[0] === head).map(({ keys, value }) => ({ keys: keys.slice(1), value }))),
    ]),
  );

/** The part of a request body that carries these fields. */
const contents = (values: FormValues, names: readonly FieldName[]): unknown =>
  tree(names.map((name) => ({ keys: patientFields[name].path.split('.'), value: entered(name, values) })));

/** The first problem of each field. Empty if any problem is about something else: that belongs above the buttons. */
export function problemsIn(details: readonly ErrorDetail[]): Problems {
  const problems: Problems = {};
  for (const { path, ...problem } of details) {
    const name = fieldNames.find((one) => `${path}.`.startsWith(`${patientFields[one].path}.`));
    if (name === undefined) return {};
    problems[name] ??= problem;
  }
  return problems;
}

type Checked<Body> = { readonly body: Body } | { readonly problems: Problems };

function checked<Body>(result: z.core.util.SafeParseResult<Body>): Checked<Body> {
  if (result.success) return { body: result.data };
  return { problems: problemsIn(result.error.issues.map(({ path, message }) => detailOf(path.join('.'), message))) };
}

/** The request that adds a patient, or its problems by the API's own rules. */
export const createOf = (values: FormValues): Checked<PatientCreate> =>
  checked(
    PatientCreate.safeParse(
      contents(
        values,
        fieldNames.filter((name) => formPlaces[name] !== 'status'),
      ),
    ),
  );

/** A field's text without differences in how it was typed. */
function meaning(name: FieldName, values: FormValues): string {
  const value = entered(name, values);
  if (typeof value === 'string') return seen(value).normalize('NFC');
  const entries = value.map((entry) => (typeof entry === 'string' ? entry : severityLine(entry)));
  return (fieldOf(name).kind === 'severities' ? entries.toSorted() : entries).join('\n').normalize('NFC');
}
const sameMeaning = (name: FieldName, one: FormValues, other: FormValues): boolean => meaning(name, one) === meaning(name, other);
/** The fields in which two forms differ. */
export const changedFields = (base: FormValues, values: FormValues): FieldName[] =>
  fieldNames.filter((name) => !sameMeaning(name, base, values));

/** The request with only the changed fields, or its problems. What changes of a contact, of the allergies or of a birth date is sent whole. */
export function updateOf(base: FormValues, values: FormValues): Checked<PatientUpdate> {
  const changed = new Set<FieldName>(changedFields(base, values));
  for (const names of [contactNames, allergyNames, birthNames])
    if (names.some((name) => changed.has(name))) for (const name of names) changed.add(name);
  return checked(PatientUpdate.safeParse(contents(values, [...changed])));
}

/** A form with the clinical fields of another, for users who may not change them. */
export const clinicalAs = (values: FormValues, other: FormValues): FormValues => ({
  ...values,
  ...byField(clinicalFields, (name) => other[name]),
});

/** The fields that are checked for an existing record before a patient is added. */
const identityFields = [
  'nationalId',
  'phone',
  'dateOfBirth',
  'dateOfBirthAccuracy',
  'firstName',
  'lastName',
  'nameArabic',
  'gender',
] as const satisfies readonly FieldName[];
/** Who is being added, as far as it is known and valid; undefined as long as nobody can be recognized by it. */
export function identityOf(values: FormValues): PatientDuplicatesQuery | undefined {
  const { shape } = PatientDuplicatesQuery;
  const entries = identityFields.map((name) => {
    const value = entered(name, values);
    return [name, typeof value === 'string' ? seen(value) : ''] as const;
  });
  const person = PatientDuplicatesQuery.parse(
    Object.fromEntries(entries.filter(([name, value]) => value !== '' && shape[name].safeParse(value).success)),
  );
  const { nationalId, phone, dateOfBirth, firstName, lastName, nameArabic } = person;
  const isNamed = Boolean(nameArabic) || (Boolean(firstName) && Boolean(lastName));
  return nationalId || (dateOfBirth !== undefined && (phone || isNamed)) ? person : undefined;
}

export type Side = 'mine' | 'theirs';
export interface Conflict {
  readonly name: FieldName;
  /** Taken if the user does not choose; undefined if both changed the field, so that the user must choose. */
  readonly suggested: Side | undefined;
}

/** The fields in which my entries differ from the saved record; `base` is the common starting point. */
export function conflictsOf(base: FormValues, mine: FormValues, theirs: FormValues): Conflict[] {
  const changed = (one: FormValues, other: FormValues) => new Set(changedFields(one, other).map(shownAs));
  const mineOfBase = changed(base, mine);
  const theirsOfBase = changed(base, theirs);
  return [...changed(mine, theirs)].map((name) => {
    const byMe = mineOfBase.has(name);
    const byThem = theirsOfBase.has(name);
    return { name, suggested: byMe && byThem ? undefined : byMe ? 'mine' : 'theirs' };
  });
}

/** The saved record with my version of the fields where I chose it. */
export const resolved = (mine: FormValues, theirs: FormValues, choices: Partial<Record<FieldName, Side>>): FormValues =>
  valuesFrom((name) => (choices[shownAs(name)] === 'mine' ? mine : theirs)[name]);
