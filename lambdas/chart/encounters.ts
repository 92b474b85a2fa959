import * as z from 'zod/mini';
import { services } from '#contract/appointments/appointments.ts';
import { qatarDate } from '#contract/base/qatar-time.ts';
import { say } from '#contract/base/say.ts';
import { type EncounterStart, encounterChanges, isPresent } from '#contract/chart/encounters.ts';
import { enteredInError } from '#contract/chart/entry.ts';
import type { TransactItem } from '#platform/dynamodb.ts';
import { Refusal, wrongField } from '#platform/refusal.ts';
import { changedTo } from '../appointments/rules.ts';
import { changeOf, doneSince, getAppointment } from '../appointments/stored.ts';
import { careItem } from '../clinic/items.ts';
import { type Tally, tallyChanges, timeOfDayCount } from '../clinic/tallies.ts';
import { visitMark } from '../clinic/visit-marks.ts';
import { type Opened, chartParts } from './chart-item.ts';
import { type Kind, type Made, itemsOf, newEntry, nextVersion, rowOf } from './entries.ts';
import { newNote, noteInError, noteItem } from './notes.ts';
import { moved, openVisits } from './rules.ts';
import { StoredEncounter, type StoredProblem } from './stored.ts';

/** The items that keep with the appointment that its visit has begun. Throws NOT_ALLOWED_NOW if the patient's arrival was undone since. */
async function visitBegun({ patientId, appointmentId, arrivedAt, startedAt }: StoredEncounter): Promise<TransactItem[]> {
  if (appointmentId === undefined) return [];
  const appointment = await getAppointment(patientId, appointmentId);
  if (appointment?.status !== 'arrived' || appointment.arrivedAt !== arrivedAt) throw new Refusal('NOT_ALLOWED_NOW');
  return doneSince(appointment, { visitStartedAt: startedAt });
}

/**
 * The items that take back what a visit entered in error said of its appointment: on the day itself, a patient whose visit it completed is
 * again among those who wait, since their arrival.
 */
async function visitNotBegun({ patientId, appointmentId, arrivedAt, startedAt, changedAt }: StoredEncounter): Promise<TransactItem[]> {
  if (appointmentId === undefined) return [];
  const appointment = await getAppointment(patientId, appointmentId);
  // After an undone arrival, or another visit, the appointment says nothing of this one.
  if (appointment?.arrivedAt !== arrivedAt || appointment?.visitStartedAt !== startedAt) return [];
  const [now, completedAt] = [new Date(changedAt), new Date(appointment.changedAt)];
  if (appointment.status !== 'fulfilled' || qatarDate(completedAt) !== qatarDate(now))
    return doneSince(appointment, { visitStartedAt: undefined });
  const waiting = { ...changedTo(appointment, 'arrived', { now }), visitStartedAt: undefined };
  return changeOf(appointment, waiting).map(({ item }) => item);
}

/** What a visit is counted as, on the day of its start, with the patient's waiting time. */
const talliesOfVisit = (one: StoredEncounter | undefined): Tally[] =>
  one === undefined || one.status === enteredInError
    ? []
    : [
        {
          day: qatarDate(new Date(one.startedAt)),
          by: one.createdBy,
          counts: { visits: 1, ...(one.arrivedAt !== undefined && timeOfDayCount('wait', one.arrivedAt, one.startedAt)) },
        },
      ];

/** What a visit is counted and marked as: the mark changes when it begins, or was entered in error. */
export function visitCounted(before: StoredEncounter | undefined, after: StoredEncounter): TransactItem[] {
  const { patientId, id, startedAt, status } = after;
  const isInError = status === enteredInError;
  return [
    ...(before === undefined || isInError ? [visitMark(patientId, id, startedAt, !isInError)] : []),
    ...tallyChanges('VISITS', talliesOfVisit(before), talliesOfVisit(after)),
  ];
}

/** The items that complete the appointment of an ended visit; none if the appointment's status has changed since. */
async function appointmentDone({ patientId, appointmentId, finishedAt }: StoredEncounter): Promise<TransactItem[]> {
  if (appointmentId === undefined || finishedAt === undefined) return [];
  const appointment = await getAppointment(patientId, appointmentId);
  if (appointment?.status !== 'arrived') return [];
  return changeOf(appointment, changedTo(appointment, 'fulfilled', { now: new Date(finishedAt) })).map(({ item }) => item);
}

