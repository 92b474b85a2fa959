import { type ReactNode, useId } from 'react';
import { useLocation } from 'react-router-dom';
import { Button } from './button.tsx';
import './popover.css';

interface PopoverProps {
  /** The button's name, if its content does not give it. */
  readonly label?: string;
  readonly look?: 'ghost' | 'plain';
  /** The button's content. */
  readonly button: ReactNode;
  /** Where it opens: below the end of the top bar, or below the button. */
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
      {/* A new page gets a new, closed panel. */}
      <PopoverPanel key={pathname} id={id} at={at}>
        {children}
      </PopoverPanel>
    </>
  );
}

/** The panel alone, for a button of another look, which names it by its id (`popoverTarget`). */
export const PopoverPanel = ({ id, at, children }: Required<Pick<PopoverProps, 'at' | 'children'>> & { readonly id: string }) => (
  <div id={id} popover="auto" className="popover" data-at={at}>
    {children}
  </div>
);
