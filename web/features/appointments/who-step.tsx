import { useQuery } from '@tanstack/react-query';
import type { Patient } from '#contract/patient/patient.ts';
import { nameIn } from '#contract/patient/name-in.ts';
import { useLocale } from '../../lib/locale.ts';
import { namesOf } from '../../lib/person.ts';
import { useIsStaff } from '../../lib/use-session.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { Choice } from '../../ui/choice.tsx';
import { FieldSet, Problem } from '../../ui/field.tsx';
import { Identity } from '../../ui/identity.tsx';
import { Failure } from '../../ui/page.tsx';
import { PatientPicker } from '../../ui/patient-picker.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { Tick } from '../../ui/tick.tsx';
import { ownLinksQuery } from '../links/queries.ts';

interface WhoStepProps {
  readonly patientId: string;
  /** Undefined while loading. */
  readonly patient: Patient | undefined;
  readonly problem: string | undefined;
  readonly onChoose: (patientId: string) => void;
}

/** The step for the patient: staff search, a patient chooses among the linked records. */
export function WhoStep(props: WhoStepProps) {
  return useIsStaff() ? <Search {...props} /> : <Linked {...props} />;
}

function Search({ patientId, patient, problem, onChoose }: WhoStepProps) {
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

function Linked({ patientId, problem, onChoose }: WhoStepProps) {
  const locale = useLocale();
  const { data, isError, refetch } = useQuery(ownLinksQuery);
  if (isError) return <Failure text={m.recentFailed()} onRetry={refetch} />;
  if (data === undefined)
    return (
      <Loading className="grid gap-3">
        <Skeleton className="h-11" />
      </Loading>
    );
  if (data.length === 0) return <p>{m.appointmentsNoRecord()}</p>;
  return (
    <FieldSet id="who" legend={m.appointmentForWhom()} problem={problem}>
      <div className="flex flex-wrap gap-2">
        {data.map(({ id, patient }, index) => (
          <Choice key={id}>
            <Tick
              {...(index === 0 && { id: 'patient' })}
              type="radio"
              name="who"
              checked={patient.id === patientId}
              onChange={() => onChoose(patient.id)}
            />
            <bdi>{nameIn(patient, locale)}</bdi>
          </Choice>
        ))}
      </div>
    </FieldSet>
  );
}
