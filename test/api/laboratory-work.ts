import type { LabOrder } from '#contract/laboratory/laboratory.ts';
import { type Answer, call, newPatientBody, sessionOf, tokensOf } from './client.ts';
import { everyRow } from './pages.ts';

const password = 'Clinic-Demo-2025!';
const emails = {
  nurse: 'nurse@afiya.example',
  reception: 'reception@afiya.example',
  lab: 'lab@afiya.example',
  lab2: 'lab2@afiya.example',
} as const;
export type Who = keyof typeof emails | 'doctor' | 'admin' | 'patient';
const seeded = { doctor: 'CLINICIAN', admin: 'ADMIN', patient: 'PATIENT' } as const;
const tokensFor = (who: Who) =>
  who === 'doctor' || who === 'admin' || who === 'patient' ? tokensOf(seeded[who]) : sessionOf(emails[who], password);
export const ask = async (who: Who, method: string, path: string, body?: unknown, headers: Record<string, string> = {}) =>
  call(method, path, { token: (await tokensFor(who)).access, body, headers });

export const newPatient = async (personal: object = {}): Promise<string> =>
  (await ask('doctor', 'POST', '/patients', newPatientBody({ ...personal }))).body.id;
export const ordering = (patientId: string, tests: readonly string[], more: object = {}) => ({
  patientId,
  status: 'active',
  priority: 'routine',
  tests,
  ...more,
});
export const order = (patientId: string, tests: readonly string[], more: object = {}, who: Who = 'doctor') =>
  ask(who, 'POST', '/laboratory/orders', ordering(patientId, tests, more));
export const at = ({ id, patient }: LabOrder): string => `/patients/${patient.id}/laboratory/${id}`;
export const take = (one: LabOrder, specimen = 'serum', who: Who = 'nurse') => ask(who, 'POST', `${at(one)}/collection`, { specimen });
export const receive = (one: LabOrder, specimen = 'serum', more: object = { status: 'received' }, who: Who = 'lab') =>
  ask(who, 'POST', `${at(one)}/specimens`, { specimen, ...more });
export const enter = (one: LabOrder, results: readonly object[], who: Who = 'lab') => ask(who, 'PUT', `${at(one)}/results`, { results });
export const verify = (one: LabOrder, tests: readonly string[], who: Who = 'lab2') =>
  ask(who, 'POST', `${at(one)}/verification`, { tests });
export const acknowledge = (one: LabOrder, done: string, who: Who = 'doctor') => ask(who, 'POST', `${at(one)}/acknowledgement`, { done });
export const potassium = (value: unknown, more: object = {}) => ({ test: 'potassium', value, unit: 'mmol/L', ...more });

/** An order whose serum has come to the laboratory. */
export async function arrived(tests: readonly string[], more: object = {}): Promise<LabOrder> {
  const { body } = await order(await newPatient(), tests, more);
  await take(body);
  return (await receive(body)).body;
}
/** An order with one verified potassium. */
export async function reported(value: number, more: object = {}): Promise<LabOrder> {
  const one = await arrived(['potassium'], more);
  await enter(one, [potassium(value)]);
  return (await verify(one, ['potassium'])).body;
}
export const details = ({ body }: Answer): unknown => body.details?.map(({ path, code }: { path: string; code: string }) => [path, code]);
export const alertsOf = async (patientId: string): Promise<readonly { message: { en: string; ar: string }; severity: string }[]> =>
  (await everyRow((query) => ask('doctor', 'GET', `/alerts${query}`))).filter((one) => one.patient.id === patientId);
/** The results that wait for somebody. */
export const inbox = (who: Who = 'doctor'): Promise<LabOrder[]> => everyRow((query) => ask(who, 'GET', `/laboratory/inbox${query}`));
/** The laboratory's open orders. */
export const bench = (): Promise<LabOrder[]> => everyRow((query) => ask('lab', 'GET', `/laboratory/orders${query}`));
