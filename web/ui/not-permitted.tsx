import { Link } from 'react-router-dom';
import { paths } from '../lib/paths.ts';
import { useIsStaff } from '../lib/use-session.ts';
import { m } from '../i18n/paraglide/messages.js';
import { Button } from './button.tsx';
import { Page } from './page.tsx';

/** Shown for a page this account may not use: what it cannot do, and the way back. */
export function NotPermitted({ title, text = m.notPermittedText() }: { title: string; text?: string }) {
  const isStaff = useIsStaff();
  return (
    <Page title={title}>
      <p>{text}</p>
      <p>
        <Button as={Link} look="primary" to={isStaff ? paths.patients : paths.dashboard}>
          {isStaff ? m.backToPatients() : m.backHome()}
        </Button>
      </p>
    </Page>
  );
}
