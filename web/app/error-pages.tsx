import { Link, useNavigate } from 'react-router-dom';
import { Page } from '../ui/page.tsx';
import { useMessages } from './locale.ts';
import { paths } from './paths.ts';

export function NotFoundPage() {
  const m = useMessages();
  const navigate = useNavigate();
  return (
    <main>
      <Page title={m.notFoundTitle()}>
        <p>{m.notFoundText()}</p>
        <p className="flex gap-3">
          <button type="button" className="button button--secondary" onClick={() => void navigate(-1)}>
            {m.goBack()}
          </button>
          <Link className="button button--primary" to={paths.home}>
            {m.home()}
          </Link>
        </p>
      </Page>
    </main>
  );
}

export function ErrorPage() {
  const m = useMessages();
  return (
    <main>
      <Page title={m.errorTitle()}>
        <p>{m.errorText()}</p>
        <p>
          <button type="button" className="button button--primary" onClick={() => location.reload()}>
            {m.retry()}
          </button>
        </p>
      </Page>
    </main>
  );
}

export function ConfigFailure() {
  const m = useMessages();
  return (
    <main>
      <Page title={m.errorTitle()}>
        <p role="alert">{m.configMissing()}</p>
        <p>
          <button type="button" className="button button--primary" onClick={() => location.reload()}>
            {m.retry()}
          </button>
        </p>
      </Page>
    </main>
  );
}
