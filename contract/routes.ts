import * as z from 'zod/mini';
import { AccessLog, AccessLogQuery, OwnAccessLogQuery } from './access-log.ts';
import { Alert, Appointment, AppointmentsQuery, Notification, NotificationsRead } from './care.ts';
import type { ErrorCode } from './errors.ts';
import { ExportDeleted, PatientExport, PatientExportOrder, PatientExportQuery, RecordExportQuery } from './export.ts';
import { Health } from './health.ts';
import type { PathParameter } from './ids.ts';
import { IssuedLinkCode, LinkCodeRequest, LinkCodeWithdrawn, LinkEnded, LinkEntry, OwnLink, PatientLinks } from './links.ts';
import { PatientDuplicates, PatientDuplicatesQuery } from './patient/duplicates.ts';
import { PatientList, PatientListQuery, PatientRecentQuery, PatientStats } from './patient/list.ts';
import { Patient, PatientCreate, PatientDeleted, PatientUpdate } from './patient/patient.ts';
import type { FunctionName, Route } from './route.ts';
import {
  AttachedSymptomSession,
  HandoverCode,
  SymptomCheckAnswer,
  SymptomCheckAnswers,
  SymptomCheckLanguage,
  SymptomCheckRequest,
  SymptomSessionAttach,
  SymptomSessionDeleted,
} from './symptom-check.ts';

const staff = ['CLINICIAN', 'ADMIN'] as const;
const everybodySignedIn = ['PATIENT', 'CLINICIAN', 'ADMIN'] as const;

