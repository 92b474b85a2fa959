import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Panel } from './panel.tsx';
import type { Tone } from './tone.ts';
import './care-card.css';
import './tone.css';

interface CareCardProps {
  readonly tone: Tone;
  /** The one thing to do, with an icon; undefined if something else says it. */
  readonly action?: { readonly icon: LucideIcon; readonly heading: ReactNode } | undefined;
  readonly children: ReactNode;
}

/** Advice as a card: one action as its heading, coloured by urgency. */
export const CareCard = ({ tone, action, children }: CareCardProps) => (
  <Panel as="article" className="overflow-hidden" data-tone={tone}>
    {action && (
      <header className="care-head">
        <action.icon aria-hidden="true" size={28} className="mt-0.5 shrink-0" />
        {action.heading}
      </header>
    )}
    <div className="grid gap-5 p-5">{children}</div>
  </Panel>
);
