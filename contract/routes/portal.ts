import { PageQuery } from '../base/page.ts';
import { everybodySignedIn } from '../base/role.ts';
import { Portal, PortalDocuments, PortalPrescriptions, PortalReports } from '../portal/portal.ts';
import type { Route } from './route.ts';

const reading = { method: 'GET', access: everybodySignedIn, function: 'portal', logged: 'read', errors: ['NOT_FOUND'] } as const;

export const routes = {
  'portal.get': {
    ...reading,
    path: '/patients/{id}/portal',
    summary: 'Released results and documents, signed prescriptions and vaccinations of a record that is linked to the caller’s account',
    success: { status: 200, schema: Portal },
  },
  'portal.reports': {
    ...reading,
    path: '/patients/{id}/portal/reports',
    summary: 'Released results of a record that is linked to the caller’s account, latest first',
    query: PageQuery,
    success: { status: 200, schema: PortalReports },
  },
  'portal.prescriptions': {
    ...reading,
    path: '/patients/{id}/portal/prescriptions',
    summary: 'Medicines that are no longer taken, of a record that is linked to the caller’s account, latest first',
    query: PageQuery,
    success: { status: 200, schema: PortalPrescriptions },
  },
  'portal.documents': {
    ...reading,
    path: '/patients/{id}/portal/documents',
    summary: 'Released documents of a record that is linked to the caller’s account, latest first',
    query: PageQuery,
    success: { status: 200, schema: PortalDocuments },
  },
} as const satisfies Record<string, Route>;
