import { randomUUID } from 'node:crypto';
import { dayAfter, qatarDate, weekdayOf } from '#contract/base/qatar-time.ts';
import type { Endpoints } from '../../local/lib/endpoints.ts';
import { type Answer, call, endpoints as shared, newPatientBody, signIn, tokensOf } from './client.ts';
import { enterCode, issue } from './linking.ts';

/** A day some days from now, and not a Friday or Saturday. */
export function workday(daysAhead: number): string {
  let day = dayAfter(qatarDate(new Date()), daysAhead);
  while (weekdayOf(day) >= 5) day = dayAfter(day, 1);
  return day;
}

const everyDay = Array.from({ length: 7 }, () => [
  { from: '07:00', to: '12:00' },
  { from: '13:00', to: '20:00' },
]);
let serial = 0;

/** What tests of the clinic do as its administrator and its reception. */
export function clinicOf(at: () => Endpoints = shared) {
  const ask = async (
    as: 'CLINICIAN' | 'PATIENT' | 'ADMIN' | { readonly token: string },
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer> => {
    const token = typeof as === 'object' ? as.token : (await tokensOf(as, at())).access;
    return call(method, path, { token, body, headers }, at().apiUrl);
  };
  return {
    ask,
    /** A new clinician, who sees patients every day from 7 to 12 and from 13 to 20. */
    clinician: async (weekly: unknown = everyDay): Promise<string> => {
      serial += 1;
      const id = randomUUID();
      const name = { en: `Dr. Test ${serial}`, ar: `د. اختبار ${serial}` };
      const added = await ask('ADMIN', 'PUT', `/staff/${id}`, { name, duties: ['prescriber'] });
      const hours = await ask('ADMIN', 'PUT', `/clinicians/${id}/hours`, { weekly, exceptions: [] });
      if (added.status !== 200 || hours.status !== 200) throw new Error('the clinician could not be added');
      return id;
    },
    patient: async (): Promise<string> => (await ask('CLINICIAN', 'POST', '/patients', newPatientBody())).body.id,
    /** A new patient, for whom a seeded patient account acts. */
    dependent: async (): Promise<string> => {
      const { body: made } = await ask('CLINICIAN', 'POST', '/patients', newPatientBody());
      const carer = { relation: 'carer', until: dayAfter(qatarDate(new Date()), 30), reason: 'Helps at home' } as const;
      const { body: issued } = await issue(made.id, carer, at());
      const { access } = await tokensOf('PATIENT', at());
      const { status } = await enterCode(access, issued.code, made.personalInfo.dateOfBirth, at());
      if (status !== 201) throw new Error('the patient could not be linked');
      return made.id;
    },
    /** A seeded staff member, by the start of the address. */
    member: async (name: string): Promise<{ readonly token: string }> => {
      const account = at().accounts.find(({ email }) => email.startsWith(`${name}@`));
      if (account === undefined) throw new Error(`nobody is called ${name}`);
      return { token: (await signIn(account.email, account.password, at())).access };
    },
  };
}
