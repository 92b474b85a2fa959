import type * as z from 'zod/mini';
import { careLimits } from '#contract/base/care-limits.ts';
import { isListedState } from '#contract/chart/allergies.ts';
import type { LettersQuery } from '#contract/chart/letters.ts';
import { routes } from '#contract/routes/chart.ts';
import { routes as papersRoutes } from '#contract/routes/papers.ts';
import { accessLog } from '#platform/access-log.ts';
import { type Implementations, api } from '#platform/api.ts';
import { mayCall } from '#platform/authorise.ts';
import { accountChecks } from '#platform/account-checks.ts';
import { type PatientsIn, ofPath, ofRows } from '#platform/logged-patients.ts';
import { found } from '#platform/refusal.ts';
import { documentLink } from './document-files.ts';
import { env } from '../clinic/env.ts';
import { linkBy } from '../clinic/links.ts';
import { answerOf } from '../clinic/patient.ts';
import { remember } from '../clinic/remember.ts';
import { dutiesOf } from '../clinic/roster.ts';
import { allergyKind, asListed, changedAllergy, listedAllergies, recordedAllergy } from './allergies.ts';
import { openChart } from './chart-item.ts';
import { announceDocument, completeDocument } from './document-uploads.ts';
import { documentKind, releasedDocument } from './documents.ts';
import { encounterKind, finishedEncounter } from './encounters.ts';
import { addEntry, changeEntry, entriesPage, entryOf, making, markInError } from './entries.ts';
import { correctedImmunization, immunizationKind, recordedImmunization } from './immunizations.ts';
import { certifiable, issuedLeave, letterKind, referable, signedReferral, withoutReason } from './letters.ts';
import { addedProblem, changedProblem, problemKind } from './problems.ts';
import { isWriter, unsignedNotes } from './notes.ts';
import { byImportance, isOver, isReleasedDocument } from './rules.ts';
import { timelineOf } from './timeline.ts';
import type { StoredAllergy } from './stored.ts';
import { correctedVitalSigns, courseOf, recordedVitalSigns, vitalSignsKind } from './vital-signs.ts';
import { amendNote, saveNote, signNote, startVisit, visitBefore, visitOf } from './visits.ts';

/** A page of a patient's letters, or of those of one visit. */
const lettersPage = (patientId: string, { encounterId, ...page }: z.output<typeof LettersQuery>) =>
  encounterId === undefined
    ? entriesPage(letterKind, patientId, page)
    : entriesPage(letterKind, patientId, {
        ...page,
        list: `letters of ${encounterId}`,
        isShown: (letter) => letter.encounterId === encounterId,
      });

