import { Link, useNavigate } from 'react-router-dom';
import { m } from '../i18n/paraglide/messages.js';
import { MessagePage, Reload } from '../ui/message-page.tsx';
import { paths } from './paths.ts';

export function NotFoundPage() {
  const navigate = useNavigate();
  return (
    <MessagePage title={m.notFoundTitle()} text={m.notFoundText()}>
      <button type="button" className="button button--outline" onClick={() => void navigate(-1)}>
        {m.goBack()}
      </button>
      <Link className="button button--primary" to={paths.home}>
        {m.home()}
      </Link>
    </MessagePage>
  );
}

/** A page that broke while it was drawn, or whose files could not be loaded. */
export const ErrorPage = () => (
  <MessagePage title={m.errorTitle()} text={m.errorText()}>
    <Reload />
  </MessagePage>
);
