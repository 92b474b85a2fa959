import type { Period } from '#contract/appointments/clinic-hours.ts';
import type { Texts } from '#contract/base/language.ts';
import type { Role } from '#contract/base/role.ts';
import type { ClinicDetails } from '#contract/clinic-catalogue/clinic-profile.ts';
import type { Duty } from '#contract/staff/roster.ts';
import type { Endpoints } from '../lib/endpoints.ts';

/** A person with an account in a local cloud. */
interface SeedPerson {
  readonly role: Role;
  readonly email: string;
  /** Absent for invited people who have not signed in yet. */
  readonly password?: string;
  readonly attributes: {
    readonly given_name: string;
    readonly family_name: string;
    readonly birthdate?: string;
    readonly phone_number?: string;
  };
  /** Their duties in the clinic. */
  readonly staff?: { readonly name: Texts; readonly specialty?: Texts; readonly duties: readonly Duty[]; readonly weekly?: Weekly };
}
type Weekly = readonly (readonly Period[])[];

const period = (from: string, to: string): Period => ({ from, to });
/** The same periods on several weekdays; 0 is Sunday. */
const on = (days: readonly number[], ...periods: readonly Period[]): Weekly =>
  Array.from({ length: 7 }, (_, day) => (days.includes(day) ? periods : []));
const workweek = [0, 1, 2, 3, 4];
const weekend = [5, 6];
const familyMedicine = { en: 'Family medicine', ar: 'طب الأسرة' };

export const doctor = {
  role: 'CLINICIAN',
  email: 'dr.huda@afiya.example',
  password: 'Clinic-Demo-2025!',
  attributes: { given_name: 'Huda', family_name: 'Al-Naimi', birthdate: '1984-02-19', phone_number: '+97455010101' },
  staff: {
    name: { en: 'Dr. Huda Al-Naimi', ar: 'د. هدى النعيمي' },
    specialty: familyMedicine,
    duties: ['prescriber'],
    weekly: on(workweek, period('07:00', '12:00'), period('12:30', '15:00')),
  },
} as const satisfies SeedPerson;
/** Has the e-mail and birth date of the first seeded record, and is linked to it. */
export const demoPatient = {
  role: 'PATIENT',
  email: 'mariam@afiya.example',
  password: 'Patient-Demo-2025!',
  attributes: { given_name: 'Mariam', family_name: 'Al-Kuwari', birthdate: '1991-06-14', phone_number: '+97455020202' },
} as const satisfies SeedPerson;
export const administrator = {
  role: 'ADMIN',
  email: 'admin@afiya.example',
  password: 'Admin-Demo-2025!',
  attributes: { given_name: 'Yousef', family_name: 'Haddad', birthdate: '1979-11-03', phone_number: '+97455030303' },
} as const satisfies SeedPerson;

/** What the demonstration's papers print of the clinic. */
export const letterhead: ClinicDetails = {
  name: { en: 'Afiya Demonstration Clinic', ar: 'عيادة عافية التجريبية' },
  address: { en: 'Al Corniche Street, Doha', ar: 'شارع الكورنيش، الدوحة' },
  phone: '+974 4400 0000',
  licence: 'DEMO-0000',
};

/** The accounts of a local cloud. */
export const people: readonly SeedPerson[] = [
  doctor,
  {
    role: 'CLINICIAN',
    email: 'reception@afiya.example',
    password: 'Clinic-Demo-2025!',
    attributes: { given_name: 'Aisha', family_name: 'Al-Sulaiti' },
    staff: { name: { en: 'Aisha Al-Sulaiti', ar: 'عائشة السليطي' }, duties: ['reception'] },
  },
  {
    role: 'CLINICIAN',
    email: 'nurse@afiya.example',
    password: 'Clinic-Demo-2025!',
    attributes: { given_name: 'Grace', family_name: 'Santos' },
    staff: { name: { en: 'Grace Santos', ar: 'غريس سانتوس' }, duties: ['nurse'] },
  },
  {
    role: 'CLINICIAN',
    email: 'lab@afiya.example',
    password: 'Clinic-Demo-2025!',
    attributes: { given_name: 'Tariq', family_name: 'Mahmood' },
    staff: { name: { en: 'Tariq Mahmood', ar: 'طارق محمود' }, duties: ['laboratory'] },
  },
  {
    role: 'CLINICIAN',
    email: 'lab2@afiya.example',
    password: 'Clinic-Demo-2025!',
    attributes: { given_name: 'Mona', family_name: 'Saleh' },
    staff: { name: { en: 'Mona Saleh', ar: 'منى صالح' }, duties: ['laboratory'] },
  },
  demoPatient,
  administrator,
  {
    role: 'CLINICIAN',
    email: 'dr.omar@afiya.example',
    attributes: { given_name: 'Omar', family_name: 'Khalil' },
    staff: {
      name: { en: 'Dr. Omar Khalil', ar: 'د. عمر خليل' },
      specialty: { en: 'Internal medicine', ar: 'الطب الباطني' },
      duties: ['prescriber'],
      weekly: on(workweek, period('14:00', '18:00'), period('18:30', '22:00')),
    },
  },
  {
    role: 'CLINICIAN',
    email: 'dr.salma@afiya.example',
    attributes: { given_name: 'Salma', family_name: 'Rashid' },
    staff: {
      name: { en: 'Dr. Salma Rashid', ar: 'د. سلمى راشد' },
      specialty: { en: 'Pediatrics', ar: 'طب الأطفال' },
      duties: ['prescriber'],
      weekly: on(workweek, period('08:00', '12:00'), period('13:00', '16:00')),
    },
  },
  {
    role: 'CLINICIAN',
    email: 'dr.priya@afiya.example',
    attributes: { given_name: 'Priya', family_name: 'Nair' },
    staff: {
      name: { en: 'Dr. Priya Nair', ar: 'د. بريا ناير' },
      specialty: { en: 'Obstetrics and gynecology', ar: 'أمراض النساء والولادة' },
      duties: ['prescriber'],
      weekly: on([0, 2, 4, 6], period('09:00', '13:00'), period('14:00', '17:00')),
    },
  },
  {
    role: 'CLINICIAN',
    email: 'dr.khalid@afiya.example',
    attributes: { given_name: 'Khalid', family_name: 'Al-Marri' },
    staff: {
      name: { en: 'Dr. Khalid Al-Marri', ar: 'د. خالد المري' },
      specialty: familyMedicine,
      duties: ['prescriber'],
      weekly: on(weekend, period('07:00', '14:30')),
    },
  },
  {
    role: 'CLINICIAN',
    email: 'dr.elena@afiya.example',
    attributes: { given_name: 'Elena', family_name: 'Petrova' },
    staff: {
      name: { en: 'Dr. Elena Petrova', ar: 'د. إيلينا بتروفا' },
      specialty: familyMedicine,
      duties: ['prescriber'],
      weekly: on(weekend, period('14:30', '22:00')),
    },
  },
];

/** The accounts that can sign in. */
export const accounts: Endpoints['accounts'] = people.flatMap(({ role, email, password }) =>
  password === undefined ? [] : [{ role, email, password }],
);
