import * as z from 'zod/mini';
import { AccessLog, AccessLogPatient, AccessLogQuery, NamedAccessLog, OwnAccessLogQuery } from '../access-log.ts';
import type { Route } from '../route.ts';

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
    success: { status: 200, schema: z.array(AccessLogPatient) },
    errors: ['NOT_FOUND'],
  },
} as const satisfies Record<string, Route>;
