import * as z from 'zod/mini';
import {
  AppointmentPatient,
  type AppointmentStatus,
  type Service,
  appointmentStatuses,
  serviceIds,
} from '#contract/appointments/appointments.ts';
import { BroughtIn } from '#contract/base/brought-in.ts';
import { careLimits } from '#contract/base/care-limits.ts';
import { qatarDate, qatarMidnight } from '#contract/base/qatar-time.ts';
import { ageGroupOf } from '#contract/patient/age-groups.ts';
import { ageOn } from '#contract/patient/age.ts';
import { agendaIndex, cancelledOf, workIndex } from '#contract/deployment/storage.ts';
import { keyAttributes, plainItem } from '#platform/attributes.ts';
import { type TransactItem, batchGet, getItem } from '#platform/dynamodb.ts';
import { entriesOf, storedTexts } from '../clinic/agenda.ts';
import { versionsName } from '../clinic/day-marks.ts';
import { type Tally, tallyChanges, timeOfDayCount } from '../clinic/tallies.ts';
import { nextVersion, stillAt } from '../clinic/versioned.ts';
import { visitMark } from '../clinic/visit-marks.ts';
import { env } from '../clinic/env.ts';
import { type PatientRecord, patientPartition } from '../clinic/patient.ts';
import { type Held, clinicianSheet, missedChange, pastPlace, patientSheet, sheetChanges, sheetsFrom, waitingChange } from './sheets.ts';

const common = {
  id: z.string(),
  version: z.int(),
  patientId: z.string(),
  /** The patient's name, birth date and gender, kept up to date until the appointment, so that a day's list reads no records. */
  patient: z.omit(AppointmentPatient, { id: true }),
  minutes: z.int(),
  service: z.enum(serviceIds),
  reason: z.optional(storedTexts),
  createdAt: z.string(),
  createdBy: z.string(),
  broughtIn: z.optional(BroughtIn),
  /** The time of the last status change. */
  changedAt: z.string(),
  cancellationReason: z.optional(z.string()),
  lateReason: z.optional(z.string()),
  /** The account of the staff member who cancelled. */
  cancelledBy: z.optional(z.string()),
  /** Set if the patient cancelled. The patient then wrote the reason; the clinic's reasons are not shown to the patient. */
  isCancelledByPatient: z.optional(z.literal(true)),
};

/** An appointment as stored under its patient. */
export const StoredAppointment = z.object({
  ...common,
  status: z.enum(appointmentStatuses),
  clinicianId: z.optional(z.string()),
  /** On the waiting list: the English name of the specialty that somebody waits for. */
  specialty: z.optional(z.string()),
  startsAt: z.optional(z.string()),
  overbooked: z.optional(z.string()),
  /** The series that it belongs to (./series.ts). */
  seriesId: z.optional(z.string()),
  arrivedAt: z.optional(z.string()),
  vitalSignsAt: z.optional(z.string()),
  visitStartedAt: z.optional(z.string()),
  earlierTimes: z.optional(
    z.array(
      z.object({
        startsAt: z.string(),
        clinicianId: z.string(),
        movedAt: z.string(),
        movedBy: z.string(),
        isMovedByPatient: z.optional(z.literal(true)),
        reason: z.optional(z.string()),
      }),
    ),
  ),
});
export type StoredAppointment = z.output<typeof StoredAppointment>;
/** An appointment with a clinician and a time: every appointment that is not on the waiting list, nor was cancelled there. */
export type Timed = StoredAppointment & { readonly clinicianId: string; readonly startsAt: string };
export const isTimed = (one: StoredAppointment): one is Timed => one.clinicianId !== undefined && one.startsAt !== undefined;

/** An appointment without what only staff may read: the clinic's reasons, and its earlier times. */
export function releasedAppointment(stored: StoredAppointment): StoredAppointment {
  const { overbooked: _, earlierTimes: __, lateReason: ___, cancelledBy: ____, cancellationReason, ...one } = stored;
  return { ...one, ...(one.isCancelledByPatient && cancellationReason !== undefined && { cancellationReason }) };
}

/** The statuses of appointments that hold their time. */
export const holding: readonly AppointmentStatus[] = ['pending', 'booked', 'arrived', 'fulfilled', 'noshow'];

/** The statuses of appointments whose patient has not come. */
export const expected: readonly AppointmentStatus[] = ['pending', 'booked'];