const implementations: Implementations<'chart'> = {
  'chart.get': async ({ params: { id } }) => {
    const opened = await openChart(id);
    const { patient, chart } = opened;
    const problems = byImportance(chart.problems, new Date()).map((one, place) =>
      place < careLimits.problemsShort ? one : { ...one, note: undefined },
    );
    return { patient: answerOf(patient), problems, allergies: listedAllergies(opened), vitals: chart.vitals };
  },

  'chart.timeline': async ({ params: { id }, query, caller }) =>
    timelineOf(id, query, async () => mayCall(routes['encounters.get'], caller, await dutiesOf(caller.id))),

  'vitalSigns.list': async ({ params: { id }, query: { cursor, sign } }) =>
    sign === undefined
      ? entriesPage(vitalSignsKind, id, { cursor })
      : entriesPage(vitalSignsKind, id, { cursor, list: `vital signs with ${sign}`, isShown: ({ values }) => values[sign] !== undefined }),

  'vitalSigns.course': async ({ params: { id } }) => courseOf(id),

  'vitalSigns.record': async (request) => {
    const { made, name } = making(request, 'vitalSigns.record');
    return addEntry(vitalSignsKind, request.params.id, (opened) => recordedVitalSigns(request.body, opened, made), name, request.write);
  },

  'vitalSigns.correct': async (request) =>
    changeEntry(vitalSignsKind, request, 'vitalSigns.correct', (current, opened) =>
      correctedVitalSigns(current, request.body, opened, new Date()),
    ),

  'vitalSigns.inError': async (request) => markInError(vitalSignsKind, request, 'vitalSigns.inError'),

  'problems.list': async ({ params: { id }, query: { state, ...page } }) =>
    state === undefined
      ? entriesPage(problemKind, id, page)
      : entriesPage(problemKind, id, { ...page, list: `${state} problems`, isShown: (one) => isOver(one) === (state === 'ended') }),

  'problems.add': async (request) => {
    const { made, name } = making(request, 'problems.add');
    return addEntry(problemKind, request.params.id, (opened) => addedProblem(request.body, opened, made), name, request.write);
  },

  'problems.change': async (request) =>
    changeEntry(problemKind, request, 'problems.change', (current, opened) => changedProblem(current, request.body, opened, new Date())),

  'problems.inError': async (request) => markInError(problemKind, request, 'problems.inError'),

  'allergies.list': async ({ params: { id }, query: { state, ...place } }) => {
    const listed = listedAllergies(await openChart(id));
    const shown = (entry: StoredAllergy) => asListed(entry, listed);
    const page = await entriesPage(allergyKind, id, {
      ...place,
      ...(state !== undefined && {
        list: `${state} allergies`,
        isShown: (entry: StoredAllergy) => isListedState(shown(entry).status) === (state === 'current'),
      }),
    });
    return { ...page, rows: page.rows.map(shown) };
  },

  'allergies.record': async (request) => {
    const { made, name } = making(request, 'allergies.record');
    return addEntry(allergyKind, request.params.id, (opened) => recordedAllergy(request.body, opened, made), name, request.write);
  },

  'allergies.change': async (request) =>
    changeEntry(allergyKind, request, 'allergies.change', (current, opened) => changedAllergy(current, request.body, opened, new Date())),

  'allergies.inError': async (request) => markInError(allergyKind, request, 'allergies.inError'),

  'immunizations.list': async ({ params: { id }, query }) => entriesPage(immunizationKind, id, { ...query, size: careLimits.dosesMax }),

  'immunizations.record': async (request) => {
    const { made, name } = making(request, 'immunizations.record');
    return addEntry(immunizationKind, request.params.id, (opened) => recordedImmunization(request.body, opened, made), name, request.write);
  },

  'immunizations.correct': async (request) =>
    changeEntry(immunizationKind, request, 'immunizations.correct', (current, opened) =>
      correctedImmunization(current, request.body, opened, new Date()),
    ),

  'immunizations.inError': async (request) => markInError(immunizationKind, request, 'immunizations.inError'),

  'documents.list': async ({ params: { id }, query }) => entriesPage(documentKind, id, query),

  'documents.announce': async (request) => {
    const { made, name } = making(request, 'documents.announce');
    return announceDocument(request.params.id, request.body, made, name, request.write);
  },

  'documents.complete': async (request) => {
    const { caller, params, write } = request;
    const made = { id: params.entryId, by: caller.id, now: new Date() };
    const name = remember(request, made.id, ['documents.complete', params.id, made.id], made.now);
    return completeDocument(params.id, made, name, write);
  },

  'documents.link': async ({ params: { id, entryId }, query: { to } }) =>
    documentLink(await entryOf(documentKind, id, entryId), to, new Date()),

  'documents.linkReleased': async (request) => {
    const { id, entryId } = request.params;
    // Reads nothing of the record before checking that the caller may see it.
    await linkBy(request, id);
    const document = await entryOf(documentKind, id, entryId);
    return documentLink(found(isReleasedDocument(document) ? document : undefined, 'entryNotFound'), request.query.to, new Date());
  },

  'documents.release': async (request) =>
    changeEntry(documentKind, request, 'documents.release', (current) => releasedDocument(current, request.body, new Date())),

  'documents.inError': async (request) => markInError(documentKind, request, 'documents.inError'),

  'letters.list': async ({ params: { id }, query, caller }) => {
    const [page, duties] = await Promise.all([lettersPage(id, query), dutiesOf(caller.id)]);
    return mayCall(papersRoutes['papers.referral'], caller, duties) ? page : { ...page, rows: page.rows.map(withoutReason) };
  },

  'letters.certify': async (request) => {
    const { made, name } = making(request, 'letters.certify');
    const { params, body, write } = request;
    const signer = (await name.earlier()) === undefined ? await certifiable(params.id, body, made) : {};
    return addEntry(letterKind, params.id, ({ patient }) => issuedLeave(patient.id, body, signer, made), name, write);
  },

  'letters.refer': async (request) => {
    const { made, name } = making(request, 'letters.refer');
    const { params, body, write } = request;
    const signer = (await name.earlier()) === undefined ? await referable(params.id, body, made) : {};
    return addEntry(letterKind, params.id, (opened) => signedReferral(opened, body, signer, made), name, write);
  },

  'letters.inError': async (request) => markInError(letterKind, request, 'letters.inError'),

  'encounters.list': async ({ params: { id }, query }) => entriesPage(encounterKind, id, query),

  'encounters.start': async (request) => {
    const { made, name } = making(request, 'encounters.start');
    return startVisit(request.params.id, request.body, made, name, request.write);
  },

  'encounters.get': async ({ params, caller }) => {
    const [visit, before] = await Promise.all([visitOf(params), visitBefore(params)]);
    return { ...visit, isAuthor: await isWriter(visit.note, caller.id), ...(before && { before }) };
  },

  'encounters.finish': async (request) =>
    changeEntry(encounterKind, request, 'encounters.finish', (current) => finishedEncounter(current, new Date())),

  'encounters.inError': async (request) => markInError(encounterKind, request, 'encounters.inError'),

  'notes.save': async ({ params, body, caller, ifMatch, write }) =>
    saveNote(params, body, { by: caller.id, now: new Date(), ifMatch }, write),

  'notes.sign': async (request) => {
    const { params, caller, ifMatch, write } = request;
    const now = new Date();
    const name = remember(request, params.entryId, ['notes.sign', params, ifMatch], now);
    return signNote(params, { by: caller.id, now, ifMatch }, name, write);
  },

  'notes.amend': async (request) => {
    const { made, name } = making(request, `notes.amend ${request.params.entryId}`);
    return amendNote(request.params, request.body.text, made, name, request.write);
  },

  'notes.unsigned': async ({ caller, query }) => unsignedNotes(caller.id, query),
};

