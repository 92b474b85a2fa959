import { agendaIndex } from '#contract/deployment/storage.ts';
import { standingKey } from '#platform/account.ts';
import { type TransactItem, getItem } from '#platform/dynamodb.ts';
import { StoredNotification, notificationPut } from '#platform/items/notification.ts';
import { missedChange, missedSheet, waitingChange, waitingSheet } from '../appointments/sheets.ts';
import { StoredAppointment, appointmentPrefix, listed, missedListing, requestChange, visitMarks } from '../appointments/stored.ts';
import { chartFrom, chartParts } from '../chart/chart-item.ts';
import { problemsRecounted } from '../chart/diagnosed.ts';
import { StoredEncounter } from '../chart/stored.ts';
import { enteredInError } from '#contract/chart/entry.ts';
import { entriesOf } from '../clinic/agenda.ts';
import { env } from '../clinic/env.ts';
import { chartKey, prefixOf } from '../clinic/items.ts';
import { pointerItem } from '../clinic/notifications.ts';
import { patientPartition } from '../clinic/patient.ts';
import { StoredMember, hoursKey, readMembers, staffPartition, standingItem } from '../clinic/roster.ts';
import { nameRowRules, rowsWithNames } from '../clinic/name-rows.ts';
import { profileKey, putRow, recordFrom } from '../clinic/store.ts';
import { visitMark } from '../clinic/visit-marks.ts';
import { countOnBench, laboratoryBench, workChanged, workMarks } from '../clinic/work-marks.ts';
import { openFor, repeatPrefix, StoredRepeat, waitingList } from '../prescriptions/repeats.ts';
import { prescriptionsNow } from '../prescriptions/stored.ts';
import { toBeVerified } from '../laboratory/orders.ts';
import { StoredOrder } from '../laboratory/stored.ts';
import { type Migration, type StoredItem, added, missing, unchanged } from './migration.ts';

const TableName = env.CLINICAL_TABLE_NAME;
const patients = patientPartition('');
const behind = (prefix: string, text: string): string => text.slice(prefix.length);

