// oxlint-disable jsx-a11y/prefer-tag-over-role -- the browser's own select and datalist cannot show a second line
import { type ComponentProps, type KeyboardEvent, type ReactNode, useEffect, useId, useState } from 'react';
import { m } from '../i18n/paraglide/messages.js';
import { Input } from './control.tsx';
import './combobox.css';

interface Suggestion {
  readonly id: string;
  readonly content: ReactNode;
}

interface ComboboxProps<S> extends Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'list' | 'role'> {
  readonly 'aria-label': string;
  readonly text: string;
  readonly onText: (text: string) => void;
  /** Undefined while loading, and where none are due. */
  readonly suggestions: readonly S[] | undefined;
  /** Enter takes the only suggestion, which is marked as chosen: for suggestions that are always those of the text as it stands. */
  readonly takesOnlyOne?: boolean | undefined;
  /** There are more than these: typing on narrows them down. */
  readonly hasMore?: boolean | undefined;
  /** The list opens over the page while the field is used; otherwise it always stands below the field. */
  readonly floats: boolean;
  /** What a screen reader hears when the suggestions change. */
  readonly announcement: string;
  readonly onChoose: (suggestion: S) => void;
}

/** A field with suggestions, which the arrow keys walk through while the focus stays in the field. Enter chooses, or submits the form around it. */
export function Combobox<S extends Suggestion>(props: ComboboxProps<S>) {
  const { text, onText, suggestions: known, takesOnlyOne = false, hasMore = false, floats, announcement, onChoose, ...input } = props;
  const suggestions = known ?? [];
  const id = useId();
  const [activeId, setActiveId] = useState<string>();
  const [isOpen, setIsOpen] = useState(!floats || text !== '');
  const count = suggestions.length;
  const active = takesOnlyOne && count === 1 && !hasMore ? 0 : suggestions.findIndex((one) => one.id === activeId);
  const expanded = isOpen && count > 0;
  const optionId = (index: number) => `${id}-${index}`;
  useEffect(() => {
    if (active >= 0) document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, active]);
  // In a panel that scrolls, the list would else open below its edge.
  useEffect(() => {
    if (floats && isOpen && count > 0) document.getElementById(id)?.scrollIntoView({ block: 'nearest' });
  }, [id, floats, isOpen, count]);

  const close = () => {
    setActiveId(undefined);
    setIsOpen(!floats);
  };
  const choose = (suggestion: S) => {
    close();
    onChoose(suggestion);
  };
  const press = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    const chosen = expanded ? suggestions[active] : undefined;
    if (step !== 0) {
      event.preventDefault();
      setIsOpen(true);
      // One more position than suggestions: the field itself.
      const places = suggestions.length + 1;
      setActiveId(suggestions[((active + 1 + step + places) % places) - 1]?.id);
    } else if (event.key === 'Enter') {
      if (chosen === undefined) return close();
      event.preventDefault();
      choose(chosen);
    } else if (event.key === 'Escape' && floats && expanded) {
      event.preventDefault();
      close();
    }
  };

  return (
    <>
      <Input
        {...input}
        type="search"
        autoComplete="off"
        // A telephone number or QID keeps its order in Arabic.
        dir={/^[+\d]/.test(text) ? 'ltr' : input.dir}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={expanded}
        aria-controls={id}
        aria-activedescendant={expanded && active >= 0 ? optionId(active) : undefined}
        value={text}
        onChange={(event) => {
          setActiveId(undefined);
          setIsOpen(true);
          onText(event.target.value);
        }}
        onKeyDown={press}
        onBlur={close}
      />
      <div id={id} role="listbox" aria-label={input['aria-label']} className="suggestions" data-floats={floats} hidden={!expanded}>
        {suggestions.map((suggestion, index) => (
          <div
            key={suggestion.id}
            id={optionId(index)}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            // The focus stays in the field.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => choose(suggestion)}
            onKeyDown={press}
          >
            {suggestion.content}
          </div>
        ))}
        {hasMore && (
          <p aria-hidden="true" className="px-3 py-2 text-sm text-muted">
            {m.suggestionsMore()}
          </p>
        )}
      </div>
      {known?.length === 0 && text.trim() !== '' && (
        <p aria-hidden="true" className={`suggestions-none text-muted ${floats ? 'mt-1 text-sm' : 'px-4 py-2'}`}>
          {m.quickSearchNothing()}
        </p>
      )}
      <output className="sr-only">
        {isOpen && (hasMore && announcement !== '' ? `${announcement} ${m.suggestionsMore()}` : announcement)}
      </output>
    </>
  );
}
