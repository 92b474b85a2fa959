import { Link, useNavigate } from 'react-router-dom';
import { hasStaffRole } from '#contract/base/role.ts';
import { m } from '../i18n/paraglide/messages.js';
import { Button } from '../ui/button.tsx';
import { MessagePage } from '../ui/message-page.tsx';
import { TextLink } from '../ui/text-link.tsx';
import { paths } from '../lib/paths.ts';
import { useSession } from '../lib/use-session.ts';

/** Whether a page of ours comes before this one in the tab. An older browser knows only whether it is the tab's only page. */
const canGoBack = (): boolean => ('navigation' in window ? window.navigation.canGoBack : history.length > 1);

/** Any unknown path: a link back, and links to likely destinations. */
export function NotFoundPage() {
  const navigate = useNavigate();
  const session = useSession();
  const isPatient = session.status === 'signed-in' && !hasStaffRole(session.person.roles);
  const goBack = () => void (canGoBack() ? navigate(-1) : navigate(paths.dashboard));
  return (
    <MessagePage
      title={m.notFoundTitle()}
      text={m.notFoundText()}
      below={
        <nav aria-label={m.quickLinks()}>
          <p className="text-muted">{m.quickLinks()}</p>
          <ul className="flex flex-wrap gap-x-5">
            <li>
              {/* A standalone page, so it is a plain link, not a route. */}
              <TextLink className="inline-block py-2" href={paths.symptomChecker}>
                {m.checkerName()}
              </TextLink>
            </li>
            {[
              [paths.dashboard, isPatient ? m.navHome() : m.navDashboard()],
              // Section 2 of the product spec names these for everybody; a patient may open neither.
              ...(isPatient
                ? []
                : [
                    [paths.patients, m.navPatients()],
                    [paths.providerDashboard, m.navProvider()],
                  ]),
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
      <Button onClick={goBack}>{m.goBack()}</Button>
      <Button as={Link} look="primary" to={paths.dashboard}>
        {m.home()}
      </Button>
    </MessagePage>
  );
}
