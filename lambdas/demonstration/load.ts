import pLimit from 'p-limit';
import { decodeTime } from 'ulid';
import * as z from 'zod/mini';
import { alertSeverities } from '#contract/overview/alerts.ts';
import { type AppointmentStatus, appointmentStatuses, serviceIds } from '#contract/appointments/appointments.ts';
import { ClinicHoursChange } from '#contract/appointments/clinic-hours.ts';
import { Notification } from '#contract/account/notifications.ts';
import { StaffMemberChange } from '#contract/staff/roster.ts';
import { Texts } from '#contract/base/language.ts';
import { transact, transactionItemsMax } from '#platform/dynamodb.ts';
import { type StoredAppointment, changeOf, endOf, keptOf } from '../appointments/stored.ts';
import { loadHistories } from '../bulk-load/history.ts';
import { Care, LabOrder, Visit, linesOf, orderSteps, patientRef } from '../bulk-load/lines.ts';
import { alertItem } from '../clinic/alerts.ts';
import { notify } from '../clinic/notifications.ts';
import type { PatientRecord } from '../clinic/patient.ts';
import { hoursKey, memberItems } from '../clinic/roster.ts';
import { entryOf } from '../staff/change.ts';
import { nextVersion } from '../clinic/versioned.ts';
import { StoredTask, taskItem, taskOfPatient } from '../tasks/stored.ts';
import { readRange } from '../clinic/search.ts';
import { digitsRange } from '../clinic/search-terms.ts';
import { getPatient } from '../clinic/store.ts';
import { id, qid } from './ids.ts';
import { LoadedVisit, loadVisits } from './visits.ts';

const Load = z.strictObject({
  /** Alerts of registered patients, identified by QID; an alert with an id that was loaded before replaces that alert. */
  agenda: z._default(
    z
      .array(
        z.strictObject({
          nationalId: qid,
          alerts: z
            .array(z.strictObject({ id, severity: z.enum(alertSeverities), message: Texts, raisedAt: z.iso.datetime() }))
            .check(z.maxLength(transactionItemsMax)),
        }),
      )
      .check(z.maxLength(100)),
    [],
  ),
  /** The clinic's staff, and the clinicians' hours. Each entry replaces the account's earlier entry, unless a person has edited it. */
  staff: z._default(
    z
      .array(z.strictObject({ userId: z.string(), ...StaffMemberChange.shape, weekly: z.optional(ClinicHoursChange.shape.weekly) }))
      .check(z.maxLength(400)),
    [],
  ),
  /**
   * Appointments of registered patients. `was` is the status with which an appointment was loaded before; it changes only if no person has
   * changed it since. An appointment whose time is taken is left out.
   */
  schedule: z._default(
    z
      .array(
        z.strictObject({
          id,
          nationalId: qid,
          clinicianId: z.string(),
          startsAt: z.iso.datetime(),
          minutes: z.int(),
          service: z.enum(serviceIds),
          reason: Texts,
          status: z.enum(appointmentStatuses),
          was: z.optional(z.enum(appointmentStatuses)),
        }),
      )
      .check(z.maxLength(1000)),
    [],
  ),
  /** Care of registered patients, as far as it has come. */
  histories: z._default(
    z
      .array(
        z.strictObject({
          ...patientRef,
          ...Care,
          visits: linesOf(z.strictObject({ ...Visit.shape, isDraft: z.optional(z.boolean()) })),
          laboratory: linesOf(z.strictObject({ ...LabOrder.shape, reached: z.optional(z.enum(orderSteps)), alertId: z.optional(id) })),
        }),
      )
      .check(z.maxLength(1000)),
    [],
  ),
  /** Visits; each patient's are in order of time. */
  visits: z._default(z.array(LoadedVisit).check(z.maxLength(1000)), []),
  /** Notifications, with the QID of their patient; a notification with an id that was loaded before replaces that notification. */
  notifications: z._default(
    z
      .array(z.strictObject({ userId: z.string(), ...z.omit(Notification, { patient: true }).shape, nationalId: z.optional(qid) }))
      .check(z.maxLength(100)),
    [],
  ),
  /** What the staff asked of one another, with the QID of the patient; one that was loaded before is kept. */
  tasks: z._default(
    z
      .array(
        z.strictObject({
          ...z.pick(StoredTask, { id: true, text: true, givenBy: true, givenTo: true, givenAt: true, dueOn: true, doneAt: true }).shape,
          nationalId: z.optional(qid),
        }),
      )
      .check(z.maxLength(500)),
    [],
  ),
});

