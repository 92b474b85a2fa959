import { byName } from '#contract/staff/finding.ts';
import type { Clinician } from '#contract/appointments/appointments.ts';
import { qatarDate } from '#contract/base/qatar-time.ts';
import { routes as clinicCatalogueRoutes } from '#contract/routes/clinic-catalogue.ts';
import { routes as careDirectoryRoutes } from '#contract/routes/care-directory.ts';
import { routes as appointmentsRoutes } from '#contract/routes/appointments.ts';
import { routes as seriesRoutes } from '#contract/routes/series.ts';
import { routes as staffRoutes } from '#contract/routes/staff.ts';
import { accessLog } from '#platform/access-log.ts';
import { type ApiRequest, type Implementations, api } from '#platform/api.ts';
import { isStaff } from '#platform/caller.ts';
import { accountChecks } from '#platform/account-checks.ts';
import { type PatientsIn, ofEntries, ofPath, ofUnknown } from '#platform/logged-patients.ts';
import { errorFacts, log } from '#platform/logger.ts';
import { Refusal, found, wrongField } from '#platform/refusal.ts';
import { say } from '#contract/base/say.ts';
import { linkBy, linksOf } from '../clinic/links.ts';
import { env } from '../clinic/env.ts';
import { readCatalogue } from '../clinic/clinic-catalogue.ts';
import { readProfile } from '../clinic/clinic-profile.ts';
import { changeCareDirectory } from './care-directory.ts';
import { changeCatalogue } from './clinic-catalogue.ts';
import { changeProfile } from './clinic-profile.ts';
import { book, changeStatus, giveTime, newAppointmentId, wait } from './book.ts';
import { boardOf, scheduleOf } from './day.ts';
import { freeTimes } from './free-times.ts';
import { answerOf, answerTo, comingOf, outsideHours, requestsPage, suitedBy, waitingPage } from './schedule.ts';
import { readMembers, readStaff, staffOf } from '../clinic/roster.ts';
import { changeHours } from './hours.ts';
import { comingOfPatient, pastOfPatient } from './of-patient.ts';
import { missedPage } from './missed.ts';
import { bookSeries, cancelSeries, continueSeries, moveSeries } from './series.ts';
import { planOf } from './series-plan.ts';
import { getAppointment, isTimed } from './stored.ts';
import { remember } from '../clinic/remember.ts';
import { existingPatient } from '../clinic/store.ts';

/** Throws NOT_FOUND, as for a missing record, if the caller is a patient without a link to it. */
async function requireOwn(
  request: ApiRequest<
    'appointments.book' | 'appointments.ofPatient' | 'appointments.past' | 'appointments.get' | 'appointments.time' | 'appointments.change'
  >,
  patientId: string,
): Promise<void> {
  if (!isStaff(request.caller)) await linkBy(request, patientId);
}

/**
 * Throws FORBIDDEN for an account without a linked record: these routes only serve to request appointments, and anyone can register an
 * account.
 */
async function requireRecord({ caller }: ApiRequest<'clinicians.list' | 'appointments.free'>): Promise<void> {
  if (!isStaff(caller) && (await linksOf(caller, new Date())).length === 0) throw new Refusal('FORBIDDEN', { reason: 'noRecordLinked' });
}

/** Throws a refusal if a patient requests a time that is not free. */
function requireNoOverbooking({ caller, body }: ApiRequest<'appointments.book' | 'appointments.time'>): void {
  if (!isStaff(caller) && body.overbooking !== undefined) throw wrongField('overbooking', say('overbookingNotYours'));
}

