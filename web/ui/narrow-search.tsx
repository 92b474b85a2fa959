import { type KeyboardEvent, useId, useState } from 'react';
import { limits } from '#contract/base/limits.ts';
import type { PatientList } from '#contract/patient/list.ts';
import { seen } from '#contract/base/seen.ts';
import { countFound } from '../lib/count-found.ts';
import { useLocale } from '../lib/locale.ts';
import { m } from '../i18n/paraglide/messages.js';
import { Button } from './button.tsx';
import { Input } from './control.tsx';
import { Field, focusFirst } from './field.tsx';
import './narrow-search.css';

/** What tells namesakes apart, in the order of the fields. */
const parts = ['name', 'year', 'digits'] as const;
type Part = (typeof parts)[number];
const nothing: Readonly<Record<Part, string>> = { name: '', year: '', digits: '' };
const labels: Readonly<Record<Part, () => string>> = {
  name: () => m.narrowName(),
  year: () => m.narrowYear(),
  digits: () => m.narrowDigits(),
};
/** Other digits beside a name would be read as something else. */
const forms: Readonly<Partial<Record<Part, RegExp>>> = { year: /^\p{Nd}{2}(?:\p{Nd}{2})?$/u, digits: /^\p{Nd}{3,}$/u };
const problems = { name: () => undefined, year: () => m.narrowYearProblem(), digits: () => m.narrowDigitsProblem() } as const;

interface NarrowSearchProps {
  readonly text: string;
  readonly found: Pick<PatientList, 'total' | 'truncated'>;
  /** The id of the field that has the text, which takes the focus when it is narrowed. */
  readonly field: string;
  /** The same search, narrowed. */
  readonly onNarrow: (text: string) => void;
}

/**
 * Says how many a search means, and takes what tells them apart, which is added to its words; of one that found nobody because it could not
 * look through everybody, says that. It may stand in another form.
 */
export function NarrowSearch({ text, found, field: searchField, onNarrow }: NarrowSearchProps) {
  const locale = useLocale();
  const id = useId();
  const [added, setAdded] = useState(nothing);
  const [isTried, setIsTried] = useState(false);
  const isWrong = (part: Part): boolean => seen(added[part]) !== '' && forms[part]?.test(seen(added[part])) === false;
  const narrow = () => {
    const wrong = parts.filter(isWrong);
    setIsTried(true);
    if (focusFirst(Object.fromEntries(wrong.map((part) => [part, true])), parts, id)) return;
    const more = parts.map((part) => seen(added[part])).filter(Boolean);
    if (more.length > 0) {
      setAdded(nothing);
      setIsTried(false);
      onNarrow([seen(text), ...more].join(' ').slice(0, limits.search));
    }
    document.getElementById(more.length > 0 ? searchField : `${id}${parts[0]}`)?.focus();
  };
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    narrow();
  };
  if (found.total === 0) return `${m.notLookedThrough()}. ${m.notLookedThroughHint()}`;
  const count = countFound(locale, found);
  return (
    <fieldset aria-label={m.narrowSearch()} className="narrow-search">
      <p className="text-sm">
        <strong className="font-semibold">{(/\p{Nd}/u.test(text) ? m.narrowOfWords : m.narrowOfNames)({ count })}</strong> {m.narrowBy()}
      </p>
      <div className="narrow-fields">
        {parts.map((part) => (
          <Field key={part} id={`${id}${part}`} label={labels[part]()} problem={isTried && isWrong(part) ? problems[part]() : undefined}>
            {(field) => (
              <Input
                {...field}
                // Of none, or Enter in the search would not submit the form around it.
                form=""
                dir={part === 'name' ? 'auto' : 'ltr'}
                inputMode={part === 'name' ? 'text' : 'numeric'}
                autoComplete="off"
                maxLength={part === 'year' ? 4 : limits.name}
                value={added[part]}
                onChange={({ target: { value } }) => setAdded({ ...added, [part]: value })}
                onKeyDown={press}
              />
            )}
          </Field>
        ))}
        <Button className="narrow-do" onClick={narrow}>
          {m.narrowDo()}
        </Button>
      </div>
    </fieldset>
  );
}
