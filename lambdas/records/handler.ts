import { patientStatuses } from '#contract/patient/choices.ts';
import type { PatientListQuery, PatientList } from '#contract/patient/list.ts';
import { limits } from '#contract/base/limits.ts';
import { say } from '#contract/base/say.ts';
import { fieldOf } from '#contract/patient/fields.ts';
import type { Merge } from '#contract/patient/merge.ts';
import { routes as mergesRoutes } from '#contract/routes/merges.ts';
import { routes as patientsRoutes } from '#contract/routes/patients.ts';
import { routes as symptomCheckRoutes } from '#contract/routes/symptom-check.ts';
import { Accepted, type ApiRequest, type Implementations, api } from '#platform/api.ts';
import { accessLog } from '#platform/access-log.ts';
import { type Caller, isStaff } from '#platform/caller.ts';
import { transact } from '#platform/dynamodb.ts';
import { environment } from '#platform/environment.ts';
import { accountChecks } from '#platform/account-checks.ts';
import { type PatientsIn, ofPath, ofRows } from '#platform/logged-patients.ts';
import { errorFacts, log } from '#platform/logger.ts';
import { Refusal, found, merged, wrongField } from '#platform/refusal.ts';
import { renaming } from '../appointments/renaming.ts';
import { rewordings } from '../prescriptions/lines.ts';
import { clinicalChanges, neededFor } from '../clinic/clinical.ts';
import { readCounts } from '../clinic/counters.ts';
import { env as tables } from '../clinic/env.ts';
import { within } from '../clinic/marked.ts';
import { fold } from '../clinic/names.ts';
import { isNoSubstance } from '../clinic/no-substance.ts';
import { findPeople, namesakesNow, namesakesOf } from '../directory/names.ts';
import { finishDeletion } from './deletion.ts';
import { duplicatesOf } from './duplicates.ts';
import { lastChanged, pageOf } from './list.ts';
import { obstacle, previewOf, sideOf } from './merge-checks.ts';
import { merge, mergesOf, undoMerge } from './merge.ts';
import { linkBy, linksOf } from '../clinic/links.ts';
import { linksAfterEdit } from '../links/terms-of-age.ts';
import { type PatientRecord, answerOf, newPatient, updatedPatient } from '../clinic/patient.ts';
import { recordWithLastVisit } from '../clinic/visit-marks.ts';
import { createPatient, deletePatient, existingPatient, getPatient, getPatients, updatePatient } from '../clinic/store.ts';
import { attachSymptomSession, attachedSymptomSessions, lookAtSymptomSession } from './symptom-sessions.ts';
import { remember } from '../clinic/remember.ts';
import { ulid } from '#platform/ulid.ts';

const { DEFAULT_COUNTRY: defaultCountry } = environment({ DEFAULT_COUNTRY: true });
/** Of a request in which a deletion is finished. */
const deletionMs = 1500;
const checks = accountChecks(tables.CLINICAL_TABLE_NAME);

/** Throws NOT_FOUND, as for a missing record, if the caller may not see the record. */
async function requireVisible(
  request: ApiRequest<'patients.get' | 'patients.symptomSessions' | 'patients.lookAtSymptomSession' | 'patients.attachSymptomSession'>,
): Promise<void> {
  if (!isStaff(request.caller)) await linkBy(request, request.params.id);
}

/** The record with this id, if the caller may see it. */
async function visiblePatient(request: ApiRequest<'patients.symptomSessions'>): Promise<PatientRecord> {
  await requireVisible(request);
  return existingPatient(request.params.id);
}

/** The records that a patient sees: those linked to their account. */
async function linkedPatients(caller: Caller): Promise<PatientRecord[]> {
  const links = await linksOf(caller, new Date());
  const found = await Promise.all(links.map((link) => getPatient(link.patientId)));
  return found.filter((patient) => patient !== undefined);
}

type Reveals = ApiRequest<'patients.list'>['reveals'];

