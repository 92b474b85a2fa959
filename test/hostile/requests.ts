import * as z from 'zod/mini';
import type { Route } from '../../contract/routes/route.ts';
import { type RouteId, routeIds, routes } from '../../contract/routes/table.ts';
import { accessLogSamples } from './access-log-samples.ts';
import { appointmentSamples } from './appointment-samples.ts';
import { careSamples } from './care-samples.ts';
import { documentSamples, immunizationSamples, letterSamples, problemSamples, visitSamples } from './chart-samples.ts';
import { history, page } from './page.ts';
import { portalSamples } from './portal-samples.ts';
import { prescriptionSamples } from './prescription-samples.ts';
import { staffSamples } from './staff-samples.ts';

type Json = z.output<ReturnType<typeof z.json>>;
type JsonObject = { [name: string]: Json };

/** A route's input, with every field filled as the contract accepts it. */
interface Sample {
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: JsonObject;
}

const ulid = '01JZZZZZZZZZZZZZZZZZZZZZZZ';
const sessionId = 'S'.repeat(32);
/** An id that matches nothing, for each path parameter. */
const userId = 'a4c2d0f1-7b1e-4c65-9b1a-0d5c6e7f8a9b';
export const nobodys: Readonly<Record<string, string>> = {
  id: ulid,
  mergedId: ulid,
  exportId: ulid,
  sessionId,
  alertId: ulid,
  appointmentId: ulid,
  seriesId: ulid,
  orderId: ulid,
  test: 'potassium',
  clinicianId: userId,
  userId,
  linkId: ulid,
  eventId: ulid,
  entryId: ulid,
  prescriptionId: ulid,
  taskId: ulid,
  relation: 'self',
};

const address = { street: '1 Corniche', city: 'Doha', state: 'Doha', zipCode: '12345', postalCode: '12345', country: 'QA' };
const personalInfo = {
  firstName: 'Hala',
  lastName: 'Hostile',
  email: 'hala.hostile@example.com',
  phone: '+974 5555 1234',
  phoneNumber: '+974 5555 1234',
  dateOfBirth: '1985-03-14',
  dateOfBirthAccuracy: 'estimated',
  dateOfDeath: '2026-01-02',
  gender: 'female',
  nationalId: '28463401234',
  nameArabic: 'هالة',
  preferredLanguage: 'ar',
  address,
};
const medicalInfo = {
  bloodType: 'O+',
  allergies: ['Penicillin'],
  allergyStatus: 'listed',
  allergySeverities: [{ substance: 'Penicillin', severity: 'severe' }],
  medications: ['Metformin'],
  medicalHistory: 'Diabetes since 2010.\nSeen yearly.',
  emergencyContact: { name: 'Next Of Kin', relationship: 'spouse', phone: '+974 4411 2233', phoneNumber: '+974 4411 2233' },
};
const patient = { personalInfo, medicalInfo, status: 'active' };
const vitalSignValues = {
  systolic: 120,
  diastolic: 80,
  pulse: 70,
  respiratoryRate: 14,
  temperature: 36.8,
  oxygenSaturation: 98,
  weight: 70.5,
  height: 172,
  headCircumference: 56,
  pain: 0,
  glucose: 5.4,
};
const list = { search: 'hala', status: 'active', sortBy: 'status', sortOrder: 'asc' };

