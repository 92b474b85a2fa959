import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { pageOf } from '#contract/base/page.ts';
import { AllergyIntolerance } from '#contract/chart/allergies.ts';
import { Timeline } from '#contract/chart/chart.ts';
import { ChartDocument, DocumentLink, UploadPlace } from '#contract/chart/documents.ts';
import { Addendum, Encounter, Note, type NoteSection } from '#contract/chart/encounters.ts';
import { Immunization } from '#contract/chart/immunizations.ts';
import { Letter } from '#contract/chart/letters.ts';
import { Problem } from '#contract/chart/problems.ts';
import { type VitalSign, VitalSigns, VitalSignsCourse } from '#contract/chart/vital-signs.ts';
import { Patient } from '#contract/patient/patient.ts';
import type { BodyInputOf, QueryOf } from '#contract/routes/table.ts';
import { call } from '../../lib/api.ts';
import { pagesQuery } from '../../lib/pages.ts';

/** Vital signs, the last recorded first: all, or those in which a sign was measured. */
export const vitalSignsQuery = (id: string, sign?: VitalSign) =>
  pagesQuery(['chart', id, 'vital-signs', 'list', sign], (page, signal) =>
    call('vitalSigns.list', { answer: pageOf(VitalSigns), params: { id }, query: { ...page, ...(sign && { sign }) }, signal }),
  );

/** The course of each vital sign. */
export const courseQuery = (id: string) =>
  queryOptions({
    queryKey: ['chart', id, 'vital-signs', 'course'],
    queryFn: ({ signal }) => call('vitalSigns.course', { answer: VitalSignsCourse, params: { id }, signal }),
  });

/** Problems with their notes, newest first: those that are current, or those that are over. */
export const problemsQuery = (id: string, state: 'current' | 'ended', from?: string) =>
  pagesQuery(['chart', id, 'problems', state, from], (page, signal) =>
    call('problems.list', { answer: pageOf(Problem), params: { id }, query: { ...page, ...(from && { from }), state }, signal }),
  );

export const timelineQuery = (id: string, view: Pick<QueryOf<'chart.timeline'>, 'kind' | 'to' | 'words'>) =>
  pagesQuery(['chart', id, 'timeline', view], (page, signal) =>
    call('chart.timeline', { answer: Timeline, params: { id }, query: { ...view, ...page }, signal }),
  );

/** `requestId` is the same for every attempt, so that it is recorded once. */
export const recordVitalSigns = (id: string, body: BodyInputOf<'vitalSigns.record'>, requestId: string) =>
  call('vitalSigns.record', { answer: VitalSigns, params: { id }, body, requestId });

/** Refused with 412 if the entry has changed since this version. */
export const correctVitalSigns = (id: string, { id: entryId, version }: VitalSigns, body: BodyInputOf<'vitalSigns.correct'>) =>
  call('vitalSigns.correct', { answer: VitalSigns, params: { id, entryId }, ifMatch: version, body });

export const vitalSignsInError = (id: string, { id: entryId, version }: VitalSigns, reason: string) =>
  call('vitalSigns.inError', { answer: VitalSigns, params: { id, entryId }, ifMatch: version, body: { reason } });

/** `requestId` is the same for every attempt, so that it is added once. */
export const addProblem = (id: string, body: BodyInputOf<'problems.add'>, requestId: string) =>
  call('problems.add', { answer: Problem, params: { id }, body, requestId });

export const changeProblem = (id: string, { id: entryId, version }: Problem, body: BodyInputOf<'problems.change'>) =>
  call('problems.change', { answer: Problem, params: { id, entryId }, ifMatch: version, body });

export const problemInError = (id: string, { id: entryId, version }: Problem, reason: string) =>
  call('problems.inError', { answer: Problem, params: { id, entryId }, ifMatch: version, body: { reason } });

/** The allergies that are no longer listed; the chart has the others. */
export const endedAllergiesQuery = (id: string, from?: string) =>
  pagesQuery(['chart', id, 'allergies', from], (page, signal) =>
    call('allergies.list', {
      answer: pageOf(AllergyIntolerance),
      params: { id },
      query: { ...page, ...(from && { from }), state: 'ended' },
      signal,
    }),
  );

export const allergyInError = (id: string, { id: entryId, version }: AllergyIntolerance, reason: string) =>
  call('allergies.inError', { answer: AllergyIntolerance, params: { id, entryId }, ifMatch: version, body: { reason } });

