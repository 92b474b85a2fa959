import {
  Activity,
  CalendarDays,
  ChartColumn,
  ClipboardList,
  FlaskConical,
  type LucideIcon,
  Settings,
  ShieldCheck,
  Stethoscope,
  UserCog,
  Users,
} from 'lucide-react';
import { m } from '../i18n/paraglide/messages.js';
import { paths } from '../lib/paths.ts';

/** A page in the navigation. */
export interface Entry {
  readonly path: string;
  readonly name: () => string;
  readonly hint: () => string;
  readonly icon: LucideIcon;
  /** Nothing in it is for patients, so they are not led there. */
  readonly forStaff?: true;
  /** Only administrators can do anything in it. */
  readonly forAdministrators?: true;
}

/** The sidebar's entries (product spec, section 2, Authenticated shell). */
export const primaryEntries: readonly Entry[] = [
  { path: paths.dashboard, name: () => m.navDashboard(), hint: () => m.navDashboardHint(), icon: Activity },
  { path: paths.patients, name: () => m.navPatients(), hint: () => m.navPatientsHint(), icon: Users },
  { path: paths.appointments, name: () => m.navAppointments(), hint: () => m.navAppointmentsHint(), icon: CalendarDays },
  { path: paths.records, name: () => m.navRecords(), hint: () => m.navRecordsHint(), icon: ClipboardList },
  { path: paths.labs, name: () => m.navLabs(), hint: () => m.labsHint(), icon: FlaskConical, forStaff: true },
  { path: paths.providerDashboard, name: () => m.navProvider(), hint: () => m.navProviderHint(), icon: Stethoscope, forStaff: true },
  { path: paths.analytics, name: () => m.navAnalytics(), hint: () => m.navAnalyticsHint(), icon: ChartColumn, forStaff: true },
];
export const lowerEntries: readonly Entry[] = [
  { path: paths.staff, name: () => m.navStaff(), hint: () => m.navStaffHint(), icon: UserCog, forAdministrators: true },
  { path: paths.settings, name: () => m.navSettings(), hint: () => m.navSettingsHint(), icon: Settings },
  { path: paths.security, name: () => m.navSecurity(), hint: () => m.navSecurityHint(), icon: ShieldCheck },
];
