// oxlint-disable jsx-a11y/prefer-tag-over-role -- the browser's own select and datalist cannot show a second line
import { type ComponentProps, type FocusEvent, type KeyboardEvent, type ReactNode, useEffect, useId, useState } from 'react';
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
  /** Enter takes the only suggestion, which is marked as chosen: for suggestions that are all, and always those of the text as it stands. */
  readonly takesOnlyOne?: boolean | undefined;
  /** What stands above the suggestions and below them while they are shown, such as fields that narrow them down. */
  readonly above?: ReactNode;
  readonly below?: ReactNode;
  /** Said when there are no suggestions, if that is not because nothing is found. */
  readonly nothing?: ReactNode;
  /** The list opens over the page while the field is used; otherwise it always stands below the field. */
  readonly floats: boolean;
  /** What a screen reader hears when the suggestions change. */
  readonly announcement: ReactNode;
  readonly onChoose: (suggestion: S) => void;
}

/** A field with suggestions, which the arrow keys walk through while the focus stays in the field. Enter chooses, or submits the form around it. */
export function Combobox<S extends Suggestion>(props: ComboboxProps<S>) {
  const { text, onText, suggestions: known, takesOnlyOne = false, floats, announcement, onChoose, ...further } = props;
  const { above, below, nothing = m.quickSearchNothing(), ...input } = further;
  const suggestions = known ?? [];
  const id = useId();
  /** The suggestion that the arrow keys have reached, for the text that it was suggested for. */
  const [marked, setMarked] = useState<{ readonly of: string; readonly suggestion: string | undefined }>();
  const [isOpen, setIsOpen] = useState(!floats || text !== '');
  const count = suggestions.length;
  const active = takesOnlyOne && count === 1 ? 0 : suggestions.findIndex(({ id: one }) => marked?.of === text && one === marked.suggestion);
  const expanded = isOpen && count > 0;
  const optionId = (index: number) => `${id}-${index}`;
  useEffect(() => {
    if (active >= 0) document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, active]);
  // In a panel that scrolls, the list would else open below its edge.
  useEffect(() => {
    if (floats && isOpen && count > 0) document.getElementById(id)?.parentElement?.scrollIntoView({ block: 'nearest' });
  }, [id, floats, isOpen, count]);

  const close = () => {
    setMarked(undefined);
    setIsOpen(!floats);
  };
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) close();
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
      setMarked({ of: text, suggestion: suggestions[((active + 1 + step + places) % places) - 1]?.id });
    } else if (event.key === 'Enter') {
      if (chosen === undefined) return close();
      event.preventDefault();
      choose(chosen);
    }
  };
  const escape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !floats || !expanded) return;
    event.preventDefault();
    event.currentTarget.querySelector<HTMLElement>('[role=combobox]')?.focus();
    close();
  };

  return (
    <div role="presentation" className="contents" onBlur={leave} onKeyDown={escape}>
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
          setIsOpen(true);
          onText(event.target.value);
        }}
        onKeyDown={press}
      />
      <div
        role="presentation"
        className="suggestions"
        data-floats={floats}
        hidden={!expanded}
        // The focus stays in the field, or goes to another that stands here.
        onMouseDown={(event) => event.target instanceof HTMLInputElement || event.preventDefault()}
      >
        {above && <div className="suggestions-around">{above}</div>}
        <div id={id} role="listbox" aria-label={input['aria-label']}>
          {suggestions.map((suggestion, index) => (
            <div
              key={suggestion.id}
              id={optionId(index)}
              role="option"
              tabIndex={-1}
              aria-selected={index === active}
              onClick={() => choose(suggestion)}
              onKeyDown={press}
            >
              {suggestion.content}
            </div>
          ))}
        </div>
        {below && <div className="suggestions-around">{below}</div>}
      </div>
      {known?.length === 0 && text.trim() !== '' && (
        <p aria-hidden="true" className={`suggestions-none text-muted ${floats ? 'mt-1 text-sm' : 'px-4 py-2'}`}>
          {nothing}
        </p>
      )}
      <output className="sr-only">{isOpen && announcement}</output>
    </div>
  );
}
