import { createHash, randomUUID } from 'node:crypto';
import { dayAfter, qatarDate } from '#contract/base/qatar-time.ts';
import type { Answer, Ask, Who } from './people.ts';

/** The records about which people work, and what of the work is looked up by its id. */
export interface Work {
  readonly patientIds: readonly string[];
  /** Paths that a reader fills: `{entryId}` of a visit, `{orderId}`, … with the record's `{id}`. */
  readonly opened: readonly Readonly<Record<string, string>>[];
}

/** The gateway's answer about a route that a release does not have. */
const isUnknown = ({ status, body }: Answer): boolean => status === 404 && body?.message === 'Not found';

/**
 * A day of a small clinic, by everybody with a duty, the administrator and a patient. Of each kind something is done, and something stays
 * open. The first record is the patient's own. Throws if a request fails, unless the release does not have its route.
 */
export async function work(ask: Ask, patientIds: readonly string[], now: Date, hour: number): Promise<Work> {
  const [own = '', second = '', third = ''] = patientIds;
  const opened: Record<string, string>[] = [];
  const unique = randomUUID().slice(0, 8);
  const today = qatarDate(now);
  const tomorrow = dayAfter(today, 1);
  const does = async (who: Who, request: string, body?: unknown): Promise<Answer['body']> => {
    const answer = await ask(who, request, body);
    if (isUnknown(answer)) return undefined;
    if (answer.status >= 300) throw new Error(`${who} ${request}: ${answer.status} ${JSON.stringify(answer.body)}`);
    return answer.body;
  };

  // The administrator: a clinician with hours, somebody who was invited, and somebody who left.
  const clinicianId = randomUUID();
  const entry = (name: string) => ({ name: { en: `Dr. ${name} ${unique}`, ar: `د. ${unique}` }, duties: ['prescriber'] });
  await does('administrator', `PUT /staff/${clinicianId}`, entry('Hired'));
  const weekly = Array.from({ length: 7 }, () => [{ from: '00:00', to: '24:00' }]);
  await does('administrator', `PUT /clinicians/${clinicianId}/hours`, { weekly, exceptions: [] });
  for (const name of ['Invited', 'Left']) {
    const invited = { email: `${name}.${unique}@clinic.example`, role: 'CLINICIAN', ...entry(name) };
    const { id } = await does('administrator', 'POST /staff', invited);
    if (name === 'Left') await does('administrator', `POST /staff/${id}/deactivation`, {});
  }
  opened.push({ clinicianId });

  // The reception: booked, waiting, cancelled, missed, seen; a link code that nobody entered.
  const what = { clinicianId, minutes: 20, service: 'consultation' };
  const booked = async (patientId: string, date: string, time: string): Promise<string> =>
    (await does('reception', 'POST /appointments', { patientId, ...what, date, time })).id;
  const changed = (patientId: string, id: string, status: string, more: object = {}) =>
    does('reception', `POST /patients/${patientId}/appointments/${id}/status`, { status, ...more });
  await booked(second, tomorrow, '09:00');
  await changed(second, await booked(second, tomorrow, '10:00'), 'cancelled', { reason: 'Has the flu' });
  const seen = await booked(second, today, '23:00');
  await changed(second, seen, 'arrived');
  await does('reception', 'POST /appointments/waiting', { patientId: third, ...what });
  await does('reception', `POST /patients/${third}/link-codes`, { relation: 'self' });
  await does('reception', `PUT /patients/${third}`, { status: 'pending', personalInfo: { lastName: `Renamed${unique}` } });

  // The nurse.
  await does('nurse', `POST /patients/${second}/vital-signs`, { values: { pulse: 170, weight: 71 } });
  await does('nurse', `POST /patients/${third}/vital-signs`, { values: { pulse: 70 } });
  await does('nurse', `POST /patients/${second}/allergies`, { substance: 'Latex', reaction: 'Hives' });
  await does('nurse', `POST /patients/${second}/immunizations`, {
    status: 'completed',
    vaccine: 'td',
    on: today,
    lot: 'A0',
    site: 'arm-left',
  });

  // The doctor: one visit that is over and signed, and one whose note is not; problems, prescriptions, a document.
  const visit = async (patientId: string, more: object = {}): Promise<string> => {
    const { id } = await does('doctor', `POST /patients/${patientId}/encounters`, { service: 'consultation', ...more });
    await does('doctor', `PUT /patients/${patientId}/encounters/${id}/note`, { sections: { assessment: `Seen ${unique}`, plan: 'Rest' } });
    opened.push({ id: patientId, entryId: id });
    return id;
  };
  const over = await visit(second, { appointmentId: seen });
  await does('doctor', `POST /patients/${second}/encounters/${over}/finish`);
  await does('doctor', `POST /patients/${second}/encounters/${over}/note/signature`);
  await does('doctor', `POST /patients/${second}/encounters/${over}/note/addenda`, { text: 'Called: better' });
  await visit(third);
  await does('doctor', `POST /patients/${second}/problems`, { text: 'Gout' });
  const { id: solved } = await does('doctor', `POST /patients/${second}/problems`, { text: 'Sprained ankle' });
  await does('doctor', `PUT /patients/${second}/problems/${solved}`, { status: 'resolved' });
  const scan = Buffer.from(`%PDF-1.7\n${unique}\n%%EOF\n`);
  const file = { title: 'Letter', type: 'application/pdf', size: scan.length, sha256: createHash('sha256').update(scan).digest('hex') };
  const { url, headers, id: documentId } = await does('doctor', `POST /patients/${second}/documents`, file);
  await fetch(url, { method: 'PUT', headers, body: scan });
  await does('doctor', `POST /patients/${second}/documents/${documentId}/complete`);
  const prescribed = async (patientId: string, ingredientId: string, strength: string, signs = true): Promise<string> => {
    const drug = { ingredientId, form: 'tablet', strength };
    const dose = { quantity: 1, unit: 'tablet', route: 'oral', frequency: 'daily', dispense: { quantity: 30, unit: 'tablet' }, repeats: 0 };
    const { id } = await does('doctor', `POST /patients/${patientId}/prescriptions`, { drug, dose });
    if (!signs) return id;
    const { checks, lists } = await does('doctor', `POST /patients/${patientId}/prescriptions/check`, { drug });
    const answers = checks.map(({ rule, about }: { rule: string; about?: string }) => ({ rule, about, reason: 'Seen' }));
    await does('doctor', `POST /patients/${patientId}/prescriptions/${id}/sign`, { signature: { lists, answers } });
    return id;
  };
  await prescribed(second, 'amlodipine', '5 mg');
  await prescribed(second, 'bisoprolol', '5 mg', false);
  const stopped = await prescribed(third, 'atorvastatin', '20 mg');
  await does('doctor', `POST /patients/${third}/prescriptions/${stopped}/status`, { status: 'stopped', reason: 'Muscle pain' });
  await does('doctor', 'POST /tasks', { text: `Call ${unique}`, givenTo: clinicianId, patientId: second });

  // The laboratory: on the bench, awaiting a second person, awaiting its prescriber, and done.
  type Test = 'potassium' | 'sodium';
  const ordered = async (patientId: string, test: Test): Promise<string> => {
    const { id } = await does('doctor', 'POST /laboratory/orders', {
      patientId,
      status: 'active',
      priority: 'stat',
      tests: [test],
      repeatReason: 'Control',
    });
    opened.push({ id: patientId, orderId: id });
    return `/patients/${patientId}/laboratory/${id}`;
  };
  const entered = async (patientId: string, test: Test, value: number): Promise<string> => {
    const order = await ordered(patientId, test);
    await does('nurse', `POST ${order}/collection`, { specimen: 'serum' });
    await does('laboratory', `POST ${order}/specimens`, { specimen: 'serum', status: 'received' });
    await does('laboratory', `PUT ${order}/results`, { results: [{ test, value, unit: 'mmol/L' }] });
    return order;
  };
  const verified = async (patientId: string, test: Test, value: number): Promise<string> => {
    const order = await entered(patientId, test, value);
    await does('secondLaboratory', `POST ${order}/verification`, { tests: [test] });
    return order;
  };
  await ordered(third, 'potassium');
  await entered(second, 'sodium', 140);
  await verified(second, 'potassium', 6.9);
  await does('doctor', `POST ${await verified(third, 'sodium', 141)}/acknowledgement`, { done: 'Called' });

  // The patient: a request for a time, for more of a medicine, and for corrections, of which one is answered.
  await does('patient', 'POST /appointments', { patientId: own, ...what, date: tomorrow, time: `${hour}:00` });
  const repeatable = await prescribed(own, unique < '8' ? 'amlodipine' : 'bisoprolol', '5 mg');
  await does('patient', `POST /patients/${own}/prescriptions/${repeatable}/repeat`);
  const proposed = async (value: string) => (await does('patient', `POST /patients/${own}/proposals`, { field: 'phone', value })).id;
  const answered = await proposed('+974 5555 0101');
  await does('nurse', `PUT /patients/${own}/proposals/${answered}`, { state: 'accepted' });
  await proposed('+974 5555 0102');
  return { patientIds: [own, second, third], opened };
}
