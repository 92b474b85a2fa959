import { everybodySignedIn, staff } from '../base/role.ts';
import { ClinicCatalogueChange } from '../clinic-catalogue/clinic-catalogue-change.ts';
import { ClinicCatalogue } from '../clinic-catalogue/clinic-catalogue.ts';
import { ClinicProfile, ClinicProfileChange } from '../clinic-catalogue/clinic-profile.ts';
import type { Route } from './route.ts';

export const routes = {
  'clinicCatalogue.get': {
    method: 'GET',
    path: '/clinic-catalogue',
    summary: 'How the clinic’s services and laboratory tests differ from those that the product brings',
    access: everybodySignedIn,
    function: 'appointments',
    logged: 'none',
    success: { status: 200, schema: ClinicCatalogue },
    errors: [],
  },
  'clinicCatalogue.change': {
    method: 'PUT',
    path: '/clinic-catalogue',
    summary:
      'Say which services and laboratory tests the clinic offers, how long services take and by what limits results are judged; with If-Match, only if nobody changed it since',
    access: ['ADMIN'],
    function: 'appointments',
    logged: 'change',
    body: ClinicCatalogueChange,
    success: { status: 200, schema: ClinicCatalogue },
    errors: ['CONFLICT', 'PRECONDITION_FAILED', 'REQUEST_ID_REUSED'],
    ifMatch: true,
  },
  'clinicProfile.get': {
    method: 'GET',
    path: '/clinic-profile',
    summary: 'What the clinic’s papers say of the clinic: name, address, phone number, licence',
    access: staff,
    function: 'appointments',
    logged: 'none',
    success: { status: 200, schema: ClinicProfile },
    errors: [],
  },
  'clinicProfile.change': {
    method: 'PUT',
    path: '/clinic-profile',
    summary: 'Say what papers print of the clinic; with If-Match, only if nobody changed it since',
    access: ['ADMIN'],
    function: 'appointments',
    logged: 'change',
    body: ClinicProfileChange,
    success: { status: 200, schema: ClinicProfile },
    errors: ['CONFLICT', 'PRECONDITION_FAILED', 'REQUEST_ID_REUSED'],
    ifMatch: true,
  },
} as const satisfies Record<string, Route>;
