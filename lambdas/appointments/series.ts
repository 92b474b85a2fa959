import * as z from 'zod/mini';
import { serviceIds } from '#contract/appointments/appointments.ts';
import { minutesOf } from '#contract/appointments/clinic-hours.ts';
import type { SeriesBooking, SeriesCancellation, SeriesDone, SeriesMove, SeriesProblem } from '#contract/appointments/series.ts';
import { notices as texts, theClinic } from '#contract/account/notices.ts';
import type { Texts } from '#contract/base/language.ts';
import { qatarDate, qatarInstant, qatarTime } from '#contract/base/qatar-time.ts';
import type { Write } from '#platform/api.ts';
import { type TransactItem, getItem } from '#platform/dynamodb.ts';
import { parts } from '#platform/parts.ts';
import type { Once } from '#platform/once.ts';
import { Refusal, found, notFound } from '#platform/refusal.ts';
import { ulid } from '#platform/ulid.ts';
import { storedTexts } from '../clinic/agenda.ts';
import { readCatalogue } from '../clinic/clinic-catalogue.ts';
import { requireDespite } from '../clinic/doubtful.ts';
import { env } from '../clinic/env.ts';
import { recordExists } from '../clinic/items.ts';
import { linksTo } from '../clinic/links.ts';
import { notificationItem } from '../clinic/notifications.ts';
import { patientPartition } from '../clinic/patient.ts';
import { staffOf } from '../clinic/roster.ts';
import { getPatient } from '../clinic/store.ts';
import { nextVersion, untilWritten } from '../clinic/versioned.ts';
import { requireOffered, sameName } from './book.ts';
import { sameHours } from './hours.ts';
import { toldMax } from './notices.ts';
import { changedTo, movedTo, startOf } from './rules.ts';
import { unfinishedChange } from './sheets.ts';
import { type StoredAppointment, appointmentsFrom, appointmentsWith, changeOf, keptOf } from './stored.ts';

/**
 * A series is booked in several transactions, because its appointments exceed one. Its own item, written first, says what is to be booked, with
 * the id of each appointment: whoever goes on after an interruption books what is missing, and nothing twice.
 */
const StoredSeries = z.object({
  id: z.string(),
  version: z.int(),
  patientId: z.string(),
  clinicianId: z.string(),
  minutes: z.int(),
  service: z.enum(serviceIds),
  reason: z.optional(storedTexts),
  createdAt: z.string(),
  createdBy: z.string(),
  places: z.array(z.object({ id: z.string(), startsAt: z.string() })),
  /** Until each place is booked or refused. */
  isUnfinished: z.optional(z.literal(true)),
  refused: z.array(z.object({ startsAt: z.string(), problem: z.string() })),
});
type StoredSeries = z.output<typeof StoredSeries>;

const prefix = 'SERIES#';
const keyOf = (patientId: string, id: string) => ({ pk: patientPartition(patientId), sk: `${prefix}${id}` });
const TableName = env.CLINICAL_TABLE_NAME;

async function readSeries(patientId: string, id: string): Promise<StoredSeries> {
  return z.parse(StoredSeries, found(await getItem(TableName, keyOf(patientId, id)), 'appointmentNotFound'));
}

interface Acting {
  readonly by: string;
  readonly now: Date;
  readonly write: Write;
}

/** Appointments of one transaction: each is four items. */
const atOnce = { booked: 20, cancelled: 20 };

/** The same with no day twice in a part: a transaction changes the sheet of a day once. */
function partsByDay(all: readonly StoredAppointment[], size: number): StoredAppointment[][] {
  const found: StoredAppointment[][] = [];
  for (const one of all) {
    const day = (of: StoredAppointment): string => qatarDate(new Date(of.startsAt ?? ''));
    const part = found.find((some) => some.length < size && !some.some((other) => day(other) === day(one)));
    if (part === undefined) found.push([one]);
    else part.push(one);
  }
  return found;
}

const placeOf = (startsAt: string) => ({ date: qatarDate(new Date(startsAt)), time: qatarTime(new Date(startsAt)).slice(11) });
const refusedAt = (startsAt: string, problem: SeriesProblem): SeriesDone['refused'][number] => ({ ...placeOf(startsAt), problem });

type Change = ReturnType<typeof changeOf>[number] | { readonly item: TransactItem; readonly of: 'record' | 'hours' };

