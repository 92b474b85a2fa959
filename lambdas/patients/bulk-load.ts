import { decodeTime, ulid } from 'ulid';
import * as z from 'zod/mini';
import { alertSeverities } from '#contract/alerts.ts';
import { type AppointmentStatus, appointmentStatuses, serviceIds } from '#contract/appointments.ts';
import { ClinicHoursChange } from '#contract/clinic-hours.ts';
import { StaffMemberChange } from '#contract/staff.ts';
import { Notification } from '#contract/notifications.ts';
import { PatientCreate } from '#contract/patient/patient.ts';
import { ulidForm } from '#contract/base/ids.ts';
import { Texts } from '#contract/base/language.ts';
import { type TransactItem, transact, transactionItemsMax } from '#platform/dynamodb.ts';
import { environment } from '#platform/environment.ts';
import { staffKey } from '#platform/staff.ts';
import { log } from '#platform/logger.ts';
import { once } from '#platform/once.ts';
import { alertItem } from './care/alerts.ts';
import { nextVersion, hoursKey } from './appointments/staff.ts';
import { type StoredAppointment, changeOf, endOf, nameIn } from './appointments/stored.ts';
import { counterChange } from './records/counters.ts';
import { env } from './records/env.ts';
import { LoadedVisit, loadVisits } from './chart/load.ts';
import { LoadedOrder, loadOrder } from './laboratory/load.ts';
import { notify } from './accounts/notifications.ts';
import { type PatientRecord, newPatient } from './records/patient.ts';
import { readRange } from './records/search.ts';
import { digitsRange } from './records/search-terms.ts';
import { getPatient, insertionItems } from './records/store.ts';

const { DEFAULT_COUNTRY: defaultCountry } = environment({ DEFAULT_COUNTRY: true });

const id = z.string().check(z.regex(ulidForm.pattern));
const nationalId = z.string().check(z.regex(/^\d{11}$/));