/** Visits. Each starts with its note; the chart keeps the open ones, one per clinician. */
export const encounterKind: Kind<StoredEncounter> = {
  kind: 'encounter',
  changes: encounterChanges,
  parse: (item) => z.parse(StoredEncounter, item),
  row: ({ startedAt, service }) => ({ at: startedAt, title: services[service].name }),
  beside: async (opened, before, after) => besideVisit(opened, before, after, undefined),
};

/** The items outside the chart that change with a visit. */
async function followVisit(before: StoredEncounter | undefined, after: StoredEncounter): Promise<TransactItem[]> {
  return [
    ...(before === undefined ? [noteItem(newNote(after))] : []),
    ...(before === undefined ? await visitBegun(after) : []),
    ...(before?.status === 'in-progress' && after.status === 'finished' ? await appointmentDone(after) : []),
    ...(before !== undefined && after.status === enteredInError ? [await noteInError(after), ...(await visitNotBegun(after))] : []),
    ...visitCounted(before, after),
  ];
}

/** The items that change with a visit, and the problem list after its end, if that changes. */
const besideVisit = async (
  { chart }: Opened,
  before: StoredEncounter | undefined,
  after: StoredEncounter,
  problems: readonly StoredProblem[] | undefined,
): Promise<TransactItem[]> => [
  ...(await followVisit(before, after)),
  chartParts(after.patientId, chart, {
    visits: openVisits(chart.visits, after),
    ...(problems !== undefined && { problems: [...problems] }),
  }),
];

/** The items that end an open visit, with the problem list after it, if that changes. */
export const endingItems = (
  opened: Opened,
  current: StoredEncounter,
  now: Date,
  problems: readonly StoredProblem[] | undefined,
): Promise<TransactItem[]> =>
  itemsOf(
    { ...encounterKind, beside: (chart, before, after) => besideVisit(chart, before, after, problems) },
    opened,
    current,
    finishedEncounter(current, now),
  );

/**
 * The patient's arrival time for an appointment. Throws a refusal if the appointment is not this patient's or the patient has not arrived.
 */
export async function arrivalAt(patientId: string, appointmentId: string | undefined): Promise<string | undefined> {
  if (appointmentId === undefined) return undefined;
  const appointment = await getAppointment(patientId, appointmentId);
  if (appointment === undefined) throw wrongField('appointmentId', say('idInvalid', { field: 'appointmentId' }));
  if (appointment.status !== 'arrived') throw new Refusal('NOT_ALLOWED_NOW', { reason: 'notArrived' });
  return appointment.arrivedAt;
}

/** A visit that starts now. */
export const startedEncounter = (
  { service, reason, appointmentId }: EncounterStart,
  arrivedAt: string | undefined,
  patientId: string,
  made: Made,
): StoredEncounter => ({
  ...newEntry(patientId, made),
  status: 'in-progress',
  startedAt: made.now.toISOString(),
  service,
  ...(reason && { reason }),
  ...(appointmentId !== undefined && { appointmentId }),
  ...(arrivedAt !== undefined && { arrivedAt }),
});

/** Whether an open visit is the one that is to begin: of the same appointment or, if none is named, the present one. */
export const isContinued = (open: StoredEncounter, { appointmentId }: EncounterStart, now: Date): boolean =>
  appointmentId === undefined ? isPresent(open, now) : appointmentId === open.appointmentId;

/** The items that begin a visit and, in the same transaction, end the clinician's open one: its note stays on its own day, unsigned. */
export async function startingItems(opened: Opened, open: StoredEncounter | undefined, after: StoredEncounter): Promise<TransactItem[]> {
  const beginning = await itemsOf(encounterKind, opened, undefined, after);
  if (open === undefined) return beginning;
  const ended = finishedEncounter(open, new Date(after.startedAt));
  return [...beginning, careItem(encounterKind.kind, open, ended), rowOf(encounterKind, ended), ...(await followVisit(open, ended))];
}

/** A visit that ends now. Throws NOT_ALLOWED_NOW. */
export const finishedEncounter = (current: StoredEncounter, now: Date): StoredEncounter => ({
  ...current,
  ...nextVersion(current, now),
  status: moved(encounterChanges, current.status, 'finished'),
  finishedAt: now.toISOString(),
});