export const endOf = ({ startsAt, minutes }: Pick<Timed, 'startsAt' | 'minutes'>): string =>
  new Date(Date.parse(startsAt) + minutes * 60_000).toISOString();
/** The day of an appointment in Qatar, and the minutes since its midnight. */
export function placeOf({ startsAt }: Pick<Timed, 'startsAt'>): { readonly day: string; readonly from: number } {
  const day = qatarDate(new Date(startsAt));
  return { day, from: (Date.parse(startsAt) - qatarMidnight(day)) / 60_000 };
}

/** Partitions of the indexes. */
export const scheduled = 'APPOINTMENTS';
export const waitingList = 'WAITLIST';
/** In the index of work: what was cancelled, by the time that it had. */
export const cancelled = 'CANCELLED';
export const workOf = (clinicianId: string): string => `CLINICIAN#${clinicianId}`;

export const appointmentPrefix = 'APPOINTMENT#';
export const appointmentKey = (patientId: string, id: string) => ({ pk: patientPartition(patientId), sk: `${appointmentPrefix}${id}` });

/**
 * The list attributes that an appointment's status requires. A cancelled one holds no time: it is on a list of its patient's and, if it had
 * a time, on that of its day.
 */
export function listed(one: StoredAppointment): Record<string, string> {
  if (one.status === 'waitlist') return { [agendaIndex.partitionKey]: waitingList, [agendaIndex.sortKey]: `${one.createdAt}#${one.id}` };
  if (one.status === 'cancelled')
    return {
      [agendaIndex.partitionKey]: cancelledOf(one.patientId),
      [agendaIndex.sortKey]: pastPlace(one.startsAt ?? one.createdAt, one.id),
      ...(isTimed(one) && { [workIndex.partitionKey]: cancelled, [workIndex.sortKey]: pastPlace(one.startsAt, one.id) }),
    };
  if (!isTimed(one) || !holding.includes(one.status)) return {};
  const byTime = `${one.startsAt}#${one.id}`;
  return {
    [agendaIndex.partitionKey]: scheduled,
    [agendaIndex.sortKey]: byTime,
    [workIndex.partitionKey]: workOf(one.clinicianId),
    [workIndex.sortKey]: byTime,
  };
}

/** Puts an appointment as new or in place of its earlier version. */
const putOf = (before: StoredAppointment | undefined, after: StoredAppointment): TransactItem =>
  nextVersion(appointmentKey(after.patientId, after.id), before, { ...after, ...listed(after) });

/** The partition of patients' requests that await an answer, by the time that they ask for. */
const requested = 'REQUESTS';

/** The item that lists a request until it is answered: the appointment itself is listed among all, by its time. */
export function requestChange(before: StoredAppointment | undefined, after: StoredAppointment): TransactItem[] {
  const { patientId, id, status, startsAt } = after;
  const waits = status === 'pending' && startsAt !== undefined;
  if (before?.status !== 'pending' && !waits) return [];
  const list = waits ? { [agendaIndex.partitionKey]: requested, [agendaIndex.sortKey]: `${startsAt}#${id}` } : {};
  const key = { pk: patientPartition(patientId), sk: `REQUESTED#${id}` };
  return [{ Put: { TableName: env.CLINICAL_TABLE_NAME, Item: { ...key, patientId, id, ...list } } }];
}

/** The steps that an appointment holds: on the patient's sheet and, unless it is overbooked, on the clinician's. */
function holdings(one: StoredAppointment | undefined): readonly Held[] {
  if (one === undefined || !isTimed(one) || !holding.includes(one.status)) return [];
  const { day, from } = placeOf(one);
  const sheets = [patientSheet(one.patientId, day), ...(one.overbooked === undefined ? [clinicianSheet(one.clinicianId, day)] : [])];
  return sheets.map((sheet) => ({ sheet, from, minutes: one.minutes }));
}

/** The name of the count of appointments with a status that start in an hour. */
export const hourName = (status: 'fulfilled' | 'noshow', hour: number): string => `${status}-at-${hour}`;

/** The name of the count of appointments, booked or asked for, that start in an hour. */
export const openName = (hour: number): string => `open-at-${hour}`;

/** The name of the count of a service's appointments with a status. */
export const serviceName = (service: Service, status: AppointmentStatus): string => `of-${service}-${status}`;

/** The name of the count of completed appointments with patients of a gender and an age group. */
export const seenName = (gender: string, age: number): string => `seen-${gender}-${age}`;

