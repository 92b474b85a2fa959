import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import type { Route } from '#contract/routes/route.ts';
import { type RouteId, routeIds, routes } from '#contract/routes/table.ts';
import { call, endpoints, newPatientBody, signIn, tokensOf } from './client.ts';
import { type Ask, callRoute, workOfTheClinic } from './clinic-work.ts';

type Who = 'dr.huda' | 'nurse';
const tokens = new Map<Who, string>();
const ask = async (who: Who, method: string, path: string, body?: unknown, headers: Record<string, string> = {}) => {
  const token = tokens.get(who) ?? (await signIn(`${who}@afiya.example`, 'Clinic-Demo-2025!')).access;
  tokens.set(who, token);
  return call(method, path, { token, body, headers });
};
const made = async (who: Who, path: string, body: unknown) => {
  const { status, body: answer } = await ask(who, 'POST', path, body);
  expect(status, JSON.stringify(answer)).toBe(201);
  return answer;
};
const newPatient = async (): Promise<string> => (await made('dr.huda', '/patients', newPatientBody())).id;

interface Change {
  readonly method: 'POST' | 'PUT';
  readonly path: string;
  readonly version: number;
  readonly body?: unknown;
  /** The same change with other contents, if it has contents. */
  readonly other?: unknown;
  readonly who?: Who;
}

/** One change of each kind, ready to be asked for. */
const changes: Readonly<Record<string, (id: string) => Promise<Change>>> = {
  'a problem is over': async (id) => {
    const { id: entry } = await made('dr.huda', `/patients/${id}/problems`, { text: 'Otitis media' });
    return {
      method: 'PUT',
      path: `/patients/${id}/problems/${entry}`,
      version: 1,
      body: { status: 'resolved' },
      other: { note: 'Left ear' },
    };
  },
  'a measurement is corrected': async (id) => {
    const { id: entry } = await made('nurse', `/patients/${id}/vital-signs`, { values: { pulse: 170 } });
    const body = { values: { pulse: 70 } };
    return {
      method: 'PUT',
      path: `/patients/${id}/vital-signs/${entry}`,
      version: 1,
      body,
      other: { values: { pulse: 71 } },
      who: 'nurse',
    };
  },
  'an allergy was recorded by mistake': async (id) => {
    const { id: entry } = await made('dr.huda', `/patients/${id}/allergies`, { substance: 'Latex' });
    const path = `/patients/${id}/allergies/${entry}/entered-in-error`;
    return { method: 'POST', path, version: 1, body: { reason: 'Another patient' }, other: { reason: 'Other' } };
  },
  'a note is signed': async (id) => {
    const { id: visit } = await made('dr.huda', `/patients/${id}/encounters`, { service: 'consultation' });
    const path = `/patients/${id}/encounters/${visit}/note`;
    const { body: note } = await ask('dr.huda', 'PUT', path, { sections: { plan: 'Rest' } });
    return { method: 'POST', path: `${path}/signature`, version: note.version };
  },
  'a specimen is taken': async (id) => {
    const order = { patientId: id, status: 'active', priority: 'stat', tests: ['sodium', 'hemoglobin'] };
    const { id: entry, version } = await made('dr.huda', '/laboratory/orders', order);
    const path = `/patients/${id}/laboratory/${entry}/collection`;
    return { method: 'POST', path, version, body: { specimen: 'serum' }, other: { specimen: 'edta' }, who: 'nurse' };
  },
};

it.each(Object.keys(changes))('%s: repeated because the answer was lost, it gets the same answer and happens once', async (name) => {
  const { method, path, version, body, other, who = 'dr.huda' } = await (changes[name] ?? fail)(await newPatient());
  const send = (key: string, given = body) => ask(who, method, path, given, { 'if-match': `"${version}"`, 'x-request-id': key });
  const key = `repeat:${randomUUID()}`;
  const answers = await Promise.all([send(key), send(key)]);
  answers.push(await send(key));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  for (const answer of answers) expect(answer.body).toEqual(answers[0]?.body);
  expect(answers[0]?.body.version).toBe(version + 1);
  if (other !== undefined) expect((await send(key, other)).body.code).toBe('REQUEST_ID_REUSED');
  // Somebody else who saw the version before is told.
  expect([409, 412]).toContain((await send(`repeat:${randomUUID()}`)).status);
});

const isVersioned = (id: RouteId): boolean => {
  const route: Route = routes[id];
  // A draft saves itself: the screen compares what is there with what it sent.
  return route.ifMatch === true && id !== 'notes.save';
};

it('every change of a version that is repeated because its answer was lost is found done', async () => {
  const of = { id: await newPatient() };
  const { access: staff } = await tokensOf('CLINICIAN');
  const found = new Map<RouteId, unknown>();
  const ask: Ask = async (id, asked = {}) => {
    const request = { as: staff, ...asked };
    if (!isVersioned(id)) return callRoute(id, request, endpoints());
    const send = (ifMatch: number, key: string) => callRoute(id, { ...request, ifMatch, key }, endpoints());
    const key = `all:${randomUUID()}`;
    // A version that nobody has seen is answered with the one that is there.
    let version = 999_999;
    let answer = await send(version, key);
    while (answer.status === 412) {
      version = answer.body.current?.version ?? 0;
      answer = await send(version, key);
    }
    const again = await send(version, key);
    found.set(id, [answer.status, again.status, again.body.version === answer.body.version]);
    return answer;
  };
  await workOfTheClinic(ask, endpoints(), of);
  const { access: patient } = await tokensOf('PATIENT');
  const { id: entryId } = (await ask('proposals.make', { of, as: patient, body: { field: 'allergies', value: 'Penicillin' } })).body;
  await ask('proposals.answer', { of: { ...of, entryId }, body: { state: 'accepted' } });
  expect(Object.fromEntries(found)).toEqual(Object.fromEntries(routeIds.filter(isVersioned).map((id) => [id, [200, 200, true]])));
});

function fail(): never {
  throw new Error('no such change');
}
