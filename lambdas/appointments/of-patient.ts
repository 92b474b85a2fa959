import * as z from 'zod/mini';
import type { AppointmentPage, PatientAppointments } from '#contract/appointments/appointments.ts';
import type { PastAppointmentsQuery } from '#contract/appointments/queries.ts';
import { dayAfter, qatarDate, qatarInstant } from '#contract/base/qatar-time.ts';
import { agendaIndex, cancelledOf } from '#contract/deployment/storage.ts';
import { type Caller, isStaff } from '#platform/caller.ts';
import { queryItems } from '#platform/dynamodb.ts';
import { readPage, walkPage } from '#platform/pages.ts';
import { end } from '../clinic/agenda.ts';
import { env } from '../clinic/env.ts';
import { readStaff } from '../clinic/roster.ts';
import { answerTo } from './schedule.ts';
import { heldBefore, pastPlace, sheetsFrom } from './sheets.ts';
import { StoredAppointment, appointmentsWith, endOf, isTimed } from './stored.ts';

/** For how long a missed appointment is counted. */
export const noShowDays = 365;
/** Each row of a past page is read by its key, so a page is short. */
const pastSize = 20;

/** Whether an appointment is still ahead: it waits, the patient is there, or it has not ended. Of the day before, only who is there. */
function isComing(one: StoredAppointment, now: Date): boolean {
  const { status } = one;
  if (status === 'waitlist') return true;
  if (!isTimed(one)) return false;
  if (status === 'arrived') return one.startsAt >= qatarInstant(yesterday(now), 0);
  return (status === 'booked' || status === 'pending') && endOf(one) > now.toISOString();
}
const yesterday = (now: Date): string => dayAfter(qatarDate(now), -1);

const timeOf = ({ startsAt, createdAt }: StoredAppointment): string => startsAt ?? createdAt;

/** All of a patient's appointments that are ahead, by time; for staff, also how many of the last twelve months were missed. */
export async function comingOfPatient(patientId: string, caller: Caller, now: Date): Promise<PatientAppointments> {
  const [sheets, staff] = await Promise.all([sheetsFrom(patientId, yesterday(now)), readStaff('is shown')]);
  const coming = (await appointmentsWith(patientId, sheets.ids, true)).filter((one) => isComing(one, now));
  const yearAgo = qatarInstant(dayAfter(qatarDate(now), -noShowDays), 0);
  return {
    coming: coming.toSorted((one, other) => (timeOf(one) < timeOf(other) ? -1 : 1)).map((one) => answerTo(caller)(one, staff, now)),
    ...(isStaff(caller) && {
      noShows: sheets.missed.filter((at) => at >= yearAgo).length,
      unfinishedSeries: [...sheets.unfinished],
    }),
  };
}

const cancelled = (patientId: string, from: string, to: string, isLatestFirst: boolean) => ({
  TableName: env.CLINICAL_TABLE_NAME,
  KeyConditionExpression: '#list = :list AND #sort BETWEEN :from AND :to',
  ExpressionAttributeNames: { '#list': agendaIndex.partitionKey, '#sort': agendaIndex.sortKey },
  ExpressionAttributeValues: { ':list': cancelledOf(patientId), ':from': from, ':to': to },
  ScanIndexForward: !isLatestFirst,
});

/** An appointment in its patient's history. */
interface Row {
  readonly row: StoredAppointment;
  readonly place: string;
}
const latestFirst = (one: { readonly place: string }, other: { readonly place: string }): number => (one.place < other.place ? 1 : -1);

/** What a patient's own list says was cancelled before a place in the history, or by now. */
async function cancelledBefore(patientId: string, before: string | undefined, now: Date, max: number): Promise<Row[]> {
  const query = { ...cancelled(patientId, '0', before ?? now.toISOString(), true), IndexName: agendaIndex.name };
  const stored = z.parse(z.array(StoredAppointment), await queryItems(query, max + 1));
  return stored.map((row) => ({ row, place: pastPlace(timeOf(row), row.id) })).filter(({ place }) => place !== before);
}

/**
 * A patient's appointments after a place in the history, latest first: what held its time, by the patient's sheets, and what was cancelled,
 * by its own list.
 */
async function pastAfter(patientId: string, after: string | undefined, wanted: number, now: Date): Promise<Row[]> {
  const found: Row[] = [];
  let before = after;
  for (;;) {
    const [held, gone] = await Promise.all([
      heldBefore(patientId, { before, day: qatarDate(now) }, wanted),
      cancelledBefore(patientId, before, now, wanted),
    ]);
    const next = [...held, ...gone].toSorted(latestFirst).slice(0, wanted);
    const ids = next.flatMap((one) => ('id' in one ? [one.id] : []));
    const stored = new Map((await appointmentsWith(patientId, ids)).map((one) => [one.id, one]));
    for (const one of next) {
      const row = 'row' in one ? one.row : stored.get(one.id);
      // What was cancelled since its sheet was read is on the other list.
      const isOnList = row !== undefined && ('row' in one || row.status !== 'cancelled');
      if (isOnList && !isComing(row, now)) found.push({ row, place: one.place });
    }
    before = next.at(-1)?.place;
    if (next.length < wanted || found.length >= wanted) return found;
  }
}

/** A page of a patient's past appointments, latest first, or of the cancelled ones whose time is still ahead, soonest first. */
export async function pastOfPatient(
  patientId: string,
  { of, cursor }: z.output<typeof PastAppointmentsQuery>,
  caller: Caller,
  now: Date,
): Promise<AppointmentPage> {
  const asked = { list: `appointments ${of} ${patientId}`, cursor, size: pastSize };
  const [page, staff] = await Promise.all([
    of === 'past'
      ? walkPage(asked, (after, wanted) => pastAfter(patientId, after, wanted, now))
      : readPage(
          cancelled(patientId, now.toISOString(), end, false),
          asked,
          (items) => z.parse(z.array(StoredAppointment), items),
          agendaIndex,
        ),
    readStaff('is shown'),
  ]);
  return { ...page, rows: page.rows.map((one) => answerTo(caller)(one, staff, now)) };
}
