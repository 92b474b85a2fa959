import type * as z from 'zod/mini';
import type { Duty, ListedMember } from '#contract/staff/roster.ts';
import type { Person } from '../../web/lib/session.ts';

/** Somebody who is signed in: an account and, of staff, their entry on the list. */
export interface SignedIn extends Person {
  readonly member?: z.input<typeof ListedMember>;
}

/** An account's id, as the user pool makes it. */
const uuid = (number: number): string => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const account = (id: string, email: string, firstName: string, lastName: string) => ({
  id,
  email,
  firstName,
  lastName,
  mailLanguage: undefined,
  lacksSecondFactor: false,
});
const clinician = (duties: Duty[], ar: string, title: string, ...[id, email, first, last]: Parameters<typeof account>): SignedIn => ({
  ...account(id, email, first, last),
  roles: ['CLINICIAN'],
  member: { id, version: 1, name: { en: `${title}${first} ${last}`, ar }, duties },
});

/** The people of the tests; a test that needs another duty says so: `{ ...nurse, member: … }`. */
export const doctor = clinician(['prescriber'], 'د. هدى النعيمي', 'Dr. ', uuid(1), 'dr.huda@afiya.example', 'Huda', 'Al-Naimi');
export const otherDoctor = clinician(['prescriber'], 'د. عمر خليل', 'Dr. ', uuid(2), 'dr.omar@afiya.example', 'Omar', 'Khalil');
export const receptionist = clinician(['reception'], 'عائشة السليطي', '', uuid(3), 'reception@afiya.example', 'Aisha', 'Al-Sulaiti');
export const nurse = clinician(['nurse'], 'غريس سانتوس', '', uuid(4), 'nurse@afiya.example', 'Grace', 'Santos');
export const technician = clinician(['laboratory'], 'طارق محمود', '', uuid(5), 'lab@afiya.example', 'Tariq', 'Mahmood');
export const otherTechnician = clinician(['laboratory'], 'منى صالح', '', uuid(6), 'lab2@afiya.example', 'Mona', 'Saleh');
export const administrator: SignedIn = { ...account(uuid(7), 'admin@afiya.example', 'Yousef', 'Haddad'), roles: ['ADMIN'] };
export const patient: SignedIn = { ...account(uuid(8), 'mariam@afiya.example', 'Mariam', 'Al-Kuwari'), roles: ['PATIENT'] };

/** The clinic's staff list. */
export const roster = [doctor, otherDoctor, receptionist, nurse, technician, otherTechnician].flatMap(({ member }) =>
  member === undefined ? [] : [member],
);
