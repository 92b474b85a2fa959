import type * as z from 'zod/mini';
import { OpenedPatient } from '#contract/patient/patient.ts';

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
