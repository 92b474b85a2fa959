import type { Patient } from '#contract/patient/patient.ts';
import { useLocale } from '../../lib/locale.ts';
import { namesOf } from '../../lib/person.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { Problem } from '../../ui/field.tsx';
import { Identity } from '../../ui/identity.tsx';
import { PatientPicker } from '../../ui/patient-picker.tsx';

interface WhoStepProps {
  readonly patientId: string;
  /** Undefined while loading. */
  readonly patient: Patient | undefined;
  readonly problem: string | undefined;
  readonly onChoose: (patientId: string) => void;
}

/** The step for the patient, whom staff search. */
export function WhoStep({ patientId, patient, problem, onChoose }: WhoStepProps) {
  const locale = useLocale();
  const name = patientId === '' ? undefined : patient === undefined ? m.loading() : namesOf(patient, locale).name;
  return (
    <div className="grid max-w-xl gap-3">
      <PatientPicker
        id="patient"
        chosen={name}
        removal={m.appointmentOtherPatient({ name: name ?? '' })}
        onChoose={(chosen) => onChoose(chosen ?? '')}
      />
      <Problem id="patient-problem">{problem}</Problem>
      {patientId !== '' && patient !== undefined && <Identity patient={patient} />}
    </div>
  );
}
