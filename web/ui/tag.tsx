import { X } from 'lucide-react';
import './tag.css';

interface TagProps {
  readonly text: string;
  /** The name of the button that removes it; without one it stays. */
  readonly remove?: string | undefined;
  readonly disabled: boolean;
  readonly onRemove: () => void;
}

/** Something understood from a description, which may be removed again. */
export const Tag = ({ text, remove, disabled, onRemove }: TagProps) => (
  <li className="tag">
    {text}
    {remove !== undefined && (
      <button type="button" className="print:hidden" aria-label={remove} disabled={disabled} onClick={onRemove}>
        <X aria-hidden="true" size={18} />
      </button>
    )}
  </li>
);
