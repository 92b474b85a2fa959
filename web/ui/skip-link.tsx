import { m } from '../i18n/paraglide/messages.js';
import './skip-link.css';

/** Skips the navigation for keyboard users: to `#content`. */
export const SkipLink = () => (
  <a className="skip-link" href="#content">
    {m.skipToContent()}
  </a>
);
