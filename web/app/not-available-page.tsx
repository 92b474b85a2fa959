import { Link, useLocation } from 'react-router-dom';
import { m } from '../i18n/paraglide/messages.js';
import { Button } from '../ui/button.tsx';
import { Page } from '../ui/page.tsx';
import { Panel } from '../ui/panel.tsx';
import { notAvailableName } from './navigation.ts';
import { paths } from '../lib/paths.ts';

/** Tells the user that a linked page is not built yet. */
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
