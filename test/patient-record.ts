import { allergyStatusOf } from '#contract/patient/allergies.ts';
import type { WholeRecord } from '../lambdas/exports/whole-record.ts';
import type { PatientRecord } from '../lambdas/clinic/patient.ts';

type Given = Partial<Omit<PatientRecord, 'personalInfo' | 'medicalInfo'>> & {
  readonly personalInfo?: Partial<PatientRecord['personalInfo']>;
  readonly medicalInfo?: Partial<PatientRecord['medicalInfo']>;
};

/** A record with the mandatory fields and those that a test adds. */
export const patientRecord = ({ personalInfo, medicalInfo, ...given }: Given = {}): PatientRecord => ({
  id: '01JAB3CD4EF5GH6JK7MN8PQ9RS',
  version: 1,
  status: 'active',
  createdAt: '2026-01-05T10:20:30.000Z',
  updatedAt: '2026-01-05T10:20:30.000Z',
  ...given,
  personalInfo: {
    firstName: 'Fatima',
    lastName: 'Al-Kuwari',
    email: 'fatima@example.com',
    phone: '+974 5555 0001',
    dateOfBirth: '1985-03-14',
    gender: 'female',
    address: { country: 'QA' },
    ...personalInfo,
  },
  medicalInfo: {
    allergies: [],
    allergySeverities: [],
    medications: [],
    ...medicalInfo,
    allergyStatus: allergyStatusOf(medicalInfo?.allergies ?? [], medicalInfo?.allergyStatus ?? 'not-asked'),
  },
});

/** Everything stored about a patient: the record only, plus a test's additions. */
export const kept = (given: Partial<WholeRecord> = {}): WholeRecord => ({
  patient: patientRecord(),
  appointments: [],
  alerts: [],
  immunizations: [],
  prescriptions: [],
  symptomSessions: [],
  laboratory: [],
  problems: [],
  allergies: [],
  documents: [],
  letters: [],
  vitalSigns: [],
  visits: [],
  staff: new Map(),
  ...given,
});
