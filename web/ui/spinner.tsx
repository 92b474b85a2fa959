import { m } from '../i18n/paraglide/messages.js';
import './spinner.css';

/** Shows that something is awaited. `text` says what; without it, only screen readers are told. */
export function Spinner({ size = 'normal', text }: { size?: 'normal' | 'large'; text?: string }) {
  return (
    <output className="inline-flex items-center gap-3">
      <svg className="spinner" data-size={size} viewBox="0 0 24 24" fill="none" aria-hidden="true">
        <circle cx="12" cy="12" r="9" stroke="currentColor" strokeOpacity="0.25" strokeWidth="3" />
        <path d="M21 12a9 9 0 0 0-9-9" stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
      </svg>
      {text === undefined ? <span className="sr-only">{m.loading()}</span> : <span>{text}</span>}
    </output>
  );
}
