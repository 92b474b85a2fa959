import type {
  AppointmentBooking,
  AppointmentChange,
  AppointmentTime,
  AppointmentWait,
  Service,
} from '#contract/appointments/appointments.ts';
import type { ChangeAction } from '#contract/access-log/access-log.ts';
import { isFor } from '#contract/clinic-catalogue/fitting.ts';
import { qatarDate } from '#contract/base/qatar-time.ts';
import { say } from '#contract/base/say.ts';
import { ageOn } from '#contract/patient/age.ts';
import { type ClinicCatalogue, serviceIn } from '#contract/clinic-catalogue/clinic-catalogue.ts';
import type { ClinicHours } from '#contract/appointments/clinic-hours.ts';
import type * as z from 'zod/mini';
import type { Write } from '#platform/api.ts';
import { type Caller, isStaff } from '#platform/caller.ts';
import type { TransactItem } from '#platform/dynamodb.ts';
import type { Once } from '#platform/once.ts';
import { Refusal, found, notFound, wrongField } from '#platform/refusal.ts';
import { linksTo } from '../clinic/links.ts';
import { env } from '../clinic/env.ts';
import { readCatalogue } from '../clinic/clinic-catalogue.ts';
import { requireDespite } from '../clinic/doubtful.ts';
import { recordExists } from '../clinic/items.ts';
import type { PatientRecord } from '../clinic/patient.ts';
import { getPatient, profileKey } from '../clinic/store.ts';
import { readAsked, refusedRequest } from './asked.ts';
import { answerTo } from './schedule.ts';
import { noticesOf } from './notices.ts';
import { changedTo, movedTo, requireOwnCancellation, requireOwnMove, startOf } from './rules.ts';
import { type Staff, readStaff, staffOf } from '../clinic/roster.ts';
import { sameHours } from './hours.ts';
import { requireSeen, untilWritten } from '../clinic/versioned.ts';
import { type StoredAppointment, changeOf, getAppointment, isTimed, keptOf } from './stored.ts';
import { ulid } from '#platform/ulid.ts';

/**
 * The meaning of a failed condition in an appointment's transaction: the appointment was changed in between, the patient or clinician is
 * busy, …
 */
type Failure = 'appointment' | 'patient' | 'clinician' | 'record' | 'hours' | 'once';

/**
 * Writes an appointment with everything that depends on it: sheets, tallies, lists, the request id, the event. `hours` are the clinician's
 * hours against which the time was chosen. Returns the failure, or undefined.
 */
async function store(
  before: StoredAppointment | undefined,
  after: StoredAppointment,
  {
    once,
    hours,
    notices,
    write,
  }: {
    readonly once?: Once;
    readonly hours?: ClinicHours | undefined;
    readonly notices?: readonly TransactItem[];
    readonly write: Write;
  },
): Promise<Failure | undefined> {
  const { patientId, clinicianId } = after;
  const items: { readonly item: TransactItem; readonly of: Failure }[] = [
    ...changeOf(before, after),
    { item: before === undefined ? sameName(patientId, after.patient) : recordExists(patientId), of: 'record' },
    ...(hours !== undefined && clinicianId !== undefined ? [{ item: sameHours(clinicianId, hours), of: 'hours' } as const] : []),
    ...(once?.items ?? []).map((item) => ({ item, of: 'once' }) as const),
    ...(notices ?? []).map((item) => ({ item, of: 'appointment' }) as const),
  ];
  const outcome = await write(
    items.map(({ item }) => item),
    [patientId],
    { action: actionOf(before, after) },
  );
  if (outcome.done) return undefined;
  const failures = new Set([...outcome.failed].map((index) => items[index]?.of));
  // A repeated request collides with its own appointment, and a lost race explains every other failure.
  for (const failure of ['once', 'record', 'appointment', 'hours', 'clinician'] as const) if (failures.has(failure)) return failure;
  return 'patient';
}

/** What the access log calls a change of an appointment; undefined if its route says it already. */
function actionOf(before: StoredAppointment | undefined, { status, startsAt, clinicianId }: StoredAppointment): ChangeAction | undefined {
  if (before === undefined) return 'book';
  if (before.status !== status && (status === 'cancelled' || status === 'noshow')) return status === 'cancelled' ? 'cancel' : 'noshow';
  if (before.status === 'noshow') return 'noshow-undone';
  if (before.status === 'cancelled') return 'cancel-undone';
  return before.startsAt === startsAt && before.clinicianId === clinicianId ? undefined : before.startsAt === undefined ? 'book' : 'move';
}

