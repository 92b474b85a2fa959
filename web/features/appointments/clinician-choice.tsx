import type { ComponentProps } from 'react';
import { m } from '../../i18n/paraglide/messages.js';
import { ColleagueChoice } from '../../ui/colleague-choice.tsx';
import { Field } from '../../ui/field.tsx';

interface ClinicianChoiceProps extends Pick<ComponentProps<typeof ColleagueChoice>, 'of' | 'onChoose'> {
  readonly chosen: string | undefined;
}

/** Chooses the clinician whom a page is about. */
export const ClinicianChoice = ({ of, chosen, onChoose }: ClinicianChoiceProps) => (
  <div className="max-w-sm">
    <Field id="clinician" label={m.appointmentClinician()} problem={false}>
      {(field) => <ColleagueChoice {...field} of={of} nobody={m.appointmentChooseClinician()} value={chosen ?? ''} onChoose={onChoose} />}
    </Field>
  </div>
);
