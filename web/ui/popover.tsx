import { type ReactNode, useId, useRef } from 'react';

interface PopoverProps {
  /** What the button is called by a screen reader. */
  readonly label: string;
  /** What the button shows. */
  readonly button: ReactNode;
  readonly children: (close: () => void) => ReactNode;
}

/** A panel below the top bar that opens from a button and closes by itself: the browser's own popover. */
export function Popover({ label, button, children }: PopoverProps) {
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  return (
    <>
      <button type="button" className="button button--ghost relative min-w-11 px-2" aria-label={label} popoverTarget={id}>
        {button}
      </button>
      <div ref={panel} id={id} popover="auto" className="popover">
        {children(() => panel.current?.hidePopover())}
      </div>
    </>
  );
}
