import type { Context } from 'aws-lambda';
import { dayAfter, qatarDate, qatarTime } from '#contract/base/qatar-time.ts';
import { keyAttributes, plainItem } from '#platform/attributes.ts';
import { batchGet, transact } from '#platform/dynamodb.ts';
import { mailItem } from '#platform/items/mail.ts';
import { log } from '#platform/logger.ts';
import { scheduledAt } from '#platform/scheduled.ts';
import { bookedOn } from '../appointments/schedule.ts';
import type { Timed } from '../appointments/stored.ts';
import { recordExists } from '../clinic/items.ts';
import { linksTo } from '../clinic/links.ts';
import { env } from '../clinic/env.ts';
import { patientPartition } from '../clinic/patient.ts';

/** The hours in Qatar between which reminders are written, so that none are sent at night. */
const [firstHour, endHour] = [9, 21];
/** Maximum accounts reminded of one appointment: they are items of a transaction. */
const remindedMax = 10;

/**
 * The key of the marker that a reminder of this appointment at this time exists; a moved appointment has a new key. It is stored under the
 * patient, so that deletion finds it.
 */
const markerOf = ({ patientId, id, startsAt }: Timed) => ({ pk: patientPartition(patientId), sk: `REMINDED#${id}#${startsAt}` });

/**
 * Runs every hour: queues a reminder of each of tomorrow's booked appointments for the accounts linked to its patient, once per appointment
 * and time. Sending checks again whether the appointment still stands.
 */
export async function handler(event: unknown, context: Context): Promise<{ reminded: number }> {
  const now = scheduledAt(event);
  const hour = Number(qatarTime(now).slice(11, 13));
  if (hour < firstHour || hour >= endHour) return { reminded: 0 };
  let reminded = 0;
  for (const one of await unreminded(dayAfter(qatarDate(now), 1))) {
    if (context.getRemainingTimeInMillis() < 10_000) break;
    if (await remind(one, now)) reminded += 1;
  }
  if (reminded > 0) log.info('reminders-written', { count: reminded });
  return { reminded };
}

async function unreminded(day: string): Promise<Timed[]> {
  const booked = await bookedOn(day);
  const markers = await batchGet(
    env.CLINICAL_TABLE_NAME,
    booked.map((one) => keyAttributes(markerOf(one))),
  );
  const known = new Set(markers.map((item) => String(plainItem(item)['sk'])));
  return booked.filter((one) => !known.has(markerOf(one).sk));
}

/** Queues a reminder; false if no account is linked, another run came first, or the record is gone. */
async function remind(one: Timed, now: Date): Promise<boolean> {
  const TableName = env.CLINICAL_TABLE_NAME;
  const { patientId, id: appointmentId, startsAt } = one;
  const links = await linksTo(patientId, now);
  if (links.length === 0) return false;
  const marker = { ...markerOf(one), expiresAtEpochSeconds: Date.parse(startsAt) / 1000 + 24 * 3600 };
  const { done } = await transact([
    recordExists(patientId),
    { Put: { TableName, Item: marker, ConditionExpression: 'attribute_not_exists(pk)' } },
    ...links
      .slice(0, remindedMax)
      .map(({ userId }) => mailItem(TableName, userId, { kind: 'reminder', patientId, appointmentId, startsAt }, now)),
  ]);
  return done;
}
