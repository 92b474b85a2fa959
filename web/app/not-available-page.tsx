import { Link, useLocation } from 'react-router-dom';
import { m } from '../i18n/paraglide/messages.js';
import { Button } from '../ui/button.tsx';
import { Page } from '../ui/page.tsx';
import { Panel } from '../ui/panel.tsx';
import { notAvailableName } from './navigation.ts';
import { paths } from '../lib/paths.ts';

/** A page that is linked and not made yet says so. */
export function NotAvailablePage() {
  const { pathname } = useLocation();
  const page = notAvailableName[pathname.replace(/\/$/, '')]?.() ?? '';
  return (
    <Page title={page}>
      <Panel className="grid justify-items-start gap-3 p-6">
        <h2 className="text-lg font-semibold">{m.notAvailableTitle()}</h2>
        <p className="text-muted">{m.notAvailableText({ page })}</p>
        <Button as={Link} look="primary" to={paths.dashboard}>
          {m.toDashboard()}
        </Button>
      </Panel>
    </Page>
  );
}
