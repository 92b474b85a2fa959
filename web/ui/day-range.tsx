import { type SubmitEvent, useState } from 'react';
import { m } from '../i18n/paraglide/messages.js';
import { Button } from './button.tsx';
import { DateField } from './date-field.tsx';
import { focusFirst } from './field.tsx';

/** Days in Qatar (YYYY-MM-DD), both included. */
export interface DayRange {
  readonly from: string;
  readonly to: string;
}

interface DayRangeFormProps {
  readonly shown: DayRange;
  /** What is wrong with the days typed, by field. */
  readonly problemsOf: (typed: DayRange) => { readonly [End in keyof DayRange]: string | undefined };
  readonly onChoose: (days: DayRange) => void;
}

/** The first and the last day shown. The range changes only once both are complete. */
export function DayRangeForm({ shown, problemsOf, onChoose }: DayRangeFormProps) {
  const [typed, setTyped] = useState(shown);
  const [before, setBefore] = useState(shown);
  const [isChecked, setIsChecked] = useState(false);
  // The days also change from outside: by the buttons, and by the history.
  if (before.from !== shown.from || before.to !== shown.to) {
    setBefore(shown);
    setTyped(shown);
    setIsChecked(false);
  }
  const found = problemsOf(typed);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setIsChecked(true);
    const problems = Object.fromEntries(Object.entries(found).filter(([, problem]) => problem !== undefined));
    if (!focusFirst(problems, ['from', 'to'])) onChoose(typed);
  };
  return (
    <form noValidate className="flex flex-wrap items-end gap-x-6 gap-y-3" onSubmit={submit}>
      {(['from', 'to'] as const).map((end) => (
        <DateField
          key={end}
          id={end}
          label={end === 'from' ? m.accessLogFrom() : m.accessLogTo()}
          problem={isChecked ? found[end] : undefined}
          value={typed[end]}
          onChange={(day) => setTyped({ ...typed, [end]: day })}
        />
      ))}
      <Button type="submit">{m.accessLogShowDays()}</Button>
    </form>
  );
}
