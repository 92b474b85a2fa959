import type { PatientExportQuery } from '#contract/exports/export.ts';
import { patientStatuses } from '#contract/patient/choices.ts';
import { readCounts } from '../clinic/counters.ts';
import { type ListShape, type Listed, changedSince, patientsOf, wholeList } from '../records/list.ts';
import type { PatientRecord } from '../clinic/patient.ts';
import { type Patience, type Result, findPeople, meaning } from '../directory/names.ts';
import { factsOf } from '../clinic/search-terms.ts';
import { getPatients } from '../clinic/store.ts';
import { IdSet } from './id-set.ts';

/** The patients to export: those of a list, or the given ones. */
export type Selection = Pick<PatientExportQuery, 'ids' | 'search' | 'status' | 'sortBy' | 'sortOrder'>;

/** DynamoDB's limit on a BatchGet. */
const portionSize = 100;
/** Portions read ahead of the writer: the table answers many at once, and each is some hundred kilobytes. */
const ahead = 8;

const statusesOf = ({ status }: Selection): ListShape['statuses'] => (status === undefined ? patientStatuses : [status]);

const found = (selection: Selection, limit: number, patience?: Patience): Promise<Result> =>
  findPeople({ ...selection, page: 1, limit }, patience);

/**
 * Number of patients that an export reads. All are exported, unless a search finds more than it can list: then every patient of the list is
 * read, and `exact` is false.
 */
export async function expected(selection: Selection, now: Date): Promise<{ total: number; exact: boolean }> {
  if (selection.ids !== undefined) return { total: (await getPatients(selection.ids)).length, exact: true };
  if (selection.search !== '') {
    const { total, truncated } = await found(selection, 1);
    if (!truncated) return { total, exact: true };
  }
  const counts = await readCounts(now);
  return { total: statusesOf(selection).reduce((sum, status) => sum + counts.byStatus[status], 0), exact: selection.search === '' };
}

/** One portion: the number of patients read, and those to export. */
export interface Portion {
  readonly looked: number;
  readonly patients: readonly PatientRecord[];
}

/**
 * The patients of an export in list order, each once, despite concurrent changes: everyone present throughout is included. A change can
 * move a patient behind or ahead of the walk, so written ids are remembered, and patients changed since the start are read again at the
 * end.
 * @param total approximate number of patients
 */
export async function* portionsOf(selection: Selection, total: number): AsyncGenerator<Portion> {
  const statuses = statusesOf(selection);
  const written = new IdSet(total);
  const began = new Date(Date.now() - indexLagMs).toISOString();
  const keep = (patient: PatientRecord): boolean => {
    const seen = !written.add(patient.id);
    // Two ids may collide, but a patient who has not changed since the start cannot have moved.
    return !(seen && patient.updatedAt >= began);
  };
  const { portions, matches, matchesLater } = await walkOf(selection);
  const wanted = (patient: PatientRecord): boolean =>
    (selection.ids !== undefined || statuses.includes(patient.status)) && matches(patient) && keep(patient);
  for await (const { looked, patients } of readAhead(portions)) yield { looked, patients: patients.filter(wanted) };
  if (selection.ids !== undefined) return;
  const isMeant = await matchesLater();
  for await (const { patients } of readAhead(changedSince(began, portionSize))) {
    const missed = patients.filter((patient) => statuses.includes(patient.status) && isMeant(patient) && written.add(patient.id));
    if (missed.length > 0) yield { looked: 0, patients: missed };
  }
}

/** An index follows its table within a second or so; a minute is generous. */
const indexLagMs = 60_000;

const everyone = (): boolean => true;

type Matches = (patient: PatientRecord) => boolean;
interface Walk {
  readonly portions: AsyncIterable<readonly Listed[]>;
  readonly matches: Matches;
  /** Whom the search means at the end. */
  readonly matchesLater: () => Promise<Matches>;
}

async function walkOf(selection: Selection): Promise<Walk> {
  const { ids, search, sortBy, sortOrder } = selection;
  const always = (matches: Matches) => ({ matches, matchesLater: async () => matches });
  if (ids !== undefined) return { portions: inPortions(ids), ...always(everyone) };
  const whole = wholeList({ statuses: statusesOf(selection), sortBy, sortOrder }, portionSize);
  if (search === '') return { portions: whole, ...always(everyone) };
  const everybody = (): Promise<Result> => found(selection, Number.MAX_SAFE_INTEGER, 'works');
  const { people, truncated } = await everybody();
  if (truncated) {
    const means = meaning(search);
    return { portions: whole, ...always((patient) => means(factsOf(patient))) };
  }
  return {
    portions: inPortions(people.map(({ id }) => id)),
    matches: everyone,
    matchesLater: async () => {
      const now = new Set((await everybody()).people.map(({ id }) => id));
      return ({ id }) => now.has(id);
    },
  };
}

async function* inPortions(ids: readonly string[]): AsyncGenerator<Listed[]> {
  for (let first = 0; first < ids.length; first += portionSize) yield ids.slice(first, first + portionSize).map((id) => ({ id }));
}

/** The records of a list in order; where the list does not carry them, several portions are read at a time. */
async function* readAhead(portions: AsyncIterable<readonly Listed[]>): AsyncGenerator<Portion> {
  const reading: Promise<Portion>[] = [];
  for await (const listed of portions) {
    const read = patientsOf(listed).then((patients) => ({ looked: listed.length, patients }));
    // Awaited later; until then, this handler keeps a rejection from counting as unhandled.
    read.catch(() => undefined);
    reading.push(read);
    const isCarried = listed.every(({ patient }) => patient !== undefined);
    const first = reading.length < (isCarried ? 1 : ahead) ? undefined : reading.shift();
    if (first !== undefined) yield await first;
  }
  for (const read of reading) yield await read;
}
