import { CircleCheck } from 'lucide-react';
import { m } from '../i18n/paraglide/messages.js';
import { Lines } from './lines.tsx';
import { Panel } from './panel.tsx';

/** How stored data is protected. */
export function Compliance() {
  return (
    <Panel className="grid gap-3 p-5">
      <h2 className="text-lg font-semibold">{m.complianceTitle()}</h2>
      <Lines>
        {[m.complianceHipaa(), m.complianceEncryption(), m.complianceLogs()].map((name) => (
          <li key={name} className="flex items-center gap-3">
            <CircleCheck size={20} aria-hidden="true" className="shrink-0 text-good" />
            <span className="flex-1">{name}</span>
            <span className="text-sm text-muted">{m.complianceOn()}</span>
          </li>
        ))}
      </Lines>
    </Panel>
  );
}
