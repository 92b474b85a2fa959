import type { PatientDuplicates, PatientDuplicatesQuery } from '#contract/patient/duplicates.ts';
import { type PatientRecord, answerOf } from '../clinic/patient.ts';
import { readRange } from '../clinic/search.ts';
import { type TermRange, digitsRange, fullNameRange, fullNameSound, phoneDigits } from '../clinic/search-terms.ts';
import { getPatients } from '../clinic/store.ts';

const shownMax = 5;
/** Maximum records compared in full. */
const candidatesMax = 20;
/** Rows read per phone number or full name, which many patients may share in a large register; birth dates beyond this are not compared. */
const rowsMax = 1000;

type Person = PatientDuplicatesQuery;
type Reason = PatientDuplicates[number]['because'][number];

const digitsOf = (phone: string | null | undefined): string => phoneDigits(phone ?? '');
const soundOf = ({ firstName, lastName }: Person): string | undefined => fullNameSound(firstName ?? '', lastName ?? '');

/** Reasons why a record may be this person's. */
function reasons(person: Person, { personalInfo: known }: PatientRecord): Reason[] {
  const sameBirth = person.dateOfBirth === known.dateOfBirth;
  const sound = soundOf(person);
  const found: Record<Reason, boolean> = {
    nationalId: Boolean(person.nationalId) && person.nationalId === known.nationalId,
    phone: sameBirth && digitsOf(person.phone) !== '' && digitsOf(person.phone) === digitsOf(known.phone),
    name: sameBirth && sound !== undefined && sound === fullNameSound(known.firstName, known.lastName),
  };
  return (['nationalId', 'phone', 'name'] as const).filter((reason) => found[reason]);
}

/** Records that may be the same person's, likeliest first: a matching QID counts most. */
export async function duplicatesOf(person: Person): Promise<PatientDuplicates> {
  const { nationalId, dateOfBirth } = person;
  const phone = digitsOf(person.phone);
  const sound = soundOf(person);
  const bornThen: TermRange[] =
    dateOfBirth === undefined
      ? []
      : [...(phone === '' ? [] : [digitsRange(phone)]), ...(sound === undefined ? [] : [fullNameRange(sound)])];
  const [sameId, ...others] = await Promise.all([
    nationalId ? readRange(digitsRange(nationalId), candidatesMax) : undefined,
    ...bornThen.map((range) => readRange(range, rowsMax)),
  ]);
  const sameBirth = others.flatMap((found) => found?.facts ?? []).filter((facts) => facts.dateOfBirth === dateOfBirth);
  const ids = new Set([...(sameId?.facts ?? []), ...sameBirth].map(({ id }) => id));
  const weight = (because: readonly Reason[]): number => because.length + (because.includes('nationalId') ? 2 : 0);
  return (await getPatients([...ids].slice(0, candidatesMax)))
    .map((patient) => ({ patient: answerOf(patient), because: reasons(person, patient) }))
    .filter(({ because }) => because.length > 0)
    .toSorted((a, b) => weight(b.because) - weight(a.because))
    .slice(0, shownMax);
}
