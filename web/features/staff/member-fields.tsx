import { roleWords } from '#contract/base/role-words.ts';
import { staff as staffRoles } from '#contract/base/role.ts';
import { careLimits } from '#contract/base/care-limits.ts';
import { limits } from '#contract/base/limits.ts';
import { dutyWords } from '#contract/staff/accounts.ts';
import { duties } from '#contract/staff/roster.ts';
import { problemText } from '../../lib/problem-text.ts';
import { said } from '../../lib/said.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { Choice } from '../../ui/choice.tsx';
import { Input, Select } from '../../ui/control.tsx';
import { DateField } from '../../ui/date-field.tsx';
import { FormFields } from '../../ui/field-group.tsx';
import { Field, FieldSet } from '../../ui/field.tsx';
import { type TypedField, type TypedMember, type TypedProblems, withDuty } from './staff-form.ts';

interface MemberFieldsProps {
  /** Begins the ids of the fields, as two forms may be on the page. */
  readonly form: string;
  readonly typed: TypedMember;
  readonly problems: TypedProblems;
  readonly isInvitation: boolean;
  readonly onChange: (part: Partial<TypedMember>) => void;
}

/** The fields of a staff member's entry. Administrators have no duties, because they write nothing clinical. */
export function MemberFields({ form, typed, problems, isInvitation, onChange }: MemberFieldsProps) {
  const problemOf = (name: TypedField): string | undefined => problems[name] && problemText(problems[name]);
  const text = (
    name: 'email' | 'nameEn' | 'nameAr' | 'specialtyEn' | 'specialtyAr' | 'licence',
    label: string,
    need: 'required' | 'optional',
    dir: 'ltr' | 'rtl',
    max: number,
  ) => (
    <Field id={`${form}-${name}`} label={label} need={need} problem={problemOf(name)}>
      {(attributes) => (
        <Input
          {...attributes}
          dir={dir}
          {...(name === 'email' && { type: 'email' })}
          autoComplete="off"
          maxLength={max}
          value={typed[name]}
          onChange={({ target: { value } }) => onChange({ [name]: value })}
        />
      )}
    </Field>
  );
  return (
    <>
      <FormFields>
        {isInvitation && text('email', m.staffEmail(), 'required', 'ltr', limits.email)}
        {isInvitation && (
          <Field id={`${form}-role`} label={m.staffRole()} problem={problemOf('role')} need="required">
            {(attributes) => (
              <Select
                {...attributes}
                value={typed.role}
                onChange={({ target: { value } }) => onChange({ role: value === 'ADMIN' ? 'ADMIN' : 'CLINICIAN' })}
              >
                {staffRoles.map((role) => (
                  <option key={role} value={role}>
                    {said(roleWords[role])}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        )}
        {text('nameEn', m.staffNameEn(), 'required', 'ltr', limits.name)}
        {text('nameAr', m.staffNameAr(), 'required', 'rtl', limits.name)}
        {text('specialtyEn', m.staffSpecialtyEn(), 'optional', 'ltr', limits.name)}
        {text('specialtyAr', m.staffSpecialtyAr(), 'optional', 'rtl', limits.name)}
        {text('licence', m.staffLicence(), 'optional', 'ltr', careLimits.licenceNumber)}
        <DateField
          id={`${form}-licenceUntil`}
          label={m.staffLicenceUntil()}
          need="optional"
          problem={problemOf('licenceUntil')}
          value={typed.licenceUntil}
          onChange={(licenceUntil) => onChange({ licenceUntil })}
        />
      </FormFields>
      {typed.role === 'CLINICIAN' && (
        <FieldSet id={`${form}-duties`} legend={m.staffDuties()} problem={problemOf('duties')}>
          <div className="flex flex-wrap gap-2">
            {duties.map((duty) => (
              <Choice key={duty}>
                <input
                  type="checkbox"
                  checked={typed.duties.includes(duty)}
                  onChange={({ target: { checked } }) => onChange({ duties: withDuty(typed.duties, duty, checked) })}
                />
                {said(dutyWords[duty])}
              </Choice>
            ))}
          </div>
        </FieldSet>
      )}
    </>
  );
}
