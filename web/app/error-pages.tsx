import { Link, useNavigate } from 'react-router-dom';
import { m } from '../i18n/paraglide/messages.js';
import { MessagePage, Reload } from '../ui/message-page.tsx';
import { contacts } from './contacts.ts';
import { paths } from './paths.ts';

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

/** A page that broke while it was drawn, or whose files could not be loaded. */
export const ErrorPage = () => (
  <MessagePage
    title={m.errorTitle()}
    text={m.errorText()}
    below={<p className="text-muted">{m.supportContact({ email: contacts.support })}</p>}
  >
    <Reload />
    {/* Drawn anew from the start: the router that led here may be what broke. */}
    <a className="button button--outline" href={paths.dashboard}>
      {m.toDashboard()}
    </a>
  </MessagePage>
);
