import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { TextLink } from '../../ui/text-link.tsx';

/** The link back to sign-in, which it gives the address in use. */
export const BackToSignIn = ({ email = '' }: { email?: string }) => (
  <p>
    <TextLink as={Link} to={paths.login} state={{ email }}>
      {m.backToSignIn()}
    </TextLink>
  </p>
);
