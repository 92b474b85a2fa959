import { useEffect } from 'react';
import { limits } from '#contract/base/limits.ts';
import { type CareKind, careKinds } from '#contract/care-directory/care-directory.ts';
import { municipalities, municipalityNames } from '#contract/care-directory/municipalities.ts';
import { useLocale } from '../../lib/locale.ts';
import { problemText } from '../../lib/problem-text.ts';
import { periodsProblemText } from '../../lib/typed-periods.ts';
import { formatWeekday } from '../../lib/weekday.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { Choice } from '../../ui/choice.tsx';
import { Input, Select } from '../../ui/control.tsx';
import { FormFields } from '../../ui/field-group.tsx';
import { Field, FieldSet } from '../../ui/field.tsx';
import { Periods } from '../../ui/periods.tsx';
import { Tick } from '../../ui/tick.tsx';
import { type ListProblems, type ServiceField, type TypedService, fieldId, hoursKinds } from './care-list.ts';

/** What each kind of service is called. */
export const kindNames: Readonly<Record<CareKind, () => string>> = {
  ambulance: () => m.careKindAmbulance(),
  emergency: () => m.careKindEmergency(),
  'urgent-care': () => m.careKindUrgent(),
  'health-center': () => m.careKindHealthCenter(),
  pharmacy: () => m.careKindPharmacy(),
  'mental-health': () => m.careKindMental(),
  advice: () => m.careKindAdvice(),
};

/** What is known of hours, in words. */
export const hoursNames: Readonly<Record<TypedService['hours'], () => string>> = {
  unknown: () => m.careHoursUnknown(),
  always: () => m.careHoursAlways(),
  weekly: () => m.careHoursWeekly(),
};

interface CareServiceFieldsProps {
  readonly typed: TypedService;
  readonly problems: ListProblems;
  readonly onChange: (part: Partial<TypedService>) => void;
}

/** The fields of a number or place. The first has the focus when it opens. */
export function CareServiceFields({ typed, problems, onChange }: CareServiceFieldsProps) {
  const locale = useLocale();
  const { id } = typed;
  useEffect(() => document.getElementById(fieldId(id, 'kind'))?.focus(), [id]);
  const problemOf = (field: ServiceField): string | undefined => {
    const problem = problems.fields[fieldId(id, field)];
    return problem && problemText(problem);
  };
  const text = (
    field: 'nameEn' | 'nameAr' | 'purposeEn' | 'purposeAr' | 'phone' | 'location' | 'from' | 'below',
    label: string,
    { dir = 'ltr', max = 20, hint }: { readonly dir?: 'ltr' | 'rtl'; readonly max?: number; readonly hint?: string } = {},
  ) => (
    <Field
      id={fieldId(id, field)}
      label={label}
      {...(hint !== undefined && { hint })}
      need={max <= 40 ? 'optional' : 'required'}
      problem={problemOf(field)}
    >
      {(attributes) => (
        <Input
          {...attributes}
          dir={dir}
          {...(max === 20 && { inputMode: field === 'phone' ? 'tel' : 'numeric' })}
          autoComplete="off"
          maxLength={max}
          value={typed[field]}
          onChange={({ target: { value } }) => onChange({ [field]: value })}
        />
      )}
    </Field>
  );
  return (
    <div className="grid gap-4 py-3">
      <FormFields>
        <Field id={fieldId(id, 'kind')} label={m.careKind()} problem={problemOf('kind')} need="required">
          {(attributes) => (
            <Select
              {...attributes}
              value={typed.kind}
              onChange={({ target: { value } }) => onChange({ kind: careKinds.find((kind) => kind === value) ?? typed.kind })}
            >
              {careKinds.map((kind) => (
                <option key={kind} value={kind}>
                  {kindNames[kind]()}
                </option>
              ))}
            </Select>
          )}
        </Field>
        {text('phone', m.carePhone(), { hint: m.carePhoneHint() })}
        {text('location', m.careLocation(), { hint: m.careLocationHint(), max: 40 })}
        {text('nameEn', m.careNameEn(), { max: limits.name })}
        {text('nameAr', m.careNameAr(), { dir: 'rtl', max: limits.name })}
        {text('purposeEn', m.carePurposeEn(), { max: limits.addressPart })}
        {text('purposeAr', m.carePurposeAr(), { dir: 'rtl', max: limits.addressPart })}
        {text('from', m.careAgesFrom())}
        {text('below', m.careAgesBelow())}
        <Field id={fieldId(id, 'place')} label={m.carePlace()} problem={problemOf('place')}>
          {(attributes) => (
            <Select
              {...attributes}
              value={typed.place}
              onChange={({ target: { value } }) => onChange({ place: municipalities.find((one) => one === value) ?? '' })}
            >
              <option value="">{m.carePlaceAll()}</option>
              {municipalities.map((one) => (
                <option key={one} value={one}>
                  {municipalityNames[one][locale]}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field id={fieldId(id, 'hours')} label={m.careHours()} problem={problemOf('hours')}>
          {(attributes) => (
            <Select
              {...attributes}
              value={typed.hours}
              onChange={({ target: { value } }) => onChange({ hours: hoursKinds.find((one) => one === value) ?? typed.hours })}
            >
              {hoursKinds.map((one) => (
                <option key={one} value={one}>
                  {hoursNames[one]()}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </FormFields>
      {typed.place !== '' && (
        <FieldSet id={`${id}-near`} legend={m.careAlsoNear()} problem={undefined}>
          <div className="flex flex-wrap gap-2">
            {municipalities
              .filter((one) => one !== typed.place)
              .map((one) => (
                <Choice key={one}>
                  <Tick
                    type="checkbox"
                    checked={typed.alsoNear.includes(one)}
                    onChange={({ target: { checked } }) =>
                      onChange({ alsoNear: [...typed.alsoNear.filter((other) => other !== one), ...(checked ? [one] : [])] })
                    }
                  />
                  {municipalityNames[one][locale]}
                </Choice>
              ))}
          </div>
        </FieldSet>
      )}
      {typed.hours === 'weekly' &&
        typed.weekly.map((periods, index) => {
          const key = fieldId(id, `weekday-${index}`);
          const problem = problems.days[key];
          return (
            <Periods
              key={key}
              id={key}
              title={formatWeekday(locale, index)}
              problem={problem && periodsProblemText[problem]()}
              closed={m.careClosed()}
              periods={periods}
              onChange={(next) => onChange({ weekly: typed.weekly.map((day, at) => (at === index ? [...next] : day)) })}
            />
          );
        })}
      <p>
        <Choice>
          <Tick type="checkbox" checked={typed.forPregnancy} onChange={({ target: { checked } }) => onChange({ forPregnancy: checked })} />
          {m.carePregnancyOnly()}
        </Choice>
      </p>
    </div>
  );
}