/** The whole API: product spec, section 7. Access beyond the spec: design decision in docs/adr/0004. */
export const routes = {
  'health.get': {
    method: 'GET',
    path: '/health',
    summary: 'Whether the API answers',
    access: 'public',
    function: 'health',
    logged: 'none',
    success: { status: 200, schema: Health },
    errors: [],
  },
  'patients.list': {
    method: 'GET',
    path: '/patients',
    summary: 'Patients by page, filter, search and sort; a PATIENT sees only the records linked to them',
    access: everybodySignedIn,
    function: 'patients',
    logged: 'list',
    query: PatientListQuery,
    success: { status: 200, schema: PatientList },
    errors: [],
  },
  'patients.create': {
    method: 'POST',
    path: '/patients',
    summary: 'Add a patient; repeating the same x-request-id adds nothing and answers as the first did',
    access: staff,
    function: 'patients',
    logged: 'create',
    body: PatientCreate,
    success: { status: 201, schema: Patient },
    errors: ['CONFLICT', 'REQUEST_ID_REUSED'],
  },
  'patients.stats': {
    method: 'GET',
    path: '/patients/stats',
    summary: 'Counts for the dashboards',
    access: staff,
    function: 'patients',
    logged: 'none',
    success: { status: 200, schema: PatientStats },
    errors: [],
  },
  'patients.recent': {
    method: 'GET',
    path: '/patients/recent',
    summary: 'The patients changed last; a PATIENT sees only the records linked to them',
    access: everybodySignedIn,
    function: 'patients',
    logged: 'list',
    query: PatientRecentQuery,
    success: { status: 200, schema: z.array(Patient) },
    errors: [],
  },
  'patients.duplicates': {
    method: 'GET',
    path: '/patients/duplicates',
    summary: 'At most five records that may be the same person, the likeliest first',
    access: staff,
    function: 'patients',
    logged: 'list',
    query: PatientDuplicatesQuery,
    success: { status: 200, schema: PatientDuplicates },
    errors: [],
  },
  'patients.export': {
    method: 'GET',
    path: '/patients/export',
    summary:
      'The patients of a list as a file: 200 with a link that lives five minutes, or 202 when there are many and the file is being written',
    access: staff,
    function: 'patient-exports',
    logged: 'export',
    query: PatientExportQuery,
    success: { status: 200, schema: PatientExport, acceptedStatus: 202 },
    errors: ['EXPORT_EMPTY', 'EXPORT_TOO_LARGE', 'EXPORT_LIMIT'],
  },
  'patients.orderExport': {
    method: 'POST',
    path: '/patients/export',
    summary: 'As GET, with what is to be exported in the body: there a hundred ids have room, and the words of a search are in no address',
    access: staff,
    function: 'patient-exports',
    logged: 'export',
    body: PatientExportOrder,
    success: { status: 200, schema: PatientExport, acceptedStatus: 202 },
    errors: ['EXPORT_EMPTY', 'EXPORT_TOO_LARGE', 'EXPORT_LIMIT'],
  },
  'exports.list': {
    method: 'GET',
    path: '/patients/exports',
    summary: 'The caller’s own exports of the last day, the latest first, at most 50',
    access: staff,
    function: 'patient-exports',
    logged: 'none',
    success: { status: 200, schema: z.array(PatientExport) },
    errors: [],
  },
  'exports.get': {
    method: 'GET',
    path: '/patients/exports/{exportId}',
    summary: 'How far one of the caller’s own exports is; with a new link when it is done',
    access: staff,
    function: 'patient-exports',
    logged: 'none',
    success: { status: 200, schema: PatientExport },
    errors: ['NOT_FOUND'],
  },
  'exports.delete': {
    method: 'DELETE',
    path: '/patients/exports/{exportId}',
    summary: 'Cancel one of the caller’s own exports, or delete its file',
    access: staff,
    function: 'patient-exports',
    logged: 'export',
    success: { status: 200, schema: ExportDeleted },
    errors: ['NOT_FOUND', 'CONFLICT'],
  },
  'patients.exportRecord': {
    method: 'GET',
    path: '/patients/{id}/export',
    summary: 'One patient’s record as a file: a summary as PDF, or a FHIR R4 Bundle',
    access: staff,
    function: 'patient-exports',
    logged: 'export',
    query: RecordExportQuery,
    success: { status: 200, schema: PatientExport },
    errors: ['NOT_FOUND', 'EXPORT_LIMIT'],
  },
  'patients.get': {
    method: 'GET',
    path: '/patients/{id}',
    summary: 'One patient; a PATIENT finds only the records linked to them',
    access: everybodySignedIn,
    function: 'patients',
    logged: 'read',
    success: { status: 200, schema: Patient },
    errors: ['NOT_FOUND'],
  },
  'patients.update': {
    method: 'PUT',
    path: '/patients/{id}',
    summary: 'Change a patient; with If-Match, only if nobody changed it since that version',
    access: staff,
    function: 'patients',
    logged: 'change',
    body: PatientUpdate,
    success: { status: 200, schema: Patient },
    errors: ['NOT_FOUND', 'CONFLICT', 'PRECONDITION_FAILED', 'REQUEST_ID_REUSED'],
    ifMatch: true,
  },
  'patients.delete': {
    method: 'DELETE',
    path: '/patients/{id}',
    summary: 'Delete a patient and everything kept under it, for good',
    access: staff,
    function: 'patients',
    logged: 'delete',
    success: { status: 200, schema: PatientDeleted },
    errors: ['NOT_FOUND', 'CONFLICT', 'REQUEST_ID_REUSED'],
  },
  'symptomCheck.create': {
    method: 'POST',
    path: '/public/symptom-check',
    summary: 'A preliminary assessment of described symptoms, for anybody',
    access: 'public',
    function: 'symptom-check',
    logged: 'none',
    body: SymptomCheckRequest,
    success: { status: 200, schema: SymptomCheckAnswer },
    errors: [],
  },
  'symptomCheck.get': {
    method: 'GET',
    path: '/public/symptom-check/{sessionId}',
    summary: 'The assessment of a session, in either language, for whoever knows its unguessable id, within 24 hours',
    access: 'public',
    function: 'symptom-check',
    logged: 'none',
    query: SymptomCheckLanguage,
    success: { status: 200, schema: SymptomCheckAnswer },
    errors: ['NOT_FOUND'],
  },
  'symptomCheck.answer': {
    method: 'POST',
    path: '/public/symptom-check/{sessionId}/answers',
    summary: 'What a visitor ticked of the statements that a check asked: the new assessment, and what is still asked',
    access: 'public',
    function: 'symptom-check',
    logged: 'none',
    body: SymptomCheckAnswers,
    success: { status: 200, schema: SymptomCheckAnswer },
    errors: ['NOT_FOUND', 'CONFLICT'],
  },
  'symptomCheck.delete': {
    method: 'DELETE',
    path: '/public/symptom-check/{sessionId}',
    summary: 'Delete a session now',
    access: 'public',
    function: 'symptom-check',
    logged: 'none',
    success: { status: 200, schema: SymptomSessionDeleted },
    errors: ['NOT_FOUND'],
  },
  'symptomCheck.handover': {
    method: 'POST',
    path: '/public/symptom-check/{sessionId}/handover',
    summary: 'A code with which a clinician may attach this session to a record, once, while the session is kept',
    access: 'public',
    function: 'symptom-check',
    logged: 'none',
    success: { status: 201, schema: HandoverCode },
    errors: ['NOT_FOUND', 'CONFLICT'],
  },
  'patients.symptomSessions': {
    method: 'GET',
    path: '/patients/{id}/symptom-sessions',
    summary: 'The symptom sessions attached to a patient, the latest first; a PATIENT finds only those of the records linked to them',
    access: everybodySignedIn,
    function: 'patients',
    logged: 'read',
    success: { status: 200, schema: z.array(AttachedSymptomSession) },
    errors: ['NOT_FOUND'],
  },
  'patients.attachSymptomSession': {
    method: 'POST',
    path: '/patients/{id}/symptom-sessions',
    summary: 'Attach the symptom session that a visitor handed over by code',
    access: staff,
    function: 'patients',
    logged: 'attach',
    body: SymptomSessionAttach,
    success: { status: 201, schema: AttachedSymptomSession },
    errors: ['NOT_FOUND', 'CONFLICT'],
  },
  'links.issueCode': {
    method: 'POST',
    path: '/patients/{id}/link-codes',
    summary:
      'Issue a code that links one account to this patient’s record, shown in this answer only; it replaces an open one of the same relation',
    access: staff,
    function: 'patient-links',
    logged: 'link-code',
    body: LinkCodeRequest,
    success: { status: 201, schema: IssuedLinkCode },
    errors: ['NOT_FOUND', 'CONFLICT'],
  },
  'links.withdrawCode': {
    method: 'DELETE',
    path: '/patients/{id}/link-codes/{relation}',
    summary: 'Withdraw the open code of a relation',
    access: staff,
    function: 'patient-links',
    logged: 'link-code',
    success: { status: 200, schema: LinkCodeWithdrawn },
    errors: ['NOT_FOUND', 'CONFLICT'],
  },
  'links.ofPatient': {
    method: 'GET',
    path: '/patients/{id}/links',
    summary: 'The accounts that see this patient’s record, and the codes that are open',
    access: staff,
    function: 'patient-links',
    logged: 'read',
    success: { status: 200, schema: PatientLinks },
    errors: ['NOT_FOUND'],
  },
  'links.undo': {
    method: 'DELETE',
    path: '/patients/{id}/links/{linkId}',
    summary: 'Undo a link: the account no longer sees this patient’s record, from its next request on',
    access: staff,
    function: 'patient-links',
    logged: 'unlink',
    success: { status: 200, schema: LinkEnded },
    errors: ['NOT_FOUND', 'CONFLICT'],
  },
  'links.own': {
    method: 'GET',
    path: '/links',
    summary: 'The records that the caller’s account is linked to',
    access: everybodySignedIn,
    function: 'patient-links',
    logged: 'list',
    success: { status: 200, schema: z.array(OwnLink) },
    errors: [],
  },
  'links.enter': {
    method: 'POST',
    path: '/links',
    summary: 'Link the caller’s account to a record with a code from the clinic’s desk and the patient’s birth date',
    access: everybodySignedIn,
    function: 'patient-links',
    logged: 'link',
    body: LinkEntry,
    success: { status: 201, schema: OwnLink },
    errors: ['NOT_FOUND', 'CONFLICT'],
  },
  'links.end': {
    method: 'DELETE',
    path: '/links/{linkId}',
    summary: 'End one of the caller’s own links',
    access: everybodySignedIn,
    function: 'patient-links',
    logged: 'unlink',
    success: { status: 200, schema: LinkEnded },
    errors: ['NOT_FOUND', 'CONFLICT'],
  },
  'appointments.list': {
    method: 'GET',
    path: '/appointments',
    summary: 'The appointments of one day in Qatar by time, at most 50',
    access: staff,
    function: 'patients',
    logged: 'list',
    query: AppointmentsQuery,
    success: { status: 200, schema: z.array(Appointment) },
    errors: [],
  },
  'alerts.list': {
    method: 'GET',
    path: '/alerts',
    summary: 'The open alerts, the gravest first, at most 50',
    access: staff,
    function: 'patients',
    logged: 'list',
    success: { status: 200, schema: z.array(Alert) },
    errors: [],
  },
  'notifications.list': {
    method: 'GET',
    path: '/notifications',
    summary: 'The caller’s own notifications, the latest first, at most 50',
    access: everybodySignedIn,
    function: 'patients',
    logged: 'none',
    success: { status: 200, schema: z.array(Notification) },
    errors: [],
  },
  'notifications.read': {
    method: 'POST',
    path: '/notifications/read',
    summary: 'Mark own notifications as read; answers all of them',
    access: everybodySignedIn,
    function: 'patients',
    logged: 'none',
    body: NotificationsRead,
    success: { status: 200, schema: z.array(Notification) },
    errors: [],
  },
  'accessLog.list': {
    method: 'GET',
    path: '/access-log',
    summary: 'Who did what with patients’ data on one day in Qatar, or with one patient’s; the latest first, 50 at a time',
    access: ['ADMIN'],
    function: 'access-log',
    logged: 'log',
    query: AccessLogQuery,
    success: { status: 200, schema: AccessLog },
    errors: [],
  },
  'accessLog.own': {
    method: 'GET',
    path: '/access-log/own',
    summary: 'Who did what with the records linked to the caller, the latest first, 50 at a time; empty when none is linked',
    access: ['PATIENT'],
    function: 'access-log',
    logged: 'none',
    query: OwnAccessLogQuery,
    success: { status: 200, schema: AccessLog },
    errors: [],
  },
} as const satisfies Record<string, Route>;

