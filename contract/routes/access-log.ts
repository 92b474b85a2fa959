import { pageOf, suggestionsOf } from '../base/page.ts';
import {
  AccessLog,
  AccessLogPatient,
  AccessLogPeopleQuery,
  AccessLogPerson,
  AccessLogQuery,
  NamedAccessLog,
  OwnAccessLogQuery,
} from '../access-log/access-log.ts';
import { PatientExport } from '../exports/export.ts';
import { AccessLogExportOrder, SignInExportOrder } from '../exports/log-export.ts';
import type { Route } from './route.ts';
import { SignInLog, SignInQuery } from '../access-log/sign-ins.ts';

export const routes = {
  'accessLog.list': {
    method: 'GET',
    path: '/access-log',
    summary:
      'Who did what with patients’ data, by day in Qatar, person, patient, action and outcome; the latest first, at most 50 at a time',
    access: ['ADMIN'],
    function: 'access-log',
    logged: 'log',
    query: AccessLogQuery,
    success: { status: 200, schema: NamedAccessLog },
    errors: [],
  },
  'accessLog.export': {
    method: 'POST',
    path: '/access-log/export',
    summary: 'The same as CSV, all of it: 202, and the file is written as one of the caller’s own exports',
    access: ['ADMIN'],
    function: 'patient-exports',
    logged: 'log-export',
    body: AccessLogExportOrder,
    success: { status: 200, schema: PatientExport, acceptedStatus: 202 },
    errors: ['EXPORT_LIMIT'],
  },
  'accessLog.people': {
    method: 'GET',
    path: '/access-log/people',
    summary:
      'The staff whose name or e-mail address matches, by name, at most eight, and whether there are more: whom to filter the log by',
    access: ['ADMIN'],
    function: 'access-log',
    logged: 'none',
    query: AccessLogPeopleQuery,
    success: { status: 200, schema: suggestionsOf(AccessLogPerson) },
    errors: [],
  },
  'accessLog.signIns': {
    method: 'GET',
    path: '/access-log/sign-ins',
    summary:
      'Who signed in or tried to, minute by minute, by day in Qatar, person, role and outcome; the latest first, at most 50 at a time',
    access: ['ADMIN'],
    function: 'access-log',
    logged: 'log',
    query: SignInQuery,
    success: { status: 200, schema: SignInLog },
    errors: [],
  },
  'accessLog.exportSignIns': {
    method: 'POST',
    path: '/access-log/sign-ins',
    summary: 'The same as CSV, all of it: 202, and the file is written as one of the caller’s own exports',
    access: ['ADMIN'],
    function: 'patient-exports',
    logged: 'log-export',
    body: SignInExportOrder,
    success: { status: 200, schema: PatientExport, acceptedStatus: 202 },
    errors: ['EXPORT_LIMIT'],
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
  'accessLog.actions': {
    method: 'GET',
    path: '/access-log/actions',
    summary: 'What the caller did with patients’ data, the latest first, at most 50 at a time',
    access: ['CLINICIAN'],
    function: 'access-log',
    logged: 'log',
    query: OwnAccessLogQuery,
    success: { status: 200, schema: NamedAccessLog },
    errors: [],
  },
  'accessLog.patients': {
    method: 'GET',
    path: '/access-log/{eventId}/patients',
    summary: 'The patients of one event by name; a clinician’s own events only',
    access: ['CLINICIAN', 'ADMIN'],
    function: 'access-log',
    logged: 'log',
    success: { status: 200, schema: pageOf(AccessLogPatient) },
    errors: ['NOT_FOUND'],
  },
} as const satisfies Record<string, Route>;
