import { m } from '../i18n/paraglide/messages.js';
import { Button } from '../ui/button.tsx';
import { MessagePage, Reload } from '../ui/message-page.tsx';
import { contacts } from '../lib/contacts.ts';
import { paths } from '../lib/paths.ts';

/** Shown when a page fails to render or its files fail to load. */
export const ErrorPage = () => (
  <MessagePage
    title={m.errorTitle()}
    text={m.errorText()}
    below={<p className="text-muted">{m.supportContact({ email: contacts.support })}</p>}
  >
    <Reload />
    {/* A full page load, because the router that led here may be what broke. */}
    <Button as="a" href={paths.dashboard}>
      {m.toDashboard()}
    </Button>
  </MessagePage>
);