/** A good request for every route; a new route must add its own. */
export const samples: Readonly<Record<RouteId, Sample>> = {
  'health.get': {},
  'patients.list': { query: { ...list, page: '1', limit: '5', cursor: 'A'.repeat(100), lastKey: 'A'.repeat(100) } },
  'patients.create': { body: patient },
  'patients.stats': {},
  'patients.recent': { query: { limit: '5' } },
  'patients.duplicates': {
    query: {
      nationalId: '28463401234',
      phone: '+974 5555 1234',
      dateOfBirth: '1985-03-14',
      dateOfBirthAccuracy: 'estimated',
      firstName: 'Hala',
      lastName: 'Hostile',
      nameArabic: 'هالة',
      gender: 'female',
    },
  },
  'patients.export': { query: { ...list, format: 'csv', language: 'en', ids: ulid, reason: 'Referred elsewhere' } },
  'patients.orderExport': { body: { ...list, format: 'csv', language: 'en', ids: [ulid], reason: 'Referred elsewhere' } },
  'exports.list': {},
  'exports.get': {},
  'exports.delete': {},
  'patients.exportRecord': { query: { format: 'pdf', language: 'en' } },
  'papers.prescription': { query: { ids: ulid, language: 'en' } },
  'papers.visit': { query: { language: 'en' } },
  'papers.referral': { query: { language: 'en' } },
  'papers.sickLeave': { query: { language: 'en' } },
  'paperChecks.check': { body: { code: '0123456789ABCDEFGHJKMNPQRS' } },
  'papers.laboratory': { query: { language: 'en' } },
  'papers.labels': { query: { language: 'en' } },
  'papers.daySheet': { query: { date: '2026-01-01', clinicianId: userId, language: 'en' } },
  'patients.get': {},
  'patients.namesakes': {},
  'patients.update': { body: patient },
  'patients.delete': { body: { reason: 'Registered twice by mistake' } },
  'merges.list': {},
  'merges.preview': {},
  'merges.make': {
    body: { mergedId: ulid, fromOther: ['phone', 'address'], confirmed: ['dateOfBirth'], versions: { stays: 3, goes: 1 } },
  },
  'merges.undo': {},
  'symptomCheck.create': {
    body: {
      symptoms: {
        description: 'A mild headache since this morning',
        severity: 3,
        duration: 'today',
        age: 30,
        ageGroup: '14-64',
        gender: 'female',
        pregnant: false,
        forSelf: true,
      },
      language: 'en',
    },
  },
  'symptomCheck.get': { query: { language: 'ar' } },
  'symptomCheck.answer': {
    body: {
      screen: 0,
      ticked: ['sweating'],
      removed: ['headache'],
      presentation: 'headache',
      sure: true,
      unsure: ['fainted'],
      language: 'en',
    },
  },
  'symptomCheck.delete': {},
  'symptomCheck.handover': {},
  'patients.symptomSessions': { query: { cursor: 'A'.repeat(100) } },
  'patients.lookAtSymptomSession': { body: { code: 'ABCD2345' } },
  'patients.attachSymptomSession': { body: { code: 'ABCD2345' } },
  'links.issueCode': { body: { relation: 'carer', until: '2099-12-31', reason: 'Cares for her at home' } },
  'links.withdrawCode': {},
  'links.ofPatient': {},
  'links.undo': {},
  'links.own': {},
  'links.enter': { body: { code: 'ABCD2345EF', dateOfBirth: '1985-03-14' } },
  'links.end': {},
  ...staffSamples,
  ...careSamples,
  ...appointmentSamples,
  ...prescriptionSamples,
  'chart.get': {},
  'chart.timeline': { query: { ...page.query, kind: 'encounter', to: '2026-01-01', words: 'fistula' } },
  'vitalSigns.list': { query: { ...page.query, sign: 'weight' } },
  'vitalSigns.course': {},
  'vitalSigns.record': {
    body: { values: vitalSignValues, measuredAt: '2026-01-01T06:00:00Z', note: 'After rest', encounterId: ulid, confirmed: true },
  },
  'vitalSigns.correct': { body: { values: vitalSignValues, note: 'After rest', confirmed: true } },
  'vitalSigns.inError': { body: { reason: 'Another patient' } },
  ...problemSamples,
  'allergies.list': { query: { ...history.query, state: 'ended' } },
  'allergies.record': {
    body: { substance: 'Penicillin', status: 'confirmed', severity: 'severe', reaction: 'Anaphylaxis', encounterId: ulid },
  },
  'allergies.change': { body: { status: 'refuted', severity: 'mild', reaction: 'Rash', endReason: 'Tolerated amoxicillin' } },
  'allergies.inError': { body: { reason: 'Another patient' } },
  ...immunizationSamples,
  ...letterSamples,
  ...documentSamples,
  ...visitSamples,
  'laboratory.order': {
    body: {
      patientId: '01JZZZZZZZZZZZZZZZZZZZZZZA',
      status: 'active',
      priority: 'routine',
      tests: ['potassium', 'hba1c'],
      note: 'Tired for a month',
      repeatReason: 'The last specimen was hemolyzed',
      despite: 'suspended',
    },
  },
  'laboratory.bench': { query: { known: 'A'.repeat(16), cursor: 'A'.repeat(100), awaits: 'verification' } },
  'laboratory.inbox': { query: { known: 'A'.repeat(16), cursor: 'A'.repeat(100) } },
  'laboratory.ofPatient': page,
  'laboratory.get': {},
  'laboratory.previous': {},
  'laboratory.trend': page,
  'laboratory.change': { body: { status: 'revoked', reason: 'Ordered twice' } },
  'laboratory.collect': { body: { specimen: 'serum' } },
  'laboratory.receive': { body: { specimen: 'serum', status: 'rejected', reason: 'Hemolyzed' } },
  'laboratory.enter': {
    body: {
      results: [
        { test: 'blood-group', value: 'o-positive', comparator: '<', unit: 'mmol/L', comment: 'Slightly hemolyzed', reason: 'Wrong tube' },
        { test: 'potassium', value: 4.1 },
      ],
    },
  },
  'laboratory.verify': { body: { tests: ['potassium'] } },
  'laboratory.acknowledge': { body: { done: 'Called the patient in for today' } },
  ...portalSamples,
  'analytics.get': { query: { from: '2026-01-01', to: '2026-01-31' } },
  'alerts.list': { query: { known: 'A'.repeat(16), cursor: 'A'.repeat(100) } },
  'alerts.acknowledge': { body: { done: 'Called her in for today' } },
  'notifications.list': { query: { cursor: 'A'.repeat(100) } },
  'changes.get': { query: { date: '2026-01-01', days: '1' } },
  'notifications.read': { body: { ids: ['1'] } },
  'mailChoices.get': {},
  'mailChoices.change': { body: { reminders: true } },
  ...accessLogSamples,
};

