import { type ReactNode, useId } from 'react';
import { useLocation } from 'react-router-dom';

interface PopoverProps {
  /** What the button is called by a screen reader. */
  readonly label: string;
  /** What the button shows. */
  readonly button: ReactNode;
  readonly children: ReactNode;
}

/** A panel below the top bar that opens from a button and closes by itself: the browser's own popover. */
export function Popover({ label, button, children }: PopoverProps) {
  const id = useId();
  const { pathname } = useLocation();
  return (
    <>
      <button type="button" className="button button--ghost relative min-w-11 px-2" aria-label={label} popoverTarget={id}>
        {button}
      </button>
      {/* Another page has a new panel, which is closed. */}
      <div key={pathname} id={id} popover="auto" className="popover">
        {children}
      </div>
    </>
  );
}
