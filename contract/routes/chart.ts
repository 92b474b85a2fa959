import type * as z from 'zod/mini';
import { everybodySignedIn, staff } from '../base/role.ts';
import { AllergyIntolerance, AllergyIntoleranceChange, AllergyIntoleranceEntry } from '../chart/allergies.ts';
import { Chart, Timeline, TimelineQuery } from '../chart/chart.ts';
import { ChartDocument, DocumentLink, DocumentLinkQuery, DocumentRelease, DocumentUpload, UploadPlace } from '../chart/documents.ts';
import {
  Addendum,
  Encounter,
  EncounterStart,
  Note,
  NoteAddendum,
  NoteDraft,
  UnsignedNote,
  UnsignedNotesQuery,
  Visit,
} from '../chart/encounters.ts';
import { EntriesQuery, EntryError, chartDuties } from '../chart/entry.ts';
import { Immunization, ImmunizationCorrection, ImmunizationEntry } from '../chart/immunizations.ts';
import { Letter, LettersQuery, ReferralEntry, SickLeaveEntry } from '../chart/letters.ts';
import { Problem, ProblemChange, ProblemEntry } from '../chart/problems.ts';
import { VitalSigns, VitalSignsCorrection, VitalSignsCourse, VitalSignsQuery, VitalSignsRecord } from '../chart/vital-signs.ts';
import { HistoryQuery, pageOf } from '../base/page.ts';
import type { Route } from './route.ts';

const reading = { method: 'GET', access: staff, function: 'chart', logged: 'read', errors: ['NOT_FOUND'] } as const;
const writing = { access: ['CLINICIAN'], duty: chartDuties, function: 'chart' } as const;
const making = { ...writing, method: 'POST', logged: 'create' } as const;
const changing = {
  ...writing,
  logged: 'change',
  errors: ['NOT_FOUND', 'CONFLICT', 'PRECONDITION_FAILED', 'NOT_ALLOWED_NOW', 'REQUEST_ID_REUSED'],
  ifMatch: true,
} as const;

/** The routes of every kind of entry: their list by pages, the last recorded first, and the error mark. */
const listOf = <P extends string, S extends z.ZodMiniType>(kind: P, schema: S, summary: string) =>
  ({ ...reading, path: `/patients/{id}/${kind}`, summary, query: HistoryQuery, success: { status: 200, schema: pageOf(schema) } }) as const;
const inError = <P extends string, S extends z.ZodMiniType>(kind: P, schema: S, summary: string) =>
  ({
    ...changing,
    method: 'POST',
    path: `/patients/{id}/${kind}/{entryId}/entered-in-error`,
    summary,
    body: EntryError,
    success: { status: 200, schema },
  }) as const;