/** A condition check that the patient's name is still the one in the new appointment. */
export const sameName = (patientId: string, { firstName, lastName, nameArabic }: StoredAppointment['patient']): TransactItem => ({
  ConditionCheck: {
    TableName: env.CLINICAL_TABLE_NAME,
    Key: profileKey(patientId),
    ConditionExpression: `#info.firstName = :first AND #info.lastName = :last AND ${
      nameArabic === undefined ? 'attribute_not_exists(#info.nameArabic)' : '#info.nameArabic = :arabic'
    }`,
    ExpressionAttributeNames: { '#info': 'personalInfo' },
    ExpressionAttributeValues: { ':first': firstName, ':last': lastName, ...(nameArabic !== undefined && { ':arabic': nameArabic }) },
  },
});

/** Throws a refusal of a service that the clinic does not offer, or not to this patient. */
export function requireOffered(
  catalogue: ClinicCatalogue,
  service: Service,
  { personalInfo: { dateOfBirth, gender } }: PatientRecord,
  day: string,
): void {
  const setting = serviceIn(catalogue, service);
  if (!setting.isOffered) throw wrongField('service', say('serviceNotOffered'));
  const { from, to } = setting.who;
  const who = { age: ageOn(dateOfBirth, day), gender };
  if (!isFor({ from, to }, who)) throw wrongField('service', say('serviceForAges', { from, to }));
  if (!isFor(setting.who, who)) throw wrongField('service', say('serviceForSex'));
}

/** Throws a refusal for failures that a retry cannot change. */
function refuseFinal(failure: Failure): void {
  if (failure === 'clinician') throw new Refusal('TIME_TAKEN');
  if (failure === 'patient') throw new Refusal('PATIENT_BUSY');
}

/**
 * Books a time, or requests one with status pending. Throws refusals of the place by field, NOT_FOUND, TIME_TAKEN, PATIENT_BUSY and
 * CONFLICT.
 */
export async function book(
  { patientId, overbooking, reason, service, despite, ...place }: AppointmentBooking,
  made: { readonly id: string; readonly by: string; readonly status: 'booked' | 'pending'; readonly now: Date },
  once: Once,
  write: Write,
): Promise<{ appointment: StoredAppointment; staff: Staff }> {
  const at = made.now.toISOString();
  return untilWritten(
    async () => {
      const [staff, links, patient, catalogue, asked] = await Promise.all([
        // A patient's request also notifies the reception.
        made.status === 'pending' ? readStaff() : staffOf([place.clinicianId]),
        linksTo(patientId, made.now),
        getPatient(patientId),
        readCatalogue(),
        made.status === 'pending' ? readAsked(patientId) : undefined,
      ]);
      if (patient === undefined) throw notFound('patientNotFound');
      // A patient's own request waits for the clinic, which sees it.
      if (made.status === 'booked') requireDespite(patient, despite);
      const hours = found(staff.hours.get(place.clinicianId), 'clinicianNotFound');
      // A patient holds no more of a clinician's day than the service takes.
      const minutes = made.status === 'pending' ? serviceIn(catalogue, service).minutes : place.minutes;
      const startsAt = startOf({ ...place, minutes }, hours, made.now);
      requireOffered(catalogue, service, patient, place.date);
      const refused = asked && (await refusedRequest(patientId, asked, { now: made.now }));
      if (refused !== undefined) throw refused;
      const appointment: StoredAppointment = {
        id: made.id,
        version: 1,
        patientId,
        patient: keptOf(patient),
        clinicianId: place.clinicianId,
        startsAt,
        minutes,
        service,
        status: made.status,
        createdAt: at,
        createdBy: made.by,
        changedAt: at,
        ...(reason && { reason: { en: reason, ar: reason } }),
        ...(overbooking !== undefined && { overbooked: overbooking }),
      };
      const notices = noticesOf(undefined, appointment, { asked, staff, links, now: made.now });
      const failure = await store(undefined, appointment, { once, hours, notices, write });
      if (failure === undefined) return { appointment, staff };
      refuseFinal(failure);
      return undefined;
    },
    { once, present: (id) => madeBefore(patientId, id) },
  );
}

async function present(patientId: string, id: string): Promise<StoredAppointment> {
  return found(await getAppointment(patientId, id), 'appointmentNotFound');
}

/** The answer to a repeated request: its appointment in its current state, possibly with another clinician. */
const madeBefore = async (patientId: string, id: string): Promise<{ appointment: StoredAppointment; staff: Staff }> => {
  const [appointment, staff] = await Promise.all([present(patientId, id), readStaff()]);
  return { appointment, staff };
};

