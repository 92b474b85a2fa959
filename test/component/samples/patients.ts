import type * as z from 'zod/mini';
import { OpenedPatient } from '#contract/patient/patient.ts';
import { type Answers, refuse } from '../answers.ts';

type Given = z.input<typeof OpenedPatient>;

/** A patient of the clinic; `more` replaces what a test is about. */
export const patientOf = ({
  personalInfo,
  medicalInfo,
  ...more
}: Partial<Omit<Given, 'personalInfo' | 'medicalInfo'>> & {
  readonly personalInfo?: Partial<Given['personalInfo']>;
  readonly medicalInfo?: Partial<Given['medicalInfo']>;
} = {}): OpenedPatient =>
  OpenedPatient.parse({
    id: '01JABCDEFGHJKMNPQRSTVWXYZ0',
    status: 'active',
    version: 1,
    createdAt: '2026-01-04T06:00:00.000Z',
    updatedAt: '2026-01-04T06:00:00.000Z',
    ...more,
    personalInfo: {
      firstName: 'Fatima',
      lastName: 'Al-Mansouri',
      email: 'fatima@example.com',
      phone: '+974 5501 2345',
      phoneNumber: '+974 5501 2345',
      dateOfBirth: '1985-03-14',
      gender: 'female',
      address: { country: 'QA' },
      ...personalInfo,
    },
    medicalInfo: {
      allergies: [],
      medications: [],
      emergencyContact: { name: 'Ahmed Al-Mansouri', relationship: 'spouse', phone: '+974 4411 2233', phoneNumber: '+974 4411 2233' },
      ...medicalInfo,
    },
  });

/** Patients by their numbers, each distinguished by name, address and birth date, for lists. */
export const patientsOf = (count: number, more: (index: number) => Parameters<typeof patientOf>[0] = () => ({})): OpenedPatient[] =>
  Array.from({ length: count }, (_, index) => {
    const { personalInfo, ...rest } = more(index) ?? {};
    return patientOf({
      id: `01JABCDEFGHJKMNPQRSTVW${String(index + 1).padStart(4, '0')}`,
      ...rest,
      personalInfo: {
        firstName: `Person${index + 1}`,
        email: `person${index + 1}@example.com`,
        dateOfBirth: `${1960 + (index % 40)}-03-14`,
        ...personalInfo,
      },
    });
  });

/** What the API answers of these records: the list by page, words, status and birth date, each record, and its changes. */
export function recordsOf(
  all: readonly OpenedPatient[],
): Pick<Required<Answers>, 'patients.list' | 'patients.get' | 'patients.delete' | 'patients.update' | 'chart.get'> {
  let records = [...all];
  const found = (id: string) => records.find((one) => one.id === id);
  return {
    'patients.list': ({ query: { page = 1, limit, search, status, sortBy, sortOrder } }) => {
      const matching = records.filter(
        ({ personalInfo: { firstName, lastName, nameArabic = '' }, status: theirs }) =>
          `${firstName} ${lastName} ${nameArabic}`.toLowerCase().includes(search.toLowerCase()) &&
          (status === undefined || status === theirs),
      );
      const ordered =
        sortBy === 'personalInfo.dateOfBirth'
          ? matching.toSorted(({ personalInfo: one }, { personalInfo: other }) => one.dateOfBirth.localeCompare(other.dateOfBirth))
          : matching;
      const sorted = sortOrder === 'desc' && ordered !== matching ? ordered.toReversed() : ordered;
      return { patients: sorted.slice((page - 1) * limit, page * limit), total: sorted.length, page, limit };
    },
    'patients.get': ({ params: { id } }) => found(id) ?? refuse('NOT_FOUND'),
    'chart.get': ({ params: { id } }) => {
      const patient = found(id);
      return patient === undefined ? refuse('NOT_FOUND') : { patient, problems: [], allergies: [], vitals: {} };
    },
    'patients.delete': ({ params: { id } }) => {
      records = records.filter((one) => one.id !== id);
      return { success: true, id };
    },
    'patients.update': ({ params: { id }, body: { status } }) => {
      records = records.map((one) => (one.id === id ? { ...one, status: status ?? one.status, version: one.version + 1 } : one));
      return found(id) ?? refuse('NOT_FOUND');
    },
  };
}
