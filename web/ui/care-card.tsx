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

/** Advice: one action as its heading, coloured by urgency, and a card with the rest. */
export const CareCard = ({ tone, action, children }: CareCardProps) => (
  <article className="grid gap-3" data-tone={tone}>
    <header className="care-head">
      <span className="care-sign">
        <action.icon aria-hidden="true" size={28} />
      </span>
      <div className="grid min-w-0 gap-1">
        {action.heading}
        {action.more}
      </div>
    </header>
    <Panel as="div" className="grid gap-4 p-4 sm:p-5">
      {children}
    </Panel>
  </article>
);
