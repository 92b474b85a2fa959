import type { AnswerOf, LoggedRouteId, Params, QueryOf } from '#contract/routes.ts';

interface Asked<K extends LoggedRouteId> {
  readonly params: Params<K>;
  readonly query: QueryOf<K>;
}

const idOf = ({ id }: { readonly id: string }): string => id;
const ofPath = (_: unknown, { params }: { readonly params: { readonly id: string } }): readonly string[] => [params.id];
const ofEntries = (entries: readonly { readonly patient: { readonly id: string } }[]): readonly string[] =>
  entries.map(({ patient }) => patient.id);

/** The patients whose data each logged route's answer reveals. */
export const patientsIn: { readonly [K in LoggedRouteId]: (answer: AnswerOf<K>, asked: Asked<K>) => readonly string[] } = {
  'patients.list': ({ patients }) => patients.map(idOf),
  'patients.recent': (patients) => patients.map(idOf),
  'patients.duplicates': ofEntries,
  'patients.create': ({ id }) => [id],
  'patients.get': ofPath,
  'patients.update': ofPath,
  'patients.delete': ofPath,
  'patients.symptomSessions': ofPath,
  'patients.attachSymptomSession': ofPath,
  'links.issueCode': ofPath,
  'links.withdrawCode': ofPath,
  'links.ofPatient': ofPath,
  'links.undo': ofPath,
  'links.own': ofEntries,
  'links.enter': ({ patient }) => [patient.id],
  // Its event is written in its transaction, which knows whose link it was.
  'links.end': () => [],
  'appointments.list': ofEntries,
  'alerts.list': ofEntries,
  'accessLog.list': (_, { query }) => (query.patientId === undefined ? [] : [query.patientId]),
};
