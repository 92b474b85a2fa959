import { X } from 'lucide-react';
import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react';
import { limits } from '#contract/base/limits.ts';
import { Combobox } from './combobox.tsx';
import { Input } from './control.tsx';
import { Field } from './field.tsx';
import { IconButton } from './icon-button.tsx';

interface Suggestion {
  readonly id: string;
  readonly content: ReactNode;
}

interface PickerProps extends Pick<ComponentProps<typeof Combobox>, 'above' | 'below' | 'nothing'> {
  readonly id: string;
  readonly label: string;
  readonly placeholder: string;
  readonly text: string;
  readonly onText: (text: string) => void;
  /** Undefined while loading. */
  readonly suggestions: readonly Suggestion[] | undefined;
  /** The screen reader's announcement when the suggestions are loaded. */
  readonly found: (count: number) => ReactNode;
  /** The choice, as displayed; undefined without one. */
  readonly chosen: string | undefined;
  /** The label of the button that clears the choice. */
  readonly removal: string;
  readonly onChoose: (id: string | undefined) => void;
}

/** Chooses one of the suggestions for a text, or clears the choice. The field keeps the focus. */
export function Picker(props: PickerProps) {
  const { id, label, placeholder, text, onText, suggestions, found, chosen, removal, onChoose, ...around } = props;
  const isChosen = chosen !== undefined;
  // The field of a choice differs from the text field, and appears only once the page shows the choice.
  const awaited = useRef<boolean>(undefined);
  useEffect(() => {
    if (awaited.current !== isChosen) return;
    awaited.current = undefined;
    document.getElementById(id)?.focus();
  }, [id, isChosen]);
  const choose = (choice: string | undefined) => {
    awaited.current = choice !== undefined;
    onText('');
    onChoose(choice);
  };
  if (chosen !== undefined)
    return (
      <Field id={id} label={label} problem={false}>
        {(field) => (
          <div className="relative">
            <Input {...field} className="pe-12" readOnly value={chosen} />
            <IconButton className="absolute inset-y-0 end-0" aria-label={removal} onClick={() => choose(undefined)}>
              <X aria-hidden="true" />
            </IconButton>
          </div>
        )}
      </Field>
    );
  return (
    <Field id={id} label={label} problem={false}>
      {(field) => (
        <div className="relative">
          <Combobox
            {...field}
            aria-label={label}
            inputMode="search"
            maxLength={limits.search}
            placeholder={placeholder}
            text={text}
            onText={onText}
            suggestions={suggestions}
            {...around}
            floats
            announcement={suggestions === undefined ? '' : found(suggestions.length)}
            onChoose={(suggestion) => choose(suggestion.id)}
          />
        </div>
      )}
    </Field>
  );
}
