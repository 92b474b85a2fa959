import { careLimits } from '#contract/base/care-limits.ts';
import { type Immunization, notGivenReasonIds, notGivenReasons, vaccineSiteIds, vaccineSites } from '#contract/chart/immunizations.ts';
import { vaccineGroups, vaccineIds, vaccines } from '#contract/chart/vaccines.ts';
import { formatDate, useLocale } from '../../lib/locale.ts';
import { type Problem, problemText } from '../../lib/problem-text.ts';
import { said } from '../../lib/said.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { Input, Select } from '../../ui/control.tsx';
import { DateField } from '../../ui/date-field.tsx';
import { Field } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { type DoseField, type Happening, type TypedDose, happenings } from './immunization-form.ts';

/** What can have happened, in words. */
const happeningWords: Record<Happening, () => string> = {
  here: () => m.givenHere(),
  elsewhere: () => m.givenElsewhere(),
  'not-done': () => m.notGiven(),
};
/** A dose by its number. */
export const doseName = ({ dose }: Pick<Immunization, 'dose'>): string =>
  dose === undefined ? m.doseUnnumbered() : m.doseNumbered({ number: String(dose) });

interface ImmunizationFieldsProps {
  /** What the ids begin with. */
  readonly prefix: string;
  readonly typed: TypedDose;
  readonly problems: Readonly<Partial<Record<string, Problem>>>;
  /** The entry being corrected, whose vaccine and day cannot change. */
  readonly corrects?: Immunization;
  /** The dose in the chart that this entry would duplicate. */
  readonly repeated: Immunization | undefined;
  readonly onType: (part: Partial<TypedDose>) => void;
}

/** The fields of a vaccination. */
export function ImmunizationFields({ prefix, typed, problems, corrects, repeated, onType }: ImmunizationFieldsProps) {
  const locale = useLocale();
  const isGiven = typed.happened !== 'not-done';
  const problemOf = (field: DoseField): string | undefined => problems[field] && problemText(problems[field]);
  const choice = (field: 'site' | 'notGiven', label: string, choices: readonly (readonly [id: string, name: string])[]) => (
    <Field
      id={prefix + field}
      label={label}
      problem={problemOf(field)}
      need={field === 'site' && typed.happened !== 'here' ? 'optional' : 'required'}
    >
      {(attributes) => (
        <Select {...attributes} value={typed[field]} onChange={({ target: { value } }) => onType({ [field]: value })}>
          <option value="">{field === 'site' && typed.happened !== 'here' ? m.unknownChoice() : m.choose()}</option>
          {choices.map(([id, name]) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
  const isNeeded = (field: DoseField): boolean =>
    field === 'repeatReason' || field === 'cautionReason' || (field === 'lot' && typed.happened === 'here');
  const text = (
    field: 'dose' | 'lot' | 'note' | 'repeatReason' | 'cautionReason',
    label: string,
    max: number,
    direction: 'ltr' | 'auto',
  ) => (
    <Field id={prefix + field} label={label} problem={problemOf(field)} need={isNeeded(field) ? 'required' : 'optional'}>
      {(attributes) => (
        <Input
          {...attributes}
          dir={direction}
          autoComplete="off"
          maxLength={max}
          inputMode={field === 'dose' ? 'numeric' : undefined}
          value={typed[field]}
          onChange={({ target: { value } }) => onType({ [field]: value })}
        />
      )}
    </Field>
  );
  return (
    <>
      <div className="grid items-start gap-3 sm:grid-cols-2">
        {(corrects === undefined || isGiven) && (
          <Field id={`${prefix}happened`} label={m.immunizationHappened()} problem={false}>
            {(attributes) => (
              <Select
                {...attributes}
                value={typed.happened}
                onChange={({ target: { value } }) => onType({ happened: happenings.find((one) => one === value) ?? 'here' })}
              >
                {happenings
                  .filter((one) => corrects === undefined || one !== 'not-done')
                  .map((one) => (
                    <option key={one} value={one}>
                      {happeningWords[one]()}
                    </option>
                  ))}
              </Select>
            )}
          </Field>
        )}
        {corrects === undefined && (
          <Field id={`${prefix}vaccine`} label={m.vaccine()} problem={problemOf('vaccine')} need="required">
            {(attributes) => (
              <Select {...attributes} value={typed.vaccine} onChange={({ target: { value: vaccine } }) => onType({ vaccine })}>
                <option value="">{m.vaccineChoose()}</option>
                {Object.entries(vaccineGroups).map(([group, name]) => (
                  <optgroup key={group} label={said(name)}>
                    {vaccineIds
                      .filter((id) => vaccines[id].group === group)
                      .map((id) => (
                        <option key={id} value={id}>
                          {said(vaccines[id].name)}
                        </option>
                      ))}
                  </optgroup>
                ))}
              </Select>
            )}
          </Field>
        )}
        {text('dose', m.doseNumber(), 2, 'ltr')}
        {isGiven
          ? choice(
              'site',
              m.vaccineSite(),
              vaccineSiteIds.map((id) => [id, said(vaccineSites[id])]),
            )
          : choice(
              'notGiven',
              m.notGivenWhy(),
              notGivenReasonIds.map((id) => [id, said(notGivenReasons[id].name)]),
            )}
        {isGiven && text('lot', m.lotNumber(), careLimits.vaccineLot, 'ltr')}
        {text('note', m.chartNote(), careLimits.chartNote, 'auto')}
      </div>
      {corrects === undefined && (
        <DateField
          id={`${prefix}on`}
          label={m.dateGiven()}
          problem={problemOf('on')}
          need="required"
          value={typed.on}
          onChange={(on) => onType({ on })}
        />
      )}
      {repeated !== undefined && (
        <>
          <Notice tone="orange" role="alert">
            {m.doseLike({ dose: doseName(repeated), date: formatDate(locale, repeated.on) })}
          </Notice>
          {text('repeatReason', m.doseLikeReason(), careLimits.chartReason, 'auto')}
        </>
      )}
      {corrects === undefined &&
        isGiven &&
        (problems.cautionReason !== undefined || typed.cautionReason !== '') &&
        text('cautionReason', m.doseCautionReason(), careLimits.chartReason, 'auto')}
    </>
  );
}