export type Place = 'body' | 'query';
/** A route's text field: where it is, and a good value. */
export interface TextField {
  readonly routeId: RouteId;
  readonly place: Place;
  readonly path: readonly (string | number)[];
  readonly good: string;
}

const isObject = (value: Json | undefined): value is JsonObject => typeof value === 'object' && value !== null && !Array.isArray(value);
const schemaOf = (schema: z.ZodMiniType): JsonObject =>
  z.parse(z.record(z.string(), z.json()), JSON.parse(JSON.stringify(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }))));
const alternatives = (schema: JsonObject): JsonObject[] => {
  const of = [schema['anyOf'], schema['oneOf']].flatMap((all) => (Array.isArray(all) ? all.filter(isObject) : []));
  return of.length === 0 ? [schema] : of.flatMap(alternatives);
};

/** The paths at which a schema takes text; an unspecified type counts as text. */
function textPaths(schema: JsonObject): (string | number)[][] {
  return alternatives(schema).flatMap((one) => {
    const { type, properties, items } = one;
    if (isObject(properties))
      return Object.entries(properties).flatMap(([name, inner]) =>
        textPaths(isObject(inner) ? inner : {}).map((path): (string | number)[] => [name, ...path]),
      );
    if (isObject(items)) return textPaths(items).map((path): (string | number)[] => [0, ...path]);
    const takesText =
      type === 'string' || type === undefined || (Array.isArray(one['enum']) && one['enum'].some((value) => typeof value === 'string'));
    return takesText ? [[]] : [];
  });
}
/** The paths at which a schema takes an object. */
function objectPaths(schema: JsonObject): (string | number)[][] {
  return alternatives(schema).flatMap(({ properties, items }) => {
    if (isObject(properties))
      return [
        [],
        ...Object.entries(properties).flatMap(([name, inner]) =>
          objectPaths(isObject(inner) ? inner : {}).map((path): (string | number)[] => [name, ...path]),
        ),
      ];
    return isObject(items) ? objectPaths(items).map((path): (string | number)[] => [0, ...path]) : [];
  });
}

