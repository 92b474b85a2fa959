import type { Context } from 'aws-lambda';
import { dayAfter, qatarDate, qatarTime } from '#contract/base/qatar-time.ts';
import { keyAttributes, plainItem } from '#platform/attributes.ts';
import { type TransactItem, batchGet, transact } from '#platform/dynamodb.ts';
import { mailItem } from '#platform/items/mail.ts';
import { log } from '#platform/logger.ts';
import { scheduledAt } from '#platform/scheduled.ts';
import { notices, theClinic } from '#contract/account/notices.ts';
import { bookedOn } from '../appointments/schedule.ts';
import { type Timed, appointmentKey, isTimed, requestsLapsed } from '../appointments/stored.ts';
import { recordExists } from '../clinic/items.ts';
import { linksTo } from '../clinic/links.ts';
import { notificationItem } from '../clinic/notifications.ts';
import { staffOf } from '../clinic/roster.ts';
import { env } from '../clinic/env.ts';
import { patientPartition } from '../clinic/patient.ts';
import { profileKey } from '../clinic/store.ts';

/** The hours in Qatar between which reminders are written, so that none are sent at night. */
const [firstHour, endHour] = [9, 21];
/** Maximum accounts reminded of one appointment: they are items of a transaction. */
const remindedMax = 10;

/**
 * The key of the marker that a reminder of this appointment at this time exists; a moved appointment has a new key. It is stored under the
 * patient, so that deletion finds it.
 */
const markerOf = ({ patientId, id, startsAt }: Timed) => ({ pk: patientPartition(patientId), sk: `REMINDED#${id}#${startsAt}` });
/** The key of the marker that this request is known to have lapsed. */
const lapseMarkerOf = (one: Timed) => ({ ...markerOf(one), sk: `${markerOf(one).sk}#LAPSED` });

/** For how long back a run looks for requests that lapsed: longer than a night, or than a failure that was mended within the day. */
const lapsedDays = 2;

/**
 * Runs every hour. Queues a reminder of each of tomorrow's booked appointments for the accounts linked to its patient, once per appointment
 * and time; sending checks again whether the appointment still stands. Tells those accounts, once, of a request whose time came before the
 * clinic answered.
 */
export async function handler(event: unknown, context: Context): Promise<{ reminded: number; lapsed: number }> {
  const now = scheduledAt(event);
  const hour = Number(qatarTime(now).slice(11, 13));
  if (hour < firstHour || hour >= endHour) return { reminded: 0, lapsed: 0 };
  const countOf = async (appointments: readonly Timed[], tell: (one: Timed, now: Date) => Promise<boolean>): Promise<number> => {
    let count = 0;
    for (const one of appointments) {
      if (context.getRemainingTimeInMillis() < 10_000) break;
      if (await tell(one, now)) count += 1;
    }
    return count;
  };
  const reminded = await countOf(await unmarked(await bookedOn(dayAfter(qatarDate(now), 1)), markerOf), remind);
  if (reminded > 0) log.info('reminders-written', { count: reminded });
  const lapsed = await countOf(await unmarked((await requestsLapsed(now, lapsedDays)).filter(isTimed), lapseMarkerOf), tellOfLapse);
  if (lapsed > 0) log.warn('requests-lapsed', { count: lapsed });
  return { reminded, lapsed };
}

/** A condition check that the record exists and has no date of death. */
const isAlive = (patientId: string): TransactItem => ({
  ConditionCheck: {
    TableName: env.CLINICAL_TABLE_NAME,
    Key: profileKey(patientId),
    ConditionExpression: 'attribute_exists(pk) AND attribute_not_exists(personalInfo.dateOfDeath)',
  },
});

async function unmarked(appointments: readonly Timed[], mark: typeof markerOf): Promise<Timed[]> {
  const markers = await batchGet(
    env.CLINICAL_TABLE_NAME,
    appointments.map((one) => keyAttributes(mark(one))),
  );
  const known = new Set(markers.map((item) => String(plainItem(item)['sk'])));
  return appointments.filter((one) => !known.has(mark(one).sk));
}

/** Queues a reminder; false if no account is linked, another run came first, or the patient died or the record is gone. */
async function remind(one: Timed, now: Date): Promise<boolean> {
  const TableName = env.CLINICAL_TABLE_NAME;
  const { patientId, id: appointmentId, startsAt } = one;
  const links = await linksTo(patientId, now);
  if (links.length === 0) return false;
  const marker = { ...markerOf(one), expiresAtEpochSeconds: Date.parse(startsAt) / 1000 + 24 * 3600 };
  const { done } = await transact([
    isAlive(patientId),
    { Put: { TableName, Item: marker, ConditionExpression: 'attribute_not_exists(pk)' } },
    ...links
      .slice(0, remindedMax)
      .map(({ userId }) => mailItem(TableName, userId, { kind: 'reminder', patientId, appointmentId, startsAt }, now)),
  ]);
  return done;
}

/** Tells the accounts linked to a patient that nobody answered their request; false as for a reminder, or if it was answered just now. */
async function tellOfLapse(one: Timed, now: Date): Promise<boolean> {
  const TableName = env.CLINICAL_TABLE_NAME;
  const { patientId, id, startsAt, clinicianId, version } = one;
  const [links, { members }] = await Promise.all([linksTo(patientId, now), staffOf([clinicianId])]);
  if (links.length === 0) return false;
  const by = members.get(clinicianId)?.name ?? theClinic;
  const marker = { ...lapseMarkerOf(one), expiresAtEpochSeconds: Math.ceil(now.getTime() / 1000) + (lapsedDays + 1) * 24 * 3600 };
  const { done } = await transact([
    recordExists(patientId),
    {
      ConditionCheck: {
        TableName,
        Key: appointmentKey(patientId, id),
        ConditionExpression: 'version = :version',
        ExpressionAttributeValues: { ':version': version },
      },
    },
    { Put: { TableName, Item: marker, ConditionExpression: 'attribute_not_exists(pk)' } },
    ...links.slice(0, remindedMax).map(({ userId }) => notificationItem(userId, notices.requestLapsed(new Date(startsAt), by), now)),
  ]);
  return done;
}
