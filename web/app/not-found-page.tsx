import { Link, useNavigate } from 'react-router-dom';
import { m } from '../i18n/paraglide/messages.js';
import { Button } from '../ui/button.tsx';
import { MessagePage } from '../ui/message-page.tsx';
import { TextLink } from '../ui/text-link.tsx';
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
                <TextLink as={Link} className="inline-block py-2" to={path ?? ''}>
                  {name}
                </TextLink>
              </li>
            ))}
          </ul>
        </nav>
      }
    >
      <Button onClick={() => void navigate(-1)}>{m.goBack()}</Button>
      <Button as={Link} look="primary" to={paths.dashboard}>
        {m.home()}
      </Button>
    </MessagePage>
  );
}