/** Writes changes of appointments; undefined once they are written, otherwise what stood in the way. */
async function written(
  changes: readonly Change[],
  patientId: string,
  write: Write,
  action: 'book' | 'move' | 'cancel',
): Promise<Change['of'] | undefined> {
  const outcome = await write(
    changes.map(({ item }) => item),
    [patientId],
    { action },
  );
  if (outcome.done) return undefined;
  const failures = new Set([...outcome.failed].map((index) => changes[index]?.of));
  return (['record', 'hours', 'appointment', 'clinician'] as const).find((one) => failures.has(one)) ?? 'patient';
}

const problemOf = { clinician: 'taken', patient: 'patientBusy', appointment: 'changed' } as const;
const racesMax = 4;

/** Books some places of a series, if all are free; undefined once they are booked. Throws NOT_FOUND if the record is gone. */
async function bookPlaces(
  series: StoredSeries,
  places: StoredSeries['places'],
  { now, write }: Acting,
): Promise<SeriesProblem | undefined> {
  const { patientId, clinicianId, minutes, service, reason, createdAt, createdBy, id: seriesId } = series;
  for (let race = 0; race < racesMax; race += 1) {
    // Each attempt decides by what is so now.
    // oxlint-disable-next-line no-await-in-loop
    const [patient, staff] = await Promise.all([getPatient(patientId), staffOf([clinicianId])]);
    if (patient === undefined) throw notFound('patientNotFound');
    const hours = staff.hours.get(clinicianId);
    const isClosed = places.some(({ startsAt }) => whyNot(() => startOf({ clinicianId, ...placeOf(startsAt), minutes }, hours, now)));
    if (isClosed || hours === undefined) return places.some(({ startsAt }) => startsAt <= now.toISOString()) ? 'past' : 'closed';
    const changes = places.flatMap(({ id, startsAt }) =>
      changeOf(undefined, {
        id,
        version: 1,
        patientId,
        patient: keptOf(patient),
        clinicianId,
        startsAt,
        minutes,
        service,
        seriesId,
        status: 'booked',
        createdAt,
        createdBy,
        changedAt: createdAt,
        ...(reason && { reason }),
      }),
    );
    const failure = await written(
      [...changes, { item: sameName(patientId, keptOf(patient)), of: 'record' }, { item: sameHours(clinicianId, hours), of: 'hours' }],
      patientId,
      write,
      'book',
    );
    if (failure === undefined) return undefined;
    if (failure !== 'record' && failure !== 'hours') return problemOf[failure];
  }
  return 'changed';
}

/** Whether a rule refuses. */
function whyNot(rule: () => unknown): boolean {
  try {
    rule();
    return false;
  } catch (refusal) {
    if (refusal instanceof Refusal) return true;
    throw refusal;
  }
}

/** Books what is missing of a series, tells the patient's accounts once, and notes that it is finished. */
async function finish(series: StoredSeries, acting: Acting): Promise<SeriesDone> {
  const { patientId, places, clinicianId, id } = series;
  const present = async (): Promise<ReadonlySet<string>> =>
    new Set(
      (
        await appointmentsWith(
          patientId,
          places.map((one) => one.id),
          true,
        )
      ).map((one) => one.id),
    );
  if (series.isUnfinished !== true) return doneOf(series, (await present()).size);
  const before = await present();
  const refused: StoredSeries['refused'] = [];
  for (const some of parts(
    places.filter((one) => !before.has(one.id)),
    atOnce.booked,
  )) {
    // One transaction after the other: an interruption leaves whole ones.
    // oxlint-disable-next-line no-await-in-loop
    if ((await bookPlaces(series, some, acting)) === undefined) continue;
    for (const place of some) {
      // oxlint-disable-next-line no-await-in-loop
      const problem = await bookPlaces(series, [place], acting);
      if (problem !== undefined) refused.push({ startsAt: place.startsAt, problem });
    }
  }
  const booked = await present();
  // Somebody else may have booked the same at the same time.
  const left = refused.filter(({ startsAt }) => !places.some((one) => one.startsAt === startsAt && booked.has(one.id)));
  const { isUnfinished: _, ...finished } = { ...series, version: series.version + 1, refused: left };
  const first = places.find((one) => booked.has(one.id));
  const notices =
    first === undefined
      ? []
      : await noticesTo(patientId, clinicianId, acting.now, (by) => texts.seriesBooked(booked.size, new Date(first.startsAt), by));
  await acting.write(
    [nextVersion(keyOf(patientId, id), series, finished), unfinishedChange(patientId, id, false), ...notices],
    [patientId],
  );
  return doneOf(finished, booked.size);
}