/** What an appointment is counted as, on its booked day. */
function talliesOfAppointment(one: StoredAppointment): Tally[] {
  if (!isTimed(one)) return [];
  const { day, from } = placeOf(one);
  const { status, arrivedAt, service, patient } = one;
  const { dateOfBirth, gender } = patient;
  const isKept = status === 'fulfilled';
  const hour = Math.floor(from / 60);
  return [
    {
      day,
      by: one.clinicianId,
      counts: {
        [status]: 1,
        [versionsName]: one.version,
        [serviceName(service, status)]: 1,
        ...(isKept && dateOfBirth !== undefined && gender !== undefined && { [seenName(gender, ageGroupOf(ageOn(dateOfBirth, day)))]: 1 }),
        ...((isKept || status === 'noshow') && { [hourName(status, hour)]: 1 }),
        ...(expected.includes(status) && { [openName(hour)]: 1 }),
        ...(isKept && arrivedAt !== undefined && timeOfDayCount('stay', arrivedAt, one.changedAt)),
      },
    },
  ];
}

/** The updates of the tallies for appointments that change together: at most one for each day and clinician. */
export const tallyChangesOf = (before: readonly StoredAppointment[], after: readonly StoredAppointment[]): TransactItem[] =>
  tallyChanges('APPOINTMENTS', before.flatMap(talliesOfAppointment), after.flatMap(talliesOfAppointment));

/**
 * The items of a change to an appointment, each with the cause of its failure: the appointment on its lists, the sheets of patient and
 * clinician, the tallies of its day.
 */
export function changeOf(
  before: StoredAppointment | undefined,
  after: StoredAppointment,
): { readonly item: TransactItem; readonly of: 'appointment' | 'patient' | 'clinician' }[] {
  const ofPatient = patientPartition(after.patientId);
  const [waited, waits] = [before, after].map((one) => one?.status === 'waitlist');
  return [
    { item: putOf(before, after), of: 'appointment' },
    ...(waited === waits ? [] : [{ item: waitingChange(after.patientId, after.id, waits === true), of: 'appointment' } as const]),
    ...sheetChanges(after.id, holdings(before), holdings(after)).map(
      ({ item, sheet }) => ({ item, of: sheet.pk === ofPatient ? 'patient' : 'clinician' }) as const,
    ),
    ...[
      ...missedChanges(before, after),
      ...requestChange(before, after),
      ...visitMarks(before, after),
      ...tallyChangesOf(before === undefined ? [] : [before], [after]),
    ].map((item) => ({ item, of: 'appointment' }) as const),
  ];
}

/** The partition of what was missed, by time. */
export const missed = 'MISSED';

/** The item that lists an appointment among all that were missed; without a time it leaves the list. */
export function missedListing(patientId: string, id: string, at: string | undefined): TransactItem {
  const list = at === undefined ? {} : { [agendaIndex.partitionKey]: missed, [agendaIndex.sortKey]: pastPlace(at, id) };
  return {
    Put: { TableName: env.CLINICAL_TABLE_NAME, Item: { pk: patientPartition(patientId), sk: `${missed}#${id}`, patientId, ...list } },
  };
}

/** The places of an appointment among those that were missed, by its patient and by all, once it is, or after all is not. */
function missedChanges(before: StoredAppointment | undefined, after: StoredAppointment): TransactItem[] {
  const [was, is] = [before, after].map((one) => (one?.status === 'noshow' ? one.startsAt : undefined));
  return was === is ? [] : [missedChange(after.patientId, after.id, is), missedListing(after.patientId, after.id, is)];
}

/** The mark of an appointment that was kept, or after all was not. */
export function visitMarks(before: StoredAppointment | undefined, after: StoredAppointment): TransactItem[] {
  const [was, is] = [before, after].map((one) => one?.status === 'fulfilled');
  const { patientId, id, startsAt } = after;
  return startsAt === undefined || was === is ? [] : [visitMark(patientId, id, startsAt, is === true)];
}

/**
 * The items that keep with an appointment what was done with the patient who arrived; `undefined` takes it back. The status and the time of
 * its change stay.
 */
export const doneSince = (
  before: StoredAppointment,
  done: { readonly vitalSignsAt?: string } | { readonly visitStartedAt?: string | undefined },
): TransactItem[] => changeOf(before, { ...before, ...done, version: before.version + 1 }).map(({ item }) => item);

