import { Navigate } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { useIsStaff } from '../../lib/use-session.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { Page } from '../../ui/page.tsx';
import { LinkedRecords } from './linked-records.tsx';

/** The records that an account sees, and how to add or end one. */
export function FamilyPage() {
  if (useIsStaff()) return <Navigate to={paths.dashboard} replace />;
  return (
    <Page title={m.navFamily()}>
      <div className="max-w-3xl">
        <LinkedRecords />
      </div>
    </Page>
  );
}
