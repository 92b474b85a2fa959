import type { Texts } from '#contract/base/language.ts';
import { said } from '../../lib/said.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { Select } from '../../ui/control.tsx';
import { Field } from '../../ui/field.tsx';

interface ClinicianChoiceProps {
  readonly of: readonly { readonly id: string; readonly name: Texts }[];
  readonly chosen: string | undefined;
  readonly onChoose: (id: string) => void;
}

/** Chooses the clinician whom a page is about. */
export const ClinicianChoice = ({ of, chosen, onChoose }: ClinicianChoiceProps) => (
  <div className="max-w-sm">
    <Field id="clinician" label={m.appointmentClinician()} problem={false}>
      {(field) => (
        <Select {...field} value={chosen ?? ''} onChange={({ target }) => onChoose(target.value)}>
          <option value="">{m.appointmentChooseClinician()}</option>
          {of.map(({ id, name }) => (
            <option key={id} value={id}>
              {said(name)}
            </option>
          ))}
        </Select>
      )}
    </Field>
  </div>
);
