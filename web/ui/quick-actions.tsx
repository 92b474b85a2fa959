import type { LucideIcon } from 'lucide-react';
import { Link } from 'react-router-dom';
import { m } from '../i18n/paraglide/messages.js';
import { Button } from './button.tsx';
import { Panel } from './panel.tsx';

interface QuickAction {
  readonly path: string;
  readonly name: string;
  readonly icon: LucideIcon;
}

/** The most frequent actions, one press away. */
export function QuickActions({ actions }: { actions: readonly QuickAction[] }) {
  return (
    <Panel className="grid content-start gap-3 p-5">
      <h2 className="text-lg font-semibold">{m.quickActions()}</h2>
      <ul className="grid gap-2">
        {actions.map(({ path, name, icon: Icon }) => (
          <li key={path}>
            <Button as={Link} className="w-full justify-start" to={path}>
              <Icon aria-hidden="true" />
              {name}
            </Button>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