const Load = z.strictObject({
  /** Identifies the batch: loading it again adds nothing. */
  batchId: z.string().check(z.regex(/^[\w.:-]{1,100}$/, 'batchId must be 1 to 100 letters, digits or - _ . :')),
  patients: z
    .array(
      z.strictObject({
        ...PatientCreate.shape,
        createdAt: z.iso.datetime(),
        updatedAt: z.optional(z.iso.datetime()),
      }),
    )
    .check(z.maxLength(1000)),
  /** Alerts of patients who are in the register, named by their QIDs; one of an id that was loaded before replaces that one. */
  agenda: z._default(
    z
      .array(
        z.strictObject({
          nationalId,
          alerts: z
            .array(z.strictObject({ id, severity: z.enum(alertSeverities), message: Texts, raisedAt: z.iso.datetime() }))
            .check(z.maxLength(transactionItemsMax)),
        }),
      )
      .check(z.maxLength(100)),
    [],
  ),
  /** Who works in the clinic, and when clinicians see patients; each replaces the entry of the same account, if that is nobody else's work. */
  staff: z._default(
    z
      .array(z.strictObject({ userId: z.string(), ...StaffMemberChange.shape, weekly: z.optional(ClinicHoursChange.shape.weekly) }))
      .check(z.maxLength(200)),
    [],
  ),
  /**
   * Appointments of patients who are in the register. `was` is the status with which one was loaded before; it is changed only if nobody
   * else has changed it since. One whose time is taken is left out.
   */
  schedule: z._default(
    z
      .array(
        z.strictObject({
          id,
          nationalId,
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
  /** Laboratory orders of patients who are in the register, as far as they have come. */
  laboratory: z._default(z.array(LoadedOrder).check(z.maxLength(500)), []),
  /** Visits, a patient's in the order of time. */
  visits: z._default(z.array(LoadedVisit).check(z.maxLength(1000)), []),
  /** Notifications, with the QID of the patient whom one is about; one of an id that was loaded before replaces that one. */
  notifications: z._default(
    z
      .array(z.strictObject({ userId: z.string(), ...z.omit(Notification, { patient: true }).shape, nationalId: z.optional(nationalId) }))
      .check(z.maxLength(100)),
    [],
  ),
});

/** Two items of every transaction are its counters and its request name. */
const roomFor = transactionItemsMax - 2;
const inFlight = 4;

/**
 * Loads existing patients, with their own creation times: a hospital's migration. Invoked by operations, never by a route. Each group of
 * patients is written whole, with its search rows and counts; repeat an interrupted batch with the same batchId and content to resume it.
 * Throws on input that the contract refuses, before writing anything.
 */
export async function handler(event: unknown): Promise<{ created: number }> {
  const { batchId, patients, agenda, staff, schedule, laboratory, visits, notifications } = z.parse(Load, event);
  const groups = grouped(
    patients.map(({ createdAt, updatedAt, ...input }) => {
      const at = new Date(createdAt);
      const last = updatedAt === undefined ? at : new Date(updatedAt);
      const patientId = ulid(at.getTime());
      const patient = newPatient(input, { id: patientId, at: at.toISOString(), updatedAt: last.toISOString(), defaultCountry });
      return { patient, items: insertionItems(patient) };
    }),
  );
  let created = 0;
  const write = async (group: Group, number: number): Promise<void> => {
    const name = once({
      tableName: env.CLINICAL_TABLE_NAME,
      callerId: 'bulk-load',
      requestKey: `${batchId}:${number}`,
      asked: group.patients.map((patient) => [patient.createdAt, patient.personalInfo]),
      recordId: batchId,
      now: new Date(),
    });
    const counters = counterChange({ added: group.patients }, new Date());
    const outcome = await transact([...group.items, counters, name.item].filter((item) => item !== undefined));
    if (outcome.done) created += group.patients.length;
    else if ((await name.earlier()) === undefined) throw new Error('a group of patients could not be written');
  };
  for (let first = 0; first < groups.length; first += inFlight) {
    await Promise.all(groups.slice(first, first + inFlight).map((group, index) => write(group, first + index)));
  }
  const register = rememberedPatients();
  for (const member of staff) await loadMember(member);
  for (const { nationalId: about, alerts } of agenda) {
    const patientId = await idByNationalId(about);
    // Deleted since, or registered under another QID: an alert without a patient would help nobody.
    if (patientId !== undefined) await transact(alerts.map((one) => alertItem({ patientId, ...one })));
  }
  for (let first = 0; first < schedule.length; first += inFlight)
    await Promise.all(schedule.slice(first, first + inFlight).map((one) => loadAppointment(one, register)));
  for (const plan of laboratory) {
    const patient = await register(plan.nationalId);
    if (patient !== undefined) await loadOrder(patient.id, patient.personalInfo, plan);
  }
  const charts = [...Map.groupBy(visits, (visit) => visit.nationalId)];
  for (let first = 0; first < charts.length; first += inFlight)
    await Promise.all(
      charts.slice(first, first + inFlight).map(async ([about, own]) => {
        const patient = await register(about);
        if (patient !== undefined) await loadVisits(patient, own);
      }),
    );
  for (const { userId, nationalId: about, ...notification } of notifications) {
    const patientId = about && (await idByNationalId(about));
    await notify(userId, { ...notification, ...(patientId && { patientId }) });
  }
  log.info('patients-loaded', { count: created });
  return { created };
}

/** The first version of what somebody does in the clinic. An entry that is there already stays. */
async function loadMember({ userId, weekly, ...member }: z.output<typeof Load>['staff'][number]): Promise<void> {
  await transact([nextVersion(staffKey(userId), undefined, { ...member, id: userId, version: 1 })]);
  if (weekly !== undefined)
    await transact([nextVersion(hoursKey(userId), undefined, { clinicianId: userId, weekly, exceptions: [], version: 1 })]);
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
    patient: nameIn(patient),
    createdAt: new Date(decodeTime(one.id)).toISOString(),
    createdBy: 'bulk-load',
  };
  const stored = (of: AppointmentStatus, version: number): StoredAppointment => ({
    ...made,
    version,
    status: of,
    // Who came left after the time that was meant for them.
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

interface Group {
  readonly patients: PatientRecord[];
  readonly items: TransactItem[];
}

function grouped(written: readonly { readonly patient: PatientRecord; readonly items: readonly TransactItem[] }[]): Group[] {
  const groups: Group[] = [];
  for (const { patient, items } of written) {
    const last = groups.at(-1);
    if (last !== undefined && last.items.length + items.length <= roomFor) {
      last.patients.push(patient);
      last.items.push(...items);
    } else {
      groups.push({ patients: [patient], items: [...items] });
    }
  }
  return groups;
}