const unique = (paths: (string | number)[][]): (string | number)[][] => [...new Map(paths.map((path) => [path.join('.'), path])).values()];
const at = (value: Json | undefined, path: readonly (string | number)[]): Json | undefined =>
  path.reduce<Json | undefined>((current, step) => {
    if (Array.isArray(current)) return current[Number(step)];
    return isObject(current) ? current[step] : undefined;
  }, value);

const routeOf = (id: RouteId): Route => routes[id];
const placesOf = (id: RouteId): [Place, JsonObject][] => {
  const { query, body } = routeOf(id);
  return [
    ...(query ? [['query', schemaOf(query)] satisfies [Place, JsonObject]] : []),
    ...(body ? [['body', schemaOf(body)] satisfies [Place, JsonObject]] : []),
  ];
};

/** Fields of which an object has one or the other: a sample may leave out the other. */
const alternates = [['ingredientId', 'text']] as const;
const hasOther = (sample: Json | undefined, path: readonly (string | number)[]): boolean =>
  alternates.some(
    (names) => names.some((name) => name === path.at(-1)) && names.some((name) => at(sample, [...path.slice(0, -1), name]) !== undefined),
  );

/** Every text field of every route. Throws if a sample leaves one out. */
export const textFields: readonly TextField[] = routeIds.flatMap((routeId) =>
  placesOf(routeId).flatMap(([place, schema]) =>
    unique(textPaths(schema)).flatMap((path): TextField[] => {
      const good = at(samples[routeId][place], path);
      if (good === undefined && hasOther(samples[routeId][place], path)) return [];
      if (typeof good !== 'string') throw new Error(`the sample of ${routeId} has no text at ${place}.${path.join('.')}`);
      return [{ routeId, place, path, good }];
    }),
  ),
);

/** Text fields that take numbers too. */
export const takesNumbers: ReadonlySet<string> = new Set(['laboratory.enter results.0.value']);

/** Every object in a body. */
export const bodyObjects: readonly { readonly routeId: RouteId; readonly path: readonly (string | number)[] }[] = routeIds.flatMap(
  (routeId) =>
    placesOf(routeId).flatMap(([place, schema]) =>
      place === 'body' ? unique(objectPaths(schema)).map((path) => ({ routeId, path })) : [],
    ),
);

/** A copy of a JSON value with the value at a path replaced. Creates own properties of any name, even `__proto__`. */
export function withAt(value: Json, path: readonly (string | number)[], replacement: unknown): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return replacement;
  const inner = withAt(at(value, [step]) ?? null, rest, replacement);
  if (Array.isArray(value)) return value.map((entry, index) => (index === step ? inner : entry));
  return Object.fromEntries([...Object.entries(isObject(value) ? value : {}).filter(([name]) => name !== step), [String(step), inner]]);
}

/** Names that every JavaScript object inherits. */
export const inheritedNames = ['__proto__', 'constructor', 'toString'] as const;
/** Spellings that become such a name when a text is folded to compare it. */
export const wordsOfTheLanguage = ['constructor', 'Constructor', 'ＣＯＮＳＴＲＵＣＴＯＲ', 'cönstructor', '__proto__', 'valueOf'] as const;

/** Texts that must not be stored, each made from a good one. */
export const unstorable: Readonly<Record<string, (good: string) => string>> = {
  'half of a surrogate pair': (good) => `${good}\uD800x`,
  'the other half': (good) => `x\uDC00${good}`,
  NUL: (good) => `${good}\u0000x`,
  ESC: (good) => `${good}\u001B[31m`,
  'no character': (good) => `${good}\uFFFFx`,
};

/** Texts of a given number of bytes, each of which could be slow in some pattern. */
export const huge: Readonly<Record<string, (length: number) => string>> = {
  letters: (length) => 'a'.repeat(length),
  'digits before a letter': (length) => `${'1'.repeat(length - 1)}x`,
  'dots of an address': (length) => `a@${'.'.repeat(length - 3)}@`,
  spaces: (length) => `${' '.repeat(length - 1)}x`,
  'marks to be put in order': (length) => '\u0315\u0300'.repeat(length / 4),
  'ids and commas': (length) => `${ulid},`.repeat(length / 27),
};

/** Values that are not text. */
export const wrongTypes: Readonly<Record<string, Json>> = { number: 7, truth: true, object: {}, list: [['x']] };