export const immunizationsQuery = (id: string) =>
  pagesQuery(['chart', id, 'immunizations'], (query, signal) =>
    call('immunizations.list', { answer: pageOf(Immunization), params: { id }, query, signal }),
  );

/** `requestId` is the same for every attempt, so that it is recorded once. */
export const recordImmunization = (id: string, body: BodyInputOf<'immunizations.record'>, requestId: string) =>
  call('immunizations.record', { answer: Immunization, params: { id }, body, requestId });

export const correctImmunization = (id: string, { id: entryId, version }: Immunization, body: BodyInputOf<'immunizations.correct'>) =>
  call('immunizations.correct', { answer: Immunization, params: { id, entryId }, ifMatch: version, body });

export const immunizationInError = (id: string, { id: entryId, version }: Immunization, reason: string) =>
  call('immunizations.inError', { answer: Immunization, params: { id, entryId }, ifMatch: version, body: { reason } });

export const documentsQuery = (id: string, from?: string) =>
  pagesQuery(['chart', id, 'documents', from], (page, signal) =>
    call('documents.list', { answer: pageOf(ChartDocument), params: { id }, query: { ...page, ...(from && { from }) }, signal }),
  );

/** `requestId` is the same for every attempt, so that one place is made. */
export const announceDocument = (id: string, body: BodyInputOf<'documents.announce'>, requestId: string) =>
  call('documents.announce', { answer: UploadPlace, params: { id }, body, requestId });

/** Reads the whole file, so it may take a while. */
export const completeDocument = (id: string, entryId: string) =>
  call('documents.complete', { answer: ChartDocument, params: { id, entryId } });

export const documentLink = (id: string, entryId: string, to: 'download' | 'view') =>
  call('documents.link', { answer: DocumentLink, params: { id, entryId }, query: { to }, retry: true });

export const releaseDocument = (id: string, { id: entryId, version }: ChartDocument, isReleased: boolean) =>
  call('documents.release', { answer: ChartDocument, params: { id, entryId }, ifMatch: version, body: { isReleased } });

export const documentInError = (id: string, { id: entryId, version }: ChartDocument, reason: string) =>
  call('documents.inError', { answer: ChartDocument, params: { id, entryId }, ifMatch: version, body: { reason } });

/** The letters of a patient, or those of one visit. */
export const lettersQuery = (id: string, { encounterId, from }: { encounterId?: string | undefined; from?: string | undefined }) =>
  pagesQuery(['chart', id, 'letters', encounterId, from], (page, signal) =>
    call('letters.list', {
      answer: pageOf(Letter),
      params: { id },
      query: { ...page, ...(encounterId && { encounterId }), ...(from && { from }) },
      signal,
    }),
  );

export const certifyLeave = (id: string, body: BodyInputOf<'letters.certify'>) =>
  call('letters.certify', { answer: Letter, params: { id }, body });

export const signReferral = (id: string, body: BodyInputOf<'letters.refer'>) =>
  call('letters.refer', { answer: Letter, params: { id }, body });

export const letterInError = (id: string, { id: entryId, version }: Letter, reason: string) =>
  call('letters.inError', { answer: Letter, params: { id, entryId }, ifMatch: version, body: { reason } });

const recentShown = 10;
/** The patients whose records changed last. */
export const recentQuery = queryOptions({
  queryKey: ['patients', 'recent', recentShown],
  queryFn: ({ signal }) => call('patients.recent', { answer: z.array(Patient), query: { limit: String(recentShown) }, signal }),
});

export type NoteTexts = Readonly<Record<NoteSection, string>>;

/** Refused with 412 if the draft was saved elsewhere since this version. The note repeats it, with what was typed by then. */
export const saveNote = (id: string, entryId: string, version: number, body: BodyInputOf<'notes.save'>) =>
  call('notes.save', { answer: Note, params: { id, entryId }, ifMatch: version, body, retry: false });

export const signNote = (id: string, entryId: string, version: number) =>
  call('notes.sign', { answer: Note, params: { id, entryId }, ifMatch: version });

export const amendNote = (id: string, entryId: string, text: string, requestId: string) =>
  call('notes.amend', { answer: Addendum, params: { id, entryId }, body: { text }, requestId });

export const visitInError = (id: string, { id: entryId, version }: Encounter, reason: string) =>
  call('encounters.inError', { answer: Encounter, params: { id, entryId }, ifMatch: version, body: { reason } });