async function list(query: PatientListQuery, reveals: Reveals): Promise<PatientList> {
  if (query.search !== '') return searched(query, reveals);
  const { status, cursor = query.lastKey } = query;
  const statuses = status === undefined ? patientStatuses : [status];
  const { patients, ...page } = await pageOf(
    { statuses, sortBy: query.sortBy === 'match' ? 'createdAt' : query.sortBy, sortOrder: query.sortOrder },
    { page: query.page, limit: query.limit, ...(cursor !== undefined && { cursor }) },
    () => readCounts(new Date()),
    reveals,
  );
  return { patients: patients.map(answerOf), limit: query.limit, truncated: false, ...page };
}

async function searched(query: PatientListQuery, reveals: Reveals): Promise<PatientList> {
  const { people, isOfNames, ...found } = await findPeople(query);
  const ids = people.map(({ id }) => id);
  if (ids.length > 0) reveals(ids);
  const records = await getPatients(ids);
  const patients = records.map(answerOf);
  const foundBy = people.flatMap(({ id, by }) => (by === 'own' ? [] : [{ id, by }]));
  const namesakes = isOfNames ? namesakesOf(records) : [];
  const marks = { ...(foundBy.length > 0 && { foundBy }), ...(namesakes.length > 0 && { namesakes }) };
  return { patients, limit: query.limit, ...found, ...marks };
}

/** The list for a user with linked records only. They are few, so it is neither searched nor sorted. */
function listOfLinked(linked: readonly PatientRecord[], query: PatientListQuery): PatientList {
  const { page = 1, limit, status, search } = query;
  const listed = search === '' ? linked.filter((patient) => status === undefined || patient.status === status) : [];
  const patients = listed.slice((page - 1) * limit, page * limit).map(answerOf);
  return { patients, total: listed.length, page, limit, truncated: false };
}

/** Throws if an update removes an allergy: it ends in the chart, with a reason. Another spelling of the same word is no removal. */
async function requireEndsInChart(current: PatientRecord, next: PatientRecord, { id }: Caller): Promise<void> {
  const listed = new Set(next.medicalInfo.allergies.map(fold));
  const allergy = current.medicalInfo.allergies.find((one) => !listed.has(fold(one)) && !isNoSubstance(one));
  if (allergy === undefined) return;
  const needed = neededFor(clinicalChanges(current, next));
  const isAllowed = needed === undefined || (await transact([checks.mustStand(id, ...needed.duties)])).done;
  throw isAllowed ? wrongField(fieldOf('allergies').path, say('allergyDescribed', { allergy })) : needed.refusal;
}

