import { type ChangeEvent, type ComponentProps, Fragment, type ReactElement, type ReactNode } from 'react';
import { isolated, leftToRight } from '#contract/base/isolated.ts';
import { qatarDate } from '#contract/base/qatar-time.ts';
import { allergySeverities, allergySeverityWords, allergyStatusWords, allergyStatuses, severitiesIn } from '#contract/patient/allergies.ts';
import { statusWords } from '#contract/patient/choices.ts';
import { type FieldName, type PatientField, fieldOf, namesAt, patientFields } from '#contract/patient/fields.ts';
import { type FormGroup, formGroups, formPlaces, isClinical } from '#contract/patient/places.ts';
import { mayBeEstimated } from '#contract/patient/birth.ts';
import { hasEmail, noEmail } from '#contract/patient/no-email.ts';
import { noLastName } from '#contract/patient/one-name.ts';
import { readQid } from '#contract/patient/qid.ts';
import { hasKey } from '../../lib/has-key.ts';
import { formatCountry, useLocale } from '../../lib/locale.ts';
import { problemText } from '../../lib/problem-text.ts';
import { said } from '../../lib/said.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { Choice } from '../../ui/choice.tsx';
import { Input, Select, TextArea } from '../../ui/control.tsx';
import { DateField } from '../../ui/date-field.tsx';
import { partsOf } from '../../ui/date-parts.ts';
import { Fact, Facts } from '../../ui/facts.tsx';
import { FieldGroup, FormFields } from '../../ui/field-group.tsx';
import { Field, FieldSet } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Tick } from '../../ui/tick.tsx';
import { countries, countryOfNumber } from './countries.ts';
import { EnteredText, Entries } from './field-text.tsx';
import { type FormValues, type Problems, entriesOf, shownNames, withSeverity } from './patient-form.ts';

export const fieldLabel = (name: FieldName): string => said(patientFields[name].label);

export interface FormProps {
  readonly values: FormValues;
  readonly problems: Problems;
  readonly onChange: (name: FieldName, value: string) => void;
  /** Whether a birth date must be whole: a proposal is of somebody who knows it. */
  readonly wantsDay?: boolean;
}
interface OneFieldProps {
  readonly form: FormProps;
  readonly name: FieldName;
}

function FormField({ form, name, children }: OneFieldProps & Pick<ComponentProps<typeof Field>, 'children'>) {
  const { kind, need } = fieldOf(name);
  const problem = form.problems[name];
  return (
    <Field
      id={name}
      label={fieldLabel(name)}
      need={need}
      hint={kind === 'list' ? m.commaHint() : undefined}
      problem={problem === undefined ? undefined : problemText(problem)}
    >
      {children}
    </Field>
  );
}

/** Binds a control to its value in the form. */
const bound = ({ form, name }: OneFieldProps) => ({
  name,
  value: form.values[name],
  onChange: (event: ChangeEvent<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>) => form.onChange(name, event.target.value),
});

function TextField({ form, name, ...input }: OneFieldProps & Omit<ComponentProps<'input'>, 'form' | 'name'>) {
  return (
    <FormField form={form} name={name}>
      {(attributes) => <Input dir="auto" autoComplete="off" {...input} {...attributes} {...bound({ form, name })} />}
    </FormField>
  );
}

