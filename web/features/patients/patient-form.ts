import type * as z from 'zod/mini';
import type { ErrorDetail } from '#contract/base/errors.ts';
import { detailOf } from '#contract/base/messages.ts';
import { type FieldName, byField, namesAt, namesOf, patientFields, readerOf } from '#contract/patient/fields.ts';
import { type Patient, PatientCreate, PatientUpdate } from '#contract/patient/patient.ts';
import { formGroups, formPlaces } from '#contract/patient/places.ts';
import type { Problem } from '../../lib/problem-text.ts';

/** Every field of the patient forms, in the order asked. */
export const fieldNames = namesOf(formPlaces);
const contactNames = namesAt(formPlaces, 'emergencyContact');

/** The form's values while being filled in: text as typed. */
export type FormValues = Readonly<Record<FieldName, string>>;
/** What must be corrected; `problemText` says it in the page's language. */
export type Problems = Partial<Record<FieldName, Problem>>;

/** The form's values, each given by `text`. */
export const valuesFrom = (text: (name: FieldName) => string): FormValues => byField(fieldNames, text);

/** The initial values for a new patient. */
export const newValues = (defaultCountry: string): FormValues => valuesFrom((name) => (name === 'country' ? defaultCountry : ''));

/** The initial values for an existing patient. */
export const valuesOf = (patient: Patient): FormValues => valuesFrom((name) => [readerOf(name, 'answered')(patient)].flat().join(', '));

/** The entries of a comma-separated text, trimmed, without empty ones. */
export const entriesOf = (text: string): string[] =>
  text
    .split(/[,،]/)
    .map((entry) => entry.trim())
    .filter(Boolean);

const isList = (name: FieldName): boolean => patientFields[name].kind === 'list';

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
  tree(names.map((name) => ({ keys: patientFields[name].path.split('.'), value: isList(name) ? entriesOf(values[name]) : values[name] })));

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
        fieldNames.filter((name) => name !== 'status'),
      ),
    ),
  );

/** A field's text without differences in how it was typed. */
const meaning = (name: FieldName, text: string): string => (isList(name) ? entriesOf(text).join(', ') : text.trim()).normalize('NFC');
export const sameMeaning = (name: FieldName, one: FormValues, other: FormValues): boolean =>
  meaning(name, one[name]) === meaning(name, other[name]);
/** The fields in which two forms differ. */
export const changedFields = (base: FormValues, values: FormValues): FieldName[] =>
  fieldNames.filter((name) => !sameMeaning(name, base, values));

/** The request with only the changed fields, or its problems. A changed emergency contact must be complete. */
export function updateOf(base: FormValues, values: FormValues): Checked<PatientUpdate> {
  const changed = new Set<FieldName>(changedFields(base, values));
  if (contactNames.some((name) => changed.has(name))) for (const name of contactNames) changed.add(name);
  return checked(PatientUpdate.safeParse(contents(values, [...changed])));
}

/** The fields that are checked for an existing record before a patient is added. */
export const identityFields = ['nationalId', 'phone', 'dateOfBirth', 'firstName', 'lastName'] as const satisfies readonly FieldName[];
export const identityOf = (values: FormValues) => ({
  nationalId: values.nationalId.trim(),
  phone: values.phone.trim(),
  dateOfBirth: values.dateOfBirth,
  firstName: values.firstName.trim(),
  lastName: values.lastName.trim(),
});

export type Side = 'mine' | 'theirs';
export interface Conflict {
  readonly name: FieldName;
  /** Taken if the user does not choose; undefined if both changed the field, so that the user must choose. */
  readonly suggested: Side | undefined;
}

/** Where my entries differ from the saved record; `base` is what both started from. */
export function conflictsOf(base: FormValues, mine: FormValues, theirs: FormValues): Conflict[] {
  return changedFields(mine, theirs).map((name) => {
    const byMe = !sameMeaning(name, base, mine);
    const byThem = !sameMeaning(name, base, theirs);
    return { name, suggested: byMe && byThem ? undefined : byMe ? 'mine' : 'theirs' };
  });
}

/** The saved record with my version of the fields where I chose it. */
export const resolved = (mine: FormValues, theirs: FormValues, choices: Partial<Record<FieldName, Side>>): FormValues =>
  valuesFrom((name) => (choices[name] === 'mine' ? mine : theirs)[name]);
