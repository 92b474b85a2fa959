import { Search } from 'lucide-react';
import { useEffect, useState } from 'react';
import { limits } from '#contract/base/limits.ts';
import { seen } from '#contract/base/seen.ts';
import { typingPauseMs } from '../lib/use-settled.ts';
import { Input } from './control.tsx';
import { Field } from './field.tsx';

interface SearchBoxProps {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly onChange: (search: string) => void;
}

/** The search field; sends its text once typing pauses. */
export function SearchBox({ id, label, value, onChange }: SearchBoxProps) {
  const [text, setText] = useState(value);
  const [sent, setSent] = useState(value);
  // The back button may change the search from outside.
  if (value !== sent) {
    setSent(value);
    setText(value);
  }
  useEffect(() => {
    if (seen(text) === sent) return undefined;
    const timer = setTimeout(() => {
      setSent(seen(text));
      onChange(seen(text));
    }, typingPauseMs);
    return () => clearTimeout(timer);
  }, [text, sent, onChange]);
  return (
    <div className="min-w-full flex-1 sm:min-w-72">
      <Field id={id} label={label} problem={false}>
        {(field) => (
          <div className="relative">
            <Search size={18} aria-hidden="true" className="pointer-events-none absolute inset-y-0 start-3.5 my-auto text-muted" />
            <Input
              {...field}
              type="search"
              className="ps-11"
              maxLength={limits.search}
              autoComplete="off"
              value={text}
              onChange={(event) => setText(event.target.value)}
            />
          </div>
        )}
      </Field>
    </div>
  );
}