type Option = readonly [value: string, text: string];
function ChoiceField({ form, name, options }: OneFieldProps & { options: readonly Option[] }) {
  const current = form.values[name];
  // A record may hold a newer server's word; the control must not seem to hold the first option.
  const unknown: readonly Option[] = options.some(([value]) => value === current) ? [] : [[current, current]];
  return (
    <FormField form={form} name={name}>
      {(attributes) => (
        <Select {...attributes} {...bound({ form, name })}>
          {[...options, ...unknown].map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </Select>
      )}
    </FormField>
  );
}

/** A QID, with what it says, so that a wrong digit is seen. */
function QidField(field: OneFieldProps) {
  const locale = useLocale();
  const qid = readQid(field.form.values[field.name]);
  const country = typeof qid === 'object' ? countryOfNumber(qid.nationality) : undefined;
  const says =
    qid === undefined
      ? undefined
      : qid === 'unusual'
        ? m.qidUnusual()
        : country === undefined
          ? m.qidSaysYear({ year: qid.birthYear })
          : m.qidSays({ year: qid.birthYear, country: formatCountry(locale, country) });
  return (
    <div className="grid content-start gap-1">
      <TextField {...field} dir="ltr" inputMode="numeric" />
      <output className="text-sm text-muted">{says}</output>
    </div>
  );
}

interface OrNoneProps extends OneFieldProps {
  readonly isNone: boolean;
  /** The value of a person who has none, and what the box says. */
  readonly none: string;
  readonly text: string;
  /** The field, if there may be one. */
  readonly children: ReactNode;
}

/** A field, or that there is none. */
const OrNone = ({ form, name, isNone, none, text, children }: OrNoneProps) => (
  <div className="grid content-start gap-2">
    {isNone ? (
      <FormField form={form} name={name}>
        {(attributes) => <Input {...attributes} disabled value="" />}
      </FormField>
    ) : (
      children
    )}
    <Choice>
      <Tick type="checkbox" checked={isNone} onChange={({ target }) => form.onChange(name, target.checked ? none : '')} />
      {text}
    </Choice>
  </div>
);
const EmailField = (field: OneFieldProps) => (
  <OrNone {...field} isNone={!hasEmail(field.form.values[field.name])} none={noEmail} text={m.emailNone()}>
    <TextField {...field} type="email" dir="ltr" />
  </OrNone>
);
const LastNameField = (field: OneFieldProps) => (
  <OrNone {...field} isNone={field.form.values[field.name] === noLastName} none={noLastName} text={m.lastNameNone()}>
    <TextField {...field} />
  </OrNone>
);

/** What is said of a birth date without day and month, unless the person may be too young for that. */
const estimateText = (year: string): string => (mayBeEstimated(year, qatarDate(new Date())) ? m.birthYearAlone({ year }) : '');

/** A date; that of birth with the year that the QID suggests or contradicts. */
function DayField({ form, name }: OneFieldProps) {
  const { need } = fieldOf(name);
  const problem = form.problems[name];
  const qid = readQid(form.values.nationalId);
  const { year } = partsOf(form.values[name]);
  const byQid = name === 'dateOfBirth' && typeof qid === 'object' ? qid.birthYear : undefined;
  const contradicted = byQid !== undefined && /^\d{4}$/.test(year) && Number(year) !== byQid;
  return (
    <div className="grid content-start gap-2">
      <DateField
        id={name}
        label={fieldLabel(name)}
        hint={byQid !== undefined && year === '' ? m.qidSaysYear({ year: byQid }) : undefined}
        need={need}
        problem={problem === undefined ? undefined : problemText(problem)}
        value={form.values[name]}
        onChange={(value) => form.onChange(name, value)}
        yearText={name === 'dateOfBirth' && form.wantsDay !== true ? estimateText : undefined}
      />
      <output>
        {contradicted && (
          <Notice as="span" tone="pending" className="block">
            {m.qidContradicts({ year: byQid })}
          </Notice>
        )}
      </output>
    </div>
  );
}

function CountryField({ form, name }: OneFieldProps) {
  const locale = useLocale();
  const byName = new Intl.Collator(locale);
  const known = new Set([...countries, form.values[name]].filter(Boolean));
  const named = [...known].map((code) => [code, formatCountry(locale, code)] as const);
  return (
    <ChoiceField
      form={form}
      name={name}
      options={[['', m.choose()], ...named.toSorted(([, one], [, other]) => byName.compare(one, other))]}
    />
  );
}

/** A list typed as one text, with its entries below as they will be stored. */
function ListField({ form, name }: OneFieldProps) {
  return (
    <div className="grid content-start gap-2">
      <TextField form={form} name={name} />
      <Entries entries={entriesOf(form.values[name])} />
    </div>
  );
}

function ProseField({ form, name }: OneFieldProps) {
  return (
    <div className="sm:col-span-2">
      <FormField form={form} name={name}>
        {(attributes) => <TextArea {...attributes} {...bound({ form, name })} className="py-2.5" dir="auto" rows={4} />}
      </FormField>
    </div>
  );
}

/** A choice of words, or of codes, which read left to right in every language. */
function ListedField({ form, name }: OneFieldProps) {
  const field = fieldOf(name);
  const none = field.need === 'required' ? m.choose() : m.notRecorded();
  const options: readonly Option[] =
    field.kind === 'choice'
      ? Object.entries(field.choices).map(([value, words]) => [value, said(words)])
      : field.kind === 'code-choice'
        ? field.choices.map((code) => [code, leftToRight(code)])
        : [];
  return <ChoiceField form={form} name={name} options={[['', none], ...options]} />;
}

/** The control for each kind of field. What reads left to right in every language is typed that way. */
const controls: Readonly<Record<PatientField['kind'], (field: OneFieldProps) => ReactElement>> = {
  text: (field) => (field.name === 'lastName' ? <LastNameField {...field} /> : <TextField {...field} />),
  arabic: (field) => <TextField {...field} lang="ar" />,
  code: (field) => <TextField {...field} dir="ltr" />,
  digits: (field) => <QidField {...field} />,
  email: (field) => <EmailField {...field} />,
  phone: (field) => <TextField {...field} type="tel" dir="ltr" />,
  date: (field) => <DayField {...field} />,
  prose: (field) => <ProseField {...field} />,
  list: (field) => <ListField {...field} />,
  severities: (field) => <TextField {...field} />,
  country: (field) => <CountryField {...field} />,
  choice: (field) => <ListedField {...field} />,
  'code-choice': (field) => <ListedField {...field} />,
};

/** The control of one field. */
export const FieldControl = (field: OneFieldProps) => controls[fieldOf(field.name).kind](field);

/** Whether the patient was asked, and the allergies with their severities. */
function AllergyFields({ form }: { form: FormProps }) {
  const { allergyStatus, allergySeverities: severities } = form.values;
  const statusProblem = form.problems.allergyStatus;
  const severityProblem = form.problems.allergySeverities;
  const chosen = new Map(severitiesIn(severities).map(({ substance, severity }) => [substance, severity]));
  return (
    <FormFields>
      <div className="sm:col-span-2">
        <FieldSet
          id="allergyStatus"
          legend={fieldLabel('allergyStatus')}
          problem={statusProblem === undefined ? undefined : problemText(statusProblem)}
        >
          <div className="flex flex-wrap gap-2">
            {allergyStatuses.map((status, index) => (
              <Choice key={status}>
                <Tick
                  type="radio"
                  name="allergyStatus"
                  id={index === 0 ? 'allergyStatus' : undefined}
                  checked={allergyStatus === status}
                  onChange={() => form.onChange('allergyStatus', status)}
                />
                {said(allergyStatusWords[status])}
              </Choice>
            ))}
          </div>
        </FieldSet>
      </div>
      <div className="sm:col-span-2">
        <TextField form={form} name="allergies" />
      </div>
      {[...new Set(entriesOf(form.values.allergies))].map((substance, index) => (
        <Field
          key={substance}
          id={index === 0 ? 'allergySeverities' : `allergySeverities-${index}`}
          label={m.severityOfAllergy({ allergy: isolated(substance) })}
          problem={index === 0 && severityProblem !== undefined && problemText(severityProblem)}
        >
          {(attributes) => (
            <Select
              {...attributes}
              value={chosen.get(substance) ?? ''}
              onChange={({ target: { value } }) =>
                form.onChange(
                  'allergySeverities',
                  withSeverity(
                    severities,
                    substance,
                    allergySeverities.find((one) => one === value),
                  ),
                )
              }
            >
              <option value="">{m.notRecorded()}</option>
              {allergySeverities.map((severity) => (
                <option key={severity} value={severity}>
                  {said(allergySeverityWords[severity])}
                </option>
              ))}
            </Select>
          )}
        </Field>
      ))}
    </FormFields>
  );
}

const groups: readonly FormGroup[] = Object.keys(formGroups).filter((group) => hasKey(formGroups, group));

const shownAt = (group: FormGroup): FieldName[] => namesAt(formPlaces, group).filter((name) => shownNames.includes(name));

/** The values of a group, to read only, for users who may not change them. */
function FixedFields({ group, values }: { group: FormGroup; values: FormValues }) {
  return (
    <div className="clear-both grid gap-3">
      <p className="text-sm text-muted">{m.chartDutiesOnly()}</p>
      <Facts>
        {shownAt(group).map((name) => (
          <Fact key={name} name={fieldLabel(name)}>
            <EnteredText name={name} values={values} />
          </Fact>
        ))}
      </Facts>
    </div>
  );
}

interface PatientFieldsProps extends FormProps {
  readonly step: 'personal' | 'medical';
  /** Clinical fields are read-only. */
  readonly isClinicalFixed?: boolean;
  /** What stands beside a field. */
  readonly beside?: { readonly field: FieldName; readonly shown: ReactNode } | undefined;
}

/** The fields of a step, group by group. */
export function PatientFields({ step, isClinicalFixed = false, beside, ...form }: PatientFieldsProps) {
  return groups
    .filter((group) => formGroups[group].step === step)
    .map((group) => (
      <FieldGroup key={group} legend={said(formGroups[group].title)}>
        {isClinicalFixed && isClinical(group) ? (
          <FixedFields group={group} values={form.values} />
        ) : group === 'allergies' ? (
          <AllergyFields form={form} />
        ) : (
          <FormFields>
            {shownAt(group).map((name) => (
              <Fragment key={name}>
                <FieldControl form={form} name={name} />
                {beside?.field === name && beside.shown}
              </Fragment>
            ))}
          </FormFields>
        )}
      </FieldGroup>
    ));
}

/** The statuses to choose from; `suspended` is offered only to patients who already are, so that they can stay so. */
export function StatusField({ current, ...form }: FormProps & { current: string }) {
  const offered = Object.entries(statusWords).filter(([status]) => status !== 'suspended' || current === 'suspended');
  return (
    <FormFields>
      <ChoiceField form={form} name="status" options={offered.map(([status, words]) => [status, said(words).toUpperCase()])} />
      <DayField form={form} name="dateOfDeath" />
    </FormFields>
  );
}
