// oxlint-disable jsx-a11y/prefer-tag-over-role -- a datalist cannot belong to a text of several lines
import { useQueryClient } from '@tanstack/react-query';
import { type ComponentProps, type KeyboardEvent, useId, useState } from 'react';
import { m } from '../../i18n/paraglide/messages.js';
import { TextArea } from '../../ui/control.tsx';
import { Panel } from '../../ui/panel.tsx';

const phrases = ['bp', 'vitals', 'meds', 'labs', 'allergies', 'problems'] as const;
export type Phrase = (typeof phrases)[number];
const names: Record<Phrase, () => string> = {
  bp: () => m.phraseBp(),
  vitals: () => m.vitalSigns(),
  meds: () => m.phraseMeds(),
  labs: () => m.phraseLabs(),
  allergies: () => m.phraseAllergies(),
  problems: () => m.problems(),
};

interface PhraseAreaProps extends Omit<ComponentProps<'textarea'>, 'value' | 'onChange'> {
  readonly id: string;
  readonly patientId: string;
  readonly value: string;
  readonly onText: (text: string) => void;
}

/** What is typed of a phrase before the caret: a dot at the beginning of a word, and letters. */
const typedBefore = (text: string, caret: number): string | undefined => /(?:^|\s)\.([a-z]*)$/.exec(text.slice(0, caret))?.[1];

/** A text of several lines in which ".bp" and other phrases become the patient's values; a menu opens at the dot. */
export function PhraseArea({ patientId, value, onText, ...area }: PhraseAreaProps) {
  const id = useId();
  const queryClient = useQueryClient();
  const [caret, setCaret] = useState<number>();
  const [active, setActive] = useState(0);
  const typed = caret === undefined ? undefined : typedBefore(value, caret);
  const offered = typed === undefined ? [] : phrases.filter((one) => one.startsWith(typed));
  const chosen = offered[active] ?? offered[0];
  const close = () => setCaret(undefined);

  const insert = async (phrase: Phrase, from: number, to: number) => {
    close();
    const { phraseText } = await import('./note-phrases.ts');
    const given = await phraseText(queryClient, patientId, phrase).catch(() => undefined);
    const field = document.getElementById(area.id);
    if (given === undefined || !(field instanceof HTMLTextAreaElement)) return;
    // What was typed while the values were fetched stays.
    if (field.value.slice(from, to) !== value.slice(from, to)) return;
    onText(`${field.value.slice(0, from)}${given}${field.value.slice(to)}`);
    const end = from + given.length;
    requestAnimationFrame(() => field.setSelectionRange(end, end));
  };
  const choose = (phrase: Phrase) => {
    if (caret !== undefined && typed !== undefined) void insert(phrase, caret - typed.length - 1, caret);
  };
  const press = (event: KeyboardEvent) => {
    if (chosen === undefined) return;
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step !== 0) setActive((offered.indexOf(chosen) + step + offered.length) % offered.length);
    else if (event.key === 'Escape') close();
    else if (event.key === 'Enter' || event.key === 'Tab') choose(chosen);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <div className="relative">
      <TextArea
        {...area}
        // As high as its text; where a browser can't, as high as its rows.
        style={{ fieldSizing: 'content', minBlockSize: '4rem' }}
        value={value}
        aria-controls={id}
        aria-activedescendant={chosen === undefined ? undefined : `${id}-${chosen}`}
        onChange={({ target }) => {
          setCaret(target.selectionStart);
          setActive(0);
          onText(target.value);
        }}
        onKeyDown={press}
        onBlur={close}
      />
      <Panel
        as="div"
        id={id}
        role="listbox"
        aria-label={m.phrases()}
        hidden={chosen === undefined}
        className="absolute start-2 z-10 grid p-1 shadow-lg"
      >
        {offered.map((phrase) => (
          <div
            key={phrase}
            id={`${id}-${phrase}`}
            role="option"
            tabIndex={-1}
            aria-selected={phrase === chosen}
            className={
              phrase === chosen
                ? 'flex min-h-8 cursor-pointer items-center gap-3 px-2 font-semibold underline'
                : 'flex min-h-8 cursor-pointer items-center gap-3 px-2'
            }
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => choose(phrase)}
            onKeyDown={press}
          >
            <bdi dir="ltr">.{phrase}</bdi> <span className="text-sm text-muted">{names[phrase]()}</span>
          </div>
        ))}
      </Panel>
    </div>
  );
}