/** Puts a patient on the waiting list. Throws NOT_FOUND and CONFLICT. */
export async function wait(
  { reason, despite, ...wish }: z.output<typeof AppointmentWait>,
  made: { readonly id: string; readonly by: string; readonly now: Date },
  once: Once,
  write: Write,
): Promise<{ appointment: StoredAppointment; staff: Staff }> {
  return untilWritten(
    async () => {
      const [staff, patient, catalogue] = await Promise.all([
        staffOf(wish.clinicianId === undefined ? [] : [wish.clinicianId]),
        getPatient(wish.patientId),
        readCatalogue(),
      ]);
      if (patient === undefined) throw notFound('patientNotFound');
      requireDespite(patient, despite);
      requireOffered(catalogue, wish.service, patient, qatarDate(made.now));
      if (wish.clinicianId !== undefined && !staff.hours.has(wish.clinicianId)) throw notFound('clinicianNotFound');
      const at = made.now.toISOString();
      const appointment: StoredAppointment = {
        ...wish,
        patient: keptOf(patient),
        id: made.id,
        version: 1,
        status: 'waitlist',
        createdAt: at,
        createdBy: made.by,
        changedAt: at,
        ...(reason && { reason: { en: reason, ar: reason } }),
      };
      const failure = await store(undefined, appointment, { once, write });
      if (failure === undefined) return { appointment, staff };
      refuseFinal(failure);
      return undefined;
    },
    { once, present: (id) => madeBefore(wish.patientId, id) },
  );
}

interface Which {
  readonly id: string;
  readonly appointmentId: string;
}

/** The person who changes an appointment, and the version that they saw. */
interface Changing {
  readonly ifMatch: number | 'any' | undefined;
  readonly now: Date;
  readonly caller: Caller;
  /** The request's own id, so that a repetition changes nothing and gets the appointment as it is now. */
  readonly once: Once;
  readonly write: Write;
}

/**
 * Writes the next version of an appointment, derived by `change` from the current one. `hours` are the clinician's hours against which a
 * new time was chosen.
 */
async function next(
  { id: patientId, appointmentId }: Which,
  { ifMatch, now, caller, once, write }: Changing,
  change: (current: StoredAppointment, staff: Staff) => { readonly after: StoredAppointment; readonly hours?: ClinicHours | undefined },
): Promise<{ appointment: StoredAppointment; staff: Staff }> {
  return untilWritten(
    async () => {
      const [before, staff, links, asked] = await Promise.all([
        present(patientId, appointmentId),
        readStaff(),
        linksTo(patientId, now),
        isStaff(caller) ? undefined : readAsked(patientId),
      ]);
      await requireSeen(ifMatch, before, (current) => answerTo(caller)(current, staff, now));
      const { after, hours } = change(before, staff);
      const refused = asked && after.status === 'pending' ? await refusedRequest(patientId, asked, { moved: after.id, now }) : undefined;
      if (refused !== undefined) throw refused;
      const notices = noticesOf(before, after, { asked, staff, links, now });
      const failure = await store(before, after, { once, hours, notices, write });
      if (failure === undefined) return { appointment: after, staff };
      if (failure === 'record') throw notFound('patientNotFound');
      refuseFinal(failure);
      return undefined;
    },
    { once, present: (id) => madeBefore(patientId, id) },
  );
}

/**
 * Moves an appointment, or gives an appointment on the waiting list a time. Throws like `book`, and PRECONDITION_FAILED and
 * NOT_ALLOWED_NOW.
 */
export const giveTime = (which: Which, { overbooking, reason, ...place }: AppointmentTime, changing: Changing) =>
  next(which, changing, (current, { hours: all }) => {
    const hours = found(all.get(place.clinicianId), 'clinicianNotFound');
    const byStaff = isStaff(changing.caller);
    if (!byStaff) requireOwnMove(current, changing.now);
    const asked = byStaff ? place : { ...place, minutes: current.minutes };
    const to = { ...asked, startsAt: startOf(asked, hours, changing.now), overbooked: overbooking };
    const moved = movedTo(current, to, { by: changing.caller.id, byPatient: !byStaff, reason }, changing.now);
    // A patient's request waits for the clinic's answer.
    return { after: byStaff ? moved : { ...moved, status: 'pending' }, hours };
  });

/** Changes an appointment's status. Throws NOT_ALLOWED_NOW and, when a cancelled appointment gets its time back, like `book`. */
export const changeStatus = (which: Which, { status, reason }: AppointmentChange, changing: Changing) =>
  next(which, changing, (current, { hours }) => {
    const byPatient = !isStaff(changing.caller);
    if (byPatient) requireOwnCancellation(current, status, changing.now);
    const after = changedTo(current, status, { reason, by: changing.caller.id, byPatient, now: changing.now });
    return { after, ...(current.status === 'cancelled' && isTimed(after) && { hours: hours.get(after.clinicianId) }) };
  });

/** The id of a new appointment. */
export const newAppointmentId = (now: Date): string => ulid(now.getTime());