const doneOf = ({ id, refused }: StoredSeries, done: number): SeriesDone => ({
  id,
  done,
  refused: refused.map(({ startsAt, problem }) => ({ ...placeOf(startsAt), problem: z.parse(Problem, problem) })),
});
const Problem = z.enum(['closed', 'taken', 'patientBusy', 'past', 'changed']);

/** One notice to each account that is linked to the patient. */
async function noticesTo(patientId: string, clinicianId: string, now: Date, text: (by: Texts) => Texts): Promise<TransactItem[]> {
  const [links, { members }] = await Promise.all([linksTo(patientId, now), staffOf([clinicianId])]);
  const by = members.get(clinicianId)?.name ?? theClinic;
  return links.slice(0, toldMax.accounts).map(({ userId }) => notificationItem(userId, text(by), now));
}

/** Books a series. Throws refusals of a place outside the clinician's hours by field, NOT_FOUND and CONFLICT. */
export async function bookSeries(
  patientId: string,
  { clinicianId, minutes, service, reason, despite, places }: SeriesBooking,
  { once, id, ...acting }: Acting & { readonly once: Once; readonly id: string },
): Promise<SeriesDone> {
  const { now, by, write } = acting;
  const at = now.toISOString();
  const series = await untilWritten(
    async () => {
      const [staff, patient, catalogue] = await Promise.all([staffOf([clinicianId]), getPatient(patientId), readCatalogue()]);
      if (patient === undefined) throw notFound('patientNotFound');
      requireDespite(patient, despite);
      const hours = found(staff.hours.get(clinicianId), 'clinicianNotFound');
      const starts = places.map((place) => startOf({ clinicianId, ...place, minutes }, hours, now)).toSorted();
      requireOffered(catalogue, service, patient, qatarDate(new Date(starts[0] ?? at)));
      const made: StoredSeries = {
        id,
        version: 1,
        patientId,
        clinicianId,
        minutes,
        service,
        createdAt: at,
        createdBy: by,
        ...(reason && { reason: { en: reason, ar: reason } }),
        places: starts.map((startsAt) => ({ id: ulid(now.getTime()), startsAt })),
        isUnfinished: true,
        refused: [],
      };
      const { done } = await write(
        [nextVersion(keyOf(patientId, id), undefined, made), recordExists(patientId), ...once.items],
        [patientId],
      );
      return done ? made : undefined;
    },
    { once, present: (earlier) => readSeries(patientId, earlier) },
  );
  return finish(series, acting);
}

/** Books what an interruption left of a series. Throws NOT_FOUND. */
export const continueSeries = async (patientId: string, id: string, acting: Acting): Promise<SeriesDone> =>
  finish(await readSeries(patientId, id), acting);

/** The appointments of a series that have not begun, from a day on, by time. */
async function aheadOf(patientId: string, id: string, from: string, now: Date): Promise<readonly StoredAppointment[]> {
  const today = qatarDate(now);
  const [all] = await Promise.all([appointmentsFrom(patientId, from < today ? today : from), readSeries(patientId, id)]);
  return all
    .filter(
      ({ seriesId, status, startsAt = '' }) =>
        seriesId === id && (status === 'booked' || status === 'pending') && startsAt > now.toISOString(),
    )
    .toSorted((one, other) => ((one.startsAt ?? '') < (other.startsAt ?? '') ? -1 : 1));
}

