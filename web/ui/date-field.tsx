import { type ReactNode, useState } from 'react';
import { isCalendarDate } from '#contract/base/qatar-time.ts';
import { formatDate, useLocale } from '../lib/locale.ts';
import { m } from '../i18n/paraglide/messages.js';
import { Input } from './control.tsx';
import { type DatePart, type DateProblem, dateIn, dateParts, partIn, partsOf, problemOf, valueOf, yearIn } from './date-parts.ts';
import { Problem } from './field.tsx';
import './date-field.css';

const partName: Readonly<Record<DatePart, () => string>> = {
  day: () => m.datePartDay(),
  month: () => m.datePartMonth(),
  year: () => m.datePartYear(),
};
const impossibleText = { 'no-month': () => m.dateMonthImpossible(), 'no-year': () => m.dateYearImpossible() } as const;
function textOf(problem: DateProblem): string {
  if (problem.kind === 'incomplete')
    return m.dateIncomplete({ parts: problem.parts.map((part) => partName[part]().toLowerCase()).join(m.listComma()) });
  return problem.kind === 'no-day' ? m.dateDayImpossible({ last: problem.last }) : impossibleText[problem.kind]();
}

interface DateFieldProps {
  /** The id of the day, which takes focus for the field. */
  readonly id: string;
  readonly label: string;
  readonly hint?: ReactNode;
  /** The problem, in the page's language. For an incomplete or impossible date, the field names the wrong part instead. */
  readonly problem: string | undefined;
  readonly need?: 'required' | 'optional' | 'unsaid';
  /** YYYY-MM-DD, or what was typed of it so far; empty if nothing was. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** What is said of a year without day and month, where it is enough. */
  readonly yearText?: ((year: string) => string) | undefined;
  /** Whether the browser may fill in the user's own birth date. */
  readonly isOwnBirthDate?: boolean;
}

/** Asks for a date by its day, month and year, in this order, and says it back in words. A whole date may be pasted into any of the three. */
export function DateField({
  id,
  label,
  hint,
  problem,
  need = 'unsaid',
  value,
  onChange,
  yearText,
  isOwnBirthDate = false,
}: DateFieldProps) {
  const locale = useLocale();
  const [typed, setTyped] = useState(() => partsOf(value));
  // Typed text stays as typed, "3" and not "03", until the form sets another date.
  const shown = valueOf(typed) === value ? typed : partsOf(value);
  const year = yearText && yearIn(value);
  const wrong = year === undefined ? problemOf(value) : undefined;
  const idOf = (part: DatePart): string => (part === 'day' ? id : `${id}-${part}`);
  const change = (part: DatePart, text: string): void => {
    const typedPart = partIn(text);
    // Who knows only the year types it where the focus is.
    const isYear = yearText !== undefined && part === 'day' && shown.year === '' && /^(?:19|20)\d\d$/.test(typedPart);
    const next = dateIn(text) ?? { ...shown, ...(isYear ? { day: '', year: typedPart } : { [part]: typedPart }) };
    setTyped(next);
    onChange(valueOf(next));
    if (isYear) document.getElementById(idOf('year'))?.focus();
  };
  return (
    <fieldset className="date-field" aria-describedby={`${id}-hint ${id}-problem`}>
      <legend>
        {label} {need === 'optional' && <span className="font-normal text-muted">{m.checkerOptional()}</span>}
      </legend>
      <div id={`${id}-hint`} className="text-sm text-muted">
        {hint}{' '}
        <span className="block">
          {m.dateExample()}
          {yearText && `${m.listComma()}${m.birthYearEnough()}`}
        </span>
      </div>
      <div className="date-parts">
        {dateParts.map((part, index) => {
          const isWrong = wrong === undefined || wrong.parts.includes(part);
          return (
            <div key={part} className="date-part">
              <label htmlFor={idOf(part)}>
                {/* Focus may come straight to the day, and not every reader then says the legend. */}
                {part === 'day' && <span className="sr-only">{label}: </span>}
                {partName[part]()}
              </label>
              <Input
                id={idOf(part)}
                name={idOf(part)}
                dir="ltr"
                inputMode="numeric"
                autoComplete={isOwnBirthDate ? `bday-${part}` : 'off'}
                aria-required={need === 'required' ? true : undefined}
                aria-invalid={problem !== undefined && isWrong}
                data-wrong={wrong?.parts[0] === part ? true : undefined}
                value={shown[part]}
                onChange={(event) => change(part, event.target.value)}
                onKeyDown={(event) => {
                  // As if the whole date were typed into one field.
                  const next = dateParts[index + 1];
                  if (next === undefined || shown[part] === '' || !/^[ ./-]$/.test(event.key)) return;
                  event.preventDefault();
                  document.getElementById(idOf(next))?.focus();
                }}
              />
            </div>
          );
        })}
        <output className="date-in-words">
          {year === undefined ? isCalendarDate(value) && formatDate(locale, value) : yearText?.(year)}
        </output>
      </div>
      <Problem id={`${id}-problem`}>{problem !== undefined && wrong !== undefined ? textOf(wrong) : problem}</Problem>
    </fieldset>
  );
}
