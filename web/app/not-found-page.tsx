import { Link, useNavigate } from 'react-router-dom';
import { m } from '../i18n/paraglide/messages.js';
import { MessagePage } from '../ui/message-page.tsx';
import { paths } from '../lib/paths.ts';

export function NotFoundPage() {
  const navigate = useNavigate();
  return (
    <MessagePage
      title={m.notFoundTitle()}
      text={m.notFoundText()}
      below={
        <nav aria-label={m.quickLinks()}>
          <p className="text-muted">{m.quickLinks()}</p>
          <ul className="flex flex-wrap gap-x-5">
            {[
              [paths.dashboard, m.navDashboard()],
              [paths.patients, m.navPatients()],
              [paths.providerDashboard, m.navProvider()],
            ].map(([path, name]) => (
              <li key={path}>
                <Link className="text-link inline-block py-2" to={path ?? ''}>
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      }
    >
      <button type="button" className="button button--outline" onClick={() => void navigate(-1)}>
        {m.goBack()}
      </button>
      <Link className="button button--primary" to={paths.dashboard}>
        {m.home()}
      </Link>
    </MessagePage>
  );
}