/** What releases until 26 November 2026 kept otherwise: hours beside the staff, and notifications beside an account's links. */
const oldHours = '#HOURS';
const [oldAccounts, oldNotifications] = ['USER#', 'NOTE#'];

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** All migrations, in the order of their numbers. A number is never used again, and what has been deployed is not changed. */
export const migrations: readonly Migration[] = [
  {
    number: 1,
    name: 'what each request asks of a staff account says its duties, and whether it is closed',
    of: { pk: staffPartition, sk: '' },
    change: async (item) => {
      if (item.sk.endsWith(oldHours)) return [];
      const member = StoredMember.parse(item);
      const standing = await getItem(TableName, standingKey(member.id));
      const said = [standing?.['duties'], standing?.['deactivatedAt']];
      return isSame(said, [member.duties, member.deactivatedAt]) ? [] : [unchanged(item), standingItem(member)];
    },
  },
  {
    number: 2,
    name: 'clinicians’ hours are in a partition of their own',
    of: { pk: staffPartition, sk: '' },
    change: async (item) =>
      item.sk.endsWith(oldHours)
        ? missing(item, [{ Put: { TableName, Item: { ...item, ...hoursKey(item.sk.slice(0, -oldHours.length)) } } }])
        : [],
  },
  {
    number: 3,
    name: 'notifications are in a partition of their own',
    of: { pk: oldAccounts, sk: oldNotifications },
    change: async (item) => {
      const userId = behind(oldAccounts, item.pk);
      const notification = StoredNotification.parse(item);
      const { id, patientId } = notification;
      const pointer = patientId === undefined ? [] : [pointerItem(patientId, `${id}#again`, userId, notification)];
      return missing(item, [{ Put: notificationPut(TableName, userId, notification) }, ...pointer]);
    },
  },
  {
    number: 4,
    name: 'requests for appointments are on a list, and kept appointments mark the patient’s last visit',
    of: { pk: patients, sk: appointmentPrefix },
    change: async (item) => {
      const one = StoredAppointment.parse(item);
      return missing(item, [...requestChange(undefined, one), ...visitMarks(undefined, one)]);
    },
  },
  {
    number: 5,
    name: 'patients on the waiting list are found by their record',
    of: { pk: patients, sk: appointmentPrefix },
    change: async (item) => {
      const { status, patientId, id } = StoredAppointment.parse(item);
      if (status !== 'waitlist') return [];
      const sheet = await getItem(TableName, { ...waitingSheet(patientId) });
      return sheet?.[id] === undefined ? [unchanged(item), waitingChange(patientId, id, true)] : [];
    },
  },
  {
    number: 6,
    name: 'visits mark the patient’s last visit',
    of: { pk: patients, sk: prefixOf('encounter') },
    change: async (item) => {
      const { patientId, id, startedAt, status } = StoredEncounter.parse(item);
      return status === enteredInError ? [] : missing(item, [visitMark(patientId, id, startedAt, true)]);
    },
  },
  {
    number: 7,
    name: 'open requests for more of a medicine are on the list of all, and on that of who answers',
    of: { pk: patients, sk: repeatPrefix },
    change: async (item) => {
      const repeat = StoredRepeat.parse(item);
      // One that was on the list and was answered keeps its patient.
      const wasAnswered = item['patientId'] !== undefined && item[agendaIndex.partitionKey] === undefined;
      if (repeat.state !== 'asked' || wasAnswered) return [];
      const patientId = behind(patients, item.pk);
      const all = await prescriptionsNow(patientId, [repeat.prescriptionId]);
      const one = all.find(({ id }) => id === repeat.prescriptionId);
      if (one === undefined || openFor(one, all, [repeat]) === undefined) return [];
      return added(item, waitingList(patientId, repeat, { authorId: one.authorId, staff: await readMembers() }));
    },
  },
  {
    number: 8,
    name: 'records are found by the rules of today’s search',
    of: { pk: patients, sk: profileKey('').sk },
    change: async (item) => {
      if (item.sk !== profileKey('').sk || Number(item['termRules']) >= nameRowRules) return [];
      return [...added(item, { termRules: nameRowRules }), ...rowsWithNames(recordFrom(item)).map(putRow)];
    },
  },
  {
    number: 9,
    name: 'orders on the laboratory’s bench are counted',
    of: { pk: 'STATS#WORK', sk: '' },
    change: async () => [],
    settle: recountedBench,
  },
  {
    number: 10,
    name: 'canceled appointments are on a list of their patient',
    of: { pk: patients, sk: appointmentPrefix },
    change: cancelledListed,
  },
  {
    number: 11,
    name: 'missed appointments are on a sheet of their patient',
    of: { pk: patients, sk: appointmentPrefix },
    change: async (item) => {
      const one = missedOne(item);
      if (one === undefined) return [];
      const sheet = await getItem(TableName, { ...missedSheet(one.patientId) });
      return sheet?.[one.id] === undefined ? [unchanged(item), missedChange(one.patientId, one.id, one.startsAt)] : [];
    },
  },
  {
    number: 12,
    name: 'orders with results that nobody has verified are on the lists of who may',
    of: { pk: patients, sk: prefixOf('laboratory') },
    change: async (item) => missing(item, toBeVerified(undefined, StoredOrder.parse(item))),
  },
  {
    number: 13,
    name: 'problems count the visits that diagnosed them',
    of: { pk: patients, sk: chartKey('').sk },
    change: async (item) => {
      const patientId = behind(patients, item.pk);
      const chart = chartFrom(item);
      const problems = await problemsRecounted(patientId, chart);
      return problems === undefined ? [] : [chartParts(patientId, chart, { problems })];
    },
  },
  {
    number: 14,
    name: 'canceled appointments are on the list of their day',
    of: { pk: patients, sk: appointmentPrefix },
    change: cancelledListed,
  },
  {
    number: 15,
    name: 'missed appointments are listed, with those of all patients',
    of: { pk: patients, sk: appointmentPrefix },
    change: async (item) => {
      const one = missedOne(item);
      return one === undefined ? [] : missing(item, [missedListing(one.patientId, one.id, one.startsAt)]);
    },
  },
];

/** An appointment that was missed, with its time; undefined of others. */
function missedOne(item: StoredItem): { readonly patientId: string; readonly id: string; readonly startsAt: string } | undefined {
  const { status, patientId, id, startsAt } = StoredAppointment.parse(item);
  return status === 'noshow' && startsAt !== undefined ? { patientId, id, startsAt } : undefined;
}

/** The lists of a canceled appointment: its patient's and, since migration 14, its day's. */
async function cancelledListed(item: StoredItem): Promise<TransactItem[]> {
  const one = StoredAppointment.parse(item);
  return one.status === 'cancelled' ? added(item, listed(one)) : [];
}

/** What the count of the bench lacks, taken while no order changed. */
async function recountedBench(): Promise<readonly TransactItem[]> {
  const mark = async (): Promise<string> => (await workMarks('')).laboratory;
  for (;;) {
    const before = await mark();
    const [listed, counted] = await Promise.all([entriesOf(agendaIndex, laboratoryBench), countOnBench()]);
    if ((await mark()) !== before) continue;
    const lacking = listed.length - counted;
    return lacking === 0 ? [] : [workChanged('recounted', { onBench: lacking })];
  }
}