const implementations: Implementations<'appointments'> = {
  'staff.list': async () => ({
    rows: [...(await readMembers()).members.values()].toSorted(byName('en')).map(({ deactivatedAt, ...member }) => ({
      ...member,
      ...(deactivatedAt !== undefined && { hasLeft: true as const }),
    })),
  }),

  'careDirectory.change': async (request) => {
    const { body, caller, ifMatch, write } = request;
    const now = new Date();
    const once = remember(request, 'CARE-DIRECTORY', ['careDirectory.change', ifMatch, body], now);
    return changeCareDirectory(body, { by: caller.id, now, ifMatch, once, write });
  },

  'clinicCatalogue.get': async () => readCatalogue(),

  'clinicCatalogue.change': async (request) => {
    const { body, caller, ifMatch, write } = request;
    const now = new Date();
    const once = remember(request, 'CLINIC-CATALOGUE', ['clinicCatalogue.change', ifMatch, body], now);
    return changeCatalogue(body, { by: caller.id, now, ifMatch, once, write });
  },

  'clinicProfile.get': async () => readProfile(),

  'clinicProfile.change': async (request) => {
    const { body, caller, ifMatch, write } = request;
    const now = new Date();
    const once = remember(request, 'CLINIC-PROFILE', ['clinicProfile.change', ifMatch, body], now);
    return changeProfile(body, { by: caller.id, now, ifMatch, once, write });
  },

  'clinicians.list': async (request) => {
    const [{ members, hours }] = await Promise.all([readStaff(), requireRecord(request)]);
    const rows = [...hours].flatMap(([id, of]): Clinician[] => {
      const member = members.get(id);
      return member === undefined ? [] : [{ id, name: member.name, ...(member.specialty && { specialty: member.specialty }), hours: of }];
    });
    return { rows, total: rows.length };
  },

  'clinicians.changeHours': async (request) => {
    const { params, body, ifMatch, write } = request;
    const { clinicianId } = params;
    const now = new Date();
    const once = remember(request, clinicianId, ['clinicians.changeHours', params, ifMatch, body], now);
    const { hours, staff } = await changeHours(clinicianId, body, { ifMatch, today: qatarDate(now), once, write });
    return { hours, ...(await outsideHours(clinicianId, staff, now)) };
  },

  'clinicians.coming': async ({ params, query }) => comingOf(params.clinicianId, query, new Date()),

  'appointments.list': async ({ query }) => scheduleOf(query, new Date()),

  'appointments.board': async ({ query }) => boardOf(query, new Date()),

  'appointments.free': async (request) => {
    const { query } = request;
    const [staff] = await Promise.all([
      query.clinicianId === undefined ? readStaff('is shown') : staffOf([query.clinicianId]),
      requireRecord(request),
    ]);
    return freeTimes(query, staff, new Date());
  },

  'appointments.missed': async ({ query }) => missedPage(query.cursor, new Date()),

  'appointments.waiting': async ({ query }) => waitingPage(query, new Date()),

  'appointments.requests': async ({ query }) => requestsPage(query, new Date()),

  'appointments.book': async (request) => {
    const { body, caller, write } = request;
    const now = new Date();
    await requireOwn(request, body.patientId);
    requireNoOverbooking(request);
    const made = { id: newAppointmentId(now), by: caller.id, status: isStaff(caller) ? 'booked' : 'pending', now } as const;
    const { appointment, staff } = await book(body, made, remember(request, made.id, ['appointments.book', body], now), write);
    return answerTo(caller)(appointment, staff, now);
  },

  'appointments.wait': async (request) => {
    const { body, caller, write } = request;
    const now = new Date();
    const made = { id: newAppointmentId(now), by: caller.id, now };
    const { appointment, staff } = await wait(body, made, remember(request, made.id, ['appointments.wait', body], now), write);
    return answerOf(appointment, staff, now);
  },

  'appointments.ofPatient': async (request) => {
    const { id } = request.params;
    await requireOwn(request, id);
    const [answer] = await Promise.all([comingOfPatient(id, request.caller, new Date()), existingPatient(id)]);
    return answer;
  },

  'appointments.past': async (request) => {
    const { id } = request.params;
    await requireOwn(request, id);
    const [page] = await Promise.all([pastOfPatient(id, request.query, request.caller, new Date()), existingPatient(id)]);
    return page;
  },

  'appointments.get': async (request) => {
    const { id, appointmentId } = request.params;
    await requireOwn(request, id);
    const [appointment, staff] = await Promise.all([getAppointment(id, appointmentId), readStaff('is shown'), existingPatient(id)]);
    return answerTo(request.caller)(found(appointment, 'appointmentNotFound'), staff, new Date());
  },

  'appointments.time': async (request) => {
    const { params, body, caller, ifMatch, write } = request;
    const now = new Date();
    await requireOwn(request, params.id);
    requireNoOverbooking(request);
    const once = remember(request, params.appointmentId, ['appointments.time', params, ifMatch, body], now);
    const { appointment, staff } = await giveTime(params, body, { ifMatch, now, caller, once, write });
    return answerTo(caller)(appointment, staff, now);
  },

  'appointments.change': async (request) => {
    const { params, body, caller, ifMatch, write } = request;
    const now = new Date();
    await requireOwn(request, params.id);
    const once = remember(request, params.appointmentId, ['appointments.change', params, ifMatch, body], now);
    const { appointment, staff } = await changeStatus(params, body, { ifMatch, now, caller, once, write });
    const answer = answerTo(caller)(appointment, staff, now);
    if (!isStaff(caller) || appointment.status !== 'cancelled' || !isTimed(appointment) || appointment.startsAt <= now.toISOString())
      return { appointment: answer, waiting: 0 };
    try {
      return { appointment: answer, waiting: await suitedBy(appointment, staff, now) };
    } catch (error) {
      // The cancellation is stored; a failure here must not make it look failed.
      log.warn('waiting-uncounted', errorFacts(error));
      return { appointment: answer };
    }
  },

  'series.plan': async ({ params: { id }, query }) => {
    const [plan] = await Promise.all([planOf(id, query, new Date()), existingPatient(id)]);
    return plan;
  },

  'series.book': async (request) => {
    const { params, body, caller, write } = request;
    const now = new Date();
    const id = newAppointmentId(now);
    const once = remember(request, id, ['series.book', params, body], now);
    return bookSeries(params.id, body, { id, by: caller.id, now, once, write });
  },

  'series.continue': async ({ params: { id, seriesId }, caller, write }) =>
    continueSeries(id, seriesId, { by: caller.id, now: new Date(), write }),

  'series.move': async ({ params: { id, seriesId }, body, caller, write }) =>
    moveSeries(id, seriesId, body, { by: caller.id, now: new Date(), write }),

  'series.cancel': async ({ params: { id, seriesId }, body, caller, write }) =>
    cancelSeries(id, seriesId, body, { by: caller.id, now: new Date(), write }),
};

