import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { isLineGood } from '../lib/line.ts';
import { keepLinkCode } from '../lib/link-code.ts';
import { Toasts } from '../ui/toasts.tsx';
import { Router } from './router.tsx';

// A desk slip's QR code opens the site with its code.
keepLinkCode(window.location);

function Ahead() {
  const location = useLocation();
  useEffect(() => {
    if (isLineGood()) void import('./ahead.ts').then(({ fetchAhead }) => fetchAhead(location)).catch(() => undefined);
  }, [location]);
  return null;
}

/** The routed pages and their toasts. */
export const App = () => (
  <>
    <Router>
      <Ahead />
    </Router>
    <Toasts />
  </>
);
