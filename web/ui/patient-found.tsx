import type { PatientList } from '#contract/patient/list.ts';
import type { Patient } from '#contract/patient/patient.ts';
import { useLocale } from '../lib/locale.ts';
import { bornIn } from '../lib/birth.ts';
import { namesOf } from '../lib/person.ts';
import { FoundBy } from './found-by.tsx';
import { Ltr } from './ltr.tsx';

/** A patient among those that a search finds, told from others of the same name. */
export function PatientFound({ patient, list }: { patient: Patient; list?: Pick<PatientList, 'foundBy'> | undefined }) {
  const locale = useLocale();
  const { name, otherName } = namesOf(patient, locale);
  const { nationalId } = patient.personalInfo;
  return (
    <>
      <span>
        <bdi>{name}</bdi>
        {otherName !== undefined && (
          <>
            {' '}
            · <bdi>{otherName}</bdi>
          </>
        )}
      </span>{' '}
      <span className="flex flex-wrap gap-x-3 text-sm font-normal text-muted">
        <span>{bornIn(locale, patient.personalInfo)}</span> {nationalId !== undefined && <Ltr>{nationalId}</Ltr>}
        <FoundBy patient={patient} list={list} />
      </span>
    </>
  );
}