/** What an appointment keeps of its patient. */
export const keptOf = ({
  personalInfo: { firstName, lastName, nameArabic, dateOfBirth, dateOfBirthAccuracy, gender, dateOfDeath },
}: PatientRecord): StoredAppointment['patient'] => ({
  firstName,
  lastName,
  ...(nameArabic !== undefined && { nameArabic }),
  dateOfBirth,
  ...(dateOfBirthAccuracy !== undefined && { dateOfBirthAccuracy }),
  gender,
  ...(dateOfDeath !== undefined && { dateOfDeath }),
});

/** The items that remove an appointment of a deleted patient: itself, its steps on the clinician's sheet, its count. */
export function removalOf(one: StoredAppointment): TransactItem[] {
  const ofPatient = patientPartition(one.patientId);
  const others = holdings(one).filter(({ sheet }) => sheet.pk !== ofPatient);
  return [
    {
      Delete: {
        TableName: env.CLINICAL_TABLE_NAME,
        Key: appointmentKey(one.patientId, one.id),
        ...stillAt(one),
      },
    },
    ...sheetChanges(one.id, others, []).map(({ item }) => item),
    ...tallyChangesOf([one], []),
  ];
}

/**
 * The items, beside the appointment itself, that take an appointment from one patient's sheets to another's: what it holds of a day, and
 * its place among those that wait. Their conditions fail if the sheets hold something else.
 */
export function sheetsMoved(one: StoredAppointment, from: string, to: string): TransactItem[] {
  const held = [from, to].flatMap((patientId) =>
    holdings({ ...one, patientId }).filter(({ sheet }) => sheet.pk === patientPartition(patientId)),
  );
  const [left, taken] = held.map((each) => [each]);
  return [
    ...[...sheetChanges(one.id, left ?? [], []), ...sheetChanges(one.id, [], taken ?? [])].map(({ item }) => item),
    ...(one.status === 'waitlist' ? [waitingChange(from, one.id, false), waitingChange(to, one.id, true)] : []),
    ...(one.status === 'noshow' ? [missedChange(from, one.id, undefined), missedChange(to, one.id, one.startsAt)] : []),
  ];
}

/** An appointment of a patient, read consistently; undefined if there is none. */
export async function getAppointment(patientId: string, id: string): Promise<StoredAppointment | undefined> {
  const item = await getItem(env.CLINICAL_TABLE_NAME, appointmentKey(patientId, id));
  return item === undefined ? undefined : z.parse(StoredAppointment, item);
}

/** A patient's appointments with these ids, unordered. */
export async function appointmentsWith(patientId: string, ids: readonly string[], ConsistentRead = false): Promise<StoredAppointment[]> {
  const keys = ids.map((id) => keyAttributes(appointmentKey(patientId, id)));
  const items = await batchGet(env.CLINICAL_TABLE_NAME, keys, { ConsistentRead });
  return z.parse(z.array(StoredAppointment), items.map(plainItem));
}

/** A patient's appointments that hold time from a day on or are on the waiting list, unordered, read consistently. */
export const appointmentsFrom = async (patientId: string, day: string): Promise<StoredAppointment[]> =>
  appointmentsWith(patientId, (await sheetsFrom(patientId, day)).ids, true);

const dayMs = 86_400_000;
const Requested = z.object({ patientId: z.string(), id: z.string() });
/**
 * Patients' requests that await an answer, by the time that they ask for. Those whose time has passed are among them for some days, so that
 * somebody calls the patient.
 */
export const requestsAwaiting = (now: Date): Promise<StoredAppointment[]> =>
  requestsFor({ from: new Date(now.getTime() - careLimits.requestsPastDays * dayMs).toISOString() });

/** Patients' requests of the last `days` whose time came before anybody answered, by that time. */
export const requestsLapsed = (now: Date, days: number): Promise<StoredAppointment[]> =>
  requestsFor({ from: new Date(now.getTime() - days * dayMs).toISOString(), to: now.toISOString() });

async function requestsFor(times: { readonly from: string; readonly to?: string }): Promise<StoredAppointment[]> {
  const entries = z.parse(z.array(Requested), await entriesOf(agendaIndex, requested, times));
  const keys = entries.map(({ patientId, id }) => keyAttributes(appointmentKey(patientId, id)));
  const items = await batchGet(env.CLINICAL_TABLE_NAME, keys);
  const stored = new Map(z.parse(z.array(StoredAppointment), items.map(plainItem)).map((one) => [one.id, one]));
  return entries.flatMap(({ id }) => stored.get(id) ?? []).filter(({ status }) => status === 'pending');
}
