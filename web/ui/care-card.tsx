import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Panel } from './panel.tsx';
import type { Tone } from './tone.ts';
import './care-card.css';
import './tone.css';

interface CareCardProps {
  readonly tone: Tone;
  /** The one thing to do, with an icon, and what belongs to it: when, and why. */
  readonly action: { readonly icon: LucideIcon; readonly heading: ReactNode; readonly more: ReactNode };
  readonly children: ReactNode;
}

/** Advice as a card: one action as its heading, coloured by urgency. */
export const CareCard = ({ tone, action, children }: CareCardProps) => (
  <Panel as="article" className="overflow-hidden" data-tone={tone}>
    <header className="care-head">
      <action.icon aria-hidden="true" size={28} className="mt-0.5 shrink-0" />
      <div className="grid gap-1">
        {action.heading}
        {action.more}
      </div>
    </header>
    <div className="grid gap-4 p-4 sm:p-5">{children}</div>
  </Panel>
);
