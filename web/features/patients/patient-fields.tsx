import { type ComponentProps, type ReactNode, useState } from 'react';
import { languages } from '#contract/language.ts';
import { bloodTypes, genders, patientStatuses } from '#contract/patient/choices.ts';
import { qatarDate } from '#contract/qatar-time.ts';
import { formatCountry, formatDate, useLocale } from '../../lib/locale.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { Field } from '../../ui/field.tsx';
import { statusName } from '../../ui/status-chip.tsx';
import { countries } from './countries.ts';
import { type FieldName, type FormValues, type Problems, entriesOf } from './patient-form.ts';
import { problemText } from '../../lib/problem-text.ts';

export const fieldLabel: Readonly<Record<FieldName, () => string>> = {
  firstName: () => m.firstName(),
  lastName: () => m.lastName(),
  nameArabic: () => m.nameArabic(),
  dateOfBirth: () => m.dateOfBirth(),
  gender: () => m.gender(),
  nationalId: () => m.qid(),
  preferredLanguage: () => m.preferredLanguage(),
  email: () => m.email(),
  phone: () => m.phoneNumber(),
  street: () => m.street(),
  city: () => m.city(),
  state: () => m.state(),
  postalCode: () => m.postalCode(),
  country: () => m.country(),
  bloodType: () => m.bloodType(),
  allergies: () => m.allergies(),
  medications: () => m.medications(),
  medicalHistory: () => m.medicalHistory(),
  contactName: () => m.contactName(),
  contactRelationship: () => m.contactRelationship(),
  contactPhone: () => m.contactPhone(),
  status: () => m.statusLabel(),
};

const genderName = { male: () => m.genderMale(), female: () => m.genderFemale(), other: () => m.genderOther() } as const;
const languageName = { en: () => m.languageEnglish(), ar: () => m.languageArabic() } as const;

export interface FormProps {
  readonly values: FormValues;
  readonly problems: Problems;
  readonly onChange: (name: FieldName, value: string) => void;
}
interface OneFieldProps {
  readonly form: FormProps;
  readonly name: FieldName;
  readonly need: 'required' | 'optional';
}

function FormField({
  form,
  name,
  need,
  hint,
  children,
}: OneFieldProps & { hint?: ReactNode; children: ComponentProps<typeof Field>['children'] }) {
  const problem = form.problems[name];
  return (
    <Field id={name} label={fieldLabel[name]()} need={need} hint={hint} problem={problem === undefined ? undefined : problemText(problem)}>
      {children}
    </Field>
  );
}

/** One line of text. What reads from left to right in every language is typed so. */
function Text({ form, name, need, hint, ...input }: OneFieldProps & { hint?: string } & Omit<ComponentProps<'input'>, 'form'>) {
  return (
    <FormField form={form} name={name} need={need} hint={hint}>
      {(attributes) => (
        <input
          dir="auto"
          autoComplete="off"
          {...input}
          {...attributes}
          name={name}
          className="control"
          value={form.values[name]}
          onChange={(event) => form.onChange(name, event.target.value)}
        />
      )}
    </FormField>
  );
}

