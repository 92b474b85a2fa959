import { type ReactNode, useId, useState } from 'react';
import { flushSync } from 'react-dom';
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

interface PopoverPanelProps extends Required<Pick<PopoverProps, 'at'>> {
  readonly id: string;
  /** Whether its content is there only once it has been opened, as where a page has hundreds of them. */
  readonly isDrawnOnceOpened?: boolean;
  readonly children: ReactNode;
}

/** The panel alone, for a button of another look, which names it by its id (`popoverTarget`). */
export function PopoverPanel({ id, at, isDrawnOnceOpened = false, children }: PopoverPanelProps) {
  const [isDrawn, setIsDrawn] = useState(!isDrawnOnceOpened);
  // Before it opens, so that it is placed and read with its content.
  const draw = () => flushSync(() => setIsDrawn(true));
  return (
    <div id={id} popover="auto" className="popover" data-at={at} onBeforeToggle={isDrawn ? undefined : draw}>
      {isDrawn && children}
    </div>
  );
}
