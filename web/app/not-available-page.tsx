import { Link, useLocation } from 'react-router-dom';
import { m } from '../i18n/paraglide/messages.js';
import { Page } from '../ui/page.tsx';
import { hasKey } from './has-key.ts';
import { paths, type unmade } from './paths.ts';

const names: Record<(typeof unmade)[number], () => string> = {
  [paths.appointments]: () => m.navAppointments(),
  [paths.records]: () => m.navRecords(),
  [paths.analytics]: () => m.navAnalytics(),
  [paths.settings]: () => m.navSettings(),
  [paths.security]: () => m.navSecurity(),
  [paths.newAppointment]: () => m.pageNewAppointment(),
  [paths.newRecord]: () => m.pageNewRecord(),
  [paths.newPrescription]: () => m.pageNewPrescription(),
  [paths.orderLab]: () => m.pageOrderLab(),
};

/** A page that is linked and not made yet says so. */
export function NotAvailablePage() {
  const { pathname } = useLocation();
  const path = pathname.replace(/\/$/, '');
  const page = hasKey(names, path) ? names[path]() : '';
  return (
    <Page title={page}>
      <section className="panel grid justify-items-start gap-3 p-6">
        <h2 className="text-lg font-semibold">{m.notAvailableTitle()}</h2>
        <p className="text-muted">{m.notAvailableText({ page })}</p>
        <Link className="button button--primary" to={paths.dashboard}>
          {m.toDashboard()}
        </Link>
      </section>
    </Page>
  );
}
