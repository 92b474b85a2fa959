import { CircleCheck } from 'lucide-react';
import { m } from '../i18n/paraglide/messages.js';

/** How what is kept is protected. */
export function Compliance() {
  return (
    <section className="panel grid gap-3 p-5">
      <h2 className="text-lg font-semibold">{m.complianceTitle()}</h2>
      <ul className="lines">
        {[m.complianceHipaa(), m.complianceEncryption(), m.complianceLogs()].map((name) => (
          <li key={name} className="flex items-center gap-3">
            <CircleCheck size={20} aria-hidden="true" className="shrink-0" style={{ color: 'var(--status-active-text)' }} />
            <span className="flex-1">{name}</span>
            <span className="text-sm text-muted">{m.complianceOn()}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
