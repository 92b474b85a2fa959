import { Link } from 'react-router-dom';
import { paths } from '../lib/paths.ts';
import { m } from '../i18n/paraglide/messages.js';
import { Page } from './page.tsx';

/** A page that this account may not use: what it would do, and the way back. */
export function NotPermitted({ title, text = m.notPermittedText() }: { title: string; text?: string }) {
  return (
    <Page title={title}>
      <p>{text}</p>
      <p>
        <Link className="button button--primary" to={paths.patients}>
          {m.backToPatients()}
        </Link>
      </p>
    </Page>
  );
}
