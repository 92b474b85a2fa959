import { WifiOff } from 'lucide-react';
import { useOnline } from '../lib/use-online.ts';
import { m } from '../i18n/paraglide/messages.js';
import './offline-bar.css';

/** Says that there is no connection, for as long as there is none; `text` is what that means on this page. */
export function OfflineBar({ text = m.offline }: { readonly text?: () => string }) {
  const online = useOnline();
  return (
    <output className="offline-bar" data-shown={!online}>
      {!online && (
        <>
          <WifiOff size={20} aria-hidden="true" className="shrink-0" />
          {text()}
        </>
      )}
    </output>
  );
}
