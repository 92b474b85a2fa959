import type { Route } from '#contract/routes/route.ts';
import { type RouteId, routeIds, routes } from '#contract/routes/table.ts';
import { type Answer, type Ask, type Who, everybody } from './people.ts';
import type { Work } from './work.ts';

/** What is not read: jobs, links that are made anew, sessions, the log, which reading changes, and what asks the symptom checker. */
const unread =
  /^(?:health|careDirectory|exports|papers|accessLog|browsers)\.|^symptomCheck\.get$|^patients\.export|^documents\.link|^merges\.preview$|^formulary\./;

/** The queries with which a route is asked. */
const queriesOf = (id: RouteId, day: string, names: readonly string[]): readonly string[] => {
  if (id === 'patients.list')
    return ['?limit=50', '?limit=50&sortBy=personalInfo.lastName', ...names.map((name) => `?search=${encodeURIComponent(name)}`)];
  if (id === 'patients.duplicates') return ['?firstName=Mariam&lastName=Al-Kuwari&dateOfBirth=1991-06-14'];
  if (id === 'appointments.list') return [`?date=${day}&days=7`];
  if (id === 'appointments.free') return [`?from=${day}&days=1&minutes=20`];
  if (id === 'analytics.get') return [`?from=${day}&to=${day}`];
  if (id === 'changes.get') return [`?date=${day}&days=7`];
  return [''];
};

/** Every path that can be filled, by the ids that work has left. */
function pathsOf(id: RouteId, { patientIds, opened }: Work): readonly string[] {
  const { path }: Route = routes[id];
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const filled = (ids: Readonly<Record<string, string>>): string => path.replaceAll(/\{(\w+)\}/g, (_, name: string) => ids[name] ?? '');
  if (names.length === 0) return [path];
  return [...patientIds.map((id) => ({ id, test: 'potassium' })), ...opened]
    .filter((ids) => names.every((name) => name in ids) && Object.keys(ids).every((name) => name === 'test' || names.includes(name)))
    .map(filled);
}

/** Each fact of an answer, such as `status=active`, as often as it is said; the places of lists do not count. */
export function factsOf(body: unknown, name = ''): string[] {
  if (Array.isArray(body)) return body.flatMap((one) => factsOf(one, name));
  if (typeof body === 'object' && body !== null) return Object.entries(body).flatMap(([key, value]) => factsOf(value, key));
  return [`${name}=${JSON.stringify(body)}`];
}

export interface Reading {
  readonly status: number;
  readonly facts: readonly string[];
}
export type Readings = Readonly<Record<string, Reading>>;

/** Where the rest of a list is, which earlier releases answered whole. */
const continued: { readonly [R in RouteId]?: readonly string[] } = {
  'appointments.ofPatient': ['/past', '/past?of=cancelledAhead'],
  'prescriptions.ofPatient': ['/earlier'],
  'tasks.mine': ['?state=done'],
  'tasks.given': ['?state=done'],
};

/** The rows of a list, in the shape of any release. */
export const rowsOf = (body: Answer['body']): Answer['body'] => body.rows ?? body;

/** The facts of an answer and, of a list, of its further pages. */
async function factsOfPages(ask: Ask, who: Who, request: string): Promise<Reading> {
  const { status, body } = await ask(who, request);
  if (status >= 300) return { status, facts: [] };
  const facts = factsOf(body);
  for (let next = body; Array.isArray(next.rows) && next.nextCursor !== undefined;) {
    next = (await ask(who, `${request}${request.includes('?') ? '&' : '?'}cursor=${next.nextCursor}`)).body;
    facts.push(...factsOf(next));
  }
  return { status, facts };
}

/** What everybody reads, by person and request. */
export async function readAll(ask: Ask, work: Work, day: string, names: readonly string[]): Promise<Readings> {
  const readings: Record<string, Reading> = {};
  const read = async (who: Who, id: RouteId, request: string): Promise<void> => {
    const { status, facts } = await factsOfPages(ask, who, request);
    const rest = await Promise.all((continued[id] ?? []).map((more) => factsOfPages(ask, who, `${request}${more}`)));
    readings[`${who} ${request}`] = { status, facts: [facts, ...rest.map((one) => one.facts)].flat().toSorted() };
  };
  for (const who of everybody)
    for (const id of routeIds.filter((one) => routes[one].method === 'GET' && !unread.test(one)))
      for (const path of pathsOf(id, work)) for (const query of queriesOf(id, day, names)) await read(who, id, `GET ${path}${query}`);
  return readings;
}

/** The facts of some that are not, as often, among others. */
export function lackingIn(said: readonly string[], saidNow: readonly string[]): string[] {
  const left = Map.groupBy(saidNow, (fact) => fact);
  return said.filter((fact) => left.get(fact)?.pop() === undefined);
}