const patientsIn: PatientsIn<'appointments'> = {
  'careDirectory.change': () => undefined,
  'clinicCatalogue.change': () => undefined,
  'clinicProfile.change': () => undefined,
  'clinicians.changeHours': ({ outside }) => ofEntries(outside),
  'clinicians.coming': ({ appointments }) => ofEntries(appointments),
  'appointments.list': ({ rows }, asked) => ofUnknown(rows, asked),
  'appointments.board': ({ stages }, asked) =>
    ofUnknown(
      Object.values(stages).flatMap(({ rows }) => rows),
      asked,
    ),
  'appointments.missed': ({ rows }) => ofEntries(rows),
  'appointments.waiting': ({ rows }) => ofEntries(rows),
  'appointments.requests': ({ rows }) => ofEntries(rows),
  'appointments.book': ({ patient }) => [patient.id],
  'appointments.wait': ({ patient }) => [patient.id],
  'appointments.ofPatient': ofPath,
  'appointments.past': ofPath,
  'appointments.get': ofPath,
  'appointments.time': ofPath,
  'appointments.change': ofPath,
  'series.plan': ofPath,
  'series.book': ofPath,
  'series.continue': ofPath,
  'series.move': ofPath,
  'series.cancel': ofPath,
};

export const handler = api(
  'appointments',
  { ...appointmentsRoutes, ...seriesRoutes, ...staffRoutes, ...careDirectoryRoutes, ...clinicCatalogueRoutes },
  implementations,
  {
    accessLog,
    patientsIn,
    accountChecks: accountChecks(env.CLINICAL_TABLE_NAME),
  },
);
