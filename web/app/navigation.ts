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

interface Named {
  readonly name: () => string;
  readonly hint: () => string;
}
/** A page in the navigation. */
export interface Entry extends Named {
  readonly path: string;
  readonly icon: LucideIcon;
}
/** A page's properties in the navigation. */
export interface KnownEntry extends Entry {
  /** Its label and hint for patients, if they differ; `none` if the page has nothing for patients, who then get no link to it. */
  readonly ofPatients?: Partial<Named> | 'none';
  /** Only administrators have anything to do there. */
  readonly forAdministrators?: true;
}

/** The sidebar's entries (product spec, section 2, Authenticated shell). */
export const primaryEntries: readonly KnownEntry[] = [
  {
    path: paths.dashboard,
    name: () => m.navDashboard(),
    hint: () => m.navDashboardHint(),
    icon: Activity,
    ofPatients: { name: () => m.navHome(), hint: () => m.navHomeHint() },
  },
  { path: paths.patients, name: () => m.navPatients(), hint: () => m.navPatientsHint(), icon: Users, ofPatients: 'none' },
  {
    path: paths.appointments,
    name: () => m.navAppointments(),
    hint: () => m.navAppointmentsHint(),
    icon: CalendarDays,
    ofPatients: { hint: () => m.navAppointmentsOwnHint() },
  },
  { path: paths.records, name: () => m.navRecords(), hint: () => m.navRecordsHint(), icon: ClipboardList, ofPatients: 'none' },
  { path: paths.labs, name: () => m.navLabs(), hint: () => m.labsHint(), icon: FlaskConical, ofPatients: 'none' },
  { path: paths.providerDashboard, name: () => m.navProvider(), hint: () => m.navProviderHint(), icon: Stethoscope, ofPatients: 'none' },
  { path: paths.analytics, name: () => m.navAnalytics(), hint: () => m.navAnalyticsHint(), icon: ChartColumn, ofPatients: 'none' },
];
export const lowerEntries: readonly KnownEntry[] = [
  { path: paths.staff, name: () => m.navStaff(), hint: () => m.navStaffHint(), icon: UserCog, forAdministrators: true },
  {
    path: paths.settings,
    name: () => m.navSettings(),
    hint: () => m.navSettingsHint(),
    icon: Settings,
    ofPatients: { hint: () => m.navSettingsOwnHint() },
  },
  {
    path: paths.security,
    name: () => m.navSecurity(),
    hint: () => m.navSecurityHint(),
    icon: ShieldCheck,
    ofPatients: { hint: () => m.portalLog() },
  },
];
