import { Link } from 'react-router-dom';
import { careLimits } from '#contract/base/care-limits.ts';
import { isCalendarDate } from '#contract/base/qatar-time.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { formatNumber, useLocale } from '../../lib/locale.ts';
import { Button } from '../../ui/button.tsx';
import { type DayRange, DayRangeForm } from '../../ui/day-range.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { lastDays, problemOfRange, usualDays } from './range.ts';

interface RangePickerProps {
  readonly range: DayRange;
  readonly today: string;
  /** How the figures are grouped, which a link to other days keeps. */
  readonly by: string | null;
  readonly onChoose: (range: DayRange) => void;
}

/** Which days are shown: the last 7, 30 or 90, or any others. */
export function RangePicker({ range, today, by, onChoose }: RangePickerProps) {
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
                to={`?days=${days}${by === null ? '' : `&by=${encodeURIComponent(by)}`}`}
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
        <DayRangeForm shown={range} problemsOf={problemsOf} onChoose={onChoose} />
      </Disclosure>
    </div>
  );
}

const missing = (day: string): string | undefined => (isCalendarDate(day) ? undefined : m.accessLogDayMissing());

function problemsOf(typed: DayRange) {
  const [from, to] = [missing(typed.from), missing(typed.to)];
  if (from !== undefined || to !== undefined) return { from, to };
  const problem = problemOfRange(typed);
  const long = m.analyticsLong({ max: careLimits.analyticsDays });
  return { from: problem && { reversed: m.accessLogDaysReversed(), long }[problem], to };
}
