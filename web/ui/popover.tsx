import { type ReactNode, useId } from 'react';
import { useLocation } from 'react-router-dom';
import { Button } from './button.tsx';
import './popover.css';

interface PopoverProps {
  /** What the button is called where what it shows does not say it. */
  readonly label?: string;
  readonly look?: 'ghost' | 'plain';
  /** What the button shows. */
  readonly button: ReactNode;
  /** Below the end of the top bar, or below the button. */
  readonly at?: 'corner' | 'button';
  readonly children: ReactNode;
}

/** A panel that opens from a button and closes by itself: the browser's own popover. */
export function Popover({ label, look = 'ghost', button, at = 'corner', children }: PopoverProps) {
  const id = useId();
  const { pathname } = useLocation();
  return (
    <>
      <Button look={look} className="min-w-11 px-2 sm:px-3" aria-label={label} popoverTarget={id}>
        {button}
      </Button>
      {/* Another page has a new panel, which is closed. */}
      <div key={pathname} id={id} popover="auto" className="popover" data-at={at}>
        {children}
      </div>
    </>
  );
}
