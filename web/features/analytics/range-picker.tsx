import { type SubmitEvent, useState } from 'react';
import { Link } from 'react-router-dom';
import { careLimits } from '#contract/base/care-limits.ts';
import { isCalendarDate } from '#contract/base/qatar-time.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { formatNumber, useLocale } from '../../lib/locale.ts';
import { Button } from '../../ui/button.tsx';
import { DateField } from '../../ui/date-field.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { focusFirst } from '../../ui/field.tsx';
import { type DayRange, lastDays, problemOfRange, usualDays } from './range.ts';

interface RangePickerProps {
  readonly range: DayRange;
  readonly today: string;
  readonly onChoose: (range: DayRange) => void;
}

/** Which days are shown: the last 7, 30 or 90, or any others. */
export function RangePicker({ range, today, onChoose }: RangePickerProps) {
  const locale = useLocale();
  return (
    <div className="grid gap-3 print:hidden">
      <ul className="flex flex-wrap gap-2">
        {usualDays.map((days) => {
          const usual = lastDays(days, today);
          return (
            <li key={days}>
              <Button
                as={Link}
                to={`?days=${days}`}
                aria-current={usual.from === range.from && usual.to === range.to ? 'true' : undefined}
                look={usual.from === range.from && usual.to === range.to ? 'primary' : 'plain'}
              >
                {m.analyticsDays({ days: formatNumber(locale, days) })}
              </Button>
            </li>
          );
        })}
      </ul>
      <Disclosure summary={m.analyticsOtherDays()}>
        <OtherDays key={`${range.from} ${range.to}`} range={range} onChoose={onChoose} />
      </Disclosure>
    </div>
  );
}

function OtherDays({ range, onChoose }: Omit<RangePickerProps, 'today'>) {
  const [typed, setTyped] = useState(range);
  const [isChecked, setIsChecked] = useState(false);
  const missing = (day: string): string | undefined => (isCalendarDate(day) ? undefined : m.accessLogDayMissing());
  const texts = { reversed: m.accessLogDaysReversed(), long: m.analyticsLong({ max: careLimits.analyticsDays }) } as const;
  const problem = missing(typed.from) ?? missing(typed.to) ?? problemOfRange(typed);
  const problems = {
    from: missing(typed.from) ?? (problem === 'reversed' || problem === 'long' ? texts[problem] : undefined),
    to: missing(typed.to),
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setIsChecked(true);
    const found = Object.fromEntries(Object.entries(problems).filter(([, text]) => text !== undefined));
    if (!focusFirst(found, ['from', 'to'])) onChoose(typed);
  };
  return (
    <form noValidate className="flex flex-wrap items-end gap-x-6 gap-y-3" onSubmit={submit}>
      {(['from', 'to'] as const).map((end) => (
        <DateField
          key={end}
          id={end}
          label={end === 'from' ? m.accessLogFrom() : m.accessLogTo()}
          problem={isChecked ? problems[end] : undefined}
          value={typed[end]}
          onChange={(day) => setTyped({ ...typed, [end]: day })}
        />
      ))}
      <Button type="submit">{m.accessLogShowDays()}</Button>
    </form>
  );
}
