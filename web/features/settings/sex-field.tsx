import { type Sex, sexes } from '#contract/clinic-catalogue/clinic-catalogue.ts';
import { genderWords } from '#contract/patient/choices.ts';
import { said } from '../../lib/said.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { Select } from '../../ui/control.tsx';
import { Field } from '../../ui/field.tsx';

interface SexFieldProps {
  readonly id: string;
  /** Undefined for everybody. */
  readonly value: Sex | undefined;
  readonly onChange: (sex: Sex | undefined) => void;
}

/** For which sex a limit is, or for everybody. */
export const SexField = ({ id, value, onChange }: SexFieldProps) => (
  <Field id={id} label={m.catalogueSex()} problem={false}>
    {(attributes) => (
      <Select {...attributes} value={value ?? ''} onChange={({ target }) => onChange(sexes.find((one) => one === target.value))}>
        <option value="">{m.catalogueEverybody()}</option>
        {sexes.map((sex) => (
          <option key={sex} value={sex}>
            {said(genderWords[sex])}
          </option>
        ))}
      </Select>
    )}
  </Field>
);