/** Cancels a series from a day on. What changes meanwhile stays, and is named. Repeated, it cancels what is left. */
export async function cancelSeries(
  patientId: string,
  id: string,
  { from, reason }: z.output<typeof SeriesCancellation>,
  { by, now, write }: Acting,
): Promise<SeriesDone> {
  const ahead = await aheadOf(patientId, id, from, now);
  const [first] = ahead;
  if (first?.startsAt === undefined || first.clinicianId === undefined) return { id, done: 0, refused: [] };
  const refused: SeriesDone['refused'] = [];
  const cancel = (some: readonly StoredAppointment[], more: readonly TransactItem[] = []) =>
    written(
      [
        ...some.flatMap((one) => changeOf(one, changedTo(one, 'cancelled', { reason, by, now }))),
        ...more.map((item) => ({ item, of: 'appointment' as const })),
      ],
      patientId,
      write,
      'cancel',
    );
  const { startsAt, clinicianId } = first;
  const notices = await noticesTo(patientId, clinicianId, now, (by) => texts.seriesCancelled(ahead.length, new Date(startsAt), by));
  const all = partsByDay(ahead, atOnce.cancelled);
  for (const [index, some] of all.entries()) {
    // The last transaction tells the patient: one notice, and none of a series that was only half cancelled.
    const more = index === all.length - 1 ? notices : [];
    // oxlint-disable-next-line no-await-in-loop
    if ((await cancel(some, more)) === undefined) continue;
    for (const one of some) {
      // oxlint-disable-next-line no-await-in-loop
      if ((await cancel([one])) !== undefined && one.startsAt !== undefined) refused.push(refusedAt(one.startsAt, 'changed'));
    }
  }
  return { id, done: ahead.length - refused.length, refused };
}

/**
 * Moves appointments of a series, each to its own place. One that cannot be moved stays, and is named; one whose place another of them leaves
 * follows it. Repeated, it moves what is left.
 */
export async function moveSeries(
  patientId: string,
  id: string,
  { clinicianId, places, reason }: SeriesMove,
  { by, now, write }: Acting,
): Promise<SeriesDone> {
  const [ahead, staff] = await Promise.all([aheadOf(patientId, id, qatarDate(now), now), staffOf([clinicianId])]);
  const hours = found(staff.hours.get(clinicianId), 'clinicianNotFound');
  const byId = new Map(ahead.map((one) => [one.id, one]));
  const refused: SeriesDone['refused'] = [];
  let left: { readonly one: StoredAppointment; readonly startsAt: string; problem?: SeriesProblem }[] = [];
  let done = 0;
  for (const { appointmentId, date, time } of places) {
    const one = byId.get(appointmentId);
    const startsAt = qatarInstant(date, minutesOf(time));
    if (one !== undefined && one.startsAt === startsAt && one.clinicianId === clinicianId) done += 1;
    else if (one === undefined) refused.push({ date, time, problem: 'changed' });
    else if (whyNot(() => startOf({ clinicianId, date, time, minutes: one.minutes }, hours, now)))
      refused.push({ date, time, problem: startsAt <= now.toISOString() ? 'past' : 'closed' });
    else left.push({ one, startsAt });
  }
  const wanted = left.length;
  const first = left[0];
  // A series that goes to later days begins with its last one, whose place the one before it takes.
  const isLater = first !== undefined && first.startsAt > (first.one.startsAt ?? '');
  left = left.toSorted((one, other) => (one.startsAt < other.startsAt === isLater ? 1 : -1));
  for (let before = -1; left.length > 0 && left.length !== before;) {
    before = left.length;
    const stay: typeof left = [];
    for (const each of left) {
      const { one, startsAt } = each;
      const after = movedTo(one, { clinicianId, minutes: one.minutes, startsAt }, { by, byPatient: false, reason }, now);
      // One after the other, as one may leave the place that the next one takes.
      // oxlint-disable-next-line no-await-in-loop
      const failure = await written(
        [...changeOf(one, after), { item: recordExists(patientId), of: 'record' }, { item: sameHours(clinicianId, hours), of: 'hours' }],
        patientId,
        write,
        'move',
      );
      if (failure === 'record') throw notFound('patientNotFound');
      if (failure !== undefined) stay.push({ ...each, problem: failure === 'hours' ? 'changed' : problemOf[failure] });
    }
    left = stay;
  }
  done += wanted - left.length;
  if (first !== undefined && wanted > left.length) {
    const notices = await noticesTo(patientId, clinicianId, now, (of) =>
      texts.seriesMoved(wanted - left.length, new Date(first.startsAt), of),
    );
    if (notices.length > 0) await write(notices, [patientId], { action: 'move' });
  }
  const stuck = left.map(({ startsAt, problem = 'changed' }) => refusedAt(startsAt, problem));
  return { id, done, refused: [...refused, ...stuck].toSorted((one, other) => (one.date < other.date ? -1 : 1)) };
}
