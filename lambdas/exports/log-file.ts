import type { AccessLogPatient } from '#contract/access-log/access-log.ts';
import { actionWords, deletedRecord, outcomeWords, unnamedAccount } from '#contract/access-log/access-log-words.ts';
import type { Language, Texts } from '#contract/base/language.ts';
import { qatarIsoTime } from '#contract/base/qatar-time.ts';
import { roleWords } from '#contract/base/role-words.ts';
import { nameIn } from '#contract/patient/name-in.ts';
import { namesOf, patientsNamed } from '../access-log/names.ts';
import { type EventFilter, type LoggedEvent, countOf, matching, outcomeOf, readsOf } from '../access-log/stored-events.ts';
import { listed } from './columns.ts';
import { csvOf } from './csv-file.ts';
import { ExportStopped } from './export-stopped.ts';

/** Events per query and per lookup of names: the table returns at most a hundred records at once. */
export const portionSize = 100;

/** The progress of an export of the log. */
export interface Written {
  count: number;
  processed: number;
}

/** An event with the names shown in its row. */
interface NamedEvent {
  readonly event: LoggedEvent;
  readonly actor: string | undefined;
  /** The only patient that the event is about. */
  readonly patient: AccessLogPatient | undefined;
}

/** Words of an older build appear as stored. */
const said = (words: Readonly<Record<string, Texts>>, word: string, language: Language): string => words[word]?.[language] ?? word;

const columns: readonly { readonly title: Texts; readonly value: (of: NamedEvent, language: Language) => string }[] = [
  { title: { en: 'Time in Qatar', ar: 'الوقت في قطر' }, value: ({ event }) => qatarIsoTime(new Date(event.at)) },
  { title: { en: 'Person', ar: 'الشخص' }, value: ({ actor }, language) => actor ?? unnamedAccount[language] },
  { title: { en: 'Account ID', ar: 'رقم الحساب' }, value: ({ event }) => event.actorId },
  {
    title: { en: 'Roles', ar: 'الأدوار' },
    value: ({ event }, language) =>
      listed(
        event.actorRoles.map((role) => said(roleWords, role, language)),
        language,
      ),
  },
  { title: { en: 'What was done', ar: 'الإجراء' }, value: ({ event }, language) => said(actionWords, event.action, language) },
  { title: { en: 'Outcome', ar: 'النتيجة' }, value: ({ event }, language) => outcomeWords[outcomeOf(event)][language] },
  { title: { en: 'Number of patients', ar: 'عدد المرضى' }, value: ({ event }) => String(countOf(event) ?? '') },
  {
    title: { en: 'Patient', ar: 'المريض' },
    value: ({ patient }, language) =>
      patient === undefined ? '' : patient.name === undefined ? deletedRecord[language] : nameIn(patient.name, language),
  },
  { title: { en: 'Patient IDs', ar: 'أرقام المرضى' }, value: ({ event }) => (event.patientIds ?? []).join(' ') },
  { title: { en: 'Reason', ar: 'السبب' }, value: ({ event }) => event.reason ?? '' },
  { title: { en: 'Request ID', ar: 'رقم الطلب' }, value: ({ event }) => event.requestId },
  { title: { en: 'Entry ID', ar: 'رقم القيد' }, value: ({ event }) => event.sk },
];

/** Names that a file keeps at a time, so that a long one needs no more memory than a short one. */
const knownMax = 5000;

/** Looks up each id seldom: once, as long as no more than `knownMax` others came since. */
export function lookup<T>(look: (ids: readonly string[]) => Promise<ReadonlyMap<string, T>>) {
  const known = new Map<string, T | undefined>();
  return async (ids: readonly string[]): Promise<ReadonlyMap<string, T | undefined>> => {
    if (known.size > knownMax) known.clear();
    const unknown = ids.filter((id) => !known.has(id));
    const found = await look(unknown);
    for (const id of unknown) known.set(id, found.get(id));
    return known;
  };
}

const onlyOf = ({ patientIds = [] }: LoggedEvent): string[] => (patientIds.length === 1 ? [...patientIds] : []);

async function* rowsOf(filter: EventFilter, language: Language, now: Date, written: Written): AsyncGenerator<string[][]> {
  const actorsOf = lookup(namesOf);
  const patientsOf = lookup(async (ids) => new Map((await patientsNamed(ids)).map((patient) => [patient.id, patient])));
  for await (const { events: read } of readsOf(filter, now, undefined, portionSize)) {
    // A day without events is read too.
    written.processed += Math.max(1, read.length);
    const events = matching(filter, read);
    if (events.length === 0) continue;
    written.count += events.length;
    const [actors, patients] = await Promise.all([actorsOf(events.map(({ actorId }) => actorId)), patientsOf(events.flatMap(onlyOf))]);
    const named = events.map((event) => ({ event, actor: actors.get(event.actorId), patient: patients.get(onlyOf(event)[0] ?? '') }));
    yield named.map((one) => columns.map(({ value }) => value(one, language)));
  }
  if (written.count === 0) throw new ExportStopped('empty');
}

/**
 * The access-log events that match a filter, as CSV, latest first. Holds one portion of events at a time, and their names.
 * @throws ExportStopped if there are none
 */
export const logFile = (filter: EventFilter, language: Language, now: Date, written: Written): AsyncGenerator<Uint8Array> =>
  csvOf(
    columns.map(({ title }) => title[language]),
    rowsOf(filter, language, now, written),
  );
