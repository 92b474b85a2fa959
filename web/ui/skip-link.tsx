import { m } from '../i18n/paraglide/messages.js';
import './skip-link.css';

/** Past the navigation, for who uses the keyboard: to `#content`. */
export const SkipLink = () => (
  <a className="skip-link" href="#content">
    {m.skipToContent()}
  </a>
);
