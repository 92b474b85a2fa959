import {
  Activity,
  CalendarDays,
  ChartColumn,
  ClipboardList,
  Ellipsis,
  FlaskConical,
  HouseHeart,
  Inbox,
  type LucideIcon,
  MapPin,
  Pill,
  Settings,
  ShieldCheck,
  Stethoscope,
  TestTubes,
  UserCog,
  Users,
} from 'lucide-react';
import { m } from '../i18n/paraglide/messages.js';
import { ownPaths } from '../lib/own-paths.ts';
import { paths } from '../lib/paths.ts';

/** A page in the navigation. */
export interface Entry {
  readonly path: string;
  readonly name: () => string;
  readonly hint: () => string;
  readonly icon: LucideIcon;
}
/** A page's properties in the navigation of staff. */
export interface KnownEntry extends Entry {
  /** Only administrators have anything to do there. */
  readonly forAdministrators?: true;
}
/** The same of a patient. */
export interface OwnEntry extends Entry {
  /** Whether it is about one person of the family, whom the next page then is about too. */
  readonly isOfPerson?: true;
  /** Its name where there is room for one word. */
  readonly tab?: () => string;
}

/** The sidebar's entries (product spec, section 2, Authenticated shell). */
export const primaryEntries: readonly KnownEntry[] = [
  { path: paths.dashboard, name: () => m.navDashboard(), hint: () => m.navDashboardHint(), icon: Activity },
  { path: paths.inbox, name: () => m.navInbox(), hint: () => m.navInboxHint(), icon: Inbox },
  { path: paths.patients, name: () => m.navPatients(), hint: () => m.navPatientsHint(), icon: Users },
  { path: paths.appointments, name: () => m.navAppointments(), hint: () => m.navAppointmentsHint(), icon: CalendarDays },
  { path: paths.records, name: () => m.navRecords(), hint: () => m.navRecordsHint(), icon: ClipboardList },
  { path: paths.labs, name: () => m.navLabs(), hint: () => m.labsHint(), icon: FlaskConical },
  { path: paths.providerDashboard, name: () => m.navProvider(), hint: () => m.navProviderHint(), icon: Stethoscope },
  { path: paths.analytics, name: () => m.navAnalytics(), hint: () => m.navAnalyticsHint(), icon: ChartColumn },
];
export const lowerEntries: readonly KnownEntry[] = [
  { path: paths.staff, name: () => m.navStaff(), hint: () => m.navStaffHint(), icon: UserCog, forAdministrators: true },
  { path: paths.settings, name: () => m.navSettings(), hint: () => m.navSettingsHint(), icon: Settings },
  { path: paths.security, name: () => m.navSecurity(), hint: () => m.navSecurityHint(), icon: ShieldCheck },
];

/** A patient's main pages: the bar of a phone, and first in the sidebar. */
export const ownEntries: readonly OwnEntry[] = [
  {
    path: paths.dashboard,
    name: () => m.navHome(),
    hint: () => m.navHomeHint(),
    icon: HouseHeart,
    isOfPerson: true,
    tab: () => m.navHomeTab(),
  },
  { path: paths.appointments, name: () => m.navAppointments(), hint: () => m.navAppointmentsOwnHint(), icon: CalendarDays },
  { path: ownPaths.results, name: () => m.navResults(), hint: () => m.navResultsHint(), icon: TestTubes, isOfPerson: true },
  { path: ownPaths.medicines, name: () => m.navMedicines(), hint: () => m.navMedicinesHint(), icon: Pill, isOfPerson: true },
  { path: ownPaths.more, name: () => m.navMore(), hint: () => m.navMoreHint(), icon: Ellipsis, isOfPerson: true },
];
/** The others of the sidebar. */
export const ownLowerEntries: readonly OwnEntry[] = [
  { path: ownPaths.check, name: () => m.checkerName(), hint: () => m.navCheckHint(), icon: Stethoscope, isOfPerson: true },
  { path: ownPaths.care, name: () => m.navCare(), hint: () => m.navCareHint(), icon: MapPin, isOfPerson: true },
  { path: paths.settings, name: () => m.navSettings(), hint: () => m.navSettingsOwnHint(), icon: Settings },
  { path: paths.security, name: () => m.navSecurity(), hint: () => m.portalLog(), icon: ShieldCheck },
];
