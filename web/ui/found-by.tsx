import { nameIn } from '#contract/patient/name-in.ts';
import type { PatientList } from '#contract/patient/list.ts';
import type { Patient } from '#contract/patient/patient.ts';
import { useLocale } from '../lib/locale.ts';
import { m } from '../i18n/paraglide/messages.js';
import { Phone } from './phone.tsx';

/** By what a search found a patient, where it is not what is theirs now: an earlier name, or the emergency contact. */
export function FoundBy({ patient, list }: { patient: Patient; list: Pick<PatientList, 'foundBy'> | undefined }) {
  const locale = useLocale();
  const by = list?.foundBy?.find(({ id }) => id === patient.id)?.by;
  const { emergencyContact: contact } = patient.medicalInfo;
  if (by === 'formerName')
    return (
      <span>
        {m.earlierName()} <bdi>{patient.personalInfo.formerNames?.map((name) => nameIn(name, locale)).join(' · ')}</bdi>
      </span>
    );
  if (by !== 'contact' || contact === undefined) return undefined;
  return (
    <span>
      {m.foundByContact()} <bdi>{contact.name}</bdi> <Phone number={contact.phone} />
    </span>
  );
}