export const routes = {
  'chart.get': {
    ...reading,
    path: '/patients/{id}/chart',
    summary: 'What a chart opens with: the record, the problems that are not over, the last value of each vital sign',
    success: { status: 200, schema: Chart },
  },
  'chart.timeline': {
    ...reading,
    path: '/patients/{id}/timeline',
    summary: 'What was recorded about a patient, latest first, by pages; of one kind, up to a day, or with words in it',
    query: TimelineQuery,
    success: { status: 200, schema: Timeline },
  },
  'vitalSigns.list': {
    ...listOf('vital-signs', VitalSigns, 'A patient’s vital signs, the last recorded first; all, or those with one sign'),
    query: VitalSignsQuery,
  },
  'vitalSigns.course': {
    ...reading,
    path: '/patients/{id}/vital-signs/course',
    summary:
      'The course of each of a patient’s vital signs, oldest first; of long ones, the lowest and highest value of each stretch of time',
    success: { status: 200, schema: VitalSignsCourse },
  },
  'vitalSigns.record': {
    ...making,
    path: '/patients/{id}/vital-signs',
    summary: 'Record what was measured; only what is impossible is refused',
    body: VitalSignsRecord,
    success: { status: 201, schema: VitalSigns },
    errors: ['NOT_FOUND', 'CONFLICT', 'REQUEST_ID_REUSED'],
  },
  'vitalSigns.correct': {
    ...changing,
    method: 'PUT',
    path: '/patients/{id}/vital-signs/{entryId}',
    summary: 'Correct the values of a measurement',
    body: VitalSignsCorrection,
    success: { status: 200, schema: VitalSigns },
  },
  'vitalSigns.inError': inError('vital-signs', VitalSigns, 'Mark a measurement as recorded by mistake'),
  'problems.list': {
    ...listOf('problems', Problem, 'A patient’s problems, newest first; those of every status, or those that are current or over'),
    query: EntriesQuery,
  },
  'problems.add': {
    ...making,
    path: '/patients/{id}/problems',
    summary: 'Add a problem; one like an active problem is refused unless the caller confirms it',
    body: ProblemEntry,
    success: { status: 201, schema: Problem },
    errors: ['NOT_FOUND', 'CONFLICT', 'REQUEST_ID_REUSED', 'DUPLICATE_ENTRY'],
  },
  'problems.change': {
    ...changing,
    method: 'PUT',
    path: '/patients/{id}/problems/{entryId}',
    summary: 'Change a problem, or end it',
    body: ProblemChange,
    success: { status: 200, schema: Problem },
  },
  'problems.inError': inError('problems', Problem, 'Mark a problem as recorded by mistake'),
  'allergies.list': {
    ...listOf(
      'allergies',
      AllergyIntolerance,
      'What is known of a patient’s allergies beyond the record’s list, newest first; those of every status, or those that are current or over',
    ),
    query: EntriesQuery,
  },
  'allergies.record': {
    ...making,
    path: '/patients/{id}/allergies',
    summary: 'Add an allergy to the record’s list, or say more of one that is there',
    body: AllergyIntoleranceEntry,
    success: { status: 201, schema: AllergyIntolerance },
    errors: ['NOT_FOUND', 'CONFLICT', 'REQUEST_ID_REUSED', 'DUPLICATE_ENTRY'],
  },
  'allergies.change': {
    ...changing,
    method: 'PUT',
    path: '/patients/{id}/allergies/{entryId}',
    summary: 'Confirm an allergy, refute it or end it with a reason, bring it back, or change what is known of it',
    body: AllergyIntoleranceChange,
    success: { status: 200, schema: AllergyIntolerance },
    errors: [...changing.errors, 'DUPLICATE_ENTRY'],
  },
  'allergies.inError': inError(
    'allergies',
    AllergyIntolerance,
    'Mark an allergy as recorded by mistake, which takes it off the record’s list',
  ),
  'immunizations.list': listOf(
    'immunizations',
    Immunization,
    'What a patient was vaccinated with, or was not and why, the last recorded first',
  ),
  'immunizations.record': {
    ...making,
    path: '/patients/{id}/immunizations',
    summary: 'Record a vaccine that was given, or was not; a dose like one in the chart, or too soon after it, is refused with that one',
    body: ImmunizationEntry,
    success: { status: 201, schema: Immunization },
    errors: ['NOT_FOUND', 'CONFLICT', 'REQUEST_ID_REUSED', 'DUPLICATE_ENTRY'],
  },
  'immunizations.correct': {
    ...changing,
    method: 'PUT',
    path: '/patients/{id}/immunizations/{entryId}',
    summary: 'Correct a vaccination; its vaccine and its day stay',
    body: ImmunizationCorrection,
    success: { status: 200, schema: Immunization },
    errors: [...changing.errors, 'DUPLICATE_ENTRY'],
  },
  'immunizations.inError': inError('immunizations', Immunization, 'Mark a vaccination as recorded by mistake'),
  'documents.list': listOf('documents', ChartDocument, 'A patient’s documents of every status, the last filed first'),
  'documents.announce': {
    ...making,
    path: '/patients/{id}/documents',
    summary: 'Say which file is about to come, and get the place to put it; it is no document until it is complete',
    body: DocumentUpload,
    success: { status: 201, schema: UploadPlace },
    errors: ['NOT_FOUND', 'CONFLICT', 'REQUEST_ID_REUSED', 'NOT_ALLOWED_NOW'],
  },
  'documents.complete': {
    ...making,
    path: '/patients/{id}/documents/{entryId}/complete',
    summary: 'Check the file that was put in its place, and file it; one that is not what it says is refused',
    success: { status: 201, schema: ChartDocument },
    errors: ['NOT_FOUND', 'CONFLICT', 'REQUEST_ID_REUSED', 'NOT_ALLOWED_NOW'],
  },
  'documents.link': {
    ...reading,
    path: '/patients/{id}/documents/{entryId}/link',
    summary: 'A link to a document’s file that works for five minutes, to download it or to view it',
    query: DocumentLinkQuery,
    success: { status: 200, schema: DocumentLink },
  },
  'documents.linkReleased': {
    ...reading,
    path: '/patients/{id}/portal/documents/{entryId}/link',
    summary: 'The same, for an account that is linked to the record, if the document is released',
    access: everybodySignedIn,
    query: DocumentLinkQuery,
    success: { status: 200, schema: DocumentLink },
  },
  'documents.release': {
    ...changing,
    method: 'PUT',
    path: '/patients/{id}/documents/{entryId}',
    summary: 'Show a current document to the accounts linked to the record, or hide it from them',
    body: DocumentRelease,
    success: { status: 200, schema: ChartDocument },
  },
  'documents.inError': inError('documents', ChartDocument, 'Mark a document as filed by mistake'),
  'letters.list': {
    ...listOf('letters', Letter, 'A patient’s certificates and letters of every status, the last issued first; all, or those of a visit'),
    query: LettersQuery,
  },
  'letters.certify': {
    ...making,
    duty: 'prescriber',
    path: '/patients/{id}/sick-leaves',
    summary: 'Issue a sick-leave certificate from a visit; one that overlaps another is refused unless the caller confirms it',
    body: SickLeaveEntry,
    success: { status: 201, schema: Letter },
    errors: ['NOT_FOUND', 'CONFLICT', 'REQUEST_ID_REUSED', 'DUPLICATE_ENTRY', 'NOT_ALLOWED_NOW'],
  },
  'letters.refer': {
    ...making,
    duty: 'prescriber',
    path: '/patients/{id}/referrals',
    summary: 'Sign a referral letter from a visit; it keeps what the chart says at that moment',
    body: ReferralEntry,
    success: { status: 201, schema: Letter },
    errors: ['NOT_FOUND', 'CONFLICT', 'REQUEST_ID_REUSED', 'NOT_ALLOWED_NOW'],
  },
  'letters.inError': { ...inError('letters', Letter, 'Mark a certificate or letter as issued by mistake'), duty: 'prescriber' },
  'encounters.list': listOf('encounters', Encounter, 'A patient’s visits, the last begun first'),
  'encounters.start': {
    ...making,
    path: '/patients/{id}/encounters',
    summary:
      'Begin a visit with an empty note; a clinician’s open visit of the same day and appointment serves instead, and any other ends',
    body: EncounterStart,
    success: { status: 201, schema: Encounter },
    errors: ['NOT_FOUND', 'CONFLICT', 'REQUEST_ID_REUSED', 'NOT_ALLOWED_NOW'],
  },
  'encounters.get': {
    ...reading,
    duty: chartDuties,
    path: '/patients/{id}/encounters/{entryId}',
    summary: 'A visit with its note and addenda',
    success: { status: 200, schema: Visit },
  },
  'encounters.finish': {
    ...changing,
    method: 'POST',
    path: '/patients/{id}/encounters/{entryId}/finish',
    summary: 'End a visit, and with it the appointment that the patient came for; its note can be signed later',
    success: { status: 200, schema: Encounter },
  },
  'encounters.inError': inError('encounters', Encounter, 'Mark a visit, and its note, as recorded by mistake'),
  'notes.save': {
    ...changing,
    errors: ['NOT_FOUND', 'CONFLICT', 'PRECONDITION_FAILED', 'NOT_ALLOWED_NOW'],
    method: 'PUT',
    path: '/patients/{id}/encounters/{entryId}/note',
    summary: 'Save the draft of a note; its author’s alone',
    body: NoteDraft,
    success: { status: 200, schema: Note },
  },
  'notes.sign': {
    ...changing,
    method: 'POST',
    path: '/patients/{id}/encounters/{entryId}/note/signature',
    summary: 'Sign a note, which does not change any more, and end its visit; its author alone',
    success: { status: 200, schema: Note },
  },
  'notes.amend': {
    ...making,
    path: '/patients/{id}/encounters/{entryId}/note/addenda',
    summary: 'Add to a signed note',
    body: NoteAddendum,
    success: { status: 201, schema: Addendum },
    errors: ['NOT_FOUND', 'CONFLICT', 'REQUEST_ID_REUSED', 'NOT_ALLOWED_NOW'],
  },
  'notes.unsigned': {
    method: 'GET',
    path: '/notes/unsigned',
    summary: 'The caller’s notes that are not signed yet, oldest first',
    access: ['CLINICIAN'],
    function: 'chart',
    logged: 'list',
    query: UnsignedNotesQuery,
    success: { status: 200, schema: pageOf(UnsignedNote) },
    errors: [],
  },
} as const satisfies Record<string, Route>;