export type Routes = typeof routes;
export type RouteId = keyof Routes;
export const routeIds = Object.keys(routes) as RouteId[];

/** The routes that one function serves. */
export type RoutesOf<F extends FunctionName> = { [K in RouteId]: Routes[K]['function'] extends F ? K : never }[RouteId];

/** The routes that the access log tells of by their answers. What is exported is kept with the export's own steps. */
export type LoggedRouteId = { [K in RouteId]: Routes[K]['logged'] extends 'none' | 'export' ? never : K }[RouteId];

type OutputOf<T, K extends string> = T extends { readonly [key in K]: infer S extends z.ZodMiniType } ? z.output<S> : undefined;
type InputOf<T, K extends string> = T extends { readonly [key in K]: infer S extends z.ZodMiniType } ? z.input<S> : undefined;
type ParamNames<P extends string> = P extends `${string}{${infer Name}}${infer Rest}` ? Name | ParamNames<Rest> : never;

/** Every parameter of a path has a form; without one in `pathParameters` nothing here compiles. */
type Formed<Name extends PathParameter> = Name;
export type Params<K extends RouteId> = { readonly [Name in Formed<ParamNames<Routes[K]['path']>>]: string };
/** What the server has after parsing. */
export type QueryOf<K extends RouteId> = OutputOf<Routes[K], 'query'>;
export type BodyOf<K extends RouteId> = OutputOf<Routes[K], 'body'>;
/** What a client sends. */
export type QueryInputOf<K extends RouteId> = InputOf<Routes[K], 'query'>;
export type BodyInputOf<K extends RouteId> = InputOf<Routes[K], 'body'>;
export type AnswerOf<K extends RouteId> = z.output<Routes[K]['success']['schema']>;

/** What any route, or the gateway before it, may refuse with. */
export const commonErrors: readonly ErrorCode[] = [
  'VALIDATION_ERROR',
  'INVALID_JSON',
  'BAD_REQUEST',
  'PAYLOAD_TOO_LARGE',
  'UNSUPPORTED_MEDIA_TYPE',
  'TOO_MANY_REQUESTS',
  'INTERNAL_ERROR',
  'SERVICE_UNAVAILABLE',
  'TIMEOUT',
];
export const signedInErrors: readonly ErrorCode[] = ['UNAUTHORIZED', 'FORBIDDEN'];

/** The name of the header that names a request; the same on a retry, it makes a mutation happen once. */
export const requestIdHeader = 'x-request-id';
