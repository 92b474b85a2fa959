import type { Endpoints } from '../lib/endpoints.ts';

/** The accounts of a local cloud. The patient has the e-mail and birth date of the first seeded record and is linked to it. */
export const people = [
  {
    role: 'CLINICIAN',
    email: 'dr.huda@afiya.example',
    password: 'Clinic-Demo-2025!',
    attributes: { given_name: 'Huda', family_name: 'Al-Naimi', birthdate: '1984-02-19', phone_number: '+97455010101' },
  },
  {
    role: 'PATIENT',
    email: 'mariam@afiya.example',
    password: 'Patient-Demo-2025!',
    attributes: { given_name: 'Mariam', family_name: 'Al-Kuwari', birthdate: '1991-06-14', phone_number: '+97455020202' },
  },
  {
    role: 'ADMIN',
    email: 'admin@afiya.example',
    password: 'Admin-Demo-2025!',
    attributes: { given_name: 'Yousef', family_name: 'Haddad', birthdate: '1979-11-03', phone_number: '+97455030303' },
  },
] as const;

export const accounts: Endpoints['accounts'] = people.map(({ role, email, password }) => ({ role, email, password }));
