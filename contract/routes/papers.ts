import { staff } from '../base/role.ts';
import { chartDuties } from '../chart/entry.ts';
import { PatientExport } from '../exports/export.ts';
import { DaySheetQuery, PaperQuery, PrescriptionPaperQuery } from '../exports/papers.ts';
import type { Route } from './route.ts';

const paper = {
  method: 'GET',
  access: staff,
  function: 'patient-exports',
  logged: 'export',
  success: { status: 200, schema: PatientExport, acceptedStatus: 202 },
  errors: ['NOT_FOUND', 'NOT_ALLOWED_NOW', 'EXPORT_LIMIT'],
} as const;

export const routes = {
  'papers.prescription': {
    ...paper,
    path: '/patients/{id}/papers/prescriptions',
    summary: 'Active prescriptions as a sheet to hand out: those that one prescriber signed on one day',
    query: PrescriptionPaperQuery,
  },
  'papers.visit': {
    ...paper,
    duty: chartDuties,
    path: '/patients/{id}/papers/visits/{entryId}',
    summary: 'A visit’s signed note as a sheet to hand out',
    query: PaperQuery,
  },
  'papers.sickLeave': {
    ...paper,
    path: '/patients/{id}/papers/sick-leaves/{entryId}',
    summary: 'A sick-leave certificate as a sheet to hand out',
    query: PaperQuery,
  },
  'papers.referral': {
    ...paper,
    duty: chartDuties,
    path: '/patients/{id}/papers/referrals/{entryId}',
    summary: 'A referral letter, with what the chart said when it was signed, as a sheet to hand out',
    query: PaperQuery,
  },
  'papers.laboratory': {
    ...paper,
    path: '/patients/{id}/papers/laboratory/{orderId}',
    summary: 'An order’s verified results as a report to hand out',
    query: PaperQuery,
  },
  'papers.labels': {
    ...paper,
    path: '/patients/{id}/papers/labels/{orderId}',
    summary: 'A label for each specimen of an active order, with a code that opens the order',
    query: PaperQuery,
  },
  'papers.daySheet': {
    ...paper,
    path: '/appointments/sheet',
    summary: 'A day’s appointments, of the clinic or of one clinician, as a table to print',
    query: DaySheetQuery,
    errors: ['NOT_ALLOWED_NOW', 'EXPORT_LIMIT'],
  },
} as const satisfies Record<string, Route>;
