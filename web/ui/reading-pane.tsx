import { type ReactNode, useId } from 'react';
import './reading-pane.css';

/** Groups to choose from, and beside them the list of the chosen one. */
export const ReadingPage = ({ children }: { children: ReactNode }) => <div className="reading-page">{children}</div>;

/** A list and, in a wide window, room beside it for the pane of its row. */
export const ReadingList = ({ children }: { children: ReactNode }) => <div className="reading-list">{children}</div>;

interface ReadingPaneProps {
  readonly title: ReactNode;
  /** Beside the title. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** What there is to read about one row of a `ReadingList`. It belongs into its row, so that the keyboard comes to it from there. */
export function ReadingPane({ title, action, children }: ReadingPaneProps) {
  const id = useId();
  return (
    <section className="reading-pane" aria-labelledby={id}>
      <div>
        <header>
          <h3 id={id}>{title}</h3>
          {action}
        </header>
        {children}
      </div>
    </section>
  );
}
