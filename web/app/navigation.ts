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
interface KnownEntry extends Entry {
  /** In a patient's words, where those are others; `none` if nothing in it is for patients, so that they are not led there. */
  readonly ofPatients?: Partial<Named> | 'none';
}

/** The sidebar's entries (product spec, section 2, Authenticated shell). */
const primary: readonly KnownEntry[] = [
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
const lower: readonly KnownEntry[] = [
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

const shownTo =
  (entries: readonly KnownEntry[]) =>
  (isStaff: boolean): readonly Entry[] =>
    entries.flatMap(({ ofPatients, ...entry }) => (isStaff ? [entry] : ofPatients === 'none' ? [] : [{ ...entry, ...ofPatients }]));

/** The entries of the main part, and of the one below it, for staff or for a patient. */
export const primaryEntries = shownTo(primary);
export const lowerEntries = shownTo(lower);
