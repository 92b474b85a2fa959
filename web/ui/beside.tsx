import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react';
import './beside.css';

/** The buttons that open what is beside the page. */
export const BesideRail = ({ children }: { children: ReactNode }) => <ul className="beside-rail">{children}</ul>;

/** Work on a patient beside the page: a row of buttons, and what one of them opened. Along the lower edge where there is little room. */
export const Beside = ({ label, children }: { label: string; children: ReactNode }) => (
  <aside aria-label={label} className="beside">
    {children}
  </aside>
);

const field = 'textarea, select, input:not([type=radio], [type=checkbox])';

interface BesidePanelProps extends Omit<ComponentProps<'section'>, 'className' | 'title'> {
  readonly title: string;
  /** Whom it is about. */
  readonly about: string | undefined;
  /** What must be known of them, where the panel covers the page that says it. */
  readonly facts?: ReactNode;
  readonly close: ReactNode;
}

/** The open part. Its first field gets the focus, as soon as it is there. */
export function BesidePanel({ title, about, facts, close, children, ...rest }: BesidePanelProps) {
  const body = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const place = body.current;
    const before = document.activeElement;
    const focus = (): boolean => {
      const first = place?.querySelector<HTMLElement>(field);
      first?.focus();
      return first !== undefined && first !== null;
    };
    if (place === null || focus()) return undefined;
    const arrival = new MutationObserver(() => {
      // Somebody who has moved on meanwhile stays there.
      if ((document.activeElement !== before && document.activeElement !== document.body) || focus()) arrival.disconnect();
    });
    arrival.observe(place, { childList: true, subtree: true });
    return () => arrival.disconnect();
  }, []);
  return (
    <section {...rest} aria-label={title} className="beside-panel">
      <header>
        <div className="min-w-0">
          <h2>{title}</h2>
          {about !== undefined && (
            <p className="truncate text-sm text-muted">
              <bdi>{about}</bdi>
            </p>
          )}
        </div>
        {close}
        {facts !== undefined && <div className="beside-facts">{facts}</div>}
      </header>
      <div ref={body}>{children}</div>
    </section>
  );
}
