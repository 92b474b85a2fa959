import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { TextLink } from '../../ui/text-link.tsx';

/** The link back to sign-in. */
export const BackToSignIn = () => (
  <p>
    <TextLink as={Link} to={paths.login}>
      {m.backToSignIn()}
    </TextLink>
  </p>
);