const implementations: Implementations<'records'> = {
  'patients.list': async ({ query, caller, reveals }) =>
    isStaff(caller) ? list(query, reveals) : listOfLinked(await linkedPatients(caller), query),

  'patients.recent': async ({ query, caller }) => {
    if (!isStaff(caller)) {
      const linked = await linkedPatients(caller);
      return linked
        .toSorted((a, b) => (a.updatedAt < b.updatedAt ? 1 : -1))
        .slice(0, query.limit)
        .map(answerOf);
    }
    return (await lastChanged(Math.min(query.limit, limits.recentMax))).map(answerOf);
  },

  'patients.duplicates': async ({ query }) => duplicatesOf(query),

  'patients.get': async (request) => {
    const { id } = request.params;
    await requireVisible(request);
    const { patient, lastVisitAt } = found(await recordWithLastVisit(id), 'patientNotFound');
    return { ...answerOf(patient), lastVisitAt };
  },

  'patients.namesakes': async ({ params: { id } }) => ({ count: await namesakesNow(existingPatient(id)) }),

  'patients.symptomSessions': async (request) => attachedSymptomSessions((await visiblePatient(request)).id, request.query.cursor),

  'patients.create': async (request) => {
    const now = new Date();
    const id = ulid(now.getTime());
    const patient = newPatient(request.body, { id, at: now.toISOString(), defaultCountry });
    return answerOf(await createPatient(patient, remember(request, id, ['patients.create', request.body], now), request.write));
  },

  'patients.update': async (request) => {
    const { id } = request.params;
    const now = new Date();
    const { marker, finish } = renaming(now);
    const updated = await updatePatient(
      id,
      request.ifMatch,
      (current) => updatedPatient(current, request.body, { at: now.toISOString(), defaultCountry }),
      async (current, next) => {
        await requireEndsInChart(current, next, request.caller);
        const alongside = await Promise.all([
          linksAfterEdit(current, next, request.caller.id, now),
          rewordings(id, current.medicalInfo.medications, next.medicalInfo.medications),
        ]);
        return [...marker(current, next), ...alongside.flat()];
      },
      remember(request, id, ['patients.update', id, request.ifMatch, request.body], now),
      request.write,
    );
    await finish(id);
    return answerOf(updated);
  },

  'patients.delete': async (request) => {
    const { id } = request.params;
    const now = new Date();
    const { reason } = request.body;
    await deletePatient(id, reason, remember(request, id, ['patients.delete', id, reason], now), now, request.write);
    try {
      await finishDeletion(id, within(deletionMs));
    } catch (error) {
      // The record is gone for every reader; the scheduled run removes the rest, as it does that of a long one.
      log.warn('deletion-unfinished', errorFacts(error));
    }
    return { success: true, id };
  },

  'merges.list': async ({ params }) => ({ rows: await mergesOf(params.id, new Date()) }),

  'merges.preview': async ({ params: { id, mergedId } }) => {
    const now = new Date();
    if (id === mergedId) throw new Refusal('VALIDATION_ERROR', { details: [obstacle('mergedId', 'self')] });
    const [stays, goes] = await Promise.all([sideOf(id, now), sideOf(mergedId, now)]);
    return previewOf(stays, goes, now);
  },

  'merges.make': async (request) => {
    const { id } = request.params;
    const now = new Date();
    const { body, caller, write } = request;
    try {
      return unlessRunning(await merge(id, body, caller.id, remember(request, id, ['merges.make', id, body], now), now, write));
    } catch (error) {
      throw (await goneRecord(body.mergedId, error)) ?? error;
    }
  },

  'merges.undo': async (request) => {
    const { id, mergedId } = request.params;
    const now = new Date();
    return unlessRunning(await undoMerge(id, mergedId, remember(request, id, ['merges.undo', id, mergedId], now), now, request.write));
  },

  'patients.lookAtSymptomSession': async (request) => {
    await requireVisible(request);
    const { params, body, caller, write } = request;
    return lookAtSymptomSession(params.id, body.code, caller, new Date(), write);
  },

  'patients.attachSymptomSession': async (request) => {
    await requireVisible(request);
    const { params, body, caller, write } = request;
    return attachSymptomSession(params.id, body.code, caller, new Date(), write);
  },
};

/** A merge as the answer, or as one that goes on after it. */
const unlessRunning = (merge: Merge): Merge | Accepted<Merge> =>
  merge.state === 'running' || merge.state === 'undoing' ? new Accepted(merge) : merge;

/** The refusal of a record that was merged before, in place of one that only says that it is not there. */
async function goneRecord(id: string, error: unknown): Promise<Refusal | undefined> {
  if (!(error instanceof Refusal) || error.code !== 'NOT_FOUND') return undefined;
  const into = await checks.mergedInto(id);
  return into === undefined ? undefined : merged(into);
}

const idOf = ({ id }: { readonly id: string }): string => id;

const patientsIn: PatientsIn<'records'> = {
  'patients.list': ({ patients }) => patients.map(idOf),
  'patients.recent': (patients) => patients.map(idOf),
  'patients.duplicates': ofRows,
  'patients.create': ({ id }) => [id],
  'patients.get': ofPath,
  'patients.update': ofPath,
  'patients.delete': ofPath,
  'merges.list': ofPath,
  'merges.preview': (_, { params: { id, mergedId } }) => [id, mergedId],
  'merges.make': ofPath,
  'merges.undo': ofPath,
  'patients.symptomSessions': ofPath,
  'patients.lookAtSymptomSession': ofPath,
  'patients.attachSymptomSession': ofPath,
};

export const handler = api('records', { ...patientsRoutes, ...mergesRoutes, ...symptomCheckRoutes }, implementations, {
  accessLog,
  patientsIn,
  accountChecks: checks,
});
