import { type ReactNode, useId } from 'react';
import { Panel } from './panel.tsx';
import './next-card.css';

interface NextCardProps {
  readonly title: string;
  /** A day block or an icon before the text. */
  readonly sign: ReactNode;
  readonly children: ReactNode;
  /** The one or two things to do about it. */
  readonly actions: ReactNode;
}

/** What is next for a person: the one thing of the page that leads. */
export function NextCard({ title, sign, children, actions }: NextCardProps) {
  const id = useId();
  return (
    <Panel aria-labelledby={id} className="next-card">
      <div className="flex min-w-0 items-start gap-4">
        {sign}
        <div className="grid min-w-0 flex-1 gap-1">
          <h2 id={id} className="text-heading">
            {title}
          </h2>
          {children}
        </div>
      </div>
      <div className="flex flex-wrap gap-3">{actions}</div>
    </Panel>
  );
}

/** A sign for what has no day. */
export const NextSign = ({ children }: { children: ReactNode }) => <span className="next-sign">{children}</span>;
