import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { m } from '../../i18n/paraglide/messages.js';

/** The way back to the sign-in. */
export const BackToSignIn = () => (
  <p>
    <Link className="text-link" to={paths.login}>
      {m.backToSignIn()}
    </Link>
  </p>
);
