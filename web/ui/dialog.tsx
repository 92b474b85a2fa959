import { type ComponentProps, useId } from 'react';
import './dialog.css';

interface DialogProps extends Omit<ComponentProps<'dialog'>, 'className' | 'title'> {
  /** Its heading, which names the dialog; without one it needs an `aria-label`. */
  readonly title?: string;
  readonly look?: 'normal' | 'wide' | 'palette' | 'drawer';
  /** Prints without the page below it. It must then be a child of the body. */
  readonly printed?: boolean;
}

/** A modal dialog: the browser's own, opened with its `showModal`. */
export function Dialog({ title, look = 'normal', printed, children, ...dialog }: DialogProps) {
  const titleId = useId();
  return (
    <dialog
      {...(title !== undefined && { 'aria-labelledby': titleId })}
      {...dialog}
      className="dialog"
      data-look={look}
      data-printed={printed}
    >
      {title === undefined ? (
        children
      ) : (
        <div className="grid gap-4 p-5 sm:p-6">
          <h2 id={titleId} className="text-dialog">
            {title}
          </h2>
          {children}
        </div>
      )}
    </dialog>
  );
}