function Choice({
  form,
  name,
  need,
  options,
  ...select
}: OneFieldProps & { options: readonly (readonly [string, string])[]; dir?: 'ltr' }) {
  return (
    <FormField form={form} name={name} need={need}>
      {(attributes) => (
        <select
          {...select}
          {...attributes}
          name={name}
          className="control"
          value={form.values[name]}
          onChange={(event) => form.onChange(name, event.target.value)}
        >
          {options.map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      )}
    </FormField>
  );
}

/** A list as one text, with its entries below as they will be kept. */
function List({ form, name, kind }: { form: FormProps; name: 'allergies' | 'medications'; kind: EntryKind }) {
  return (
    <div className="grid content-start gap-2">
      <Text form={form} name={name} need="optional" hint={m.commaHint()} />
      <Entries entries={entriesOf(form.values[name])} kind={kind} />
    </div>
  );
}

type EntryKind = 'allergy' | 'medication';
function Entries({ entries, kind }: { entries: readonly string[]; kind: EntryKind }) {
  if (entries.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-1.5">
      {[...new Set(entries)].map((entry) => (
        <li key={entry} className="entry max-w-full" data-kind={kind}>
          <bdi className="min-w-0 break-words">{entry}</bdi>
        </li>
      ))}
    </ul>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="form-group">
      <legend>{title}</legend>
      <div className="form-fields">{children}</div>
    </fieldset>
  );
}

/** Who the patient is, how to reach them, where they live. */
export function PersonalFields(form: FormProps) {
  const locale = useLocale();
  const [today] = useState(() => qatarDate(new Date()));
  const { country } = form.values;
  const byName = new Intl.Collator(locale);
  const known = new Set([...countries, country].filter(Boolean));
  const named = [...known].map((code) => [code, formatCountry(locale, code)] as const);
  return (
    <>
      <Group title={m.name()}>
        <Text form={form} name="firstName" need="required" />
        <Text form={form} name="lastName" need="required" />
        <Text form={form} name="nameArabic" need="optional" lang="ar" />
      </Group>
      <Group title={m.aboutPatient()}>
        <Text form={form} name="dateOfBirth" need="required" type="date" dir="ltr" min="1900-01-01" max={today} />
        <Choice
          form={form}
          name="gender"
          need="required"
          options={[['', m.choose()], ...genders.map((gender) => [gender, genderName[gender]()] as const)]}
        />
        <Text form={form} name="nationalId" need="optional" dir="ltr" inputMode="numeric" />
        <Choice
          form={form}
          name="preferredLanguage"
          need="optional"
          options={[['', m.notRecorded()], ...languages.map((language) => [language, languageName[language]()] as const)]}
        />
      </Group>
      <Group title={m.contactDetails()}>
        <Text form={form} name="email" need="required" type="email" dir="ltr" />
        <Text form={form} name="phone" need="required" type="tel" dir="ltr" />
      </Group>
      <Group title={m.address()}>
        <Text form={form} name="street" need="optional" />
        <Text form={form} name="city" need="optional" />
        <Text form={form} name="state" need="optional" />
        <Text form={form} name="postalCode" need="optional" dir="ltr" />
        <Choice
          form={form}
          name="country"
          need="optional"
          options={[['', m.choose()], ...named.toSorted(([, one], [, other]) => byName.compare(one, other))]}
        />
      </Group>
    </>
  );
}

/** What is known medically, and whom to call. */
export function MedicalFields({ contactNeed, ...form }: FormProps & { contactNeed: 'required' | 'optional' }) {
  return (
    <>
      <Group title={m.health()}>
        <Choice
          form={form}
          name="bloodType"
          need="optional"
          options={[['', m.notRecorded()], ...bloodTypes.map((type) => [type, `\u2066${type}\u2069`] as const)]}
        />
        <span className="hidden sm:block" />
        <List form={form} name="allergies" kind="allergy" />
        <List form={form} name="medications" kind="medication" />
        <div className="sm:col-span-2">
          <FormField form={form} name="medicalHistory" need="optional">
            {(attributes) => (
              <textarea
                {...attributes}
                name="medicalHistory"
                className="control py-2.5"
                dir="auto"
                rows={4}
                value={form.values.medicalHistory}
                onChange={(event) => form.onChange('medicalHistory', event.target.value)}
              />
            )}
          </FormField>
        </div>
      </Group>
      <Group title={m.emergencyContact()}>
        <Text form={form} name="contactName" need={contactNeed} />
        <Text form={form} name="contactRelationship" need={contactNeed} />
        <Text form={form} name="contactPhone" need={contactNeed} type="tel" dir="ltr" />
      </Group>
    </>
  );
}

/** The statuses that can be chosen; a suspended patient stays so unless another is chosen. */
export function StatusField({ current, ...form }: FormProps & { current: string }) {
  const offered = patientStatuses.filter((status) => status !== 'suspended' || current === 'suspended');
  return (
    <div className="form-fields">
      <Choice
        form={form}
        name="status"
        need="required"
        options={offered.map((status) => [status, statusName[status]().toUpperCase()] as const)}
      />
    </div>
  );
}

const leftToRight: readonly FieldName[] = ['phone', 'contactPhone', 'nationalId', 'bloodType', 'email', 'postalCode'];
const choiceNames: Readonly<Record<string, () => string>> = { ...genderName, ...languageName, ...statusName };

/** What a field holds, as it is read. */
export function FieldValue({ name, value }: { name: FieldName; value: string }) {
  const locale = useLocale();
  const text = value.trim();
  if (text === '') return <span className="text-muted">{m.notRecorded()}</span>;
  if (name === 'allergies' || name === 'medications') {
    return <Entries entries={entriesOf(text)} kind={name === 'allergies' ? 'allergy' : 'medication'} />;
  }
  if (leftToRight.includes(name)) return <span className="ltr break-all">{text}</span>;
  if (name === 'dateOfBirth') return formatDate(locale, text);
  if (name === 'country') return formatCountry(locale, text);
  if (name === 'gender' || name === 'preferredLanguage' || name === 'status') return choiceNames[text]?.() ?? text;
  return <bdi className={`break-words whitespace-pre-line ${name === 'medicalHistory' ? 'block' : ''}`}>{text}</bdi>;
}