const patientsIn: PatientsIn<'chart'> = {
  'chart.get': ofPath,
  'chart.timeline': ofPath,
  'vitalSigns.list': ofPath,
  'vitalSigns.course': ofPath,
  'vitalSigns.record': ofPath,
  'vitalSigns.correct': ofPath,
  'vitalSigns.inError': ofPath,
  'problems.list': ofPath,
  'problems.add': ofPath,
  'problems.change': ofPath,
  'problems.inError': ofPath,
  'allergies.list': ofPath,
  'allergies.record': ofPath,
  'allergies.change': ofPath,
  'allergies.inError': ofPath,
  'immunizations.list': ofPath,
  'immunizations.record': ofPath,
  'immunizations.correct': ofPath,
  'immunizations.inError': ofPath,
  'documents.list': ofPath,
  'documents.announce': ofPath,
  'documents.complete': ofPath,
  'documents.link': ofPath,
  'documents.linkReleased': ofPath,
  'documents.release': ofPath,
  'documents.inError': ofPath,
  'letters.list': ofPath,
  'letters.certify': ofPath,
  'letters.refer': ofPath,
  'letters.inError': ofPath,
  'encounters.list': ofPath,
  'encounters.start': ofPath,
  'encounters.get': ofPath,
  'encounters.finish': ofPath,
  'encounters.inError': ofPath,
  'notes.save': ofPath,
  'notes.sign': ofPath,
  'notes.amend': ofPath,
  'notes.unsigned': ofRows,
};

/** The chart: entries recorded at a patient's bedside, and reading them (docs/adr/0032). */
export const handler = api('chart', routes, implementations, {
  accessLog,
  patientsIn,
  accountChecks: accountChecks(env.CLINICAL_TABLE_NAME),
});
