import { EllipsisVertical, type LucideIcon } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router-dom';
import { IconButton } from './icon-button.tsx';
import { MenuItem } from './menu-item.tsx';
import './row-actions.css';

/** The actions on a row's record, as `RowAction`s: side by side in a wide table, otherwise in a menu labelled `label`. */
export function RowActions({ label, children }: { label: string; children: ReactNode }) {
  const id = useId();
  return (
    <div className="row-actions">
      <IconButton aria-label={label} popoverTarget={id}>
        <EllipsisVertical size={20} aria-hidden="true" />
      </IconButton>
      <div id={id} popover="auto" className="row-menu">
        {children}
      </div>
    </div>
  );
}

interface RowActionProps {
  readonly icon: LucideIcon;
  readonly text: string;
  /** The text with the record's name, because several rows have the same action. */
  readonly name: string;
  /** Where it leads, or what it does. */
  readonly does: { readonly to: string; readonly state?: unknown } | (() => void);
}

/** One of a row's `RowActions`. */
export function RowAction({ icon: Icon, text, name, does }: RowActionProps) {
  const content = (
    <>
      <Icon size={18} aria-hidden="true" />
      <span>{text}</span>
    </>
  );
  return typeof does === 'function' ? (
    <MenuItem
      as="button"
      className="row-action"
      aria-label={name}
      onClick={(event) => {
        // First, so that a dialog that opens now returns the focus to the menu's button.
        event.currentTarget.closest<HTMLElement>('[popover]')?.hidePopover();
        does();
      }}
    >
      {content}
    </MenuItem>
  ) : (
    <MenuItem as={Link} {...does} className="row-action" aria-label={name}>
      {content}
    </MenuItem>
  );
}
