import { type ReactNode, useId } from 'react';
import { useLocation } from 'react-router-dom';

interface PopoverProps {
  /** What the button is called where what it shows does not say it. */
  readonly label?: string;
  readonly look?: 'button--ghost' | 'button--outline';
  /** What the button shows. */
  readonly button: ReactNode;
  /** Below the end of the top bar, or below the button. */
  readonly at?: 'corner' | 'button';
  readonly children: ReactNode;
}

/** A panel that opens from a button and closes by itself: the browser's own popover. */
export function Popover({ label, look = 'button--ghost', button, at = 'corner', children }: PopoverProps) {
  const id = useId();
  const { pathname } = useLocation();
  return (
    <>
      <button type="button" className={`button ${look} relative min-w-11 px-2 sm:px-3`} aria-label={label} popoverTarget={id}>
        {button}
      </button>
      {/* Another page has a new panel, which is closed. */}
      <div key={pathname} id={id} popover="auto" className="popover" data-at={at}>
        {children}
      </div>
    </>
  );
}