const inFlight = 4;

/**
 * Loads the demonstration clinic's data beyond its patients. Only the local cloud runs it: no stack deploys it. Items of an unregistered
 * QID are left out, because a record may have been deleted since the generator made it.
 * @throws ZodError on input of another shape, before writing anything
 */
export async function handler(event: unknown): Promise<void> {
  const { agenda, staff, schedule, histories, visits, notifications, tasks } = z.parse(Load, event);
  const register = rememberedPatients();
  for (const member of staff) await loadMember(member);
  for (const { nationalId: about, alerts } of agenda) {
    const patientId = await idByNationalId(about);
    // Deleted since, or registered under another QID: an alert without a patient would be useless.
    if (patientId !== undefined) await transact(alerts.map((one) => alertItem({ patientId, ...one })));
  }
  const lanes = pLimit(inFlight);
  await lanes.map(schedule, (one) => loadAppointment(one, register));
  const loading = { now: new Date(), from: undefined };
  const { loaded, kept, refused } = await loadHistories(histories, loading);
  // Who is no longer registered is left out, as is what somebody's own work has no room for; all of it is a mistake of the generator.
  const [first] = refused.filter(({ kind }) => kind !== undefined);
  if (loaded + kept === 0 && first !== undefined) throw new Error(`the demonstration's ${first.kind} were refused: ${first.why}`);
  await lanes.map(
    Map.groupBy(visits, (visit) => visit.nationalId),
    async ([about, own]) => {
      const patient = await register(about);
      if (patient !== undefined) await loadVisits(patient.id, own, loading);
    },
  );
  for (const { userId, nationalId: about, ...notification } of notifications) {
    const patientId = about && (await idByNationalId(about));
    await notify(userId, { ...notification, ...(patientId && { patientId }) });
  }
  for (const task of tasks) await loadTask(task);
}

/** The first version of a staff member's entry. An existing entry is kept. */
async function loadMember({ userId, weekly, ...member }: z.output<typeof Load>['staff'][number]): Promise<void> {
  await transact(memberItems(undefined, { ...entryOf(member), id: userId, version: 1 }));
  if (weekly !== undefined)
    await transact([nextVersion(hoursKey(userId), undefined, { clinicianId: userId, weekly, exceptions: [], version: 1 })]);
}

async function loadTask({ nationalId: about, doneAt, ...task }: z.output<typeof Load>['tasks'][number]): Promise<void> {
  const patientId = about && (await idByNationalId(about));
  const done = doneAt === undefined ? { state: 'open' as const } : { state: 'done' as const, doneAt, doneBy: task.givenTo };
  const stored = { ...task, version: 1, handedOn: [], ...done, ...(patientId && { patientId }) };
  await transact([taskItem(undefined, stored), ...(patientId ? [taskOfPatient(patientId, task.id)] : [])]);
}

/** Patients by QID, each read once. */
function rememberedPatients(): (nationalId: string) => Promise<PatientRecord | undefined> {
  const known = new Map<string, Promise<PatientRecord | undefined>>();
  const read = async (about: string): Promise<PatientRecord | undefined> => {
    const patientId = await idByNationalId(about);
    return patientId === undefined ? undefined : getPatient(patientId);
  };
  return (about) => {
    const found = known.get(about) ?? read(about);
    known.set(about, found);
    return found;
  };
}

async function loadAppointment(
  { nationalId: about, was, status, ...one }: z.output<typeof Load>['schedule'][number],
  register: ReturnType<typeof rememberedPatients>,
): Promise<void> {
  const patient = await register(about);
  if (patient === undefined) return;
  const made = {
    ...one,
    patientId: patient.id,
    patient: keptOf(patient),
    createdAt: new Date(decodeTime(one.id)).toISOString(),
    createdBy: 'bulk-load',
  };
  const stored = (of: AppointmentStatus, version: number): StoredAppointment => ({
    ...made,
    version,
    status: of,
    // An arrived patient leaves after the end of the appointment.
    changedAt: of === 'fulfilled' ? endOf(one) : one.startsAt,
    ...((of === 'arrived' || of === 'fulfilled') && { arrivedAt: one.startsAt }),
  });
  const before = was === undefined ? undefined : stored(was, 1);
  await transact(changeOf(before, stored(status, before === undefined ? 1 : 2)).map(({ item }) => item));
}

async function idByNationalId(about: string): Promise<string | undefined> {
  const { facts } = await readRange(digitsRange(about), 1);
  return facts[0]?.id;
}
