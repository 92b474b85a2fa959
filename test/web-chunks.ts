/** The built site as the build describes it (web/vite.config.ts): its chunks, and those that each page loads. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { builtChunks } from '../web/chunks.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
export const { chunks, filesOf } = builtChunks();

/** The content of a file in the built site. */
export const built = (file: string): string => readFileSync(`${root}web/dist/${file}`, 'utf8');

const site = 'index.html';
/** What every signed-in page loads first. */
export const shell = [site, 'app/guard.tsx'];

interface SitePage {
  readonly name: string;
  /** All modules that the page loads first, including the shell's if it has one. */
  readonly modules: readonly string[];
  readonly kind: 'anonymous' | 'login' | 'account' | 'shell' | 'route';
}
const page =
  (kind: SitePage['kind'], ...first: readonly string[]) =>
  ([name, module]: readonly [string, string]): SitePage => ({ name, kind, modules: [...first, module] });

/** Every page of the site. */
export const pages: readonly SitePage[] = [
  ...(
    [
      ['/symptom-checker', 'symptom-checker.html'],
      ['/symptom-checker/how', 'how.html'],
    ] as const
  ).map(page('anonymous')),
  page('login', site)(['/login', 'features/auth/login-page.tsx']),
  ...(
    [
      ['/register', 'features/auth/register-page.tsx'],
      ['/confirm-email', 'features/auth/confirm-email-page.tsx'],
      ['/forgot-password', 'features/auth/forgot-password-page.tsx'],
      ['/terms', 'features/legal/terms-page.tsx'],
      ['/privacy', 'features/legal/privacy-page.tsx'],
    ] as const
  ).map(page('account', site)),
  { name: 'the signed-in shell', kind: 'shell', modules: shell },
  ...(
    [
      ['/dashboard', 'app/dashboard-page.tsx'],
      ['/provider-dashboard', 'features/dashboards/provider-dashboard-page.tsx'],
      ['/patients', 'features/patients/list-page.tsx'],
      ['/patients/{id}', 'app/record-page.tsx'],
      ['/records', 'features/chart/records-page.tsx'],
      ['/records/new', 'features/chart/new-record-page.tsx'],
      ['/patients/{id}/visits/{visitId}', 'features/chart/visit-page.tsx'],
      ['/patients/{id}/chart', 'features/chart/chart-page.tsx'],
      ['/patients/new', 'features/patients/new-patient-page.tsx'],
      ['/patients/{id}/edit', 'features/patients/edit-patient-page.tsx'],
      ['/appointments', 'features/appointments/appointments-page.tsx'],
      ['/appointments/hours', 'features/appointments/hours-page.tsx'],
      ['/appointments/new', 'features/appointments/new-appointment-page.tsx'],
      ['/labs', 'features/laboratory/labs-page.tsx'],
      ['/labs/order', 'features/laboratory/order-page.tsx'],
      ['/patients/{id}/labs', 'features/laboratory/patient-labs-page.tsx'],
      ['/patients/{id}/labs/{orderId}', 'features/laboratory/lab-order-page.tsx'],
      ['/prescriptions/new', 'features/prescriptions/new-prescription-page.tsx'],
      ['/patients/{id}/prescriptions', 'features/prescriptions/patient-prescriptions-page.tsx'],
      ['/security', 'features/access-log/access-log-page.tsx'],
      ['/staff', 'features/staff/staff-page.tsx'],
      ['/settings', 'features/settings/settings-page.tsx'],
      ['/settings/care', 'features/settings/care-list-page.tsx'],
      ['/settings/clinic', 'features/settings/clinic-catalogue-page.tsx'],
      ['/analytics', 'features/analytics/analytics-page.tsx'],
    ] as const
  ).map(page('route', ...shell)),
];

/** The shell's files, to which every signed-in page adds. */
export const shellFiles = filesOf(shell);
